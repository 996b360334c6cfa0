/** What is loaded when: nothing of what is off, and the package of the protocol with the first request. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { VERSION } from '../../src/primitives.ts';
import { eventually } from '../fixtures/patience.ts';
import { dataDir } from '../flows/data-dir.ts';
import { BOT_TOKEN, KEY, SIGNING_SECRET } from '../flows/harness.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Tells of each module that is loaded, before the app. */
const TELLING = `import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => {
    if (/modelcontextprotocol|src\\/mcp|src\\/slack\\/(?:agent|feedback|links)\\.ts/.test(url)) process.stderr.write('loaded ' + url + '\\n');
    return next(url, context);
  } });`;

async function start(env: Readonly<Record<string, string>>) {
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(TELLING)}`, join(ROOT, 'src/start.js')],
    {
      env: {
        ...{ STUDY_API_URL: 'http://127.0.0.1:9', STUDY_API_KEY: KEY, SLACK_API_URL: 'http://127.0.0.1:9' },
        ...{ SLACK_SIGNING_SECRET: SIGNING_SECRET, SLACK_BOT_TOKEN: BOT_TOKEN },
        ...{ PORT: '0', DATA_DIR: dataDir(), ...env },
      },
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let [log, loaded] = ['', ''];
  child.stdout.on('data', (chunk) => {
    log += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    loaded += String(chunk);
  });
  const port = await eventually(() => {
    const [, found] = /"port":(\d+)/.exec(log) ?? [];
    expect(found, loaded).toBeDefined();
    return found;
  });
  return { url: `http://127.0.0.1:${port}`, loaded: () => loaded };
}

test('where it is off, nothing of it is loaded, nor of links, an agent and feedback', async () => {
  const { url, loaded } = await start({});
  expect((await fetch(`${url}/mcp`, { method: 'POST', body: '{}' })).status).toBe(404);
  expect(loaded()).toBe('');
});

test('where it is on, its package is loaded with the first request that is let in', async () => {
  const { url, loaded } = await start({ MCP: '1', MCP_PUBLIC: '1' });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const ask = (more = {}) =>
    fetch(`${url}/mcp`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(list) });
  expect((await ask({ authorization: 'Bearer nothing' })).status).toBe(401);
  expect(loaded()).toContain('src/mcp/routes.ts');
  expect(loaded()).not.toContain('modelcontextprotocol');
  expect((await ask()).status).toBe(200);
  expect(loaded()).toContain('@modelcontextprotocol/server');
});

test('the command prints nothing but the protocol, and says what is missing on standard error', () => {
  const run = () =>
    execFileSync(process.execPath, [join(ROOT, 'src/mcp.ts')], { env: {}, stdio: 'pipe', encoding: 'utf8' });
  expect(run).toThrow(expect.objectContaining({ status: 1, stdout: '' }));
  expect(run).toThrow(/STUDY_API_URL is required\s+- STUDY_API_KEY is required/);
});

test('the server’s version is that of the package', () => {
  expect(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))).toMatchObject({ version: VERSION });
});
