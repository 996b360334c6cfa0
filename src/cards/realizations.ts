/** A compact list of several realizations, with what went wrong beside what was found. */
import type { Button, KnownBlock } from '@slack/types';
import { texts } from '../i18n/index.ts';
import type { LookUp, Realization } from '../study-client/model.ts';
import { bullets, header, smallWords } from './blocks.ts';
import type { Card, Reader } from './card.ts';
import { shortFailure } from './error-card.ts';
import { freshnessNote } from './freshness.ts';
import { realizationRow, realizationText } from './realization.ts';
import { escapeMrkdwn, outsideLine } from './text.ts';

/**
 * @param title counts the courses that were found
 * @param accessory the button beside the n-th one
 */
export function realizationsCard(
  lines: readonly LookUp[],
  reader: Reader,
  title: (found: number) => string,
  accessory: (realization: Realization, index: number) => Button,
): Card {
  const found = lines.flatMap((line) => ('found' in line ? [line.found] : []));
  const failed = lines.flatMap((line) => ('error' in line ? [line] : []));
  const note = freshnessNote(found, reader);
  const rows = found.flatMap(({ value }, index) => realizationRow(value, reader, accessory(value, index)));
  const failures = failed.map(
    ({ asked, error }) => [outsideLine(asked, 60), shortFailure(error, reader)] as const,
  );
  const heading = texts(reader.language).course.failedTitle;
  const head = found.length > 0 ? title(found.length) : undefined;
  return {
    text: [
      head ?? heading,
      ...found.map(({ value }) => realizationText(value, reader)),
      ...failures.map(([asked, reason]) => escapeMrkdwn(`${asked}: ${reason}.`)),
      ...(note === undefined ? [] : [note]),
    ].join('\n'),
    blocks: [
      ...(head === undefined ? [] : [header(head)]),
      ...rows,
      ...failureList(heading, failures),
      ...noteBlocks(note),
    ],
    buttons: [],
  };
}

function failureList(heading: string, failures: readonly (readonly [string, string])[]): KnownBlock[] {
  if (failures.length === 0) return [];
  return [
    bullets(
      heading,
      failures.map(([asked, reason]) => [{ text: asked, bold: true }, { text: ` – ${reason}` }]),
    ),
  ];
}

const noteBlocks = (note: string | undefined): KnownBlock[] => (note === undefined ? [] : [smallWords(note)]);
