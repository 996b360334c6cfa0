/** The greeting, with the one thing that Coursebell asks: a person for their group, a channel for what it is about. */
import type { Button } from '@slack/types';
import { z } from 'zod';
import {
  chooseGroup,
  defineAction,
  setGroup,
  showHelp,
  skipGroup,
  startGroup,
  startLink,
} from '../../ask/actions.ts';
import { defineFeature, type Feature, type Features, replaces } from '../../ask/feature.ts';
import { personAt } from '../../ask/place.ts';
import { FACT } from '../../ask/slots.ts';
import { button, outsideLine, paragraph } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import type { OwnGroups } from '../../workspace/own-group.ts';

/** Leaves open what a channel is about. */
const leaveOpen = defineAction('greeting.leave-open', z.object({}));

const request = z.object({ does: z.enum(['leave-open', 'greet']) });

/** What is greeted. */
export type Greeting =
  /** `likely`: groups that the person may be in. `isKnown`: the group was said before. */
  | { readonly whom: 'person'; readonly likely: readonly string[]; readonly isKnown: boolean }
  | { readonly whom: 'channel' };

/** Two lines and at most three buttons. */
export function greetingCard(greeting: Greeting, { language }: Reader): Card {
  const words = texts(language).greeting;
  const [hello, question] =
    greeting.whom === 'channel'
      ? [words.helloAll, words.askAll]
      : [words.hello, greeting.isKnown ? words.known : `${texts(language).group.ask} ${words.why}`];
  return {
    text: `${hello}\n${question}`,
    blocks: [paragraph(hello), paragraph(question)],
    buttons: greeting.whom === 'channel' ? channelButtons(language) : personButtons(greeting, language),
  };
}

const CODE = 30;

function personButtons(
  { likely: [likely], isKnown }: Extract<Greeting, { whom: 'person' }>,
  language: Language,
): Button[] {
  const { group: words, help } = texts(language);
  if (isKnown) return showHelp.offer(help.button, {}, language);
  const suggested =
    likely === undefined ? [] : setGroup.offer(outsideLine(likely, CODE), { group: likely }, language);
  return [
    ...suggested.map((one) => ({ ...one, style: 'primary' as const })),
    button(likely === undefined ? words.choose : words.other, chooseGroup.carry({}, language)),
    button(words.skip, skipGroup.carry({}, language)),
  ];
}

function channelButtons(language: Language): Button[] {
  const words = texts(language).greeting;
  return [
    button(words.course, startLink.carry({}, language)),
    button(words.group, startGroup.carry({}, language)),
    button(words.neither, leaveOpen.carry({}, language)),
  ];
}

/** The card of a greeting. May reject. */
export const createGreeting =
  (groups: Pick<OwnGroups, 'of' | 'suggest'>): Features['greeting'] =>
  async (whom, reader, place) => {
    if (whom === 'channel') return greetingCard({ whom }, reader);
    const person = personAt(place);
    const [known, likely] = await Promise.all([groups.of(person), groups.suggest(person)]);
    return greetingCard({ whom, likely, isKnown: known !== undefined }, reader);
  };

/** What the greeting's own button does, and who is new is greeted. */
export const createGreetingFeature = (greet: Features['greeting']): Feature =>
  defineFeature<z.infer<typeof request>>({
    name: 'greeting',
    request,
    commands: [],
    intents: [
      {
        ...{ id: 'greeting.new', claim: 'whole', subject: 'name', hears: `help group ${FACT}` },
        // "I've just started, where do I begin?"
        read: ({ words, codes, units, direct }) =>
          direct && codes.length + units.length === 0 && vocabulary.group.isNew.is(words.join(' '))
            ? { does: 'greet' }
            : undefined,
      },
    ],
    answer: async ({ does }, reader, place) =>
      does === 'greet' ? greet('person', reader, place) : wordsCard(texts(reader.language).greeting.leftOpen),
    actions: [replaces(leaveOpen, () => ({ does: 'leave-open' }))],
    shareable: false,
  });
