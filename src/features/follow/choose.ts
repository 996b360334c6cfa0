/** What a person chooses from: who follows a course or stops following it, lead times, and the courses that a name may mean. */

import type { Button, KnownBlock } from '@slack/types';
import { z } from 'zod';
import {
  chooseFollow,
  confirmStopping,
  defineForm,
  elsewhere,
  followOffered,
  openReminders,
  openSettings,
  startLookUp,
  stopMine,
} from '../../ask/actions.ts';
import { courseField, courseInput } from '../../ask/course-field.ts';
import { groupField, groupInput } from '../../ask/group-field.ts';
import type { Place } from '../../ask/place.ts';
import { isTopic, topicsWords, topicWords } from '../../ask/run-topics.ts';
import { answerSearch, nearInstead } from '../../ask/seen-courses.ts';
import { button, joined, outsideLine, paragraph, small } from '../../cards/blocks.ts';
import { type Card, type Modal, type Reader, withNote, wordsCard } from '../../cards/card.ts';
import { realizationsCard } from '../../cards/realization-list.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { isConversationId, isDirectId } from '../../slack-terms.ts';
import { isLessonLead, type Lead } from '../../store/reminder-settings.ts';
import type { TargetKind } from '../../store/store.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import { type LookUp, topicName } from '../../study-client/model.ts';
import { type Spot, spotOf } from '../../workspace/targets.ts';
import {
  excuseIn,
  type LessonLeads,
  leadButtons,
  lessonLeadsFor,
  nearestLeads,
  overWords,
  unlessOver,
  unmetNotes,
} from './cards.ts';
import type { With } from './parts.ts';
import {
  chooseFollowWith,
  followFound,
  followLead,
  followLeadMine,
  type Request,
  setFollow,
  setFollowAll,
  stopHere,
} from './request.ts';

/** Who a button makes follow, and where. */
type Who = Pick<Request<'follow'>, 'conversation' | 'isGroup'> & { readonly whom: 'channel' | 'person' };
/** What a button carries for one of them. @param index keeps ids unique */
type CarryFor = (who: Who, index: number) => { id: string; value: string };

const channelOf = ({ conversation }: Pick<Place, 'conversation'>): string | undefined =>
  isConversationId(conversation) && !isDirectId(conversation) ? conversation : undefined;

/** What a form or a button carries of the channel where it was opened. */
const channelIn = (place: Pick<Place, 'conversation' | 'isGroup'>) => ({
  conversation: channelOf(place),
  isGroup: place.isGroup || undefined,
});

/** Asks who should follow. Outside of channels only the person can. @param above what stands above the question */
export function modalFor(
  asks: string,
  { conversation, isGroup }: Pick<Place, 'conversation' | 'isGroup'>,
  { language }: Reader,
  carry: CarryFor,
  isFollowedBy: FollowedBy = {},
  above: readonly KnownBlock[] = [],
): Modal {
  const words = texts(language).follow;
  const channel = channelOf({ conversation });
  const start = (whom: 'channel' | 'person', index: number): Button => {
    const where = whom === 'channel' && { conversation: channel, isGroup: isGroup || undefined };
    return button(words[whom], carry({ whom, ...where }, index));
  };
  const starts = [
    ...(channel === undefined || isFollowedBy.channel ? [] : [start('channel', 0)]),
    ...(isFollowedBy.person ? [] : [start('person', 1)]),
  ];
  return {
    title: words.button,
    blocks: [
      ...above,
      ...(starts.length === 0 ? [] : [paragraph(asks), { type: 'actions' as const, elements: starts }]),
      small(channel === undefined ? words.explainPerson : words.explainBoth),
    ],
  };
}

/** Asks who should follow a course, or several. */
export function chooseModal(
  asked: string | readonly string[],
  place: Pick<Place, 'conversation' | 'isGroup'>,
  reader: Reader,
  leads?: Lead[],
  isFollowedBy: FollowedBy = {},
): Modal {
  const { language } = reader;
  const named = (one: string) => (isTopic(one) ? topicWords(one, language) : outsideLine(one, 60));
  const codes = (typeof asked === 'string' ? [asked] : asked).map(named).join(', ');
  const where = channelIn(place);
  const stops = typeof asked === 'string' ? stopRows(asked, where, language, isFollowedBy) : [];
  const carry: CarryFor = (who, index) =>
    typeof asked === 'string'
      ? setFollow.carry({ asked, ...who, leads }, language, index)
      : setFollowAll.carry({ asked: [...asked], ...who }, language, index);
  return modalFor(texts(language).follow.ask(codes), place, reader, carry, isFollowedBy, stops);
}

type FollowedBy = Partial<Record<'channel' | 'person', boolean>>;

/** Who follows a course already, each with a button to stop. */
function stopRows(
  asked: string,
  where: Pick<Request<'follow'>, 'conversation' | 'isGroup'>,
  language: Language,
  { channel, person }: FollowedBy,
): KnownBlock[] {
  const { follow: words, lists } = texts(language);
  const row = (whom: 'channel' | 'person', stop: Button): KnownBlock =>
    paragraph(`${words[whom]}: ${lists.following}`, stop);
  const here = button(words.stop, stopHere.carry({ asked, ...where }, language));
  const mine = button(words.stop, stopMine.carry({ asked }, language));
  return [
    ...(where.conversation !== undefined && channel
      ? [row('channel', { ...here, confirm: confirmStopping(asked, language) })]
      : []),
    ...(person ? [row('person', mine)] : []),
  ];
}

/** Asks who should follow a course, or stop following it, as things stand. */
export async function choose(
  asked: string,
  elsewhere: Partial<Pick<Place, 'conversation' | 'isGroup'>>,
  { reader, place, followedCodes }: With<'followedCodes'>,
): Promise<Modal> {
  // From a modal, the button says where the modal was opened.
  const where = place.conversation === undefined ? { ...place, ...elsewhere } : place;
  const follows = async (spot: Spot | undefined) =>
    spot !== undefined && (await followedCodes.of(spot)).has(asked);
  const [here, person] = await Promise.all([
    follows(spotOf(where)),
    follows(spotOf(where, { whom: 'person' })),
  ]);
  return chooseModal(asked, where, reader, undefined, { channel: here, person });
}

/** Asks for the course first. It carries where it was opened: a form that comes back does not tell. */
export const startForm = defineForm('follow.start', z.object(elsewhere), courseInput);

export function startModal(place: Place, { language }: Reader): Modal {
  const words = texts(language).follow;
  const where = channelIn(place);
  return {
    title: words.button,
    form: startForm.carry(where, language, words.button),
    blocks: [courseField(language), small(words.startHint)],
  };
}

/** Asks for the group that a channel is for. It carries where it was opened. */
export const channelGroupForm = defineForm('follow.group', z.object(elsewhere), groupInput);

export function channelGroupModal(place: Place, { language }: Reader): Modal {
  const { greeting, follow } = texts(language);
  const where = channelIn(place);
  return {
    title: greeting.group,
    form: channelGroupForm.carry(where, language, follow.button),
    blocks: [groupField(undefined, language, greeting.which), small(greeting.told)],
  };
}

// Lead times to choose from.

/**
 * The lead times that there are instead of those that were asked for, the nearest first. Nothing is followed yet.
 * @param nearest some of them; by default all of what was asked for
 */
export function leadChoiceCard(
  { asked, unmet, about, isOwn, isAny }: Request<'choose-lead'>,
  reader: Reader,
  nearest: readonly Lead[] = nearestLeads(unmet, about),
): Card {
  const { leads: words, daily, snooze } = texts(reader.language);
  const ids = asked.map((code) => outsideLine(code, 60)).join(', ');
  const said = unmet.map((wish) => outsideLine(wish.said, 60)).join(', ');
  const of = unmet[0]?.of;
  const isOfLessons = of === 'lesson' && nearest.some(isLessonLead);
  const isOfNone =
    (of === 'ends' || of === 'exam' || of === 'lesson') &&
    !isOfLessons &&
    unmet.every((wish) => wish.of === of);
  const isUnsaid = isOfLessons && said === '';
  const instead = isUnsaid ? daily.howLong(ids) : words.unsupported(ids, said);
  const none = isOfNone ? words.onlyOf[of](ids) : instead;
  const why = isAny ? words.whichOf(ids) : unmet.length > 0 ? none : words.ownTime(ids);
  const card = {
    ...wordsCard(why, nearest.map((lead) => words.name[lead]).join('\n')),
    blocks: [paragraph(why)],
    buttons: leadButtons(asked, nearest, isOwn ? followLeadMine : followLead, reader),
  };
  return isAny || unmet.length > 0
    ? card
    : withNote(card, snooze.where(Object.values(snooze.choice).join(', ')));
}

const forAllWords = (language: Language, instead: true | undefined) =>
  texts(language).leads[instead ? 'forAllInstead' : 'forAll'];

/**
 * Says that lead times count for all that a person follows from now on. Without one, says of what they are.
 * @param past codes of courses for which the moment of one is past or left out
 */
export function leadForAllCard(
  { leads, unmet, off, instead }: Request<'lead-all'>,
  past: readonly string[],
  kind: TargetKind,
  reader: Reader,
  lessons: LessonLeads,
): Card {
  const { language } = reader;
  const { leads: words, daily, lookUp, settings, snooze } = texts(language);
  const named = (all: readonly Lead[]) => all.map((lead) => words.name[lead]).join(', ');
  const notes = unmetNotes(unmet, reader, { lessons });
  const isOfLessons = lessons === 'offered' && unmet.some(({ of }) => of === 'lesson');
  const none = isOfLessons
    ? notes
    : [
        lessons === 'offered' ? daily.onlyThese : words.unsupportedForAll,
        snooze.where(Object.values(snooze.choice).join(', ')),
      ];
  const isPast = past.length > 0 ? [`${words.notSent}: ${past.join(', ')}`] : [];
  const lines = off
    ? [words.takeOut]
    : leads.length > 0
      ? [forAllWords(language, instead)(named(leads)), ...isPast]
      : none;
  const change =
    kind === 'person'
      ? button(settings.title, openSettings.carry({}, language))
      : button(words.button, openReminders.carry({}, language));
  const ofCourse = lines === none ? startLookUp.offer(lookUp.title, {}, language) : [];
  return {
    ...wordsCard(...lines, ...(leads.length > 0 ? notes : [])),
    buttons: [...ofCourse, change],
  };
}

// Courses that are offered, each with a button that follows it.

/**
 * The answer to a request to follow that is not carried out, since it is not clear, or not said for whom: the
 * courses, each with a button that follows it, or, where all are followed already, that adds the lead times.
 * @param kind of the target that would follow
 */
export function offerCard(
  lookUps: readonly LookUp[],
  kind: TargetKind,
  reader: Reader,
  {
    leads,
    unmet = [],
    followed,
    lessons = 'unknown',
  }: Pick<Request<'offer'>, 'leads' | 'unmet'> & {
    readonly followed?: ReadonlySet<string> | undefined;
    readonly lessons?: LessonLeads | undefined;
  } = {},
): Card {
  const { follow: words, leads: leadNames } = texts(reader.language);
  const carried = leads ? { leads: [...leads] } : {};
  const found = lookUps.flatMap((line) => ('found' in line ? [line.found.value.code] : []));
  const isFollowed = found.length > 0 && found.every((code) => followed?.has(code));
  const also = leads?.map((lead) => leadNames.name[lead]).join(', ');
  const label = isFollowed && also ? leadNames.add : words.button;
  // Of what a person follows already, nothing is left to do.
  const isDone = isFollowed && !also && kind === 'person';
  // In a channel the next question is for whom; a person follows at once.
  const offerTo = (code: string, index: number) => {
    const value = { asked: code, ...carried };
    if (kind !== 'channel') return followOffered.offer(label, value, reader.language, index);
    return 'leads' in value
      ? chooseFollowWith.offer(label, { ...value, leads: [...(leads ?? [])] }, reader.language, index)
      : chooseFollow.offer(label, value, reader.language, index);
  };
  const lines = lookUps.map((line) => unlessOver(line, reader.now));
  const over = overWords(lines, reader);
  if (over !== undefined) return wordsCard(over);
  const card = realizationsCard(
    lines,
    reader,
    isFollowed ? () => (kind === 'channel' ? words.titleAlready : words.titleAlreadyOwn) : words.offerTitle,
    ({ code }, index) => (isRealizationCode(code) && !isDone ? offerTo(code, index).at(0) : undefined),
    { excuse: excuseIn(reader) },
  );
  const offered = [words.of[kind].offer, also && leadNames.beside(also)];
  const notes = [
    ...(isDone ? [] : isFollowed && also ? [leadNames.toAdd[kind](also)] : offered),
    ...unmetNotes(unmet, reader, { lessons }),
  ];
  return withNote(card, joined(notes, ' '));
}

/** The answer to a request that is not carried out, since it is not clear, or not said for whom. */
export function topicOffer(topics: readonly string[], kind: TargetKind, { language }: Reader): Card {
  const words = texts(language);
  const said = words.newRuns.offer(topicsWords(topics, language));
  const { offer } = kind === 'channel' ? chooseFollow : followOffered;
  const buttons = topics.flatMap((topic, at) => {
    const label = topics.length === 1 ? words.follow.button : `${words.follow.button}: ${topicName(topic)}`;
    return offer(label, { asked: topic }, language, at);
  });
  return { ...wordsCard(said), buttons };
}

const offering = ({ language }: Reader, asksWhom = false) => ({
  show: asksWhom ? chooseFollow : followFound,
  label: texts(language).follow.button,
});

/** Offers the courses that were found, with the lead times that were asked for. Rejects as `answerSearch` does. */
export async function offerFound(
  request: Request<'find'>,
  { reader, place, seen, extras }: With<'seen' | 'extras'>,
): Promise<Card> {
  const { asksWhom, isAhead, leads = [], unmet = [] } = request;
  const words = texts(reader.language).leads;
  const offered = offering(reader, asksWhom);
  if (leads.length === 0) {
    const card = await answerSearch(seen, request, reader, place, offered);
    return isAhead ? withNote(card, words.byCode) : card;
  }
  const { offer } = asksWhom ? chooseFollowWith : followOffered;
  const show = {
    offer: (label: string, { asked }: { asked: string }, ...more: [Reader['language'], number?]) =>
      offer(label, { asked, leads }, ...more),
  };
  const card = await answerSearch(seen, request, reader, place, { ...offered, show });
  const names = leads.map((one) => words.name[one]).join(', ');
  return withNote(
    card,
    joined(
      [
        words.withThese(names),
        ...unmetNotes(unmet, reader, { lessons: lessonLeadsFor('person', { extras }) }),
      ],
      ' ',
    ),
  );
}

/**
 * The card that `find` gives. For a single code that does not exist, a card of near codes. Rejects as `find`
 * does. `asksWhom`: it is not said yet who should follow.
 */
export function orOfferNear(
  answered: Promise<Card>,
  asksWhom: boolean,
  { reader, place, seen }: With<'seen'>,
): Promise<Card> {
  return answered.catch((error: unknown) =>
    nearInstead(error, seen, reader, place, offering(reader, asksWhom)),
  );
}
