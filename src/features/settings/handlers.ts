import { openSettings } from '../../ask/actions.ts';
import {
  defineForms,
  type Feature,
  opens,
  type Place,
  personAt,
  type Submitted,
  submits,
} from '../../ask/feature.ts';
import type { Modal, Reader } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { type SpeakDeps, speakTo } from '../../reminders/check.ts';
import { usualReminders } from '../../store/reminder-settings.ts';
import type { PersonKey, TargetKey } from '../../store/store.ts';
import { isTimeZone } from '../../time-zone.ts';
import {
  changeReminders,
  type RemindersSettingsDeps,
  remindersOfPerson,
} from '../../workspace/preferences.ts';
import { AS_IN_SLACK, chosenReminders, type FilledSettings, settingsForm, settingsModal } from './modal.ts';

/** A person as a target. */
type Spot = TargetKey & { readonly kind: 'person' };

export interface SettingsDeps extends RemindersSettingsDeps, SpeakDeps {
  readonly store: RemindersSettingsDeps['store'] & SpeakDeps['store'];
  /** The study API's zone. */
  readonly zone: string;
  /** The language of answers to a person. Never rejects. */
  readonly languageOf: (place: Place) => Promise<Language>;
  /** Slack's IANA zone of a person. Never rejects. */
  readonly zoneOf: (person: PersonKey) => Promise<string | undefined>;
  /** Asks for a pass over a target soon. */
  readonly nudge: (spot: Spot, saying?: 'anew') => void;
  /** Called when something on a person's Home has changed. */
  readonly changed: (person: PersonKey) => void;
}

/** A person's own settings: language, reminders and quiet hours. No command asks for them. */
export const createSettings = (deps: SettingsDeps): Feature =>
  defineForms({
    name: 'settings',
    actions: [opens(openSettings, titleIn, (_, reader, place) => show(reader, place, deps))],
    forms: [submits(settingsForm, titleIn, ({ filled }, reader, place) => save(filled, reader, place, deps))],
  });

const titleIn = (language: Language): string => texts(language).settings.title;

async function show(reader: Reader, place: Place, deps: SettingsDeps): Promise<Modal> {
  const person = personAt(place);
  const [chosen, reminders] = await Promise.all([
    deps.preferences.person(person),
    remindersOfPerson(person, deps),
  ]);
  return settingsModal(
    { language: chosen?.language, reminders: reminders ?? usualReminders(deps.zone) },
    reader,
  );
}

async function save(
  filled: FilledSettings,
  reader: Reader,
  place: Place,
  deps: SettingsDeps,
): Promise<Submitted> {
  const person = personAt(place);
  const before = await remindersOfPerson(person, deps);
  const reminders = chosenReminders(filled, await zoneFor(person, deps), before);
  if (!reminders) return { errors: { quietTo: texts(reader.language).settings.sameHours } };
  const language = filled.language === AS_IN_SLACK ? null : filled.language;
  const spot = { workspace: person.workspace, target: person.user, kind: 'person' } as const;
  await changeReminders(spot, reminders, deps, { language });
  await tell(spot, person, place, deps);
  return 'done';
}

/** Has the person's current follows, or else only their Home, be as is now chosen. */
async function tell(spot: Spot, person: PersonKey, place: Place, deps: SettingsDeps): Promise<void> {
  const target = await deps.store.targets.get(spot);
  if (!target) return deps.changed(person);
  deps.nudge(spot);
  // To read all courses in another language may take a while, so this comes last.
  if (await speakTo(target, await deps.languageOf(place), deps)) deps.nudge(spot, 'anew');
}

/**
 * Slack's zone of the person, who may have moved. If Slack does not tell, the zone so far, or the study
 * API's.
 */
async function zoneFor(person: PersonKey, deps: SettingsDeps): Promise<string> {
  const own = await deps.zoneOf(person);
  if (own !== undefined && isTimeZone(own)) return own;
  return (await remindersOfPerson(person, deps))?.zone ?? deps.zone;
}
