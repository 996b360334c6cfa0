/** The questions that an agent suggests to a person who opens the direct conversation with it. */
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';

/** The words on a button, and the question that it sends. */
interface Prompt {
  readonly title: string;
  readonly message: string;
}

/** Four questions, as many as Slack shows. @param course of the channel that the person is looking at, if it has one */
export function suggestedPrompts(language: Language, course?: string): Prompt[] {
  const { closings, follows, rooms, help, closingOf, examOf } = texts(language).agent;
  if (course === undefined) return [closings, follows, rooms, help];
  const ofCourse = [closingOf(course), examOf(course)].map((words) => ({ title: words, message: words }));
  return [...ofCourse, follows, help];
}
