/**
 * **Share to channel**: posts a private answer for everyone, once. Both posts go through the `response_url`
 * of the press, which works where the bot is no member.
 */
import type { BlockAction } from '@slack/bolt';
import type { Button } from '@slack/types';
import { button } from '../cards/blocks.ts';
import { toMessage } from '../cards/message.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../i18n/language.ts';
import { actionName, defineAction } from './action.ts';
import { type Answer, type Answering, answer, askValue, bring, noteUndelivered } from './answer.ts';
import { isRefusal, respond } from './deliver.ts';
import type { Ask, Features, Place } from './feature.ts';
import { reviveAsk, routeOf } from './feature.ts';
import { createOnce, type Once } from './once.ts';

const share = defineAction('answer.share', askValue);

/** A `response_url` lives 30 minutes, so nothing can be shared later than that. */
const REMEMBER = 31 * 60_000;
const MOST_REMEMBERED = 100_000;

/** What has been shared, or is being shared. `unknown`: Slack may have taken it. */
export type Shares = Once<'posted' | 'unknown'>;

export function createShares(now: () => number): Shares {
  return createOnce(REMEMBER, MOST_REMEMBERED, now);
}

/** The action id of the button. */
export const SHARE = share.id;

/** The button under a private answer. An error has none: there is nothing to share. */
export function shareButtons(ask: Ask | undefined, language: Language): Button[] {
  if (!ask?.shareable) return [];
  const value = { f: ask.feature, r: ask.request };
  return [button(texts(language).share.button, share.carry(value, language))];
}

/** A press on the button, freed of Slack's payload. */
export interface Press {
  readonly place: Place;
  readonly responseUrl: string;
  /** The message that the button stands under: each card that it shows can be shared once. */
  readonly message: string;
}

/** Reads what is needed of a payload. */
export function pressOf(body: BlockAction, place: Place): Press {
  const { container } = body;
  const { workspace, user } = place;
  const message = `${workspace}:${container['channel_id']}:${container['message_ts']}:${user}`;
  return { place, responseUrl: body.response_url, message };
}

/**
 * Posts the answer to the channel and takes the button off the private one.
 * @returns false where the value is not one of ours
 */
export async function shareAnswer(
  features: Features,
  answering: Answering,
  shares: Shares,
  press: Press,
  value: string | undefined,
): Promise<boolean> {
  const read = share.read(value);
  const ask = read && reviveAsk(features, read.value.f, read.value.r);
  if (!read || !ask) return false;
  const origin = { kind: 'share', place: press.place } as const;
  const answered = await answer(answering, origin, read.language, () => ask);
  await bring(answering, origin, answered, async () => {
    if (!answered.ask) return respond(press.responseUrl, toMessage(answered.card), PRIVATE);
    // What stands in the value may change under one message: another page is another card.
    const outcome = await shares.run(`${press.message}:${value}`, () =>
      certainly(postForAll(features, press, answered), (error) =>
        noteUndelivered(answering, origin, answered, error),
      ),
    );
    await keepWithoutButton(press, answered, outcome);
  });
  return true;
}

/** Rejects only where Slack has said that it did not take the post: then it may be tried again. */
async function certainly(
  posting: Promise<void>,
  onDoubt: (error: unknown) => void,
): Promise<'posted' | 'unknown'> {
  try {
    await posting;
    return 'posted';
  } catch (error) {
    if (isRefusal(error)) throw error;
    onDoubt(error);
    return 'unknown';
  }
}

const PRIVATE = { response_type: 'ephemeral', replace_original: false } as const;

/** A mention of a person. Only Slack signs requests, and yet nothing but an id may become markup. */
function mentionOf(user: string): string {
  return /^[A-Z0-9]{2,30}$/.test(user) ? `<@${user}>` : '?';
}

/** The post keeps saying who shared it, so it has no button that would put another answer in its place. */
function postForAll(features: Features, press: Press, { card, language }: Answer): Promise<void> {
  const note = texts(language).share.by(mentionOf(press.place.user));
  const buttons = card.buttons.filter(
    ({ action_id: id = '' }) => routeOf(features, actionName(id))?.does === 'open',
  );
  const message = toMessage({ ...card, buttons }, { note });
  return respond(press.responseUrl, message, { response_type: 'in_channel', replace_original: false });
}

function keepWithoutButton(
  press: Press,
  { card, language }: Answer,
  outcome: 'posted' | 'unknown',
): Promise<void> {
  const { done, perhaps } = texts(language).share;
  const kept = toMessage(card, { note: outcome === 'posted' ? done : perhaps });
  return respond(press.responseUrl, kept, { response_type: 'ephemeral', replace_original: true });
}
