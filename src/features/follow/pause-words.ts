import type { Reader } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { isEverywhere } from '../../rings/timer.ts';
import type { Pause, Target, TargetKind } from '../../store/store.ts';

/** Since when a target is paused, why, and how to mend that. Our own words. */
export function pauseWords({ pause, kind }: Pick<Target, 'pause' | 'kind'>, reader: Reader): string {
  if (!pause) return texts(reader.language).follow.noPause;
  const since = instant({ at: pause.since, precision: 'minute' }, reader);
  return `${texts(reader.language).follow.pausedSince(since)} ${mendingWords(kind, pause.reason, reader.language)}`;
}

/** Why nothing can be posted, how to mend that, and that posting then resumes by itself. */
export function mendingWords(kind: TargetKind, reason: string, language: Language): string {
  const words = texts(language).ring;
  const known = isReason(reason, words.pause) ? reason : 'other';
  // A direct conversation can't be joined, left or archived.
  return `${words.pause[kind === 'person' && !isEverywhere(known) ? 'direct' : known]} ${words.resumes}`;
}

function isReason(
  reason: string,
  known: Readonly<Record<Pause['reason'], string>>,
): reason is Pause['reason'] {
  return Object.hasOwn(known, reason);
}
