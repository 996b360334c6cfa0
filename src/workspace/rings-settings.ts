/**
 * Reminders and quiet hours of people and channels. If a person follows something, the target has the
 * person's settings. The person's stored choices are kept equal, and a new target begins with them.
 */
import type { PersonChange, PersonKey } from '../store/concerns.ts';
import type { RingSettings, Store, TargetKey, TargetKind } from '../store/store.ts';
import type { Preferences } from './preferences.ts';

/** Where these settings are stored. */
export interface RingsSettingsDeps {
  readonly store: Pick<Store, 'targets'>;
  readonly preferences: Preferences;
}

/** A person's own settings; undefined: nothing chosen yet. Rejects if the store is in trouble. */
export async function ringsOfPerson(
  { workspace, user }: PersonKey,
  { store, preferences }: RingsSettingsDeps,
): Promise<RingSettings | undefined> {
  const target = await store.targets.get({ workspace, target: user });
  return target?.settings ?? (await preferences.person({ workspace, user }))?.rings;
}

/**
 * Changes the settings of a target; for a person also the stored choice, whether or not there is a target
 * yet. Rejects if the store is in trouble.
 * @param beside what the person has chosen at the same time: it is stored together with the settings
 */
export async function changeRings(
  { workspace, target, kind }: TargetKey & { readonly kind: TargetKind },
  rings: RingSettings,
  { store, preferences }: RingsSettingsDeps,
  beside: Pick<PersonChange, 'language'> = {},
): Promise<void> {
  // The person comes first: a target that is made meanwhile takes the settings from there.
  if (kind === 'person') await preferences.changePerson({ workspace, user: target }, { ...beside, rings });
  await store.targets.change({ workspace, target }, { settings: rings });
}
