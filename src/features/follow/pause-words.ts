import type { Reader } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { isEverywhere } from '../../rings/timer.ts';
import type { Pause, Target } from '../../store/store.ts';

/** Since when a target is paused, why, and how to mend that. Our own words. */
export function pauseWords(target: Pick<Target, 'pause' | 'kind' | 'isGroup'>, reader: Reader): string {
  const { pause } = target;
  if (!pause) return texts(reader.language).follow.noPause;
  const since = instant({ at: pause.since, precision: 'minute' }, reader);
  return `${texts(reader.language).follow.pausedSince(since)} ${mendingWords(target, pause.reason, reader.language)}`;
}

/** Why nothing can be posted, how to mend that, and that posting then resumes by itself. */
export function mendingWords(target: Whom, reason: string, language: Language): string {
  const words = texts(language).ring;
  const known = isReason(reason, words.pause) ? reason : 'other';
  return `${words.pause[adviceFor(target, known)]} ${words.resumes}`;
}

type Whom = Pick<Target, 'kind' | 'isGroup'>;

/** The bot is not there. */
const OUTSIDE: ReadonlySet<Pause['reason']> = new Set(['not_in_channel', 'channel_not_found']);

function adviceFor({ kind, isGroup }: Whom, reason: Pause['reason']): Pause['reason'] | 'direct' | 'group' {
  // A direct conversation can't be joined, left or archived.
  if (kind === 'person') return isEverywhere(reason) ? reason : 'direct';
  return isGroup && OUTSIDE.has(reason) ? 'group' : reason;
}

function isReason(
  reason: string,
  known: Readonly<Record<Pause['reason'], string>>,
): reason is Pause['reason'] {
  return Object.hasOwn(known, reason);
}
