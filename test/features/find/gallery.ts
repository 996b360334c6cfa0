/** Courses that were found among those seen, as cards. */
import { type Message, type Reader, toMessage } from '../../../src/cards/card.ts';
import { Unavailable } from '../../../src/errors.ts';
import type { FindRequest } from '../../../src/features/find/filters.ts';
import { findCard, selectCourses } from '../../../src/features/find/handlers.ts';
import { fresh } from '../../fixtures/reader.ts';
import { BY_STATE, endless, realization, rich, untranslated } from '../../fixtures/realizations.ts';

const SEEN = [rich, ...Object.values(BY_STATE)].map((one) => fresh(one));
const MANY = Array.from({ length: 23 }, (_, at) =>
  fresh(realization(`TX00EY${at + 10}-3001`, { ...rich, code: `TX00EY${at + 10}-3001` as typeof rich.code })),
);

const card =
  (request: FindRequest, of: Partial<{ found: typeof SEEN; all: number; failure: unknown }> = {}) =>
  (reader: Reader): Message => {
    const { found = SEEN, all = found.length, failure } = of;
    return toMessage(
      findCard(
        selectCourses(found, request, reader.now),
        { found, all, failure, catalogue: undefined, isOffered: false, older: 0, near: [] },
        request,
        reader,
      ),
    );
  };

export const MESSAGES: Readonly<Record<string, (reader: Reader) => Message>> = {
  find: card({ words: ['TXK25S1'], languages: ['en'], credits: { least: 5, most: 5 }, states: ['open'] }),
  'find-unused': card({ words: ['TXK25S1', '<banana>'], unused: ['teacher'] }),
  'find-all': card({ words: [] }),
  'find-page': card({ words: [], page: 1 }, { found: MANY, all: 240 }),
  'find-nothing': card({ words: ['TXL99S9'], credits: { least: 3 } }),
  'find-nothing-seen': card({ words: ['TXL99S9'] }, { found: [] }),
  'find-some-unread': card(
    { words: [], credits: { most: 10 } },
    { all: 15, failure: new Unavailable('down', 'network') },
  ),
  'find-endless': card({ words: [] }, { found: [fresh(endless)] }),
  'find-untranslated': (reader) =>
    card({ words: [] }, { found: [fresh(untranslated(reader.language))] })(reader),
};
