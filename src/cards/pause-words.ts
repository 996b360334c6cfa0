/** Why Slack takes no messages for a channel or a person, and what can be done about it. */
import type { Catalog } from '../i18n/en/texts.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { causeOfRefusal } from '../slack-refusals.ts';
import type { Reader } from './card.ts';
import { instant } from './dates.ts';

/** Why Slack takes no messages for a conversation. */
type Reason = Exclude<keyof Catalog['reminder']['pause'], 'direct' | 'group' | OfWord>;

/** What a word that is kept beside `other` is about. */
type OfWord = (typeof OF_WORD)[number];
const OF_WORD = ['ruled', 'setup', 'person', 'text', 'over'] as const;

/** To whom messages can't be sent. */
interface Whom {
  readonly kind: 'channel' | 'person';
  readonly isGroup?: boolean | undefined;
}

/** Why Slack takes no messages; `word`: its own, where the reason is `other`. */
interface Cause {
  readonly reason: Reason;
  readonly word?: string | undefined;
}

/** What a person can do where Slack takes no messages. */
function adviceFor({ reason: kept, word = '' }: Cause, { kind, isGroup }: Whom, language: Language): string {
  const words = texts(language).reminder.pause;
  const reason = kept === 'other' ? ofWord(word) : kept;
  if (reason === 'setup' || reason === 'text' || reason === 'over') return words[reason];
  const isEverywhere = reason === 'token_revoked' || reason === 'account_inactive';
  // A direct conversation can't be joined, left or archived.
  if (kind === 'person') return words[isEverywhere ? reason : 'direct'];
  const isOutside = reason === 'not_in_channel' || reason === 'channel_not_found';
  return words[isGroup && isOutside ? 'group' : reason];
}

/** Why nothing can be posted, how to fix that, and that posting then resumes by itself. */
export const fixingWords = (cause: Cause, whom: Whom, language: Language): string =>
  `${adviceFor(cause, whom, language)} ${texts(language).reminder.resumes}`;

function ofWord(word: string): OfWord | 'other' {
  const cause = causeOfRefusal(word);
  return OF_WORD.find((one) => one === cause) ?? 'other';
}

/** Since when a target is paused, why, and how to fix that, in our own words; undefined where it is not paused. */
export function pauseWords(
  { pause, ...whom }: Whom & { readonly pause: (Cause & { readonly since: number }) | undefined },
  reader: Reader,
): string | undefined {
  if (!pause) return undefined;
  const since = instant({ at: pause.since, precision: 'minute' }, reader);
  return `${texts(reader.language).follow.pausedSince(since)} ${fixingWords(pause, whom, reader.language)}`;
}

/** Says that a channel could not be told of a change, and what to do about that; undefined where it may have been. */
export function untoldNote(
  told: { readonly is: 'told' | 'unsure' } | { readonly is: 'refused'; readonly cause: Cause } | undefined,
  isGroup: boolean | undefined,
  language: Language,
): string | undefined {
  if (told?.is !== 'refused') return undefined;
  return `${texts(language).changes.untold} ${adviceFor(told.cause, { kind: 'channel', isGroup }, language)}`;
}
