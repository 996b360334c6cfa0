import type { Button, KnownBlock } from '@slack/types';
import { addToCalendar, details, offersFor } from '../../ask/actions.ts';
import { eventsOf } from '../../calendar/ics.ts';
import { facts, header, labelled, paragraph, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Modal, type Reader } from '../../cards/card.ts';
import { labelledTexts, textBlocks } from '../../cards/details.ts';
import { freshnessNote, labelledNames, missingTexts, nameMark, noteBlocks } from '../../cards/notes.ts';
import {
  creditWords,
  languageWords,
  onlineWords,
  periodWords,
  realizationsCard,
} from '../../cards/realization.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { type WindowWords, windowFact, windowText, windowUntil, windowWords } from '../../cards/window.ts';
import { texts } from '../../i18n/index.ts';
import { factsOf } from '../../reminders/plan.ts';
import { isRealizationCode, refOf } from '../../study-client/codes.ts';
import {
  type Found,
  type LookUp,
  type Named,
  type Organisation,
  REALIZATION_TEXTS,
  type Realization,
} from '../../study-client/model.ts';

/** The longest name on the card, and the most names; the details show the rest. */
const NAME = 120;
const MOST_NAMES = 8;

/** Further actions that may be offered with a course. */
export interface Offered {
  /** Whether calendars can reach Coursebell. */
  readonly calendar?: boolean;
}

/** The words that blocks and text share. */
interface Told {
  readonly summary: string;
  readonly window: WindowWords;
  readonly period: string;
  readonly organisation: readonly [label: string, values: readonly string[]][];
  readonly note: string | undefined;
}

/** One realization, with the facts that somebody who thinks of enrolling wants to see at a glance. */
export function courseCard(found: Found<Realization>, reader: Reader, offered: Offered = {}): Card {
  const { value: realization } = found;
  const told: Told = {
    summary: summary(realization, reader),
    window: windowWords(realization.enrollment, reader),
    period: periodWords(realization, reader),
    organisation: organisationFacts(realization, reader),
    note: freshnessNote([found], reader),
  };
  return {
    ...endingWith(courseText(realization, told, reader), [told.note]),
    blocks: courseBlocks(realization, told, reader),
    buttons: buttonsOf(realization, reader, offered),
    until: windowUntil(realization.enrollment, reader.now),
  };
}

function courseBlocks({ name }: Realization, told: Told, { language }: Reader): KnownBlock[] {
  const words = texts(language).course;
  return [
    header(name),
    small(told.summary),
    facts([
      [words.enrollment, windowFact(told.window)],
      [words.dates, told.period],
    ]),
    ...(told.organisation.length > 0 ? [labelled(told.organisation)] : []),
    ...noteBlocks(told.note),
  ];
}

function buttonsOf(realization: Realization, { language, zone }: Reader, { calendar }: Offered): Button[] {
  const offered = offersFor(realization, language);
  const hasDates =
    calendar &&
    isRealizationCode(realization.code) &&
    eventsOf(factsOf(realization, language), zone).length > 0;
  if (!hasDates) return offered;
  const label = texts(language).calendar.button;
  return [...offered, ...addToCalendar.offer(label, { asked: realization.code }, language)];
}

/** A compact list of several realizations and failures. */
export function coursesCard(lines: readonly LookUp[], reader: Reader): Card {
  const words = texts(reader.language).course;
  return realizationsCard(lines, reader, words.listTitle, (realization, index) =>
    details.offer(words.details, { asked: refOf(realization) }, reader.language, index).at(0),
  );
}

/** The code is left out if it stands in place of the name, unless there is nothing else to say. */
function summary(realization: Realization, { language }: Reader): string {
  const { code, name } = realization;
  const facts = joined([
    creditWords(realization.credits, language),
    onlineWords(realization, language),
    languageWords(realization.teachingLanguages, language),
    nameMark(realization, language),
  ]);
  return name === code && facts !== '' ? facts : joined([code, facts]);
}

/** Who gives the course, and for whom. Facts that the study API leaves out are left out here, too. */
function organisationFacts(realization: Realization, { language }: Reader): [string, string[]][] {
  const words = texts(language).course;
  const { unit, office, degreeProgrammes, studentGroups } = realization;
  const line = (label: string, all: readonly Organisation[]) =>
    labelledNames(label, all, { most: MOST_NAMES, length: NAME, language });
  const pairs = [
    line(words.unit, unit ? [unit] : []),
    line(words.office, office ? [office] : []),
    line(words.degreeProgrammes, degreeProgrammes),
    line(words.studentGroups, studentGroups),
  ];
  return pairs.filter(([, values]) => values.length > 0);
}

/** All words of the blocks except the note, for screen readers and notifications. */
function courseText({ name }: Realization, told: Told, { language }: Reader): string {
  const words = texts(language).course;
  return [
    escapeMrkdwn(joined([told.summary !== name && outsideLine(name, 150), told.summary])),
    `${words.enrollment}: ${windowText(told.window)}`,
    `${words.dates}: ${told.period}`,
    ...told.organisation.map(([label, values]) => escapeMrkdwn(`${label}: ${values.join(', ')}`)),
  ].join('\n');
}

/** The longest name, and the most names: more would help nobody. */
const DETAILS_NAME = 200;
const DETAILS_MOST_NAMES = 20;

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
    labelledNames(label, all, { most: DETAILS_MOST_NAMES, length: DETAILS_NAME, language });
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
