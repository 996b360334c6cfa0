/** An app that keeps what it gets and answers as told, under a Slack side of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type SlackSide, startSlackSide } from '../../playground/slack-side.ts';

export const SECRET = 'signing-secret';
export const TOKEN = 'xoxb-token';

type Fields = Record<string, unknown>;

interface AppAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly delayMs?: number;
}

export interface Stage {
  readonly slack: SlackSide;
  /** What the app got, oldest first. */
  readonly requests: { readonly headers: Fields; readonly body: string }[];
  /** How the app answers from now on. */
  answer: AppAnswer;
  /** What it does with a request, and the body of its answer; left out: `answer` counts. */
  react?: (fields: Fields) => Promise<unknown>;
  /** The fields of the request at that place, the last by default. */
  fields(at?: number): Fields;
  /** Calls a Web API method. */
  api(method: string, body: object, token?: string): Promise<Fields>;
  /** Uses the last request's response_url; resolves to the HTTP status. */
  respond(body: object): Promise<number>;
}

/** A form, a form around a JSON payload, or JSON. */
function fieldsOf(body: string): Fields {
  if (body.startsWith('{')) return JSON.parse(body) as Fields;
  const fields = Object.fromEntries(new URLSearchParams(body));
  return fields['payload'] ? (JSON.parse(fields['payload']) as Fields) : fields;
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const json = { 'content-type': 'application/json', ...headers };
  return fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) });
}

/** Starts both sides; they end with the test. `now` is the workspace's clock. */
export async function openStage(now: () => number = Date.now): Promise<Stage> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    stage.requests.push({ headers: request.headers, body });
    const reaction: AppAnswer | undefined = stage.react && { body: await stage.react(fieldsOf(body)) };
    const { status = 200, body: answer = '', delayMs = 0 } = reaction ?? stage.answer;
    await new Promise((done) => setTimeout(done, delayMs));
    response.statusCode = status;
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const appUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const slack = await startSlackSide({ signingSecret: SECRET, botToken: TOKEN, appUrl, now });
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await slack.close();
  });
  const fields: Stage['fields'] = (at = -1) => fieldsOf(stage.requests.at(at)?.body ?? '');
  const stage: Stage = {
    slack,
    requests: [],
    answer: {},
    fields,
    api: async (method, body, token = TOKEN) =>
      (await (
        await post(slack.apiUrl + method, body, { authorization: `Bearer ${token}` })
      ).json()) as Fields,
    respond: async (body) => (await post(String(fields()['response_url']), body)).status,
  };
  return stage;
}

export const plain = (text: string) => ({ type: 'plain_text', text });
export const button = (action_id: string, label: string) => ({
  type: 'button',
  action_id,
  text: plain(label),
  value: 'v',
});
export const actions = (...elements: object[]) => [{ type: 'actions', elements }];
