/** The endpoint `/mcp`: who asks, limits, the log, and from a request of ours to the package's and back. */

import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import type { Place } from '../ask/place.ts';
import { weightOf } from '../http/accept.ts';
import { end, type Posted, postRoute, type Routes } from '../http/server.ts';
import type { Language } from '../language.ts';
import { nameAndCause, newReference } from '../ops/log.ts';
import { parsedJson } from '../primitives.ts';
import type { Answers } from '../slack/answer.ts';
import type { Surroundings } from '../slack/bolt.ts';
import { createSignatures, type Signatures } from '../slack/http-receiver.ts';
import type { Languages } from '../slack/locale.ts';
import type { PayloadSource } from '../slack/payload.ts';
import { createBuckets } from '../slack/rates.ts';
import { failure, type RequestLog } from '../slack/request.ts';
import { isInstalledId, isUserId, isWorkspaceId } from '../slack-terms.ts';
import type { PersonKey } from '../store/store.ts';
import type { AssistantTokens } from '../workspace/assistant-tokens.ts';
import { type ContentDeps, createContent, type ServerContent } from './content.ts';
import { messageAsMeant } from './message.ts';
import type { Caller } from './server.ts';
import type { Tool } from './tool.ts';

/** Questions a minute that a client without identity may ask. */
const PUBLIC_PER_MINUTE = 60;
const MOST_ADDRESSES = 50_000;
const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';
/** A workspace's id begins with T: this one stands for all clients without identity. */
const PUBLIC_WORKSPACE = 'public';

export interface McpRoutesOptions extends Omit<CallersOptions, 'signatures'>, ContentDeps {
  /** By which Slackbot's requests are known; undefined: Slackbot can't ask. */
  readonly signingSecret: string | undefined;
  readonly context: Pick<Surroundings, 'now' | 'log' | 'metrics' | 'limits' | 'support'>;
  readonly languages: Pick<Languages, 'of'>;
  readonly requests: Pick<RequestLog, 'begun'>;
  readonly reader: Answers['reader'];
  /** The language for clients without identity. */
  readonly language: Language;
  /** Where browsers may come from; undefined: this machine alone. */
  readonly publicUrl: string | undefined;
}

/** The routes of the endpoint. The package is loaded with the first request that is let in. */
export function mcpRoutes(options: McpRoutesOptions): Routes {
  const { context, signingSecret } = options;
  const { now } = context;
  const signatures =
    signingSecret === undefined ? undefined : createSignatures({ ...context, signingSecret });
  const content = createContent(options);
  const changing = new Set(content.tools.filter(({ effect }) => effect !== 'reads').map(({ name }) => name));
  const publics = createBuckets({ perMinute: PUBLIC_PER_MINUTE, most: MOST_ADDRESSES, now });
  return {
    'POST /mcp': postRoute(async (posted, response) => {
      const body = messageAsMeant(parsedJson(posted.body));
      // One message in each request, so that one person asks.
      if (Array.isArray(body)) return end(response, 400);
      // The package would want both of its types, by their names.
      if (answerType(posted) === undefined) return end(response, 406);
      const asking = askingOf(body, changing);
      const asker = await askerOf(posted, asking, { ...options, signatures });
      if (typeof asker === 'number') return refuse(asker, response);
      if (asker.is === 'public' && asking.isQuestion) {
        const until = publics.emptyUntil(asker.address);
        if (until !== undefined) return tooMany(until - now(), response);
        publics.take(asker.address);
      }
      await answer({ posted, body, asker, response }, content, options);
    }),
  };
}

/** A trouble of the store or Slack's says nothing about who asks. */
async function askerOf(
  posted: Posted,
  asking: Asking,
  options: CallersOptions & Pick<McpRoutesOptions, 'context'>,
): Promise<WhoAsks | 401 | 403 | 503> {
  try {
    return await callerOf(posted, asking, options);
  } catch (error) {
    const { log } = options.context;
    log.error({ kind: 'assistant', outcome: 'failed', ...nameAndCause(error) }, 'who asks is not known');
    return 503;
  }
}

function refuse(status: 401 | 403 | 503, response: ServerResponse): void {
  end(response, status, undefined, {
    ...(status === 401 && { 'www-authenticate': 'Bearer realm="Coursebell"' }),
    ...(status === 503 && { 'retry-after': '10' }),
  });
}

function tooMany(waitMs: number, response: ServerResponse): void {
  end(response, 429, undefined, { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) });
}

interface Arrived {
  readonly posted: Posted;
  /** The message as it is meant; undefined: it is no JSON. */
  readonly body: unknown;
  readonly asker: WhoAsks;
  readonly response: ServerResponse;
}

async function answer(
  { posted, body, asker, response }: Arrived,
  { tools, resources }: ServerContent,
  options: McpRoutesOptions,
): Promise<void> {
  const caller = await createCaller(asker, options);
  const { answerHttp } = await import('./server.ts');
  const offered = { tools: tools.filter((tool) => isOffered(tool, asker)), resources };
  const request = new Request('http://localhost/mcp', {
    method: 'POST',
    headers: headersOf(posted.headers),
    body: posted.body,
  });
  const requester = { workspace: caller.place.workspace, user: caller.place.user };
  const answered = await options.context.limits.during(
    asker.is === 'public' ? { workspace: PUBLIC_WORKSPACE, user: asker.address } : requester,
    () => answerHttp(offered, caller, { request, body }, originsOf(options.publicUrl)),
  );
  const type = answered.headers.get('content-type');
  if (type === null) return end(response, answered.status);
  const text = await answered.text();
  const wantsWhole = type.startsWith(STREAM_TYPE) && answerType(posted) === JSON_TYPE;
  const whole = wantsWhole ? messageIn(text) : undefined;
  const told = whole === undefined ? { type, text } : { type: JSON_TYPE, text: whole };
  end(response, answered.status, { type: told.type, bytes: Buffer.from(told.text) });
}

/** The type that a client wants more; undefined: it takes neither. Only to who names streams are they worth as much as JSON. */
function answerType({ header }: Pick<Posted, 'header'>): typeof JSON_TYPE | typeof STREAM_TYPE | undefined {
  const accept = header('accept') ?? '';
  const [json, stream] = [weightOf(accept, JSON_TYPE), weightOf(accept, STREAM_TYPE)];
  if (Math.max(json, stream) === 0) return undefined;
  const isNamed = accept.toLowerCase().includes(STREAM_TYPE);
  return stream > json || (isNamed && stream === json) ? STREAM_TYPE : JSON_TYPE;
}

/** The message of a stream that the package has ended: the data of its last event; undefined: there is none. */
const messageIn = (stream: string): string | undefined =>
  [...stream.matchAll(/^data: (\{.*)$/gm)].at(-1)?.[1];

/** Slackbot asks for the list before a person asks anything. */
const isOffered = ({ isPersonal }: Tool, asker: WhoAsks): boolean => !isPersonal || asker.is !== 'public';

/** Headers that say who asks have been read; those of the connection are not the package's. */
function headersOf(headers: IncomingHttpHeaders): Headers {
  const passed = Object.entries(headers).filter(([name]) => /^(?:content-type|origin)$|^mcp-/.test(name));
  const all = new Headers(passed.map(([name, value = '']) => [name, value.toString()]));
  all.set('accept', `${JSON_TYPE}, ${STREAM_TYPE}`);
  return all;
}

const originsOf = (publicUrl: string | undefined): string[] =>
  publicUrl === undefined ? [] : [new URL(publicUrl).hostname];

async function createCaller(asker: WhoAsks, options: McpRoutesOptions): Promise<Caller> {
  const { languages, requests, reader, language } = options;
  const { limits, support } = options.context;
  const person = asker.is === 'person' ? asker.person : { workspace: '', user: '' };
  const place: Place = { ...person, conversation: undefined };
  const own = asker.is === 'person' ? await languages.of(place, 'person') : language;
  return {
    place,
    reader: reader(own),
    runRequest: async ({ name, writes }, work) => {
      const reference = newReference();
      const ended = requests.begun({ kind: 'assistant', place });
      const note = (outcome: Parameters<typeof ended>[0]) =>
        ended({ ...outcome, reference, feature: name.replaceAll('_', '-') });
      try {
        if (writes) limits.chargeOrThrow();
        const value = await work();
        note({ outcome: 'answered' });
        return { value };
      } catch (error) {
        note(failure(error));
        return { error, reference, support };
      }
    },
  };
}

// Who asks over HTTP. Slackbot by Slack's signature, with the person in the request; others by a token that a person
// has made; without either, only what belongs to no person.

/** Who asks: a person; Slackbot without one, before anything of a person is asked; or a client at an address. */
export type WhoAsks =
  | { readonly is: 'person'; readonly person: PersonKey }
  | { readonly is: 'slackbot' }
  | { readonly is: 'public'; readonly address: string };

/** Why a request is not let in, by its status. */
export type Refused = 401 | 403;

export interface CallersOptions {
  /** Undefined: no signing secret is configured, so no request can be Slackbot's. */
  readonly signatures: Signatures | undefined;
  readonly tokens: Pick<AssistantTokens, 'owner'>;
  /** Whether a person has left the workspace. Never rejects. */
  readonly hasLeft: (person: PersonKey) => Promise<boolean>;
  /** The workspace with the app that a person of Slack's acts in; undefined: it has no app. May reject. */
  readonly workspaceOf: (source: PayloadSource) => Promise<string | undefined>;
  /** Whether clients without identity are let in. */
  readonly isPublic: boolean;
}

/** What a message of the protocol is about, as far as it matters who asks. */
export interface Asking {
  /** Whether it asks something of the study API or the store, rather than what the server offers. */
  readonly isQuestion: boolean;
  /** Whether it may change what is stored. What only reads may come again in the same bytes. */
  readonly isChange: boolean;
  /** The fields of `params._meta.slack`, as they came. */
  readonly slack: unknown;
}

const message = z.object({
  method: z.string(),
  params: z
    .object({
      name: z.string().optional().catch(undefined),
      _meta: z.object({ slack: z.unknown().optional() }).nullish(),
    })
    .optional(),
});

/** What tells the same to everyone, and nothing that was looked up or kept. */
const OFFERS =
  /^(?:initialize|ping|server\/discover|tools\/list|prompts\/list|resources\/(?:list|templates\/list)|notifications\/.{1,100})$/;

/**
 * Reads one message. What can't be read counts as a question.
 * @param changing the names of tools that change what is stored
 */
function askingOf(body: unknown, changing: ReadonlySet<string>): Asking {
  const { data } = message.safeParse(body);
  return {
    isQuestion: data === undefined || !OFFERS.test(data.method),
    isChange: data?.method === 'tools/call' && changing.has(data.params?.name ?? ''),
    slack: data?.params?._meta?.slack,
  };
}

/** Finds out who asks. Rejects if the store or Slack is in trouble. */
export async function callerOf(
  posted: Posted,
  asking: Asking,
  options: CallersOptions,
): Promise<WhoAsks | Refused> {
  const { signatures, workspaceOf, isPublic } = options;
  const { header } = posted;
  if (header('x-slack-signature') !== undefined || header('x-slack-request-timestamp') !== undefined) {
    const isSlackbot = signatures !== undefined && isSlacks(posted, asking, signatures);
    return isSlackbot ? slackbot(posted, asking, workspaceOf, isPublic) : 401;
  }
  const authorization = header('authorization');
  if (authorization !== undefined) return holder(authorization, options);
  return isPublic ? { is: 'public', address: addressOf(posted) } : 401;
}

/** The person who made the token. */
async function holder(
  authorization: string,
  { tokens, workspaceOf, hasLeft }: CallersOptions,
): Promise<WhoAsks | Refused> {
  const [, token = ''] = /^Bearer +([\w-]{1,200}) *$/i.exec(authorization) ?? [];
  const owner = await tokens.owner(token);
  if (!owner) return 401;
  // The workspace may have removed the app, and keep what its people have stored for a while.
  const workspace = await workspaceOf(sourceOf(owner.workspace, undefined, owner.user));
  if (workspace !== owner.workspace || (await hasLeft(owner))) return 401;
  return { is: 'person', person: owner };
}

/** A change is taken once. Two conversations of a person may ask the same in the same second, in the same bytes. */
function isSlacks(posted: Posted, { isChange }: Asking, signatures: Signatures): boolean {
  const refusal = signatures.refusalOf(posted);
  const isReplay = refusal === undefined && isChange && !signatures.claim(posted);
  if (refusal === undefined && !isReplay) return true;
  signatures.refused(refusal ?? 'replay');
  return false;
}

const identity = z.object({
  user_id: z.string().refine(isUserId),
  team_id: z.string().refine(isWorkspaceId),
  enterprise_id: z.string().refine(isInstalledId).nullish().catch(undefined),
});

async function slackbot(
  posted: Posted,
  { isQuestion, slack }: Asking,
  workspaceOf: CallersOptions['workspaceOf'],
  isPublic: boolean,
): Promise<WhoAsks | Refused> {
  const { data } = identity.safeParse(slack);
  if (data) {
    const source = sourceOf(data.team_id, data.enterprise_id ?? undefined, data.user_id);
    const workspace = await workspaceOf(source);
    return workspace === undefined ? 403 : { is: 'person', person: { workspace, user: data.user_id } };
  }
  if (slack !== undefined && slack !== null) return 401;
  if (!isQuestion) return { is: 'slackbot' };
  return isPublic ? { is: 'public', address: addressOf(posted) } : 401;
}

const sourceOf = (installed: string, enterprise: string | undefined, user: string): PayloadSource => ({
  ...{ installed, named: undefined, perhaps: [], enterprise, conversation: undefined, user },
});

/** Addresses of this machine and of its own network, where a proxy may stand. */
const OWN = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  OWN.addSubnet(net, prefix);
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OWN.addSubnet(net, prefix, 'ipv6');

/** An IPv6 address with its zone; a header may hold anything. */
const LONGEST_ADDRESS = 64;

function isOwn(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && OWN.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Some proxies tell the port as well, which is another one for each connection. */
const withoutPort = (one: string): string =>
  one.replace(/^(\d[\d.]*):\d+$/, '$1').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');

/**
 * The client's address. What a proxy of our own network says of it is believed, and what stood in the header before it
 * is not.
 */
export function addressOf({ peer = '', header }: Pick<Posted, 'peer' | 'header'>): string {
  const told = (header('x-forwarded-for') ?? '').split(',').map((one) => withoutPort(one.trim()));
  const path = [peer, ...told.filter((one) => one !== '').reverse()];
  const client = path.find((one, at) => !isOwn(one) || at === path.length - 1) ?? peer;
  return client.slice(0, LONGEST_ADDRESS);
}
