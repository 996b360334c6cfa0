/** Cards stay valid, harmless and complete, for any input of the study API or a person. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { button } from '../../src/cards/blocks.ts';
import {
  type Card,
  type Modal,
  type Reader,
  toMessage,
  toPlainMessage,
  toView,
} from '../../src/cards/card.ts';
import { errorCard } from '../../src/cards/error-card.ts';
import { InvalidRequest } from '../../src/errors.ts';
import { compareCard } from '../../src/features/compare/handlers.ts';
import { courseCard, courseModal, coursesCard } from '../../src/features/course/card.ts';
import { courseUnitCard, courseUnitModal } from '../../src/features/course-unit/handlers.ts';
import { enrollmentCard, enrollmentsCard } from '../../src/features/enrollment/handlers.ts';
import { helpCard } from '../../src/features/help/card.ts';
import { roomsCard } from '../../src/features/rooms/card.ts';
import { choiceCard } from '../../src/features/rooms/choice.ts';
import { roomsRequest } from '../../src/features/rooms/request.ts';
import type { BuildingId, LookUp, Realization } from '../../src/study-client/model.ts';
import { messageProblems, viewProblems } from '../block-kit/limits.ts';
import {
  buildings,
  failures,
  foundOf,
  lookUps,
  outsideText,
  readers,
  realizations,
  units,
} from '../fixtures/arbitraries.ts';
import { buildingFilledWith } from '../fixtures/buildings.ts';
import { unitFilledWith } from '../fixtures/course-units.ts';
import { MESSAGES } from '../fixtures/gallery.ts';
import { HOSTILE, HUGE } from '../fixtures/hostile.ts';
import { fresh, outage, readerIn } from '../fixtures/reader.ts';
import { codeOf, endlessOf, filledWith } from '../fixtures/realizations.ts';
import { markupIn, mentionsIn, mrkdwnIn, textsIn, unsaid } from '../fixtures/safety.ts';

const roomsRequests = fc
  .record({
    building: outsideText,
    filters: fc.record({
      minSeats: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined }),
      words: fc.array(outsideText, { maxLength: 5 }),
    }),
    page: fc.nat(9999),
  })
  .filter((request) => roomsRequest.safeParse(request).success);

const knownBuilding = fc.record({
  id: fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/).map((id) => id as BuildingId),
  code: fc.option(outsideText, { nil: undefined }),
  names: fc.record({ en: outsideText, fi: outsideText, sv: outsideText }, { requiredKeys: [] }),
  aliases: fc.constant([]),
});
const choices = fc.record({
  why: fc.oneof(
    fc.constant('several' as const),
    fc.record({
      failed: outsideText.map((input) => new InvalidRequest({ about: 'building', input })),
      near: fc.boolean(),
    }),
  ),
  buildings: fc.uniqueArray(knownBuilding, { selector: ({ id }) => id, maxLength: 120 }),
});

const reference = 'K7QM2XWR';
const helps = fc.oneof(
  fc.record({
    about: fc.constant('usage' as const),
    input: outsideText,
    nearest: fc.constant('/course unit'),
  }),
  fc.record({ about: fc.constant('usage' as const), input: outsideText }),
);

/** What renders a value, and shows that value where a property fails. */
const from = <T, C>(values: fc.Arbitrary<T>, render: (value: T, reader: Reader) => C) =>
  values.map((value) =>
    Object.assign((reader: Reader): C => render(value, reader), {
      [fc.toStringMethod]: () => fc.stringify(value),
    }),
  );

/** Five of them side by side, in the newest blocks and in the plainer ones. */
function compared(lines: readonly LookUp[], reader: Reader): { newest: Card; plainer: Card } {
  const { plainer, ...newest } = compareCard(lines.slice(0, 5), reader);
  return { newest, plainer: { ...newest, blocks: plainer ?? newest.blocks } };
}

/** Every card, from anything. */
const CARDS: Record<string, fc.Arbitrary<(reader: Reader) => Card>> = {
  course: from(foundOf(realizations), courseCard),
  courses: from(lookUps, coursesCard),
  compare: from(lookUps, (lines, reader) => compared(lines, reader).newest),
  'compare, plainer': from(lookUps, (lines, reader) => compared(lines, reader).plainer),
  enrollment: from(foundOf(realizations), enrollmentCard),
  enrollments: from(lookUps, enrollmentsCard),
  'course unit': from(foundOf(units), courseUnitCard),
  rooms: from(fc.tuple(foundOf(buildings), roomsRequests), ([found, request], reader) =>
    roomsCard(found, request, reader),
  ),
  'a choice of buildings': from(fc.tuple(choices, roomsRequests), ([choice, request], reader) =>
    choiceCard(choice, request, reader),
  ),
  help: from(helps, helpCard),
  error: from(failures, (error, reader) => errorCard(error, reader, { reference })),
};

const MODALS: Record<string, fc.Arbitrary<(reader: Reader) => Modal>> = {
  course: from(foundOf(realizations), courseModal),
  'course unit': from(foundOf(units), courseUnitModal),
};

describe.each(Object.entries(CARDS))('a card of %s', { tags: 'property' }, (_, cards) => {
  const holds = (check: (card: Card, reader: Reader) => void) =>
    fc.assert(fc.property(cards, readers, (render, reader) => check(render(reader), reader)));

  it('keeps to Slack’s limits, also in its plain form', () =>
    holds((card) => {
      const message = toMessage(card, {
        buttons: [button('Share', { id: 'share', value: 'x' })],
        note: 'Note.',
      });
      expect(messageProblems(message)).toEqual([]);
      expect(messageProblems(toPlainMessage(message))).toEqual([]);
    }));

  it('mentions no person, and its text holds no markup but our dates', () =>
    holds((card) => {
      const message = toMessage(card);
      for (const shown of [message, toPlainMessage(message)]) {
        expect(mentionsIn(shown)).toEqual([]);
        expect(markupIn(shown.text)).toEqual([]);
        expect(mrkdwnIn(shown).flatMap(markupIn)).toEqual([]);
      }
    }));

  it('says in its text all that its blocks say', () =>
    holds((card) => {
      expect(unsaid(card)).toEqual([]);
    }));
});

describe.each(Object.entries(MODALS))('a modal of %s', (_, modals) => {
  it('keeps to Slack’s limits and mentions no person', { tags: 'property' }, () =>
    fc.assert(
      fc.property(modals, readers, (render, reader) => {
        const view = toView(render(reader), reader.language);
        expect(viewProblems(view)).toEqual([]);
        expect(mentionsIn(view)).toEqual([]);
        expect(mrkdwnIn(view).flatMap(markupIn)).toEqual([]);
      }),
    ),
  );
});

/** As many as can be compared, with codes of their own. */
const fiveOf = (one: Realization): LookUp[] =>
  [1, 2, 3, 4, 5].map((at) => ({
    asked: `${at}`,
    found: fresh({ ...one, code: codeOf(`${at}${one.code}`.slice(0, 500)) }),
  }));

/** Everything that shows this text, wherever it can stand. */
function everythingWith(text: string, reader: Reader): unknown[] {
  const realization = filledWith(text);
  const building = buildingFilledWith(text);
  const word = text.slice(0, 40).trim() || 'x';
  const request = { building: word, filters: { minSeats: 1, words: [word] }, page: 0 };
  const lines = [
    { asked: text, found: outage(realization) },
    { asked: text, error: new Error(text) },
  ];
  const five = fiveOf(realization);
  return [
    courseCard(fresh(realization), reader),
    coursesCard(lines, reader),
    ...Object.values(compared(five, reader)),
    enrollmentCard(fresh(realization), reader),
    enrollmentsCard(lines, reader),
    courseUnitCard(fresh(unitFilledWith(text)), reader),
    roomsCard(fresh(building), { ...request, filters: { words: [] } }, reader),
    roomsCard(fresh(building), request, reader),
    helpCard({ about: 'usage', input: text }, reader),
  ].map((card) => toMessage(card));
}

describe('outside text', () => {
  const SENTINEL = 'zqxsentinelxqz';
  const shown = everythingWith(SENTINEL, readerIn('en'));
  const modals = [
    toView(courseModal(fresh(filledWith(SENTINEL)), readerIn('en')), 'en'),
    toView(courseUnitModal(fresh(unitFilledWith(SENTINEL)), readerIn('en')), 'en'),
  ];

  it('stands nowhere in mrkdwn', () => {
    const all = [...shown, ...modals];
    expect(all.filter((one) => textsIn(one).some(({ text }) => text.includes(SENTINEL)))).toHaveLength(
      all.length,
    );
    expect(all.flatMap(mrkdwnIn).filter((text) => text.includes(SENTINEL))).toEqual([]);
  });

  test.each([...HOSTILE, ...HUGE].map((text) => [text.slice(0, 40), text]))('%j does no harm', (_, text) => {
    for (const message of everythingWith(text.slice(0, 500), readerIn('fi'))) {
      expect(messageProblems(message)).toEqual([]);
      expect(mentionsIn(message as never)).toEqual([]);
    }
    const reader = readerIn('sv');
    for (const modal of [
      courseModal(fresh(filledWith(text)), reader),
      courseUnitModal(fresh(unitFilledWith(text)), reader),
    ]) {
      expect(viewProblems(toView(modal, 'sv'))).toEqual([]);
      expect(mentionsIn(toView(modal, 'sv'))).toEqual([]);
    }
  });
});

describe('as much as there can be', () => {
  test.each(['Words ', '漢字', 'ä', '👩‍👩‍👧‍👦', '"\\'])('of %j', (part) => {
    const endless = fresh(endlessOf(part));
    const reader = readerIn('sv');
    expect(viewProblems(toView(courseModal(endless, reader), 'sv'))).toEqual([]);
    const lines = Array.from({ length: 10 }, () => ({ asked: 'TX00EY23-3015', found: endless }));
    const side = Object.values(compared(fiveOf(endless.value), reader));
    for (const card of [courseCard(endless, reader), coursesCard(lines, reader), ...side]) {
      const message = toMessage(card, { note: 'Said at last.' });
      expect(messageProblems(message)).toEqual([]);
      expect(message.text).toMatch(/Said at last\.$/);
    }
  });
});

describe('the gallery', () => {
  test.each(Object.entries(MESSAGES))('%s: no text that Slack parses is cut within markup', (_, render) => {
    const { text } = render(readerIn('en'));
    expect(markupIn(text.replaceAll('<@U0123ABCD>', ''))).toEqual([]);
  });
});
