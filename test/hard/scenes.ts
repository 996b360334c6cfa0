/** What people do, and what Slack is called for it: the ground on which each call is made to fail. */
import type { Delivered, SlackMessage, SlackView } from '../../playground/slack-side.ts';
import { type Flow, isApps, MINUTE, openScripted } from '../flows/harness.ts';
import { words } from '../flows/reading.ts';
import { plenty } from '../flows/upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const NAME = `Name of ${CODE}`;
const SAM = 'U0SAM00001';
/** Sam's direct conversation with the bot. */
export const DIRECT = 'D0SAM00001';

/** The app, and a study API that is held back while `held` is set. */
export type Ground = Flow & { hold(): () => void };

/** What stands there for one thing that was asked. */
export interface Shown {
  /** The conversation; undefined: a modal, or Home. */
  readonly channel: string | undefined;
  /** Every word that a person reads. */
  readonly words: string;
  /** The types of its blocks. */
  readonly blocks: readonly string[];
}

export interface Scene {
  readonly name: string;
  /** The call that is made to fail. */
  readonly method: string;
  /** Whether Slack gave a `response_url` by which the person can be told to press again. */
  readonly canBeTold?: true;
  /** Whether what arrives twice is the same as once. */
  readonly isView?: true;
  /** Whether a day passes before it: what is played together has one clock. */
  readonly ages?: true;
  /** Does what comes before; resolves to what is done then, which can be done again. */
  begin(ground: Ground): Promise<() => Promise<Delivered>>;
  /** The answers, wherever they stand. */
  answers(ground: Ground): Shown[];
}

export async function openGround(): Promise<Ground> {
  let gate = Promise.resolve();
  const flow = await openScripted(
    async (request) => {
      await gate;
      return plenty(request);
    },
    { troubles: ['undelivered', 'layout', 'token-refused'] },
  );
  return {
    ...flow,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}

const ofMessage = (message: SlackMessage): Shown => ({
  channel: message.channel,
  words: `${message.text}\n${words(message)}`,
  blocks: message.blocks.map(({ type }) => type),
});
const ofView = (view: SlackView): Shown => ({
  channel: undefined,
  words: words(view),
  blocks: view.view.blocks.map(({ type }) => type),
});

const messages = ({ slack }: Ground, holds: (message: SlackMessage) => boolean = () => true): Shown[] =>
  slack.workspace.messages.filter((each) => isApps(each) && holds(each)).map(ofMessage);
const modals = ({ slack }: Ground, sought: RegExp): Shown[] =>
  slack.workspace.modals.map(ofView).filter((shown) => sought.test(shown.words));
const card = ({ text }: SlackMessage): boolean => text.includes(NAME);

/** Their answers are new messages about the course, beside one that stood there before. */
const beside = (ground: Ground): Shown[] => messages(ground, card).slice(1);
const details = (ground: Ground): Shown[] => modals(ground, /What it is about/);

async function asked(ground: Ground): Promise<SlackMessage> {
  return (await ground.command(`/course ${CODE}`)).message;
}

/** The card again, which must be asked for once more. */
async function old(ground: Ground): Promise<SlackMessage> {
  const message = await asked(ground);
  ground.pass(25 * 60 * MINUTE);
  return message;
}

export const SCENES: readonly Scene[] = [
  {
    name: 'a command',
    method: 'response_url',
    begin:
      async ({ slack }) =>
      () =>
        slack.command('#it-courses', 'sam', '/rooms 78025'),
    answers: (ground) => messages(ground, ({ text }) => text.includes('A house')),
  },
  {
    name: 'a message shortcut',
    method: 'response_url',
    begin: async ({ slack }) => {
      await slack.say('#random', 'aino', `who takes ${CODE}?`);
      const [message] = slack.workspace.messages.slice(-1);
      if (!message) throw new Error('nothing was said');
      return () => slack.messageShortcut('look_up_in_message', message, 'sam');
    },
    answers: (ground) => messages(ground, card),
  },
  {
    name: 'a mention',
    method: 'chat.postMessage',
    begin:
      async ({ slack }) =>
      () =>
        slack.mention('#it-courses', 'sam', CODE),
    answers: (ground) => messages(ground, card),
  },
  {
    name: 'a direct message',
    method: 'chat.postMessage',
    begin:
      async ({ slack }) =>
      () =>
        slack.directMessage('sam', CODE),
    answers: (ground) => messages(ground, card),
  },
  {
    name: 'a press that shares',
    method: 'response_url',
    begin: async (ground) => {
      const message = await asked(ground);
      return () => ground.slack.click(message, 'Share to channel');
    },
    answers: beside,
  },
  {
    name: 'a press that opens',
    method: 'views.open',
    canBeTold: true,
    begin: async (ground) => {
      const message = await asked(ground);
      return () => ground.slack.click(message, 'Details');
    },
    answers: details,
  },
  {
    name: 'a shortcut that opens',
    method: 'views.open',
    begin:
      async ({ slack }) =>
      () =>
        slack.shortcut('look_up', 'sam'),
    answers: (ground) => modals(ground, /^/),
  },
  {
    name: 'Home',
    method: 'views.publish',
    isView: true,
    begin:
      async ({ slack }) =>
      () =>
        slack.openHome('sam'),
    answers: ({ slack }) => [slack.workspace.homes.get(SAM)].flatMap((home) => (home ? [ofView(home)] : [])),
  },
  {
    name: 'a press that opens at leisure',
    ages: true,
    method: 'views.update',
    canBeTold: true,
    isView: true,
    begin: async (ground) => {
      const message = await old(ground);
      return async () => {
        const letGo = ground.hold();
        const delivered = await ground.slack.click(message, 'Details');
        await ground.until(() => modals(ground, /Looking it up/)[0]);
        letGo();
        return delivered;
      };
    },
    answers: details,
  },
];
