import type { InputBlock, PlainTextOption } from '@slack/types';
import { z } from 'zod';
import { defineForm } from '../../ask/actions.ts';
import { menu, option, plainTextObject } from '../../cards/blocks.ts';
import type { Modal, Reader } from '../../cards/card.ts';
import { clock } from '../../cards/dates.ts';
import { texts } from '../../i18n/index.ts';
import { LANGUAGES, type Language, ownNameOf } from '../../language.ts';
import { isAlwaysLoud, REMINDER_KINDS, type ReminderKind } from '../../store/reminder-settings.ts';
import type { ReminderSettings } from '../../store/store.ts';

/** The choices in place of a language, and of an hour. */
export const AS_IN_SLACK = 'slack';
const NO_QUIET = 'none';

/**
 * A time of day in minutes after midnight. Mostly whole hours, but a time that was set otherwise can be kept.
 */
const minutes = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.int().max(24 * 60 - 1));

const filled = z.object({
  language: z.enum([AS_IN_SLACK, ...LANGUAGES]),
  reminders: z.array(z.enum(REMINDER_KINDS)).max(10),
  quietFrom: z.literal(NO_QUIET).or(minutes),
  quietTo: minutes,
});
export type FilledSettings = z.infer<typeof filled>;

/** The form of a person's settings. It carries nothing: its sender is the person whose settings they are. */
export const settingsForm = defineForm('settings.save', z.object({}), filled);

/** The chosen settings; undefined if the quiet hours would begin and end at the same time. */
export function chosenReminders(
  { reminders, quietFrom, quietTo }: FilledSettings,
  zone: string,
  before: Pick<ReminderSettings, 'weekly'> = {},
): ReminderSettings | undefined {
  if (quietFrom === quietTo) return undefined;
  const on = (kind: ReminderKind) => reminders.includes(kind);
  // Without quiet hours the chosen end is kept, for when they begin again.
  const from = quietFrom === NO_QUIET ? quietTo : quietFrom;
  const kinds = { opens: on('opens'), closes: on('closes'), starts: on('starts') };
  const { weekly } = before;
  return { ...kinds, quietFrom: from, quietTo, zone, ...(weekly !== undefined && { weekly }) };
}

/** A person's current settings. */
export interface OwnSettings {
  /** Undefined: the language of the person's Slack. */
  readonly language: Language | undefined;
  readonly reminders: ReminderSettings;
}

/** A person's settings in a form: each input shows the current value. */
export function settingsModal({ language: own, reminders }: OwnSettings, { language }: Reader): Modal {
  const { settings: words, follow } = texts(language);
  const { quietFrom, quietTo } = reminders;
  const languages = LANGUAGES.map((one) => option(ownNameOf(one), one));
  const noQuiet = option(follow.noQuiet, NO_QUIET);
  return {
    title: words.title,
    blocks: [
      {
        ...select(
          'language',
          words.language,
          [option(words.asInSlack, AS_IN_SLACK), ...languages],
          own ?? AS_IN_SLACK,
        ),
        hint: plainTextObject(words.languageHint),
      },
      remindersInput(reminders, language),
      select(
        'quietFrom',
        words.quietFrom,
        [noQuiet, ...times(quietFrom, language)],
        isAlwaysLoud(reminders) ? NO_QUIET : String(quietFrom),
      ),
      {
        ...select('quietTo', words.quietTo, times(quietTo, language), String(quietTo)),
        hint: plainTextObject(words.quietHint),
      },
    ],
    form: settingsForm.carry({}, language, words.save),
  };
}

/** Optional, since Slack otherwise refuses an input without a choice. */
function remindersInput(reminders: ReminderSettings, language: Language): InputBlock {
  const { settings: words, follow } = texts(language);
  const optionOf = (kind: ReminderKind) => option(follow.toggle[kind], kind);
  const chosen = REMINDER_KINDS.filter((kind) => reminders[kind]).map(optionOf);
  return {
    type: 'input',
    block_id: 'reminders' satisfies keyof FilledSettings,
    label: plainTextObject(words.reminders),
    optional: true,
    element: {
      type: 'checkboxes',
      action_id: 'settings.reminders',
      options: REMINDER_KINDS.map(optionOf),
      ...(chosen.length > 0 && { initial_options: chosen }),
    },
  };
}

/** The hours of a day, and the current time if it is none of them. */
function times(now: number, language: Language): PlainTextOption[] {
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
  const all = [...new Set([...hours, now])].sort((a, b) => a - b);
  return all.map((minutes) => option(clock(minutes, language), String(minutes)));
}

function select(
  field: keyof FilledSettings,
  label: string,
  options: PlainTextOption[],
  chosen: string,
): InputBlock {
  return {
    type: 'input',
    block_id: field,
    label: plainTextObject(label),
    element: menu(`settings.${field}`, options, chosen),
  };
}
