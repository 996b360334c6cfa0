/** The scopes of `manifest.yml`, and what fails without each. `docs/scopes.md` says the same at length. */
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Finding, fail, ok, skip, warn } from './finding.ts';

/** Beside package.json, wherever this file is: in a bundle it is nearer to package.json. */
const manifestPath = (): string => join(dirname(findPackageJSON('.', import.meta.url) ?? ''), 'manifest.yml');

const manifest = z.object({
  oauth_config: z.object({
    scopes: z.object({
      bot: z.array(z.string()),
      bot_optional: z.array(z.string()).default([]),
    }),
  }),
});

/** The things that do not work without a scope. */
export const WITHOUT: Readonly<Record<string, string>> = {
  'app_mentions:read': 'mentions of the bot are not heard',
  'chat:write': 'nothing can be posted: no reminders, no notices, no answers to mentions and direct messages',
  commands: 'slash commands and shortcuts do not exist',
  'im:write': 'nobody can follow a course in the direct conversation',
  'users:read': "people's languages and time zones are not known: answers and quiet hours go by the defaults",
  'im:history': 'direct messages are not heard',
  'channels:history': 'course codes in ordinary messages are not answered',
};

export interface Scopes {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** The manifest's scopes. Throws if the file is missing or no manifest. */
export function readScopes(): Scopes {
  const { scopes } = manifest.parse(parse(readFileSync(manifestPath(), 'utf8'))).oauth_config;
  const optional = new Set(scopes.bot_optional);
  return { required: scopes.bot.filter((scope) => !optional.has(scope)), optional: scopes.bot_optional };
}

const AGAIN = 'Add it under OAuth & Permissions (or save manifest.yml anew) and install the app once more.';

/**
 * Compares the token's scopes with the manifest's.
 * @param granted the header `x-oauth-scopes`: scopes separated by commas; null if absent
 */
export function checkScopes({ required, optional }: Scopes, granted: string | null): Finding[] {
  if (granted === null) return [skip('scopes', 'Slack did not say which the token has')];
  const has = new Set(granted.split(',').map((scope) => scope.trim()));
  const lacks = (scope: string): boolean => !has.has(scope);
  const told = (scope: string): string => `${scope} is missing: ${WITHOUT[scope] ?? 'see docs/scopes.md'}`;
  const findings = [
    ...required.filter(lacks).map((scope) => fail('scopes', told(scope), AGAIN)),
    ...optional.filter(lacks).map((scope) => warn('scopes', `${told(scope)} (optional)`, AGAIN)),
  ];
  return findings.length > 0 ? findings : [ok('scopes', 'all that manifest.yml asks for')];
}
