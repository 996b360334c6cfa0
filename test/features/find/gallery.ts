/** Courses that were found among those seen, as cards. */
import { type Message, type Reader, toMessage } from '../../../src/cards/card.ts';
import { Unavailable } from '../../../src/errors.ts';
import { findCard } from '../../../src/features/find/card.ts';
import type { FindRequest } from '../../../src/features/find/filters.ts';
import { type LookedThrough, selectCourses } from '../../../src/features/find/selection.ts';
import { fresh } from '../../fixtures/reader.ts';
import { BY_STATE, endless, realization, rich, untranslated } from '../../fixtures/realizations.ts';

const SEEN = [rich, ...Object.values(BY_STATE)].map((one) => fresh(one));
const MANY = Array.from({ length: 23 }, (_, at) =>
  fresh(realization(`TX00EY${at + 10}-3001`, { ...rich, code: `TX00EY${at + 10}-3001` as typeof rich.code })),
);

const card =
  (
    request: FindRequest,
    of: Partial<Pick<LookedThrough, 'all' | 'failure' | 'catalogue' | 'older' | 'near'>> & {
      readonly found?: typeof SEEN;
    } = {},
  ) =>
  (reader: Reader): Message => {
    const { found = SEEN, all = found.length, failure, catalogue, older = 0, near = [] } = of;
    return toMessage(
      findCard(
        selectCourses(found, request, reader.now),
        {
          ...{ found, all, failure, catalogue, older, near },
          ...{ ofGroups: false, isOffered: catalogue !== undefined, isAwaited: false },
        },
        request,
        reader,
      ),
    );
  };

/** What a search of the whole catalogue from a day on has brought. */
const catalogue = (found: typeof SEEN, since?: string) => ({
  ...{ found, words: [], isTooBroad: false, failure: undefined },
  ...(since !== undefined && { since }),
});
const NEAR = { code: rich.code, names: { en: rich.name } };

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
  'find-catalogue': card({ words: [] }, { catalogue: catalogue(SEEN), older: 3 }),
  'find-catalogue-far': card({ words: [], far: true }, { catalogue: catalogue(SEEN, '2021-01-01') }),
  'find-catalogue-near': card(
    { words: ['fnctional'] },
    { found: [], catalogue: catalogue([], '2021-01-01'), near: [NEAR] },
  ),
  'find-untranslated': (reader) =>
    card({ words: [] }, { found: [fresh(untranslated(reader.language))] })(reader),
};
