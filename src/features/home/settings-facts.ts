import { clock } from '../../cards/clock.ts';
import { texts } from '../../i18n/index.ts';
import { OWN_NAMES } from '../../i18n/language.ts';
import type { Language } from '../../language.ts';
import { isAlwaysLoud, RING_KINDS } from '../../store/ring-settings.ts';
import type { RingSettings } from '../../store/store.ts';

/** The language, reminders and quiet hours, each with its label. */
export function settingsFacts(
  chosen: Language | undefined,
  rings: RingSettings,
  language: Language,
): [label: string, values: string[]][] {
  const { home, follow } = texts(language);
  const listed = RING_KINDS.filter((kind) => rings[kind])
    .map((kind) => follow.toggle[kind])
    .join(', ');
  return [
    [home.language, [chosen === undefined ? home.asInSlack : OWN_NAMES[chosen]]],
    [follow.reminders, [listed === '' ? home.none : listed]],
    [home.quietTitle, [isAlwaysLoud(rings) ? home.none : quietHours(rings, language)]],
  ];
}

function quietHours({ quietFrom, quietTo, zone }: RingSettings, language: Language): string {
  return `${clock(quietFrom, language)}–${clock(quietTo, language)} (${zone})`;
}
