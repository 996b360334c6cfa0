/** The pages on which a person connects assistants. */
import type { Button, KnownBlock } from '@slack/types';
import { z } from 'zod';
import { defineAction, defineForm } from '../../ask/actions.ts';
import {
  button,
  confirmation,
  header,
  mrkdwnSmall,
  paragraph,
  plainTextObject,
  small,
} from '../../cards/blocks.ts';
import type { Modal, Reader } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import { type AssistantToken, MOST_TOKENS } from '../../workspace/assistant-tokens.ts';

/** The longest name of an assistant. */
const NAME = 40;
/** Of an assistant that the person does not name. */
export const USUAL_NAME = 'Claude';

/** `wish`: a form that is sent twice still makes one token. */
export const makeTokenForm = defineForm(
  'assistants.make',
  z.object({ wish: z.string().regex(/^[\w-]{43}$/) }),
  z.object({ name: z.string().max(NAME).optional() }),
);

/** A token of the person, by the part of its digest that names it. */
export const tokenRequest = z.object({ id: z.string().regex(/^[\w-]{16}$/) });

/** Makes a token invalid. */
export const revokeToken = defineAction('assistants.revoke', tokenRequest);

/** The person's tokens, and the form for another one. */
export function assistantsPage(tokens: readonly AssistantToken[], wish: string, reader: Reader): Modal {
  const { language } = reader;
  const words = texts(language).assistants;
  const isFull = tokens.length >= MOST_TOKENS;
  return {
    title: words.title,
    blocks: [
      paragraph(words.about),
      ...tokens.flatMap((one, index) => tokenBlocks(one, index, reader)),
      isFull ? small(words.most(tokens.length)) : nameInput(reader),
    ],
    ...(!isFull && { form: makeTokenForm.carry({ wish }, language, words.make) }),
  };
}

function tokenBlocks({ id, name, madeAt }: AssistantToken, index: number, reader: Reader): KnownBlock[] {
  const { language } = reader;
  const words = texts(language).assistants;
  const revoke: Button = {
    ...button(words.revoke, revokeToken.carry({ id }, language, index)),
    style: 'danger',
    confirm: confirmation(words.revokeTitle, words.revokeText, { confirm: words.revoke, deny: words.keep }),
  };
  const made = instant({ at: madeAt, precision: 'minute' }, reader);
  return [paragraph(outsideLine(name, NAME), revoke), mrkdwnSmall(words.madeOn(made))];
}

function nameInput({ language }: Reader): KnownBlock {
  const words = texts(language).assistants;
  return {
    type: 'input',
    block_id: 'name',
    label: plainTextObject(words.label),
    optional: true,
    element: {
      type: 'plain_text_input',
      action_id: 'assistants.name',
      placeholder: plainTextObject(USUAL_NAME),
      max_length: NAME,
    },
  };
}

/** A new token, which is shown this once. @param address undefined: Coursebell has no public address */
export function tokenPage(token: string, address: string | undefined, { language }: Reader): Modal {
  const words = texts(language).assistants;
  return {
    title: words.title,
    blocks: [
      header(words.address),
      address === undefined ? paragraph(words.noAddress) : copied(address),
      header(words.token),
      copied(token),
      paragraph(words.once),
    ],
  };
}

const copied = (text: string): KnownBlock => ({
  type: 'rich_text',
  elements: [{ type: 'rich_text_preformatted', elements: [{ type: 'text', text }] }],
});
