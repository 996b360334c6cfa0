/** Home, through the real app: from the first opening to what changes behind it. */
import { expect, test } from 'vitest';
import { type Flow, MINUTE, openSample } from './harness.ts';
import { openHome, says } from './home-hands.ts';
import { strings, words } from './reading.ts';

const COURSE = 'TX00EY23-3015';

const published = ({ slack }: Flow) => slack.calls.filter(({ method }) => method === 'views.publish');

test('the very first opening says what Coursebell is and how to begin, in the language of Slack', async () => {
  const flow = await openSample();
  const sams = words(await openHome(flow));
  expect(sams).toContain('Welcome to Coursebell');
  expect(sams).toContain('Look one up and press Follow.');
  expect(sams, 'no command is to be typed').not.toMatch(/\/(?:course|rooms|enrollment)/);
  expect(sams).toContain('Quiet hours');
  const ainos = words(await openHome(flow, 'aino'));
  expect(ainos).toContain('Tervetuloa Coursebelliin');
});

test('the messages tab publishes nothing', async () => {
  const flow = await openSample();
  await flow.slack.openHome('sam', { tab: 'messages' });
  await flow.command('/course help');
  expect(published(flow)).toEqual([]);
});

test('what one follows stands there as soon as it is followed, and goes by its Stop button', async () => {
  const flow = await openSample();
  await openHome(flow);
  await flow.command(`/course follow ${COURSE}`, { channel: 'U0SAM00001' });
  const home = await says(flow, 'You follow 1 course');
  expect(words(home)).toContain('Software Engineering Project');
  await flow.slack.click(home, 'Stop following');
  const after = await says(flow, 'You don’t follow any course yet');
  expect(words(after)).not.toContain('You follow 1 course');
  expect(flow.slack.workspace.modals).toEqual([]);
  const { message } = await flow.command('/course following', { channel: 'U0SAM00001' });
  expect(message.text).toContain('You follow nothing yet.');
});

test('Details opens a modal over it', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${COURSE}`, { channel: 'U0SAM00001' });
  const home = await openHome(flow);
  await flow.slack.click(home, 'Details');
  const modal = await flow.until(() => flow.slack.workspace.modals[0]);
  await flow.until(() => words(modal).includes('Software Engineering Project') || undefined);
});

test('where Details comes too late for Slack, the log says that it was not seen', async () => {
  const flow = await openSample({ troubles: ['undelivered'] });
  await flow.command(`/course follow ${COURSE}`, { channel: 'U0SAM00001' });
  const home = await openHome(flow);
  flow.slack.fail('views.open', 'expired_trigger_id');
  await flow.slack.click(home, 'Details');
  const line = await flow.until(() => flow.log.find(({ outcome }) => outcome === 'undelivered'));
  expect(line).toMatchObject({ kind: 'open', reference: expect.any(String) });
});

test('what others follow, and what a channel follows, is not on it', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${COURSE}`, { channel: 'U0AINO0002', user: 'aino' });
  await flow.command(`/course follow ${COURSE}`);
  const home = await openHome(flow);
  expect(words(home)).not.toContain('You follow');
});

test('without a public address it says why there is no calendar feed', async () => {
  const flow = await openSample();
  expect(words(await openHome(flow))).toContain('Coursebell has no public address');
});

test('who has never opened it is not sent one', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${COURSE}`, { channel: 'U0SAM00001' });
  await flow.app.stop();
  expect(published(flow)).toEqual([]);
});

test('who has not opened it for a week is not sent one until it is opened again', async () => {
  const flow = await openSample();
  await openHome(flow);
  flow.pass(8 * 24 * 3_600_000);
  await flow.command(`/course follow ${COURSE}`, { channel: 'U0SAM00001' });
  expect(published(flow)).toHaveLength(1);
  await openHome(flow);
  await says(flow, 'You follow 1 course');
});

test('a layout that Slack refuses is published in plainer words', async () => {
  const flow = await openSample({ troubles: ['layout'] });
  flow.slack.refuseBlock('actions');
  const home = await openHome(flow);
  expect(words(home)).toContain('Welcome to Coursebell');
});

test('a date that moves upstream moves on Home, too, when it is told', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${COURSE}`, { channel: 'U0SAM00001' });
  const home = await openHome(flow);
  flow.study.changeDates(COURSE, { closes: '2026-12-05T16:00:00' });
  flow.pass(4 * 3_600_000);
  await flow.app.round();
  const shown = () => words(flow.slack.workspace.homes.get('U0SAM00001') ?? home);
  await flow.until(() => shown().includes('closes Sat 5 Dec 16:00') || undefined);
});

test('an older Home never follows a newer one', async () => {
  const flow = await openSample();
  await openHome(flow);
  flow.slack.fail('views.publish', 429);
  await flow.slack.openHome('sam');
  await flow.command(`/course follow ${COURSE}`, { channel: 'U0SAM00001' });
  await says(flow, 'You follow 1 course');
  await flow.app.stop();
  expect(words(await says(flow, 'You follow'))).toContain('You follow 1 course');
});

test('Stop publishes Home once', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${COURSE}`, { channel: 'U0SAM00001' });
  const home = await openHome(flow);
  const before = published(flow).length;
  await flow.slack.click(home, 'Stop following');
  await says(flow, 'You don’t follow any course yet');
  await flow.app.stop();
  expect(published(flow).length - before).toBe(1);
});

test('while the study API is down, it says of when the dates are that it shows', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${COURSE}`, { channel: 'D0SAM00001' });
  flow.study.mode = 'down';
  const hours = async (n: number) => {
    flow.pass(n * 60 * MINUTE);
    await flow.app.round();
  };
  await hours(4);
  expect(words(await openHome(flow))).not.toContain('as of');
  await hours(4);
  await openHome(flow);
  expect(words(await says(flow, 'nothing newer has been read'))).toMatch(/This is as of .*14:02/);
  flow.study.mode = 'fine';
  await hours(4);
  await openHome(flow);
  await flow.until(
    () => !strings(flow.slack.workspace.homes.get('U0SAM00001')).join().includes('as of') || undefined,
  );
});

test('where courses are read once a day, a reading of this morning is not old', async () => {
  const flow = await openSample({ env: { FOLLOW_CHECK_SECONDS: '86400' } });
  await flow.command(`/course follow ${COURSE}`, { channel: 'D0SAM00001' });
  flow.pass(20 * 60 * MINUTE);
  expect(words(await openHome(flow))).not.toContain('as of');
});
