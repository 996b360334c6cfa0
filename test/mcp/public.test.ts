/** What clients without identity get, over HTTP and in both revisions. */
import { describe, expect, test } from 'vitest';
import { openSample } from '../flows/harness.ts';
import { connect, REVISIONS, textOf } from './clients.ts';

const PUBLIC = { MCP: '1', MCP_PUBLIC: '1' };

describe.each(REVISIONS)('revision %s', (revision) => {
  test('lists', async () => {
    const { url } = await openSample({ env: PUBLIC });
    const client = await connect(url, { revision });
    const { tools } = await client.listTools();
    console.log(JSON.stringify(tools.map((t) => t.name)), client.getInstructions?.());
    const got = await client.callTool({ name: 'get_courses', arguments: { codes: ['TX00EY23-3015', 'TX00EY23-3099', 'junk'], texts: ['content'] } });
    console.log(JSON.stringify(got, null, 1).slice(0, 6000));
    const rooms = await client.callTool({ name: 'find_rooms', arguments: { buildings: ['78025', 'Nowhere'], minSeats: 40 } });
    console.log(JSON.stringify({ ...rooms, _meta: 0 }, null, 1).slice(0, 3000));
    console.log(textOf(await client.callTool({ name: 'compare_courses', arguments: { codes: ['TX00EY23-3015', 'TX00EW54-3008'] } })));
    console.log(JSON.stringify(await client.readResource({ uri: 'course://TX00EY23-3015' })).slice(0, 600));
    expect(1).toBe(1);
  });
});
