/** Buttons: the route is found by the typed action id. */

import type {
  App,
  BlockAction,
  ButtonAction,
  FeedbackButtonsAction,
  OverflowAction,
  StaticSelectAction,
} from '@slack/bolt';
import type { ContextActionsBlock } from '@slack/types';
import { WebAPIRateLimitedError, type WebClient } from '@slack/web-api';
import { z } from 'zod';
import { actionName, chosenInMenu, defineAction, featureOf, MORE } from '../ask/actions.ts';
import {
  type ActionRoute,
  type Ask,
  type Features,
  type OpenModal,
  type Replace,
  reviveAsk,
  routeOf,
} from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import type { Question } from '../ask/question.ts';
import { LIMITS, plainTextObject, small } from '../cards/blocks.ts';
import { type Message, toMessage, toModal } from '../cards/card.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { newReference } from '../ops/log.ts';
import { createUsedKeys } from '../primitives.ts';
import {
  type Answer,
  type Answering,
  again,
  answer,
  errorModal,
  findContent,
  logRejected,
} from './answer.ts';
import type { Homes } from './home.ts';
import { takes } from './middleware.ts';
import { placeOfInteraction } from './payload.ts';
import { deliver, EPHEMERAL, privateMessage, replaceByFresh, respond, SHARE } from './replies.ts';
import { pressOf, type Shares, shareAnswer } from './sharing.ts';
import { showModal, updateModal } from './views.ts';
import { isOneOf, TRIGGER_ENDED, webApiOf } from './web-api.ts';

/** A button that was pressed, or an option that was chosen in a menu. */
type Pressed = ButtonAction | StaticSelectAction | OverflowAction | FeedbackButtonsAction;
type Press = BlockAction<Pressed>;

interface ActionDeps {
  readonly features: Features;
  readonly answering: Answering;
  readonly shares: Shares;
  readonly homes: Homes;
  /** Undefined: answers do not ask whether they were right. */
  readonly feedback: Feedback | undefined;
}

/** Everything needed to carry out a press. */
interface Context extends ActionDeps {
  readonly client: WebClient;
  readonly body: Press;
  readonly place: Place;
}

/** Answers the buttons of all features, and the buttons that every answer has. */
export function registerActions(app: App, deps: ActionDeps): void {
  app.action<Press>({ type: 'block_actions' }, takes('action_id'), async ({ ack, action, body, context }) => {
    await ack();
    const place = placeOfInteraction(body, context.teamId);
    const press = { ...deps, client: webApiOf(context), body, place };
    const { id, value } = pressedIn(action);
    if (!(await carryOutPress(press, id, value))) await answerUnknown(press, id);
  });
}

/** The action and the value of a button, or of the option that was chosen in a menu. */
function pressedIn(action: Pressed): { id: string; value: string | undefined } {
  const id = actionName(action.action_id);
  const isMenu = action.type === 'static_select' || action.type === 'overflow';
  const value = isMenu ? action.selected_option?.value : action.value;
  // An option that is none of ours is told by the menu's own id.
  return (id === MORE && chosenInMenu(value)) || { id, value };
}

/** @returns false if the action is unknown, or its value is not one of ours */
async function carryOutPress(context: Context, id: string, value: string | undefined): Promise<boolean> {
  const { features, answering, shares, client, body, place } = context;
  if (id === SHARE) return shareAnswer(features, answering, shares, pressOf(body, place), value, client);
  if (id === context.feedback?.id) return context.feedback.count(body, place, value);
  const route = id === again.id ? againRoute(features) : routeOf(features, id);
  if (route?.does === 'link') return true;
  if (route?.does === 'open') {
    const open = route.read(value);
    return open !== undefined && openModal(context, id, open);
  }
  const replace = route?.read(value);
  return replace !== undefined && replaceAnswer(context, replace);
}

function againRoute(features: Features): ActionRoute {
  return {
    does: 'replace',
    id: again.id,
    read: (text) => {
      const read = again.read(text);
      const ask = read && reviveAsk(features, read.value.f, read.value.r);
      return read && ask && { language: read.language, ask };
    },
  };
}

async function openModal(
  { answering, client, body, place }: Context,
  id: string,
  open: OpenModal,
): Promise<true> {
  const origin = { kind: 'open', place } as const;
  const language = await answering.languages.of(origin.place, 'person');
  const feature = featureOf(id);
  const found = { feature, find: open.modal, failed: errorModal(language) };
  const answered = findContent(answering, origin, language, found);
  const show = async () => {
    try {
      await showModal(client, body.trigger_id, language, open.title(language), answered.content);
    } catch (error) {
      // On Home and in a modal there is no place for words, so the log must tell it.
      if (!isTooLate(error) || !body.response_url) throw error;
      await tellBeside({ answering, body }, texts(language).errors.tooLate);
    }
  };
  await deliver(answering, origin, answered, show, { client, language });
  return true;
}

async function replaceAnswer(context: Context, { ask, language, beside }: Replace): Promise<true> {
  const { answering, client, body, place } = context;
  const origin = { kind: 'replace', place } as const;
  const { view } = body;
  if (view?.type === 'home') return replaceInHome(context, ask);
  // An answer beside the message is for the presser alone, so it speaks the presser's language.
  const shownIn = beside ? await answering.languages.of(origin.place, 'person') : language;
  const answered = await answer(answering, origin, shownIn, () => ask);
  const show = () =>
    view
      ? updateModal(client, view, answered.card, language)
      : replaceMessage(context, answered, beside === true);
  await deliver(answering, origin, answered, show, { client, language: shownIn });
  if (!view && !beside)
    await replaceByFresh(answering, place, answered, (fresh) => replaceMessage(context, fresh, false));
  return true;
}

/** Home itself shows the result. Only a failure, or an answer that has its own card, opens over it. */
async function replaceInHome({ answering, client, body, homes, place }: Context, ask: Ask): Promise<true> {
  const origin = { kind: 'home', place } as const;
  const language = await answering.languages.of(origin.place, 'person');
  const answered = await answer(answering, origin, language, () => ask);
  const refreshed = homes.publish(origin.place);
  const show = async () => {
    if (answered.ask && !ask.shareable) return;
    const modal = toModal(answered.card, texts(language).home.title);
    await showModal(client, body.trigger_id, language, modal.title, Promise.resolve(modal));
  };
  await deliver(answering, origin, answered, show, { client, language });
  await refreshed;
  return true;
}

function replaceMessage({ answering, body }: Context, answered: Answer, beside: boolean): Promise<void> {
  const wasPrivate = body.container['is_ephemeral'] === true;
  // A failure concerns one person, so it is told beside a message that others read, too. A refusal has nothing
  // to do with the message, so it never replaces one.
  const failed = answered.isRefused === true || (!wasPrivate && answered.ask === undefined);
  const aside = beside || failed || answering.limits.charge() !== undefined;
  const message: Message = aside || wasPrivate ? privateMessage(answered) : toMessage(answered.card);
  return respond(answering, body.response_url, message, {
    response_type: aside || wasPrivate ? 'ephemeral' : 'in_channel',
    replace_original: !aside,
  });
}

async function answerUnknown({ answering, body, place }: Context, id: string): Promise<void> {
  const origin = { kind: 'replace', place } as const;
  const reference = logRejected(answering, origin, 'action', id);
  if (answering.limits.charge()) return;
  const words = texts(await answering.languages.of(place, 'person')).errors;
  await deliver(answering, origin, { reference }, () =>
    tellBeside({ answering, body }, words.oldButton, words.reference(reference)),
  );
}

/** Tells the presser a few words of our own. In a modal there is no place for them. */
async function tellBeside(
  { answering, body }: Pick<Context, 'answering' | 'body'>,
  ...lines: string[]
): Promise<void> {
  if (!body.response_url) return;
  const message = { text: lines.join('\n'), blocks: lines.map(small) };
  await respond(answering, body.response_url, message, EPHEMERAL);
}

/** The press came too late, or Slack asks for a wait that outlasts its `trigger_id`. */
function isTooLate(error: unknown): boolean {
  return error instanceof WebAPIRateLimitedError || isOneOf(TRIGGER_ENDED, error);
}

// Two buttons under answers to questions in plain words, where they are switched on: whether the answer was the right one.
// A press is counted by feature and language, and nothing else is kept.

const carried = z.object({ f: z.string().max(40), v: z.enum(['good', 'bad']) });
const feedback = defineAction('answer.feedback', carried);

/** A press on one of the buttons counts once for a person and an answer, for a while. In milliseconds. */
const COUNTED_FOR = 60 * 60_000;
const MOST_COUNTED = 10_000;

export interface Feedback {
  /** The action of the buttons. */
  readonly id: string;
  /** The message of an answer to a question, with the buttons if the question was one in plain words. */
  under(message: Message, answered: Answer, question: Question): Message;
  /** Counts a press, and thanks for it. @returns false if the value is not one of ours */
  count(body: BlockAction, place: Place, value: string | undefined): Promise<boolean>;
}

export function createFeedback(answering: Answering): Feedback {
  const counted = createUsedKeys(COUNTED_FOR, MOST_COUNTED, answering.now);
  return {
    id: feedback.id,
    under: (message, answered, question) => (isInWords(question) ? withFeedback(message, answered) : message),
    count: async (body, place, value) => {
      const read = feedback.read(value);
      if (!read) return false;
      const { f, v } = read.value;
      const { channel_id, message_ts } = body.container;
      const key = [place.workspace, channel_id, message_ts, place.user, v].join(' ');
      if (!counted.claim(key)) return true;
      answering.metrics.feedback(f, read.language, v);
      const words = texts(await answering.languages.of(place, 'person')).feedback[
        v === 'good' ? 'thanks' : 'sorry'
      ];
      const origin = { kind: 'replace', place } as const;
      await deliver(answering, origin, { reference: newReference() }, () =>
        respond(answering, body.response_url, { text: words, blocks: [small(words)] }, EPHEMERAL),
      );
      return true;
    },
  };
}

/** The message with the buttons below it, if it answers something. */
export function withFeedback(
  message: Message,
  { ask, card, language }: Pick<Answer, 'ask' | 'card' | 'language'>,
): Message {
  // Help says that nothing was understood, and a choice asks back.
  const isAnswer = ask !== undefined && ask.feature !== 'help' && !card.isChoice;
  if (!isAnswer || message.blocks.length >= LIMITS.messageBlocks) return message;
  const { text, blocks, plainer = blocks } = message;
  return { text, blocks: [...blocks, buttons(ask.feature, language)], plainer };
}

/** Whether a question has words, rather than codes and numbers alone. */
function isInWords({ words }: Question): boolean {
  return words.some((word) => /^\p{L}[\p{L}\p{M}-]+$/u.test(word));
}

function buttons(feature: string, language: Language): ContextActionsBlock {
  const words = texts(language).feedback;
  const button = (label: string, v: 'good' | 'bad') => ({
    text: plainTextObject(label),
    accessibility_label: label,
    value: feedback.carry({ f: feature, v }, language).value,
  });
  return {
    type: 'context_actions',
    elements: [
      {
        ...{ type: 'feedback_buttons', action_id: feedback.id },
        positive_button: button(words.good, 'good'),
        negative_button: button(words.bad, 'bad'),
      },
    ],
  };
}
