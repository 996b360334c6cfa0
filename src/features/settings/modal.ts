import type { InputBlock, KnownBlock, PlainTextOption } from '@slack/types';
import { z } from 'zod';
import { defineForm } from '../../ask/actions.ts';
import { groupField, groupInput } from '../../ask/group-field.ts';
import {
  capital,
  LIMITS,
  labelled,
  menu,
  option,
  outsideLine,
  paragraph,
  plainTextObject,
  small,
} from '../../cards/blocks.ts';
import type { Modal, Reader } from '../../cards/card.ts';
import { clock } from '../../cards/dates.ts';
import { dailyWords } from '../../cards/lessons.ts';
import type { Catalog } from '../../i18n/en/texts.ts';
import { texts } from '../../i18n/index.ts';
import { LANGUAGES, type Language, ownNameOf } from '../../language.ts';
import { isConversationId } from '../../slack-terms.ts';
import {
  aheadName,
  DAILY_TIMES,
  isAlwaysLoud,
  isLessonLead,
  isQuietAt,
  kindOf,
  LEADS,
  type Lead,
  type LeadKind,
  leadsOf,
  leadsOfKind,
  namesOfLeads,
  REMINDER_KINDS,
  withDaily,
  withLeads,
} from '../../store/reminder-settings.ts';
import type { Follow, ReminderSettings, TargetKind } from '../../store/store.ts';

/** The choices in place of a language, and of an hour. */
export const AS_IN_SLACK = 'slack';
const NO_QUIET = 'none';
const WEEKLY = 'monday';
const NO_DAILY = 'none';

/**
 * A time of day in minutes after midnight. Mostly whole hours, but a time that was set otherwise can be kept.
 */
const minutes = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.int().max(24 * 60 - 1));

const chosenOf = (kind: LeadKind) => z.array(z.enum(LEADS)).refine((all) => all.every(isOf(kind)));
const isOf = (kind: LeadKind) => (lead: Lead) => kindOf(lead) === kind;

const reminders = z.object({
  opens: chosenOf('opens'),
  closes: chosenOf('closes'),
  starts: chosenOf('starts'),
  /** Lead times of single courses that stay, as `optionValue` names them. Absent: there are none. */
  courses: z.array(z.string().max(100)).optional(),
  /** The overview of each week. Absent: as it was, since an older form does not ask. */
  weekly: z.array(z.literal(WEEKLY)).max(1).optional(),
  /** Before lessons, and the lessons of each day. Absent: as it was, since the study API does not offer them. */
  lesson: chosenOf('lesson').optional(),
  daily: z.literal(NO_DAILY).or(minutes).optional(),
  quietFrom: z.literal(NO_QUIET).or(minutes),
  quietTo: minutes,
});
type FilledReminders = z.infer<typeof reminders>;

const filled = reminders.extend({ language: z.enum([AS_IN_SLACK, ...LANGUAGES]), ...groupInput.shape });
export type FilledSettings = z.infer<typeof filled>;

/** The form of a person's settings. It carries nothing: its sender is the person whose settings they are. */
export const settingsForm = defineForm('settings.save', z.object({}), filled);

/** The form of a channel's reminders and quiet hours. A form belongs to no conversation, so it carries the channel. */
export const channelForm = defineForm(
  'settings.save-here',
  z.object({ conversation: z.string().refine(isConversationId) }),
  reminders,
);

/**
 * The chosen settings; undefined if the quiet hours would begin and end at the same time.
 * @param before what was chosen until now: lead times that stay keep the time of their choice
 * @param now epoch milliseconds
 */
export function chosenReminders(
  { opens, closes, starts, lesson, weekly, daily, quietFrom, quietTo }: FilledReminders,
  before: ReminderSettings,
  now: number,
): ReminderSettings | undefined {
  if (quietFrom === quietTo) return undefined;
  // Without quiet hours the chosen end is kept, for when they begin again.
  const from = quietFrom === NO_QUIET ? quietTo : quietFrom;
  const ofLessons = lesson ?? namesOfLeads(leadsOf(before)).filter(isLessonLead);
  const { weekly: since, ...chosen } = withLeads(before, [...opens, ...closes, ...starts, ...ofLessons], now);
  const isWeekly = weekly === undefined ? since !== undefined : weekly.length > 0;
  const after = { ...chosen, quietFrom: from, quietTo, ...(isWeekly && { weekly: since ?? now }) };
  return daily === undefined ? after : withDaily(after, daily === NO_DAILY ? undefined : daily, now);
}

/** Whether the study API offers lessons, so that these can be chosen. */
interface Knowing {
  readonly knowsLessons?: boolean | undefined;
}

/** A course that is followed with lead times of its own. */
export type CourseLeads = Pick<Follow, 'code' | 'leads'>;

/** The lead times of a single course that stay. */
export function keptLeads({ code, leads = {} }: CourseLeads, { courses }: FilledReminders): Lead[] {
  return namesOfLeads(leads).filter((lead) => courses?.includes(optionValue(code, lead)));
}

const optionValue = (code: string, lead: Lead): string => `${code} ${lead}`;

/** A person's current settings. */
export interface OwnSettings extends Knowing {
  /** Undefined: the language of the person's Slack. */
  readonly language: Language | undefined;
  readonly reminders: ReminderSettings;
  /** The code of the student group that the person is in. */
  readonly group?: string | undefined;
  readonly courses?: readonly CourseLeads[];
}

/** A person's settings in a form: each input shows the current value. */
export function settingsModal(
  { language: own, reminders, group, courses = [], knowsLessons }: OwnSettings,
  reader: Reader,
): Modal {
  const { language } = reader;
  const { settings: words } = texts(language);
  const languages = LANGUAGES.map((one) => option(ownNameOf(one), one));
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
      groupField(group, language),
      small(words.reminders),
      ...remindersInputs(
        { kind: 'person', settings: reminders, courses, knowsLessons },
        language,
        words.quietHint,
      ),
    ],
    form: settingsForm.carry({}, language, words.save),
  };
}

/** A channel's reminders and quiet hours in a form. */
export function channelModal(
  conversation: string,
  settings: ReminderSettings,
  courses: readonly CourseLeads[],
  { language }: Reader,
  { knowsLessons }: Knowing = {},
): Modal {
  const { settings: words, leads, follow } = texts(language);
  const { quietFrom, quietTo, zone } = settings;
  const quiet = isAlwaysLoud(settings)
    ? zone
    : follow.quiet(clock(quietFrom, language), clock(quietTo, language), zone);
  return {
    title: leads.title,
    blocks: remindersInputs({ kind: 'channel', settings, courses, knowsLessons }, language, quiet),
    form: channelForm.carry({ conversation }, language, words.save),
  };
}

interface Inputs extends Knowing {
  readonly kind: TargetKind;
  readonly settings: ReminderSettings;
  readonly courses: readonly CourseLeads[];
}

/** Boxes for the lead times of each kind, what single courses have beside them, and menus for the quiet hours. */
function remindersInputs(
  { kind, settings, courses, knowsLessons }: Inputs,
  language: Language,
  quietHint: string,
): InputBlock[] {
  const { settings: words, follow } = texts(language);
  const { quietFrom, quietTo } = settings;
  const noQuiet = option(follow.noQuiet, NO_QUIET);
  return [
    ...REMINDER_KINDS.map((one) => leadsInput(one, settings, language)),
    ...(knowsLessons && kind === 'person' ? [leadsInput('lesson', settings, language)] : []),
    ...coursesInput(courses, language),
    weeklyInput(settings, language),
    ...(knowsLessons ? [dailyInput(settings, language)] : []),
    select(
      'quietFrom',
      words.quietFrom,
      [noQuiet, ...times(quietFrom, language)],
      isAlwaysLoud(settings) ? NO_QUIET : String(quietFrom),
    ),
    {
      ...select('quietTo', words.quietTo, times(quietTo, language), String(quietTo)),
      hint: plainTextObject(quietHint),
    },
  ];
}

function weeklyInput({ weekly }: ReminderSettings, language: Language): InputBlock {
  const { setting, on } = texts(language).week;
  const only = option(capital(on), WEEKLY);
  return checkboxes('weekly', setting, [only], () => weekly !== undefined);
}

function dailyInput({ daily }: ReminderSettings, language: Language): InputBlock {
  const words = texts(language).daily;
  const all = [...new Set([...DAILY_TIMES, ...(daily ? [daily.at] : [])])].sort((a, b) => a - b);
  const options = all.map((minutes) => option(clock(minutes, language), String(minutes)));
  const off = option(words.none, NO_DAILY);
  return {
    ...select('daily', words.setting, [off, ...options], daily ? String(daily.at) : NO_DAILY),
    hint: plainTextObject(words.hint),
  };
}

function leadsInput(kind: LeadKind, settings: ReminderSettings, language: Language): InputBlock {
  const { of, ahead } = texts(language).leads;
  const chosen = leadsOf(settings);
  const options = leadsOfKind(kind).map((lead) => option(ahead[aheadName(lead)], lead));
  return checkboxes(kind, of[kind], options, (lead) => chosen[lead as Lead] !== undefined);
}

/** Optional, since Slack otherwise refuses an input without a choice. */
function checkboxes(
  field: keyof FilledReminders,
  label: string,
  options: PlainTextOption[],
  isChosen: (value: string) => boolean,
): InputBlock {
  const initial = options.filter(({ value = '' }) => isChosen(value));
  return {
    type: 'input',
    block_id: field,
    label: plainTextObject(label),
    optional: true,
    element: {
      type: 'checkboxes',
      action_id: `settings.${field}`,
      options,
      ...(initial.length > 0 && { initial_options: initial }),
    },
  };
}

const CODE = 30;

/** What single courses have of their own can only be taken out here: it is asked for in words. */
function coursesInput(courses: readonly CourseLeads[], language: Language): InputBlock[] {
  const words = texts(language).leads;
  const options = courses
    .flatMap(({ code, leads = {} }) =>
      namesOfLeads(leads).map((lead) =>
        option(
          outsideLine(`${outsideLine(code, CODE)}: ${words.name[lead]}`, LIMITS.optionText),
          optionValue(code, lead),
        ),
      ),
    )
    .slice(0, LIMITS.options);
  if (options.length === 0) return [];
  return [
    {
      type: 'input',
      block_id: 'courses' satisfies keyof FilledReminders,
      label: plainTextObject(words.forCourses),
      optional: true,
      hint: plainTextObject(words.forCoursesHint),
      element: {
        type: 'multi_static_select',
        action_id: 'settings.courses',
        options,
        initial_options: options,
      },
    },
  ];
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

// What has become of a choice.

/** A reminder that was chosen just now and does not come for a course, with the reason. */
export interface NotSent {
  readonly name: string;
  readonly code: string;
  readonly lead: Lead;
  readonly why: 'past' | 'before-opening' | 'quiet';
}

const MOST_LINES = 20;

/** The reminders as they are now, and those of the new ones that do not come. */
export function savedModal(
  settings: ReminderSettings,
  notSent: readonly NotSent[],
  title: string,
  { language }: Reader,
): Modal {
  const { leads: words, course } = texts(language);
  const rest = notSent.length - MOST_LINES;
  const shown = notSent.slice(0, MOST_LINES).map(({ name, code, lead, why }): [string, [string]] => {
    const reason = { past: words.past, 'before-opening': words.beforeOpening, quiet: words.quiet }[why];
    return [`${outsideLine(name, 60)} · ${outsideLine(code, 60)}`, [`${words.name[lead]}: ${reason}`]];
  });
  const blocks: KnownBlock[] = [
    paragraph(`${words.saved} ${words.savedNow(leadNames(settings, words))}`),
    ...dailyLines(settings, language).map((line) => paragraph(line)),
    ...(shown.length > 0 ? [labelled(shown)] : []),
    ...(rest > 0 ? [small(course.andMore(rest))] : []),
  ];
  return { title, blocks };
}

/** When the lessons of each day come, also after quiet hours; nothing where they are not wanted. */
function dailyLines({ daily, ...hours }: ReminderSettings, language: Language): string[] {
  const words = texts(language).daily;
  if (!daily) return [];
  const line = `${words.setting}: ${dailyWords({ daily }, language)}`;
  return isQuietAt(daily.at, hours)
    ? [`${line}. ${words.afterQuiet(clock(hours.quietTo, language))}`]
    : [line];
}

function leadNames(settings: ReminderSettings, words: Catalog['leads']): string {
  const names = namesOfLeads(leadsOf(settings)).map((lead) => words.name[lead]);
  return names.join(', ') || words.none;
}
