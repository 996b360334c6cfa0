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
 * away: 20:00 and 08:00 belong together.
 */
export function withQuiet(settings: RingSettings, change: QuietChange): RingSettings {
  if (change.at === 'off') return { ...settings, quietTo: settings.quietFrom };
  const chosen = change.hour * HOUR;
  const opposite = (chosen + DAY / 2) % DAY;
  const none = isAlwaysLoud(settings);
  return change.at === 'from'
    ? { ...settings, quietFrom: chosen, quietTo: none ? opposite : settings.quietTo }
    : { ...settings, quietFrom: none ? opposite : settings.quietFrom, quietTo: chosen };
}

/** Tells whether there are no quiet hours. */
export function isAlwaysLoud({ quietFrom, quietTo }: RingSettings): boolean {
  return quietFrom === quietTo;
}
