/**
 * Every fault of Slack's × every call by which an answer is brought. The payload is acknowledged; what can still be
 * brought is, plainer, elsewhere or after the wait that Slack asks for; nothing comes twice; what does not come stands in
 * the log once, with its reference and Slack's reason; the next request is answered. An unhandled rejection fails the run.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isApps, type LogLine } from '../flows/harness.ts';
import { DIRECT, type Ground, openGround, SCENES, type Scene, type Shown } from './scenes.ts';

/** Slack's words for a layout that it does not take. */
const LAYOUT = ['invalid_blocks', 'msg_too_long'];
/** For a conversation that is closed to the bot. */
const CLOSED = ['not_in_channel', 'channel_not_found', 'is_archived'];
/** For a press that is too long ago to open anything. */
const LATE = ['expired_trigger_id'];
const OTHER = ['token_revoked', 'a_word_of_tomorrow'];
/** Slack says that it posted nothing, just now. */
const BRIEF = ['internal_error', 'service_unavailable', 'request_timeout', 'ratelimited'];
/** Slack does not say whether it has done it. */
const UNCLEAR = ['fatal_error', 404, 500, 'reset', 'lost', 'garbled'];
const SILENT = ['reset', 'lost', 'garbled', 'hang'];
const FAULTS = [...LAYOUT, ...CLOSED, ...LATE, ...OTHER, ...BRIEF, ...UNCLEAR];
/** After these a view is sent again, which changes nothing if it was there. */
const REPEATED = [...UNCLEAR, 'internal_error', 'service_unavailable', 'hang'];

/** What comes of a fault. */
type Comes =
  | 'as usual'
  | 'plainer'
  /** To the asker alone. */
  | 'directly'
  /** Slack has done it and not said so. */
  | 'in doubt'
  /** The person is told to press again. */
  | 'a word'
  | 'nothing';

/** After these words a message is sent once more, and comes. */
const againAfter = ({ method }: Scene): readonly string[] =>
  ['response_url', 'chat.postMessage'].includes(method) ? BRIEF : [];

function comes(scene: Scene, fault: string | number): Comes {
  const { name, canBeTold } = scene;
  const word = String(fault);
  if (LAYOUT.includes(word)) return 'plainer';
  if (againAfter(scene).includes(word)) return 'as usual';
  if (name === 'a mention' && CLOSED.includes(word)) return 'directly';
  if (canBeTold && LATE.includes(word)) return 'a word';
  if (scene.isView && REPEATED.includes(fault)) return 'as usual';
  return fault === 'lost' || fault === 'garbled' ? 'in doubt' : 'nothing';
}

const ANSWERS: Readonly<Record<Comes, number>> = {
  ...{ 'as usual': 1, plainer: 1, directly: 1, 'in doubt': 1, 'a word': 0, nothing: 0 },
};
const ERRORS: Readonly<Record<Comes, number>> = {
  ...{ 'as usual': 0, plainer: 0, directly: 0, 'in doubt': 1, 'a word': 0, nothing: 1 },
};

/** Errors about the answer. That the token is refused is told once beside them. */
const errorsOf = ({ log }: Ground): LogLine[] =>
  log.filter(({ level, outcome }) => level >= 50 && outcome !== 'token-refused');
const wordsOf = ({ slack }: Ground): string[] =>
  slack.workspace.messages.flatMap((each) => (isApps(each) && /again\.$/.test(each.text) ? [each.text] : []));

/** A scene whose call is spoiled, ready to be played. */
async function prepare(scene: Scene, faults: readonly (string | number)[]) {
  const ground = await openGround();
  const act = await scene.begin(ground);
  for (const fault of faults) ground.slack.fail(scene.method, fault);
  return { scene, ground, act };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

async function play({ act }: Prepared): Promise<void> {
  expect(await act(), 'the acknowledgement').toMatchObject({ status: 200, body: '' });
}

/** All scenes at once, since each has to wait. They share the clock, so all of them are prepared first. */
async function playAll(faults: readonly (string | number)[], then: (prepared: Prepared) => Promise<void>) {
  await playTogether(
    SCENES.filter(({ ages }) => !ages),
    faults,
    then,
  );
  for (const scene of SCENES.filter(({ ages }) => ages)) await playTogether([scene], faults, then);
}

async function playTogether(
  scenes: readonly Scene[],
  faults: readonly (string | number)[],
  then: (prepared: Prepared) => Promise<void>,
): Promise<void> {
  const all: Prepared[] = [];
  for (const scene of scenes) all.push(await prepare(scene, faults));
  await Promise.all(
    all.map(async (prepared) => {
      await play(prepared);
      await then(prepared);
    }),
  );
}

/** Waits for its end, and looks at what has come of it. */
async function settles({ scene, ground }: Prepared, expected: Comes): Promise<Shown[]> {
  await ground.until(
    () =>
      (scene.answers(ground).length >= ANSWERS[expected] &&
        errorsOf(ground).length >= ERRORS[expected] &&
        (expected !== 'a word' || wordsOf(ground).length > 0)) ||
      undefined,
  );
  const shown = scene.answers(ground);
  const { message } = await ground.command('/course help');
  expect(message.text, 'the next request').toContain('What can I ask?');
  // It may name the course, too, as an example, and is no answer of the scene.
  ground.slack.workspace.remove(message);
  await ground.app.stop();
  expect(scene.answers(ground), 'what comes').toHaveLength(ANSWERS[expected]);
  expect(errorsOf(ground), 'errors in the log').toHaveLength(ERRORS[expected]);
  expect(wordsOf(ground), 'words to the presser').toHaveLength(expected === 'a word' ? 1 : 0);
  return shown;
}

/** One line tells of it, under the reference of the answer that was found, and names what Slack said. */
function isTold({ log }: Ground, fault: string | number): void {
  const [line, ...others] = log.filter(({ outcome }) => outcome === 'undelivered');
  expect(others).toEqual([]);
  expect(line?.reference).toMatch(/^[A-Z2-9]{8}$/);
  expect(line?.['error'], 'what was thrown').toMatch(/^\w+$/);
  const found = log.filter((each) => each.reference === line?.reference && each !== line);
  expect(found).toMatchObject([{ outcome: 'answered' }]);
  const isSaid = typeof fault === 'number' || !SILENT.includes(fault);
  const isStatus = typeof fault === 'number';
  if (isSaid && !isStatus) expect(line?.['detail']).toContain(fault);
  if (isStatus) expect(`${line?.['detail']}`).toMatch(/http_error|rate_limited|response_url answered \d{3}/);
}

const tokens = (words: string): string[] => [...new Set(words.match(/[\p{L}\p{N}]+/gu))].sort();

const CELLS = SCENES.flatMap((scene) => FAULTS.map((fault) => [scene.name, fault, scene] as const));

/** What each scene says where nothing fails. */
const usual = new Map<Scene, Promise<string[]>>();

async function usualWords(scene: Scene): Promise<string[]> {
  const prepared = await prepare(scene, []);
  await play(prepared);
  const [shown] = await settles(prepared, 'as usual');
  return tokens(shown?.words ?? 'nothing was shown');
}

test.for(CELLS)('%s meets %s', async ([, fault, scene]) => {
  const expected = comes(scene, fault);
  const prepared = await prepare(scene, [fault]);
  await play(prepared);
  const [shown] = await settles(prepared, expected);
  if (ERRORS[expected] > 0) isTold(prepared.ground, fault);
  if (expected === 'directly') expect(shown?.channel).toBe(DIRECT);
  if (expected !== 'plainer') return;
  const said = usual.get(scene) ?? usualWords(scene);
  usual.set(scene, said);
  expect(tokens(shown?.words ?? ''), 'every word is there').toEqual(expect.arrayContaining(await said));
});

test('told to wait a second: every call that can wait comes after it, once', async () => {
  await playAll([429], async (prepared) => {
    const { scene, ground } = prepared;
    const isOpening = scene.method === 'views.open';
    await settles(prepared, isOpening ? comes(scene, 'expired_trigger_id') : 'as usual');
    const calls = ground.slack.calls.filter(({ method }) => method === scene.method);
    const statuses = calls.map(({ status }) => status);
    if (!isOpening) expect(statuses.slice(statuses.indexOf(429)).slice(0, 2), scene.name).toEqual([429, 200]);
  });
});

test('told to wait twice: it is given up, and told', async () => {
  await playAll([429, 429], async (prepared) => {
    const expected = comes(prepared.scene, 'expired_trigger_id');
    await settles(prepared, expected);
    if (expected === 'nothing') isTold(prepared.ground, 429);
  });
});

test('Slack hangs: it is given up, and told', async () => {
  await playAll(['hang'], async (prepared) => {
    const expected = comes(prepared.scene, 'hang');
    await settles(prepared, expected);
    if (expected === 'nothing') isTold(prepared.ground, 'hang');
  });
});

test('any fault after any other: it comes once at the most, or the log tells', async () => {
  const scenes = SCENES.filter(({ method }) => method !== 'views.open');
  const words = [...LAYOUT, ...CLOSED, 'token_revoked', ...BRIEF, ...UNCLEAR];
  const faults = fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 5 });
  const property = fc.asyncProperty(fc.constantFrom(...scenes), faults, async (scene, met) => {
    const prepared = await prepare(scene, met);
    const { ground } = prepared;
    await play(prepared);
    await ground.until(() => scene.answers(ground)[0] ?? errorsOf(ground)[0]);
    await ground.app.stop();
    const [answers, errors] = [scene.answers(ground).length, errorsOf(ground).length];
    // Sharing is two calls: one to the channel, and one that takes the button away.
    const most = scene.name === 'a press that shares' ? 2 : 1;
    const mayDoubt = met.includes('lost') || met.includes('garbled');
    expect(answers).toBeLessThanOrEqual(1);
    expect(errors).toBeLessThanOrEqual(most);
    if (answers === 0) expect(errors).toBeGreaterThan(0);
    else if (!mayDoubt && most === 1) expect(errors).toBe(0);
    expect(errorsOf(ground).filter(({ outcome }) => outcome !== 'undelivered')).toEqual([]);
  });
  await fc.assert(property, { numRuns: 40 });
});
