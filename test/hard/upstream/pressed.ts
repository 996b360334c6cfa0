/** What is pressed under a card. */
import type { SlackMessage, SlackView } from '../../../playground/slack-side.ts';
import type { Flow } from '../../flows/harness.ts';
import { words } from '../../flows/reading.ts';
import { CODE, OTHER } from '../upstream-rows.ts';
import { type Hand, heard, modal, SAM, type Surface } from './surface.ts';

/** The same card once more, so that each press is the first. */
function copyOf({ slack }: Flow, { text, blocks, channel, onlyFor }: SlackMessage): SlackMessage {
  return slack.workspace.post({ text, blocks, channel, onlyFor, author: { kind: 'app' } });
}

/** Presses a button under what a command brings. */
export const pressed =
  (typed: string, label: string): Surface['open'] =>
  async (flow) => {
    const { message } = await flow.command(typed);
    return (hand) => press(hand, copyOf(hand, message), label);
  };

function press(hand: Hand, message: SlackMessage, label: string): Promise<string> {
  return heard(
    hand,
    async () => hand.acked(await hand.slack.click(message, label, { user: 'sam' })),
    message,
  );
}

/** Presses a button that opens a modal. */
export async function opened(hand: Hand, source: SlackMessage | SlackView, label: string): Promise<string> {
  hand.acked(await hand.slack.click(source, label, { user: 'sam' }));
  return words(await modal(hand));
}

/** One of two courses that were found before by their name, then shown. */
export const shownByName: Surface['open'] = async (flow) => {
  await flow.command(`/course ${OTHER}`);
  await flow.command(`/course ${CODE}`);
  const { message } = await flow.command('/course datab');
  return (hand) => press(hand, copyOf(hand, message), 'Show');
};

export const triedAgain: Surface['open'] = async (flow, fail) => {
  const failed: SlackMessage[] = [];
  await fail(async () => void failed.push((await flow.command(`/course ${CODE}`)).message));
  const [message] = failed;
  if (!message) throw new Error('nothing has failed');
  return (hand) => press(hand, copyOf(hand, message), 'Try again');
};

export const shared: Surface['open'] = async (flow) => {
  const { message } = await flow.command(`/course ${CODE}`);
  return async (hand) => {
    const copy = copyOf(hand, message);
    const answer = await press(hand, copy, 'Share to channel');
    if (answer.includes('Shared by'))
      await hand.until(() => copy.text.includes('Shared to the channel.') || undefined);
    return answer;
  };
};

/** Follow, and then who: the second press asks the study API. */
export const followed: Surface['open'] = async (flow) => {
  const { message } = await flow.command(`/course ${CODE}`);
  return async (hand) => {
    // What a press before this one has followed is followed no more.
    await hand.command(`/course unfollow ${CODE}`, { channel: SAM });
    await hand.slack.click(copyOf(hand, message), 'Follow', { user: 'sam' });
    const asking = await modal(hand, (view) => words(view).includes('Who should follow'));
    hand.acked(await hand.slack.click(asking, 'Just me', { user: 'sam' }));
    return words(await modal(hand, (view) => !words(view).includes('Who should follow')));
  };
};

export const details =
  (typed: string, label: string): Surface['open'] =>
  async (flow) => {
    const { message } = await flow.command(typed);
    return (hand) => opened(hand, copyOf(hand, message), label);
  };
