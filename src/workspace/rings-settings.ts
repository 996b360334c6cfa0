/**
 * Reminders and quiet hours of people and channels. Those of a person who follows something are the target's; what is
 * kept with the person's other choices says the same, and is what a new target begins with.
 */
import type { PersonKey } from '../store/concerns.ts';
import type { RingSettings, Store, TargetKey, TargetKind } from '../store/store.ts';
import type { Preferences } from './preferences.ts';

/** Where they are kept. */
export interface RingsSettingsDeps {
  readonly store: Pick<Store, 'targets'>;
  readonly preferences: Preferences;
}

/** What holds where nothing was chosen: every reminder, and quiet from 20:00 to 08:00. */
export function usualRings(zone: string): RingSettings {
  return { opens: true, closes: true, starts: true, quietFrom: 20 * 60, quietTo: 8 * 60, zone };
}

/** What a person has chosen; undefined: nothing yet. Rejects where the store is in trouble. */
export async function ringsOfPerson(
  { workspace, user }: PersonKey,
  { store, preferences }: RingsSettingsDeps,
): Promise<RingSettings | undefined> {
  const target = await store.targets.get({ workspace, target: user });
  return target?.settings ?? (await preferences.person({ workspace, user }))?.rings;
}

/** Changes those of a target, and of a person with them. Rejects where the store is in trouble. */
export async function changeRings(
  { workspace, target, kind }: TargetKey & { readonly kind: TargetKind },
  rings: RingSettings,
  { store, preferences }: RingsSettingsDeps,
): Promise<void> {
  // First of all the person: a target that is made meanwhile takes them from there.
  if (kind === 'person') await preferences.changePerson({ workspace, user: target }, { rings });
  await store.targets.change({ workspace, target }, { settings: rings });
}
