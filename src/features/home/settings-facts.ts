import { clock } from '../../cards/clock.ts';
import { texts } from '../../i18n/index.ts';
import { OWN_NAMES } from '../../i18n/language.ts';
import type { Language } from '../../language.ts';
import type { RingSettings } from '../../store/store.ts';

/** The language, reminders and quiet hours, each with its label. */
export function settingsFacts(
  chosen: Language | undefined,
  { opens, closes, starts, quietFrom, quietTo, zone }: RingSettings,
  language: Language,
): [label: string, values: string[]][] {
  const { home, follow } = texts(language);
  const reminders = (['opens', 'closes', 'starts'] as const).filter(
    (kind) => ({ opens, closes, starts })[kind],
  );
  const listed = reminders.map((kind) => follow.toggle[kind]).join(', ');
  const quiet =
    quietFrom === quietTo ? home.none : `${clock(quietFrom, language)}–${clock(quietTo, language)} (${zone})`;
  return [
    [home.language, [chosen === undefined ? home.asInSlack : OWN_NAMES[chosen]]],
    [follow.reminders, [listed === '' ? home.none : listed]],
    [home.quietTitle, [quiet]],
  ];
}
