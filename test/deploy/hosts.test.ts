/** One container with a disk at two hosts: the settings that they need, and none that is not known. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const known = new Set(
  Array.from(read('src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm), ([, name = '']) => name),
);
const NEEDED = ['SLACK_APP_TOKEN', 'SLACK_BOT_TOKEN', 'STUDY_API_KEY', 'STUDY_API_URL'];

test('fly.toml mounts a volume where the store is, publishes nothing, and gives the time to stop', () => {
  const text = read('fly.toml');
  const values = new Map(
    Array.from(text.matchAll(/^\s*(\w+) = "?([^"\n]*)"?$/gm), ([, name = '', value = '']) => [name, value]),
  );
  expect(values.get('destination')).toBe('/data');
  expect(text).not.toMatch(/^\[http_service|^\[\[services/m);
  expect(Number.parseInt(values.get('kill_timeout') ?? '', 10)).toBeGreaterThan(11);
  expect(values.get('path')).toBe('/health/live');
  const [, env = ''] = /^\[env\]\n(.*?)\n\n/ms.exec(text) ?? [];
  const names = Array.from(env.matchAll(/^\s*(\w+) =/gm), ([, name = '']) => name);
  expect(names.filter((name) => !known.has(name) || NEEDED.includes(name))).toEqual([]);
  const [, secrets = ''] = /fly secrets set (.+)/.exec(read('docs/ten-minutes.md')) ?? [];
  expect(Array.from(secrets.matchAll(/(\w+)=/g), ([, name]) => name).sort()).toEqual(NEEDED);
});

test('render.yaml is one worker with a disk where the store is, and asks for what has no default', () => {
  const worker = z.strictObject({
    ...{
      type: z.literal('worker'),
      name: z.string(),
      runtime: z.literal('docker'),
      dockerfilePath: z.string(),
    },
    ...{
      plan: z.string(),
      region: z.string(),
      numInstances: z.literal(1),
      autoDeployTrigger: z.literal('off'),
    },
    maxShutdownDelaySeconds: z.number().min(12),
    disk: z.strictObject({ name: z.string(), mountPath: z.literal('/data'), sizeGB: z.number() }),
    envVars: z.array(
      z.union([
        z.strictObject({ key: z.string(), sync: z.literal(false) }),
        z.strictObject({ key: z.string(), value: z.string() }),
      ]),
    ),
  });
  const { services } = z.strictObject({ services: z.tuple([worker]) }).parse(parse(read('render.yaml')));
  const vars = services[0].envVars;
  expect(vars.filter(({ key }) => !known.has(key))).toEqual([]);
  expect(vars.flatMap((one) => ('sync' in one ? [one.key] : [])).sort()).toEqual(NEEDED);
});
