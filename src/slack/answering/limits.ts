/**
 * Limits of use: how many requests a minute a person, and a whole workspace, may make if they cost a call to
 * the study API or to Slack. A request is charged once: when it first costs something, or before it begins if
 * it changes something. An answer that is at hand and goes into the ack costs nothing. The asker is known to
 * all work for a request, without being passed on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { LimitReached } from '../../errors.ts';
import { createBuckets } from './limits-bucket.ts';

/** Who asks. */
interface Asking {
  readonly workspace: string;
  readonly user: string;
}

export interface Limits {
  /** Answers a request: all work in `work` counts as done for the asker. */
  during<T>(who: Asking, work: () => Promise<T>): Promise<T>;
  /** Runs work that a request only sets going: the work belongs to nobody, and costs nobody anything. */
  apart<T>(work: () => T): T;
  /**
   * Charges the request under way, once. If the asker is over the limit, returns the refusal, the same every
   * time.
   */
  charge(): LimitReached | undefined;
  /**
   * Whether an answer may be brought by a call to Slack. For a refused person only once a minute: else the
   * refusals would cost what they save.
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
  /** Called for each refused request. */
  readonly onRefused: (who: LimitReached['who']) => void;
}

/** The most buckets of each kind, in memory: some hundred bytes each. */
const MOST_KEPT = 100_000;

/** A request, and the outcome of its charge. */
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

/** The refusal with the longer wait. At least one of the two waits is given. Epoch milliseconds. */
function refusal(person = 0, workspace = 0): LimitReached {
  return workspace > person ? new LimitReached('workspace', workspace) : new LimitReached('person', person);
}

/** The asker, in the form that the study API's client takes. `charge` throws the refusal. */
export function askerOf({ charge, workspace }: Limits): { charge(): void; workspace(): string | undefined } {
  return {
    workspace,
    charge: () => {
      const refusal = charge();
      if (refusal) throw refusal;
    },
  };
}
