/** Changes of a target's reminders and quiet hours. Pure. */
import { isAlwaysLoud } from '../../store/ring-settings.ts';
import type { RingSettings } from '../../store/store.ts';
import type { QuietChange, Request } from './request.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** With one reminder on or off. */
export function withReminder(settings: RingSettings, { kind, on }: Request<'remind'>): RingSettings {
  return { ...settings, [kind]: on };
}

/**
 * With other quiet hours. If there were none, a choice of one end begins them, and the other end lies twelve
 * hours away: 20:00 and 08:00 belong together. A choice of the other end's hour does not mean no quiet hours:
 * they move and keep their length.
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
