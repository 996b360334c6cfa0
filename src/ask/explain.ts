/** Why a question is read as it is: its words with what they mean, and the intents by how well they are met. */
import type { ScoredIntent } from '../reading/intents.ts';
import type { TaggedWord } from '../reading/tags.ts';
import type { Ask, Features, ReadQuestion } from './feature.ts';
import { likenessOf, prepareLikeness, tagsOf } from './like.ts';
import { likeliest } from './meant.ts';
import type { Place } from './place.ts';
import type { Question } from './question.ts';
import { askOf } from './question-reader.ts';
import { withoutStory } from './story.ts';

/** An intent that a question may be of. `next`: it would have been asked behind the one that reads the question. */
interface ConsideredIntent extends ScoredIntent<ReadQuestion> {
  readonly outcome: 'read' | 'is none of it' | 'refused' | 'next';
}

interface Explanation {
  readonly words: readonly TaggedWord[];
  /** The examples that it is like, the likeliest first. */
  readonly like: ReturnType<typeof likenessOf>;
  /** The likeliest first. */
  readonly considered: readonly ConsideredIntent[];
  /** What is answered in the end: a clause, a name or a hint may take the place of what the intent reads. */
  readonly ask: Ask | undefined;
  /** Why there is none. */
  readonly refusal?: unknown;
}

/**
 * For `npm run explain`, which stands with the tests.
 *
 * @internal
 * @param whole with codes in the place of names
 */
export async function explain(features: Features, whole: Question, place: Place): Promise<Explanation> {
  const question = withoutStory(whole);
  await prepareLikeness();
  const conversation = features.conversationFor(question, place);
  const considered: ConsideredIntent[] = [];
  let isRead = false;
  for (const scored of likeliest(features, question)) {
    const outcome: ConsideredIntent['outcome'] = isRead
      ? 'next'
      : await outcomeOf(scored.intent.read(question, conversation));
    isRead ||= outcome === 'read' || outcome === 'refused';
    considered.push({ ...scored, outcome });
  }
  const answered = await askOf(features, question, place).then(
    (ask) => ({ ask }),
    (refusal: unknown) => ({ ask: undefined, refusal }),
  );
  const words = tagsOf(question).filter(({ word }) => word !== '');
  return { words, like: likenessOf(question), considered, ...answered };
}

const outcomeOf = (read: ReturnType<ReadQuestion>): Promise<ConsideredIntent['outcome']> =>
  read.then(
    (ask) => (ask ? 'read' : 'is none of it'),
    () => 'refused',
  );

/** So many intents tell enough in a line of the log. */
const MOST_IN_LINE = 5;

/** The likeliest intents with their scores and how many words they leave, without a word of the question. */
export const intentsInLine = (features: Features, question: Question): string =>
  likeliest(features, question)
    .slice(0, MOST_IN_LINE)
    .map(({ intent, score, left }) => `${intent.id} ${score.toFixed(2)} -${left.length}`)
    .join(', ');
