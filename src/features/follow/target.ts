/** The target that a request is about. */
import type { Place } from '../../ask/feature.ts';
import type { CourseNames } from '../../ask/seen-courses.ts';
import type { Reader } from '../../cards/card.ts';
import type { Language } from '../../language.ts';
import { type Followed, followedBy, type NamesOf } from '../../reminders/check.ts';
import { isDirectId } from '../../slack-ids.ts';
import { usualReminders } from '../../store/reminder-settings.ts';
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
  const settings = { ...usualReminders(where.zone), ...person?.reminders, zone: where.zone };
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

// What is followed where a request comes from.

type Kept = Pick<Store, 'targets' | 'follows' | 'courses'>;

export interface FollowedDeps {
  readonly store: Kept;
  readonly namesOf: NamesOf;
}

/** A target and what it follows: at least one course, the one with the soonest reminder first. */
export interface FollowedHere {
  readonly target: Target;
  readonly followed: readonly Followed[];
}

/**
 * What a target follows, with names in the reader's language where they are known. Undefined: nothing. May
 * reject.
 */
export async function followedAt(
  spot: Spot,
  { language, now }: Reader,
  { store, namesOf }: FollowedDeps,
): Promise<FollowedHere | undefined> {
  const kept = await store.targets.get(spot);
  const target = kept && { ...kept, isGroup: spot.isGroup ?? kept.isGroup };
  const followed = target ? await followedBy(target, store, now, { language, namesOf }) : [];
  return target && followed.length > 0 ? { target, followed } : undefined;
}

/**
 * The codes that a channel follows, or the person in a direct conversation. The soonest reminder comes first;
 * courses that vanished from the study API come last. May reject.
 */
export async function codesFollowedHere(place: Place, store: Kept, now: number): Promise<string[]> {
  const spot = spotOf(place);
  const target = spot && (await store.targets.get(spot));
  const followed = target ? await followedBy(target, store, now) : [];
  const isGone = ({ follow }: Followed): number => Number(follow.toldMissing);
  return followed.toSorted((a, b) => isGone(a) - isGone(b)).map(({ follow }) => follow.code);
}

// The names of what is followed somewhere.

interface Deps {
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses'>;
  readonly namesOf: NamesOf;
  readonly now: () => number;
}

/** The courses that are followed where a request comes from. May reject. */
export async function namedHere(place: Place, deps: Deps): Promise<CourseNames[]> {
  const spot = spotOf(place);
  return spot ? namedAt(spot, deps, deps.now()) : [];
}

/** The courses that a target follows. May reject. */
export async function namedAt(
  spot: Spot,
  { store, namesOf }: Pick<Deps, 'store' | 'namesOf'>,
  now: number,
): Promise<CourseNames[]> {
  const target = await store.targets.get(spot);
  const followed = target ? await followedBy(target, store, now) : [];
  const codes = followed.map(({ follow }) => follow.code);
  const others = codes.length > 0 ? await namesOf(spot.workspace, codes).catch(() => undefined) : undefined;
  return followed.map(({ follow: { code, told }, facts }) => ({
    code,
    names: [facts.name, told.name, ...Object.values(others?.get(code) ?? {})],
  }));
}
