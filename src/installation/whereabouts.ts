/**
 * The workspaces that a payload may count for, in the order in which they are tried: the first one that has the app counts.
 * Slack names none of them for sure in a press on a private answer: then the conversation tells, in which a person has asked
 * before.
 */
import { LRUCache } from 'lru-cache';
import { atMost } from '../primitives.ts';
import type { PayloadSource } from '../slack/payload.ts';
import type { Store } from '../store/store.ts';

/** A workspace to be tried. Without an organization it must be known for itself. */
interface Candidate {
  readonly team: string;
  readonly enterprise: string | undefined;
}

export interface Whereabouts {
  /** The workspaces to be tried. Rejects if the store is in trouble. */
  of(source: PayloadSource): AsyncGenerator<Candidate>;
  /** Remembers the workspace that a payload has counted for, if Slack has said so itself. */
  remember(source: PayloadSource): void;
}

/** The most conversations, and people in them, that are remembered: some hundred bytes each. */
const MOST_REMEMBERED = 50_000;

/** What is remembered is this process's alone. What the store keeps of conversations is asked for the rest. */
export function createWhereabouts({ workspaces }: Pick<Store, 'workspaces'>): Whereabouts {
  const last = new LRUCache<string, string>(atMost(MOST_REMEMBERED));
  const lastOf = ({ conversation = '', user = '' }: PayloadSource) => last.get(`${conversation} ${user}`);
  const inStore = async ({ conversation, perhaps }: PayloadSource): Promise<readonly string[]> => {
    if (conversation === undefined) return [];
    const all = await workspaces.ofChannel(conversation);
    return [...perhaps.filter((one) => all.includes(one)), ...all];
  };
  const inTurn = async function* (
    source: PayloadSource,
  ): AsyncGenerator<[team: string | undefined, isKnown?: true]> {
    const { installed, named, conversation = '', perhaps } = source;
    if (installed !== undefined) return yield [installed];
    // The organization that a payload names need not be that of the workspace, so that alone proves nothing yet.
    yield [named, true];
    // What is remembered or kept has counted before, so it is known for itself; the organization may be the actor's.
    // A private answer is for the person who asked, so it counts where that person has asked.
    yield [lastOf(source), true];
    yield [last.get(conversation), true];
    for (const team of await inStore(source)) yield [team, true];
    for (const team of [named, ...perhaps]) yield [team];
  };
  return {
    of: async function* (source) {
      for await (const [team, isKnown = false] of inTurn(source))
        if (team !== undefined) yield { team, enterprise: isKnown ? undefined : source.enterprise };
    },
    remember: ({ installed, conversation, user }) => {
      if (installed === undefined || conversation === undefined) return;
      last.set(conversation, installed);
      if (user !== undefined) last.set(`${conversation} ${user}`, installed);
    },
  };
}
