import { expect, test } from 'vitest';
import { type Flow, openSample, openScripted } from './harness.ts';
import { realization, success } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const lines = ({ log }: Flow) => log.filter(({ msg }) => msg === 'request');

/** Something that people do, the kind that it is, and the outcome that stands in its one line. */
const DONE: readonly [string, (flow: Flow) => Promise<unknown>, string][] = [
  ['a command that must be looked up', ({ command }) => command(`/course ${CODE}`), 'command'],
  ['a command that is answered in the ack', ({ command }) => command('/course help'), 'command'],
  ['a mention', ({ mention }) => mention(CODE), 'mention'],
  ['a direct message', ({ direct }) => direct(CODE), 'direct-message'],
  [
    'Home',
    async ({ slack, until }) => {
      await slack.openHome('sam');
      await until(() => slack.workspace.homes.get('U0SAM00001'));
    },
    'home',
  ],
  [
    'a shortcut',
    async ({ slack, until }) => {
      await slack.shortcut('look_up', 'sam');
      await until(() => slack.workspace.modals.at(-1));
    },
    'shortcut',
  ],
];

test.for(DONE)('%s is one line, with how long its ack and its answer took', async ([, act, kind]) => {
  const flow = await openSample();
  await act(flow);
  expect(lines(flow)).toEqual([
    {
      level: 30,
      time: expect.any(String),
      kind,
      workspace: 'T0CAMPUS01',
      reference: expect.stringMatching(/^[A-Z2-9]{8}$/),
      feature: expect.any(String),
      outcome: 'answered',
      ms: expect.any(Number),
      ackMs: expect.any(Number),
      msg: 'request',
    },
  ]);
});

test('an answer that takes long is told from its ack, which does not', async () => {
  const flow = await openScripted(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return success({ realizations: [realization(CODE)] });
  });
  await flow.command(`/course ${CODE}`);
  const [{ ms = 0, ackMs = 0 } = {}] = lines(flow) as { ms?: number; ackMs?: number }[];
  expect(ms).toBeGreaterThanOrEqual(290);
  expect(ackMs).toBeLessThan(ms);
});

test('the ack counts, too', async () => {
  const { url, command } = await openSample({ strangers: true });
  await command('/course help');
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('coursebell_ack_duration_seconds_count{payload="command"} 1');
  expect(metrics).toContain('coursebell_answer_duration_seconds_count{kind="command"} 1');
  expect(metrics).toContain('coursebell_slack_calls_total{method="users.info",outcome="ok"} 1');
});
