/** The facts of a course for a comparison. */
import type { Reader } from '../../cards/card.ts';
import type { Value } from '../../cards/comparison-table.ts';
import { inWords, labelledNames } from '../../cards/other-language.ts';
import { amountWords, languageWords, onlineWords, periodWords } from '../../cards/realization.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { windowFact, windowText, windowWords } from '../../cards/window.ts';
import { texts } from '../../i18n/index.ts';
import type { Realization } from '../../study-client/model.ts';
import { codeOf } from './findings.ts';

/** The longest value in characters, so that five courses fit into a table and into a message's text. */
const VALUE = 120;
const NAME = 80;
const GROUP = 40;
/** The details show the rest. */
const MOST_GROUPS = 6;

/** A fact as the table shows it, and as the message's text says it. */
export interface Fact {
  readonly label: string;
  readonly value: Value;
  readonly said: string;
}

/** The same facts in the same order for every realization; the code first. */
export function comparedFacts(realization: Realization, reader: Reader): Fact[] {
  const { credits, enrollment, teachingLanguages } = realization;
  const { language } = reader;
  const { course, compare } = texts(language);
  const dates = periodWords(realization, reader);
  const fact = (label: string, text: string | undefined): Fact => {
    const outside = outsideLine(text || course.notGiven, VALUE);
    return { label, value: { outside }, said: escapeMrkdwn(outside) };
  };
  return [
    fact(course.code, codeOf(realization)),
    fact(compare.name, nameOf(realization, reader)),
    {
      label: course.enrollment,
      value: { words: windowFact(windowWords(enrollment, reader)) },
      said: windowText(windowWords(enrollment, reader)),
    },
    { label: course.dates, value: { words: dates }, said: dates },
    fact(compare.credits, joined([amountWords(credits, language), onlineWords(realization, language)])),
    fact(course.languages, languageWords(teachingLanguages, language)),
    fact(course.studentGroups, groupsOf(realization, reader)),
  ];
}

/** Empty if the study API gives the code in place of a name. */
function nameOf({ code, name, nameLanguage }: Realization, { language }: Reader): string {
  if (name === code) return '';
  const mark = inWords(nameLanguage, language);
  return joined([outsideLine(name, NAME), mark && `(${mark})`], ' ');
}

/**
 * The groups. If their names are in another language, a mark at the end says so: the label is the same for
 * every course.
 */
function groupsOf({ studentGroups }: Realization, { language }: Reader): string {
  const [mark, names] = labelledNames('', studentGroups, { most: MOST_GROUPS, length: GROUP, language });
  return `${names.join(', ')}${mark}`;
}
