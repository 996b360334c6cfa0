/** A course beside a person's own courses: "which of my courses clash with TX00EY23-3015?" */
import { z } from 'zod';
import { followedElsewhere, followsNothing } from '../../ask/actions.ts';
import { MOST_CODES } from '../../ask/asked-codes.ts';
import type { Conversation, Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { escapeMrkdwn, header, joined, richBullets } from '../../cards/blocks.ts';
import { type Card, type Reader, withNote } from '../../cards/card.ts';
import { overlapsOf } from '../../cards/time-line.ts';
import { freshnessNote, noteBlocks } from '../../cards/words.ts';
import { NotFound } from '../../errors.ts';
import { texts, topics, vocabulary } from '../../i18n/index.ts';
import { isOrdinaryWord } from '../../i18n/language-of.ts';
import { inPieces } from '../../primitives.ts';
import { isDirectId } from '../../slack-terms.ts';
import { parseRealizationCode } from '../../study-client/codes.ts';
import type { LookUp } from '../../study-client/model.ts';
import type { Lessons } from '../../workspace/lessons.ts';
import { type LookUpFor, ofFollowed } from '../../workspace/look-up.ts';
import { clashOf, comparedNames, linedOf, periodLines } from './overlap.ts';

/** The most courses of a person that one is compared with. */
const MOST_OWN = 30;

/** A course, and all of one's own. */
export const ownCompareRequest = z.object({
  asked: z.array(z.string().min(1).max(60)).length(1),
  own: z.literal(true),
});
export type OwnCompareRequest = z.infer<typeof ownCompareRequest>;

export interface OwnCompareDeps {
  readonly lookUpFor: LookUpFor;
  /** The courses of a person, those that start next first. May reject. */
  readonly own: (place: Place, reader: Reader) => Promise<readonly string[]>;
  readonly lessons: Pick<Lessons, 'ahead'>;
}

const { compare, course, enrolled, facts, find, term } = vocabulary;
const SAID = [term.together, term.own, find.courses, find.mine, find.other, find.which];
const OF_OWN = [...SAID, compare.ofSeveral, course.realization, enrolled.mine, facts.it, facts.joins];

/**
 * Reads whether one's own courses are at the same time as a course, or as the one that was spoken of. Every word must be
 * understood: a name beside it is another course.
 */
export async function compareWithOwn(
  { words, codes, units, quotes }: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<OwnCompareRequest | undefined> {
  const isMine = (word: string, at: number): boolean =>
    (find.mine.has(word) || term.own.has(word)) &&
    words.slice(at + 1, at + 3).some((one) => find.courses.has(one) || course.realization.has(one));
  const asks = words.some(term.together.has) && words.some(isMine);
  if (quotes || !asks || units.length > 0 || codes.length > 1) return undefined;
  const isRead = (word: string): boolean =>
    OF_OWN.some(({ has }) => has(word)) ||
    codes.some((code) => code === parseRealizationCode(word)) ||
    isOrdinaryWord(word) ||
    topics.begins(word);
  if (!words.every(isRead)) return undefined;
  if (codes.length === 0 && !words.some(facts.it.has)) return undefined;
  const [code, ...others] = codes.length > 0 ? codes : await spokenOf();
  return code === undefined || others.length > 0 ? undefined : { asked: [code], own: true };
}

const foundIn = (lookUps: readonly LookUp[]) =>
  lookUps.flatMap((line) => ('found' in line ? [line.found] : []));

/** Says which of a person's courses are at the same time as one. Others may read along in a channel: there it is told where to ask. */
export async function ownComparison(
  { asked: [asked = ''] }: OwnCompareRequest,
  reader: Reader,
  place: Place,
  deps: OwnCompareDeps,
): Promise<Card> {
  const { language } = reader;
  if (!isDirectId(place.conversation ?? '')) return followedElsewhere(language);
  const own = (await deps.own(place, reader)).filter((code) => code !== asked);
  if (own.length === 0) return followsNothing('person', language);
  const codes = own.slice(0, MOST_OWN);
  const { only } = await deps.lookUpFor(place, [asked], language);
  const others = await Promise.all(
    inPieces(codes, MOST_CODES).map((some) => ofFollowed(deps.lookUpFor)(place, some, language)),
  );
  const found = [...(only ? [only] : []), ...others.flatMap((one) => foundIn(one.lookUps))];
  const all = found.map(({ value }) => value);
  if (!only) throw new NotFound('realization', asked);
  const { pairs, undated } = overlapsOf(all.map(linedOf), reader.zone);
  // What is so of one's own courses among themselves is not asked.
  const meeting = pairs.filter((pair) => pair.one === 0 || pair.other === 0);
  const lessons = await deps.lessons.ahead(
    all.map(({ code }) => code),
    language,
  );
  const lines = periodLines(all, { pairs: meeting, undated }, reader, lessons);
  const words = texts(language);
  const title = words.compare.withOwn(comparedNames(all)[0] ?? '');
  const isKnown = meeting.every((pair) => clashOf(pair, all, ['', ''], lessons, reader));
  const note = joined([!isKnown && words.compare.note, freshnessNote(found, reader)], ' ');
  const card: Card = {
    text: joined([escapeMrkdwn(title), ...lines.map((line) => line(escapeMrkdwn)), note], '\n'),
    blocks: [
      header(title),
      richBullets(
        undefined,
        lines.map((line) => line((name) => name)),
      ),
      ...noteBlocks(note),
    ],
    buttons: [],
    shows: [only.value.code],
  };
  return own.length > codes.length ? withNote(card, words.compare.ownFirst(codes.length, own.length)) : card;
}
