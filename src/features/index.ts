/** The list of features, each with the parts that it declares. */

import { aboutNamed } from '../ask/about-named.ts';
import { askFor, type Features } from '../ask/feature.ts';
import { withoutGuideNames, wrongNames } from '../ask/guide-names.ts';
import type { CoursePages, LinkTemplates } from '../ask/links.ts';
import { nameAskedFor } from '../ask/named-courses.ts';
import { createNaming } from '../ask/naming.ts';
import type { Place } from '../ask/place.ts';
import { MOST_OFFERED } from '../ask/seen-courses.ts';
import { createConversations } from '../ask/spoken-of.ts';
import { readTime } from '../ask/times.ts';
import type { Calendar } from '../calendar/addresses.ts';
import type { LessonsOn, OwnBeside } from '../cards/agenda.ts';
import { InvalidRequest } from '../errors.ts';
import type { Language } from '../language.ts';
import { createIntents } from '../reading/intents.ts';
import type { PersonKey, Store } from '../store/store.ts';
import { groupTopic, type StudyClient } from '../study-client/model.ts';
import type { Buildings } from '../workspace/buildings.ts';
import { beginningsOf } from '../workspace/buildings-index.ts';
import type { ChannelChanges } from '../workspace/channel-changes.ts';
import type { ConversationContexts, History } from '../workspace/history.ts';
import type { Lessons } from '../workspace/lessons.ts';
import { createCourseUnits, type LookUpFor } from '../workspace/look-up.ts';
import { createOwnGroups, targetToTell } from '../workspace/own-group.ts';
import { type FollowedCodes, linkedCode, type Preferences } from '../workspace/preferences.ts';
import type { RoomsInUse } from '../workspace/rooms-in-use.ts';
import { seenInOrder } from '../workspace/seen-order.ts';
import type { WorkspaceState } from '../workspace/state.ts';
import type { StudyExtras } from '../workspace/study-extras.ts';
import type { Nudge, Targets } from '../workspace/targets.ts';
import type { LikelyRuns } from '../workspace/unit-runs.ts';
import { type Assistants, createAssistants } from './assistants/handlers.ts';
import { createCalendarFeature } from './calendar/handlers.ts';
import { createUndo } from './changes/handlers.ts';
import { createChannel } from './channel/handlers.ts';
import { compare } from './compare/handlers.ts';
import { course, lookUpStep, spottedCodes } from './course/handlers.ts';
import { courseLinks } from './course/link-card.ts';
import type { CourseRequest } from './course/request.ts';
import { courseUnit } from './course-unit/handlers.ts';
import { createEnrolled, ownCourses, unreadToMark } from './enrolled/handlers.ts';
import { type EnrollmentRequest, enrollment } from './enrollment/handlers.ts';
import { courseFacts } from './facts/handlers.ts';
import { unknownSubject } from './facts/named.ts';
import { asksOfNoCourse } from './facts/request.ts';
import { namesInCatalogue } from './find/catalogue-names.ts';
import { createCodeSearch } from './find/code-search.ts';
import type { FindRequest } from './find/filters.ts';
import { findAmongSeen, findAsks } from './find/handlers.ts';
import { createNameSearch } from './find/name-search.ts';
import { nearNames } from './find/near-names.ts';
import { createPickable } from './find/pickable.ts';
import { asksForSeveral, findQuestion } from './find/request.ts';
import { findCoursesStep } from './find/workflow.ts';
import { nameToFollow } from './follow/by-name.ts';
import { reminderWords } from './follow/cards.ts';
import { createFollowFeature } from './follow/handlers.ts';
import { createList } from './follow/list.ts';
import { followedBlocks } from './follow/overview.ts';
import { nameToRemindOf, unreadToFollow } from './follow/question.ts';
import type { FollowRequest } from './follow/request.ts';
import { createGreeting, createGreetingFeature } from './greeting/handlers.ts';
import { createGroup } from './group/handlers.ts';
import { withOwnGroup } from './group/list.ts';
import { help, helpAsks } from './help/handlers.ts';
import { createHome } from './home/view.ts';
import { lessonsOnDays } from './lessons/agenda.ts';
import type { AgendaRequest } from './lessons/agenda-request.ts';
import { lessons } from './lessons/handlers.ts';
import type { LessonsRequest } from './lessons/request.ts';
import { lessonsStep } from './lessons/workflow.ts';
import { createPrivacy } from './privacy/handlers.ts';
import { lessonChangesCard } from './reminders/lesson-changes.ts';
import { findRoomsStep, rooms } from './rooms/handlers.ts';
import { namesBuilding, withBuildingIds } from './rooms/signs.ts';
import { createSettings, ownSettings } from './settings/handlers.ts';
import { dailyButtons } from './settings/said.ts';
import { createSnooze } from './snooze/handlers.ts';
import { plannedHere, term, type WeekRequest, week } from './week/handlers.ts';

/** The parts of the app of which features are made. */
export interface FeatureDeps {
  readonly study: StudyClient;
  readonly store: Store;
  readonly preferences: Preferences;
  readonly changes: ChannelChanges;
  readonly history: History;
  readonly contexts: Pick<ConversationContexts, 'shown' | 'listed'>;
  readonly followedCodes: FollowedCodes;
  readonly lookUpFor: LookUpFor;
  /** The same, where a course unit's code stands for the unit's runs. */
  readonly lookUpRuns: LookUpFor;
  readonly likelyRuns: LikelyRuns;
  readonly buildings: Buildings;
  readonly extras: Pick<StudyExtras, 'can' | 'tryOut' | 'mayTry' | 'isAwaited'>;
  readonly lessons: Lessons;
  readonly inUse: RoomsInUse;
  /** Does work that is charged to no person. */
  readonly apart: <T>(work: () => T) => T;
  /** Has the answer under way shown anew once something has ended; false: it can't be. */
  readonly showAnew: (ended: Promise<boolean>) => boolean;
  /** Whether the study API answers. */
  readonly studyState: () => WorkspaceState['study'];
  /** How it does, for those who manage the workspace; undefined for all others. */
  readonly stateFor: (person: PersonKey) => Promise<WorkspaceState | undefined>;
  readonly now: () => number;
  /** The study API's time zone. */
  readonly zone: string;
  readonly targets: Targets;
  readonly nudge: Nudge;
  /** The language of answers to a person. Never rejects. */
  readonly languageOf: (place: Place) => Promise<Language>;
  /** Slack's IANA zone of a person. Never rejects. */
  readonly zoneOf: (person: PersonKey) => Promise<string | undefined>;
  /** Has Slack give back what nothing wants any more in a workspace. */
  readonly takeBack: (workspace: string) => Promise<void>;
  /** Called when something on a person's Home has changed. */
  readonly changed: (person: PersonKey, isLooking?: true) => void;
  /** Who helps where the asker can't. */
  readonly support: string | undefined;
  /** Who may change something for a channel. */
  readonly whoMay: 'everyone' | 'managers';
  /** Whether course units' runs are searched for by the next codes. */
  readonly searchesRuns: boolean;
  /** How often followed courses are read, in milliseconds. */
  readonly checkEveryMs: number;
  /** Undefined if Coursebell has no public address. */
  readonly calendar: Calendar | undefined;
  readonly downloads: { address(person: PersonKey, language: Language): string } | undefined;
  /** Undefined if assistants can't be connected. */
  readonly assistants: Assistants | undefined;
  /** Pages of the university. */
  readonly links: LinkTemplates;
  /** The pages of courses; undefined: they are not known. */
  readonly pages: CoursePages | undefined;
}

/** Readings of followed courses are old after so many periods: one may have failed, and be made up for by the next. */
const OLD_AFTER = 2;
/** So many courses are offered beside a name that is not known. */
const MOST_NEAR = 3;

/** All features. Their order changes nothing. */
export function createFeatures(deps: FeatureDeps): Features {
  const { study, store, preferences, changes, followedCodes, lookUpFor, lookUpRuns, likelyRuns } = deps;
  const {
    lessons: taught,
    inUse,
    buildings,
    extras,
    now,
    zone,
    nudge,
    changed,
    calendar,
    links,
    pages,
  } = deps;
  const { targets, languageOf } = deps;
  const searchesNames = () => extras.can('search-name');
  const maySearchNames = () => searchesNames() || extras.mayTry('search-name');
  const history = { ...deps.history, findsAll: searchesNames };
  const learn: History['addFound'] = (...found) => history.addFound(...found);
  const linked = linkedCode(preferences);
  const units = createCourseUnits(study, history, extras);
  const seen = seenInOrder({ history, study, now, told: MOST_OFFERED }, 'both');
  const seenUnits = seenInOrder({ history, study, now, told: MOST_OFFERED }, 'units');
  const conversationAt = createConversations(deps.contexts, linked);
  const followed = (place: Place) => targets.codesHere(place);
  const { support } = deps;
  const hasCalendar = calendar !== undefined;
  const list = createList({ store, targets, support, hasCalendar });
  const groups = createOwnGroups({ store, preferences, study, history, extras, now, zone });
  const oldAfterMs = OLD_AFTER * deps.checkEveryMs;
  const catalogue = namesInCatalogue(
    { study, extras, likelyRuns, languageOf, zone, now },
    (request, reader, place) => askFor<FindRequest>(finding, request).card(reader, place),
  );
  const lessonsOn: LessonsOn = (...asked) => deps.apart(() => lessonsOnDays(taught, ...asked));
  const ownBeside = async ({ workspace, user }: PersonKey): Promise<OwnBeside> => {
    const key = { workspace, user };
    const [marked, group] = await Promise.all([store.enrolled.of(key), groups.of(key)]);
    return { marked: marked.map(({ code }) => code), group };
  };
  const targetOf = (person: PersonKey, inLanguage: () => Promise<Language>) =>
    targetToTell(person, inLanguage, { store, preferences, targets });
  const weekly = week({
    ...{ study, store, targets, preferences, zone, now, nudge, oldAfterMs, lessonsOn, links },
    canTeach: taught.mayTell,
    ownBeside: async (place, kind) =>
      kind === 'person' ? ownBeside(place) : { marked: [], group: (await groups.ofChannel(place))[0] },
    closingOf: (time, reader, place) => {
      const isRead = time !== '' && readTime(time.split(' '), reader) !== undefined;
      const closing = isRead ? { dates: { of: 'closes' as const, time } } : { states: ['open' as const] };
      return askFor<FindRequest>(finding, { words: [], own: true, ...closing }).card(reader, place);
    },
    ofGroup: ({ group, next }, reader, place) =>
      askFor<AgendaRequest>(ofLessons, { of: 'agenda', group, ...(next && { at: 'next week' }) }).card(
        reader,
        place,
      ),
  });
  const courses = course({
    ...{ catalogue, study, history, linked, lookUpRuns, seen, units, follows: followedCodes },
    lessons: taught,
    offered: { calendar: calendar !== undefined, links },
  });
  const windows = enrollment({
    linked,
    followed,
    lookUpRuns,
    seen,
    catalogue,
    links,
    follows: followedCodes,
  });
  const finding = findAmongSeen({
    ...{ study, extras, likelyRuns, seen: history, followed, learn, links, showAnew: deps.showAnew },
    groups,
    own: (place, reader) => ownCourses(place, 'closes', reader, { store, targets }),
    cardOf: (code, reader, place) => askFor<CourseRequest>(courses, { asked: [code] }).card(reader, place),
    windowOf: (code, reader, place) =>
      askFor<EnrollmentRequest>(windows, { asked: [code] }).card(reader, place),
  });
  const readers = [nameToFollow, unknownSubject, nameAskedFor];
  const ofLessons = lessons({
    ...{ lessons: taught, lookUpRuns, linked, links, seen, catalogue },
    changes: (planned, asked, reader) => lessonChangesCard(planned, asked, reader, store),
    find: (search, reader, place) => askFor<CourseRequest>(courses, { search }).card(reader, place),
    planned: (place, reader) =>
      plannedHere(place, reader, { study, store, targets, preferences }, place.thread === undefined),
    own: (place, reader) => ownCourses(place, 'starts', reader, { store, targets }),
    groups,
    weekInstead: (reader, place) => askFor<WeekRequest>(weekly, { of: 'week' }).card(reader, place),
    coursesInstead: ({ groups, at }, reader, place) => {
      const request = {
        words: [...groups],
        groups: [...groups],
        ...(at && { dates: { of: 'runs' as const, time: at } }),
      };
      // A button may hold more than a search takes.
      const asked = finding.revive(request);
      if (!asked) throw new InvalidRequest({ about: 'realization-code', input: '' });
      return asked.card(reader, place);
    },
    facts: async ({ part: _part, from: _from, ...wish }, reader, place) => {
      // A button may hold more than a question for facts takes.
      const asked = facts.revive({ ...wish, topic: 'lessons', isOfEach: true });
      if (!asked) throw new InvalidRequest({ about: 'realization-code', input: '' });
      return asked.card(reader, place);
    },
  });
  const facts = courseFacts({
    ...{ study, units, lookUpRuns, seen, links, follows: followedCodes, lessons: taught, support },
    older: catalogue.older,
    lessonsCard: (request, reader, place) => askFor<LessonsRequest>(ofLessons, request).card(reader, place),
    shownAt: async (place) => (await deps.contexts.shown(place)).codes,
    ownCourses: (place, first, reader) => ownCourses(place, first, reader, { store, targets, groups }),
    channelsGroup: async (place, { language }) => {
      const [group] = await groups.ofChannel(place);
      if (group === undefined) return undefined;
      const { courses: known } = await groups.courses(group, place.workspace, language);
      return { group, codes: known.map(({ code }) => code) };
    },
  });
  const helping = help({
    ...{ buildings, links, support, studyState: deps.studyState },
    changing: [unreadToFollow, unreadToMark],
    naming: readers,
    near: (name, reader, place) => nearNames(name, reader, place, { study, seen: history }, MOST_NEAR),
    offered: () => ({ names: searchesNames(), reservations: extras.can('reservations') }),
    spokenOf: async (place, language) => {
      const [code, ...others] = await conversationAt(place).spokenOf();
      if (code === undefined || others.length > 0) return undefined;
      return { code, name: (await history.names(place.workspace, [code])).get(code)?.[language] };
    },
    example: async ({ workspace }, language) => {
      const [[course], [building]] = await Promise.all([
        history.suggest(workspace, '', language, 1, 'both'),
        buildings.all(),
      ]);
      const name = course?.names[language];
      const house = building && buildings.nameOf(building.id, language);
      const called = house && (beginningsOf(house)[0] ?? house);
      return { code: course?.code, name, building: building && (building.code ?? called ?? building.id) };
    },
  });
  const following = createFollowFeature({
    ...{
      study,
      store,
      targets,
      preferences,
      changes,
      extras,
      followedCodes,
      linked,
      lookUpFor,
      lookUpRuns,
    },
    ...{
      now,
      zone,
      nudge,
      languageOf,
      support,
      hasCalendar,
      seen,
      stateFor: deps.stateFor,
      studyState: deps.studyState,
    },
    withOwnGroup: withOwnGroup(groups),
    searchesRuns: deps.searchesRuns,
  });
  const greeting = createGreeting(groups);
  const all = [
    createEnrolled({ store, targets, now, nudge, list, nextWords: reminderWords }),
    following,
    weekly,
    // It can be shared.
    term({
      lessons: taught,
      planned: (place, reader) => plannedHere(place, reader, { study, store, targets, preferences }),
    }),
    createChannel({
      ...{ study, store, changes, preferences, nudge, support },
      ...{ seen, feeds: calendar?.feeds, whoMay: deps.whoMay },
      ownSettings: (place, language) =>
        ownSettings(place, language, {
          ...{ store, preferences, zone, knowsLessons: () => extras.can('reservations') },
        }),
    }),
    createUndo({ study, store, preferences, changes, now, nudge }),
    createCalendarFeature({ study, lessons: taught, calendar, changed, changes }),
    helping,
    finding,
    rooms({ study, buildings, inUse, links }),
    compare({
      ...{ lookUpFor, lookUpRuns, extras, seen: history, lessons: taught, links },
      own: (place, reader) => ownCourses(place, 'starts', reader, { store, targets, groups }),
    }),
    ofLessons,
    facts,
    windows,
    courseUnit({ study, extras, units, lookUpRuns, seen: seenUnits, links }),
    createSettings({
      ...{ study, store, preferences, changes, now, zone, nudge, changed },
      ...{ languageOf, zoneOf: deps.zoneOf, targetOf, knowsLessons: () => extras.can('reservations') },
    }),
    createGroup({
      ...{ groups, targetOf, nudge, changed },
      followOffer: (group, reader, place) =>
        askFor<FollowRequest>(following, { does: 'offer', asked: [groupTopic(group)] }).card(reader, place),
      coursesOf: (group, isOpen, reader, place) =>
        askFor<FindRequest>(finding, {
          ...{ words: [group], groups: [group] },
          ...(isOpen && { states: ['open' as const] }),
        }).card(reader, place),
    }),
    createGreetingFeature(greeting),
    createSnooze({ store, targets, now, nudge, list }),
    createAssistants(deps.assistants),
    createPrivacy({
      ...{ store, preferences, history, followedCodes, changed },
      ...{ downloads: deps.downloads, takeBack: deps.takeBack },
    }),
    courses,
  ];
  const steps = {
    find_courses: findCoursesStep({ study, extras, likelyRuns, seen: history }),
    find_lessons: lessonsStep({ lessons: taught, study }),
    find_rooms: findRoomsStep(study, buildings),
    look_up_course: lookUpStep(study, pages),
  };
  return {
    list: all,
    intents: createIntents(all.flatMap(({ intents }) => intents)),
    conversationFor: (question, place) =>
      aboutNamed(conversationAt(place), question, [nameToRemindOf], async (codes) =>
        deps.history.names(place.workspace, codes),
      ),
    ...helpAsks(helping, asksOfNoCourse),
    ...findAsks(finding),
    withoutGuideNames: (text, { workspace }) => withoutGuideNames(text, workspace, history.namesIn),
    wrongNames: (names, { workspace }) => wrongNames(names, workspace, history.namesIn),
    withNamedCodes: createNaming({
      ...{ history, conversationAt, isOfSeveral: asksForSeveral },
      isToFind: (question) => findQuestion(question) !== undefined,
      withBuildings: (question) => withBuildingIds(question, buildings),
      isOfBuilding: (question) => namesBuilding(question, buildings),
      pickable: createPickable({ history, study, zone, now }),
      ...{
        searchesNames: maySearchNames,
        readers,
        lookFor: createNameSearch({ study, extras, learn, languageOf, zone, now }),
        lookForCodes: createCodeSearch({
          ...{ study, extras, likelyRuns, history, learn, languageOf, zone, now },
        }),
      },
    }),
    searchesNames,
    maySearchNames,
    greeting,
    ownGroup: ({ workspace, user }) => groups.of({ workspace, user }),
    home: createHome({
      ...{ store, targets, preferences, zone, history, followedBlocks, oldAfterMs, lessonsOn, ownBeside },
      ...{ feeds: calendar?.feeds, hasAssistants: deps.assistants !== undefined },
      dailyButtons: (settings, language) =>
        extras.can('reservations') ? dailyButtons(settings, language) : undefined,
    }),
    linked,
    links: pages && courseLinks(pages, { study, lookUpRuns }),
    step: (name) => steps[name],
    codes: spottedCodes(courses, { study, history }),
  };
}
