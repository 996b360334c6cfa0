/** Tokens for assistants: made and revoked on Home, shown once, kept as digests, erased with all else of a person. */
import { expect, test } from 'vitest';
import { bytesIn, dataDir } from '../flows/data-dir.ts';
import { MINUTE, openSample } from '../flows/harness.ts';
import { openHome } from '../flows/home-hands.ts';
import { words } from '../flows/reading.ts';
import { connect } from './clients.ts';
import { makeToken, openAssistants, page, tokenIn } from './hands.ts';

const MCP = { MCP: '1', PUBLIC_URL: 'https://bell.example.org/app' };

test('a token lets an assistant ask in the place of the person who made it', async () => {
  const flow = await openSample({ env: MCP });
  await flow.command('/course follow TX00EY23-3015', { channel: 'D0SAM00001' });
  const client = await connect(flow.url, { token: await makeToken(flow) });
  const mine = await client.callTool({ name: 'my_dates', arguments: {} });
  expect(mine.structuredContent).toMatchObject({ followed: [{ code: 'TX00EY23-3015' }] });
  const theirs = await connect(flow.url, { token: await makeToken(flow, 'Claude', 'aino') });
  const others = await theirs.callTool({ name: 'my_dates', arguments: {} });
  expect(others.structuredContent).toMatchObject({ followed: [] });
});

test('a token is shown once, with the address, and the page lists it by its name alone', async () => {
  const flow = await openSample({ env: MCP });
  await flow.slack.submit(await openAssistants(flow), { 'assistants.name': '*Claude* <!channel>' });
  const made = await page(flow, 'coursebell_');
  expect(words(made)).toContain('https://bell.example.org/app/mcp');
  expect(words(made)).toContain('shown only now');
  const token = tokenIn(made);
  await flow.slack.closeView(made);
  const listed = words(await openAssistants(flow));
  // A sign that is not seen breaks the mention up.
  expect(listed).toContain('*Claude* <\u2060!channel>');
  expect(listed).not.toContain(token);
});

test('a form that is sent twice makes one token, the same each time', async () => {
  const flow = await openSample({ env: MCP });
  const form = await openAssistants(flow);
  await flow.slack.submit(form, { 'assistants.name': 'Claude' });
  const first = tokenIn(await page(flow, 'coursebell_'));
  await flow.slack.submit(form, { 'assistants.name': 'Claude' });
  await flow.slack.closeView(await page(flow, first));
  expect(words(await openAssistants(flow)).match(/Token made/g)).toHaveLength(1);
});

test('a person has at most five, and each is revoked by itself', async () => {
  const flow = await openSample({ env: MCP });
  const tokens: string[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) tokens.push(await makeToken(flow, name));
  const full = await openAssistants(flow);
  expect(full.view).not.toHaveProperty('submit');
  expect(words(full)).toContain('You have 5 tokens');
  await flow.slack.click(full, 'assistants.revoke:1');
  await page(flow, 'no longer works');
  await expect(connect(flow.url, { token: tokens[1] ?? '' })).rejects.toThrow();
  const client = await connect(flow.url, { token: tokens[0] ?? '' });
  expect((await client.listTools()).tools).toHaveLength(10);
});

test('a token of a person whose account Slack has deactivated works no longer than ten minutes', async () => {
  const flow = await openSample({ env: MCP });
  const token = await makeToken(flow);
  const lists = async () => {
    const client = await connect(flow.url, { token });
    return (await client.listTools()).tools.length;
  };
  expect(await lists()).toBe(10);
  const sam = flow.slack.workspace.user('sam');
  if (sam) sam.isDeactivated = true;
  flow.pass(10 * MINUTE + 1000);
  await expect(lists()).rejects.toThrow();
  // What Slack can't say for now changes nothing.
  if (sam) sam.isDeactivated = false;
  flow.pass(10 * MINUTE + 1000);
  flow.slack.fail('users.info', 'internal_error');
  expect(await lists()).toBe(10);
});

test('no file of the store holds a token, and erasing all of a person makes it invalid', async () => {
  const dir = dataDir();
  const flow = await openSample({ env: { ...MCP, DATA_DIR: dir } });
  const token = await makeToken(flow, 'A-NAME-OF-AN-ASSISTANT');
  expect(bytesIn(dir)).toContain('A-NAME-OF-AN-ASSISTANT');
  expect(bytesIn(dir)).not.toContain(token);
  await flow.slack.click(await openHome(flow), 'privacy.show');
  const kept = await page(flow, 'token for your assistants');
  await flow.slack.click(kept, 'privacy.erase');
  await page(flow, 'is erased');
  await expect(connect(flow.url, { token })).rejects.toThrow();
  expect(bytesIn(dir)).not.toContain('A-NAME-OF-AN-ASSISTANT');
});

test('where assistants are off, Home does not offer them, and a button of before says so', async () => {
  const on = await openSample({ env: MCP });
  const before = await openHome(on);
  const flow = await openSample();
  expect(words(await openHome(flow))).not.toContain('Connect an assistant');
  await flow.slack.click(before, 'assistants.open');
  await page(flow, 'can’t be connected here');
});
