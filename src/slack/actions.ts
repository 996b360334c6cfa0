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
import { WebAPIRateLimitedError } from '@slack/web-api';
import { featureOf } from '../ask/actions.ts';
import {
  type ActionRoute,
  type Ask,
  type Features,
  type OpenModal,
  type Replace,
  reviveAsk,
  routeOf,
} from '../ask/feature.ts';
import { again } from '../ask/offers.ts';
import { toMessage, toModal } from '../cards/card.ts';
import { actionName, chosenInMenu, MORE } from '../cards/menu.ts';
import { texts } from '../i18n/index.ts';
import type { Answer } from './answer.ts';
import type { AnswerDestination, Delivery } from './delivery.ts';
import type { Feedback } from './feedback.ts';
import type { Homes } from './home.ts';
import type { Limits } from './limits.ts';
import type { Languages } from './locale.ts';
import { takes } from './middleware.ts';
import { showModal, updateModal } from './pages.ts';
import { type Press, placeOfInteraction, pressOf } from './payload.ts';
import { EPHEMERAL, inLines } from './post.ts';
import { privateMessage, SHARE } from './private-answers.ts';
import { isOneOf, TRIGGER_ENDED } from './refusals.ts';
import type { RequestLog } from './request.ts';
import type { Sharing } from './sharing.ts';
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
  readonly languages: Pick<Languages, 'of'>;
  readonly limits: Pick<Limits, 'charge'>;
  readonly requests: Pick<RequestLog, 'rejected'>;
  readonly delivery: Delivery;
  readonly sharing: Sharing;
  readonly homes: Homes;
  /** Undefined: answers do not ask whether they were right. */
  readonly feedback: Feedback | undefined;
}

/** Answers the buttons of all features, and the buttons that every answer has. */
export function registerActions(app: App, deps: ActionDeps): void {
  const { features, languages, limits, requests, delivery, sharing, homes, feedback } = deps;
  /** What a button does; undefined if the action is unknown, or its value is not one of ours. */
  const whatPressed = (id: string, value: string | undefined) => {
    if (id === feedback?.id) return feedback.pressed(value);
    if (id === SHARE) return sharing.pressed(value);
    const route = id === again.id ? againRoute(features) : routeOf(features, id);
    if (route?.does === 'link') return async () => undefined;
    const wanted = route?.read(value);
    if (!wanted) return undefined;
    return (press: Press) => ('ask' in wanted ? replace(press, wanted) : open(press, featureOf(id), wanted));
  };
  const open = async (press: Press, feature: string, modal: OpenModal): Promise<void> => {
    const { client, place, trigger_id, url } = press;
    const language = await languages.of(place, 'person');
    const otherwise = async (error: unknown): Promise<void> => {
      // On Home and in a modal there is no place for words, so the log must tell it.
      if (!isTooLate(error) || !url) throw error;
      await delivery.respond(url, inLines([texts(language).errors.tooLate]), EPHEMERAL);
    };
    const request = { origin: { kind: 'open', place }, language } as const;
    await delivery.modal(request, { feature, open: modal }, { client, trigger_id, otherwise });
  };
  const replace = async (press: Press, { ask, language, beside }: Replace): Promise<void> => {
    const { place, view } = press;
    const isHome = view?.type === 'home';
    // An answer over Home, or beside the message, is for the presser alone, so it speaks the presser's language.
    const shownIn = isHome || beside ? await languages.of(place, 'person') : language;
    const origin = { kind: isHome ? 'home' : 'replace', place } as const;
    const destination = isHome
      ? overHome(homes, press, ask)
      : view
        ? inModal(press, view)
        : inMessage(delivery, press, beside === true);
    await delivery.answer({ origin, language: shownIn, read: () => ask }, destination);
  };
  const answerUnknown = async ({ place, url }: Press, id: string): Promise<void> => {
    const origin = { kind: 'replace', place } as const;
    const reference = requests.rejected(origin, 'action', id);
    if (limits.charge()) return;
    const to = { origin, url, reference };
    await delivery.say(to, ({ errors }) => [errors.oldButton, errors.reference(reference)]);
  };
  app.action<BlockAction<Pressed>>(
    { type: 'block_actions' },
    takes('action_id'),
    async ({ ack, action, body, context }) => {
      await ack();
      const press = pressOf(body, placeOfInteraction(body, context.teamId), webApiOf(context));
      const { id, value } = pressedIn(action);
      await (whatPressed(id, value)?.(press) ?? answerUnknown(press, id));
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

/** The press came too late, or Slack asks for a wait that outlasts its `trigger_id`. */
function isTooLate(error: unknown): boolean {
  return error instanceof WebAPIRateLimitedError || isOneOf(TRIGGER_ENDED, error);
}

// Where the answer goes that takes the place of what the button stands on.

/** Home itself shows the result. Only a failure, or an answer that has its own card, opens over it. */
function overHome(homes: Homes, { client, place, trigger_id }: Press, { shareable }: Ask): AnswerDestination {
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

const inModal = ({ client }: Press, view: NonNullable<Press['view']>): AnswerDestination => ({
  client,
  send: ({ card, language }) => updateModal(client, view, card, language),
});

/** @param beside for the presser alone, beside the message of the button */
function inMessage({ respond }: Delivery, press: Press, beside: boolean): AnswerDestination {
  const { client, url, isPrivate } = press;
  const show = (answered: Answer, isAside: boolean): Promise<void> => {
    // A failure concerns one person, so it is told beside a message that others read, too. A refusal has nothing
    // to do with the message, so it never replaces one.
    const aside = isAside || answered.isRefused === true || (!isPrivate && answered.ask === undefined);
    const forOne = aside || isPrivate;
    return respond(url, forOne ? privateMessage(answered) : toMessage(answered.card), {
      response_type: forOne ? 'ephemeral' : 'in_channel',
      replace_original: !aside,
    });
  };
  const send = (answered: Answer) => show(answered, beside);
  return beside ? { client, send } : { client, send, replace: (fresh) => show(fresh, false) };
}
