/**
 * People type a word into everything that takes words, and the study API answers with it: it must not be found in any
 * log. What all tests have logged is looked through in the same way at the end of the run (`logged/`).
 */
import { expect, test } from 'vitest';
import { CANARY, createRules } from '../logged/rules.ts';
import { type Flow, openSample, openScripted } from './harness.ts';
import { commandFields, envelope, form, interaction, post, unique } from './raw.ts';
import { plenty } from './upstream-rows.ts';

const rules = createRules();
const CODE = 'TX00EY23-3015';
/** What a person types: a sentence with a person's name, an address and a token in it. */
const TYPED = `what does ${CANARY} Sam Sample sam@campus.example xoxb-1-secret teach`;

function clean({ log }: Pick<Flow, 'log'>): void {
  expect(log.length).toBeGreaterThan(0);
  expect(log.flatMap((line) => rules(JSON.stringify(line)))).toEqual([]);
}

test('words that are typed into commands, mentions and direct messages', async () => {
  const flow = await openSample();
  for (const text of ['', 'unit ', 'compare ', `${CODE} `]) await flow.command(`/course ${text}${TYPED}`);
  await flow.command(`/rooms ${TYPED}`);
  await flow.command(`/enrollment ${TYPED}`);
  await flow.mention(TYPED);
  await flow.direct(TYPED);
  clean(flow);
});

test('words of a message that a person asks about', async () => {
  const flow = await openSample();
  await flow.slack.say('#random', 'aino', `${TYPED} ${CODE}`);
  const message = flow.slack.workspace.messages.at(-1);
  if (!message) throw new Error('nothing was said');
  await flow.next(() => flow.slack.messageShortcut('look_up_in_message', message, 'sam'));
  clean(flow);
});

test('words that are typed into a menu and sent with a form', async () => {
  const flow = await openSample();
  await flow.slack.shortcut('look_up', 'sam');
  const page = await flow.until(() => flow.slack.workspace.modals.at(-1));
  await flow.slack.suggest(page, 'course.suggest', TYPED, { user: page.user });
  await flow.slack.submit(page, { 'course.suggest': CODE });
  clean(flow);
});

test('words in what is forged', async () => {
  const flow = await openSample({ troubles: ['rejected', 'payload', 'malformed', 'undelivered'] });
  const actor = { team: { id: 'T0CAMPUS01' }, user: { id: 'U0SAM00001' } };
  const channel = { id: 'C0COURSES1' };
  const send = (payload: object) =>
    post(flow.url, interaction({ ...actor, trigger_id: unique(), ...payload }));
  const view = { id: 'V1', callback_id: TYPED, private_metadata: TYPED, state: { values: {} } };
  await send({ type: 'view_submission', view });
  await send({ type: 'shortcut', callback_id: TYPED });
  const action = { type: 'button', action_id: TYPED, block_id: 'b', value: TYPED };
  await send({ type: 'block_actions', actions: [action], channel, container: {}, response_url: '' });
  for (const action_id of [TYPED, CANARY, `which rooms ${CANARY}`])
    await send({ type: 'block_suggestion', action_id, block_id: 'b', value: TYPED });
  const team_id = CANARY;
  await post(flow.url, form({ ...commandFields('/course', 'help', ''), team_id }));
  await post(flow.url, { body: JSON.stringify(envelope({ type: TYPED, text: TYPED })) });
  await post(flow.url, { body: `{"${TYPED}` });
  await flow.until(() =>
    flow.log.filter(({ outcome }) => outcome === 'rejected').length >= 3 ? true : undefined,
  );
  clean(flow);
});

test.for<[string, Parameters<typeof openScripted>[0]]>([
  ['names', (request) => JSON.parse(JSON.stringify(plenty(request)).replaceAll('Name of', CANARY))],
  ['a body that is no JSON', () => ({ body: CANARY })],
  ['an error page', () => ({ status: 500, body: `<h1>${CANARY}</h1>` })],
  ['an answer of another shape', () => ({ json: { [CANARY]: CANARY, realizations: [{ code: CANARY }] } })],
  ['a header', () => ({ status: 429, headers: { 'retry-after': CANARY } })],
  ['a redirect', () => ({ status: 302, headers: { location: `http://127.0.0.1:9/${CANARY}` } })],
])('what the study API says: %s', async ([, handler]) => {
  const flow = await openScripted(handler, { troubles: ['unexpected'] });
  await flow.command(`/course ${CODE}`);
  await flow.command(`/course unit 72101`);
  await flow.command('/rooms 78025');
  clean(flow);
});
