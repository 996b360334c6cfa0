/**
 * Lines that an answer is under way. Each is kept in the store until its answer takes its place, so that the line of a process
 * that was killed meanwhile is not left standing.
 */
import { randomUUID } from 'node:crypto';
import type { WebClient } from '@slack/web-api';
import { texts } from '../i18n/index.ts';
import { isLanguage, type Language } from '../language.ts';
import { inLines, updateMessage } from './post.ts';

/** Where a line stands, and in which language. */
interface OpenLine {
  readonly workspace: string;
  readonly channel: string;
  readonly ts: string;
  readonly language: Language;
}

export interface OpenLines {
  /** Keeps a line that has been posted. Never rejects. @returns what forgets it; never rejects */
  opened(line: OpenLine): Promise<() => Promise<void>>;
  /** Says of the lines among leases that have run out that no answer comes. Never rejects. */
  giveUp(leases: readonly string[]): Promise<void>;
}

const NAME = 'looking-up';
/** An answer takes no longer, in milliseconds. Where one does, it takes the place of what stands there. */
const LONGEST = 60_000;

const nameOf = ({ workspace, channel, ts, language }: OpenLine): string =>
  [NAME, workspace, channel, ts, language].join(' ');

function lineIn(name: string): OpenLine | undefined {
  const [kind, workspace = '', channel = '', ts = '', language] = name.split(' ');
  return kind === NAME && isLanguage(language) ? { workspace, channel, ts, language } : undefined;
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
}

export function createOpenLines({ leases, now, clientOf }: OpenLinesParts): OpenLines {
  const holder = randomUUID();
  const quietly = (work: Promise<unknown>): Promise<boolean> => work.then(Boolean, () => false);
  return {
    opened: async (line) => {
      const name = nameOf(line);
      await quietly(leases.take(name, holder, now(), LONGEST));
      return async () => void (await quietly(leases.release(name, holder)));
    },
    giveUp: async (names) => {
      for (const name of names) {
        const line = lineIn(name);
        // One replica alone says it.
        if (!line || !(await quietly(leases.take(name, holder, now(), LONGEST)))) continue;
        const { workspace, channel, ts, language } = line;
        const said = inLines([texts(language).modal.interrupted]);
        await quietly(clientOf(workspace).then((client) => updateMessage(client, { channel, ts }, said)));
        await quietly(leases.release(name, holder));
      }
    },
  };
}
