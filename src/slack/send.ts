/**
 * One request to Slack over connections that are kept, by undici itself: it is what `fetch` is built on, with the same
 * dispatcher, so that a proxy of the environment (`NODE_USE_ENV_PROXY`) counts here as well, for less (docs/decisions/0005).
 */
import type { FetchFunction } from '@slack/web-api';
import { type Dispatcher, getGlobalDispatcher } from 'undici';

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
  /** Milliseconds after which nobody waits any more: `AbortSignal.timeout` would stay that long, with all that it holds. */
  readonly within?: number;
}

export type Send = (url: string, sent: Sent) => Promise<Answer>;

/**
 * Sends, and reads the whole answer. No redirect is followed: it is an answer like others. Rejects where there is none,
 * in the words of the system and undici, with the signal's reason, or with a `TimeoutError`.
 */
export async function send(
  url: string,
  { method = 'GET', headers, body, signal, within }: Sent,
): Promise<Answer> {
  signal?.throwIfAborted();
  const { origin, pathname, search } = new URL(url);
  const asked = { origin, path: pathname + search, method: method as Dispatcher.HttpMethod };
  const reading = createReading();
  const leave = (): void => reading.giveUp(signal?.reason);
  const tooLate = (): void => reading.giveUp(new DOMException('Slack did not answer', 'TimeoutError'));
  const timer = within === undefined ? undefined : setTimeout(tooLate, within).unref();
  signal?.addEventListener('abort', leave, { once: true });
  try {
    getGlobalDispatcher().dispatch({ ...asked, headers: headers ?? {}, body: body ?? null }, reading.handler);
    return await reading.answer;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

/** What undici tells of one exchange, without the streams and signals that its `request` would make for it. */
function createReading() {
  const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
  let head: Omit<Answer, 'text'> | undefined;
  let controller: Dispatcher.DispatchController | undefined;
  let givenUp: { readonly reason: Error } | undefined;
  const chunks: Buffer[] = [];
  const failed = (error: Error): void => {
    if (head) resolve({ ...head, text: undefined });
    else reject(error);
  };
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started;
      // It may have waited for a connection longer than anybody waits for it.
      if (givenUp) started.abort(givenUp.reason);
    },
    onResponseStart(_, status, headers) {
      // What is below 200 announces an answer.
      if (status >= 200) head = { status, headers };
    },
    onResponseData(_, chunk) {
      chunks.push(chunk);
    },
    onResponseEnd() {
      if (head) resolve({ ...head, text: Buffer.concat(chunks).toString() });
    },
    onResponseError: (_, error) => failed(error),
  };
  const giveUp = (reason: Error): void => {
    givenUp = { reason };
    controller?.abort(reason);
    failed(reason);
  };
  return { answer, handler, giveUp };
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
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
      arrayBuffer: bytes,
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
