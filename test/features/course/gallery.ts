/** What looking up by name shows, by name, as Slack gets it. */
import type { ModalView } from '@slack/types';
import { showCourse } from '../../../src/ask/actions.ts';
import { type KnownCourse, nearCard, seenCard } from '../../../src/ask/seen-courses.ts';
import {
  type Card,
  type Message,
  type Reader,
  toMessage,
  toView,
  withNote,
} from '../../../src/cards/card.ts';
import { errorCard } from '../../../src/cards/error-card.ts';
import { AccessRefused, InvalidRequest, NotFound } from '../../../src/errors.ts';
import { courseCard, coursesCard } from '../../../src/features/course/card.ts';
import { lookUpModal } from '../../../src/features/course/handlers.ts';
import { headed, latestFirst, startsWords, withUnit } from '../../../src/features/course/runs-card.ts';
import { texts } from '../../../src/i18n/index.ts';
import { fresh } from '../../fixtures/reader.ts';
import { BY_STATE, rich } from '../../fixtures/realizations.ts';

type Gallery<T> = Readonly<Record<string, (reader: Reader) => T>>;

const LONG =
  'A very long name that never comes to its end, or so it seems to a person who reads it on a telephone. ';
const SEEN: readonly KnownCourse[] = [
  {
    code: 'TX00EY23-3015',
    names: {
      en: 'Functional Programming',
      fi: 'Funktionaalinen ohjelmointi',
      sv: 'Funktionell programmering',
    },
  },
  { code: 'TX00EY24-3002', names: { fi: 'Ohjelmoinnin perusteet' } },
  { code: 'TX00EY25-3002', names: {} },
  { code: 'KU00CC20-3004', names: { en: LONG.repeat(5), fi: LONG.repeat(5), sv: LONG.repeat(5) } },
  { code: 'LI00BB10-3001', names: { sv: '<!channel> & *Anatomi* ‮' } },
];

const show =
  ({ language }: Reader) =>
  (asked: string, index: number) =>
    showCourse.offer(texts(language).seen.show, { asked }, language, index).at(0);

const card =
  (make: (reader: Reader) => Card) =>
  (reader: Reader): Message =>
    toMessage(make(reader));

const near = (all: readonly KnownCourse[]) =>
  card((reader) => nearCard(new NotFound('realization', 'TX00EY26-3015'), all, reader, show(reader)));

const PAGES = {
  coursePage: 'https://guide.example.org/course/{code}',
  enroll: 'https://enroll.example.org/{id}',
};
const refused = (support: string) =>
  card((reader) =>
    errorCard(new AccessRefused('key', 'search answered 401'), reader, { reference: 'K7QM2XWR', support }),
  );

/** All runs of a unit, in any state of enrollment. */
const RUNS = [rich, ...Object.values(BY_STATE)].map((one) => fresh(one));

export const MESSAGES: Gallery<Message> = {
  'course-pages': card((reader) => courseCard(fresh(rich), reader, { links: PAGES })),
  'error-contact-address': refused('mailto:study-help@example.org'),
  'error-contact-text': refused('Ask in #study-help'),
  seen: card((reader) => seenCard(SEEN, reader, show(reader), 'pro')),
  'seen-many': card((reader) => {
    const runs = Array.from({ length: 13 }, (_, at) => ({
      ...SEEN[1],
      code: `TX00EY24-30${10 + at}`,
      names: SEEN[1]?.names ?? {},
    }));
    return seenCard(runs, reader, show(reader), '<!channel> ohjelmoinnin perusteet');
  }),
  'seen-one': card((reader) => seenCard(SEEN.slice(0, 1), reader, show(reader), 'pro')),
  'near-one': near(SEEN.slice(0, 1)),
  'near-several': near(SEEN.slice(0, 3)),
  'error-no-code-in-message': card((reader) =>
    errorCard(new InvalidRequest({ about: 'no-code-in-message' }), reader, { reference: 'K7QM2XWR' }),
  ),
  'unit-starts': card((reader) => {
    const lines = RUNS.map((found) => ({ asked: found.value.code, found }));
    const list = withUnit(coursesCard(lines, reader), ['TX00EY23'], reader);
    return headed(list, startsWords(latestFirst(RUNS), reader));
  }),
  'courses-of-message': card((reader) =>
    withNote(
      coursesCard([{ asked: rich.code, found: fresh(rich) }], reader),
      texts(reader.language).lookUp.onlyFirst(10, 13),
    ),
  ),
};

export const VIEWS: Gallery<ModalView> = {
  'modal-look-up': ({ language }) => toView(lookUpModal(language), language),
};
