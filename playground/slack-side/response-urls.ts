/** `response_url`: five answers within thirty minutes, even where the bot is no member. */
import { randomBytes } from 'node:crypto';
import { takeContent } from './content.ts';
import { type Json, type SlackMessage, SlackRefusal } from './types.ts';
import type { Workspace } from './workspace.ts';

const USES = 5;
const LIVES_MS = 30 * 60_000;

/** The origin of a response_url. */
export interface ResponseContext {
  readonly channel: string;
  readonly user: string;
  /** The message whose button was clicked; undefined for a command. */
  readonly source?: SlackMessage | undefined;
  /** The command as it was typed. */
  readonly command?: string | undefined;
}

interface Issued {
  readonly context: ResponseContext;
  readonly at: number;
  uses: number;
}

export interface ResponseUrls {
  /** The path of a new response_url. */
  issue(context: ResponseContext): string;
  /** Takes one answer, or throws Slack's refusal. */
  answer(path: string, body: Json): void;
}

/** Shows an answer to a command or a click, as `response_type` asks. */
export function showAnswer(
  workspace: Workspace,
  { channel, user, source, command }: ResponseContext,
  body: Json,
): void {
  const content = takeContent(body, workspace);
  const asked = body['thread_ts'];
  workspace.post({
    channel,
    author: { kind: 'app' },
    ...content,
    threadTs: typeof asked === 'string' ? asked : source?.threadTs,
    onlyFor: body['response_type'] === 'in_channel' ? undefined : user,
    command,
  });
}

function replace(workspace: Workspace, source: SlackMessage, body: Json): void {
  // The visibility does not change: an ephemeral message never becomes visible to the channel.
  Object.assign(source, takeContent(body, workspace), source.onlyFor ? {} : { edited: true });
  workspace.changed();
}

/** Keeps the response_urls of one workspace. */
export function createResponseUrls(workspace: Workspace, now: () => number): ResponseUrls {
  const issued = new Map<string, Issued>();
  return {
    issue: (context) => {
      const path = `/response/${randomBytes(12).toString('hex')}`;
      issued.set(path, { context, at: now(), uses: 0 });
      return path;
    },
    answer: (path, body) => {
      const { context } = valid(issued.get(path), now());
      const { source } = context;
      if (source && body['delete_original'] === true) workspace.remove(source);
      else if (source && body['replace_original'] === true) replace(workspace, source, body);
      else showAnswer(workspace, context, body);
    },
  };
}

/** Counts a use, or throws Slack's refusal. */
function valid(entry: Issued | undefined, now: number): Issued {
  if (!entry) throw new SlackRefusal('no_such_url');
  if (now - entry.at > LIVES_MS) throw new SlackRefusal('expired_url');
  if (entry.uses >= USES) throw new SlackRefusal('used_url');
  entry.uses += 1;
  return entry;
}
