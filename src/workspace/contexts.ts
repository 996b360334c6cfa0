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
  let writing: Promise<unknown> = Promise.resolve();
  const read = async (spot: SpotKey, forMs: number) => {
    await writing;
    return contexts.codes(spot, now() - forMs);
  };
  return {
    note: (place, codes) => {
      const spot = spotOf(place);
      if (!spot || codes.length === 0 || place.user === '') return;
      const shown = codes.slice(0, MOST);
      const write = () => contexts.note(spot, place.user, shown, now());
      writing = writing.then(() => background(write));
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
    settled: async () => void (await writing),
  };
}

function spotOf({ workspace, conversation, thread = '' }: Place): SpotKey | undefined {
  if (workspace === '' || conversation === undefined) return undefined;
  return thread !== '' || isDirectId(conversation) ? { workspace, conversation, thread } : undefined;
}
