import { z } from 'zod';
import { connectAssistant } from '../../ask/actions.ts';
import {
  defineFeature,
  type Feature,
  opens,
  type Place,
  personAt,
  replaces,
  submits,
} from '../../ask/feature.ts';
import { paragraph } from '../../cards/blocks.ts';
import { type Modal, type Reader, wordsCard } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { type AssistantTokens, MOST_TOKENS, newTokenRequest } from '../../workspace/assistant-tokens.ts';
import { assistantsPage, makeTokenForm, revokeToken, tokenPage, tokenRequest, USUAL_NAME } from './pages.ts';

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
  return assistantsPage(await assistants.tokens.of(personAt(place)), newTokenRequest(), reader);
}

function unavailablePage({ language }: Reader): Modal {
  const words = texts(language).assistants;
  return { title: words.title, blocks: [paragraph(words.off)] };
}
