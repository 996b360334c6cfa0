import type { InputBlock, PlainTextOption } from '@slack/types';
import { plainTextObject } from '../../cards/blocks.ts';
import type { Modal, Reader } from '../../cards/card.ts';
import { clock } from '../../cards/clock.ts';
import { texts } from '../../i18n/index.ts';
import { OWN_NAMES } from '../../i18n/language.ts';
import { LANGUAGES, type Language } from '../../language.ts';
import { isAlwaysLoud, RING_KINDS } from '../../store/ring-settings.ts';
import type { RingSettings } from '../../store/store.ts';
import { AS_IN_SLACK, type FilledSettings, NO_QUIET, settingsForm } from './form.ts';

/** A person's current settings. */
export interface OwnSettings {
  /** Undefined: the language of the person's Slack. */
  readonly language: Language | undefined;
  readonly rings: RingSettings;
}

/** A person's settings in a form: each input shows the current value. */
export function settingsModal({ language: own, rings }: OwnSettings, { language }: Reader): Modal {
  const { settings: words } = texts(language);
  return {
    title: words.title,
    blocks: [
      languageInput(own, language),
      remindersInput(rings, language),
      select('quietFrom', words.quietFrom, ...fromOptions(rings, language)),
      {
        ...select('quietTo', words.quietTo, ...toOptions(rings, language)),
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
function remindersInput(rings: RingSettings, language: Language): InputBlock {
  const { settings: words, follow } = texts(language);
  const options = RING_KINDS.map((kind) => option(follow.toggle[kind], kind));
  const chosen = options.filter((_, at) => RING_KINDS[at] !== undefined && rings[RING_KINDS[at]]);
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

function fromOptions(rings: RingSettings, language: Language): [options: PlainTextOption[], chosen: string] {
  const none = option(texts(language).follow.noQuiet, NO_QUIET);
  const chosen = isAlwaysLoud(rings) ? NO_QUIET : String(rings.quietFrom);
  return [[none, ...times(rings.quietFrom, language)], chosen];
}

function toOptions(
  { quietTo }: RingSettings,
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
