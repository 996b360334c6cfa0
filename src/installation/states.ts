/**
 * The `state` of an installation that has been begun (RFC 6749 §10.12). It is made here, and good once,
 * within ten minutes. The library checks by its cookie that the state comes back in the browser it was given
 * to.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { InstallURLOptions, StateStore } from '@slack/oauth';
import type { Claims } from '../store/concerns.ts';

/** Milliseconds. */
const GOOD_FOR = 10 * 60_000;
const STATE = /^([\w-]{22})\.(\d{13,15})\.([\w-]{43})$/;

/** A state that does not count. */
export class StateRefused extends Error {
  override readonly name = 'StateRefused';
  readonly code = 'coursebell_state_refused';
  readonly why: 'forged' | 'expired' | 'used';
  constructor(why: StateRefused['why']) {
    super(`the state of an installation is ${why}`);
    this.why = why;
  }
}

export interface StateOptions {
  readonly secret: string;
  /** By these all replicas know which states have been used. */
  readonly claims: Pick<Claims, 'take'>;
  readonly now: () => number;
  /** What every installation asks for. */
  readonly asked: InstallURLOptions;
}

/** Makes states, and takes each only once (`StateRefused` otherwise). */
export function createStates({ secret, claims, now, asked }: StateOptions): StateStore {
  const signature = (what: string): string =>
    createHmac('sha256', secret).update(`coursebell installation ${what}`).digest('base64url');
  return {
    generateStateParam: async () => {
      const what = `${randomBytes(16).toString('base64url')}.${now() + GOOD_FOR}`;
      return `${what}.${signature(what)}`;
    },
    verifyStateParam: async (_now, state) => {
      const [, name = '', until = '', given = ''] = STATE.exec(state) ?? [];
      if (!isSame(given, signature(`${name}.${until}`))) throw new StateRefused('forged');
      const left = Number(until) - now();
      if (left <= 0) throw new StateRefused('expired');
      if (!(await claims.take(`installation ${name}`, now(), left))) throw new StateRefused('used');
      return asked;
    },
  };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
