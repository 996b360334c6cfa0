/**
 * What is known of followed courses: the facts of a reading, how two readings differ, and what a target follows with its next
 * reminder.
 */
import type { Language } from '../language.ts';
import {
  isLessonLead,
  kindOf,
  type Lead,
  namesOfLeads,
  type ReminderSettings,
} from '../store/reminder-settings.ts';
import type { Course, Facts, Follow, Store, StoredMoment, Target } from '../store/store.ts';
import type { Found, Realization } from '../study-client/model.ts';
import { DATE_KINDS, endOf, isReversed } from '../study-client/moments.ts';
import {
  dueAt,
  isBeforeOpening,
  leadsFor,
  type PlannedFollow,
  type PlannedReminder,
  planReminder,
  planTarget,
  quietAt,
  reminderTime,
} from './plan.ts';
import { isHandedOver } from './steps.ts';

// Takes from a realization the facts that people act on, and compares two readings of it.

/** A field whose changes are told, in the order in which they are told. */
const FIELDS = ['name', ...DATE_KINDS, 'credits', 'languages', 'groups'] as const;
export type Field = (typeof FIELDS)[number];

/** Fields whose words depend on the language that a realization was asked for in. */
const IN_WORDS: ReadonlySet<Field> = new Set(['name', 'groups']);

/**
 * The facts of a realization. Lists are sorted: their order upstream means nothing.
 * @param language in which it was asked for
 */
export function factsOf(realization: Realization, language: Language): Facts {
  const { name, id, starts, ends, enrollment, teachingLanguages, credits, studentGroups } = realization;
  return {
    name,
    id,
    starts,
    ends,
    opens: enrollment.opens,
    closes: enrollment.closes,
    languages: [...teachingLanguages].sort(),
    credits,
    groups: studentGroups.map(({ code, name }) => code ?? name).sort(),
    // A name that stands in from another language keeps that language, and so is no change of the name.
    language: realization.nameLanguage ?? language,
  };
}

/** A realization as it has just been read, for the store. */
export function courseOf({ value, fetchedAt }: Found<Realization>, language: Language): Course {
  const facts = factsOf(value, language);
  return { code: value.code, language, facts, readAt: fetchedAt, missingSince: undefined };
}

/**
 * The fields that differ, in the order of `FIELDS`. Words in two languages always differ. So they count only
 * where both readings are in one language, or the language of one was not noted.
 */
export function changedFields(before: Facts, after: Facts): Field[] {
  const translated = isTranslated(before, after);
  return FIELDS.filter((field) => !(translated && IN_WORDS.has(field)) && !same(before[field], after[field]));
}

function isTranslated(before: Facts, after: Facts): boolean {
  return before.language !== undefined && after.language !== undefined && before.language !== after.language;
}

/** The facts that were told, with the words and the language of another reading. */
function inWordsOf(told: Facts, { name, groups, language }: Facts): Facts {
  return { ...told, name, groups, language };
}

function same(a: Facts[Field], b: Facts[Field]): boolean {
  return canonical(a) === canonical(b);
}

/** A fact as text. Moments are compared by instant and precision only; their other fields don't count. */
export function canonical(value: Facts[Field]): string {
  return isMoment(value) ? `${value.precision} ${value.at}` : JSON.stringify(value ?? null);
}

function isMoment(value: Facts[Field]): value is StoredMoment {
  // `at` would not tell a moment: arrays have a method of that name.
  return typeof value === 'object' && 'precision' in value;
}

/** A follow ends by itself this long after its course, in milliseconds. */
const ENDS_AFTER = 30 * 24 * 60 * 60_000;

/**
 * Whether a course ended so long ago that its follow ends. An end before a start that is still to come is a
 * mistake, so the later of the two counts.
 */
export function isLongOver({ starts, ends }: Pick<Facts, 'starts' | 'ends'>, now: number): boolean {
  return ends !== undefined && Math.max(endOf(ends), starts?.at ?? 0) + ENDS_AFTER <= now;
}

// What has changed about followed courses that their targets have not been told.

/** A change of a followed course that its target has not been told. */
export type Change =
  | {
      readonly is: 'changed';
      readonly follow: Follow;
      readonly facts: Facts;
      readonly fields: readonly Field[];
    }
  | { readonly is: 'missing'; readonly follow: Follow }
  | { readonly is: 'back'; readonly follow: Follow; readonly facts: Facts }
  | { readonly is: 'ended'; readonly follow: Follow };

/** Facts to note as told though no notice tells them: the same words in another language are no change. */
export interface Translated {
  readonly code: string;
  readonly facts: Facts;
  readonly missing: boolean;
}

/** Whether a field with another value also reads differently. */
type Differs = (field: Field, before: Facts, after: Facts) => boolean;

/** What has changed about each followed course. `courses` are in the target's language. */
export function changesOf(
  follows: readonly Follow[],
  courses: ReadonlyMap<string, Course>,
  now: number,
  differs: Differs = () => true,
): Change[] {
  return follows.flatMap((follow) => {
    const course = courses.get(follow.code);
    return (course && changeOf(follow, course, now, differs)) ?? [];
  });
}

function changeOf(follow: Follow, course: Course, now: number, differs: Differs): Change | undefined {
  const facts = withLanguage(course);
  // This comes first: a course that is over may vanish upstream as well, and its follow ends all the same.
  if (isLongOver(facts, now)) return { is: 'ended', follow };
  if (course.missingSince !== undefined) return follow.toldMissing ? undefined : { is: 'missing', follow };
  const fields = changedFields(follow.told, facts).filter((field) => differs(field, follow.told, facts));
  if (fields.length > 0) return { is: 'changed', follow, facts, fields };
  return follow.toldMissing ? { is: 'back', follow, facts } : undefined;
}

/** Facts that were kept before languages were noted are in the language of their row. */
function withLanguage({ facts, language }: Course): Facts {
  return { ...facts, language: facts.language ?? language };
}

/**
 * The follows without a change whose course is read in another language than the one they were told in, or for
 * which that language was not noted.
 */
export function translatedOf(
  follows: readonly Follow[],
  courses: ReadonlyMap<string, Course>,
  changes: readonly Change[],
): Translated[] {
  const changed = new Set(changes.map(({ follow }) => follow.code));
  return follows.flatMap(({ code, told, toldMissing }) => {
    const course = courses.get(code);
    const facts = course && withLanguage(course);
    if (!facts || changed.has(code) || told.language === facts.language) return [];
    return { code, facts: inWordsOf(told, facts), missing: toldMissing };
  });
}

// Followed realizations, with their facts and their next reminder.

/** Whether the study data no longer have a course. What is told of it says so, whether the target has been told of that or not. */
export const isGone = (follow: Follow, course: Course | undefined): boolean =>
  course ? course.missingSince !== undefined : follow.toldMissing;

/** A followed realization. */
export interface Followed {
  readonly follow: Follow;
  /** The facts that were read last. */
  readonly facts: Facts;
  /** When they were read. */
  readonly readAt: number;
  /** The study data no longer have it, whether or not that has been told. */
  readonly isGone: boolean;
  /** The soonest reminder that is still to come. */
  readonly next: PlannedReminder | undefined;
  /** Whether the person who reads has enrolled. */
  readonly isEnrolled?: boolean;
}

/**
 * The soonest reminder of a followed realization from `now` on, however far ahead.
 * @param come the keys of reminders that have come
 */
export function nextReminder(
  target: Pick<Target, 'settings'>,
  follow: Omit<PlannedFollow, 'facts'>,
  facts: Facts,
  now: number,
  come: ReadonlySet<string> = NONE,
): PlannedReminder | undefined {
  return planTarget(target, [{ ...follow, facts }], now).find(({ at, key }) => at >= now && !come.has(key));
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The keys of a target's reminders that have come. In quiet hours the plan has each late reminder come at their end, also those that
 * Slack has posted in time. At any other time what is late is due at once, and no reminder to come.
 */
async function comeBefore(
  target: Target,
  { reminders }: Pick<Store, 'reminders'>,
  now: number,
): Promise<ReadonlySet<string>> {
  if (!quietAt(now, target.settings)) return NONE;
  const rows = await reminders.of(target);
  return new Set(rows.filter((row) => isHandedOver(row) && row.postAt * 1000 <= now).map(({ key }) => key));
}

/**
 * The lead time of the closing that comes last, where enrollment has yet to close and no reminder will tell, since the
 * realization was followed, or all lead times were chosen, too late. Undefined: one will tell, or none is wanted.
 */
export function closesUntold(
  { follow, facts, isEnrolled }: Pick<Followed, 'follow' | 'facts' | 'isEnrolled'>,
  settings: ReminderSettings,
  now: number,
): Extract<Lead, `closes-${string}`> | undefined {
  const { closes } = facts;
  if (closes === undefined || isReversed(facts) || endOf(closes) <= now || isEnrolled) return undefined;
  const leads = leadsFor(follow, settings);
  const names = namesOfLeads(leads).filter(isOfClosing);
  const isTold = names.some((lead) => {
    const since = Math.max(follow.createdAt, leads[lead] ?? 0);
    return planReminder(lead, follow.code, facts, since, settings) !== undefined;
  });
  return isTold ? undefined : names[0];
}

const isOfClosing = (lead: Lead): lead is Extract<Lead, `closes-${string}`> => kindOf(lead) === 'closes';

/**
 * What becomes of a lead time that is chosen now. `past`: what it announces lies ahead, but not the moment of the
 * reminder. `before-opening`: it would come before enrollment opens. `quiet`: the quiet hours of now last until what it
 * announces. `over`: it announces something past.
 */
export type LeadOutcome = 'comes' | 'past' | 'before-opening' | 'quiet' | 'no-date' | 'over';

export function outcomeOf(lead: Lead, facts: Facts, settings: ReminderSettings, now: number): LeadOutcome {
  // Lessons come again and again.
  if (isLessonLead(lead)) return 'comes';
  const dated = dueAt(lead, facts);
  if (!dated) return 'no-date';
  if (dated.announces <= now) return 'over';
  if (isBeforeOpening(lead, dated.due, facts)) return 'before-opening';
  if (dated.due <= now) return 'past';
  const { due, announces, moment } = dated;
  return reminderTime(due, announces, now, settings, moment.at) === undefined ? 'quiet' : 'comes';
}

/** The known names of courses, by code, in every language. May reject. */
export type NamesOf = (
  workspace: string,
  codes: readonly string[],
) => Promise<ReadonlyMap<string, Readonly<Partial<Record<Language, string>>>>>;

/** A person who reads what is followed, perhaps in another language than the target's. */
interface Reader {
  readonly language: Language;
  readonly namesOf: NamesOf;
  /** Whose own marks are shown; undefined: none. */
  readonly user?: string | undefined;
}

/**
 * What a target follows: the course with the soonest reminder first, courses without a reminder last, by code.
 * @param reader in whose language names are given where they are known; by default in the target's
 */
export async function followedBy(
  target: Target,
  store: Pick<Store, 'follows' | 'courses' | 'enrolled' | 'reminders'>,
  now: number,
  reader?: Reader,
): Promise<Followed[]> {
  const { follows, courses, enrolled } = store;
  const { language, workspace } = target;
  const isOwn = target.kind === 'person';
  const user = isOwn ? target.target : reader?.user;
  const all = await follows.of(target);
  const marks = user === undefined ? [] : await enrolled.of({ workspace, user });
  const marked = new Set(marks.map(({ code }) => code));
  const known = await courses.get(all.map(({ code }) => ({ code, language })));
  const read = new Map(known.map((course) => [course.code, course]));
  const come = all.length > 0 ? await comeBefore(target, store, now) : NONE;
  const followed = all
    .map((follow): Followed => {
      const course = read.get(follow.code);
      const { facts, readAt } = course ?? { facts: follow.told, readAt: follow.createdAt };
      const isEnrolled = marked.has(follow.code);
      const next = nextReminder(target, { ...follow, isEnrolled: isOwn && isEnrolled }, facts, now, come);
      return {
        follow,
        facts,
        readAt,
        next,
        isGone: isGone(follow, course),
        ...(isEnrolled && { isEnrolled }),
      };
    })
    .sort(soonestFirst);
  return reader ? inLanguage(followed, target, reader) : followed;
}

/** Since when all that a target follows is known as the study API says it. At least one course is followed. */
export function knownSince({ checkedAt = 0 }: Target, followed: readonly Followed[]): number {
  return Math.max(checkedAt, Math.min(...followed.map(({ readAt }) => readAt)));
}

async function inLanguage(
  followed: readonly Followed[],
  { workspace, language: told }: Target,
  { language, namesOf }: Reader,
): Promise<Followed[]> {
  const others = new Set(followed.filter(({ facts }) => (facts.language ?? told) !== language));
  if (others.size === 0) return [...followed];
  const codes = Array.from(others, ({ follow }) => follow.code);
  // Names in another language are better than no list.
  const names = await namesOf(workspace, codes).catch(() => undefined);
  return followed.map((one) => {
    const name = others.has(one) ? names?.get(one.follow.code)?.[language] : undefined;
    return name === undefined ? one : { ...one, facts: { ...one.facts, name, language } };
  });
}

function soonestFirst(a: Followed, b: Followed): number {
  const never = Number.POSITIVE_INFINITY;
  const [first, second] = [a.next?.at ?? never, b.next?.at ?? never];
  if (first !== second) return first - second;
  return a.follow.code < b.follow.code ? -1 : 1;
}

/** How many targets' follows are read at once: those of a university would need a hundred megabytes together. */
const TARGETS_AT_ONCE = 50;

/**
 * The follows of targets of one workspace, part by part.
 * @param rest between two parts: answers come between, and memory is freed as fast as it is taken
 */
export async function* followsInParts(
  workspace: string,
  targets: readonly Target[],
  { follows }: Pick<Store, 'follows'>,
  rest: () => Promise<void>,
): AsyncGenerator<{ readonly targets: readonly Target[]; readonly follows: readonly Follow[] }> {
  for (let from = 0; from < targets.length; from += TARGETS_AT_ONCE) {
    if (from > 0) await rest();
    const some = targets.slice(from, from + TARGETS_AT_ONCE);
    const ids = some.map(({ target }) => target);
    yield { targets: some, follows: await follows.inWorkspace(workspace, ids) };
  }
}

/** Reads the courses of follows in the languages of their targets, each once. */
export function createCourseReader(targets: readonly Target[], { courses }: Pick<Store, 'courses'>) {
  const languages = new Map(targets.map(({ target, language }) => [target, language]));
  const asked = new Set<string>();
  const known = new Map<Language, Map<string, Course>>();
  const of = ({ target }: Pick<Target, 'target'>): ReadonlyMap<string, Course> =>
    known.get(languages.get(target) ?? 'en') ?? new Map<string, Course>();
  return {
    /** What was read in a target's language, by code. */
    of,
    /** The facts of a followed course: those that were read, else those that were told. */
    factsOf: (follow: Follow): Facts => of(follow).get(follow.code)?.facts ?? follow.told,
    read: async (follows: readonly Pick<Follow, 'target' | 'code'>[]): Promise<void> => {
      const pairs = follows.map(({ target, code }) => ({ code, language: languages.get(target) ?? 'en' }));
      const fresh = pairs.filter(({ code, language }) => !asked.has(`${language} ${code}`));
      for (const { code, language } of fresh) asked.add(`${language} ${code}`);
      for (const course of await courses.get(fresh)) {
        const those = known.get(course.language) ?? new Map<string, Course>();
        known.set(course.language, those.set(course.code, course));
      }
    },
  };
}
