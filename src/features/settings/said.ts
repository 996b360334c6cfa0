/**
 * A person's own settings, changed by words in the direct conversation: "quiet hours 22-7", "speak English". What is
 * changed can be undone: the button holds what was set before.
 */
import type { Button } from '@slack/types';
import { z } from 'zod';
import { defineAction, openSettings, setOverview } from '../../ask/actions.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import { button, capital, joined } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { clock } from '../../cards/dates.ts';
import { dailyWords } from '../../cards/lessons.ts';
import type { ExampleLabel } from '../../i18n/examples.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { languageWished } from '../../i18n/language-of.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import { LANGUAGES, type Language, ownNameOf } from '../../language.ts';
import { isAlwaysLoud, leadsOf, namesOfLeads } from '../../store/reminder-settings.ts';
import type { ReminderSettings } from '../../store/store.ts';

const DAY_MINUTES = 24 * 60;
const minutes = z
  .number()
  .int()
  .min(0)
  .max(DAY_MINUTES - 1);

/**
 * `quiet`: from and to in minutes after midnight; both alike: none. `speak`: null is the language of Slack. `daily`: when the lessons
 * of a day come, in minutes after midnight; null: not at all.
 */
const change = z.discriminatedUnion('does', [
  z.object({ does: z.literal('quiet'), from: minutes, to: minutes }),
  z.object({ does: z.literal('speak'), language: z.enum(LANGUAGES).nullable() }),
  z.object({ does: z.literal('daily'), at: minutes.nullable() }),
]);
export type OwnChange = z.infer<typeof change>;

/**
 * What a question is like, where its words are no wish that is understood whole: the language, quiet hours, overviews of days and
 * weeks, or how long before a date it is told.
 */
const OWN_SETTINGS = ['speak', 'quiet', 'overview', 'notice'] as const;

/** A change, or a question for what is set now; `offer`: what may be meant by it. */
export const ownRequest = z.discriminatedUnion('does', [
  ...change.options,
  z.object({ does: z.literal('undo'), to: change, from: change }),
  z.object({
    does: z.literal('show'),
    offer: change.optional(),
    /** Quiet is wished for some time alone, perhaps until a time, in minutes after midnight. */
    isOnce: z.literal(true).optional(),
    until: minutes.optional(),
    /** What the question is about: buttons that change it stand first. */
    about: z.enum(OWN_SETTINGS).optional(),
    /** Something was wished for, which was not done. */
    isWish: z.literal(true).optional(),
  }),
]);
export type OwnRequest = z.infer<typeof ownRequest>;

/** Sets back what a change has set, unless it was changed again. */
const undone = z.object({ to: change, from: change });
export const undoOwn = defineAction('settings.undo', undone);

/** Sets what the button holds. */
export const setOwn = defineAction('settings.set', change);

/** The button that has the lessons of each day come, or not. */
export function dailyButtons(settings: Pick<ReminderSettings, 'daily'>, language: Language): Button[] {
  const { switchOn, switchOff } = texts(language).daily;
  return setOwn.offer(settings.daily ? switchOff : switchOn, otherDaily(settings), language);
}

/** On at the usual time, or off where it is on. */
const otherDaily = ({ daily: set }: Pick<ReminderSettings, 'daily'>): OwnChange => ({
  does: 'daily',
  at: set ? null : USUAL_DAILY,
});

const { fromNow, quiet, quietDays, quietHours, quietOnce, noQuiet, speaks, until, daily, noDaily } =
  vocabulary.settings;

/** "22-7", "22.00–7.30", "10 pm to 7 am": two times of day with what may stand between them. */
const TIME = String.raw`(\d{1,2})(?:[.:](\d{2}))?(?: ?(am|pm))?`;
const TIMES = new RegExp(
  String.raw`(?<!\d)${TIME}(?: ?[-–—] ?| ((?:\p{L}{1,8} ){1,2}))${TIME}(?![\d.:]*\d)`,
  'u',
);

/** Reads a wish that is nothing else: every word of it is understood, since it changes something. Only the person's own settings. */
export function ownQuestion({ text, words, direct, codes, answerIn }: Question): OwnChange | undefined {
  if (!direct || codes.length > 0) return undefined;
  const wished = answerIn?.isAll && speaks.is(words.join(' ')) ? answerIn.language : languageFromNow(words);
  if (wished) return { does: 'speak', language: wished };
  const said = text
    .toLowerCase()
    .replace(/[!?.,:;]+$/u, '')
    .trim();
  return dailyIn(said) ?? quietIn(said);
}

/**
 * Reads a sentence on quiet hours from one time to another that is not understood as a whole, "… except on Fridays": nothing is set, and
 * the answer says what holds.
 */
export function quietUnread(question: Question): OwnRequest | undefined {
  const { text, words, direct, codes, quotes } = question;
  if (!direct || quotes || codes.length > 0 || !isSaidIn(quietHours, words)) return undefined;
  return TIMES.test(text.toLowerCase()) && !ownQuestion(question)
    ? { does: 'show', isWish: true }
    : undefined;
}

/**
 * Reads what is like a question or a wish for a setting. Nothing is set: not each of its words is understood. The times that it
 * says stand on the button.
 */
export function likeOwn(label: ExampleLabel, question: Question): OwnRequest | undefined {
  const { words, direct, codes, units } = question;
  const about = OWN_SETTINGS.find((one) => one === label);
  if (!(direct && about) || codes.length + units.length > 0) return undefined;
  const isWish = !vocabulary.times.which.has(words[0]);
  const offer = isWish ? timesWished(about, question) : undefined;
  return { does: 'show', about, ...(isWish && { isWish }), ...(offer && { offer }) };
}

/** "No messages between 10pm and 7am, the baby sleeps", "I want the day's programme every morning at seven" */
function timesWished(about: (typeof OWN_SETTINGS)[number], { text, words }: Question): OwnChange | undefined {
  const said = text.toLowerCase();
  if (about === 'quiet') return spanIn(said)?.change;
  if (about !== 'overview') return undefined;
  const time = ONE_TIME.exec(said);
  const at = time ? timeOf(time, 1) : hourIn(words)?.minutes;
  return at === undefined ? undefined : { does: 'daily', at };
}

/** Reads a wish for quiet that there is not: "mute until 9", "no messages on weekends". The answer says which there is. */
export function quietOnceQuestion({ text, words, direct, codes, quotes }: Question): OwnRequest | undefined {
  if (!direct || quotes || codes.length > 0) return undefined;
  if (quietDays.is(words.join(' '))) return { does: 'show', isOnce: true };
  const said = text.toLowerCase();
  const time = ONE_TIME.exec(said);
  const hour = time ? undefined : hourIn(words);
  const at = time ? timeOf(time, 1) : hour?.minutes;
  const around = time
    ? loweredWords(`${said.slice(0, time.index)} ${HERE} ${said.slice(time.index + time[0].length)}`)
    : words.map((word, nth) => (nth === hour?.at ? HERE : word));
  if (at === undefined) return undefined;
  const rest = around.map((word) => (word === HERE ? '#' : word)).join(' ');
  return quietOnce.is(rest) ? { does: 'show', isOnce: true, until: at } : undefined;
}

/** Stands for a time among words. */
const HERE = 'xxtimexx';

/** An hour that is said in a word: "until nine". */
function hourIn(words: readonly string[]): { readonly at: number; readonly minutes: number } | undefined {
  for (const [hour, { has }] of Object.entries(vocabulary.hours)) {
    const at = words.findIndex(has);
    if (at >= 0) return { at, minutes: (Number(hour) % 24) * 60 };
  }
  return undefined;
}

/** "Quiet hours 22-7", "no quiet hours" */
function quietIn(said: string): OwnChange | undefined {
  if (noQuiet.is(said)) return { does: 'quiet', from: 0, to: 0 };
  const span = spanIn(said);
  return span && quiet.is(span.around.replace(/[\s:,;]+/gu, ' ').trim()) ? span.change : undefined;
}

/** Two times of day, and the text around them. */
function spanIn(said: string): { readonly change: OwnChange; readonly around: string } | undefined {
  const times = TIMES.exec(said);
  const [from, to] = times ? [timeOf(times, 1), timeOf(times, 5)] : [];
  if (!times || from === undefined || to === undefined || from === to) return undefined;
  if (!loweredWords(times[4] ?? '').every(until.has)) return undefined;
  const around = `${said.slice(0, times.index)}#${said.slice(times.index + times[0].length)}`;
  return { change: { does: 'quiet', from, to }, around };
}

/** Where no time is said. */
const USUAL_DAILY = 7 * 60;
const ONE_TIME = new RegExp(String.raw`(?<![\d.:])${TIME}(?![\d.:]*\d)`, 'u');

/** "Send me today's lessons at 7", "stop the daily overview". */
function dailyIn(said: string): OwnChange | undefined {
  const plain = (text: string): string =>
    text
      .replace(/['’]/gu, '')
      .replace(/[^\p{L}\p{M}\d#]+/gu, ' ')
      .trim();
  if (noDaily.is(plain(said))) return { does: 'daily', at: null };
  const time = ONE_TIME.exec(said);
  if (!time) return daily.is(plain(said)) ? { does: 'daily', at: USUAL_DAILY } : undefined;
  const at = timeOf(time, 1);
  const around = `${said.slice(0, time.index)} # ${said.slice(time.index + time[0].length)}`;
  return at !== undefined && daily.is(plain(around)) ? { does: 'daily', at } : undefined;
}

/** Words; a longer text is more than a wish. */
const LONGEST_WISH = 20;

/** "Speak Finnish to me from now on" */
function languageFromNow(words: readonly string[]): Language | undefined {
  if (words.length > LONGEST_WISH) return undefined;
  const at = words.findIndex((_, from) => fromNow.is(words.slice(from).join(' ')));
  const wish = at > 0 ? languageWished(words.slice(0, at).join(' ')) : undefined;
  return wish?.rest === '' ? wish.language : undefined;
}

/** Minutes after midnight of the hour, minute and half of the day from a group on; undefined: there is no such time. */
function timeOf(groups: RegExpExecArray, at: number): number | undefined {
  const [hour, minute, half] = [Number(groups[at]), Number(groups[at + 1] ?? 0), groups[at + 2]];
  const isHalf = half !== undefined;
  if (minute > 59 || hour > 24 || (isHalf && (hour < 1 || hour > 12))) return undefined;
  const hours = isHalf ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour % 24;
  return hours * 60 + minute;
}

/** The settings with other quiet hours; without any the end stays, for when they begin again. */
export function withQuiet(
  settings: ReminderSettings,
  { from, to }: Extract<OwnChange, { does: 'quiet' }>,
): ReminderSettings {
  return from === to
    ? { ...settings, quietFrom: settings.quietTo }
    : { ...settings, quietFrom: from, quietTo: to };
}

/** Whether two say the same; quiet hours that begin when they end are none. */
export const isSameChange = (one: OwnChange, other: OwnChange): boolean =>
  JSON.stringify(plainly(one)) === JSON.stringify(plainly(other));

function plainly(one: OwnChange): unknown[] {
  if (one.does === 'speak') return [one.does, one.language];
  if (one.does === 'daily') return [one.does, one.at];
  return one.from === one.to ? [one.does] : [one.does, one.from, one.to];
}

/** Says why nothing is undone, and what is set now. @param isDone whether it is as it was before */
export function notUndoneCard(now: OwnChange, isDone: boolean, { language }: Reader): Card {
  const { settings, lists } = texts(language);
  const why = isDone ? lists.undoneAlready : lists.changedSince;
  return {
    ...wordsCard(`${why} ${settings.now(setWords(now, language))}`),
    buttons: [button(settings.title, openSettings.carry({}, language))],
  };
}

/** What the settings were, as a request that sets them so. */
export const quietBefore = (settings: ReminderSettings): OwnChange =>
  isAlwaysLoud(settings)
    ? { does: 'quiet', from: 0, to: 0 }
    : { does: 'quiet', from: settings.quietFrom, to: settings.quietTo };

/** What was set of the lessons of a day, as a request that sets it so. */
export const dailyBefore = ({ daily: set }: ReminderSettings): OwnChange => ({
  does: 'daily',
  at: set?.at ?? null,
});

/** What is set of a person. */
export interface SetNow {
  readonly reminders: ReminderSettings;
  /** Undefined: the language of Slack. */
  readonly chosen: Language | undefined;
  /** Whether the study API offers lessons. */
  readonly knowsLessons: boolean;
}

/** What is set, and where something was wished for that it was not done; the buttons change it. @param now what is set */
export const shownCard = (
  now: SetNow,
  { offer, isOnce, about, isWish }: Omit<Extract<OwnRequest, { does: 'show' }>, 'does' | 'until'>,
  reader: Reader,
): Card => {
  const { settings } = texts(reader.language);
  const own = settingsWords(now, reader.language);
  return {
    ...wordsCard(
      joined([isOnce && settings.everyDay, joined([isWish && settings.unchanged, own], ' ')], '\n'),
    ),
    buttons: [
      ...(offer ? [offer] : offersAbout(about, now, reader)).flatMap((one, nth) =>
        setOwn.offer(capital(setWords(one, reader.language)), one, reader.language, nth),
      ),
      ...(about === 'overview' ? weeklyButton(now, reader) : []),
      button(settings.title, openSettings.carry({}, reader.language)),
    ],
  };
};

/** Nights, as most people have them. */
const USUAL_QUIET = { does: 'quiet', from: 22 * 60, to: 7 * 60 } as const;

/** The changes that may be meant, without what is set already. */
function offersAbout(
  about: (typeof OWN_SETTINGS)[number] | undefined,
  { reminders, chosen, knowsLessons }: SetNow,
  { language }: Reader,
): OwnChange[] {
  switch (about) {
    case 'speak':
      // Who writes in a language wants it, where another is not chosen.
      return [language, ...LANGUAGES.filter((one) => one !== language)]
        .filter((one) => one !== chosen)
        .map((one) => ({ does: 'speak', language: one }));
    case 'quiet':
      return [USUAL_QUIET, { ...USUAL_QUIET, from: 0, to: 0 }].filter(
        (one) => !isSameChange(one, quietBefore(reminders)),
      );
    case 'overview':
      return knowsLessons ? [otherDaily(reminders)] : [];
    default:
      return [];
  }
}

function weeklyButton({ reminders: { weekly } }: SetNow, { language }: Reader): Button[] {
  const { switchOn, switchOff } = texts(language).week;
  const isOn = weekly !== undefined;
  return setOverview.offer(isOn ? switchOff : switchOn, { on: !isOn, whom: 'person' }, language);
}

/** Says what is set now, with **Undo** and the settings. @param before undefined: nothing has changed */
export function ownCard(now: OwnChange, before: OwnChange | undefined, { language }: Reader): Card {
  const { settings, lists } = texts(language);
  const said = setWords(now, language);
  const undo: Button[] =
    before === undefined ? [] : undoOwn.offer(lists.undo, { to: before, from: now }, language);
  return {
    // What comes each morning has a label of its own.
    ...wordsCard(now.does === 'daily' ? `${capital(said)}.` : settings.now(said)),
    buttons: [...undo, button(settings.title, openSettings.carry({}, language))],
  };
}

/**
 * All of a person's settings that words can change, and the reminders, as the answer of a saved one says them. Our own words.
 */
export function settingsWords(
  { reminders: settings, chosen, knowsLessons }: SetNow,
  language: Language,
): string {
  const { settings: words, follow, leads } = texts(language);
  const now = [{ does: 'speak', language: chosen ?? null } as const, quietBefore(settings)];
  const reminders = namesOfLeads(leadsOf(settings)).map((lead) => leads.name[lead]);
  return [
    words.now(now.map((one) => setWords(one, language)).join(', ')),
    `${follow.reminders}: ${reminders.join(', ') || leads.none}`,
    ...(knowsLessons || settings.daily ? [setWords(dailyBefore(settings), language)] : []),
  ].join('\n');
}

/** "quiet hours 22:00–7:00", "language suomi" */
function setWords(now: OwnChange, language: Language): string {
  const { home, changes } = texts(language);
  if (now.does === 'speak')
    return changes.language(now.language === null ? home.asInSlack : ownNameOf(now.language));
  if (now.does === 'daily') {
    const of = now.at === null ? {} : { daily: { at: now.at } };
    return `${texts(language).daily.setting}: ${dailyWords(of, language)}`;
  }
  const { from, to } = now;
  return from === to ? changes.noQuiet : changes.quiet(clock(from, language), clock(to, language));
}
