import type { Button, KnownBlock } from '@slack/types';
import { details } from '../../asking/offers.ts';
import { header } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { type ComparedFact, comparisonList, comparisonTable } from '../../cards/comparison-table.ts';
import { freshnessNote, noteBlocks } from '../../cards/freshness.ts';
import { failedPart, realizationsCard } from '../../cards/realizations.ts';
import { richBullets } from '../../cards/rich-words.ts';
import { escapeMrkdwn, joined } from '../../cards/text.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import { refOf } from '../../study-client/codes.ts';
import type { LookUp, Realization } from '../../study-client/model.ts';
import { comparedFacts, type Fact } from './facts.ts';
import { codeOf, enrollmentLines, type Line, periodLines } from './findings.ts';
import { overlaps } from './overlap.ts';

/**
 * Two or more courses side by side, with their overlaps pointed out; failures are named with their reasons.
 * If fewer than two courses were found, the card says so and shows the one that there is.
 */
export function compareCard(lookUps: readonly LookUp[], reader: Reader): Card {
  const found = lookUps.flatMap((one) => ('found' in one ? [one.found] : []));
  if (found.length < 2) return loneCard(lookUps, reader);
  const failed = failedPart(lookUps, reader);
  const note = freshnessNote(found, reader);
  const said = joined([failed?.text, note], '\n');
  const end = { text: said, blocks: [...(failed?.blocks ?? []), ...noteBlocks(note)] };
  const all = found.map(({ value }) => value);
  return {
    ...sideBySide(all, reader, end),
    buttons: all.flatMap((one, index) => detailsButton(one, reader, index)),
    ...(failed ? { failures: { errors: failed.errors, all: false } } : {}),
  };
}

function loneCard(lookUps: readonly LookUp[], reader: Reader): Card {
  const { compare, course } = texts(reader.language);
  // What was not fetched may exist all the same.
  const isKnown = lookUps.every(
    (one) => 'found' in one || one.error instanceof NotFound || one.error instanceof InvalidRequest,
  );
  return realizationsCard(
    lookUps,
    reader,
    () => (isKnown ? compare.onlyOne : compare.onlyOneFetched),
    (one, index) => details.offer(course.details, { asked: refOf(one) }, reader.language, index).at(0),
  );
}

/** The label names the course, since the buttons of all courses stand in one row. */
function detailsButton(realization: Realization, { language }: Reader, index: number): Button[] {
  const label = `${codeOf(realization)}: ${texts(language).course.details}`;
  return details.offer(label, { asked: refOf(realization) }, language, index);
}

/** The end of a comparison: failures, and the age of the data. */
interface End {
  readonly text: string;
  readonly blocks: readonly KnownBlock[];
}

function sideBySide(all: readonly Realization[], reader: Reader, end: End) {
  const { compare } = texts(reader.language);
  const title = compare.title(all.length);
  const facts = all.map((one) => comparedFacts(one, reader));
  const rows = rowsOf(facts);
  const pointed = pointedOut(all, reader);
  const below = [...pointed.blocks, ...end.blocks];
  return {
    // The findings come first: a screen reader reads them at once, and they are never cut off.
    text: joined([title, pointed.text, end.text, ...facts.map(factsText)], '\n'),
    blocks: [header(title), comparisonTable(rows), ...below],
    plainer: [header(title), ...comparisonList(rows), { type: 'divider' } as const, ...below],
  };
}

/** Overlaps and enrollment. A note says that overlapping periods tell little about lessons. */
function pointedOut(all: readonly Realization[], reader: Reader): End {
  const { compare, course } = texts(reader.language);
  const found = overlaps(all, reader.zone);
  const periods = periodLines(all, found, reader);
  const enrollment = enrollmentLines(all, reader);
  const note = found.pairs.length > 0 ? compare.note : undefined;
  return {
    text: joined([said(compare.overlaps, periods), note, said(course.enrollment, enrollment)], '\n'),
    blocks: [
      ...listed(compare.overlaps, periods),
      ...noteBlocks(note),
      ...listed(course.enrollment, enrollment),
    ],
  };
}

function listed(heading: string, lines: readonly Line[]): KnownBlock[] {
  if (lines.length === 0) return [];
  return [
    richBullets(
      heading,
      lines.map((line) => line((code) => code)),
    ),
  ];
}

function said(heading: string, lines: readonly Line[]): string | undefined {
  return lines.length === 0
    ? undefined
    : `${heading}: ${lines.map((line) => line(escapeMrkdwn)).join('. ')}.`;
}

/** A row for each fact: the labels are the same for every course. */
function rowsOf(facts: readonly (readonly Fact[])[]): ComparedFact[] {
  const labels = facts[0]?.map(({ label }) => label) ?? [];
  return labels.map((label, row) => ({
    label,
    values: facts.flatMap((course) => course[row]?.value ?? []),
  }));
}

function factsText(facts: readonly Fact[]): string {
  return `${facts.map((fact) => `${fact.label}: ${fact.said}`).join('. ')}.`;
}
