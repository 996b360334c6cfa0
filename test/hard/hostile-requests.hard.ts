/**
 * Hostile requests through the real app: none ends it, none goes unanswered, and nothing that
 * leaves it breaks Block Kit, mentions anybody, or asks the study API for what was not validated.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asForm } from './hostile/bodies.ts';
import { command, SUBCOMMANDS } from './hostile/commands.ts';
import { CHANNELS, USERS } from './hostile/making.ts';
import { kindsOf, type Planned, planOf, REQUESTS } from './hostile/plan.ts';
import { createRandom, seedOfRun } from './hostile/random.ts';
import { hostileStudy, ORDINARY } from './hostile/rows.ts';
import { ackProblems } from './hostile/rules.ts';
import { openSender, type Send } from './hostile/sender.ts';
import { openStage, type Stage } from './hostile/stage.ts';
import { KINDS_OF_TEXT } from './hostile/texts.ts';
import { ACTION_IDS } from './hostile/values.ts';
import { FORMS } from './hostile/views.ts';

/** Few, so that a request is answered in time on a slow machine too: more at once are what `floods.hard.ts` is about. */
const AT_ONCE = 6;

/** Counts what was sent, by kind of request and of text. */
async function sendAll(
  plan: Iterator<Planned>,
  send: Send,
  { problems }: Stage,
): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  const count = (what: string): void => void sent.set(what, (sent.get(what) ?? 0) + 1);
  const lane = async (): Promise<void> => {
    for (let next = plan.next(); next.done !== true; next = plan.next()) {
      const { kind, text, statuses, body } = next.value;
      // A request that gets no status is told of, and the others go on.
      const { status, body: said } = await send(next.value).catch((error: unknown) => ({
        status: 0,
        body: JSON.stringify({ lost: String(error) }),
      }));
      const seen = `${kind} (${text}) ${body.toString().slice(0, 400)} → ${said}`;
      if (!statuses.includes(status)) problems.add([`${kind} is answered with ${status}`], seen);
      problems.add(ackProblems(said, body.toString()), seen);
      count('all');
      count(`kind ${kind}`);
      count(`text ${text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return sent;
}

/** A person asks what anybody might, and is answered as anybody is. */
async function asksAfterwards(stage: Stage, send: Send): Promise<string> {
  const answered = Promise.withResolvers<string>();
  stage.heard.onBody = (_, body) => {
    if (body.includes(ORDINARY.name)) answered.resolve(body);
  };
  const making = {
    random: createRandom(1),
    nonce: 'afterwards',
    text: () => '',
    responseUrl: `${stage.responseUrl}/0`,
  };
  const asked = { ...command(making), command: '/course', text: ORDINARY.code };
  const { status, body } = await send(
    asForm({ ...asked, user_id: USERS[0] ?? '', channel_id: CHANNELS[0] ?? '' }),
  );
  expect(status).toBe(200);
  return body.includes(ORDINARY.name) ? body : answered.promise;
}

test(`${REQUESTS} hostile requests`, { timeout: 2_400_000 }, async () => {
  const seed = seedOfRun();
  const stage = await openStage(hostileStudy(seed));
  const send = openSender(stage, AT_ONCE);
  const sent = await sendAll(planOf(seed, stage.responseUrl), send, stage);
  expect(await asksAfterwards(stage, send)).toContain(ORDINARY.code);
  const { faults, lines } = await stage.end();

  expect(Object.fromEntries(stage.problems.all), `seed ${seed}`).toEqual({});
  expect(faults, 'crashes and unheard rejections').toEqual([]);
  expect(unexpected(lines), 'errors that the app does not know').toEqual([]);
  expect(sent.get('all')).toBe(REQUESTS);
  for (const [kind, { times }] of Object.entries(kindsOf(seed)))
    expect(sent.get(`kind ${kind}`), kind).toBe(times);
  // Of one in ten, one in twelve is huge: 0.83 %, less those that are too large to be sent.
  for (const text of KINDS_OF_TEXT)
    expect(sent.get(`text ${text}`), text).toBeGreaterThan(REQUESTS * (text === 'huge' ? 0.005 : 0.09));
  // Most of it came to something: else the rules above would have had nothing to judge.
  const { counts } = stage.heard;
  expect(counts.get('chat.postMessage')).toBeGreaterThan(REQUESTS * 0.12);
  expect(counts.get('response_url')).toBeGreaterThan(REQUESTS * 0.12);
  expect(counts.get('views.open')).toBeGreaterThan(REQUESTS * 0.015);
  expect(counts.get('views.publish')).toBeGreaterThan(REQUESTS * 0.01);
  // Fewer on a slow machine, where more are asked for together; what can be no unit's id is not asked for at all.
  expect(stage.asked()).toBeGreaterThan(REQUESTS * 0.009);
});

test('every command, button and form of the app is among them', () => {
  const source = globSync('src/{features,slack}/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const found = (shape: RegExp) =>
    source.flatMap((text) => Array.from(text.matchAll(shape), ([, name = '']) => name));
  expect(found(/defineAction\(\s*'([^']+)'/g).filter((id) => !ACTION_IDS.includes(id))).toEqual([]);
  expect(found(/defineForm\(\s*'([^']+)'/g).filter((id) => !FORMS.includes(id))).toEqual([]);
  const typed = SUBCOMMANDS.flatMap(([, ...names]) => names).map((name) => name.trim());
  const subcommands = found(/subcommand: '([^']+)'/g);
  expect(subcommands.filter((name) => !typed.includes(name))).toEqual([]);
  expect(subcommands.length).toBeGreaterThan(8);
});

/** Lines of requests that failed in an unexpected way. */
function unexpected(lines: readonly string[]): string[] {
  const odd = lines.filter((line) => /"outcome":"unexpected"|"kind":"(?:http|unhandled|store)"/.test(line));
  return [...new Set(odd.map((line) => line.replace(/"(?:time|reference|ms|ackMs)":[^,}]*,?/g, '')))].slice(
    0,
    20,
  );
}
