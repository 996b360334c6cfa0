/**
 * What a conversation is about: the courses that an answer showed there lately, so that a question may leave them
 * out. A thread remembers for a day, a direct conversation for half an hour.
 */
import { isDirectId } from '../slack-ids.ts';
import type { Store } from '../store/store.ts';
import type { SpotKey } from '../store/workspaces.ts';

const THREAD = 24 * 3_600_000;
const DIRECT = 30 * 60_000;
/** Codes of one answer. */
const MOST = 10;

/** Where a question stands. */
interface Place {
  readonly workspace: string;
  readonly user: string;
  readonly conversation: string | undefined;
  readonly thread?: string | undefined;
}

export interface ConversationContexts {
  /** Notes what an answer showed. Slash commands in channels are for the asker alone, and note nothing. */
  note(place: Place, codes: readonly string[]): void;
  /** The courses of the thread; else, in a direct conversation, those shown last. Rejects if the store is in trouble. */
  codes(place: Place): Promise<readonly string[]>;
  /** Resolves when all notes are written. */
  settled(): Promise<void>;
}

interface Options {
  readonly store: Pick<Store, 'contexts'>;
  readonly now: () => number;
  /** Does work whose failure is logged. */
  readonly background: (work: () => Promise<void>) => Promise<unknown>;
}

export function createConversationContexts({
  store: { contexts },
  now,
  background,
}: Options): ConversationContexts {
  /** The last write of each spot under way: a later note never ends up below an earlier one. */
  const writing = new Map<string, Promise<unknown>>();
  const read = async (spot: SpotKey, forMs: number) => {
    await writing.get(keyOf(spot));
    return contexts.codes(spot, now() - forMs);
  };
  return {
    note: (place, codes) => {
      const spot = spotOf(place);
      if (!spot || codes.length === 0 || place.user === '') return;
      const shown = codes.slice(0, MOST);
      const write = () => contexts.note(spot, place.user, shown, now());
      const key = keyOf(spot);
      const mine = (writing.get(key) ?? Promise.resolve())
        .then(() => background(write))
        .finally(() => {
          if (writing.get(key) === mine) writing.delete(key);
        });
      writing.set(key, mine);
    },
    codes: async (place) => {
      const spot = spotOf(place);
      if (!spot) return [];
      if (spot.thread !== '') {
        const ofThread = await read(spot, THREAD);
        if (ofThread.length > 0) return ofThread;
      }
      return isDirectId(spot.conversation) ? read({ ...spot, thread: '' }, DIRECT) : [];
    },
    settled: async () => void (await Promise.all(writing.values())),
  };
}

const keyOf = ({ workspace, conversation, thread }: SpotKey): string =>
  JSON.stringify([workspace, conversation, thread]);

function spotOf({ workspace, conversation, thread = '' }: Place): SpotKey | undefined {
  if (workspace === '' || conversation === undefined) return undefined;
  return thread !== '' || isDirectId(conversation) ? { workspace, conversation, thread } : undefined;
}
