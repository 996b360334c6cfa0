/** A compact list of several realizations, with failures beside the finds. */
import type { Button, KnownBlock } from '@slack/types';
import { isKnownError } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Found, LookUp, Realization } from '../study-client/model.ts';
import { bullets, header, smallWords } from './blocks.ts';
import type { Card, Reader } from './card.ts';
import { nextSteps, shortFailure } from './error-card.ts';
import { freshnessNote, noteBlocks } from './freshness.ts';
import { endingWith } from './message.ts';
import { realizationRow, realizationText } from './realization.ts';
import { escapeMrkdwn, joined, outsideLine } from './text.ts';

/** The button beside the n-th realization, if it has one. */
type Accessory = (realization: Realization, index: number) => Button | undefined;

/** @param title the heading for the number of courses that were found */
export function realizationsCard(
  lookUps: readonly LookUp[],
  reader: Reader,
  title: (found: number) => string,
  accessory: Accessory,
  words: FailedWords = {},
): Card {
  const found = lookUps.flatMap((one) => ('found' in one ? [one.found] : []));
  const head = found.length > 0 ? title(found.length) : undefined;
  const failed = failedPart(lookUps, reader, words);
  const note = freshnessNote(found, reader);
  const lines = [head, ...found.map(({ value }) => realizationText(value, reader))];
  return {
    ...endingWith(joined(lines, '\n'), [failed?.text, note]),
    blocks: [
      ...(head === undefined ? [] : [header(head)]),
      ...rows(found, reader, accessory),
      ...(failed?.blocks ?? []),
      ...noteBlocks(note),
    ],
    buttons: [],
    ...(failed && failed.errors.length > 0
      ? { failures: { errors: failed.errors, all: found.length === 0 } }
      : {}),
  };
}

function rows(found: readonly Found<Realization>[], reader: Reader, accessory: Accessory): KnownBlock[] {
  return found.flatMap(({ value }, index) => realizationRow(value, reader, accessory(value, index)));
}

/** The failed look-ups, as they are told beside the finds. */
export interface FailedPart {
  readonly text: string;
  readonly blocks: readonly KnownBlock[];
  readonly errors: readonly unknown[];
}

/** Failures that are not told as usual. */
interface FailedWords {
  readonly heading?: string;
  /** The reason for something that is no error, such as a course that is over; undefined: it is one. */
  readonly excuse?: (error: unknown) => string | undefined;
}

/** Each failed code with its reason, and the next steps. Undefined if none failed. */
export function failedPart(
  lookUps: readonly LookUp[],
  reader: Reader,
  { heading = texts(reader.language).course.failedTitle, excuse = () => undefined }: FailedWords = {},
): FailedPart | undefined {
  const failed = lookUps.flatMap((one) => ('error' in one ? [one] : []));
  if (failed.length === 0) return undefined;
  const errors = failed.flatMap(({ error }) => (excuse(error) === undefined ? [error] : []));
  const lines = failed.map(
    ({ asked, error }) => [outsideLine(asked, 60), excuse(error) ?? shortFailure(error, reader)] as const,
  );
  const runs = lines.map(([asked, reason]) => [{ text: asked, bold: true }, { text: ` – ${reason}` }]);
  const plain = [heading, ...lines.map(([asked, reason]) => `${asked}: ${reason}.`)];
  const next = errors.length > 0 ? [nextSteps(errors, reader)] : [];
  return {
    text: [escapeMrkdwn(plain.join('\n')), ...next].join('\n'),
    blocks: [bullets(heading, runs), ...next.map(smallWords)],
    errors: unexpectedFirst(errors),
  };
}

/** The log names the first error: an unexpected one must not hide behind a mistyped code. */
function unexpectedFirst(errors: readonly unknown[]): unknown[] {
  return errors.toSorted((one, other) => Number(isKnownError(one)) - Number(isKnownError(other)));
}
