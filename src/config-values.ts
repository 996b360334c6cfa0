/** The forms of values in the environment. */
import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { decodedPart } from './primitives.ts';
import { queryProblem } from './store/database/address.ts';
import { GATEWAY } from './study-client/gateway/index.ts';
import { EXTRAS, type Extra } from './study-client/model.ts';
import type { ListedBuilding } from './workspace/buildings.ts';
import type { Seed } from './workspace/seed-file.ts';

/** Windows' Notepad puts it before the first line of a file. Node takes it for a part of the first name. */
const BYTE_ORDER_MARK = '\uFEFF';

/** An environment, or values of it. */
export type Env = Readonly<Record<string, string | undefined>>;

/** A value of the environment, without the spaces around it; an empty one counts as none. */
export function given(env: Env, name: string): string | undefined {
  return env[name]?.trim() || env[`${BYTE_ORDER_MARK}${name}`]?.trim() || undefined;
}

/** All values of the environment, each as `given` reads it; those of proxies as `withProxies` does. */
export function allGiven(env: Env): Readonly<Record<string, string>> {
  const names = new Set(Object.keys(env).map((name) => name.replace(BYTE_ORDER_MARK, '')));
  const all = [...names].flatMap((name) => {
    const value = given(env, name);
    return value === undefined ? [] : [[name, value]];
  });
  return withProxies(Object.fromEntries(all));
}

/** The names whose value may stand in a file instead, which the same name with `_FILE` behind it tells. */
export const SECRETS: readonly string[] = [
  'STUDY_API_KEY',
  'DATABASE_URL',
  'SLACK_BOT_TOKEN',
  'SLACK_APP_TOKEN',
  'SLACK_SIGNING_SECRET',
  'SLACK_CLIENT_ID',
  'SLACK_CLIENT_SECRET',
  'SLACK_STATE_SECRET',
  'TOKEN_ENCRYPTION_KEY',
];

/** The largest file that is read for a secret, in bytes: what is larger is another file. */
const LARGEST_SECRET = 16_384;

/**
 * The environment with each secret that stands in a file, and what is wrong with such files. No problem shows a path, since
 * the secret itself may have been written in its place.
 */
export function secretsFromFiles(env: Env): { readonly env: Env; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const read = SECRETS.flatMap((name) => {
    const path = given(env, `${name}_FILE`);
    if (path === undefined) return [];
    if (given(env, name) !== undefined) {
      problems.push(`${name} and ${name}_FILE must not both be set`);
      return [];
    }
    const text = secretIn(path);
    if ('problem' in text) problems.push(`${name}_FILE ${text.problem}`);
    return 'value' in text ? [[name, text.value] as const] : [];
  });
  return { env: { ...env, ...Object.fromEntries(read) }, problems };
}

function secretIn(path: string): { readonly value: string } | { readonly problem: string } {
  try {
    if (statSync(path).size > LARGEST_SECRET) return { problem: 'must be a file with the secret alone' };
    const value = readFileSync(path, 'utf8').replace(BYTE_ORDER_MARK, '').trim();
    return value === '' ? { problem: 'is an empty file' } : { value };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return { problem: `must be the path of a file that can be read${code}` };
  }
}

/** One secret of the environment, or of its file. @throws Error in words for a person, without the path */
export function givenSecret(env: Env, name: string): string | undefined {
  const { env: whole, problems } = secretsFromFiles(
    Object.fromEntries([name, `${name}_FILE`].map((one) => [one, given(env, one)])),
  );
  if (problems[0] !== undefined) throw new Error(problems[0]);
  return given(whole, name);
}

/** Pairs of quotes, as word processors write them, too. */
const QUOTED = /^(?:(["'`]).*\1|[“”„].*[“”]|[‘’‚].*[‘’]|«.*»|».*«)$/s;

/**
 * What a tool has left in a value that reads an .env file otherwise than a shell does; undefined for nothing.
 * @param name of the variable: a contact may name a channel, such as `#help`
 */
export function leftIn(value: string, name?: string): string | undefined {
  if (QUOTED.test(value))
    return 'must have no quotes around it: Docker’s --env-file keeps them as a part of the value';
  if ((name === 'SUPPORT_CONTACT' ? /\s#(?:\s|$)/ : /\s#/).test(value))
    return 'must have no comment after it: Docker’s --env-file takes it for a part of the value';
  return undefined;
}

/** Refuses a value that has a problem. @param problemOf says it; undefined for none */
export const without =
  (problemOf: (text: string) => string | undefined) =>
  (text: string, context: z.core.$RefinementCtx<string>): void => {
    const problem = problemOf(text);
    if (problem !== undefined) context.addIssue(problem);
  };

/** A web address. */
export const address = z
  .string()
  .regex(/^https?:\/\//i, { error: 'must be a URL that starts with http:// or https://', abort: true })
  .regex(/^\S*$/, { error: 'must have no spaces', abort: true })
  .refine((text) => URL.canParse(text), {
    error: 'must be a whole URL, with a host and, if any, a port up to 65535',
    abort: true,
  });

/** The address of a proxy. `curl` takes one without a scheme, too: that is one of plain HTTP. */
export const proxyAddress = z
  .string()
  .transform((text) => (/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`))
  .pipe(
    address.refine(
      (text) => decodedPart(text) !== undefined,
      'must have % in user name and password only before two hexadecimal digits, and letters in UTF-8 (é is %C3%A9)',
    ),
  );

/** The variables of proxies. Each may have its name in lower case, which wins, as with `curl`. */
const PROXY_NAMES = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY', 'NO_PROXY'];

/** The environment with the variables of proxies under one name each; without `ALL_PROXY` where it counts for nothing. */
function withProxies(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const found = PROXY_NAMES.flatMap((name) => {
    const value = given[name.toLowerCase()] ?? given[name];
    return value === undefined ? [] : [[name, value]];
  });
  const { ALL_PROXY, ...proxies }: Record<string, string> = Object.fromEntries(found);
  const isUsed = ALL_PROXY !== undefined && !(proxies['HTTPS_PROXY'] && proxies['HTTP_PROXY']);
  const { ALL_PROXY: _, ...others } = given;
  return { ...others, ...proxies, ...(isUsed && { ALL_PROXY }) };
}

/** Room for the values within Slack's 3,000 characters of an address. */
const LONGEST_TEMPLATE = 2000;

const securePage = z
  .string()
  .regex(/^https:\/\//i, { error: 'must be a URL that starts with https://', abort: true })
  .regex(/^\S*$/, { error: 'must have no spaces', abort: true });

/** The address of one page: braces would stand for nothing. */
export const pageAddress = securePage.superRefine(without((text) => templateProblem(text, /(?!)/g, '')));

/** The address of a page in which names in braces stand for values. */
const templateOf = (...names: readonly string[]) => {
  const listed = new Intl.ListFormat('en', { type: 'conjunction' }).format(names.map((one) => `{${one}}`));
  const placeholder = new RegExp(`\\{(?:${names.join('|')})\\}`, 'g');
  return securePage
    .refine((text) => text.replace(placeholder, '') !== text, {
      error:
        names.length > 1
          ? `must have at least one of ${listed.replace(', and', ' and')}`
          : `must have ${listed}`,
      abort: true,
    })
    .superRefine(without((text) => templateProblem(text, placeholder, listed.replace(', and', ' and'))));
};

/** @param names of the placeholders, for a person; empty where there are none */
function templateProblem(text: string, placeholder: RegExp, names: string): string | undefined {
  if (text.length > LONGEST_TEMPLATE) return `must be at most ${LONGEST_TEMPLATE} characters long`;
  if (/[{}]/.test(text.replace(placeholder, ''))) return `must have no braces${names && ` but ${names}`}`;
  // Browsers find a host also behind a third slash, or before a backslash.
  const [, host] = /^https:\/\/([^/?#\\]+)/i.exec(text) ?? [];
  if (host === undefined || !URL.canParse(text.replace(placeholder, 'x')))
    return 'must be a whole URL, with a host';
  const { username, password } = new URL(text.replace(placeholder, 'x'));
  if (username !== '' || password !== '') return 'must have no user name or password';
  // A value in the place of a host would lead anywhere.
  return host.includes('{') ? `must have ${names} after the host` : undefined;
}

/** The address of a course's page, or of a unit's, in which `{code}`, `{id}` and `{unit}` stand for values. */
export const pageTemplate = templateOf('code', 'id', 'unit');
/** The address of a page about a room, in which `{room}` stands for its code. */
export const roomTemplate = templateOf('room');

const LONGEST_CONTACT = 80;

/** Who helps: an https or mailto address, or a short text. */
export const contact = z.string().superRefine(without(contactProblem));

function contactProblem(text: string): string | undefined {
  if (/\p{Cc}/u.test(text)) return 'must be one line';
  if (/^mailto:/i.test(text))
    return /^mailto:[^\s@<>|]+@[^\s@<>|]+$/i.test(text)
      ? undefined
      : 'must have one e-mail address after mailto:';
  if (/^https:\/\//i.test(text)) {
    const isWhole = /^[^\s<>|]{1,1000}$/.test(text) && URL.canParse(text);
    return isWhole ? undefined : 'must be a whole URL, with a host and without spaces';
  }
  if (/^[a-z][a-z+.-]*:\/\//i.test(text))
    return 'must be an address that starts with https:// or mailto:, or a text';
  return text.length > LONGEST_CONTACT ? `must be at most ${LONGEST_CONTACT} characters long` : undefined;
}

/** A switch: `1` is on, `0` off. */
export const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1');

/** `auto`, `off`, or the names of extras of the study API that are taken as given. */
export const studyExtras = z.string().transform((text, context): 'auto' | readonly Extra[] => {
  const names = text.split(',').map((one) => one.trim().toLowerCase());
  if (names.length === 1 && names[0] === 'auto') return 'auto';
  if (names.length === 1 && names[0] === 'off') return [];
  const known = EXTRAS.filter((one) => names.includes(one));
  if (names.every((one) => EXTRAS.some((extra) => extra === one))) return known;
  const message = `must be auto, off, or some of ${EXTRAS.join(', ')}, separated by commas`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);

/** Whether an address is the study API's base: the client appends the operations itself. */
export function isBase(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const path = new URL(url).pathname.toLowerCase().replace(/\/$/, '');
  return !GATEWAY.operations.some((operation) => path.endsWith(operation));
}

/** The path of a building directory; the file is read and checked. */
export const directory = z.string().transform(async (path, context): Promise<readonly ListedBuilding[]> => {
  // Loaded only if there is a directory, since it brings a YAML parser.
  const { readDirectory } = await import('./workspace/directory-file.ts');
  const file = readDirectory(path);
  if ('buildings' in file) return file.buildings;
  for (const problem of file.problems) context.addIssue(problem);
  return z.NEVER;
});

/** The path of a file of codes to learn; the file is read and checked. */
export const seedCodes = z.string().transform(async (path, context): Promise<readonly Seed[]> => {
  const { readSeedFile } = await import('./workspace/seed-file.ts');
  const file = readSeedFile(path);
  if ('seeds' in file) return file.seeds;
  for (const problem of file.problems) context.addIssue(problem);
  return z.NEVER;
});

/** Whether a URL has only host and path: other parts would be lost, or shown where they should not be. */
export function isPlain(url: string): boolean {
  // A text that is no URL has been reported by then.
  if (!URL.canParse(url)) return true;
  const { username, password, search, hash } = new URL(url);
  return [username, password, search, hash].every((part) => part === '');
}

/** A key's bytes. */
export const bytesOf = (base64: string): Uint8Array => Buffer.from(base64.trim(), 'base64');

/** Whether a key has the length of AES-256. Node's decoder would leave out what is no base64. */
export const is32Bytes = (base64: string): boolean => /^[\w+/-]{43}=?$/.test(base64.trim());

// Keys, tokens, secrets and ids that others have issued: what their looks tell.

type Looks = readonly (readonly [looks: RegExp, kind: string])[];

const TOKENS: Looks = [
  [/^xapp-/, 'an app-level token'],
  [/^(?:xoxe\.)?xoxb-/, 'a bot token'],
  [/^(?:xoxe\.)?xoxp-/, 'a user token'],
  [/^xoxe-/, 'a refresh token'],
  [/^xox[a-z][.-]/, 'another token of Slack'],
];
const PLACES: Looks = [
  [/^https?:/i, 'an address'],
  [/^[.~]{0,2}\//, 'the path of a file'],
];
const CLIENT_ID: Looks = [[/^\d+\.\d+$/, 'a client id']];
const APP_ID: Looks = [[/^A[0-9A-Z]{8,12}$/, 'an app id']];
const SECRET: Looks = [[/^[0-9a-f]{32}$/i, 'a secret']];

const kindOf = (text: string, looks: Looks): string | undefined =>
  looks.find(([look]) => look.test(text))?.[1];

/** Printable ASCII but `"`, `#`, `'` and the backtick. */
const PLAIN = /^[!$-&(-_a-~]+$/;
const plain = z
  .string()
  .regex(PLAIN, { error: 'must be printable ASCII without spaces, quotes and #', abort: true });

/** Refuses what looks like something else, and what was copied along with its name. */
function unlike(name: string, others: Looks) {
  return without((text) => {
    if (text.startsWith(`${name}=`)) return 'must not begin with its own name';
    const kind = kindOf(text, others);
    return kind && `is ${kind}, which does not belong here`;
  });
}

/** A key of the study API, which goes into a header. */
export const studyKey = z
  .string()
  .regex(/^[\x21-\x7E]+$/, { error: 'must be printable ASCII without spaces', abort: true })
  .superRefine(unlike('STUDY_API_KEY', [...TOKENS, ...PLACES]));

/** A secret of the app. Slack's have 32 hexadecimal digits, which is not insisted on. */
export const appSecret = (name: string) =>
  plain.superRefine(unlike(name, [...TOKENS, ...PLACES, ...CLIENT_ID, ...APP_ID]));

/** The app's client id. */
export const clientId = plain.superRefine(
  unlike('SLACK_CLIENT_ID', [...TOKENS, ...PLACES, ...APP_ID, ...SECRET]),
);

const token = (looks: RegExp, wanted: string) =>
  z
    .string()
    .superRefine((text, context) => {
      if (looks.test(text)) return;
      const kind = kindOf(text, [...TOKENS, ...PLACES, ...CLIENT_ID, ...APP_ID]);
      const message = `must be ${wanted}${kind === undefined ? '' : `: this is ${kind}`}`;
      context.addIssue({ code: 'custom', message, continue: false });
    })
    .pipe(plain);

export const botToken = token(/^["'`]?(?:xoxe\.)?xoxb-/, 'a bot token, which starts with xoxb-');
export const appToken = token(/^["'`]?xapp-/, 'an app-level token, which starts with xapp-');

/** Whether a signing secret looks as Slack's do; a doctor may doubt others. */
export const looksLikeSlacks = (secret: string): boolean => kindOf(secret, SECRET) !== undefined;

// What is wrong with an address of Postgres, in words that repeat nothing of it.

/** Whom and where, path, query and fragment, as they stand there. */
const PARTS = /^postgres(?:ql)?:\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?(#.*)?$/s;
const WRITTEN =
  '# is written %23, / %2F, ? %3F, @ %40, : %3A, % %25 and a space %20 in a user name or password';

/**
 * Finds what keeps an address from meaning what it seems to mean. A password with one of the signs that divide
 * an address is the usual case. The rest of it must not be taken for a host, and an .env file is cut off at a #.
 */
export function databaseProblem(url: string): string | undefined {
  const [, authority, path = '', query = '', fragment] = PARTS.exec(url) ?? [];
  if (authority === undefined) return 'must be a URL that starts with postgres://, in small letters';
  if (fragment !== undefined) return `must have no #: ${WRITTEN}`;
  if (`${path}${query}`.includes('@')) return `must have no @ after the host: ${WRITTEN}`;
  if (/\s/.test(url)) return `must have no spaces: ${WRITTEN}`;
  if (/%(?![\da-f]{2})/i.test(url)) return `must have no % but before two hexadecimal digits: ${WRITTEN}`;
  if (decodedPart(url) === undefined) return 'must have its other letters in UTF-8: é is written %C3%A9';
  const at = authority.lastIndexOf('@');
  // pg_dump ends the password at the first one.
  if (authority.indexOf('@') < at) return `must have no @ in its user name or password: ${WRITTEN}`;
  // Without a user it may be the beginning of a password.
  const hint = at < 0 ? `; ${WRITTEN}` : '';
  const problem = hostProblem(authority.slice(at + 1)) ?? restProblem(path, query);
  if (problem !== undefined) return `${problem}${hint}`;
  // A socket is named by the query, and the driver takes an empty host with a user then.
  if (URL.canParse(url.replace('@/', '@socket/'))) return undefined;
  return 'must be a URL such as postgres://user:password@host:5432/coursebell';
}

function hostProblem(host: string): string | undefined {
  if (host.includes(',')) return 'must name one host: that of the server that can be written, or of a pooler';
  const port = /^(?:\[[^\]]*\]|[^:]*)(?::(.*))?$/.exec(host)?.[1];
  if (port?.includes(':')) return 'must have an IPv6 address in brackets';
  if (port === undefined || (/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536))
    return undefined;
  return 'must have a number from 1 to 65535 as its port';
}

function restProblem(path: string, query: string): string | undefined {
  if (path.length < 2) return 'must name the database after the host, such as …/coursebell';
  return queryProblem(query);
}

/** A range such as `3001-3040`, or one suffix. */
const SUFFIXES = /^(?:(\d{1,6})-(\d{1,6})|[A-Z\d]{1,10})$/i;

/** The suffixes of a list such as `3001-3040,2001`. An end before its beginning gives none. */
export function suffixesIn(typed: string): string[] {
  return typed.split(',').flatMap((part) => {
    const [one = '', first, last] = SUFFIXES.exec(part.trim()) ?? [];
    if (first === undefined || last === undefined) return one;
    const count = Math.min(Number(last) - Number(first) + 1, MOST_SUFFIXES + 1);
    return Array.from({ length: Math.max(0, count) }, (_, at) =>
      String(Number(first) + at).padStart(first.length, '0'),
    );
  });
}

/** No range is written out further. */
const MOST_SUFFIXES = 1000;

/** Suffixes of codes for one search. */
export const runSuffixes = (most: number) =>
  z
    .string()
    .refine(
      (typed) => typed.split(',').every((part) => suffixesIn(part).some((one) => one !== '')),
      'must be suffixes and ranges separated by commas, such as 3001-3040',
    )
    .transform(suffixesIn)
    .refine(
      (all) => all.length <= most,
      `must be at most ${most} suffixes: they are asked for in one search`,
    );
