/**
 * Typed action ids. A button's value is `{ l: language, v: value }` as JSON; it is made and read here only.
 * Values that come back from Slack are validated like any other input: buttons can be forged.
 */

import type { Button, ConfirmationDialog, Overflow } from '@slack/types';
import { z } from 'zod';
import { button, confirmation, LIMITS, outsideLine } from '../cards/blocks.ts';
import { type Card, type Form, type Reader, wordsCard } from '../cards/card.ts';
import { overflow } from '../cards/menu.ts';
import { texts } from '../i18n/index.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { parsedJson } from '../primitives.ts';
import { isConversationId } from '../slack-terms.ts';
import { LEADS, REMINDER_KINDS, SNOOZES } from '../store/reminder-settings.ts';
import { isRealizationCode, refOf } from '../study-client/codes.ts';
import type { Realization } from '../study-client/model.ts';
import { groupCode } from './group-field.ts';
import { enrollWhileOpen, guideButton, type LinkTemplates } from './links.ts';
import type { Place } from './place.ts';

// The form in which a value travels through Slack and back, in a button or a modal:
// `{ l: language, v: value }` as JSON.

const envelope = z.object({ l: z.enum(LANGUAGES), v: z.unknown() });

/** Undefined if the JSON is longer than `most` characters. */
function fittingEnvelope(value: unknown, language: Language, most: number): string | undefined {
  // A value is not shown, but nothing in it may look like a mention.
  const text = JSON.stringify({ l: language, v: value }).replaceAll('<', '\\u003c');
  return text.length > most ? undefined : text;
}

/** The same for a value that can't be too long. Throws a RangeError if it is. */
function envelopeOf(value: unknown, language: Language, most: number): string {
  const text = fittingEnvelope(value, language, most);
  if (text === undefined) throw new RangeError(`a value is longer than ${most} characters`);
  return text;
}

/** Reads an envelope that came back; undefined if it is not one of ours. */
export function readEnvelope<V>(
  schema: z.ZodType<V>,
  text: string | undefined,
  most: number,
): { value: V; language: Language } | undefined {
  const outer = envelope.safeParse(text === undefined || text.length > most ? undefined : parsedJson(text));
  const inner = outer.success ? schema.safeParse(outer.data.v) : undefined;
  return outer.success && inner?.success ? { value: inner.data, language: outer.data.l } : undefined;
}

/** A kind of button and what it carries. */
export interface Action<V> {
  readonly id: string;
  /** What `cards/blocks.ts` needs to make the button. `index` keeps ids unique within one block. */
  carry(value: V, language: Language, index?: number): { id: string; value: string };
  /** The button; none if its value could not be read back on a press, for example because it is too long. */
  offer(label: string, value: V, language: Language, index?: number): Button[];
  /** Reads a value that came back; undefined if it is not one of ours. */
  read(value: string | undefined): { value: V; language: Language } | undefined;
}

/**
 * Defines a kind of button. Ids are `feature.verb`. Slack wants them unique within a block, so an index may
 * follow after a colon; `actionName` of `cards/menu.ts` drops it again.
 */
export function defineAction<V>(id: string, schema: z.ZodType<V>): Action<V> {
  const idAt = (index: number | undefined) => (index === undefined ? id : `${id}:${index}`);
  return {
    id,
    carry: (value, language, index) => ({
      id: idAt(index),
      value: envelopeOf(value, language, LIMITS.buttonValue),
    }),
    offer: (label, value, language, index) => {
      const text = schema.safeParse(value).success
        ? fittingEnvelope(value, language, LIMITS.buttonValue)
        : undefined;
      return text === undefined ? [] : [button(label, { id: idAt(index), value: text })];
    },
    read: (text) => readEnvelope(schema, text, LIMITS.buttonValue),
  };
}

/** The feature to which a button, menu or form belongs: ids are `feature.verb`. */
export function featureOf(id: string): string {
  return id.replace(/\..*$/s, '');
}

// Typed modals with inputs. `private_metadata` holds `{ l: language, v: value }` as JSON, and the input is a
// record by block id. Both are validated when they come back: views can be forged.

/** The input by block id: a text, an option's value, or several. */
export type Filled = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A kind of modal with inputs. */
export interface FormKind<V, S> {
  readonly id: string;
  /** The parts of a form that a modal needs. @param submit the button's label, at most 24 characters */
  carry(value: V, language: Language, submit: string): Form;
  /** Reads a form that came back; undefined if it is not one of ours. */
  read(metadata: string | undefined, filled: Filled): FilledForm<V, S> | undefined;
}

export interface FilledForm<V, S> {
  readonly value: V;
  readonly filled: S;
  readonly language: Language;
}

/** Defines a kind of form. Ids are `feature.verb`, like those of actions. */
export function defineForm<V, S>(id: string, carried: z.ZodType<V>, inputs: z.ZodType<S>): FormKind<V, S> {
  return {
    id,
    carry: (value, language, submit) => ({
      id,
      metadata: envelopeOf(value, language, LIMITS.metadata),
      submit,
    }),
    read: (metadata, given) => {
      const read = readEnvelope(carried, metadata, LIMITS.metadata);
      const filled = inputs.safeParse(given);
      return read && filled.success ? { ...read, filled: filled.data } : undefined;
    },
  };
}

const option = z.object({ value: z.string().max(200) });
const input = z.object({
  value: z.string().max(3000).nullish(),
  selected_date: z.string().max(10).nullish(),
  selected_time: z.string().max(5).nullish(),
  selected_option: option.nullish(),
  selected_options: z.array(option).max(LIMITS.options).nullish(),
});
const state = z.object({ values: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Reads the state of a submitted view. Kinds of input that no form has are left out. */
export function filledOf(given: unknown): Filled {
  const read = state.safeParse(given);
  if (!read.success) return {};
  const inputs = Object.entries(read.data.values).map(([block, actions]) => [
    block,
    filledIn(Object.values(actions)[0]),
  ]);
  return Object.fromEntries(inputs);
}

function filledIn(given: unknown): string | readonly string[] | undefined {
  const read = input.safeParse(given);
  if (!read.success) return undefined;
  const { value, selected_option, selected_options, selected_date, selected_time } = read.data;
  if (selected_options) return selected_options.map((one) => one.value);
  return selected_option?.value ?? selected_date ?? selected_time ?? value ?? undefined;
}

// Buttons that the cards of any feature may offer. One feature owns each button and carries it out.

/** The realization that a button is about, as it was asked for. */
export const asked = z.object({ asked: z.string().max(60) });

/** Opens all texts of a realization. Owned by `features/course`. */
export const details = defineAction('course.details', asked);

/** Shows a course, or the runs of a course unit, in place of the message. Owned by `features/course`. */
export const showCourse = defineAction('course.show', asked);

/** Shows a course unit, or that of a run, in place of the message. Owned by `features/course-unit`. */
export const showUnit = defineAction('course-unit.show', asked);

/** Shows a course's enrollment window in place of the list that offered the course. Owned by `features/enrollment`. */
export const showEnrollment = defineAction('enrollment.show', asked);

/** A conversation that a button names where it stands outside of one, as in a modal. */
export const elsewhere = {
  conversation: z.string().refine(isConversationId).optional(),
  isGroup: z.literal(true).optional(),
};

/** Asks who should follow a realization, or stop following it. Owned by `features/follow`. */
export const chooseFollow = defineAction('follow.choose', asked.extend(elsewhere));

/** Asks who should follow several realizations. Owned by `features/follow`. */
export const chooseFollowAll = defineAction(
  'follow.choose-all',
  z.object({ asked: z.array(asked.shape.asked).min(1).max(10) }),
);

/** The longest list of codes that a button carries. */
const MOST_OF_CODES = 1700;
/** Realization codes with spaces between: a list of a hundred is too long for a button. */
export const manyCodes = z.object({ codes: z.string().min(1).max(MOST_OF_CODES) });

/** Asks who should follow those realizations whose enrollment is open. Owned by `features/follow`. */
export const chooseFollowOpen = defineAction('follow.choose-open', manyCodes);

/** Stops following a realization in the conversation where it is pressed. Owned by `features/follow`. */
export const stopFollow = defineAction('follow.stop', asked);

/** Stops following a realization for the person who presses, wherever that is. Owned by `features/follow`. */
export const stopMine = defineAction('follow.stop-mine', asked);

/** Switches the overview of each week on or off, here or for the person. Owned by `features/week`. */
export const setOverview = defineAction(
  'week.overview',
  z.object({ on: z.boolean(), whom: z.literal('person').optional(), undoes: z.literal(true).optional() }),
);

/** Follows a realization for the person who presses; the offer stays. Owned by `features/follow`. */
export const followOffered = defineAction(
  'follow.offered',
  asked.extend({ leads: z.array(z.enum(LEADS)).max(LEADS.length).optional() }),
);

/** Asks whether the whole channel should stop following a course. */
export function confirmStopping(code: string, language: Language): ConfirmationDialog {
  const words = texts(language).follow;
  const text = words.stopText(outsideLine(code, 60));
  return confirmation(words.stopTitle, text, { confirm: words.stop, deny: words.keepOn });
}

/** Stops following in this conversation; in a channel, where that is for all, it asks first. */
export function stopFollowButton(code: string, language: Language, isPersonal: boolean): Button {
  const stop = button(texts(language).follow.stop, stopFollow.carry({ asked: code }, language));
  return isPersonal ? stop : { ...stop, confirm: confirmStopping(code, language) };
}

const nothing = z.object({});

/** The most lessons of a course behind which a page may begin. */
const MOST_LESSONS = 2000;

/** All lessons that are ahead, or those that lie behind, from the one of a number on. */
export const lessonsPart = z.object({
  part: z.enum(['ahead', 'past']).optional(),
  from: z.int().min(0).max(MOST_LESSONS).optional(),
});

/** Shows the lessons of a realization in place of the message. Owned by `features/lessons`. */
export const showLessons = defineAction('lessons.show', asked.extend(lessonsPart.shape));
/** The same beside a notice, which stays for those who read it. Owned by `features/lessons`. */
export const showLessonsBeside = defineAction('lessons.beside', asked);

/** The most groups beside one whose lessons are shown together. */
export const MOST_ALSO = 3;

/** Shows the lessons of what is followed, or of groups, on other days in place of the message. Owned by `features/lessons`. */
export const showAgenda = defineAction(
  'lessons.days',
  z.object({
    group: z.string().min(2).max(40).optional(),
    /** Other groups beside it. */
    also: z.array(z.string().min(2).max(40)).max(MOST_ALSO).optional(),
    at: z.string().max(100).optional(),
  }),
);

/** Opens the person's settings. Owned by `features/settings`. */
export const openSettings = defineAction('settings.open', nothing);

/** Asks which student group the person is in. Owned by `features/group`. */
export const chooseGroup = defineAction('group.choose', nothing);

/** Keeps a suggested group, in place of the question for it. Owned by `features/group`. */
export const setGroup = defineAction('group.set', z.object({ group: groupCode }));

/** Keeps a group that was said beside a question; the answer to that stays. Owned by `features/group`. */
export const setGroupBeside = defineAction('group.set-beside', z.object({ group: groupCode }));

/** Leaves that question open. Owned by `features/group`. */
export const skipGroup = defineAction('group.skip', nothing);

/** Asks for the course that the channel is about. Owned by `features/channel`. */
export const startLink = defineAction('channel.start-link', nothing);

/** Asks for the group that the channel is for. Owned by `features/follow`. */
export const startGroup = defineAction('follow.start-group', nothing);

/** Opens the reminders and quiet hours of the conversation where it is pressed. Owned by `features/settings`. */
export const openReminders = defineAction('settings.open-here', nothing);

/** Marks a course as one in which the person who presses has enrolled, or takes that back. Owned by `features/enrolled`. */
export const setEnrolled = defineAction('follow.enrolled', asked.extend({ on: z.boolean() }));

/** The same in a list, which is shown anew. Owned by `features/enrolled`. */
export const enrolledListed = defineAction('follow.enrolled-listed', asked.extend({ on: z.boolean() }));

/** Ends the snoozed reminders of a course; `shown`: the list is shown anew. Owned by `features/snooze`. */
export const cancelSnooze = defineAction(
  'follow.cancel-snooze',
  asked.extend({ shown: z.literal('in-list').optional(), whom: z.literal('person').optional() }),
);

/** Has a reminder come again, to the person who chooses, in the direct conversation. Owned by `features/snooze`. */
export const snoozeReminder = defineAction(
  'snooze.set',
  asked.extend({
    kind: z.enum(REMINDER_KINDS),
    choice: z.enum(SNOOZES),
  }),
);

/** Shows the data that is kept of the person. Owned by `features/privacy`. */
export const showKept = defineAction('privacy.show', nothing);

/** Opens a page with one field, to look a course up. Owned by `features/course`. */
export const startLookUp = defineAction('course.look-up', nothing);

/** Shows what can be asked. Owned by `features/help`. */
export const showHelp = defineAction('help.show', nothing);

/** Shows all commands. Owned by `features/help`. */
export const showCommands = defineAction('help.commands', nothing);

/** Shows the courses whose enrollment is open. Owned by `features/find`. */
export const showOpen = defineAction('find.open', nothing);

/** Shows the courses of a student group. Owned by `features/find`. */
export const showGroup = defineAction('find.of-group', z.object({ group: groupCode }));

/** Asks which building's rooms are wanted. Owned by `features/rooms`. */
export const startRooms = defineAction('rooms.start', nothing);

/** Shows the rooms of a building that has an id, in place of the message. Owned by `features/rooms`. */
export const showBuilding = defineAction(
  'rooms.of-building',
  z.object({ building: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/) }),
);

/** Opens a page that asks which course is to be followed, and then by whom. Owned by `features/follow`. */
export const startFollow = defineAction('follow.start', nothing);

/** Opens the list of what the person follows. Owned by `features/follow`. */
export const showFollowed = defineAction('follow.show-list', nothing);

/** Shows the list of what the conversation follows to the person alone. Owned by `features/follow`. */
export const showFollowedHere = defineAction('follow.show-here', nothing);

/** Offers a realization's calendar file. Owned by `features/calendar`. */
export const addToCalendar = defineAction('calendar.add', asked);

/** The channel whose feed it is; left out: the person's own. */
export const feedOf = z.object({ channel: elsewhere.conversation });

/** Gives the person, or a channel, a calendar feed at a new address. Owned by `features/calendar`. */
export const makeFeed = defineAction('calendar.make-feed', feedOf);

/** Makes the address of the person's feed invalid. Owned by `features/calendar`. */
export const revokeFeed = defineAction('calendar.revoke-feed', nothing);

/** Offers tokens for the person's assistants. Owned by `features/assistants`. */
export const connectAssistant = defineAction('assistants.open', nothing);

/** What the buttons of a realization depend on beside the realization. */
export interface Offers {
  /** Pages of the university. */
  readonly links?: LinkTemplates | undefined;
  /** Whether the conversation follows it. */
  readonly followed?: boolean | undefined;
}

/** What tells the offers of a realization. */
export interface OfferParts {
  readonly links: LinkTemplates;
  readonly follows: { here(place: Place, code: string): Promise<boolean> };
}

/** What the buttons of a realization depend on at a place. Rejects as `follows` does. */
export const offersAt = async (
  place: Place,
  code: string,
  { links, follows }: OfferParts,
): Promise<Offers> => ({ links, followed: await follows.here(place, code) });

/** **Follow**, or **Following ✓** where it is followed. Both open the page that asks for whom. */
export function followButton(
  code: string,
  followed: boolean,
  language: Language,
  where: { readonly conversation?: string | undefined; readonly isGroup?: true | undefined } = {},
): Button {
  const { follow, lists } = texts(language);
  return button(
    followed ? lists.following : follow.button,
    chooseFollow.carry({ asked: code, ...where }, language),
  );
}

/**
 * The buttons of every card of one realization: **Enroll** while that is open, following it if its code can be asked for
 * again, and its details; its page behind the three dots.
 */
export function offersFor(
  realization: Realization,
  reader: Reader,
  { links = {}, followed = false }: Offers = {},
): Required<Pick<Card, 'buttons' | 'more'>> {
  const { language } = reader;
  const { code } = realization;
  const { course } = texts(language);
  return {
    buttons: [
      ...enrollWhileOpen(realization, reader, links),
      ...(isRealizationCode(code) ? [followButton(code, followed, language)] : []),
      ...details.offer(course.details, { asked: refOf(realization) }, language),
    ],
    more: guideButton(realization, language, links),
  };
}

/** That lists of what is followed are for the asker alone, with the buttons that show them. */
export function followedElsewhere(language: Language): Card {
  const { follow } = texts(language);
  return {
    ...wordsCard(follow.where),
    buttons: [
      ...showFollowedHere.offer(follow.whereChannel, {}, language),
      ...showFollowed.offer(follow.whereOwn, {}, language),
    ],
  };
}

/** That a target follows nothing, with the button that begins it; `asksGroup`: a group would do as well, and none is known. */
export function followsNothing(
  kind: 'channel' | 'person',
  language: Language,
  { asksGroup = false }: { readonly asksGroup?: boolean } = {},
): Card {
  const { follow, group } = texts(language);
  const start = startFollow.offer(follow.start, {}, language);
  const { nothing } = follow.of[kind];
  if (!asksGroup) return { ...wordsCard(nothing), buttons: start };
  return {
    ...wordsCard(`${nothing} ${group.noneYet}`),
    buttons: [...chooseGroup.offer(group.choose, {}, language), ...start],
  };
}

/**
 * The menu beside the n-th course of a list: **Details**, **Follow**, **Enroll** while that is open, after `first`.
 */
export const courseMenu =
  (reader: Reader, links: LinkTemplates = {}, first: (course: Realization) => Button[] = () => []) =>
  (realization: Realization, index: number): Overflow | undefined => {
    const { language } = reader;
    const { code } = realization;
    const follow = isRealizationCode(code) ? [followButton(code, false, language)] : [];
    const enroll = enrollWhileOpen(realization, reader, links);
    const more = details.offer(texts(language).course.details, { asked: refOf(realization) }, language);
    return overflow([...first(realization), ...more, ...follow, ...enroll], index);
  };
