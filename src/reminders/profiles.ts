/**
 * What Slack says of the people who are told something: it is read anew after each thing that a person does, and once a day
 * of everybody who follows. Reminders, quiet hours, snoozed reminders and overviews then count by the zone that Slack gives now,
 * and come in its language, unless the person has chosen another.
 */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Language } from '../language.ts';
import { type Ended, endedWith, type Jobs, leased, oncePer, repeat, type WhenCalm } from '../ops/jobs.ts';
import { atMost } from '../primitives.ts';
import { createBuckets, createPace } from '../slack/rates.ts';
import { isOneOf } from '../slack/refusals.ts';
import { NotInstalled } from '../slack/web-api.ts';
import type { Person, PersonKey, Store, Target } from '../store/store.ts';
import { isTimeZone } from '../study-client/moments.ts';
import { type SpeakDeps, speakTo } from './check.ts';
import { snoozedIn } from './snoozes.ts';

const DAY = 86_400_000;
/** How often it is looked whether the day's reading is due, in milliseconds. */
const EVERY = 3_600_000;
/** For this part of a day no replica reads again what was read. */
const SHARE = 0.8;
/** Slack allows a hundred calls a minute. A daily reading, and people who do something, take so many each. */
const PER_MINUTE = 30;
/** How long a person who is told nothing is not read again, in milliseconds: only their language may have changed. */
const SELDOM = 10_000;
/** After a failure a person is not read again for this long, in milliseconds. */
const FAILURE_FOR = 30_000;
/** Slack's words for a person whom the workspace does not have, or not any more. */
const GONE: ReadonlySet<string> = new Set(['user_not_found', 'user_not_visible']);
const MOST_PEOPLE = 50_000;
const MOST_WORKSPACES = 10_000;
/** Workspaces that are read at the same time. */
const WIDTH = 20;

export interface ProfilesOptions extends SpeakDeps {
  readonly store: Store;
  /** Asks Slack; what it says is `heard`, else it is `unheard`, and this rejects. */
  readonly read: (person: PersonKey) => Promise<unknown>;
  /** The settings of a person's later follows, and the person's own choice of a language. May reject. */
  readonly chosen: (person: PersonKey) => Promise<Person | undefined>;
  /** Forgets what is remembered of a person's choices. */
  readonly forget: (person: PersonKey) => void;
  readonly now: () => number;
  readonly jobs: Pick<Jobs, 'run'>;
  /** Asks for a pass over a person's reminders: times and words may be new. */
  readonly nudge: (person: { workspace: string; target: string; kind: 'person' }, saying: 'anew') => void;
  /** What the first daily reading waits for; nothing by default. */
  readonly whenCalm?: WhenCalm | undefined;
}

export interface Profiles {
  /** A person has done something. */
  acted(person: PersonKey): void;
  /** Slack has said something of a person. `language`: undefined: it did not tell one. Never rejects. */
  heard(
    person: PersonKey,
    said: { readonly zone?: string | undefined; readonly language?: Language | undefined },
  ): Promise<void>;
  /** Slack did not say anything of a person. */
  unheard(person: PersonKey): void;
  /** A person is told something from now on. */
  told(person: PersonKey): void;
  start(): void;
  /** Reads everybody, where that is due. */
  round(): Promise<void>;
  stop(): Promise<void>;
}

/** What is known of a person's last reading. */
interface LastRead {
  readonly at: number;
  /** Whether the person is told something, so that the zone matters. */
  readonly isTold: boolean;
  readonly failed?: boolean;
}

export function createProfiles(options: ProfilesOptions): Profiles {
  const { store, read, now, jobs } = options;
  const last = new LRUCache<string, LastRead>(atMost(MOST_PEOPLE));
  const underWay = new Map<string, Promise<unknown>>();
  const buckets = createBuckets({
    ...{ perMinute: PER_MINUTE, most: MOST_WORKSPACES },
    now: () => performance.now(),
  });
  const stopping = new AbortController();
  const { signal } = stopping;
  const during = (key: string, work: Promise<unknown>): void => {
    const done = work.finally(() => underWay.delete(key));
    underWay.set(key, done);
  };
  const heard: Profiles['heard'] = (person, said) => {
    const noted = jobs.run(
      'profiles',
      async () => {
        const isTold = await bringUpToDate(person, said, options);
        last.set(nameOf(person), { at: now(), isTold });
        return isTold ? 'ok' : 'skipped';
      },
      { workspace: person.workspace },
    );
    during(`heard ${nameOf(person)} ${randomUUID()}`, noted);
    return noted.then(() => undefined);
  };
  /** @returns false where Slack, or the way to it, was in trouble */
  const readOne = (person: PersonKey): Promise<boolean> =>
    read(person).then(
      () => true,
      (error: unknown) => error instanceof NotInstalled || isOneOf(GONE, error),
    );
  const isDue = (person: PersonKey): boolean => {
    const known = last.get(nameOf(person));
    if (!known) return true;
    const age = Math.abs(now() - known.at);
    return known.failed ? age >= FAILURE_FOR : known.isTold || age >= SELDOM;
  };
  const wasReadToday = (person: PersonKey): boolean => {
    const known = last.get(nameOf(person));
    return known !== undefined && !known.failed && Math.abs(now() - known.at) < DAY * SHARE;
  };
  const peopleOf = async (workspace: string): Promise<PersonKey[]> => {
    const people = (await store.targets.inWorkspace(workspace)).filter(({ kind }) => kind === 'person');
    const keys = people.map(({ target: user }) => ({ workspace, user }));
    return keys.filter((person) => !wasReadToday(person));
  };
  const readAll = async (): Promise<Ended> => {
    const outcomes: boolean[] = [];
    await pLimit(WIDTH).map(await store.targets.workspaces(), async (workspace) => {
      const pace = createPace(PER_MINUTE, PER_MINUTE);
      for (const person of await peopleOf(workspace)) {
        await pace();
        if (signal.aborted) return;
        outcomes.push(await readOne(person));
      }
    });
    return endedWith(outcomes.filter((isRead) => !isRead).length, outcomes.length, 'follower', 'read');
  };
  const readInTurn = async (): Promise<Ended> => {
    let ended: Ended = { outcome: 'skipped' };
    const lease = { leases: store.leases, now, holder: randomUUID() };
    await leased('profiles', lease, async () => {
      const [forMs, whileMs] = [DAY * SHARE, EVERY * SHARE];
      const mark = { mark: 'read profiles', marks: store.leases, now, whileMs, longestMs: forMs };
      await oncePer(mark, async () => {
        ended = await readAll();
        return signal.aborted ? undefined : forMs;
      });
    });
    return ended;
  };
  return {
    heard,
    unheard: (person) => {
      const isTold = last.get(nameOf(person))?.isTold ?? false;
      last.set(nameOf(person), { at: now(), isTold, failed: true });
    },
    told: (person) => {
      const key = nameOf(person);
      const isMissing = last.get(key)?.failed === true && !signal.aborted;
      last.set(key, { at: now(), isTold: true });
      // Only from now on there is something that its zone is for.
      if (isMissing) during(`told ${key}`, readOne(person));
    },
    acted: (person) => {
      const key = nameOf(person);
      if (person.workspace === '' || person.user === '' || signal.aborted) return;
      if (underWay.has(key) || !isDue(person) || buckets.emptyUntil(person.workspace) !== undefined) return;
      buckets.take(person.workspace);
      during(key, readOne(person));
    },
    start: () => {
      const begin = (): void =>
        during(randomUUID(), jobs.run('profiles', readInTurn, { retryMs: () => EVERY }));
      repeat(EVERY, signal, begin, options.whenCalm);
    },
    round: async () => {
      await jobs.run('profiles', readInTurn);
      await Promise.all(underWay.values());
    },
    stop: async () => {
      stopping.abort();
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
  };
}

const nameOf = ({ workspace, user }: PersonKey): string => `${workspace} ${user}`;

/** Has what is kept of a person be as Slack says now. @returns whether the person is told something */
async function bringUpToDate(
  person: PersonKey,
  { zone, language }: Parameters<Profiles['heard']>[1],
  options: ProfilesOptions,
): Promise<boolean> {
  const { store, chosen, forget, nudge } = options;
  const target = await store.targets.get({ workspace: person.workspace, target: person.user });
  const choices = await chosen(person);
  if (!target && !choices?.reminders) return false;
  const isNew = [target?.settings.zone, choices?.reminders?.zone].some((one) => (one ?? zone) !== zone);
  const isMoved =
    isNew && zone !== undefined && isTimeZone(zone) && (await move(person, target, zone, store));
  if (isMoved) forget(person);
  const speaks = target && language && (await speakAs(target, language, choices?.language, options));
  if (target && (isMoved || speaks)) nudge({ ...person, target: person.user, kind: 'person' }, 'anew');
  return true;
}

/** Snoozed reminders come first: where the work is cut short, it is done again. @returns whether it is another zone */
async function move(
  person: PersonKey,
  target: Target | undefined,
  zone: string,
  { targets, snoozes }: Pick<Store, 'targets' | 'snoozes'>,
): Promise<boolean> {
  if (target && target.settings.zone !== zone)
    for (const snooze of await snoozes.of(person)) {
      const at = snoozedIn(snooze, target.settings.zone, zone);
      if (at !== snooze.at) await snoozes.put(target, { ...snooze, at });
    }
  return targets.moveTo(person, zone);
}

/** Only a change in Slack counts: a person may have been spoken to in the language of a question since the first follow. */
async function speakAs(
  target: Target,
  language: Language,
  own: Language | undefined,
  options: ProfilesOptions,
): Promise<boolean> {
  if (target.slackLanguage === language) return false;
  const isChange = target.slackLanguage !== undefined && own === undefined;
  const isOther = isChange && (await speakTo(target, language, options));
  await options.store.targets.change(target, { slackLanguage: language });
  return isOther;
}
