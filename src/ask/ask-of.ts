/** A question in words → the request of a feature. */
import type { Card } from '../cards/card.ts';
import { withNote, wordsInNote } from '../cards/words.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Ask, Features, Place } from './feature.ts';
import { perhapsCodes, type Question, readQuestion, SIGNS, wordsOf } from './question.ts';

/** The request of a question; a hint where no feature understands it. Rejects with `InvalidRequest`. */
export async function askOf(features: Features, read: Question, place: Place): Promise<Ask> {
  if (read.text === '') return features.usage();
  const seen = await features.codes.seen(perhapsCodes(read.words, read.codes), place);
  const question = seen.length === 0 ? read : { ...read, codes: [...read.codes, ...seen] };
  return (
    (await features.followUp(question, place)) ??
    readOutright(features, question) ??
    (await features.named(question, place)) ??
    (await askOfPart(features, question, place)) ??
    (await features.hint(question))
  );
}

/** The request of the first feature that a question's own words say. Throws `InvalidRequest`. */
function readOutright({ list }: Features, question: Question): Ask | undefined {
  for (const feature of list) {
    const ask = feature.question(question);
    if (ask) return ask;
  }
  return undefined;
}

/**
 * The request of words that stand in a place of their own: behind a command, or beside others in a message. Undefined
 * where they ask for help alone, or would change something. May reject with `InvalidRequest`.
 */
export async function askOfWords(
  features: Features,
  question: Question,
  place: Place,
): Promise<Ask | undefined> {
  const isNamed = question.words.length > 1;
  const ask =
    readOutright(features, question) ?? (isNamed ? await features.named(question, place) : undefined);
  return ask?.writes === true || ask?.feature === 'help' ? undefined : ask;
}

/** The same answer with something added to its card, which is no longer at hand then. */
export const adding = ({ atHand: _, ...ask }: Ask, add: (card: Card, language: Language) => Card): Ask => ({
  ...ask,
  card: async (reader, place) => add(await ask.card(reader, place), reader.language),
});

/** The most parts of a message that are tried by themselves. */
const MOST_PARTS = 4;

/**
 * A message may say more than it asks: "I study abroad, which courses are in English?". Its last part that asks for
 * something is answered, and named; nothing is changed by half a message.
 */
async function askOfPart(features: Features, whole: Question, place: Place): Promise<Ask | undefined> {
  const parts = whole.text.split(SIGNS).filter((part) => wordsOf(part).length > 1);
  if (parts.length < 2) return undefined;
  // A part is about what was spoken of only where the whole is.
  const apart = { ...place, conversation: undefined, thread: undefined };
  for (const part of parts.slice(-MOST_PARTS).reverse()) {
    const question = { ...readQuestion(part, { direct: whole.direct }), quotes: whole.quotes };
    const ask = await askOfWords(features, question, apart);
    if (!ask) continue;
    const shown = wordsInNote(part.trim());
    return adding(ask, (card, language) => withNote(card, texts(language).lookUp.part(shown)));
  }
  return undefined;
}
