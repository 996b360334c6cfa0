/** The target that a request is about. */
import type { Place } from '../../ask/feature.ts';
import type { CourseNames } from '../../ask/seen-courses.ts';
import type { Dated, Planned } from '../../cards/agenda.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { withContact } from '../../cards/error-card.ts';
import { NotFound } from '../../errors.ts';
import type { Language } from '../../language.ts';
import { type Followed, factsOf, followedBy, knownSince, type NamesOf } from '../../reminders/followed.ts';
import { isDirectId } from '../../slack-ids.ts';
import { usualReminders } from '../../store/reminder-settings.ts';
import type {
  ChannelEdit,
  Pause,
  ReminderSettings,
  Store,
  Target,
  TargetKey,
  TargetKind,
} from '../../store/store.ts';
import { lookUp } from '../../study-client/codes.ts';
import type { StudyClient } from '../../study-client/model.ts';
import { isTimeZone } from '../../time-zone.ts';
import type { ChannelChanges, Told } from '../../workspace/channel-changes.ts';
import type { LookUpFor } from '../../workspace/look-up.ts';
import {
  changeReminders,
  type FollowedCodes,
  type Preferences,
  remindersOfPerson,
} from '../../workspace/preferences.ts';
import { conversationId, type Request } from './request.ts';

/** A channel or person that follows, or may follow. */
export interface Spot extends TargetKey {
  readonly kind: TargetKind;
  /** Whether the channel is a group direct message; undefined: not known. */
  readonly isGroup?: boolean | undefined;
  /** Who asks; undefined: not known. */
  readonly user?: string | undefined;
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

/** Everything that following needs. */
export interface FollowDeps {
  readonly study: StudyClient;
  readonly lookUpFor: LookUpFor;
  /** The same, where a course unit's code stands for the unit's runs. */
  readonly lookUpRuns: LookUpFor;
  /** May reject. */
  readonly namesOf: NamesOf;
  readonly store: Store;
  readonly preferences: Preferences;
  readonly changes: ChannelChanges;
  readonly now: () => number;
  /** The study API's time zone. */
  readonly zone: string;
  /** Opens the direct conversation with a person. May reject. */
  readonly directConversation: (
    workspace: string,
    user: string,
  ) => Promise<{ readonly conversation: string; readonly zone?: string | undefined }>;
  /** The language of answers to a person. Never rejects. */
  readonly languageOf: (place: Place) => Promise<Language>;
  /** Asks for a pass over a target soon, because its follows or settings have changed. */
  readonly nudge: (spot: Spot, saying?: 'anew') => void;
  /** Who helps where the asker can't: an https or mailto address, or a text. */
  readonly support?: string | undefined;
  /** Whether course units' runs are searched for by the next codes. */
  readonly searchesRuns: boolean;
  /** How far ahead reminders are handed to Slack, in milliseconds. */
  readonly horizonMs: number;
  /** Whether calendars can reach Coursebell; absent: they can't. */
  readonly hasCalendar?: boolean | undefined;
  /** What is followed, for cards and pages of courses. */
  readonly followedCodes: FollowedCodes;
}

/**
 * The language in which a target is told of its follows: the one it has; else the channel's choice; else the
 * asker's.
 */
export async function languageFor(
  spot: Spot,
  otherwise: Language,
  { store, preferences }: FollowDeps,
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
  deps: FollowDeps,
): Promise<Target | undefined> {
  const known = await deps.store.targets.get(spot);
  if (known) return { ...known, isGroup: spot.isGroup ?? known.isGroup };
  const where = await reach(spot, deps);
  if (!where) return undefined;
  const { workspace, target: user, kind } = spot;
  const person = kind === 'person' ? await deps.preferences.person({ workspace, user }) : undefined;
  const settings = { ...usualReminders(where.zone), ...person?.reminders, zone: where.zone };
  const unchecked = { pause: undefined, checkedAt: undefined };
  const { isGroup } = spot;
  return {
    workspace,
    target: user,
    kind,
    isGroup,
    conversation: where.conversation,
    language,
    settings,
    ...unchecked,
  };
}

/** A person as a target, stored or not. Undefined if no direct conversation could be opened with them. */
export async function personAsTarget(
  place: Place,
  language: Language,
  deps: FollowDeps,
): Promise<Target | undefined> {
  const spot = spotOf(place, { whom: 'person' });
  return spot && targetFor(spot, await languageFor(spot, language, deps), deps);
}

async function reach(
  { workspace, target, kind }: Spot,
  { zone, directConversation }: FollowDeps,
): Promise<{ conversation: string; zone: string } | undefined> {
  if (kind === 'channel') return { conversation: target, zone };
  try {
    const direct = await directConversation(workspace, target);
    const own = direct.zone !== undefined && isTimeZone(direct.zone) ? direct.zone : zone;
    return { conversation: direct.conversation, zone: own };
  } catch {
    // The person is told how to mend it, for any reason of Slack's.
    return undefined;
  }
}

/** Rejects with `NotAllowed` if the person must not change what the target follows, or how. */
export async function expectMayChange(
  { workspace, kind }: Spot,
  user: string,
  { changes }: FollowDeps,
  setUpBy: readonly string[] = [],
): Promise<void> {
  if (kind === 'channel') await changes.expectAllowed({ workspace, user }, setUpBy);
}

/** Tells a channel what a person has changed for it; undefined: a person has changed their own. */
export async function tellChannel(
  { workspace, target: channel, kind }: Spot,
  edit: ChannelEdit,
  { user, language }: { readonly user: string; readonly language: Language },
  { changes }: FollowDeps,
): Promise<Told | undefined> {
  if (kind === 'person') return undefined;
  return changes.tell({ channel: { workspace, channel }, user, edit, language });
}

/**
 * Tells a channel what it follows from now on. Where Slack refuses that, the target is paused from the beginning; the
 * person who asks is told by the answer. Where it does not, a pause is over.
 */
export async function tellFollowed(
  edit: ChannelEdit,
  { pause, language, ...spot }: Target,
  user: string,
  deps: FollowDeps,
): Promise<{ readonly pause?: Pause | undefined; readonly isUnsure?: boolean }> {
  const { store, now } = deps;
  const told = await tellChannel(spot, edit, { user, language }, deps);
  if (!told || told.is === 'unsure') return { isUnsure: told !== undefined };
  if (told.is === 'told') {
    if (pause) await store.targets.change(spot, { pause: null });
    return { pause: undefined };
  }
  const { reason } = told;
  if (pause?.reason === reason) return {};
  const all = [...(await store.follows.of(spot)), ...(await store.runFollows.of(spot))];
  const areOwn = all.every(({ createdBy }) => [user, ''].includes(createdBy));
  const fresh: Pause = { reason, since: pause?.since ?? now(), told: areOwn };
  await store.targets.change(spot, { pause: fresh });
  return { pause: fresh };
}

/** A card that tells of a pause, with who helps where the reader can't mend it; others as they are. */
export const withHelp = (
  card: Card,
  target: Pick<Target, 'pause'> | undefined,
  { language }: Reader,
  { support }: FollowDeps,
): Card => (target?.pause ? withContact(card, support, language) : card);

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
  { store, namesOf }: FollowDeps,
): Promise<FollowedHere | undefined> {
  const stored = await store.targets.get(spot);
  const target = stored && { ...stored, isGroup: spot.isGroup ?? stored.isGroup };
  const followed = target ? await followedBy(target, store, now, { language, namesOf, user: spot.user }) : [];
  return target && followed.length > 0 ? { target, followed } : undefined;
}

/**
 * The codes that a channel follows, or the person in a direct conversation. The soonest reminder comes first;
 * courses that vanished from the study API come last. May reject.
 */
export async function codesFollowedHere(place: Place, deps: FollowDeps): Promise<string[]> {
  const followed = await storedFollows(spotOf(place), deps);
  const isMissing = ({ follow }: Followed): number => Number(follow.toldMissing);
  return followed.toSorted((a, b) => isMissing(a) - isMissing(b)).map(({ follow }) => follow.code);
}

async function storedFollows(spot: Spot | undefined, { store, now }: FollowDeps): Promise<Followed[]> {
  const target = spot && (await store.targets.get(spot));
  return target ? followedBy(target, store, now()) : [];
}

/** The courses that are followed where a request comes from. May reject. */
export async function namedHere(place: Place, deps: FollowDeps): Promise<CourseNames[]> {
  const spot = spotOf(place);
  return spot ? namedAt(spot, deps) : [];
}

/** The courses that are followed where a request comes from, or by the person who asks. Never rejects. */
export async function namedByPerson(place: Place, deps: FollowDeps): Promise<CourseNames[]> {
  const spots = [spotOf(place), spotOf(place, { whom: 'person' })].filter((spot) => spot !== undefined);
  const all = (await Promise.all(spots.map((spot) => namedAt(spot, deps).catch(() => [])))).flat();
  return [...new Map(all.map((one) => [one.code, one])).values()];
}

/** The courses that a target follows. May reject. */
export async function namedAt(spot: Spot, deps: FollowDeps): Promise<CourseNames[]> {
  const { namesOf } = deps;
  const followed = await storedFollows(spot, deps);
  const codes = followed.map(({ follow }) => follow.code);
  const others = codes.length > 0 ? await namesOf(spot.workspace, codes).catch(() => undefined) : undefined;
  return followed.map(({ follow: { code, told }, facts }) => ({
    code,
    names: [facts.name, told.name, ...Object.values(others?.get(code) ?? {})],
  }));
}

/**
 * What the channel follows, or the person in a direct conversation, and the course of a linked channel. Undefined: the
 * request comes from no conversation. Rejects if the store is in trouble, or if nothing is followed and the linked course
 * can't be read.
 * @param withMarks whether the asker's own marks are shown for what a channel follows: only the asker reads the answer
 */
export async function plannedHere(
  place: Place,
  reader: Reader,
  deps: FollowDeps,
  withMarks = false,
): Promise<Planned | undefined> {
  const at = spotOf(place);
  if (!at) return undefined;
  const spot: Spot = { ...at, ...(withMarks && { user: place.user }) };
  const here = await followedAt(spot, reader, deps);
  const courses = here?.followed ?? [];
  const since = here && knownSince(here.target, courses);
  const weekly = (await settingsAt(spot, deps))?.weekly !== undefined;
  const planned = { kind: spot.kind, courses, since, failed: [], weekly };
  const { workspace, target: channel } = spot;
  const linked =
    spot.kind === 'channel' ? (await deps.preferences.channel({ workspace, channel }))?.linked : undefined;
  if (linked === undefined || courses.some(({ follow }) => follow.code === linked)) return planned;
  try {
    const { value } = await lookUp(deps.study, linked, reader.language);
    const also: Dated = { follow: { code: value.code }, facts: factsOf(value, reader.language) };
    return { ...planned, courses: [...courses, also] };
  } catch (error) {
    if (courses.length > 0) return { ...planned, failed: [{ asked: linked, error }] };
    throw error instanceof NotFound ? new NotFound(error.subject, error.id, 'linked') : error;
  }
}

async function settingsAt(spot: Spot, deps: FollowDeps): Promise<ReminderSettings | undefined> {
  if (spot.kind === 'channel') return (await deps.store.targets.get(spot))?.settings;
  return remindersOfPerson({ workspace: spot.workspace, user: spot.target }, deps);
}

/**
 * Switches the overview of each week on or off, also where nothing is followed yet: a channel may be linked to a course.
 * @returns for whom; undefined if the request comes from no conversation
 */
export async function changeOverview(
  { on, whom }: { readonly on: boolean; readonly whom?: 'person' | undefined },
  place: Place,
  reader: Reader,
  deps: FollowDeps,
): Promise<TargetKind | undefined> {
  const spot = spotOf(place, { whom });
  if (!spot) return undefined;
  await expectMayChange(spot, place.user, deps);
  const before = (await settingsAt(spot, deps)) ?? usualReminders(deps.zone);
  const { weekly, ...others } = before;
  const after = on ? { ...others, weekly: weekly ?? deps.now() } : others;
  const language = await languageFor(spot, reader.language, deps);
  if (spot.kind === 'channel') {
    const target = await targetFor(spot, language, deps);
    if (target) await deps.store.follows.add({ ...target, settings: after }, [], 1);
  }
  await changeReminders(spot, after, deps);
  if (on !== (weekly !== undefined)) {
    const edit = { is: 'settings' as const, before: { reminders: before }, after: { reminders: after } };
    await tellChannel(spot, edit, { user: place.user, language }, deps);
  }
  deps.nudge(spot);
  return spot.kind;
}
