import {
  type Ask,
  type CourseLinks,
  type Feature,
  type Features,
  intentAsking,
  type ReadQuestion,
} from '../ask/feature.ts';
import { withNamedCodes } from '../ask/known-names.ts';
import type { CoursePages, LinkTemplates } from '../ask/links.ts';
import { nameAskedFor } from '../ask/named-courses.ts';
import type { Place } from '../ask/place.ts';
import type { Question } from '../ask/question.ts';
import { closedLast, MOST_OFFERED, type SeenCourses, seenName } from '../ask/seen-courses.ts';
import { readAsGroups, withSeenGroups } from '../ask/seen-groups.ts';
import { createConversations, withPicks } from '../ask/spoken-of.ts';
import { mayNameOther } from '../ask/unread.ts';
import type { Calendar } from '../calendar/addresses.ts';
import { createKeptCards, type Reader } from '../cards/card.ts';
import type { Language } from '../language.ts';
import { createIntents, type Intent } from '../reading/intents.ts';
import { usualReminders } from '../store/reminder-settings.ts';
import type { PersonKey } from '../store/store.ts';
import { isRealizationCode } from '../study-client/codes.ts';
import { enrollmentState } from '../study-client/moments.ts';
import type { Buildings } from '../workspace/buildings.ts';
import type { ConversationContexts, History } from '../workspace/history.ts';
import type { Among } from '../workspace/history-index.ts';
import { createCourseUnits, createLookUpAtHand } from '../workspace/look-up.ts';
import { linkedCode } from '../workspace/preferences.ts';
import { asSlackTakesIt, codesFollowedHere, type Spot } from '../workspace/targets.ts';
import { type Assistants, createAssistants } from './assistants/handlers.ts';
import { createCalendarFeature } from './calendar/handlers.ts';
import { createUndo } from './changes/handlers.ts';
import { type ChannelRequest, createChannel } from './channel/handlers.ts';
import { compare } from './compare/handlers.ts';
import { course, existingCodes, lookUpStep } from './course/handlers.ts';
import { linkedCourse, linkedDetails } from './course/link-card.ts';
import type { CourseRequest } from './course/request.ts';
import { courseUnit } from './course-unit/handlers.ts';
import { createEnrolled, ownCourses, unreadToMark } from './enrolled/handlers.ts';
import { enrollment } from './enrollment/handlers.ts';
import { courseFacts } from './facts/handlers.ts';
import { asksOfNoCourse, unknownSubject } from './facts/request.ts';
import type { FindRequest } from './find/filters.ts';
import { findAmongSeen } from './find/handlers.ts';
import { createPickable } from './find/pickable.ts';
import { asksForSeveral, findRuns, findWindows } from './find/request.ts';
import { nameToFollow } from './follow/by-name.ts';
import { reminderWords } from './follow/cards.ts';
import { createFollowFeature } from './follow/handlers.ts';
import { list } from './follow/list.ts';
import { followedBlocks } from './follow/overview.ts';
import { unreadToFollow } from './follow/question.ts';
import type { FollowDeps } from './follow/request.ts';
import { type HelpRequest, help, loneNumber, unknownName } from './help/handlers.ts';
import { createHome, type HomeDeps } from './home/view.ts';
import { createPrivacy, type PrivacyDeps } from './privacy/handlers.ts';
import { findRoomsStep, rooms } from './rooms/handlers.ts';
import { withBuildingIds } from './rooms/signs.ts';
import { createSettings, type SettingsDeps } from './settings/handlers.ts';
import { createSnooze } from './snooze/handlers.ts';
import { plannedHere, term, week } from './week/handlers.ts';

export interface FeatureDeps {
  readonly following: FollowDeps;
  readonly history: History;
  readonly settings: SettingsDeps;
  readonly privacy: PrivacyDeps;
  readonly buildings: Buildings;
  readonly contexts: Pick<ConversationContexts, 'shown' | 'listed'>;
  /** Pages of the university. */
  readonly links: LinkTemplates;
  /** The pages of courses; undefined: they are not known. */
  readonly pages: CoursePages | undefined;
  /** How often followed courses are read, in milliseconds. */
  readonly checkEveryMs: number;
  /** Undefined if Coursebell has no public address. */
  readonly calendar: Calendar | undefined;
  /** Undefined if assistants can't be connected. */
  readonly assistants: Assistants | undefined;
  /** Called when something on a person's Home has changed. */
  readonly changed: (person: PersonKey) => void;
}

/** The most kept course cards: each takes about 10 KB with its bytes, and its data another 5. */
const MOST_COURSES = 500;
/** Of courses that are followed where they are asked for. */
const MOST_FOLLOWED = 200;
/** The most kept building cards: each may take ten times as much. A university has some dozens of buildings. */
const MOST_BUILDINGS = 60;

/** Among so many courses of a name, those that are closed come last. */
const MOST_ORDERED = 1000;

/** Readings of followed courses are old after so many periods: one may have failed, and be made up for by the next. */
const OLD_AFTER = 2;

/** All features, and the order in which they are asked. */
export function createFeatures(deps: FeatureDeps): Features {
  const { following, history, buildings, contexts, calendar, links, changed } = deps;
  const { study, preferences, followedCodes, lookUpFor, lookUpRuns } = following;
  const units = createCourseUnits(study, history);
  const keptOf = (code: string, language: Language = 'en') => {
    const kept = isRealizationCode(code) ? study.realizationKept(code, language) : undefined;
    return kept === 'absent' ? undefined : kept?.value;
  };
  const isClosed = (code: string): boolean => {
    const kept = keptOf(code);
    return kept !== undefined && enrollmentState(kept.enrollment, following.now()).state === 'closed';
  };
  const seenAmong = (among: Among): SeenCourses => ({
    near: (workspace, code, most) => history.near(workspace, code, most),
    groups: (workspace, codes) => history.groups(workspace, codes),
    suggest: async (workspace, typed, language, most) => {
      const all = await history.suggest(workspace, typed, language, Math.max(most, MOST_ORDERED), among);
      const found = (typed === '' ? all : closedLast(all, isClosed)).slice(0, most);
      return found.map((one, at) =>
        at < MOST_OFFERED && typed !== '' ? { ...one, kept: keptOf(one.code, language) } : one,
      );
    },
  });
  const known = seenAmong('both');
  const seenUnits = seenAmong('units');
  const linked = ({ conversation, viewing = conversation, ...place }: Place) =>
    linkedCode(preferences, { ...place, conversation: viewing }).catch(() => undefined);
  const conversationAt = createConversations(contexts, linked);
  const pickable = createPickable({ history, study, zone: following.zone });
  const followed = (place: Place) => codesFollowedHere(place, following);
  const offers = async (place: Place, code: string) => ({
    links,
    followed: await followedCodes.here(place, code),
  });
  const courses = course({
    follows: followedCodes,
    study,
    linked,
    lookUpRuns,
    seen: known,
    recent: (person) => history.recent(person),
    offered: { calendar: calendar !== undefined, links },
    lookUpAtHand: createLookUpAtHand(study, history),
    units,
    kept: createKeptCards(MOST_COURSES),
    keptFollowed: createKeptCards(MOST_FOLLOWED),
  });
  const toFollow = createFollowFeature(following);
  const showList = (spot: Spot, look: Parameters<typeof list>[1], reader: Reader, place: Place) =>
    list(spot, look, { ...following, reader, place });
  const marking = createEnrolled({ ...following, list: showList, nextWords: reminderWords });
  const finding = findAmongSeen({ study, seen: history, followed });
  const houses = rooms({ study, buildings, kept: createKeptCards(MOST_BUILDINGS) });
  const comparing = compare(lookUpFor, history);
  const telling = courseFacts({
    ...{ study, units, lookUpRuns, seen: known, offers },
    ownCourses: (place, first, reader) => ownCourses(place, first, reader, following),
  });
  const windows = enrollment({ linked, followed, lookUpRuns, seen: known, offers });
  const unit = courseUnit({ study, units, lookUpRuns, seen: seenUnits, links });
  const helping = help();
  const calendars = createCalendarFeature({
    ...{ study, calendar, changed },
    expectAllowed: (person) => following.changes.expectAllowed(person),
  });
  const channels = createChannel({ ...following, seen: history, feeds: calendar?.feeds });
  const all = [
    marking,
    toFollow,
    week({ ...following, oldAfterMs: OLD_AFTER * deps.checkEveryMs }),
    // It can be shared.
    term({ planned: (place, reader) => plannedHere(place, reader, following) }),
    channels,
    createUndo(following),
    calendars,
    helping,
    finding,
    houses,
    comparing,
    telling,
    windows,
    unit,
    createSettings(deps.settings),
    createSnooze({ ...following, list: showList }),
    createAssistants(deps.assistants),
    createPrivacy(deps.privacy),
    courses,
  ];
  const ofSeveral = [
    {
      ...{ id: 'settings.language', claim: 'own', hears: 'slot.manner' },
      read: async ({ answerIn, direct }: Question) => {
        if (!answerIn?.isAll) return undefined;
        // The settings keep a language.
        return direct
          ? ask<ChannelRequest>(channels, { does: 'settings' })
          : ask<HelpRequest>(helping, { about: 'usage' });
      },
    },
    intentAsking<HelpRequest>(
      {
        ...{ id: 'help.unread', claim: 'change', hears: 'follow lead enrolled', subject: 'name' },
        read: (asked) => unknownName(unreadToFollow(asked) ?? unreadToMark(asked)),
      },
      (request) => ask<HelpRequest>(helping, request),
    ),
    intentAsking<HelpRequest>(
      {
        ...{ id: 'help.unknown-name', claim: 'unknown', hears: '', subject: 'name' },
        read: async (question) => {
          const name = nameToFollow(question) ?? nameAskedFor(question) ?? unknownSubject(question);
          const named =
            name === undefined ? undefined : await buildings.findAmong([name]).catch(() => undefined);
          return named ? undefined : unknownName(name);
        },
      },
      (request) => ask<HelpRequest>(helping, request),
    ),
  ] as const satisfies readonly Intent<ReadQuestion>[];
  return {
    list: all,
    intents: createIntents([...all.flatMap(({ intents }) => intents), ...ofSeveral]),
    conversationAt,
    usage: (unknown) => ask<HelpRequest>(helping, { about: 'usage', ...unknown }),
    hint: async (question) =>
      ask<HelpRequest>(
        helping,
        (await asksOfNoCourse(question))
          ? { about: 'which-course' }
          : { about: 'hint', number: loneNumber(question), names: mayNameOther(question) },
      ),
    withNamedCodes: async (typed, place) => {
      const question = await withSeenGroups(typed, place, history);
      if (asksForSeveral(question)) return question;
      const conversation = conversationAt(place);
      const read = readAsGroups(await withBuildingIds(question, buildings), question.groups);
      const named = await withNamedCodes(read, conversation, history.namesIn);
      return withPicks(named, conversation, pickable(place));
    },
    windows: (question) => {
      const request = findWindows(question);
      return request && ask<FindRequest>(finding, request);
    },
    runs: (question, named) => ask<FindRequest>(finding, findRuns(question, named)),
    home: createHome(homeOf(deps)),
    linked,
    links: linksOf(deps),
    step: (name) => (name === 'find_rooms' ? findRoomsStep(study, buildings) : lookUpStep(study, deps.pages)),
    codes: {
      seen: async (codes, { workspace }) => {
        const names =
          codes.length === 0 ? undefined : await history.names(workspace, codes).catch(() => undefined);
        return codes.filter((code) => Object.keys(names?.get(code) ?? {}).length > 0);
      },
      existing: (codes, language) => existingCodes(study, codes, language),
      ask: (codes) => ask<CourseRequest>(courses, { asked: [...codes], compact: true }),
    },
  };
}

function linksOf({ pages, following: { study, lookUpRuns } }: FeatureDeps): CourseLinks | undefined {
  if (!pages) return undefined;
  return {
    courseAt: pages.courseAt,
    // It is no look-up of the person who has posted the link.
    find: async (asked, reader, { workspace }) =>
      linkedCourse(asked, await lookUpRuns({ workspace, user: '' }, [asked], reader.language), reader, pages),
    details: (asked, reader) => linkedDetails(asked, reader, { study, pages }),
  };
}

/** Home's content comes from everywhere. */
function homeOf(deps: FeatureDeps): HomeDeps {
  const { following, history, calendar, checkEveryMs } = deps;
  const { store, zone, preferences } = following;
  return {
    store,
    asTaken: (target) => asSlackTakesIt(target, following),
    settingsOf: async (person) => {
      const chosen = await preferences.person(person);
      return { language: chosen?.language, reminders: chosen?.reminders ?? usualReminders(zone) };
    },
    recent: async (person, language) =>
      (await history.recent(person)).map((seen) => ({ code: seen.code, name: seenName(seen, language) })),
    namesOf: (workspace, codes) => history.names(workspace, codes),
    followedBlocks,
    feeds: calendar?.feeds,
    hasAssistants: deps.assistants !== undefined,
    oldAfterMs: OLD_AFTER * checkEveryMs,
  };
}

function ask<R>(feature: Feature, request: R): Ask {
  const made = feature.revive(request);
  if (!made) throw new TypeError(`a request that is none of ${feature.name}`);
  return made;
}
