/** The same card that Coursebell sends, for the servers that it is compared with. */

import type { Ask } from '../../src/ask/feature.ts';
import { courseCard } from '../../src/features/course/card.ts';
import { privateMessage } from '../../src/slack/private-answers.ts';
import type { Json } from '../../src/study-client/gateway/fields.ts';
import { readRealizations } from '../../src/study-client/gateway/rows.ts';
import { HOT, hotCode } from './persons.ts';
import { searchBytes } from './upstream-json.ts';

const ZONE = 'Europe/Helsinki';
const codes = Array.from({ length: HOT }, (_, at) => hotCode(at));
const { found: known } = await readRealizations(
  JSON.parse(searchBytes(codes).toString()) as Json,
  new Set(codes),
  { language: 'en', timeZone: ZONE },
);

/** Builds the answer to `/course CODE` anew, from a realization at hand. */
export function answerTo(code: string): Record<string, unknown> {
  const value = known.get(code);
  if (!value) throw new Error(`${code} is not known`);
  const reader = { language: 'en', now: Date.now(), zone: ZONE } as const;
  const card = courseCard({ value, fetchedAt: reader.now, freshness: 'fresh' }, reader);
  const ask: Ask = { feature: 'course', request: { asked: [code] }, shareable: true, card: async () => card };
  const message = privateMessage({ card, ask, language: 'en' });
  return { response_type: 'ephemeral', replace_original: false, ...message };
}
