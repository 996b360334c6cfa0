/** Every surface on which somebody asks something that the study API answers, as hands that ask it again and again. */
import type { Delivered, SlackMessage, SlackView } from '../../src/playground/slack-side.ts';
import { type Flow, isApps } from '../flows/harness.ts';
import { words } from '../flows/reading.ts';
import {
  BUILDING,
  CODE,
  COURSE_NAME,
  HOUSE_NAME,
  ID,
  type Operation,
  OTHER,
  UNIT,
  UNIT_NAME,
} from './upstream-rows.ts';

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

const SAM = 'U0SAM00001';
const CHANNEL = '#it-courses';
const said = (message: SlackMessage): string => `${words(message)}\n${message.text}`;

/** Whatever the app says next: a new message, or other words in `shown`. */
async function heard(
  { slack, until }: Hand,
  act: () => Promise<void>,
  shown?: SlackMessage,
): Promise<string> {
  const before = new Set(slack.workspace.messages);
  const text = shown?.text;
  await act();
  const message = await until(
    () =>
      slack.workspace.messages.find((each) => !before.has(each) && isApps(each)) ??
      (shown?.text === text ? undefined : shown),
  );
  return said(message);
}

const command =
  (typed: string): Surface['open'] =>
  async () =>
  (hand) =>
    heard(hand, async () => hand.acked(await hand.slack.command(CHANNEL, 'sam', typed)));

/** The same card once more, so that each press is the first. */
function copyOf({ slack }: Flow, { text, blocks, channel, onlyFor }: SlackMessage): SlackMessage {
  return slack.workspace.post({ text, blocks, channel, onlyFor, author: { kind: 'app' } });
}

/** Presses a button under what a command brings. */
const pressed =
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

/** The modal on top, once it is filled in. */
function modal({ slack, until }: Flow, isIt: (view: SlackView) => boolean = () => true): Promise<SlackView> {
  return until(() => {
    const view = slack.workspace.stack(SAM).at(-1);
    return view && !words(view).includes('Looking it up…') && isIt(view) ? view : undefined;
  });
}

/** Presses a button that opens a modal. */
async function opened(hand: Hand, source: SlackMessage | SlackView, label: string): Promise<string> {
  hand.acked(await hand.slack.click(source, label, { user: 'sam' }));
  return words(await modal(hand));
}

/** What was found before by its name, then shown. */
const shownByName: Surface['open'] = async (flow) => {
  await flow.command(`/course ${CODE}`);
  const { message } = await flow.command('/course databases');
  return (hand) => press(hand, copyOf(hand, message), 'Show');
};

const triedAgain: Surface['open'] = async (flow, fail) => {
  const failed: SlackMessage[] = [];
  await fail(async () => void failed.push((await flow.command(`/course ${CODE}`)).message));
  const [message] = failed;
  if (!message) throw new Error('nothing has failed');
  return (hand) => press(hand, copyOf(hand, message), 'Try again');
};

const shared: Surface['open'] = async (flow) => {
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
const followed: Surface['open'] = async (flow) => {
  const { message } = await flow.command(`/course ${CODE}`);
  return async (hand) => {
    await hand.slack.click(copyOf(hand, message), 'Follow', { user: 'sam' });
    const asking = await modal(hand, (view) => words(view).includes('Who follows'));
    hand.acked(await hand.slack.click(asking, 'Just me', { user: 'sam' }));
    return words(await modal(hand, (view) => !words(view).includes('Who follows')));
  };
};

/** Opens Home, and resolves to what was published then. */
async function openHome({ slack, until }: Flow, acked?: Hand['acked']): Promise<SlackView> {
  const before = slack.workspace.homes.get(SAM)?.hash;
  const delivered = await slack.openHome('sam');
  acked?.(delivered);
  return until(() => {
    const view = slack.workspace.homes.get(SAM);
    return view?.hash === before ? undefined : view;
  });
}

const home: Surface['open'] = async (flow) => {
  await flow.command(`/course follow ${CODE}`, { channel: SAM });
  return async (hand) => words(await openHome(hand, hand.acked));
};

const homeDetails: Surface['open'] = async (flow) => {
  await flow.command(`/course follow ${CODE}`, { channel: SAM });
  const view = await openHome(flow);
  return (hand) => opened(hand, view, 'Details');
};

const details =
  (typed: string, label: string): Surface['open'] =>
  async (flow) => {
    const { message } = await flow.command(typed);
    return (hand) => opened(hand, copyOf(hand, message), label);
  };

async function addressIn(flow: Flow): Promise<string> {
  const view = await modal(flow, (one) => JSON.stringify(one.view).includes('.ics'));
  const [address] = /http:\/\/127\.0\.0\.1[^"\\\s]*\.ics/.exec(JSON.stringify(view.view)) ?? [];
  if (address === undefined) throw new Error('no address');
  return address;
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address);
  return `${response.status}\n${await response.text()}`;
}

const calendarFile: Surface['open'] = async (flow) => {
  const { message } = await flow.command(`/course ${CODE}`);
  await flow.slack.click(message, 'Add to calendar', { user: 'sam' });
  const address = await addressIn(flow);
  return (hand) => {
    hand.unacked();
    return fetched(address);
  };
};

const calendarFeed: Surface['open'] = async (flow) => {
  await flow.command(`/course follow ${CODE}`, { channel: SAM });
  const view = await openHome(flow);
  await flow.slack.click(view, 'Make an address', { user: 'sam' });
  await flow.slack.submit(await modal(flow));
  const address = await addressIn(flow);
  return (hand) => {
    hand.unacked();
    return fetched(address);
  };
};

/** The form waits for its answer for a while, and then acknowledges without it: the slow faults show that. */
const lookedUp: Surface['open'] = async () => async (hand) => {
  await hand.slack.shortcut('look_up', 'sam');
  const page = await modal(hand);
  hand.unacked();
  hand.acked(await hand.slack.submit(page, { 'course.suggest': CODE }));
  return words(await modal(hand, (view) => !words(view).includes('looked up in this workspace before')));
};

const inMessage: Surface['open'] = async () => (hand) => {
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

const mentioned =
  (text: string): Surface['open'] =>
  async () =>
  (hand) =>
    heard(hand, async () => hand.acked(await hand.slack.mention(CHANNEL, 'sam', text)));

const written =
  (text: string): Surface['open'] =>
  async () =>
  (hand) =>
    heard(hand, async () => hand.acked(await hand.slack.directMessage('sam', text)));

const about = (
  name: string,
  asks: readonly Operation[],
  keys: number,
  open: Surface['open'],
  kind?: Surface['kind'],
): Surface => ({
  ...{ name, asks, keys, open, shows: showsOf(asks) },
  ...(kind && { kind }),
});

function showsOf(asks: readonly Operation[]): string {
  if (asks.includes('building')) return HOUSE_NAME;
  return asks.includes('course-unit') ? UNIT_NAME : COURSE_NAME;
}

/** What is typed and written. */
export const TYPED: readonly Surface[] = [
  about('/course', ['search'], 1, command(`/course ${CODE}`)),
  about('/course with an id', ['realization'], 1, command(`/course ${ID}`)),
  about('/course with two codes', ['search'], 2, command(`/course ${CODE} ${OTHER}`)),
  about('/course with a code and an id', ['search', 'realization'], 2, command(`/course ${CODE} ${ID}`)),
  about('/course unit', ['course-unit'], 1, command(`/course unit ${UNIT}`)),
  about('/enrollment', ['search'], 1, command(`/enrollment ${CODE}`)),
  about('/rooms', ['building'], 1, command(`/rooms ${BUILDING}`)),
  about('/rooms with a filter', ['building'], 1, command(`/rooms ${BUILDING} 40+`)),
  about('/course follow', ['search'], 1, command(`/course follow ${CODE}`), 'plain'),
  about('/course compare', ['search'], 2, command(`/course compare ${CODE} ${OTHER}`)),
  about('a mention', ['search'], 1, mentioned(CODE)),
  about('a mention about rooms', ['building'], 1, mentioned(`which rooms does ${BUILDING} have?`)),
  about('a direct message', ['search'], 1, written(CODE)),
];

/** What is pressed, opened and fetched. */
export const PRESSED: readonly Surface[] = [
  about('Details', ['search'], 1, details(`/course ${CODE}`, 'Details')),
  about('All texts', ['course-unit'], 1, details(`/course unit ${UNIT}`, 'All texts')),
  about('Show', ['search'], 1, shownByName),
  about('Try again', ['search'], 1, triedAgain),
  about('Next', ['building'], 1, pressed(`/rooms ${BUILDING}`, 'Next')),
  about('Share to channel', ['search'], 1, shared),
  about('Follow', ['search'], 1, followed, 'plain'),
  about('the look-up form', ['search'], 1, lookedUp),
  about('a message’s shortcut', ['search'], 1, inMessage),
  about('Home', [], 0, home),
  about('Details on Home', ['search'], 1, homeDetails),
  about('a calendar file', ['search'], 1, calendarFile, 'file'),
  about('a calendar feed', [], 0, calendarFeed, 'file'),
];
