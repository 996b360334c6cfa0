/**
 * Two buttons under answers to questions in plain words, where they are switched on: whether the answer was the right
 * one. A press is counted by feature and language, and nothing else is kept.
 */

import type { ContextActionsBlock } from '@slack/types';
import { z } from 'zod';
import { defineAction } from '../ask/actions.ts';
import type { Question } from '../ask/question.ts';
import { LIMITS, plainTextObject } from '../cards/blocks.ts';
import type { Message } from '../cards/card.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Metrics } from '../ops/metrics.ts';
import { createUsedKeys } from '../primitives.ts';
import type { Answer } from './answer.ts';
import type { Delivery } from './delivery.ts';
import type { Press } from './payload.ts';

const carried = z.object({ f: z.string().max(40), v: z.enum(['good', 'bad']) });
const feedback = defineAction('answer.feedback', carried);

/** A press on one of the buttons counts once for a person and an answer, for a while. In milliseconds. */
const COUNTED_FOR = 60 * 60_000;
const MOST_COUNTED = 10_000;

export interface Feedback {
  /** The action of the buttons. */
  readonly id: string;
  /** The message of an answer to a question, with the buttons if the question was one in plain words. */
  under(message: Message, answered: Answer, question: Question): Message;
  /** Counts a press, and thanks for it; undefined if the value is not one of ours. */
  pressed(value: string | undefined): ((press: Press) => Promise<void>) | undefined;
}

interface FeedbackParts {
  readonly now: () => number;
  readonly metrics: Pick<Metrics, 'feedback'>;
  readonly delivery: Pick<Delivery, 'say'>;
}

export function createFeedback({ now, metrics, delivery }: FeedbackParts): Feedback {
  const counted = createUsedKeys(COUNTED_FOR, MOST_COUNTED, now);
  return {
    id: feedback.id,
    under: (message, answered, question) => (isInWords(question) ? withFeedback(message, answered) : message),
    pressed: (value) => {
      const read = feedback.read(value);
      if (!read) return undefined;
      const { f, v } = read.value;
      return async ({ place, message, url }) => {
        if (!counted.claim(`${message} ${v}`)) return;
        metrics.feedback(f, read.language, v);
        const to = { origin: { kind: 'replace', place }, url } as const;
        await delivery.say(to, (words) => [words.feedback[v === 'good' ? 'thanks' : 'sorry']]);
      };
    },
  };
}

/** The message with the buttons below it, if it answers something. */
export function withFeedback(
  message: Message,
  { ask, card, language }: Pick<Answer, 'ask' | 'card' | 'language'>,
): Message {
  // Help says that nothing was understood, and a choice asks back.
  const isAnswer = ask !== undefined && ask.feature !== 'help' && !card.isChoice;
  if (!isAnswer || message.blocks.length >= LIMITS.messageBlocks) return message;
  const { text, blocks, plainer = blocks } = message;
  return { text, blocks: [...blocks, buttons(ask.feature, language)], plainer };
}

/** Whether a question has words, rather than codes and numbers alone. */
function isInWords({ words }: Question): boolean {
  return words.some((word) => /^\p{L}[\p{L}\p{M}-]+$/u.test(word));
}

function buttons(feature: string, language: Language): ContextActionsBlock {
  const words = texts(language).feedback;
  const button = (label: string, v: 'good' | 'bad') => ({
    text: plainTextObject(label),
    accessibility_label: label,
    value: feedback.carry({ f: feature, v }, language).value,
  });
  return {
    type: 'context_actions',
    elements: [
      {
        ...{ type: 'feedback_buttons', action_id: feedback.id },
        positive_button: button(words.good, 'good'),
        negative_button: button(words.bad, 'bad'),
      },
    ],
  };
}
