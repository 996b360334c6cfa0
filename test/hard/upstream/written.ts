/** What is typed and written, and the shortcuts. */
import { words } from '../../flows/reading.ts';
import { CODE } from '../upstream-rows.ts';
import { heard, modal, type Surface } from './surface.ts';

const CHANNEL = '#it-courses';

export const command =
  (typed: string): Surface['open'] =>
  async () =>
  (hand) =>
    heard(hand, async () => hand.acked(await hand.slack.command(CHANNEL, 'sam', typed)));

/** The form waits for its answer for a while, and then acknowledges without it: the slow faults show that. */
export const lookedUp: Surface['open'] = async () => async (hand) => {
  await hand.slack.shortcut('look_up', 'sam');
  const page = await modal(hand);
  hand.unacked();
  hand.acked(await hand.slack.submit(page, { 'course.suggest': CODE }));
  return words(await modal(hand, (view) => !words(view).includes('looked up in this workspace before')));
};

export const inMessage: Surface['open'] = async () => (hand) => {
  const { slack } = hand;
  const message = slack.workspace.post({
    channel: 'C0RANDOM01',
    author: { kind: 'user', user: 'U0AINO0002' },
    text: `who takes ${CODE}?`,
  });
  return heard(hand, async () =>
    hand.acked(await slack.messageShortcut('look_up_in_message', message, 'sam')),
  );
};

export const mentioned =
  (text: string): Surface['open'] =>
  async () =>
  (hand) =>
    heard(hand, async () => hand.acked(await hand.slack.mention(CHANNEL, 'sam', text)));

export const written =
  (text: string): Surface['open'] =>
  async () =>
  (hand) =>
    heard(hand, async () => hand.acked(await hand.slack.directMessage('sam', text)));
