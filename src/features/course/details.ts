import type { KnownBlock } from '@slack/types';
import { facts, header, labelled, paragraph } from '../../cards/blocks.ts';
import type { Modal, Reader } from '../../cards/card.ts';
import { labelledTexts, textBlocks } from '../../cards/details.ts';
import { freshnessNote, missingTexts, noteBlocks } from '../../cards/freshness.ts';
import { labelledNames, nameMark } from '../../cards/other-language.ts';
import { creditWords, languageWords, onlineWords, periodWords } from '../../cards/realization.ts';
import { joined } from '../../cards/text.ts';
import { windowFact, windowWords } from '../../cards/window.ts';
import { texts } from '../../i18n/index.ts';
import { type Found, type Named, REALIZATION_TEXTS, type Realization } from '../../study-client/model.ts';

/** The longest name, and the most names: more would help nobody. */
const NAME = 200;
const MOST_NAMES = 20;

/** All texts of a realization that are not empty, and all facts. */
export function courseModal(found: Found<Realization>, reader: Reader): Modal {
  const { value: realization } = found;
  const words = texts(reader.language);
  const note = freshnessNote([found], reader);
  const missing = missingTexts(found, reader);
  const shown = labelledTexts(realization, REALIZATION_TEXTS, reader.language);
  const blocks: KnownBlock[] = [
    header(realization.name),
    facts([
      [words.course.enrollment, windowFact(windowWords(realization.enrollment, reader))],
      [words.course.dates, periodWords(realization, reader)],
    ]),
    labelled(everyFact(realization, reader)),
    ...textBlocks(shown, reader.language),
    ...(shown.length === 0 && missing === undefined ? [paragraph(words.course.noTexts)] : []),
    ...noteBlocks(missing),
    ...noteBlocks(note),
  ];
  return { title: realization.code, blocks };
}

function everyFact(realization: Realization, { language }: Reader): [string, string[]][] {
  const words = texts(language).course;
  const { code, credits, unit, office } = realization;
  const summary = joined([
    code,
    creditWords(credits, language),
    onlineWords(realization, language),
    nameMark(realization, language),
  ]);
  const line = (label: string, all: readonly Named[]) =>
    labelledNames(label, all, { most: MOST_NAMES, length: NAME, language });
  const pairs: [string, string[]][] = [
    [words.code, [summary]],
    [words.languages, [languageWords(realization.teachingLanguages, language) ?? words.notGiven]],
    line(words.unit, unit ? [unit] : []),
    line(words.office, office ? [office] : []),
    line(words.degreeProgrammes, realization.degreeProgrammes),
    line(words.educationalFields, realization.educationalFields),
    line(words.studentGroups, realization.studentGroups),
    line(words.tags, realization.tags),
  ];
  return pairs.filter(([, values]) => values.length > 0);
}
