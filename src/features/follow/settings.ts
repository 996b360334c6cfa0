/** Changes of what a target wants to hear, and when. Pure. */
import type { RingSettings } from '../../store/store.ts';
import type { QuietChange, Request } from './request.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** With one reminder on or off. */
export function withReminder(settings: RingSettings, { kind, on }: Request<'remind'>): RingSettings {
  return { ...settings, [kind]: on };
}

/**
 * With other quiet hours. Where there were none, choosing one end begins them, and the other lies twelve hours
 * away: 20:00 and 08:00 belong together. Whoever chooses the hour of the other end does not want none at all: they move, as
 * long as they were.
 */
export function withQuiet(settings: RingSettings, change: QuietChange): RingSettings {
  if (change.at === 'off') return { ...settings, quietTo: settings.quietFrom };
  const chosen = change.hour * HOUR;
  const { quietFrom, quietTo } = settings;
  const length = isAlwaysLoud(settings) ? DAY / 2 : (quietTo - quietFrom + DAY) % DAY;
  const moves = isAlwaysLoud(settings) || chosen === (change.at === 'from' ? quietTo : quietFrom);
  return change.at === 'from'
    ? { ...settings, quietFrom: chosen, quietTo: moves ? (chosen + length) % DAY : quietTo }
    : { ...settings, quietFrom: moves ? (chosen - length + DAY) % DAY : quietFrom, quietTo: chosen };
}

/** Tells whether there are no quiet hours. */
export function isAlwaysLoud({ quietFrom, quietTo }: RingSettings): boolean {
  return quietFrom === quietTo;
}
