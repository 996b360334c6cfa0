import type { KnownBlock } from '@slack/types';
import { facts, header, labelled, paragraph, smallWords } from '../../cards/blocks.ts';
import type { Modal, Reader } from '../../cards/card.ts';
import { textBlocks } from '../../cards/details.ts';
import { freshnessNote } from '../../cards/freshness.ts';
import { creditWords, languageWords, onlineWords, periodWords } from '../../cards/realization.ts';
import { joined, outsideLine } from '../../cards/text.ts';
import { windowFact } from '../../cards/window.ts';
import { texts } from '../../i18n/index.ts';
import { type Found, REALIZATION_TEXTS, type Realization } from '../../study-client/model.ts';

/** Every non-empty text of a realization, and every fact. */
export function courseModal(found: Found<Realization>, reader: Reader): Modal {
  const { value: realization } = found;
  const words = texts(reader.language);
  const note = freshnessNote([found], reader);
  const shown = REALIZATION_TEXTS.flatMap((key) => {
    const text = realization.texts[key];
    return text === undefined ? [] : [{ label: words.text[key], text }];
  });
  const blocks: KnownBlock[] = [
    header(realization.name),
    facts([
      [words.course.enrollment, windowFact(realization.enrollment, reader)],
      [words.course.dates, periodWords(realization, reader)],
    ]),
    labelled(everyFact(realization, reader)),
    ...(shown.length > 0 ? textBlocks(shown, reader.language) : [paragraph(words.course.noTexts)]),
    ...(note === undefined ? [] : [smallWords(note)]),
  ];
  return { title: realization.code, blocks };
}

function everyFact(realization: Realization, { language }: Reader): [string, string[]][] {
  const words = texts(language).course;
  const one = (value: { name: string } | undefined) => (value ? [value.name] : []);
  const pairs: [string, readonly string[]][] = [
    [
      words.code,
      [
        joined([
          realization.code,
          creditWords(realization.credits, language),
          onlineWords(realization, language),
        ]),
      ],
    ],
    [words.languages, [languageWords(realization.teachingLanguages, language) ?? words.notGiven]],
    [words.unit, one(realization.unit)],
    [words.office, one(realization.office)],
    [words.degreeProgrammes, realization.degreeProgrammes.map(({ name }) => name)],
    [words.educationalFields, realization.educationalFields.map(({ name }) => name)],
    [
      words.studentGroups,
      realization.studentGroups.map(({ code, name }) => (code && code !== name ? `${code} ${name}` : name)),
    ],
    [words.tags, realization.tags],
  ];
  return pairs
    .filter(([, values]) => values.length > 0)
    .map(([label, values]) => [label, values.slice(0, 50).map((value) => outsideLine(value, 200))]);
}
