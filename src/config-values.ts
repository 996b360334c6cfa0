/** The forms of values in the environment. */
import { z } from 'zod';
import type { ListedBuilding } from './workspace/directory.ts';

/** Windows' Notepad puts it before the first line of a file. Node takes it for a part of the first name. */
const BYTE_ORDER_MARK = '\uFEFF';

type Env = Readonly<Record<string, string | undefined>>;

/** A value of the environment, without the spaces around it; an empty one counts as none. */
export function given(env: Env, name: string): string | undefined {
  return env[name]?.trim() || env[`${BYTE_ORDER_MARK}${name}`]?.trim() || undefined;
}

/** All values of the environment, each as `given` reads it. */
export function allGiven(env: Env): Readonly<Record<string, string>> {
  const names = new Set(Object.keys(env).map((name) => name.replace(BYTE_ORDER_MARK, '')));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = given(env, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Pairs of quotes, as word processors write them, too. */
const QUOTED = /^(?:(["'`]).*\1|[“”„].*[“”]|[‘’‚].*[‘’]|«.*»|».*«)$/s;

/**
 * What a tool has left in a value that reads an .env file otherwise than a shell does; undefined for nothing.
 */
export function leftIn(value: string): string | undefined {
  if (QUOTED.test(value))
    return 'must have no quotes around it: Docker’s --env-file keeps them as a part of the value';
  if (/\s#/.test(value))
    return 'must have no comment after it: Docker’s --env-file takes it for a part of the value';
  return undefined;
}

/** A web address. */
export const address = z
  .string()
  .regex(/^https?:\/\//i, { error: 'must be a URL that starts with http:// or https://', abort: true })
  .regex(/^\S*$/, { error: 'must have no spaces', abort: true })
  .refine((text) => URL.canParse(text), {
    error: 'must be a whole URL, with a host and, if any, a port up to 65535',
    abort: true,
  });

/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);

/** A path at whose end an operation of the study API stands: the client appends these itself. */
const OPERATION = /\/(?:realization|courseunit|reservation)(?:\/(?:search|building))?\/?$/i;

/** Whether an address is the study API's base. */
export function isBase(url: string): boolean {
  return !URL.canParse(url) || !OPERATION.test(new URL(url).pathname);
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
