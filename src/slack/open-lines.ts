/**
 * What tells a person that an answer is under way, where it stands until the answer takes its place. Each is kept in the store
 * meanwhile, so that what a killed process has left standing says so.
 */
import { randomUUID } from 'node:crypto';
import type { WebClient } from '@slack/web-api';
import { paragraph } from '../cards/blocks.ts';
import { texts } from '../i18n/index.ts';
import { isLanguage, type Language } from '../language.ts';
import { withTimeout } from '../primitives.ts';
import { fillModal } from './pages.ts';
import { EPHEMERAL, inLines, respond, updateMessage } from './post.ts';
import type { Calls } from './send.ts';

/** Where it stands. All parts are texts, so that they fit into the name of a lease. */
type Where =
  | { readonly is: 'message'; readonly channel: string; readonly ts: string }
  /**
   * A message that is being posted: Slack may have it before its `ts` is known here. `thread`: empty outside one. `since`: the
   * `ts` of what is answered.
   */
  | { readonly is: 'posting'; readonly channel: string; readonly thread: string; readonly since: string }
  /** What only the person sees, in whose place a `response_url` puts something for half an hour. */
  | { readonly is: 'private'; readonly url: string }
  /** `named`: by our `external_id`, or by Slack's id. */
  | {
      readonly is: 'view';
      readonly named: 'external_id' | 'view_id';
      readonly id: string;
      readonly title: string;
    };

type OpenLine = { readonly workspace: string; readonly language: Language } & Where;

export interface OpenLines {
  /** Keeps what stands there, or is about to. Never rejects. @returns what forgets it; never rejects */
  opened(line: OpenLine): Promise<() => Promise<void>>;
  /** Says where those among leases that have run out stand that no answer comes. Never rejects. */
  giveUp(leases: readonly string[]): Promise<void>;
}

const NAME = 'looking-up';
/** An answer takes no longer, in milliseconds. Where one does, it takes the place of what stands there. */
const LONGEST = 60_000;
/** The longest wait for a store that is busy, in milliseconds: what a person waits for is shown all the same. */
const KEPT_WITHIN = 300;

/** The parts of each kind behind its workspace and language, in their order in a name. */
const PARTS = {
  message: ['channel', 'ts'],
  posting: ['channel', 'thread', 'since'],
  private: ['url'],
  view: ['named', 'id', 'title'],
} as const;

const isKind = (one: string): one is Where['is'] => Object.hasOwn(PARTS, one);

function nameOf(line: OpenLine): string {
  const parts = Object.entries(line).filter(([part]) => PARTS[line.is].some((one) => one === part));
  const inOrder = PARTS[line.is].map((part) => parts.find(([one]) => one === part)?.[1] ?? '');
  return [NAME, line.is, line.workspace, line.language, ...inOrder].map(encodeURIComponent).join(' ');
}

function lineIn(name: string): OpenLine | undefined {
  const [kind, is = '', workspace = '', language, ...given] = name.split(' ').map(decoded);
  if (kind !== NAME || !isKind(is) || !isLanguage(language)) return undefined;
  const parts = Object.fromEntries(PARTS[is].map((part, at) => [part, given[at] ?? '']));
  return { is, workspace, language, ...parts } as OpenLine;
}

/** Names of leases that are not ours may hold anything. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Names that one holder has at a time, until they run out. Both may reject. */
interface Leases {
  take(name: string, holder: string, now: number, forMs: number): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
}

interface OpenLinesParts {
  readonly leases: Leases;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** May reject. */
  readonly clientOf: (workspace: string) => Promise<WebClient>;
  readonly calls: Calls;
}

export function createOpenLines({ leases, now, clientOf, calls }: OpenLinesParts): OpenLines {
  const holder = randomUUID();
  const quietly = (work: Promise<unknown>): Promise<boolean> => work.then(Boolean, () => false);
  return {
    opened: async (line) => {
      const name = nameOf(line);
      const kept = quietly(leases.take(name, holder, now(), LONGEST));
      await withTimeout(kept, KEPT_WITHIN);
      return async () => {
        const forgotten = kept.then(() => quietly(leases.release(name, holder)));
        await withTimeout(forgotten, KEPT_WITHIN);
      };
    },
    giveUp: async (names) => {
      for (const name of names) {
        const line = lineIn(name);
        // One replica alone says it.
        if (!line || !(await quietly(leases.take(name, holder, now(), LONGEST)))) continue;
        await quietly(interrupted(line, clientOf, calls));
        await quietly(leases.release(name, holder));
      }
    },
  };
}

/** Says in the place of a line that no answer comes. Rejects where Slack does not take it. */
async function interrupted(
  line: OpenLine,
  clientOf: OpenLinesParts['clientOf'],
  calls: Calls,
): Promise<void> {
  const { interrupted: words } = texts(line.language).modal;
  const said = inLines([words]);
  if (line.is === 'private') return respond(calls, line.url, said, { ...EPHEMERAL, replace_original: true });
  const client = await clientOf(line.workspace);
  if (line.is === 'view')
    return fillModal(client, nameOfView(line), line.language, {
      title: line.title,
      blocks: [paragraph(words)],
    });
  const { channel } = line;
  // What else a line holds is no field of Slack's.
  if (line.is === 'message') return updateMessage(client, { channel, ts: line.ts }, said);
  for (const ts of await postedSince(client, line)) await updateMessage(client, { channel, ts }, said);
}

const nameOfView = ({ named, id }: Extract<OpenLine, { readonly is: 'view' }>) =>
  named === 'view_id' ? { view_id: id } : { external_id: id };

/** The lines of ours that stand where one was being posted. Rejects where the app may not look there. */
async function postedSince(
  client: WebClient,
  { channel, thread, since: oldest, language }: Extract<OpenLine, { readonly is: 'posting' }>,
): Promise<string[]> {
  const { messages = [] } =
    thread === ''
      ? await client.conversations.history({ channel, oldest })
      : await client.conversations.replies({ channel, ts: thread, oldest });
  const { lookingUp } = texts(language).modal;
  return messages.flatMap(({ ts, bot_id, text }) => (ts && bot_id && text === lookingUp ? ts : []));
}
