/** Examples of what people ask, by what they ask for. A wording that is not understood is read by those that are near it. */
import type { Topic } from './topics.ts';

/** What a person can set: one answer has them all, with what is meant in front. */
export const SETTINGS_LABELS = ['settings', 'speak', 'quiet', 'overview', 'notice'] as const;

/** What an example asks for: a fact of a course, or what a feature does. */
export const OTHER_LABELS = [
  'card',
  'runs',
  'compare',
  'follow',
  'unfollow',
  'list',
  'week',
  'term',
  'find',
  'rooms',
  'free',
  ...SETTINGS_LABELS,
  'privacy',
  'erase',
  'kept',
  'sees',
  'help',
  'agenda',
  'group-agenda',
  'own-group',
  'snooze',
  'undo',
  'calendar',
  'late',
  'state',
  'owner',
  'invite',
  'message',
  'semester',
  'absence',
  'enrolled',
  'smalltalk',
  'elsewhere',
  'chatter',
] as const;
export type ExampleLabel = Exclude<Topic, 'name'> | (typeof OTHER_LABELS)[number];

/**
 * The examples of a language, apart by ` | ` and lines. `{}` stands for a course by its code or name, `{unit}` for a course unit,
 * `{room}` for a room or a building, `{group}` for a student group. Those of `find` have marks around what is sought.
 */
export type Examples = Readonly<Record<ExampleLabel, string>>;

/** A text in which the names of courses, or of what they are about, are marked: `courses about [bee keeping]`. */
export type MarkedText = string;

/** The names in marks, without the rest of the text. */
export const namesMarked = (marked: MarkedText): string[] =>
  Array.from(marked.matchAll(MARKED), ([, name = '']) => name);
const MARKED = /\[([^[\]]+)\]/g;

/** The text without marks. */
export const unmarked = (marked: MarkedText): string => marked.replaceAll(/[[\]]/g, '');
