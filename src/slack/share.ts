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
import { defineAction } from './action.ts';
import { type Answer, type Answering, answer, askValue, bring } from './answer.ts';
import { isRefusal, respond } from './deliver.ts';
import type { Ask, Features, Place } from './feature.ts';
import { reviveAsk } from './feature.ts';
import type { Seen } from './seen.ts';

const share = defineAction('answer.share', askValue);

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
  shared: Seen,
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
    await once(shared, `${press.message}:${value}`, () => postForAll(press, answered));
    await keepWithoutButton(press, answered);
  });
  return true;
}

/** Posts unless it has been posted. It may be tried again only where Slack has said that it did not take it. */
async function once(shared: Seen, key: string, post: () => Promise<void>): Promise<void> {
  if (!shared.claim(key)) return;
  try {
    await post();
  } catch (error) {
    if (isRefusal(error)) shared.release(key);
    throw error;
  }
}

const PRIVATE = { response_type: 'ephemeral', replace_original: false } as const;

/** A mention of a person. Only Slack signs requests, and yet nothing but an id may become markup. */
function mentionOf(user: string): string {
  return /^[A-Z0-9]{2,30}$/.test(user) ? `<@${user}>` : '?';
}

function postForAll(press: Press, { card, language }: Answer): Promise<void> {
  const note = texts(language).share.by(mentionOf(press.place.user));
  const message = toMessage(card, { note });
  return respond(press.responseUrl, message, { response_type: 'in_channel', replace_original: false });
}

function keepWithoutButton(press: Press, { card, language }: Answer): Promise<void> {
  const kept = toMessage(card, { note: texts(language).share.done });
  return respond(press.responseUrl, kept, { response_type: 'ephemeral', replace_original: true });
}
