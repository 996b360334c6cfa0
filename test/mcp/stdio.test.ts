/** The command `npm run mcp`: the protocol over standard input and output, by the official client. */
import { join } from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, onTestFinished, test } from 'vitest';
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

describe.each(REVISIONS)('revision %s', (revision) => {
  test('needs the study API alone, and offers the tools that are of no person', async () => {
    const { client, said } = await start(revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'compare_courses',
      'find_rooms',
      'get_course_unit',
      'get_courses',
    ]);
    const got = await client.callTool({ name: 'get_courses', arguments: { codes: ['TX00EY23-3015'] } });
    expect(textOf(got)).toContain('Software Engineering Project');
    expect(got.structuredContent).toMatchObject({ results: [{ status: 'found' }] });
    expect(said).toEqual([]);
  });
});
