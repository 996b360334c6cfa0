/** How Coursebell does, above what is followed, for those who manage the workspace. */
import { joined, mrkdwnParagraph } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { asOf } from '../../cards/dates.ts';
import { studyWords } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { CHECK_JOB } from '../../reminders/surveys.ts';
import type { JobRun } from '../../store/store.ts';
import type { WorkspaceState } from '../../workspace/state.ts';
import type { ExtraState } from '../../workspace/study-extras.ts';
import type { With } from './parts.ts';

/** The card below a few lines: whether the study API answers, what becomes of reminders, the extras, and what is to be done. */
export async function withOperation(
  card: Card,
  state: WorkspaceState,
  reader: Reader,
  { store }: With<'store'>,
): Promise<Card> {
  return operationCard(state, await store.jobs.last(CHECK_JOB), reader, card);
}

/** The lines above a card, or alone. */
export const operationCard = (
  state: WorkspaceState,
  check: JobRun | undefined,
  reader: Reader,
  card: Card = { text: '', blocks: [], buttons: [] },
): Card => below(operationLines(state, check, reader).join('\n'), card);

/** The card below the line that says whether the study API answers. */
export const withStudy = (card: Card, study: WorkspaceState['study'], reader: Reader): Card =>
  below(studyWords(study, reader), card);

function below(lines: string, card: Card): Card {
  const block = mrkdwnParagraph(lines);
  return {
    ...card,
    text: joined([lines, card.text], '\n'),
    blocks: [block, ...card.blocks],
    ...(card.plainer && { plainer: [block, ...card.plainer] }),
  };
}

/** In our own words. */
function operationLines(
  { study, extras, held, paused }: WorkspaceState,
  check: JobRun | undefined,
  reader: Reader,
): string[] {
  const words = texts(reader.language).operation;
  const isFailing = study.failingSince !== undefined;
  // While the study API does not answer, checks fail for that reason.
  const uncheckedSince = isFailing ? undefined : check?.failingSince;
  const isWrong = isFailing || uncheckedSince !== undefined;
  return [
    studyWords(study, reader),
    ...(uncheckedSince === undefined ? [] : [words.unchecked(asOf(uncheckedSince, reader))]),
    words.reminders(held, paused),
    extrasWords(extras, reader.language),
    joined(
      [
        isWrong && (isFailing && study.refused ? words.let[study.refused] : words.doctor),
        paused > 0 && words.resume,
      ],
      ' ',
    ) || words.nothing,
  ];
}

/** Which extras are on, off, undecided, by the names that the configuration has for them. */
function extrasWords(states: readonly ExtraState[], language: Language): string {
  const words = texts(language).extras;
  const parts = (['on', 'off', 'undecided'] as const).flatMap((verdict) => {
    const of = states.filter((one) => one.verdict === verdict).map(({ extra }) => extra);
    return of.length === 0 ? [] : `${words[verdict]}: ${of.join(', ')}`;
  });
  return words.all(parts.join('; '));
}
