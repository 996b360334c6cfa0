/**
 * One request to Slack over connections that are kept, by undici itself: it is what `fetch` is built on, with the same
 * dispatcher, so that a proxy of the environment (`NODE_USE_ENV_PROXY`) counts here as well, for less (docs/decisions/0005).
 */
import type { FetchFunction } from '@slack/web-api';
import { type Dispatcher, request } from 'undici';

/** What Slack answered. */
export interface Answer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: AnswerHeaders;
  /** Undefined: it broke off, though what was asked may have been done. */
  readonly text: string | undefined;
}

type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** What is sent, as for `fetch`. A body is words, or their bytes: Slack gets no files. */
export interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  readonly signal?: AbortSignal | null;
}

export type Send = (url: string, sent: Sent) => Promise<Answer>;

/**
 * Sends, and reads the whole answer. No redirect is followed: it is an answer like others. Rejects where there is none,
 * in the words of the system and undici, or with the signal's reason.
 */
export async function send(url: string, { method = 'GET', headers, body, signal }: Sent): Promise<Answer> {
  const answer = await request(url, {
    method: method as Dispatcher.HttpMethod,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
  const text = await answer.body.text().catch(() => undefined);
  return { status: answer.statusCode, headers: answer.headers, text };
}

/** What Slack's libraries use in place of `fetch`. Rejects where an answer broke off: it can't be read. */
export function asFetch(send: Send): FetchFunction {
  return async (url, { redirect: _, body, ...init } = {}) => {
    if (typeof body === 'object') throw new TypeError('only words are sent to Slack');
    const { status, headers, text } = await send(String(url), {
      ...init,
      ...(body !== undefined && { body }),
    });
    if (text === undefined) throw new TypeError('the answer broke off');
    const bytes = async (): Promise<ArrayBuffer> => new TextEncoder().encode(text).buffer;
    return {
      ...{
        ok: isOk(status),
        status,
        statusText: '',
        url: String(url),
        headers: new Headers(listed(headers)),
      },
      ...{ text: async () => text, json: async () => JSON.parse(text) as unknown, arrayBuffer: bytes },
    };
  };
}

/** Whether a status tells of success. */
export function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

function listed(headers: AnswerHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
}
