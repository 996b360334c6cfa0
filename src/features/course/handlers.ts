import { z } from 'zod';
import { defineForm, details, showCourse, startLookUp } from '../../ask/actions.ts';
import { isLoneCode, parseAskedOrUnits } from '../../ask/asked-codes.ts';
import { COURSE_MENU, chosenCourse, courseField, courseInput } from '../../ask/course-field.ts';
import type { RunStep } from '../../ask/declared.ts';
import {
  askFor,
  defineFeature,
  type Feature,
  type Features,
  opens,
  replaces,
  type Suggestion,
  submits,
} from '../../ask/feature.ts';
import { type CoursePages, OPEN_PAGE } from '../../ask/links.ts';
import type { Place } from '../../ask/place.ts';
import {
  answerSearch,
  askedLinked,
  inCatalogueInstead,
  type KnownCourse,
  type LinkedCode,
  type NamesInCatalogue,
  nearInstead,
  type SeenCourses,
  seenLine,
  typedCourses,
} from '../../ask/seen-courses.ts';
import { LIMITS, outsideLine } from '../../cards/blocks.ts';
import {
  type Card,
  createKeptCards,
  type KeptCards,
  type Modal,
  type Reader,
  withNote,
  wordsCard,
} from '../../cards/card.ts';
import { stateWords } from '../../cards/dates.ts';
import { failureWords } from '../../cards/error-card.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { isConversationId } from '../../slack-terms.ts';
import { isRealizationCode, parseCourseUnitCode, parseRealizationCode } from '../../study-client/codes.ts';
import type { Found, Moment, Realization, RealizationCode, StudyClient } from '../../study-client/model.ts';
import { enrollmentState } from '../../study-client/moments.ts';
import type { History } from '../../workspace/history.ts';
import type { Lessons, LessonsRead } from '../../workspace/lessons.ts';
import {
  answerRealizations,
  type CourseUnits,
  createLookUpAtHand,
  type LookUpAtHand,
  type LookUpFor,
  lookUp,
  untyped,
} from '../../workspace/look-up.ts';
import type { FollowedCodes } from '../../workspace/preferences.ts';
import { courseCard, courseModal, coursesCard, type Offered } from './card.ts';
import { type CourseRequest, codesOfMessage, courseIntents, courseRequest } from './request.ts';
import { runsCard, withUnit } from './runs-card.ts';

/** Codes that a message only mentions. */
export const spottedCodes = (
  courses: Feature,
  { study, history }: Pick<CourseParts, 'study'> & { readonly history: Pick<History, 'names'> },
): Features['codes'] => ({
  seen: async (codes, { workspace }) => {
    if (codes.length === 0) return [];
    const names = await history.names(workspace, codes).catch(() => undefined);
    return codes.filter((code) => Object.keys(names?.get(code) ?? {}).length > 0);
  },
  existing: (codes, language) => existingCodes(study, codes, language),
  ask: (codes) => askFor<CourseRequest>(courses, { asked: [...codes], compact: true }),
});

/** The codes that exist. While the study API is in trouble, those that are known from before. */
async function existingCodes(
  study: CourseParts['study'],
  codes: readonly RealizationCode[],
  language: Language,
): Promise<RealizationCode[]> {
  const { lookUps } = await answerRealizations(study, codes, language).catch(() => ({ lookUps: [] }));
  return lookUps.flatMap((line) => ('found' in line ? [line.found.value.code] : []));
}

/** The most kept cards: each takes about 10 KB with its bytes, and its data another 5. */
const MOST_COURSES = 500;
/** Of courses that are followed where they are asked for. */
const MOST_FOLLOWED = 200;

interface CourseParts {
  readonly study: Pick<
    StudyClient,
    'realization' | 'realizationById' | 'realizationKept' | 'realizationAtHand'
  >;
  readonly history: Pick<History, 'recent' | 'addLookUps'>;
  readonly linked: LinkedCode;
  readonly lookUpRuns: LookUpFor;
  readonly seen: SeenCourses;
  readonly offered: Offered;
  readonly follows: Pick<FollowedCodes, 'here' | 'atHand' | 'any'>;
  readonly units: Pick<CourseUnits, 'knows'>;
  readonly catalogue: NamesInCatalogue;
  readonly lessons: Pick<Lessons, 'can' | 'atHand' | 'soon'>;
}

/** The same, with what the feature makes of it. */
interface CourseDeps extends CourseParts {
  readonly kept: KeptCards;
  /** The same for cards of courses that are followed. */
  readonly keptFollowed: KeptCards;
  readonly lookUpAtHand: LookUpAtHand;
}

const lookUpTitle = (language: Language): string => texts(language).lookUp.title;

/**
 * `/course CODE…` and questions that name a realization: its facts and dates. Also the page that looks a
 * course up.
 */
export function course(parts: CourseParts): Feature {
  const deps = {
    ...parts,
    lookUpAtHand: createLookUpAtHand(parts.study, parts.history),
    kept: createKeptCards(MOST_COURSES),
    keptFollowed: createKeptCards(MOST_FOLLOWED),
  };
  return defineFeature<CourseRequest>({
    name: 'course',
    request: courseRequest,
    commands: [
      {
        command: '/course',
        parse: parseAskedOrUnits,
        isPlain: isLoneCode,
        alone: (place) => askedLinked(place, deps.linked),
        named: typedCourses(deps.seen, deps.catalogue),
      },
    ],
    intents: courseIntents(deps.seen),
    kind: (request) => ('search' in request ? 'guess' : undefined),
    answer: (request, reader, place) => answer(request, reader, place, deps),
    atHand: (request, reader, place) => answerAtHand(request, reader, place, deps),
    actions: [
      opens(
        details,
        (language) => texts(language).course.details,
        async ({ asked }, reader, place) => {
          const reading = lookUp(deps.study, asked, reader.language, 'texts');
          const found = await reading.catch((error: unknown) => {
            throw untyped(error, 'shown');
          });
          const followed = await deps.follows.any(place, found.value.code);
          const isGroup = place.isGroup ? true : undefined;
          return courseModal(found, reader, {
            ...{ ...deps.offered, followed, isGroup },
            conversation: isConversationId(place.conversation ?? '') ? place.conversation : undefined,
          });
        },
      ),
      opens(startLookUp, lookUpTitle, (_, reader) => openLookUp(reader)),
      replaces(showCourse, ({ asked }) => ({ asked: [asked] })),
      () => ({ does: 'link', id: OPEN_PAGE }),
    ],
    forms: [
      submits(
        lookUpForm,
        lookUpTitle,
        async ({ filled }, { language }, _, ask) => {
          const chosen = chosenCourse(filled, language);
          return 'errors' in chosen ? chosen : { ask: ask({ asked: [chosen.code] }) };
        },
        'reads',
      ),
    ],
    suggests: [
      {
        id: COURSE_MENU,
        suggest: (typed, reader, place) => suggestCourses(typed, reader, place, deps),
      },
    ],
    shortcuts: [
      () => ({ does: 'open', id: 'look_up', title: lookUpTitle, modal: openLookUp }),
      (ask) => ({ does: 'answer', id: 'look_up_in_message', read: (words) => ask(codesOfMessage(words)) }),
    ],
  });
}

const openLookUp = async (reader: Reader): Promise<Modal> => lookUpModal(reader.language);

async function answer(request: CourseRequest, reader: Reader, place: Place, deps: CourseDeps): Promise<Card> {
  const { study, lookUpRuns, seen } = deps;
  if ('search' in request) {
    const only = (code: string) => answer({ asked: [code] }, reader, place, deps);
    const inCatalogue = deps.catalogue.answer(request, reader, place);
    if (inCatalogue) return inCatalogue;
    return answerSearch(seen, request, reader, place, { show: showCourse, only });
  }
  const { asked, compact, of, linked } = request;
  const find = async () => {
    // A compact answer follows a message that asked nothing: it is no look-up of a person.
    const answered = compact
      ? await answerRealizations(study, asked, reader.language)
      : await lookUpRuns(place, asked, reader.language);
    const { only, lookUps, near } = answered;
    if (near)
      return runsCard(answered, near, request, reader, {
        cardOfOne: (one) => cardOfOne(one, reader, place, deps),
        pages: (units) => deps.catalogue.runs(units, reader, place),
        catalogue: deps.catalogue,
        links: deps.offered.links,
      });
    const card =
      only && !compact
        ? await cardOfOne(only, reader, place, deps)
        : coursesCard(lookUps, reader, deps.offered.links);
    return of === undefined
      ? card
      : withNote(card, texts(reader.language).lookUp.onlyFirst(asked.length, of));
  };
  return find()
    .catch((error: unknown) => nearInstead(error, seen, reader, place, { show: showCourse, linked }))
    .catch((error: unknown) => inCatalogueInstead(error, deps.catalogue, reader, place, linked))
    .catch((error: unknown) => unitInstead(error, reader, deps))
    .catch(async (error: unknown) => {
      const wasThere = error instanceof NotFound && (await deps.follows.here(place, error.id));
      throw wasThere ? untyped(error, 'followed') : error;
    });
}

async function cardOfOne(
  only: Found<Realization>,
  reader: Reader,
  place: Place,
  deps: CourseDeps,
): Promise<Card> {
  const [followed, lessons] = await Promise.all([
    deps.follows.here(place, only.value.code),
    deps.lessons.soon(only.value, reader.language),
  ]);
  return keptCard(only, { followed, lessons }, reader, deps);
}

/** Where no run of a course unit was found: the unit itself, if its id is known. Rejects with any other error. */
async function unitInstead(
  error: unknown,
  reader: Reader,
  { units }: Pick<CourseDeps, 'units'>,
): Promise<Card> {
  if (!(error instanceof InvalidRequest) || error.problem.about !== 'no-runs') throw error;
  const unit = error.problem.input;
  if (!(await units.knows(unit))) throw error;
  const card = { ...wordsCard(failureWords(error, reader).text), failures: { errors: [error], all: true } };
  return withUnit(card, [unit], reader);
}

/** Only for a lone code, the most common request. */
function answerAtHand(
  request: CourseRequest,
  reader: Reader,
  place: Place,
  { lookUpAtHand, ...deps }: CourseDeps,
): Card | undefined {
  if ('search' in request || request.compact || request.of !== undefined) return undefined;
  const [code = '', ...more] = request.asked;
  if (more.length > 0 || !isRealizationCode(code)) return undefined;
  const followed = deps.follows.atHand(place, code);
  if (followed === undefined) return undefined;
  const found = lookUpAtHand(place, code, reader.language);
  const lessons = found && deps.lessons.atHand(found.value, reader.language);
  if (!found || lessons === 'unread') return undefined;
  return keptCard(found, { followed, lessons }, reader, deps);
}

function keptCard(
  found: Found<Realization>,
  { followed, lessons }: { readonly followed: boolean; readonly lessons: LessonsRead | undefined },
  reader: Reader,
  { kept, keptFollowed, offered, lessons: taught }: Omit<CourseDeps, 'lookUpAtHand'>,
): Card {
  const cards = followed ? keptFollowed : kept;
  const read = lessons?.value;
  // What was not read in time is behind the button.
  const shown: Offered = { ...offered, followed, lessons: read ?? (taught.can() ? 'unread' : undefined) };
  return cards.of(found, reader, () => courseCard(found, reader, shown), read);
}

// The workflow step “Look up a course”.

const LONGEST_NAME = 300;

const inputs = z.object({ code: z.string().trim().min(1).max(200) });

export const lookUpStep =
  (study: CourseParts['study'], pages: CoursePages | undefined): RunStep =>
  async (given, reader) => {
    const read = inputs.safeParse(given);
    if (!read.success) throw new InvalidRequest({ about: 'realization-code', input: '' });
    const { value } = await lookUp(study, read.data.code, reader.language);
    const { code, name, enrollment, starts, ends } = value;
    const { opens, closes } = enrollment;
    return known({
      code: outsideLine(code, LONGEST_NAME),
      name: outsideLine(name, LONGEST_NAME),
      state: enrollmentState(enrollment, reader.now).state,
      enrollment: stateWords(enrollment, reader),
      opens: opens && seconds(opens.at),
      closes: closes && lastSecond(closes),
      starts: starts && seconds(starts.at),
      ends: ends && lastSecond(ends),
      link: pages?.address(value),
    });
  };

/** What is not given stays empty in the workflow. */
function known(outputs: Readonly<Record<string, string | number | undefined>>) {
  const given = Object.entries(outputs).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(given);
}

/** A timestamp of a workflow, in whole seconds. */
const seconds = (at: number): number => Math.floor(at / 1000);
/** Of a date alone, the last second of that day. */
const lastSecond = ({ at, until }: Moment): number => seconds(until === undefined ? at : until - 1);

// "Look up a course": a page with one field that suggests courses as a person types.

const MOST_SUGGESTED = 25;
/** The longest input that is read; Slack sends no more either. */
const LONGEST_TYPED = 200;

const lookUpForm = defineForm('course.look-up', z.object({}), courseInput);

export function lookUpModal(language: Language): Modal {
  const words = texts(language).lookUp;
  return {
    title: words.title,
    form: lookUpForm.carry({}, language, words.submit),
    blocks: [courseField(language)],
  };
}

/**
 * Options for the typed text: the text itself if it is a code, then courses that the workspace has seen. For
 * an empty text: courses that the person has looked up, then those of others. Then what searches of the catalogue have
 * brought. Rejects if the store is in trouble.
 */
async function suggestCourses(
  typed: string,
  reader: Reader,
  place: Place,
  { seen, history, catalogue }: Pick<CourseDeps, 'seen' | 'history' | 'catalogue'>,
): Promise<Suggestion[]> {
  const { language } = reader;
  const sought = typed.slice(0, LONGEST_TYPED).trim();
  const code = parseRealizationCode(sought) ?? parseCourseUnitCode(sought);
  const first = sought === '' ? await history.recent(place) : code === undefined ? [] : [{ code, names: {} }];
  const found = await seen
    .suggest(place.workspace, sought, language, MOST_SUGGESTED)
    .catch((error: unknown) => {
      // A code can be looked up even if the names can't be read.
      if (code === undefined) throw error;
      return [];
    });
  // If a code was seen, the entry with names replaces the one without.
  const all = new Map<string, KnownCourse>(first.map((one) => [one.code, one]));
  for (const one of found) all.set(one.code, one);
  for (const one of catalogue.kept(sought, reader)) if (!all.has(one.code)) all.set(one.code, one);
  return [...all.values()]
    .slice(0, MOST_SUGGESTED)
    .map((one) => ({ text: seenLine(one, language, LIMITS.optionText), value: one.code }));
}
