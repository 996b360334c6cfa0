/** Questions about trust: who sees what is asked, what is read and kept, who runs the app; and what a word of ours means. */

import type { Button } from '@slack/types';
import { openSettings, showKept } from '../../ask/actions.ts';
import type { Question } from '../../ask/question.ts';
import { button } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { withContact } from '../../cards/error-card.ts';
import type { ExampleLabel } from '../../i18n/examples.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';

/** Who sees what is asked; what is read and kept; what is kept of oneself, and how it is erased; who runs the app; whether it is an AI; what a realization is; who may change a channel. */
export const TOLD = ['sees', 'reads', 'kept', 'erased', 'runs', 'ai', 'means', 'changers'] as const;
type Told = (typeof TOLD)[number];

/** A request about a person's privacy. */
interface ToldRequest {
  readonly does: 'told';
  readonly about: Told;
}

const { sees, reads, erases, keeps, runs, ai, means, changers } = vocabulary.settings;
const WHOLE = [
  ['sees', sees],
  ['reads', reads],
  ['erased', erases],
  ['kept', keeps],
  ['runs', runs],
  ['ai', ai],
  ['means', means],
  ['changers', changers],
] as const;

/** Reads a question that asks for nothing else. Words erase nothing: the page asks first. */
export function toldQuestion({ words, codes }: Question): ToldRequest | undefined {
  const about = codes.length > 0 ? undefined : WHOLE.find(([, one]) => one.is(words.join(' ')))?.[0];
  return about && { does: 'told', about };
}

/** What is like a question about what is kept or seen. */
export const toldLike = (label: ExampleLabel): ToldRequest => ({
  ...{ does: 'told', about: LIKE[label] ?? 'reads' },
});
const LIKE: Readonly<Partial<Record<ExampleLabel, Told>>> = {
  ...{ erase: 'kept', kept: 'kept', sees: 'sees', owner: 'runs' },
};

/** What the answers depend on beside the question. */
export interface TrustParts {
  /** Who may change a channel. */
  readonly whoMay: 'everyone' | 'managers';
  /** Who helps; undefined: that was not configured. */
  readonly support: string | undefined;
}

/** The short answer; with **My data** where it is about what is kept. */
export function toldCard(about: Told, { language }: Reader, { whoMay, support }: TrustParts): Card {
  const { told } = texts(language).privacy;
  switch (about) {
    case 'runs':
      return withContact(wordsCard(told.runs), support, language);
    case 'changers':
      return wordsCard(told.changers[whoMay]);
    case 'ai':
    case 'means':
      return wordsCard(told[about]);
    case 'kept':
      return { ...wordsCard(told.kept), buttons: ownButtons(language) };
    default:
      return { ...wordsCard(told[about]), buttons: [keptButton(language)] };
  }
}

/** Buttons for the reader's own settings and data; these are the same wherever they are opened. */
export const ownButtons = (language: Language): Button[] => [
  button(texts(language).settings.title, openSettings.carry({}, language)),
  keptButton(language),
];

const keptButton = (language: Language) =>
  button(texts(language).privacy.button, showKept.carry({}, language));
