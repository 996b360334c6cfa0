/** A surface on which a person asks what the study API answers, as a hand that asks it again and again. */
import type { Delivered, SlackMessage, SlackView } from '../../../playground/slack-side.ts';
import { type Flow, isApps } from '../../flows/harness.ts';
import { words } from '../../flows/reading.ts';
import type { Operation } from '../upstream-rows.ts';

/** One asking: the app, and whom to tell that it has acknowledged. */
export interface Hand extends Flow {
  /** The app has answered to Slack: from now on the study API answers, too. */
  acked(delivered: Delivered): void;
  /** Nothing is acknowledged here: the study API may answer at once. */
  unacked(): void;
}

export interface Surface {
  readonly name: string;
  /** What it asks of the study API, where it asks anything. */
  readonly asks: readonly Operation[];
  /** How many answers that is. */
  readonly keys: number;
  /** What stands on its card. */
  readonly shows: string;
  /** `plain`: says no age, since it says nothing that could be old, or has no place for it. `file`: of an outage it says "later". */
  readonly kind?: 'plain' | 'file';
  /** Makes what is pressed, once, while the study API is well; `fail` makes it answer errors meanwhile. */
  readonly open: (flow: Flow, fail: (work: () => Promise<void>) => Promise<void>) => Promise<Ask>;
}

/** Asks once, and resolves to all that was said. */
export type Ask = (hand: Hand) => Promise<string>;

export const SAM = 'U0SAM00001';
const said = (message: SlackMessage): string => `${words(message)}\n${message.text}`;

/** Stands in the place of a slow answer until that comes. */
const UNDER_WAY = 'Looking it up…';

/** What the app says next: a new message, or other words in `shown`. */
export async function heard(
  { slack, until }: Hand,
  act: () => Promise<void>,
  shown?: SlackMessage,
): Promise<string> {
  const before = new Set(slack.workspace.messages);
  const text = shown?.text;
  await act();
  const message = await until(
    () =>
      slack.workspace.messages.find((each) => !before.has(each) && isApps(each) && each.text !== UNDER_WAY) ??
      (shown?.text === text ? undefined : shown),
  );
  return said(message);
}

/** The modal on top, once it is filled in. */
export function modal(
  { slack, until }: Flow,
  isIt: (view: SlackView) => boolean = () => true,
): Promise<SlackView> {
  return until(() => {
    const view = slack.workspace.stack(SAM).at(-1);
    return view && !words(view).includes(UNDER_WAY) && isIt(view) ? view : undefined;
  });
}
