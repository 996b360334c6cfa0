/**
 * A person's stored data as a file, at an address that works once and for ten minutes. The address holds whose data it
 * is, sealed, so nothing is stored until it is used.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { end, publicAddress, type Routes } from '../http/server.ts';
import { texts } from '../i18n/index.ts';
import { isLanguage, type Language } from '../language.ts';
import { createSeal, newSecret, type Seal, secretDigest } from '../store/sealing.ts';
import type { PersonKey, Store } from '../store/store.ts';

/** How long an address works, in milliseconds. */
const WORKS_FOR = 10 * 60_000;

export interface Downloads {
  /** A new address of the person's data. `language`: of the words where it does not work any more. */
  address(person: PersonKey, language: Language): string;
  readonly routes: Routes;
}

interface DownloadsOptions {
  /** Undefined: there is no address from which something could be downloaded. */
  readonly publicUrl: string | undefined;
  readonly store: Pick<Store, 'secrets' | 'claims' | 'workspaces'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Waits for what is written in the background. */
  readonly settled: () => Promise<void>;
}

/** What an address says. */
interface Meant extends PersonKey {
  readonly language: Language;
  readonly at: number;
}

/** Undefined without a public address. Rejects if the store is in trouble. */
export async function openDownloads(options: DownloadsOptions): Promise<Downloads | undefined> {
  const { publicUrl, store, now } = options;
  if (publicUrl === undefined) return undefined;
  const secret = await store.secrets.get('data-links', newSecret);
  const seal = createSeal([Buffer.from(secret, 'base64url')]);
  return {
    address: (person, language) =>
      publicAddress(publicUrl, `/data/${sealed({ ...person, language, at: now() }, seal)}`),
    routes: { 'GET /data/*': (request, response) => answer(request, response, seal, options) },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  seal: Seal,
  { store, now, settled }: DownloadsOptions,
): Promise<void> {
  const [, token = ''] = /^\/data\/([\w.-]{1,600})$/.exec(request.url?.split('?', 1)[0] ?? '') ?? [];
  const asked = unsealed(token, seal);
  // What only looks at an address, such as a preview, does not use it up.
  if (!asked || request.method !== 'GET') return send(response, 404, 'text/plain', '');
  const words = texts(asked.language).download;
  const name = `download ${secretDigest(token)}`;
  const isInTime = Math.abs(now() - asked.at) < WORKS_FOR;
  // Kept for longer than the address works: clocks of replicas differ.
  if (!isInTime || !(await store.claims.take(name, now(), 3 * WORKS_FOR)))
    return send(response, 410, 'text/plain', words.used);
  try {
    await settled();
    const { workspace, user } = asked;
    const stored = await store.workspaces.personData({ workspace, user });
    const body = { workspace, person: user, at: new Date(now()).toISOString(), stored };
    send(response, 200, 'application/json', `${JSON.stringify(body, null, 2)}\n`, {
      'content-disposition': 'attachment; filename="coursebell-my-data.json"',
    });
  } catch (error) {
    // Nothing was given, so the address still works.
    await store.claims.release(name).catch(() => {});
    throw error;
  }
}

/** Nothing keeps the answer, and no page learns of the address. */
function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const content = { type: `${type}; charset=utf-8`, bytes: Buffer.from(body) };
  end(response, status, content, {
    ...headers,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
}

/** What is sealed for another purpose is no address. */
const PURPOSE = 'download';

const sealed = ({ workspace, user, language, at }: Meant, seal: Seal): string =>
  seal.seal(JSON.stringify([workspace, user, language, at]), PURPOSE);

/** Undefined if the address was not made here. */
function unsealed(token: string, seal: Seal): Meant | undefined {
  try {
    const [workspace, user, language, at] = JSON.parse(seal.open(token, PURPOSE).plain);
    return isLanguage(language) ? { workspace, user, language, at } : undefined;
  } catch {
    // The seal is broken.
    return undefined;
  }
}
