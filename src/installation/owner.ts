/** Whose the bot token of the configuration is. Slack is asked once: a token never changes its workspace. */
import type { WebClient } from '@slack/web-api';
import { withTimeout } from '../primitives/with-timeout.ts';
import { askWhose } from './standing.ts';

/** A workspace, or with `whole` an organization. */
export interface Owner {
  readonly team: string;
  readonly whole: boolean;
}

export interface OwnerOf {
  /** Asks Slack if need be, and waits for a moment at the most. Undefined: Slack has not said yet. */
  asked(): Promise<Owner | undefined>;
  /** The same, without asking. */
  known(): Owner | undefined;
}

/** The longest wait for Slack, in milliseconds: acknowledgements depend on it. */
const PATIENCE = 1_000;
/** After a failure Slack is not asked again for this long, in milliseconds. */
const FAILURE_FOR = 30_000;

export function createOwner(client: WebClient): OwnerOf {
  let owner: Owner | undefined;
  let asking: Promise<Owner | undefined> | undefined;
  const ask = async (): Promise<Owner | undefined> => {
    const whose = await askWhose(client);
    if (typeof whose === 'object' && whose.team !== '') owner = whose;
    else {
      const again = (): void => {
        asking = undefined;
      };
      setTimeout(again, FAILURE_FOR).unref();
    }
    return owner;
  };
  return {
    known: () => owner,
    asked: async () => {
      if (owner) return owner;
      asking ??= ask();
      return withTimeout(asking, PATIENCE);
    },
  };
}
