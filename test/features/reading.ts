/** Reads a question by one intent of a feature, as if nothing was said before. */
import type { Conversation } from '../../src/ask/place.ts';
import { type Question, readQuestion } from '../../src/ask/question.ts';
import type { Intent } from '../../src/reading/intents.ts';

const ALONE: Conversation = {
  place: { workspace: 'T1', user: 'U1', conversation: undefined },
  linked: async () => undefined,
  shown: async () => [],
  isPart: async () => false,
  rest: async () => [],
  search: async () => undefined,
  listed: async () => [],
  offered: async () => ({ offers: [], asks: false }),
  spokenOf: async () => [],
};

/** Rejects if there is no intent of that name. */
export async function readBy<Request>(
  intents: readonly Intent<(question: Question, conversation: Conversation) => Request>[],
  id: string,
  text: string,
): Promise<Awaited<Request>> {
  const intent = intents.find((one) => one.id === id);
  if (!intent) throw new TypeError(`no intent ${id}`);
  return await intent.read(readQuestion(text), ALONE);
}
