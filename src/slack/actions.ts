/** Buttons: a press → a request, by the action id → its answer, in the place of the button. */

import type {
  App,
  BlockAction,
  ButtonAction,
  ExternalSelectAction,
  FeedbackButtonsAction,
  OverflowAction,
  StaticSelectAction,
} from '@slack/bolt';
import { WebAPIRateLimitedError, type WebClient } from '@slack/web-api';
import { actionName, chosenInMenu, featureOf, MORE } from '../ask/actions.ts';
import {
  type ActionRoute,
  type Ask,
  type Features,
  type Replace,
  reviveAsk,
  routeOf,
} from '../ask/feature.ts';
import { small } from '../cards/blocks.ts';
import { type Message, toMessage, toModal } from '../cards/card.ts';
import { texts } from '../i18n/index.ts';
import { type Answer, type Answering, again } from './answer.ts';
import { answerTo, type Delivery, deliver } from './delivery.ts';
import type { Feedback } from './feedback.ts';
import type { Homes } from './home.ts';
import { takes } from './middleware.ts';
import { openModal, showModal, updateModal } from './pages.ts';
import { type Pressing, placeOfInteraction, pressingOf } from './payload.ts';
import { EPHEMERAL, respond } from './post.ts';
import { privateMessage, SHARE } from './private-answers.ts';
import { isOneOf, TRIGGER_ENDED } from './refusals.ts';
import { logRejected } from './request.ts';
import { readShare, type Shares, share } from './sharing.ts';
import { webApiOf } from './web-api.ts';

/** A button that was pressed, or an option that was chosen in a menu. */
type Pressed =
  | ButtonAction
  | StaticSelectAction
  | ExternalSelectAction
  | OverflowAction
  | FeedbackButtonsAction;

interface ActionDeps {
  readonly features: Features;
  readonly answering: Answering;
  readonly shares: Shares;
  readonly homes: Homes;
  /** Undefined: answers do not ask whether they were right. */
  readonly feedback: Feedback | undefined;
}

/** A press, and the way to answer it. */
interface Press extends Pressing {
  readonly client: WebClient;
}

/** Answers the buttons of all features, and the buttons that every answer has. */
export function registerActions(app: App, deps: ActionDeps): void {
  app.action<BlockAction<Pressed>>(
    { type: 'block_actions' },
    takes('action_id'),
    async ({ ack, action, body, context }) => {
      await ack();
      const place = placeOfInteraction(body, context.teamId);
      const press = { ...pressingOf(body, place), client: webApiOf(context) };
      const { id, value } = pressedIn(action);
      await (whatPressed(deps, id, value)?.(press) ?? answerUnknown(deps, press, id));
    },
  );
}

/** The action and the value of a button, or of the option that was chosen in a menu. */
function pressedIn(action: Pressed): { id: string; value: string | undefined } {
  const id = actionName(action.action_id);
  const isMenu =
    action.type === 'static_select' || action.type === 'external_select' || action.type === 'overflow';
  const value = isMenu ? action.selected_option?.value : action.value;
  // An option that is none of ours is told by the menu's own id.
  return (id === MORE && chosenInMenu(value)) || { id, value };
}

/** What a button does; undefined if the action is unknown, or its value is not one of ours. */
function whatPressed(
  deps: ActionDeps,
  id: string,
  value: string | undefined,
): ((press: Press) => Promise<void>) | undefined {
  const { features, answering, feedback } = deps;
  if (id === feedback?.id) return feedback.pressed(value);
  if (id === SHARE) {
    const wanted = readShare(features, value);
    return wanted && ((press) => share(deps, wanted, press, press.client));
  }
  const route = id === again.id ? againRoute(features) : routeOf(features, id);
  switch (route?.does) {
    case 'open': {
      const open = route.read(value);
      return open && ((press) => openOver(answering, press, { feature: featureOf(id), open }));
    }
    case 'replace': {
      const wanted = route.read(value);
      return wanted && ((press) => replaceAnswer(deps, press, wanted));
    }
    case 'link':
      return async () => undefined;
    default:
      return undefined;
  }
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

async function openOver(
  answering: Answering,
  { client, place, trigger_id, url }: Press,
  wanted: Parameters<typeof openModal>[2],
): Promise<void> {
  const language = await answering.languages.of(place, 'person');
  const otherwise = async (error: unknown): Promise<void> => {
    // On Home and in a modal there is no place for words, so the log must tell it.
    if (!isTooLate(error) || !url) throw error;
    await tellBeside(answering, url, texts(language).errors.tooLate);
  };
  const request = { origin: { kind: 'open', place }, language } as const;
  await openModal(answering, request, wanted, { client, trigger_id, otherwise });
}

/** The press came too late, or Slack asks for a wait that outlasts its `trigger_id`. */
function isTooLate(error: unknown): boolean {
  return error instanceof WebAPIRateLimitedError || isOneOf(TRIGGER_ENDED, error);
}

async function replaceAnswer(
  { answering, homes }: ActionDeps,
  press: Press,
  { ask, language, beside }: Replace,
): Promise<void> {
  const { place, view } = press;
  const isHome = view?.type === 'home';
  // An answer over Home, or beside the message, is for the presser alone, so it speaks the presser's language.
  const isOwn = isHome || beside === true;
  const shownIn = isOwn ? await answering.languages.of(place, 'person') : language;
  const origin = { kind: isHome ? 'home' : 'replace', place } as const;
  const delivery = isHome
    ? overHome(homes, press, ask)
    : view
      ? inModal(press, view)
      : inMessage(answering, press, beside === true);
  await answerTo(answering, { origin, language: shownIn, read: () => ask }, delivery);
}

/** Home itself shows the result. Only a failure, or an answer that has its own card, opens over it. */
function overHome(homes: Homes, { client, place, trigger_id }: Press, { shareable }: Ask): Delivery {
  return {
    client,
    send: async ({ ask, card, language }) => {
      const refreshed = homes.publish(place);
      const modal = toModal(card, texts(language).home.title);
      if (!ask || shareable)
        await showModal(client, trigger_id, language, modal.title, Promise.resolve(modal));
      await refreshed;
    },
  };
}

const inModal = ({ client }: Press, view: NonNullable<Press['view']>): Delivery => ({
  client,
  send: ({ card, language }) => updateModal(client, view, card, language),
});

/** @param beside for the presser alone, beside the message of the button */
function inMessage(answering: Answering, { client, url, isPrivate }: Press, beside: boolean): Delivery {
  const show = (answered: Answer, isAside: boolean): Promise<void> => {
    // A failure concerns one person, so it is told beside a message that others read, too. A refusal has nothing
    // to do with the message, so it never replaces one.
    const failed = answered.isRefused === true || (!isPrivate && answered.ask === undefined);
    const aside = isAside || failed || answering.limits.charge() !== undefined;
    const message: Message = aside || isPrivate ? privateMessage(answered) : toMessage(answered.card);
    return respond(answering, url, message, {
      response_type: aside || isPrivate ? 'ephemeral' : 'in_channel',
      replace_original: !aside,
    });
  };
  const send = (answered: Answer) => show(answered, beside);
  return beside ? { client, send } : { client, send, replace: (fresh) => show(fresh, false) };
}

async function answerUnknown({ answering }: ActionDeps, { place, url }: Press, id: string): Promise<void> {
  const origin = { kind: 'replace', place } as const;
  const reference = logRejected(answering, origin, 'action', id);
  if (answering.limits.charge()) return;
  const words = texts(await answering.languages.of(place, 'person')).errors;
  await deliver(answering, origin, { reference }, () =>
    tellBeside(answering, url, words.oldButton, words.reference(reference)),
  );
}

/** Tells the presser a few words of our own. In a modal there is no place for them. */
async function tellBeside(answering: Answering, url: string, ...lines: string[]): Promise<void> {
  if (!url) return;
  const message = { text: lines.join('\n'), blocks: lines.map(small) };
  await respond(answering, url, message, EPHEMERAL);
}
