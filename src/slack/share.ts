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
import { type Answer, type Answering, answer, askValue } from './answer.ts';
import { respond } from './deliver.ts';
import type { Ask, Features } from './feature.ts';
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
  readonly user: string;
  readonly workspace: string | undefined;
  readonly responseUrl: string;
  /** The message that the button stands under: it can be shared once. */
  readonly message: string;
}

/** Reads what is needed of a payload. */
export function pressOf(body: BlockAction): Press {
  const { container, user, team } = body;
  const message = `${team?.id}:${container['channel_id']}:${container['message_ts']}:${user.id}`;
  return { user: user.id, workspace: team?.id, responseUrl: body.response_url, message };
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
  if (!shared.claim(press.message)) return true;
  try {
    const origin = { kind: 'share', workspace: press.workspace } as const;
    const answered = await answer(answering, origin, read.language, () => ask);
    if (answered.ask) return await post(press, answered);
    shared.release(press.message);
    await respond(press.responseUrl, toMessage(answered.card), PRIVATE);
  } catch (error) {
    shared.release(press.message);
    throw error;
  }
  return true;
}

const PRIVATE = { response_type: 'ephemeral', replace_original: false } as const;

async function post(press: Press, { card, language }: Answer): Promise<true> {
  const words = texts(language).share;
  const sharedCard = toMessage(card, { note: words.by(`<@${press.user}>`) });
  await respond(press.responseUrl, sharedCard, { response_type: 'in_channel', replace_original: false });
  const kept = toMessage(card, { note: words.done });
  await respond(press.responseUrl, kept, { response_type: 'ephemeral', replace_original: true });
  return true;
}
