/** The target that a request is about. */

import type { Place } from '../../asking/feature.ts';
import type { Language } from '../../language.ts';
import { isDirectId } from '../../slack-ids.ts';
import { usualRings } from '../../store/ring-settings.ts';
import type { Store, Target, TargetKey, TargetKind } from '../../store/store.ts';
import { isTimeZone } from '../../time-zone.ts';
import type { Preferences } from '../../workspace/preferences.ts';
import { conversationId, type Request } from './request.ts';

/** A channel or person that follows, or may follow. */
export interface Spot extends TargetKey {
  readonly kind: TargetKind;
  /** Whether the channel is a group direct message; undefined: not known. */
  readonly isGroup?: boolean | undefined;
}

/**
 * The channel of the request; in a direct conversation the person. `asked.conversation` counts only if the
 * place has no conversation, as in a modal. The workspace is always the place's.
 * @returns undefined if neither names a conversation
 */
export function spotOf(
  { workspace, user, conversation, isGroup }: Place,
  asked: Pick<Request<'follow'>, 'whom' | 'conversation' | 'isGroup'> = {},
): Spot | undefined {
  if (workspace === '' || user === '') return undefined;
  const person: Spot = { workspace, target: user, kind: 'person' };
  if (asked.whom === 'person') return person;
  const id = conversationId.safeParse(conversation ?? asked.conversation).data;
  if (id === undefined) return undefined;
  if (isDirectId(id)) return person;
  const known = conversation === undefined ? asked.isGroup : isGroup;
  return { workspace, target: id, kind: 'channel', isGroup: known };
}

/** Opens the direct conversation with a person. May reject. */
type DirectConversation = (
  workspace: string,
  user: string,
) => Promise<{ readonly conversation: string; readonly zone?: string | undefined }>;

/** Everything needed to make a target. `zone`: the study API's. */
export interface TargetDeps {
  readonly store: Pick<Store, 'targets'>;
  readonly preferences: Preferences;
  readonly zone: string;
  readonly directConversation: DirectConversation;
}

/**
 * The language in which a target is told of its follows: the one it has; else the channel's choice; else the
 * asker's.
 */
export async function languageFor(
  spot: Spot,
  otherwise: Language,
  { store, preferences }: TargetDeps,
): Promise<Language> {
  const known = await store.targets.get(spot);
  if (known) return known.language;
  const { workspace, target: channel } = spot;
  const chosen = spot.kind === 'channel' ? await preferences.channel({ workspace, channel }) : undefined;
  return chosen?.language ?? otherwise;
}

/**
 * The stored target, or a new one, which is not stored yet. A new one gets the person's own choices.
 * @returns undefined if no direct conversation could be opened with the person
 */
export async function targetFor(
  spot: Spot,
  language: Language,
  deps: TargetDeps,
): Promise<Target | undefined> {
  const known = await deps.store.targets.get(spot);
  if (known) return { ...known, isGroup: spot.isGroup ?? known.isGroup };
  const where = await reach(spot, deps);
  if (!where) return undefined;
  const { workspace, target: user, kind } = spot;
  const person = kind === 'person' ? await deps.preferences.person({ workspace, user }) : undefined;
  const settings = { ...usualRings(where.zone), ...person?.rings, zone: where.zone };
  const unchecked = { pause: undefined, checkedAt: undefined };
  return { ...spot, conversation: where.conversation, language, settings, ...unchecked };
}

async function reach(
  { workspace, target, kind }: Spot,
  { zone, directConversation }: TargetDeps,
): Promise<{ conversation: string; zone: string } | undefined> {
  if (kind === 'channel') return { conversation: target, zone };
  try {
    const direct = await directConversation(workspace, target);
    const own = direct.zone !== undefined && isTimeZone(direct.zone) ? direct.zone : zone;
    return { conversation: direct.conversation, zone: own };
  } catch {
    // Whatever Slack's reason is, the person is told how to mend it.
    return undefined;
  }
}
