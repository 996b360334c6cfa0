/** Who follows in a workspace: a channel or a person, and what they follow. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../language.ts';
import { withTimeout } from '../primitives.ts';
import { type Followed, followedBy, type NamesOf } from '../reminders/followed.ts';
import { isConversationId, isDirectId } from '../slack-terms.ts';
import { usualReminders } from '../store/reminder-settings.ts';
import type {
  ChannelEdit,
  ChannelMove,
  Pause,
  PauseCause,
  PersonKey,
  Store,
  Target,
  TargetKey,
  TargetKind,
} from '../store/store.ts';
import { isTimeZone } from '../study-client/moments.ts';
import type { ChannelChanges, Told } from './channel-changes.ts';
import type { Preferences } from './preferences.ts';

/**
 * Opens the direct conversation with a person, and reads what Slack says of them, if it does so soon. Undefined: Slack lets the
 * app write to no such person. Rejects with `NotReached`.
 * @param known the conversation, which need not be opened
 */
export type OpenDirect = (
  workspace: string,
  user: string,
  known?: string,
) => Promise<
  | {
      readonly conversation: string;
      readonly zone?: string | undefined;
      readonly language?: Language | undefined;
    }
  | undefined
>;
/**
 * Asks Slack whether it takes messages for a target now, or why not; undefined: Slack has been asked enough. Rejects if Slack
 * has trouble.
 */
export type Probe = (target: Target) => Promise<{ readonly refused?: PauseCause | undefined } | undefined>;
/** Asks for a pass over a target soon, because its follows or settings have changed. */
export type Nudge = (spot: Spot, saying?: 'anew') => void;

// What these functions need, by purpose: a feature has no more than what it calls.

interface Stored<Table extends keyof Store> {
  readonly store: Pick<Store, Table>;
}

/** To make a target. */
interface Making extends Stored<'targets'> {
  readonly preferences: Pick<Preferences, 'person'>;
  /** The study API's time zone. */
  readonly zone: string;
  readonly directConversation: OpenDirect;
}

/** To know in which language a target is told. */
interface Speaking extends Stored<'targets'> {
  readonly preferences: Pick<Preferences, 'channel'>;
}

/** To ask whether a person may change a channel's follows. */
interface Allowing {
  readonly changes: Pick<ChannelChanges, 'expectAllowed'>;
}

/** To tell a channel what was changed. */
interface Telling {
  readonly changes: Pick<ChannelChanges, 'tell'>;
}

/** To learn how Slack treats a target now. */
interface Probing extends Stored<'targets' | 'follows' | 'runFollows'> {
  readonly now: () => number;
  readonly probe: Probe;
  readonly nudge: Nudge;
}

/** To read what is followed. */
interface Reading extends Stored<'targets' | 'follows' | 'courses' | 'enrolled'> {
  readonly now: () => number;
}

/** To name what is followed. */
interface Naming extends Reading {
  /** May reject. */
  readonly namesOf: NamesOf;
}

/** To show what is followed. */
interface Showing extends Stored<'targets' | 'follows' | 'courses' | 'enrolled'> {
  readonly namesOf: NamesOf;
}

/** Who asks, and where. */
interface Place extends PersonKey {
  readonly conversation: string | undefined;
  readonly isGroup?: boolean | undefined;
  readonly isDirect?: true;
}

/** A channel or person that follows, or may follow. */
export interface Spot extends TargetKey {
  readonly kind: TargetKind;
  /** Whether the channel is a group direct message; undefined: not known. */
  readonly isGroup?: boolean | undefined;
  /** Who asks; undefined: not known. */
  readonly user?: string | undefined;
  /** The direct conversation with the person; undefined: not known. */
  readonly conversation?: string | undefined;
}

/**
 * The channel of the request; in a direct conversation the person. `asked.conversation` counts only if the
 * place has no conversation, as in a modal. The workspace is always the place's.
 * @returns undefined if neither names a conversation
 */
export function spotOf(
  { workspace, user, conversation, isGroup, isDirect }: Place,
  asked: Partial<Omit<Place, keyof PersonKey>> & { readonly whom?: TargetKind | undefined } = {},
): Spot | undefined {
  if (workspace === '' || user === '') return undefined;
  const person: Spot = { workspace, target: user, kind: 'person', ...(isDirect && { conversation }) };
  if (asked.whom === 'person') return person;
  const id = conversation ?? asked.conversation;
  if (!isConversationId(id)) return undefined;
  if (isDirectId(id)) return person;
  const known = conversation === undefined ? asked.isGroup : isGroup;
  return { workspace, target: id, kind: 'channel', isGroup: known };
}

/**
 * The language in which a target is told of its follows: the one it has; else the channel's choice; else the
 * asker's.
 */
export async function languageFor(
  spot: Spot,
  otherwise: Language,
  { store, preferences }: Speaking,
): Promise<Language> {
  const known = await store.targets.get(spot);
  if (known) return known.language;
  const { workspace, target: channel } = spot;
  const chosen = spot.kind === 'channel' ? await preferences.channel({ workspace, channel }) : undefined;
  return chosen?.language ?? otherwise;
}

/**
 * The stored target, or a new one, which is not stored yet. A new one gets the person's own choices.
 * @returns undefined if Slack lets the app write to no such person
 */
export async function targetFor(spot: Spot, language: Language, deps: Making): Promise<Target | undefined> {
  const known = await deps.store.targets.get(spot);
  if (known) return { ...known, isGroup: spot.isGroup ?? known.isGroup };
  const where = await reach(spot, deps);
  if (!where) return undefined;
  const { workspace, target: user, kind } = spot;
  const person = kind === 'person' ? await deps.preferences.person({ workspace, user }) : undefined;
  const zone = where.zone ?? person?.reminders?.zone ?? deps.zone;
  const settings = { ...usualReminders(zone), ...person?.reminders, zone };
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
    ...(where.slackLanguage && { slackLanguage: where.slackLanguage }),
  };
}

/** A person as a target, stored or not. Undefined if no direct conversation could be opened with them. */
export async function personAsTarget(
  place: Place,
  language: Language,
  deps: Making & Speaking,
): Promise<Target | undefined> {
  const spot = spotOf(place, { whom: 'person' });
  return spot && targetFor(spot, await languageFor(spot, language, deps), deps);
}

async function reach(
  { workspace, target, kind, conversation }: Spot,
  { directConversation }: Pick<Making, 'directConversation'>,
): Promise<
  { conversation: string; zone?: string | undefined; slackLanguage?: Language | undefined } | undefined
> {
  if (kind === 'channel') return { conversation: target };
  const direct = await directConversation(workspace, target, conversation);
  if (!direct) return undefined;
  const own = direct.zone !== undefined && isTimeZone(direct.zone) ? direct.zone : undefined;
  return { conversation: direct.conversation, zone: own, slackLanguage: direct.language };
}

/** Rejects with `NotAllowed` if the person must not change what the target follows, or how. */
export async function expectMayChange(
  { workspace, kind }: Spot,
  user: string,
  { changes }: Allowing,
  setUpBy: readonly string[] = [],
): Promise<void> {
  if (kind === 'channel') await changes.expectAllowed({ workspace, user }, setUpBy);
}

/** Tells a channel what a person has changed for it; undefined: a person has changed their own. */
export async function tellChannel(
  { workspace, target: channel, kind }: Spot,
  edit: ChannelEdit,
  { user, language }: { readonly user: string; readonly language: Language },
  { changes }: Telling,
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
  deps: Telling & Stored<'targets' | 'follows' | 'runFollows'> & Pick<Reading, 'now'>,
): Promise<{ readonly pause?: Pause | undefined; readonly isUnsure?: boolean }> {
  const outcome = await tellChannel(spot, edit, { user, language }, deps);
  if (!outcome || outcome.is === 'unsure') return { isUnsure: outcome !== undefined };
  const target = { ...spot, pause };
  if (outcome.is === 'told') return { pause: await pausedBy(undefined, target, user, deps) };
  if (isPausedBy(outcome.cause, pause)) return {};
  return { pause: await pausedBy(outcome.cause, target, user, deps) };
}

const isPausedBy = (cause: PauseCause | undefined, pause: Pause | undefined): boolean =>
  pause?.reason === cause?.reason && pause?.word === cause?.word;

/**
 * Notes why Slack takes no messages for a target, or that it does. Those who set up what is followed are told by the next
 * pass, if they are others than the one who asks, whom the answer tells.
 */
async function pausedBy(
  cause: PauseCause | undefined,
  { pause, ...target }: Pick<Target, 'workspace' | 'target' | 'pause'>,
  user: string | undefined,
  { store, now }: Stored<'targets' | 'follows' | 'runFollows'> & Pick<Reading, 'now'>,
): Promise<Pause | undefined> {
  if (!cause) {
    if (pause) await store.targets.change(target, { pause: null });
    return undefined;
  }
  const all = [...(await store.follows.of(target)), ...(await store.runFollows.of(target))];
  const areOwn = all.every(({ createdBy }) => [user, ''].includes(createdBy));
  const fresh = { ...cause, since: pause?.since ?? now(), told: areOwn };
  await store.targets.change(target, { pause: fresh });
  return fresh;
}

/** The longest waits for what Slack says of a target, in milliseconds: of a paused one, and of any other. */
const PROBED_WITHIN = { paused: 2_000, other: 1_000 };

/**
 * The target as Slack treats it now: a refusal that is kept may be over, or have another reason by now, and a channel may be
 * one without Coursebell since the last message. Where Slack does not tell in time, what is kept counts.
 * @param user who asks, and is told by the answer
 */
export async function asSlackTakesIt(
  target: Target,
  user: string | undefined,
  deps: Probing,
): Promise<Target> {
  const { pause, kind } = target;
  // A person who asks can be written to.
  if (!pause && kind === 'person') return target;
  const within = PROBED_WITHIN[pause ? 'paused' : 'other'];
  const answer = await withTimeout(deps.probe(target), within).catch(() => undefined);
  if (!answer || isPausedBy(answer.refused, pause)) return target;
  const fresh = await pausedBy(answer.refused, target, user, deps);
  // What waited for the end of the pause is handed over; others who set up what is paused now are told.
  if (!fresh?.told) deps.nudge(target);
  return { ...target, pause: fresh };
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
  { language, now }: { readonly language: Language; readonly now: number },
  { store, namesOf }: Showing,
): Promise<FollowedHere | undefined> {
  const known = await store.targets.get(spot);
  const target = known && { ...known, isGroup: spot.isGroup ?? known.isGroup };
  const followed = target ? await followedBy(target, store, now, { language, namesOf, user: spot.user }) : [];
  return target && followed.length > 0 ? { target, followed } : undefined;
}

/**
 * The codes that a channel follows, or the person in a direct conversation. The soonest reminder comes first;
 * courses that vanished from the study API come last. May reject.
 */
export async function codesFollowedHere(place: Place, deps: Reading): Promise<string[]> {
  const followed = await storedFollows(spotOf(place), deps);
  const isMissing = ({ follow }: Followed): number => Number(follow.toldMissing);
  return followed.toSorted((a, b) => isMissing(a) - isMissing(b)).map(({ follow }) => follow.code);
}

async function storedFollows(spot: Spot | undefined, { store, now }: Reading): Promise<Followed[]> {
  const target = spot && (await store.targets.get(spot));
  return target ? followedBy(target, store, now()) : [];
}

/** The courses that are followed where a request comes from. Never rejects. */
export async function namedHere(place: Place, deps: Naming) {
  const spot = spotOf(place);
  return spot ? namedAt(spot, deps).catch(() => []) : [];
}

/** The courses that are followed where a request comes from, or by the person who asks. Never rejects. */
export async function namedByPerson(place: Place, deps: Naming) {
  const spots = [spotOf(place), spotOf(place, { whom: 'person' })].filter((spot) => spot !== undefined);
  const all = (await Promise.all(spots.map((spot) => namedAt(spot, deps).catch(() => [])))).flat();
  return [...new Map(all.map((one) => [one.code, one])).values()];
}

/** The courses that a target follows. May reject. */
export async function namedAt(spot: Spot, deps: Naming) {
  const { namesOf } = deps;
  const followed = await storedFollows(spot, deps);
  const codes = followed.map(({ follow }) => follow.code);
  const others = codes.length > 0 ? await namesOf(spot.workspace, codes).catch(() => undefined) : undefined;
  return followed.map(({ follow: { code, told }, facts }) => ({
    code,
    names: [facts.name, told.name, ...Object.values(others?.get(code) ?? {})],
  }));
}

// A channel that has got another id: everything of it goes along.

interface MovesOptions {
  readonly store: Pick<Store, 'workspaces'>;
  readonly preferences: Pick<Preferences, 'forgetChannel'>;
  readonly now: () => number;
  /** Called after a move: what Slack holds for the channel must follow. */
  readonly moved: (workspace: string) => void;
  /** Does a try as background work. Resolves to whether it went well. Never rejects. */
  readonly attempt: (workspace: string, work: () => Promise<undefined>) => Promise<boolean>;
  /** Pauses before further tries, in milliseconds; `PAUSES` by default. */
  readonly pauses?: readonly number[];
}

/**
 * Slack tells it once, and takes the acknowledgement for done. So where the store is in trouble, it is tried again
 * for some minutes. A move that the store has noted is done to its end by the next pass; any other is lost then.
 */
const PAUSES = [1_000, 5_000, 30_000, 120_000];

/** Makes what moves a channel. It never rejects. */
export function createMoves(options: MovesOptions): (move: ChannelMove) => Promise<void> {
  const { store, preferences, now, moved, attempt, pauses = PAUSES } = options;
  return async (move) => {
    const { workspace, from, to } = move;
    const moveNow = async () => void (await store.workspaces.moveChannel(move, now()));
    for (const pause of [0, ...pauses]) {
      if (pause > 0) await sleep(pause, undefined, { ref: false });
      if (!(await attempt(workspace, moveNow))) continue;
      for (const channel of [from, to]) preferences.forgetChannel({ workspace, channel });
      return moved(workspace);
    }
  };
}
