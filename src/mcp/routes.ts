/** The endpoint `/mcp`: who asks, limits, the log, and from a request of ours to the package's and back. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Place } from '../ask/feature.ts';
import { type Posted, postRoute, type Reply, type Routes } from '../http/route.ts';
import type { Language } from '../language.ts';
import { nameAndCause, newReference } from '../ops/cause.ts';
import { type Answering, charge, failure, logRequest, readerOf } from '../slack/answer.ts';
import { createSignatures } from '../slack/http-receiver.ts';
import { createBuckets } from '../slack/limits.ts';
import { type Asking, askingOf, type CallersOptions, callerOf, type WhoAsks } from './callers.ts';
import { type ContentDeps, createContent, type ServerContent } from './content.ts';
import type { Caller } from './server.ts';
import type { Tool } from './tool.ts';

/** Questions a minute that a client without identity may ask. */
const PUBLIC_PER_MINUTE = 60;
const MOST_ADDRESSES = 50_000;
/** A workspace's id begins with T: this one stands for all clients without identity. */
const PUBLIC_WORKSPACE = 'public';

export interface McpRoutesOptions extends Omit<CallersOptions, 'signatures'>, ContentDeps {
  /** By which Slackbot's requests are known; undefined: Slackbot can't ask. */
  readonly signingSecret: string | undefined;
  readonly answering: Answering;
  /** The language for clients without identity. */
  readonly language: Language;
  /** Where browsers may come from; undefined: this machine alone. */
  readonly publicUrl: string | undefined;
}

/** The routes of the endpoint. The package is loaded with the first request that is let in. */
export function mcpRoutes(options: McpRoutesOptions): Routes {
  const { answering, signingSecret } = options;
  const { now } = answering;
  const signatures =
    signingSecret === undefined ? undefined : createSignatures({ ...answering, signingSecret });
  const content = createContent(options);
  const publics = createBuckets({ perMinute: PUBLIC_PER_MINUTE, most: MOST_ADDRESSES, now });
  return {
    'POST /mcp': postRoute(async (posted, reply) => {
      const body = parsed(posted.body);
      // One message in each request, so that one person asks.
      if (Array.isArray(body)) return reply.send(400);
      const asking = askingOf(body);
      const asker = await askerOf(posted, asking, { ...options, signatures });
      if (typeof asker === 'number') return refuse(asker, reply);
      if (asker.is === 'public' && asking.isQuestion) {
        const until = publics.emptyUntil(asker.address);
        if (until !== undefined) return tooMany(until - now(), reply);
        publics.take(asker.address);
      }
      await answer({ posted, asker, reply }, content, options);
    }),
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The package answers what is no JSON.
    return undefined;
  }
}

/** A trouble of the store or Slack's says nothing about who asks. */
async function askerOf(
  posted: Posted,
  asking: Asking,
  options: CallersOptions & Pick<McpRoutesOptions, 'answering'>,
): Promise<WhoAsks | 401 | 403 | 503> {
  try {
    return await callerOf(posted, asking, options);
  } catch (error) {
    const { log } = options.answering;
    log.error({ kind: 'assistant', outcome: 'failed', ...nameAndCause(error) }, 'who asks is not known');
    return 503;
  }
}

function refuse(status: 401 | 403 | 503, reply: Reply): void {
  reply.send(status, undefined, {
    ...(status === 401 && { 'www-authenticate': 'Bearer realm="Coursebell"' }),
    ...(status === 503 && { 'retry-after': '10' }),
  });
}

function tooMany(waitMs: number, reply: Reply): void {
  reply.send(429, undefined, { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) });
}

interface Arrived {
  readonly posted: Posted;
  readonly asker: WhoAsks;
  readonly reply: Reply;
}

async function answer(
  { posted, asker, reply }: Arrived,
  { tools, resources }: ServerContent,
  options: McpRoutesOptions,
): Promise<void> {
  const { answering } = options;
  const caller = await createCaller(asker, options);
  const { answerHttp } = await import('./server.ts');
  const offered = { tools: tools.filter((tool) => isOffered(tool, asker)), resources };
  const request = new Request('http://localhost/mcp', {
    method: 'POST',
    headers: headersOf(posted.headers),
    body: posted.body,
  });
  const requester = { workspace: caller.place.workspace, user: caller.place.user };
  const response = await answering.limits.during(
    asker.is === 'public' ? { workspace: PUBLIC_WORKSPACE, user: asker.address } : requester,
    () => answerHttp(offered, caller, request, originsOf(options.publicUrl)),
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type');
  reply.send(response.status, type === null ? undefined : { type, bytes });
}

/** Slackbot asks for the list before a person asks anything. */
const isOffered = ({ isPersonal }: Tool, asker: WhoAsks): boolean => !isPersonal || asker.is !== 'public';

/** Headers that say who asks have been read; those of the connection are not the package's. */
function headersOf(headers: IncomingHttpHeaders): Headers {
  const passed = Object.entries(headers).filter(([name]) =>
    /^(?:accept|content-type|origin)$|^mcp-/.test(name),
  );
  return new Headers(passed.map(([name, value = '']) => [name, value.toString()]));
}

const originsOf = (publicUrl: string | undefined): string[] =>
  publicUrl === undefined ? [] : [new URL(publicUrl).hostname];

async function createCaller(asker: WhoAsks, { answering, language }: McpRoutesOptions): Promise<Caller> {
  const person = asker.is === 'person' ? asker.person : { workspace: '', user: '' };
  const place: Place = { ...person, conversation: undefined };
  const own = asker.is === 'person' ? await answering.languages.of(place, 'person') : language;
  return {
    place,
    reader: readerOf(answering, own),
    attempt: async ({ name, writes }, work) => {
      const reference = newReference();
      const started = answering.now();
      const note = (outcome: Parameters<typeof logRequest>[3]) =>
        logRequest(answering, { kind: 'assistant', place }, started, {
          ...outcome,
          reference,
          feature: name.replaceAll('_', '-'),
        });
      try {
        if (writes) charge(answering);
        const value = await work();
        note({ outcome: 'answered' });
        return { value };
      } catch (error) {
        note(failure(error));
        return { error, reference, support: answering.support };
      }
    },
  };
}
