/** Courses that a workspace has looked up before. They are offered if the typed text is no existing code. */
import type { Button, KnownBlock } from '@slack/types';
import type { NotFound } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import { type Language, standInsOf } from '../language.ts';
import type { Named } from '../study-client/model.ts';
import { escapeMrkdwn, header, joined, outsideLine, paragraph, small } from './blocks.ts';
import type { Card, Reader } from './card.ts';
import { failureWords } from './error-card.ts';
import { nameMark } from './words.ts';

/** A course by its code, with its names in every language that the study API has given; outside text. */
export interface KnownCourse {
  readonly code: string;
  readonly names: Readonly<Partial<Record<Language, string>>>;
}

/** The button beside the n-th course, which shows it. */
type Show = (code: string, index: number) => Button | undefined;

const NAME = 120;
const CODE = 60;

/** The name in the reader's language, else in another; undefined if none is known. */
function nameOf({ names }: KnownCourse, language: Language): Named | undefined {
  const known = [language, ...standInsOf(language)].find((one) => names[one] !== undefined);
  const name = known && names[known];
  return name === undefined ? undefined : { name, nameLanguage: known === language ? undefined : known };
}

/** The name alone, or the code if no name is known. Outside text. */
export function seenName(seen: KnownCourse, language: Language): string {
  return nameOf(seen, language)?.name ?? seen.code;
}

/** "NAME · CODE" in at most `most` characters; the code is not shortened. */
export function seenLine(seen: KnownCourse, language: Language, most: number): string {
  const named = nameOf(seen, language);
  const code = outsideLine(seen.code, CODE);
  return joined([named && outsideLine(named.name, most - code.length - 3), code]);
}

/** Courses that the workspace has seen and the typed text may mean. */
export function seenCard(seen: readonly KnownCourse[], reader: Reader, show: Show): Card {
  const words = texts(reader.language).seen;
  const { lines, blocks } = listOf(seen, reader, show);
  return {
    text: escapeMrkdwn([words.title, ...lines, words.only].join('\n')),
    blocks: [header(words.title), ...blocks, small(words.only)],
    buttons: [],
  };
}

/** A code that does not exist, and near ones that do. */
export function nearCard(error: NotFound, near: readonly KnownCourse[], reader: Reader, show: Show): Card {
  const words = texts(reader.language).seen;
  const missing = failureWords(error, reader).text;
  const meant = near.length === 1 ? words.meantOne : words.meantSeveral;
  const { lines, blocks } = listOf(near, reader, show);
  return {
    text: escapeMrkdwn([missing, meant, ...lines].join('\n')),
    blocks: [paragraph(missing), paragraph(meant), ...blocks],
    buttons: [],
    failures: { errors: [error], all: true },
  };
}

/** Each course by its name, code and the name's language: as a line, and as a block with its button. */
function listOf(
  all: readonly KnownCourse[],
  { language }: Reader,
  show: Show,
): { readonly lines: readonly string[]; readonly blocks: readonly KnownBlock[] } {
  const parts = all.map((seen) => {
    const named = nameOf(seen, language);
    const facts = joined([outsideLine(seen.code, CODE), named && nameMark(named, language)]);
    return [named && outsideLine(named.name, NAME), facts];
  });
  return {
    lines: parts.map((one) => joined(one)),
    blocks: all.map(({ code }, index) => paragraph(joined(parts[index] ?? [], '\n'), show(code, index))),
  };
}
