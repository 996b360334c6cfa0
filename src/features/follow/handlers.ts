import {
  chooseFollow,
  chooseFollowAll,
  chooseFollowOpen,
  followedElsewhere,
  followOffered,
  showFollowed,
  showFollowedHere,
  startFollow,
  startGroup,
  stopFollow,
  stopMine,
} from '../../ask/actions.ts';
import { chosenCourse } from '../../ask/course-field.ts';
import { defineFeature, type Feature, opens, replaces, submits } from '../../ask/feature.ts';
import { chosenGroup } from '../../ask/group-field.ts';
import { personAt } from '../../ask/place.ts';
import { isTopic, topicsIn } from '../../ask/run-topics.ts';
import { askedLinked } from '../../ask/seen-courses.ts';
import { joined, outsideLine } from '../../cards/blocks.ts';
import { type Card, toModal, withNote, wordsCard } from '../../cards/card.ts';
import { withUnused } from '../../cards/words.ts';
import { InvalidRequest } from '../../errors.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { factsOf } from '../../reminders/followed.ts';
import { usualReminders } from '../../store/reminder-settings.ts';
import { groupTopic } from '../../study-client/model.ts';
import { remindersOfPerson } from '../../workspace/preferences.ts';
import { type Spot, spotOf } from '../../workspace/targets.ts';
import { isOfFollowing } from './asked-list.ts';
import { readName, readNamedStop } from './by-name.ts';
import { lessonLeadsFor, mayCome, nearestLeads, unlessOver, withoutLessonLeads } from './cards.ts';
import {
  channelGroupForm,
  channelGroupModal,
  choose,
  chooseModal,
  leadChoiceCard,
  offerCard,
  offerFound,
  orOfferNear,
  startForm,
  startModal,
  topicOffer,
} from './choose.ts';
import { follow } from './follow.ts';
import { chooseOpen, followOpen } from './follow-open.ts';
import { followIntents } from './intents.ts';
import { leadAll, undoLeadAll } from './lead-all.ts';
import { following, list } from './list.ts';
import type { FollowDeps, With } from './parts.ts';
import {
  chooseFollowWith,
  chooseLeads,
  type FollowRequest,
  followFound,
  followLead,
  followLeadMine,
  followRequest,
  type Request,
  setFollow,
  setFollowAll,
  setFollowOpen,
  stopAll,
  stopFinished,
  stopHere,
  stopListed,
  turnFollowed,
  undoFollow,
  undoLeads,
  undoStop,
} from './request.ts';
import { withoutHere } from './said-here.ts';
import { stopEnded, stopOne, undo, unfollow } from './stop.ts';
import { holdsTopic, parseFollow, parseUnfollow, unfollowable, withFollowable } from './wish.ts';

/**
 * `/course follow`, `unfollow`, `following` and `status`, and questions about follows: the courses that a
 * channel or person is reminded of.
 */
export const createFollowFeature = (deps: FollowDeps): Feature =>
  defineFeature<FollowRequest>({
    name: 'follow',
    request: followRequest,
    commands: [
      {
        command: '/course',
        subcommand: 'follow',
        also: vocabulary.subcommands.follow.words,
        parse: (typed) => parseFollow(withoutHere(typed)),
        alone: async (place) => {
          const own = await askedLinked(place, deps.linked);
          return own && { does: 'follow', asked: own.asked };
        },
        named: async (typed, place, _, codes) => {
          const known = withFollowable(codes, deps);
          const odd = unfollowable(known);
          if (odd !== undefined) throw new InvalidRequest({ about: 'not-followable', input: odd });
          const said = withoutHere(typed);
          if (holdsTopic(said, known)) return parseFollow(said, known);
          return topicsIn(said).topics.length > 0 ? undefined : readName(said, place, deps.seen);
        },
      },
      {
        command: '/course',
        subcommand: 'unfollow',
        also: vocabulary.subcommands.unfollow.words,
        parse: parseUnfollow,
        named: async (typed, place, _, codes) => {
          if (holdsTopic(typed, codes)) return parseUnfollow(typed, codes);
          if (topicsIn(typed).topics.length > 0) return undefined;
          return readNamedStop(typed, () => deps.targets.namedHere(place));
        },
      },
      {
        command: '/course',
        subcommand: 'following',
        also: vocabulary.subcommands.following.words,
        parse: () => ({ does: 'following' }),
        knows: isOfFollowing,
      },
      {
        command: '/course',
        subcommand: 'status',
        also: vocabulary.subcommands.status.words,
        parse: () => ({ does: 'following', state: true }),
        knows: isOfFollowing,
      },
    ],
    intents: followIntents(deps),
    answer: (request, reader, place) => {
      const context = { ...deps, reader, place };
      // A button of the app names who should follow, and a code that existed.
      const isOffer = request.does === 'offer' || request.does === 'choose-lead';
      const isTyped = isOffer || (request.does === 'follow' && request.whom === undefined);
      const asksWhom = isOffer && spotOf(place)?.kind === 'channel';
      const answered = answer(request, context).then((card) => withShown(card, request));
      return isTyped ? orOfferNear(answered, asksWhom, context) : answered;
    },
    actions: [
      opens(
        chooseFollow,
        title,
        ({ asked, ...where }, reader, place) => choose(asked, where, { ...deps, reader, place }),
        ({ asked }) => ({ does: 'follow', asked: [asked] }),
      ),
      opens(startFollow, title, async (_, reader, place) => startModal(place, reader)),
      opens(startGroup, titleOfGroup, async (_, reader, place) => channelGroupModal(place, reader)),
      opens(
        chooseFollowAll,
        title,
        async ({ asked }, reader, place) => chooseModal(asked, place, reader),
        ({ asked }) => ({ does: 'follow', asked }),
      ),
      opens(
        chooseFollowOpen,
        title,
        async ({ codes }, reader, place) => chooseOpen(codes, { reader, place }),
        ({ codes }) => ({ does: 'follow-open', codes, whom: 'person' }),
      ),
      replaces(setFollowOpen, ({ codes, ...who }) => ({ does: 'follow-open', codes, ...who })),
      replaces(setFollowAll, ({ asked, ...who }) => ({ does: 'follow', asked, ...who })),
      opens(
        chooseFollowWith,
        title,
        async ({ asked, leads }, reader, place) => chooseModal(asked, place, reader, leads),
        ({ asked, leads }) => ({ does: 'follow', asked: [asked], leads }),
      ),
      replaces(
        chooseLeads,
        ({ asked }) => ({ does: 'choose-lead', asked: [asked], unmet: [], isAny: true }),
        'beside',
      ),
      replaces(followLead, (wanted) => ({ does: 'follow', ...wanted })),
      replaces(followLeadMine, (wanted) => ({ does: 'follow', whom: 'person', ...wanted }), 'beside'),
      replaces(followFound, ({ asked }) => ({ does: 'follow', asked: [asked] })),
      replaces(
        followOffered,
        ({ asked, leads }) => ({ does: 'follow', asked: [asked], whom: 'person', leads }),
        'beside',
      ),
      replaces(setFollow, ({ asked, ...who }) => ({ does: 'follow', asked: [asked], ...who })),
      replaces(stopFollow, ({ asked }) => ({ does: 'stop', asked, shown: 'alone' }), 'beside'),
      replaces(stopHere, ({ asked, ...where }) => ({ does: 'stop', asked, shown: 'alone', ...where })),
      replaces(stopMine, ({ asked }) => ({ does: 'stop', asked, shown: 'alone', whom: 'person' })),
      replaces(stopListed, (listed) => ({ does: 'stop', shown: 'in-list', ...listed })),
      replaces(stopFinished, (whose) => ({ does: 'stop-finished', ...whose })),
      replaces(showFollowedHere, () => ({ does: 'following' }), 'beside'),
      replaces(turnFollowed, (turned) => ({ does: 'following', ...turned })),
      replaces(undoFollow, (mine) => ({ does: 'unfollow', ...mine })),
      replaces(undoStop, (undone) => ({ does: 'undo', ...undone })),
      replaces(undoLeads, (undone) => ({ does: 'undo-leads', ...undone })),
      opens(
        showFollowed,
        (language) => texts(language).home.follows,
        async (_, reader, place) => {
          const spot = spotOf(place, { whom: 'person' });
          const card = spot
            ? await list(spot, { whom: 'person' }, { ...deps, reader, place })
            : wordsCard(texts(reader.language).follow.nowhere);
          return toModal(card, texts(reader.language).home.follows);
        },
      ),
      replaces(stopAll, ({ at }) => ({ does: 'unfollow', asked: 'all', sureAt: at })),
    ],
    forms: [
      submits(
        startForm,
        title,
        async ({ value, filled }, reader, place) => {
          const chosen = chosenCourse(filled, reader.language);
          if ('errors' in chosen) return chosen;
          return { modal: await choose(chosen.code, value, { ...deps, reader, place }) };
        },
        'reads',
      ),
      submits(channelGroupForm, titleOfGroup, async ({ value, filled }, reader, _, ask) => {
        const chosen = chosenGroup(filled, reader.language);
        if ('errors' in chosen) return chosen;
        const asked = chosen.group === undefined ? [] : [groupTopic(chosen.group)];
        return { ask: ask({ does: 'follow', asked, whom: 'channel', ...value }) };
      }),
    ],
    shareable: false,
    writes: ({ does }) => !ONLY_READ.has(does),
    kind: (request) => {
      if (request.does === 'follow' || request.does === 'offer') return 'follow';
      if (request.does !== 'unfollow') return undefined;
      return request.asked === 'all' ? 'of-all' : 'stop';
    },
  });

const ONLY_READ: ReadonlySet<FollowRequest['does']> = new Set([
  'find',
  'offer',
  'choose-lead',
  'following',
  'tell-where',
]);

const title = (language: Language): string => texts(language).follow.button;
const titleOfGroup = (language: Language): string => texts(language).greeting.group;

/** The courses that a request names are spoken of in its answer. */
function withShown(card: Card, request: FollowRequest): Card {
  const asked = 'asked' in request && request.asked !== 'all' ? [request.asked].flat() : [];
  const shows = asked.filter((one) => !isTopic(one));
  return shows.length === 0 || card.failures?.all ? card : { shows, ...card };
}

async function answer(asked: FollowRequest, context: With<keyof FollowDeps>): Promise<Card> {
  const isKnown = !('leads' in asked) || lessonLeadsFor('person', context) !== 'unknown';
  const request = isKnown ? asked : withoutLessonLeads(asked);
  switch (request.does) {
    case 'find':
      return offerFound(request, context);
    case 'follow':
      return follow(request, context);
    case 'follow-open':
      return followOpen(request, context);
    case 'offer':
      return offerOf(request, context);
    case 'choose-lead':
      return chooseLead(request, context);
    case 'lead-all':
      return leadAll(request, context);
    case 'undo-leads':
      return undoLeadAll(request, context);
    case 'unfollow':
      return unfollow(request, context);
    case 'tell-where':
      return followedElsewhere(context.reader.language);
    case 'undo':
      return undo(request, context);
    default:
      return answerAt(request, context);
  }
}

/** Requests about what a conversation follows, or a person. */
async function answerAt(
  request: Request<'stop' | 'stop-finished' | 'following'>,
  context: With<keyof FollowDeps>,
): Promise<Card> {
  const { place, reader } = context;
  const here = spotOf(place, request);
  if (!here) return wordsCard(texts(reader.language).follow.nowhere);
  const spot = { ...here, user: place.user };
  switch (request.does) {
    case 'stop':
      return stopOne(request, spot, context);
    case 'stop-finished':
      return stopEnded(request, spot, context);
    case 'following':
      return withGroup(await following(request, spot, context), spot, context);
  }
}

/** What a person follows is not all that is theirs. */
const withGroup = async (
  card: Card,
  { kind }: Spot,
  { withOwnGroup, reader, place }: With<'withOwnGroup'>,
) => (kind === 'person' ? withOwnGroup(card, reader, place) : card);

async function offerOf(
  { asked, leads, unmet, unused = [], shown, isPart, rest = [] }: Request<'offer'>,
  { reader, place, lookUpFor, followedCodes, extras }: With<'lookUpFor' | 'followedCodes' | 'extras'>,
): Promise<Card> {
  const spot = spotOf(place);
  const kind = spot?.kind ?? 'person';
  const topics = asked.filter(isTopic);
  const ofTopics = topics.length > 0 ? topicOffer(topics, kind, reader) : undefined;
  const codes = asked.filter((one) => !isTopic(one));
  if (ofTopics && codes.length === 0) return withUnused(ofTopics, unused, reader.language);
  const { lookUps } = await lookUpFor(place, codes, reader.language);
  const followed = spot && (await followedCodes.of(spot));
  const lessons = lessonLeadsFor('person', { extras });
  const card = offerCard(lookUps, kind, reader, { leads, unmet, followed, lessons });
  const isLeft = kind === 'channel' || card.shows?.some((code) => !followed?.has(code));
  const all = shown && !leads && isLeft ? card.shows : undefined;
  const buttons = all?.length
    ? chooseFollowAll.offer(texts(reader.language).follow.allButton, { asked: [...all] }, reader.language)
    : [];
  const said = shown
    ? { ...withNote(card, shownWords(asked.length, rest, isPart, reader.language)), buttons }
    : card;
  const both = ofTopics
    ? { ...withNote(said, ofTopics.text), buttons: [...said.buttons, ...ofTopics.buttons] }
    : said;
  return withUnused(both, unused, reader.language);
}

/** Which courses are offered where none was named, and which are left out. */
function shownWords(
  count: number,
  rest: readonly string[],
  isPart: boolean | undefined,
  language: Language,
): string {
  const { ofShown, otherPages, notAmong } = texts(language).follow;
  const left =
    rest.length > 0 ? notAmong(rest.map((code) => outsideLine(code, 60)).join(', ')) : isPart && otherPages;
  return joined([ofShown(count), left], ' ');
}

/** The lead times of courses that can be followed, as far as their reminders may still come; else which can't be. */
async function chooseLead(
  asked: Request<'choose-lead'>,
  context: With<'lookUpFor' | 'store' | 'preferences' | 'zone' | 'extras'>,
): Promise<Card> {
  // Reminders before lessons come to persons alone.
  const areLessons = asked.unmet.length > 0 && asked.unmet.every(({ of }) => of === 'lesson');
  const isKnown = lessonLeadsFor('person', context) !== 'unknown';
  const request = areLessons && isKnown ? { ...asked, isOwn: true as const } : asked;
  const { reader, place, lookUpFor, store, zone } = context;
  const { lookUps } = await lookUpFor(place, request.asked, reader.language);
  const isOpen = lookUps.every((line) => 'found' in unlessOver(line, reader.now));
  const spot = spotOf(place, request.isOwn && { whom: 'person' });
  const ofPlace =
    spot?.kind === 'channel'
      ? (await store.targets.get(spot))?.settings
      : await remindersOfPerson(personAt(place), context);
  const courses = lookUps.flatMap((line) =>
    'found' in line ? factsOf(line.found.value, reader.language) : [],
  );
  const lessons = lessonLeadsFor(spot?.kind ?? 'person', context);
  const isOffered = mayCome(courses, ofPlace ?? usualReminders(zone), reader.now, lessons);
  const { unmet, about } = request;
  const ofAsked = nearestLeads(unmet, about, isOffered);
  const leads = ofAsked.length > 0 ? ofAsked : nearestLeads([], undefined, isOffered);
  return isOpen && leads.length > 0
    ? leadChoiceCard(request, reader, leads)
    : offerCard(lookUps, spot?.kind ?? 'person', reader);
}
