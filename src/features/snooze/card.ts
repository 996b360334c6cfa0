import { z } from 'zod';
import { cancelSnooze, defineAction } from '../../ask/actions.ts';
import { button, mrkdwnParagraph } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { SnoozeTime } from '../../reminders/snoozes.ts';
import { SNOOZES, type Snooze } from '../../store/personal-rows.ts';
import { REMINDER_KINDS } from '../../store/reminder-settings.ts';

/** Which reminder is to come again, and when. */
export const wish = z.object({
  asked: z.string().max(60),
  kind: z.enum(REMINDER_KINDS),
  choice: z.enum(SNOOZES),
});

/** Another time, offered in place of one that is of no use. */
export const snoozeAgain = defineAction('snooze.set-again', wish);

/** Says when the reminder comes again. @param at epoch milliseconds */
export function snoozedCard(code: string, at: number, reader: Reader): Card {
  const words = texts(reader.language).snooze;
  const said = words.done(outsideLine(code, 60), instant({ at, precision: 'minute' }, reader));
  return {
    text: said,
    blocks: [mrkdwnParagraph(said)],
    buttons: [button(words.cancel, cancelSnooze.carry({ asked: code }, reader.language))],
  };
}

/** Says that a time is of no use. Each of the others has a button. */
export function uselessCard(
  code: string,
  kind: Snooze['kind'],
  times: readonly SnoozeTime[],
  { language }: Reader,
): Card {
  const words = texts(language).snooze;
  const card = wordsCard(words.useless(outsideLine(code, 60)));
  const buttons = times.map(({ choice }, index) =>
    button(words.choice[choice], snoozeAgain.carry({ asked: code, kind, choice }, language, index)),
  );
  return { ...card, buttons };
}
