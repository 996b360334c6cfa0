/**
 * One request to Slack over kept connections, by undici itself. `fetch` is built on undici and shares its
 * dispatcher, so a proxy of the environment (`NODE_USE_ENV_PROXY`) counts here as well. Direct use costs less
 * (docs/decisions/0005).
 */
import type { FetchFunction } from '@slack/web-api';
import { type Dispatcher, getGlobalDispatcher } from 'undici';

/** Slack's answer. */
export interface HttpAnswer {
  readonly status: number;
  /** By header name in lower case. */
  readonly headers: AnswerHeaders;
  /** Undefined: the answer broke off, though Slack may have done what it was asked. */
  readonly text: string | undefined;
}

type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The options of a request, as for `fetch`. A body is text, or its bytes: Slack gets no files. */
export interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  readonly signal?: AbortSignal | null;
  /**
   * Milliseconds until nobody waits any more. `AbortSignal.timeout` would stay in memory that long, with all
   * that it holds.
   */
  readonly within?: number;
}

export type Send = (url: string, sent: Sent) => Promise<HttpAnswer>;

/**
 * Sends, and reads the whole answer. Follows no redirect: that is an answer like others. Rejects if there is
 * no answer: with the error of the system or undici, with the signal's reason, or with a `TimeoutError`.
 */
export async function send(
  url: string,
  { method = 'GET', headers, body, signal, within }: Sent,
): Promise<HttpAnswer> {
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

/**
 * Collects the events of one exchange, without the streams and signals that undici's `request` would make.
 */
function createReading() {
  const { promise: answer, resolve, reject } = Promise.withResolvers<HttpAnswer>();
  let head: Omit<HttpAnswer, 'text'> | undefined;
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
      // The request may have waited for a connection longer than anybody waits for its answer.
      if (givenUp) started.abort(givenUp.reason);
    },
    onResponseStart(_, status, headers) {
      // A status below 200 only announces an answer.
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

/** The replacement of `fetch` for Slack's libraries. Rejects if the answer broke off: it can't be read. */
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
      ok: isOk(status),
      status,
      statusText: '',
      url: String(url),
      headers: new Headers(listed(headers)),
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
      arrayBuffer: bytes,
    };
  };
}

/** Whether a status means success. */
export function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

function listed(headers: AnswerHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
}
