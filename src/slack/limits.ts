/**
 * Limits of use: how many requests a minute a person, and a whole workspace, may make if they cost a call to
 * the study API or to Slack. A request is charged once: when it first costs something, or before it begins if
 * it changes something. A cached answer that goes into the ack costs nothing. The asker is known to all work for a
 * request, without being passed on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { LimitReached } from '../errors.ts';
import { createBuckets } from './rates.ts';

/** The person whose request it is. */
interface Requester {
  readonly workspace: string;
  readonly user: string;
}

export interface Limits {
  /** Answers a request: all work in `work` counts as done for `requester`. */
  during<T>(requester: Requester, work: () => Promise<T>): Promise<T>;
  /** Runs work that a request only sets going: it is charged to no person. */
  apart<T>(work: () => T): T;
  /**
   * Charges the request under way, once. If the person or the workspace is over the limit, returns the refusal, the
   * same every time.
   */
  charge(): LimitReached | undefined;
  /** The same, throwing the refusal. Call it before anything is done: a thing done must not be told as refused. */
  chargeOrThrow(): void;
  /**
   * Whether an answer may be sent by a call to Slack. For a refused person only once a minute: else the
   * refusals would cost what they save.
   */
  mayTell(): boolean;
  /**
   * Takes one of the few searches that the request under way may make for one thing: the steps of its answer know nothing of one
   * another. False: none is left. Other work may make any. @param nth of the things that it searches for
   */
  maySearch(nth: number): boolean;
  /** The workspace of the request under way; undefined: there is none. */
  workspace(): string | undefined;
}

interface LimitsOptions {
  /** Requests a minute; 0: no limit. */
  readonly perUser: number;
  readonly perWorkspace: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Called for each refused request. */
  readonly onRefused: (who: LimitReached['who']) => void;
}

/** The most buckets of each kind, in memory: some hundred bytes each. */
const MOST_KEPT = 100_000;

/** So many searches are made for what is found by none of them: as it was typed, in another language, in another form. */
const MOST_SEARCHES = 3;

/** A request, the outcome of its charge, and how many searches it has made for each thing. */
interface ChargedRequest {
  readonly requester: Requester;
  readonly searches: Map<number, number>;
  charge: 'charged' | LimitReached | undefined;
  isOver: boolean;
}

const keyOf = ({ workspace, user }: Requester): string => `${workspace} ${user}`;

/** Limits of this process alone, kept in memory: each replica allows as much. */
export function createLimits({ perUser, perWorkspace, now, onRefused }: LimitsOptions): Limits {
  const underWay = new AsyncLocalStorage<ChargedRequest | undefined>();
  const buckets = (perMinute: number) => createBuckets({ perMinute, most: MOST_KEPT, now });
  const people = buckets(perUser);
  const workspaces = buckets(perWorkspace);
  const refusals = buckets(1);
  const settle = (requester: Requester): 'charged' | LimitReached => {
    const person = people.emptyUntil(keyOf(requester));
    const workspace = workspaces.emptyUntil(requester.workspace);
    if (person !== undefined || workspace !== undefined) return refusal(person, workspace);
    people.take(keyOf(requester));
    workspaces.take(requester.workspace);
    return 'charged';
  };
  const charge = (): LimitReached | undefined => {
    const request = underWay.getStore();
    if (!request) return undefined;
    if (request.charge === undefined && !request.isOver) {
      request.charge = settle(request.requester);
      if (request.charge !== 'charged') onRefused(request.charge.who);
    }
    return request.charge === 'charged' ? undefined : request.charge;
  };
  return {
    charge,
    chargeOrThrow: () => {
      const refused = charge();
      if (refused) throw refused;
    },
    async during(requester, work) {
      const request: ChargedRequest = {
        ...{ requester, searches: new Map(), charge: undefined, isOver: false },
      };
      try {
        return await underWay.run(request, work);
      } finally {
        request.isOver = true;
      }
    },
    apart: (work) => underWay.run(undefined, work),
    mayTell() {
      const request = underWay.getStore();
      if (!(request?.charge instanceof LimitReached)) return true;
      const key = keyOf(request.requester);
      if (refusals.emptyUntil(key) !== undefined) return false;
      refusals.take(key);
      return true;
    },
    maySearch(nth) {
      const searches = underWay.getStore()?.searches;
      const made = searches?.get(nth) ?? 0;
      searches?.set(nth, made + 1);
      return made < MOST_SEARCHES;
    },
    workspace() {
      const request = underWay.getStore();
      return request?.isOver === false ? request.requester.workspace : undefined;
    },
  };
}

/** The refusal with the longer wait. At least one of the two waits is given. Epoch milliseconds. */
function refusal(person = 0, workspace = 0): LimitReached {
  return workspace > person ? new LimitReached('workspace', workspace) : new LimitReached('person', person);
}
