/** Undo takes back what its own message tells of: once, and not what was changed since. */
import { expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { LOCALES, openSample } from './harness.ts';
import { buttons } from './reading.ts';

const CODE = 'TX00EY23-3015';
const WORDS = {
  en: { undo: 'Undo', already: /That is undone already\./, since: /Nothing is undone/ },
  fi: { undo: 'Kumoa', already: /Se on jo kumottu\./, since: /Mitään ei kumottu/ },
  sv: { undo: 'Ångra', already: /Det är redan ångrat\./, since: /Inget ångrades/ },
} as const;

type Flow = Awaited<ReturnType<typeof openSample>>;

/** Presses Undo of a message as it was, though another answer may stand in its place by now. @returns what it says then */
async function undo(flow: Flow, message: SlackMessage, label: string): Promise<string> {
  const pressed = structuredClone(message);
  await flow.slack.click(pressed, label);
  return flow.until(() => (pressed.text === message.text ? undefined : pressed.text));
}

/** Two wishes for the same, one after the other, and what holds after the second. */
const TWICE = [
  ['en', 'quiet hours 22-7', 'quiet hours 23-6', /23:00–06:00/],
  ['fi', 'hiljaiset tunnit 22-7', 'hiljaiset tunnit 23-6', /23\.00–06\.00/],
  ['sv', 'tysta timmar 22-7', 'tysta timmar 23-6', /23:00–06:00/],
  ['en', 'I’m in TXL22S1', 'I’m in TXL23S1', /TXL23S1/],
] as const;

test.for(TWICE)(
  'in %s an older Undo says that something newer holds: “%s”',
  async ([language, said, newer, holds]) => {
    const flow = await openSample({ locales: { sam: LOCALES[language] } });
    const { since, undo: label } = WORDS[language];
    const { answer } = await flow.direct(said);
    await flow.direct(newer);
    const told = await undo(flow, answer, label);
    expect(told).toMatch(since);
    expect(told).toMatch(holds);
  },
);

test.for([
  ['en', 'quiet hours 22-7'],
  ['fi', 'hiljaiset tunnit 22-7'],
  ['sv', 'tysta timmar 22-7'],
  ['en', 'I’m in TXL22S1'],
  ['en', 'send me a weekly overview'],
  ['en', `follow ${CODE}`],
  ['fi', `seuraa ${CODE}`],
  ['sv', `följ ${CODE}`],
] as const)('in %s a second press says that it is undone already: “%s”', async ([language, said]) => {
  const flow = await openSample({ locales: { sam: LOCALES[language] } });
  const { already, undo: label } = WORDS[language];
  const { answer } = await flow.direct(said);
  expect(buttons(answer)).toContain(label);
  expect(await undo(flow, answer, label)).not.toMatch(already);
  expect(await undo(flow, answer, label)).toMatch(already);
});

test('what was followed anew since is not stopped by an older Undo', async () => {
  const flow = await openSample();
  const { answer } = await flow.direct(`follow ${CODE}`);
  flow.pass(60_000);
  await flow.direct(`stop following ${CODE}`);
  flow.pass(60_000);
  await flow.direct(`follow ${CODE}`);
  expect(await undo(flow, answer, 'Undo')).toMatch(WORDS.en.since);
  expect((await flow.command('/course following', { channel: 'D0SAM00001' })).message.text).toContain(CODE);
});
