/** Wishes that reminders of one kind should not come any more, which is for the settings and ends no follow. */
import { amountAt, isUnit } from '../../ask/lead-words.ts';
import { mayName } from '../../ask/named-courses.ts';
import { namesTime } from '../../ask/words.ts';
import { vocabulary } from '../../i18n/index.ts';
import { intentOf, isAgainst, mayBeName } from './wish.ts';

const { course, follow, lead } = vocabulary;
const KINDS = [lead.opens, lead.closes, lead.starts, lead.ends, follow.changes, course.enrollment];

/** A time, or what a reminder is of. */
const isOfKind = (word: string): boolean => isUnit(word) || KINDS.some(({ has }) => has(word));

/**
 * Whether reminders of one kind are to go, and not all: "remove the one week reminder", "no reminders about changes". Those of a
 * course may be meant, by its code; "all reminders about enrollment" may be all.
 */
export function stopsOneKind(words: readonly string[]): boolean {
  if (!isAgainst(words) || !words.some(follow.reminding.has) || words.some(follow.all.has)) return false;
  const intent = intentOf(words);
  const verb = words.findIndex((word) => follow.enders.has(word) || follow.endersAlone.has(word));
  const others = intent?.does === 'unfollow' ? intent.rest : words.filter((_, at) => at !== verb);
  if (!others.some((word, at) => isOfKind(word) || amountAt(others, at)?.isCounted)) return false;
  const isBeside = (word: string): boolean =>
    /\d/.test(word) || isOfKind(word) || !mayBeName(word) || follow.reminding.has(word) || namesTime([word]);
  return !mayName(others.filter((word) => !isBeside(word)));
}
