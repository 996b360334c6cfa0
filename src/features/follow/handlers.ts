import {
  cancelSnooze,
  chooseFollow,
  chooseFollowAll,
  followOffered,
  stopFollow,
  stopMine,
} from '../../ask/actions.ts';
import { defineFeature, type Feature, opens, type Place, personAt, replaces } from '../../ask/feature.ts';
import { isTopic, topicsIn, topicWords } from '../../ask/topics.ts';
import { joined, outsideLine } from '../../cards/blocks.ts';
import { type Card, type Reader, toModal, wordsCard } from '../../cards/card.ts';
import { withUnused } from '../../cards/words.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { followedBy, outcomeOf } from '../../reminders/followed.ts';
import { isOverview } from '../../reminders/plan.ts';
import { CHECK_JOB } from '../../reminders/runner.ts';
import { isNotice } from '../../reminders/steps.ts';
import { leadsOf, namesOfLeads, usualReminders, withLeads } from '../../store/reminder-settings.ts';
import { changeReminders, remindersOfPerson } from '../../workspace/preferences.ts';
import { followedAt, namedHere, type Spot, spotOf } from '../../workspace/targets.ts';
import { offerCard, stoppedOneWords, undoButtons } from './cards.ts';
import { choose, chooseModal, leadChoiceCard, leadForAllCard, offerFound, orOfferNear } from './choose.ts';
import { follow, stop, undo, unfollow } from './follow.ts';
import { following, list, nothing, statusCard } from './list.ts';
import { splitFinished } from './overview.ts';
import { followQuestion, isOfFollowing, readName, readNamedStop } from './question.ts';
import {
  chooseFollowWith,
  type FollowRequest,
  followFound,
  followLead,
  followLeadMine,
  followRequest,
  parseFollow,
  parseUnfollow,
  type Request,
  setFollow,
  setFollowAll,
  showFollowed,
  stopAll,
  stopFinished,
  stopHere,
  stopListed,
  turnFollowed,
  undoStop,
} from './request.ts';
import { unlessOver } from './row.ts';
import { type FollowDeps, topicOffer, withHelp } from './topics.ts';

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
        parse: parseFollow,
        named: async (typed, place) =>
          topicsIn(typed).topics.length > 0 ? undefined : readName(typed, place, deps.seen),
      },
      {
        command: '/course',
        subcommand: 'unfollow',
        also: vocabulary.subcommands.unfollow.words,
        parse: parseUnfollow,
        named: async (typed, place) =>
          topicsIn(typed).topics.length > 0
            ? undefined
            : readNamedStop(typed, place, (spot) => namedHere(spot, deps)),
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
        parse: () => ({ does: 'status' }),
        knows: isOfFollowing,
      },
    ],
    question: followQuestion,
    answer: (request, reader, place) => {
      if (request.does === 'find') return offerFound(request, reader, place, deps.seen);
      const find = () => answer(request, reader, place, deps);
      // A button of the app names who should follow, and a code that existed.
      const isOffer = request.does === 'offer' || request.does === 'choose-lead';
      const isTyped = isOffer || (request.does === 'follow' && request.whom === undefined);
      const asksWhom = isOffer && spotOf(place)?.kind === 'channel';
      return isTyped ? orOfferNear(reader, place, deps.seen, asksWhom, find) : find();
    },
    actions: [
      opens(
        chooseFollow,
        (language) => texts(language).follow.button,
        ({ asked, ...where }, reader, place) => choose(asked, where, reader, place, deps),
      ),
      opens(
        chooseFollowAll,
        (language) => texts(language).follow.button,
        async ({ asked }, reader, place) => chooseModal(asked, place, reader),
      ),
      replaces(setFollowAll, ({ asked, ...who }) => ({ does: 'follow', asked, ...who })),
      opens(
        chooseFollowWith,
        (language) => texts(language).follow.button,
        async ({ asked, leads }, reader, place) => chooseModal(asked, place, reader, leads),
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
      replaces(turnFollowed, (turned) => ({ does: 'following', ...turned })),
      replaces(undoStop, (undone) => ({ does: 'undo', ...undone })),
      opens(
        showFollowed,
        (language) => texts(language).home.follows,
        async (_, reader, place) => {
          const spot = spotOf(place, { whom: 'person' });
          const look = { asker: place.user, whom: 'person' } as const;
          const card = spot
            ? await list(spot, reader, deps, look)
            : wordsCard(texts(reader.language).follow.nowhere);
          return toModal(card, texts(reader.language).home.follows);
        },
      ),
      replaces(stopAll, ({ at }) => ({ does: 'unfollow', asked: 'all', sureAt: at })),
      replaces(cancelSnooze, (dropped) => ({ does: 'cancel-snooze', ...dropped })),
    ],
    shareable: false,
    writes: ({ does }) => !ONLY_READ.has(does),
  });

const ONLY_READ: ReadonlySet<FollowRequest['does']> = new Set([
  'find',
  'offer',
  'choose-lead',
  'following',
  'status',
  'tell-where',
]);

async function answer(
  request: Exclude<FollowRequest, { does: 'find' }>,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  if (request.does === 'follow') return follow(request, reader, place, deps);
  if (request.does === 'offer') return offerOf(request, reader, place, deps);
  if (request.does === 'choose-lead') return chooseLead(request, reader, place, deps);
  if (request.does === 'lead-all') return leadAll(request, reader, place, deps);
  if (request.does === 'unfollow') return unfollow(request, reader, place, deps);
  if (request.does === 'tell-where') return wordsCard(texts(reader.language).follow.where);
  if (request.does === 'undo') return undo(request, reader, place, deps);
  if (request.does === 'cancel-snooze') return dropSnooze(request, reader, place, deps);
  return answerAt(request, reader, place, deps);
}

/** Requests about what a conversation follows, or a person. */
async function answerAt(
  request: Request<'stop' | 'stop-finished' | 'following' | 'status'>,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  const here = spotOf(place, 'whom' in request || 'conversation' in request ? request : {});
  if (!here) return wordsCard(texts(reader.language).follow.nowhere);
  const spot = { ...here, user: place.user };
  switch (request.does) {
    case 'stop':
      return stopOne(request, spot, reader, place, deps);
    case 'stop-finished':
      return stopEnded(request, spot, reader, place, deps);
    case 'following':
      return following(request, spot, reader, deps, lookOf(request, place));
    case 'status':
      return status(spot, reader, deps);
  }
}

async function offerOf(
  { asked, leads, unmet, unused = [] }: Request<'offer'>,
  reader: Reader,
  place: Place,
  { lookUpFor, followedCodes }: FollowDeps,
): Promise<Card> {
  const spot = spotOf(place);
  const kind = spot?.kind ?? 'person';
  const topics = asked.filter(isTopic);
  if (topics.length > 0) return topicOffer(topics, kind, reader);
  const { lookUps } = await lookUpFor(place, asked, reader.language);
  const followed = spot?.kind === 'channel' ? await followedCodes.of(spot) : undefined;
  const card = offerCard(lookUps, kind, reader, { leads, unmet, ...(followed && { followed }) });
  return withUnused(card, unused, reader.language);
}

/** The lead times of courses that can be followed; else which can't be. */
async function chooseLead(
  request: Request<'choose-lead'>,
  reader: Reader,
  place: Place,
  { lookUpFor }: FollowDeps,
): Promise<Card> {
  const { lookUps } = await lookUpFor(place, request.asked, reader.language);
  const isOpen = lookUps.every((line) => 'found' in unlessOver(line, reader.now));
  return isOpen
    ? leadChoiceCard(request, reader)
    : offerCard(lookUps, spotOf(place)?.kind ?? 'person', reader);
}

/** Who looks at a list, and at what of it. */
const lookOf = ({ page, whom }: Pick<Request<'following'>, 'page' | 'whom'>, { user }: Place) => ({
  asker: user,
  page,
  whom: whom === 'person' ? whom : undefined,
});

async function stopOne(
  request: Request<'stop'>,
  spot: Spot,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  const { asked, shown } = request;
  const look = lookOf(request, place);
  const ended = await stop(spot, [asked], place.user, reader, deps);
  const outcome = isTopic(asked)
    ? joined([texts(reader.language).newRuns.stopped(topicWords(asked, reader.language)), ended.untold], ' ')
    : stoppedOneWords(asked, { kind: spot.kind, ...ended }, reader);
  if (shown === 'in-list') return list(spot, reader, deps, { ...look, outcome, undo: ended.undo });
  const { whom } = look;
  const { conversation, isGroup } = request;
  const where = { whom, shown, conversation, isGroup };
  return { ...wordsCard(outcome), buttons: undoButtons(ended.undo, where, reader.language) };
}

/** Stops following the courses that have ended, and shows the list without them. */
async function stopEnded(
  request: Request<'stop-finished'>,
  spot: Spot,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  const words = texts(reader.language).lists;
  const here = await followedAt(spot, reader, deps);
  const { finished } = splitFinished(here?.followed ?? [], reader);
  const codes = finished.map(({ follow }) => follow.code);
  const ended = codes.length > 0 ? await stop(spot, codes, place.user, reader, deps) : undefined;
  const outcome = ended?.stopped.length ? words.stoppedMany(ended.stopped.length) : words.nothingFinished;
  return list(spot, reader, deps, { ...lookOf(request, place), outcome, undo: ended?.undo });
}

async function status(spot: Spot, reader: Reader, deps: FollowDeps): Promise<Card> {
  const { store, horizonMs, now } = deps;
  const [here, reminders, check] = await Promise.all([
    followedAt(spot, reader, deps),
    store.reminders.of(spot),
    store.jobs.last(CHECK_JOB),
  ]);
  if (!here) return wordsCard(nothing(spot, reader));
  const until = (now() + horizonMs) / 1000;
  const held = reminders.filter(
    (reminder) =>
      reminder.state === 'held' && !isNotice(reminder) && !isOverview(reminder) && reminder.postAt <= until,
  );
  const card = statusCard({ ...here, held: held.length, horizonMs, check }, reader);
  return withHelp(card, here.target, reader, deps);
}

/** Adds lead times to a person's settings, for all that the person follows now and later. */
async function leadAll(
  request: Request<'lead-all'>,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  const { store, now, zone } = deps;
  const person = personAt(place);
  const { leads } = request;
  if (leads.length === 0) return leadForAllCard(request, [], spotOf(place)?.kind ?? 'person', reader);
  const spot: Spot = { workspace: person.workspace, target: person.user, kind: 'person' };
  const before = (await remindersOfPerson(person, deps)) ?? usualReminders(zone);
  const names = namesOfLeads(leadsOf(before));
  await changeReminders(spot, withLeads(before, [...names, ...leads], now()), deps);
  deps.nudge(spot);
  const target = await store.targets.get(spot);
  const added = leads.filter((lead) => !names.includes(lead));
  const followed = target && added.length > 0 ? await followedBy(target, store, now()) : [];
  const isLost = (outcome: string): boolean => outcome === 'past' || outcome === 'before-opening';
  const past = followed
    .filter(({ facts }) => added.some((lead) => isLost(outcomeOf(lead, facts, now()))))
    .map(({ follow }) => follow.code);
  return leadForAllCard(request, past, 'person', reader);
}

async function dropSnooze(
  { asked: code, shown, whom }: Request<'cancel-snooze'>,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  const { store, nudge } = deps;
  const { workspace, user } = personAt(place);
  const mine = (await store.snoozes.of({ workspace, user })).filter((one) => one.code === code);
  const removed = mine.length === 0 ? 0 : await store.snoozes.remove(mine);
  if (removed > 0) nudge({ workspace, target: user, kind: 'person' });
  const words = texts(reader.language).snooze;
  const outcome = (removed > 0 ? words.cancelled : words.wasNone)(outsideLine(code, 60));
  const spot = shown && spotOf(place, { whom });
  return spot ? list({ ...spot, user }, reader, deps, { asker: user, whom, outcome }) : wordsCard(outcome);
}
