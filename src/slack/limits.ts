/**
 * Limits of use: how much a person, and a whole workspace, may ask in a minute of what costs a call to the study API or
 * to Slack. A request is charged once, when it first costs something, and what changes something before it begins; an
 * answer that is at hand and goes into the ack costs nothing. For whom a request is made is known to everything that is
 * done for it, without being handed on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { LimitReached } from '../errors.ts';
import { createBuckets } from './limits-bucket.ts';

/** Who asks. */
interface Asking {
  readonly workspace: string;
  readonly user: string;
}

export interface Limits {
  /** Answers a request: what is done meanwhile is done for whoever asks. */
  during<T>(who: Asking, work: () => Promise<T>): Promise<T>;
  /** What a request only sets going: it goes on for nobody, and costs nobody anything. */
  apart<T>(work: () => T): T;
  /** Charges the request under way, once; whoever is over the limit is refused, and the same every time. */
  charge(): LimitReached | undefined;
  /**
   * Whether an answer may be brought by a call to Slack: a refusal only once a minute for each person, so that it does
   * not cost what it saves.
   */
  mayTell(): boolean;
  /** The workspace of the request under way; undefined: there is none. */
  workspace(): string | undefined;
}

export interface LimitsOptions {
  /** Requests a minute; 0: no limit. */
  readonly perUser: number;
  readonly perWorkspace: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Told of each request that is refused. */
  readonly onRefused: (who: LimitReached['who']) => void;
}

/** Kept in memory: some hundred bytes each. */
const MOST_KEPT = 100_000;

/** A request, and what has become of its charge. */
interface Request {
  readonly who: Asking;
  charge: 'charged' | LimitReached | undefined;
  isOver: boolean;
}

const keyOf = ({ workspace, user }: Asking): string => `${workspace} ${user}`;

/** Limits of this process alone, kept in memory: each replica allows as much. */
export function createLimits({ perUser, perWorkspace, now, onRefused }: LimitsOptions): Limits {
  const underWay = new AsyncLocalStorage<Request | undefined>();
  const buckets = (perMinute: number) => createBuckets({ perMinute, most: MOST_KEPT, now });
  const people = buckets(perUser);
  const workspaces = buckets(perWorkspace);
  const told = buckets(1);
  const settle = (who: Asking): 'charged' | LimitReached => {
    const person = people.emptyUntil(keyOf(who));
    const workspace = workspaces.emptyUntil(who.workspace);
    if (person !== undefined || workspace !== undefined) return refusal(person, workspace);
    people.take(keyOf(who));
    workspaces.take(who.workspace);
    return 'charged';
  };
  return {
    async during(who, work) {
      const request: Request = { who, charge: undefined, isOver: false };
      try {
        return await underWay.run(request, work);
      } finally {
        request.isOver = true;
      }
    },
    apart: (work) => underWay.run(undefined, work),
    charge() {
      const request = underWay.getStore();
      if (!request) return undefined;
      if (request.charge === undefined && !request.isOver) {
        request.charge = settle(request.who);
        if (request.charge !== 'charged') onRefused(request.charge.who);
      }
      return request.charge === 'charged' ? undefined : request.charge;
    },
    mayTell() {
      const request = underWay.getStore();
      if (!(request?.charge instanceof LimitReached)) return true;
      const key = keyOf(request.who);
      if (told.emptyUntil(key) !== undefined) return false;
      told.take(key);
      return true;
    },
    workspace() {
      const request = underWay.getStore();
      return request?.isOver === false ? request.who.workspace : undefined;
    },
  };
}

/** Whoever has to wait longer is told of; at least one of them has to. Epoch milliseconds. */
function refusal(person = 0, workspace = 0): LimitReached {
  return workspace > person ? new LimitReached('workspace', workspace) : new LimitReached('person', person);
}

/** Who asks the study API, as its client wants to know it. `charge` throws the refusal. */
export function askerOf({ charge, workspace }: Limits): { charge(): void; workspace(): string | undefined } {
  return {
    workspace,
    charge: () => {
      const refusal = charge();
      if (refusal) throw refusal;
    },
  };
}
