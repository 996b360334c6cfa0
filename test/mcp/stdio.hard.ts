/** The command `npm run mcp`: the protocol over standard input and output, by the official client. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startSampleStudyApi } from '../../playground/sample-study-api.ts';
import { KEY } from '../flows/harness.ts';
import { clientOf, REVISIONS, type Revision, textOf } from './clients.ts';

const MCP = join(import.meta.dirname, '../../src/mcp.ts');

async function start(revision: Revision) {
  const study = await startSampleStudyApi({ key: KEY, now: Date.now });
  onTestFinished(study.close);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [MCP],
    env: { STUDY_API_URL: study.url, STUDY_API_KEY: KEY },
    stderr: 'pipe',
  });
  const said: string[] = [];
  transport.stderr?.on('data', (chunk) => said.push(String(chunk)));
  const client = clientOf(revision);
  await client.connect(transport);
  onTestFinished(() => client.close());
  return { client, study, said, transport };
}

/** Starts the command by itself, without a client. */
async function startBare() {
  const study = await startSampleStudyApi({ key: KEY, now: Date.now });
  onTestFinished(study.close);
  const child = spawn(process.execPath, [MCP], {
    env: { STUDY_API_URL: study.url, STUDY_API_KEY: KEY },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (message: object) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    const { value } = await lines.next();
    return JSON.parse(String(value));
  };
  const initialize = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'x', version: '1' },
  };
  await ask({ id: 1, method: 'initialize', params: initialize });
  return { child, study, ask };
}

test('the process ends when its standard input does, also after it has asked', async () => {
  const { child, ask } = await startBare();
  const call = { name: 'get_courses', arguments: { codes: ['TX00EY23-3015'] } };
  expect(await ask({ id: 2, method: 'tools/call', params: call })).toMatchObject({
    result: { isError: false },
  });
  const ended = once(child, 'exit');
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
});

test('a failure is told on standard error by its reference, without what was asked', async () => {
  const { child, study, ask } = await startBare();
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  study.mode = 'key refused';
  const call = { name: 'get_courses', arguments: { codes: ['TX00EY23-3015'] } };
  const answer = await ask({ id: 2, method: 'tools/call', params: call });
  expect(answer).toMatchObject({ result: { isError: true } });
  const [reference = 'none'] = /[A-Z0-9]{8}$/.exec(answer.result.content[0].text) ?? [];
  await vi.waitFor(() => expect(said.join('')).toContain(reference));
  expect(said.join('')).toContain('AccessRefused');
  expect(said.join('')).not.toMatch(/TX00EY23|k3y/);
});

describe.each(REVISIONS)('revision %s', (revision) => {
  test('needs the study API alone, and offers the tools that are of no person', async () => {
    const { client, said } = await start(revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'compare_courses',
      'course_runs',
      'find_courses',
      'find_rooms',
      'get_course_unit',
      'get_courses',
      'lessons',
    ]);
    const got = await client.callTool({ name: 'get_courses', arguments: { codes: ['TX00EY23-3015'] } });
    expect(textOf(got)).toContain('Software Engineering Project');
    expect(got.structuredContent).toMatchObject({ results: [{ status: 'found' }] });
    const rooms = await client.callTool({ name: 'find_rooms', arguments: { buildings: ['78025'] } });
    expect(rooms.structuredContent).toMatchObject({ buildings: [{ id: '78025' }], matching: 40 });
    const completed = await client.complete({
      ref: { type: 'ref/resource', uri: 'building://{id}' },
      argument: { name: 'id', value: '78' },
    });
    expect(completed.completion.values).toEqual(['78025']);
    expect(said).toEqual([]);
  });
});
