/** A way in which the study API goes wrong: what it means and what comes back. All groups are made of this. */
import type { Socket } from 'node:net';
import type { UpstreamReply, UpstreamRequest } from '../../fakes/upstream.ts';
import { KEY } from '../../flows/harness.ts';
import { type Operation, reply } from '../upstream-rows.ts';

/**
 * What the answer is to be. `unknown`: there is no such code or id. `well`: people notice nothing. The others are the ways in
 * which the study API itself fails; `shut`: no access, and not for the key.
 */
export type Meaning =
  | 'well'
  | 'unknown'
  | 'refused'
  | 'shut'
  | 'quota'
  | 'rate'
  | 'down'
  | 'slow'
  | 'unreadable';

export interface Fault {
  readonly name: string;
  /** Of an operation, where it differs between them. */
  readonly means: Meaning | ((operation: Operation) => Meaning);
  readonly reply: (request: UpstreamRequest) => UpstreamReply;
  /** Done to every new connection. */
  readonly greet?: (socket: Socket) => void;
  /** It asks for a cooldown of so long, in milliseconds. */
  readonly waitMs?: number;
  /** It says so by a date, which has whole seconds. */
  readonly untilDate?: true;
  /** Happens to the first request only. */
  readonly once?: true;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** Everything that comes back holds the key, as a gateway's error may: it must go no further. */
export const ECHO = { 'x-echo': KEY, 'www-authenticate': `AzureApiManagementKey realm="${KEY}"` };
export const HTML = { 'content-type': 'text/html; charset=utf-8' };
/** A page as a proxy in between may send it. */
export const page = (words: string): string =>
  `<!doctype html><html><head><title>${words}</title></head><body><h1>${words} <!channel></h1><p>${KEY}</p></body></html>`;

/** The same answer to every request. */
export const fault = (name: string, means: Fault['means'], answer: UpstreamReply): Fault => ({
  name,
  means,
  reply: () => answer,
});

/** A good answer, spoilt. */
export const spoilt = (
  name: string,
  means: Fault['means'],
  spoil: (whole: string, request: UpstreamRequest) => UpstreamReply,
): Fault => ({
  name,
  means,
  reply: (request) => spoil(JSON.stringify(reply(request).json), request),
});
