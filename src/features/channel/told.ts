/** Questions about who sees what is asked and what is read, and wishes to see or erase what is kept of oneself. */

import type { Button } from '@slack/types';
import { openSettings, showKept } from '../../ask/actions.ts';
import type { Question } from '../../ask/question.ts';
import { button } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';

/** Who sees what is asked; what is read and kept; what is kept of oneself. */
export const TOLD = ['sees', 'reads', 'kept'] as const;
type Told = (typeof TOLD)[number];

/** A request about a person's privacy. */
interface ToldRequest {
  readonly does: 'told';
  readonly about: Told;
}

const { sees, reads, erases } = vocabulary.settings;
const WHOLE = [
  ['sees', sees],
  ['reads', reads],
  ['kept', erases],
] as const;

/** Reads a question that asks for nothing else. Words erase nothing: the page asks first. */
export function toldQuestion({ words, codes }: Question): ToldRequest | undefined {
  const about = codes.length > 0 ? undefined : WHOLE.find(([, one]) => one.is(words.join(' ')))?.[0];
  return about && { does: 'told', about };
}

/** The short answer, with **My data**. */
export function toldCard(about: Told, { language }: Reader): Card {
  const buttons = about === 'kept' ? ownButtons(language) : [keptButton(language)];
  return { ...wordsCard(texts(language).privacy.told[about]), buttons };
}

/** Buttons for the reader's own settings and data; these are the same wherever they are opened. */
export const ownButtons = (language: Language): Button[] => [
  button(texts(language).settings.title, openSettings.carry({}, language)),
  keptButton(language),
];

const keptButton = (language: Language) =>
  button(texts(language).privacy.button, showKept.carry({}, language));
