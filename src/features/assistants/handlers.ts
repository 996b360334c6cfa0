import type { Button, KnownBlock } from '@slack/types';
import { z } from 'zod';
import { connectAssistant, defineAction, defineForm } from '../../ask/actions.ts';
import { defineFeature, type Feature, opens, replaces, submits } from '../../ask/feature.ts';
import { type Place, personAt } from '../../ask/place.ts';
import {
  button,
  confirmation,
  header,
  mrkdwnSmall,
  outsideLine,
  paragraph,
  plainTextObject,
  small,
} from '../../cards/blocks.ts';
import { type Modal, type Reader, wordsCard } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { newSecret } from '../../store/sealing.ts';
import { type AssistantToken, type AssistantTokens, MOST_TOKENS } from '../../workspace/assistant-tokens.ts';

/** What assistants need to ask in a person's place. */
export interface Assistants {
  readonly tokens: AssistantTokens;
  /** Where they ask; undefined: Coursebell has no public address. */
  readonly address: string | undefined;
}

/** **Connect an assistant…**: tokens with which a person's assistants ask. Undefined: none can be connected. */
export const createAssistants = (assistants: Assistants | undefined): Feature =>
  defineFeature({
    name: 'assistants',
    request: tokenRequest,
    commands: [],
    answer: async ({ id }, { language }, place) => {
      await assistants?.tokens.revoke(personAt(place), id);
      // A second press finds it revoked, which is what was wanted.
      return wordsCard(texts(language).assistants.revoked);
    },
    actions: [
      opens(connectAssistant, titleIn, (_, reader, place) => show(assistants, reader, place)),
      replaces(revokeToken, (request) => request),
    ],
    forms: [
      submits(makeTokenForm, titleIn, async ({ value: { wish }, filled }, reader, place) => {
        if (!assistants) return { modal: unavailablePage(reader) };
        const words = texts(reader.language).assistants;
        const name = z.string().trim().min(1).catch(USUAL_NAME).parse(filled.name);
        const token = await assistants.tokens.make(personAt(place), name, wish);
        if (token === undefined) return { errors: { name: words.most(MOST_TOKENS) } };
        return { modal: tokenPage(token, assistants.address, reader) };
      }),
    ],
    shareable: false,
    writes: () => true,
  });

const titleIn = (language: Language): string => texts(language).assistants.title;

async function show(assistants: Assistants | undefined, reader: Reader, place: Place): Promise<Modal> {
  if (!assistants) return unavailablePage(reader);
  return assistantsPage(await assistants.tokens.of(personAt(place)), newSecret(), reader);
}

function unavailablePage({ language }: Reader): Modal {
  const words = texts(language).assistants;
  return { title: words.title, blocks: [paragraph(words.off)] };
}

/** The longest name of an assistant. */
const NAME = 40;
/** Of an assistant that the person does not name. */
const USUAL_NAME = 'Claude';

/** `wish`: a form that is sent twice still makes one token. */
const makeTokenForm = defineForm(
  'assistants.make',
  z.object({ wish: z.string().regex(/^[\w-]{43}$/) }),
  z.object({ name: z.string().max(NAME).optional() }),
);

/** A token of the person, by the part of its digest that names it. */
const tokenRequest = z.object({ id: z.string().regex(/^[\w-]{16}$/) });

/** Makes a token invalid. */
const revokeToken = defineAction('assistants.revoke', tokenRequest);

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
