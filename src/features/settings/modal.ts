import type { InputBlock, PlainTextOption } from '@slack/types';
import { z } from 'zod';
import { defineForm } from '../../ask/actions.ts';
import { plainTextObject } from '../../cards/blocks.ts';
import type { Modal, Reader } from '../../cards/card.ts';
import { clock } from '../../cards/dates.ts';
import { OWN_NAMES } from '../../i18n/catalog.ts';
import { texts } from '../../i18n/index.ts';
import { LANGUAGES, type Language } from '../../language.ts';
import { isAlwaysLoud, REMINDER_KINDS, type ReminderKind } from '../../store/columns.ts';
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
): ReminderSettings | undefined {
  if (quietFrom === quietTo) return undefined;
  const on = (kind: ReminderKind) => reminders.includes(kind);
  // Without quiet hours the chosen end is kept, for when they begin again.
  const from = quietFrom === NO_QUIET ? quietTo : quietFrom;
  return { opens: on('opens'), closes: on('closes'), starts: on('starts'), quietFrom: from, quietTo, zone };
}

/** A person's current settings. */
export interface OwnSettings {
  /** Undefined: the language of the person's Slack. */
  readonly language: Language | undefined;
  readonly reminders: ReminderSettings;
}

/** A person's settings in a form: each input shows the current value. */
export function settingsModal({ language: own, reminders }: OwnSettings, { language }: Reader): Modal {
  const { settings: words } = texts(language);
  return {
    title: words.title,
    blocks: [
      languageInput(own, language),
      remindersInput(reminders, language),
      select('quietFrom', words.quietFrom, ...fromOptions(reminders, language)),
      {
        ...select('quietTo', words.quietTo, ...toOptions(reminders, language)),
        hint: plainTextObject(words.quietHint),
      },
    ],
    form: settingsForm.carry({}, language, words.save),
  };
}

function languageInput(own: Language | undefined, language: Language): InputBlock {
  const { settings: words } = texts(language);
  const options = [
    option(words.asInSlack, AS_IN_SLACK),
    ...LANGUAGES.map((one) => option(OWN_NAMES[one], one)),
  ];
  const block = select('language', words.language, options, own ?? AS_IN_SLACK);
  return { ...block, hint: plainTextObject(words.languageHint) };
}

/** Optional, since Slack otherwise refuses an input without a choice. */
function remindersInput(reminders: ReminderSettings, language: Language): InputBlock {
  const { settings: words, follow } = texts(language);
  const options = REMINDER_KINDS.map((kind) => option(follow.toggle[kind], kind));
  const chosen = options.filter((_, at) => REMINDER_KINDS[at] !== undefined && reminders[REMINDER_KINDS[at]]);
  return {
    type: 'input',
    block_id: 'reminders' satisfies keyof FilledSettings,
    label: plainTextObject(words.reminders),
    optional: true,
    element: {
      type: 'checkboxes',
      action_id: 'settings.reminders',
      options,
      ...(chosen.length > 0 && { initial_options: chosen }),
    },
  };
}

function fromOptions(
  reminders: ReminderSettings,
  language: Language,
): [options: PlainTextOption[], chosen: string] {
  const none = option(texts(language).follow.noQuiet, NO_QUIET);
  const chosen = isAlwaysLoud(reminders) ? NO_QUIET : String(reminders.quietFrom);
  return [[none, ...times(reminders.quietFrom, language)], chosen];
}

function toOptions(
  { quietTo }: ReminderSettings,
  language: Language,
): [options: PlainTextOption[], chosen: string] {
  return [times(quietTo, language), String(quietTo)];
}

/** The hours of a day, and the current time if it is none of them. */
function times(now: number, language: Language): PlainTextOption[] {
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
  const all = hours.includes(now) ? hours : [...hours, now].sort((a, b) => a - b);
  return all.map((minutes) => option(clock(minutes, language), String(minutes)));
}

function select(
  field: keyof FilledSettings,
  label: string,
  options: PlainTextOption[],
  chosen: string,
): InputBlock {
  const initial = options.find(({ value }) => value === chosen);
  return {
    type: 'input',
    block_id: field,
    label: plainTextObject(label),
    element: {
      type: 'static_select',
      action_id: `settings.${field}`,
      options,
      ...(initial && { initial_option: initial }),
    },
  };
}

function option(text: string, value: string): PlainTextOption {
  return { text: plainTextObject(text), value };
}
