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
type OpenDirect = (
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

/** What targets are made of. */
export interface TargetParts {
  readonly store: Pick<Store, 'targets' | 'follows' | 'runFollows' | 'courses' | 'enrolled' | 'reminders'>;
  readonly preferences: Pick<Preferences, 'person' | 'channel'>;
  readonly changes: Pick<ChannelChanges, 'expectAllowed' | 'tell'>;
  /** May reject. */
  readonly namesOf: NamesOf;
  readonly now: () => number;
  /** The study API's time zone. */
  readonly zone: string;
  readonly directConversation: OpenDirect;
  readonly probe: Probe;
  readonly nudge: Nudge;
}

/** Who reads, and when, in epoch milliseconds. */
interface Reading {
  readonly language: Language;
  readonly now: number;
}

/** What a course is called in a request. */
interface Named {
  readonly code: string;
  readonly names: readonly string[];
}

/** Channels and people as they follow, or may follow. */
export interface Targets {
  /** The language in which a target is told of its follows: the one it has; else the channel's choice; else `otherwise`. */
  languageFor(spot: Spot, otherwise: Language): Promise<Language>;
  /**
   * The stored target, or a new one, which is not stored yet. A new one gets the person's own choices.
   * @returns undefined if Slack lets the app write to no such person
   */
  of(spot: Spot, language: Language): Promise<Target | undefined>;
  /** A person as a target, stored or not. Undefined if no direct conversation could be opened with them. */
  person(place: Place, language: Language): Promise<Target | undefined>;
  /** Rejects with `NotAllowed` if the person must not change what the target follows, or how. */
  expectMayChange(spot: Spot, user: string, setUpBy?: readonly string[]): Promise<void>;
  /** Tells a channel what a person has changed for it; undefined: a person has changed their own. */
  tell(
    spot: Spot,
    edit: ChannelEdit,
    by: { readonly user: string; readonly language: Language },
  ): Promise<Told | undefined>;
  /**
   * Tells a channel what it follows from now on. Where Slack refuses that, the target is paused from the beginning; the
   * person who asks is told by the answer. Where it does not, a pause is over.
   */
  tellFollowed(
    edit: ChannelEdit,
    target: Target,
    user: string,
  ): Promise<{ readonly pause?: Pause | undefined; readonly isUnsure?: boolean }>;
  /**
   * The target as Slack treats it now: a refusal that is kept may be over, or have another reason by now, and a channel may
   * be one without Coursebell since the last message. Where Slack does not tell in time, what is kept counts.
   * @param user who asks, and is told by the answer
   */
  asSlackTakesIt(target: Target, user: string | undefined): Promise<Target>;
  /** What a target follows, with names in the reader's language where they are known. May reject. */
  followedOf(target: Target, reading: Reading, user?: string): Promise<Followed[]>;
  /** The same of a place; undefined: nothing. May reject. */
  followedAt(spot: Spot, reading: Reading): Promise<FollowedHere | undefined>;
  /**
   * The codes that a channel follows, or the person in a direct conversation. The soonest reminder comes first;
   * courses that vanished from the study API come last. May reject.
   */
  codesHere(place: Place): Promise<string[]>;
  /** The courses that are followed where a request comes from. Never rejects. */
  namedHere(place: Place): Promise<Named[]>;
  /** The same, and those that the person who asks follows. Never rejects. */
  namedByPerson(place: Place): Promise<Named[]>;
  /** The courses that a target follows. May reject. */
  namedAt(spot: Spot): Promise<Named[]>;
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

/** The longest waits for what Slack says of a target, in milliseconds: of a paused one, and of any other. */
const PROBED_WITHIN = { paused: 2_000, other: 1_000 };

/** A target and what it follows: at least one course, the one with the soonest reminder first. */
export interface FollowedHere {
  readonly target: Target;
  readonly followed: readonly Followed[];
}

export function createFollowers(parts: TargetParts): Targets {
  const { store, preferences, changes, namesOf, now, zone, directConversation, probe, nudge } = parts;
  const reach = async ({ workspace, target, kind, conversation }: Spot) => {
    if (kind === 'channel') return { conversation: target };
    const direct = await directConversation(workspace, target, conversation);
    if (!direct) return undefined;
    const own = direct.zone !== undefined && isTimeZone(direct.zone) ? direct.zone : undefined;
    return { conversation: direct.conversation, zone: own, slackLanguage: direct.language };
  };
  const languageFor: Targets['languageFor'] = async (spot, otherwise) => {
    const known = await store.targets.get(spot);
    if (known) return known.language;
    const { workspace, target: channel } = spot;
    const chosen = spot.kind === 'channel' ? await preferences.channel({ workspace, channel }) : undefined;
    return chosen?.language ?? otherwise;
  };
  const of: Targets['of'] = async (spot, language) => {
    const known = await store.targets.get(spot);
    if (known) return { ...known, isGroup: spot.isGroup ?? known.isGroup };
    const where = await reach(spot);
    if (!where) return undefined;
    const { workspace, target: user, kind, isGroup } = spot;
    const person = kind === 'person' ? await preferences.person({ workspace, user }) : undefined;
    const own = where.zone ?? person?.reminders?.zone ?? zone;
    return {
      ...{ workspace, target: user, kind, isGroup, conversation: where.conversation, language },
      settings: { ...usualReminders(own), ...person?.reminders, zone: own },
      ...{ pause: undefined, checkedAt: undefined },
      ...(where.slackLanguage && { slackLanguage: where.slackLanguage }),
    };
  };
  const tell: Targets['tell'] = async ({ workspace, target: channel, kind }, edit, { user, language }) => {
    if (kind === 'person') return undefined;
    return changes.tell({ channel: { workspace, channel }, user, edit, language });
  };
  /**
   * Notes why Slack takes no messages for a target, or that it does. Those who set up what is followed are told by the next
   * pass, if they are others than the one who asks, whom the answer tells.
   */
  const pausedBy = async (
    cause: PauseCause | undefined,
    { pause, ...target }: Pick<Target, 'workspace' | 'target' | 'pause'>,
    user: string | undefined,
  ): Promise<Pause | undefined> => {
    if (!cause) {
      if (pause) await store.targets.change(target, { pause: null });
      return undefined;
    }
    const all = [...(await store.follows.of(target)), ...(await store.runFollows.of(target))];
    const areOwn = all.every(({ createdBy }) => [user, ''].includes(createdBy));
    const fresh = { ...cause, since: pause?.since ?? now(), told: areOwn };
    await store.targets.change(target, { pause: fresh });
    return fresh;
  };
  const followedOf: Targets['followedOf'] = (target, { language, now: at }, user) =>
    followedBy(target, store, at, { language, namesOf, user });
  const storedFollows = async (spot: Spot | undefined): Promise<Followed[]> => {
    const target = spot && (await store.targets.get(spot));
    return target ? followedBy(target, store, now()) : [];
  };
  const namedAt: Targets['namedAt'] = async (spot) => {
    const followed = await storedFollows(spot);
    const codes = followed.map(({ follow }) => follow.code);
    const others = codes.length > 0 ? await namesOf(spot.workspace, codes).catch(() => undefined) : undefined;
    return followed.map(({ follow: { code, told }, facts }) => ({
      code,
      names: [facts.name, told.name, ...Object.values(others?.get(code) ?? {})],
    }));
  };
  return {
    ...{ languageFor, of, tell, followedOf, namedAt },
    person: async (place, language) => {
      const spot = spotOf(place, { whom: 'person' });
      return spot && of(spot, await languageFor(spot, language));
    },
    expectMayChange: async ({ workspace, kind }, user, setUpBy = []) => {
      if (kind === 'channel') await changes.expectAllowed({ workspace, user }, setUpBy);
    },
    tellFollowed: async (edit, { pause, language, ...spot }, user) => {
      const outcome = await tell(spot, edit, { user, language });
      if (!outcome || outcome.is === 'unsure') return { isUnsure: outcome !== undefined };
      const target = { ...spot, pause };
      if (outcome.is === 'told') return { pause: await pausedBy(undefined, target, user) };
      if (isPausedBy(outcome.cause, pause)) return {};
      return { pause: await pausedBy(outcome.cause, target, user) };
    },
    asSlackTakesIt: async (target, user) => {
      const { pause, kind } = target;
      // A person who asks can be written to.
      if (!pause && kind === 'person') return target;
      const within = PROBED_WITHIN[pause ? 'paused' : 'other'];
      const answer = await withTimeout(probe(target), within).catch(() => undefined);
      if (!answer || isPausedBy(answer.refused, pause)) return target;
      const fresh = await pausedBy(answer.refused, target, user);
      // What waited for the end of the pause is handed over; others who set up what is paused now are told.
      if (!fresh?.told) nudge(target);
      return { ...target, pause: fresh };
    },
    followedAt: async (spot, reading) => {
      const known = await store.targets.get(spot);
      const target = known && { ...known, isGroup: spot.isGroup ?? known.isGroup };
      const followed = target ? await followedOf(target, reading, spot.user) : [];
      return target && followed.length > 0 ? { target, followed } : undefined;
    },
    codesHere: async (place) => {
      const followed = await storedFollows(spotOf(place));
      const isMissing = ({ isGone }: Followed): number => Number(isGone);
      return followed.toSorted((a, b) => isMissing(a) - isMissing(b)).map(({ follow }) => follow.code);
    },
    namedHere: async (place) => {
      const spot = spotOf(place);
      return spot ? namedAt(spot).catch(() => []) : [];
    },
    namedByPerson: async (place) => {
      const spots = [spotOf(place), spotOf(place, { whom: 'person' })].filter((spot) => spot !== undefined);
      const all = (await Promise.all(spots.map((spot) => namedAt(spot).catch(() => [])))).flat();
      return [...new Map(all.map((one) => [one.code, one])).values()];
    },
  };
}

const isPausedBy = (cause: PauseCause | undefined, pause: Pause | undefined): boolean =>
  pause?.reason === cause?.reason && pause?.word === cause?.word;

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
