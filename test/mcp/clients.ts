/** The official client, as the assistants that connect to Coursebell are: of both revisions, and as Slackbot. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import { TEAM } from '../../playground/slack-side.ts';
import { SIGNING_SECRET } from '../flows/harness.ts';
import { sign } from '../flows/raw.ts';

/** Both revisions of the protocol that are served. */
export const REVISIONS = ['2026-07-28', '2025-11-25'] as const;
export type Revision = (typeof REVISIONS)[number];

/** A client that speaks one revision only. */
export function clientOf(revision: Revision): Client {
  const mode = revision === '2025-11-25' ? ('legacy' as const) : { pin: revision };
  return new Client({ name: 'an assistant', version: '1.0.0' }, { versionNegotiation: { mode } });
}

interface Way {
  readonly token?: string;
  readonly revision?: Revision;
  readonly headers?: Readonly<Record<string, string>>;
  /** In the place of the program's own `fetch`. */
  readonly fetch?: typeof fetch;
}

/** Connects over HTTP; the connection ends with the test. */
export async function connect(
  url: string,
  { token, revision = '2026-07-28', headers = {}, ...way }: Way = {},
): Promise<Client> {
  const client = clientOf(revision);
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { ...authorization, ...headers } },
    ...(way.fetch && { fetch: way.fetch }),
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

/** Signs what is sent, as Slack does. */
const signedFetch: typeof fetch = (input, init = {}) => {
  const body = typeof init.body === 'string' ? init.body : '';
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = new Headers(init.headers);
  headers.set('x-slack-request-timestamp', String(timestamp));
  headers.set('x-slack-signature', sign(SIGNING_SECRET, timestamp, body));
  return fetch(input, { ...init, headers });
};

/** The person in whose place Slackbot asks, as Slack names the person in each request. */
export const identity = (user = 'U0SAM00001', team: string = TEAM.id) => ({
  slack: { user_id: user, team_id: team },
});

/** Slackbot's connection. Each call names its person by `identity`. */
export const slackbot = (url: string, revision?: Revision): Promise<Client> =>
  connect(url, { ...(revision && { revision }), fetch: signedFetch });

/** The text of a result. */
export function textOf({ content }: Awaited<ReturnType<Client['callTool']>>): string {
  return content.flatMap((one) => (one.type === 'text' ? [one.text] : [])).join('\n');
}
