/** What a person chooses from: who follows a course or stops following it, lead times, and the courses that a name may mean. */

import type { Button, KnownBlock } from '@slack/types';
import {
  chooseFollow,
  confirmStopping,
  followOffered,
  openReminders,
  openSettings,
  stopMine,
} from '../../ask/actions.ts';
import type { Place } from '../../ask/feature.ts';
import type { LeadWish } from '../../ask/lead-words.ts';
import { answerSearch, nearInstead, type SeenCourses } from '../../ask/seen-courses.ts';
import { isTopic, topicWords } from '../../ask/topics.ts';
import { button, joined, outsideLine, paragraph, small } from '../../cards/blocks.ts';
import { type Card, type Modal, type Reader, wordsCard } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { withNote } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { type Followed, outcomeOf } from '../../reminders/followed.ts';
import { planReminder } from '../../reminders/plan.ts';
import { isDirectId } from '../../slack-ids.ts';
import {
  aheadOf,
  kindOf,
  LEADS,
  type Lead,
  type ReminderKind,
  type ReminderSettings,
} from '../../store/reminder-settings.ts';
import type { TargetKind } from '../../store/store.ts';
import { type Spot, spotOf } from '../../workspace/targets.ts';
import {
  chooseFollowWith,
  conversationId,
  followFound,
  followLead,
  followLeadMine,
  type Request,
  setFollow,
  setFollowAll,
  stopHere,
} from './request.ts';
import type { FollowDeps } from './topics.ts';

/** Asks who should follow a course, or several. Outside of channels only the person can. */
export function chooseModal(
  asked: string | readonly string[],
  { conversation, isGroup }: Pick<Place, 'conversation' | 'isGroup'>,
  { language }: Reader,
  leads?: Lead[],
  isFollowedBy: FollowedBy = {},
): Modal {
  const words = texts(language).follow;
  const id = conversationId.safeParse(conversation).data;
  const channel = isDirectId(id) ? undefined : id;
  const carry = (who: Pick<Request<'follow'>, 'whom' | 'conversation' | 'isGroup'>, index: number) => {
    const { whom = 'person', ...where } = who;
    return typeof asked === 'string'
      ? setFollow.carry({ asked, whom, ...where, ...(leads && { leads }) }, language, index)
      : setFollowAll.carry({ asked: [...asked], whom, ...where }, language, index);
  };
  const forChannel =
    channel === undefined || isFollowedBy.channel
      ? []
      : [
          button(
            words.channel,
            carry({ whom: 'channel', conversation: channel, ...(isGroup && { isGroup }) }, 0),
          ),
        ];
  const forPerson = isFollowedBy.person ? [] : [button(words.person, carry({ whom: 'person' }, 1))];
  const named = (one: string) => (isTopic(one) ? topicWords(one, language) : outsideLine(one, 60));
  const codes = (typeof asked === 'string' ? [asked] : asked).map(named).join(', ');
  const stops =
    typeof asked === 'string' ? stopRows(asked, { channel, isGroup }, language, isFollowedBy) : [];
  const starts = [...forChannel, ...forPerson];
  return {
    title: words.button,
    blocks: [
      ...stops,
      ...(starts.length === 0
        ? []
        : [paragraph(words.ask(codes)), { type: 'actions' as const, elements: starts }]),
      small(channel === undefined ? words.explainPerson : words.explainBoth),
    ],
  };
}

type FollowedBy = Partial<Record<'channel' | 'person', boolean>>;

/** Who follows a course already, each with a button to stop. */
function stopRows(
  asked: string,
  { channel, isGroup }: { readonly channel: string | undefined; readonly isGroup?: boolean | undefined },
  language: Language,
  isFollowedBy: FollowedBy,
): KnownBlock[] {
  const { follow: words, lists } = texts(language);
  const rows: KnownBlock[] = [];
  if (channel !== undefined && isFollowedBy.channel) {
    const here = { asked, conversation: channel, ...(isGroup && { isGroup }) };
    const stop = button(words.stop, stopHere.carry(here, language));
    const confirm = confirmStopping(asked, language);
    rows.push(paragraph(`${words.channel}: ${lists.following}`, { ...stop, confirm }));
  }
  if (isFollowedBy.person) {
    const stop = button(words.stop, stopMine.carry({ asked }, language));
    rows.push(paragraph(`${words.person}: ${lists.following}`, stop));
  }
  return rows;
}

/** Asks who should follow a course, or stop following it, as things stand. */
export async function choose(
  asked: string,
  elsewhere: Partial<Pick<Place, 'conversation' | 'isGroup'>>,
  reader: Reader,
  place: Place,
  { followedCodes }: FollowDeps,
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

// Lead times in cards: when they come, and what there is in place of those that there are not.

/** A lead time of a course, and when it comes, or why it does not. Our own words. */
export function leadWords(
  lead: Lead,
  { follow, facts, isEnrolled }: Followed,
  settings: ReminderSettings,
  reader: Reader,
): string {
  const words = texts(reader.language).leads;
  const outcome = outcomeOf(lead, facts, reader.now);
  // Quiet hours may move it.
  const at = planReminder(lead, follow.code, facts, 0, settings)?.at ?? 0;
  if (isEnrolled && kindOf(lead) !== 'starts') return `${words.name[lead]}: ${words.whileEnrolled}`;
  const said = {
    comes: () => instant({ at, precision: 'minute' }, reader),
    past: () => words.past,
    over: () => words.past,
    'before-opening': () => words.beforeOpening,
    'no-date': () => words.noDate,
  }[outcome]();
  return `${words.name[lead]}: ${said}`;
}

/** Lead times that are offered in place of one that there is not. */
const NEAREST = 2;
const MOST_INSTEAD = 5;

/** The lead times of what was asked for, the nearest to one of the wishes first. */
function nearestLeads(wishes: readonly LeadWish[], about?: ReminderKind): Lead[] {
  const kinds = about ? [about] : wishes.flatMap(({ of }) => (of === undefined || of === 'ends' ? [] : of));
  const isOpen = kinds.length === 0 || wishes.some(({ of }) => of === undefined || of === 'ends');
  const apart = (lead: Lead) =>
    Math.min(
      ...wishes.map(({ ahead, of }) => (isFor(lead, of) ? Math.abs(aheadOf(lead) - ahead) : Infinity)),
    );
  const all = LEADS.filter((lead) => (isOpen && !about) || kinds.includes(kindOf(lead)));
  // Of two that are as near, the earlier one is of more use.
  return wishes.length === 0 ? all : all.toSorted((a, b) => apart(a) - apart(b) || aheadOf(b) - aheadOf(a));
}

const isFor = (lead: Lead, of: LeadWish['of']): boolean =>
  of === undefined || of === 'ends' || kindOf(lead) === of;

/** Says of each wish that it can't be met, with the nearest that can. */
export function unmetNotes(unmet: readonly LeadWish[], { language }: Reader): string[] {
  const words = texts(language).leads;
  return unmet.map((wish) => {
    const names = nearestLeads([wish]).slice(0, NEAREST);
    return words.unmet(outsideLine(wish.said, 60), names.map((lead) => words.name[lead]).join(', '));
  });
}

/** A button for each lead time, which follows the courses with it. */
const leadButtons = (
  asked: string[],
  leads: readonly Lead[],
  { carry }: typeof followLead | typeof followLeadMine,
  { language }: Reader,
): Button[] =>
  leads.map((lead, index) =>
    button(texts(language).leads.name[lead], carry({ asked, leads: [lead] }, language, index)),
  );

/** Buttons for the nearest lead times in place of those that there are not; none without a followed course. */
export function insteadButtons(asked: string[], unmet: readonly LeadWish[], reader: Reader): Button[] {
  const leads = new Set(unmet.flatMap((wish) => nearestLeads([wish]).slice(0, NEAREST)));
  return asked.length === 0 ? [] : leadButtons(asked, [...leads].slice(0, MOST_INSTEAD), followLead, reader);
}

/** The lead times that there are instead of those that were asked for, the nearest first. Nothing is followed yet. */
export function leadChoiceCard({ asked, unmet, about, isOwn }: Request<'choose-lead'>, reader: Reader): Card {
  const { leads: words, snooze } = texts(reader.language);
  const nearest = nearestLeads(unmet, about);
  const ids = asked.map((code) => outsideLine(code, 60)).join(', ');
  const said = unmet.map((wish) => outsideLine(wish.said, 60)).join(', ');
  const why = unmet.length > 0 ? words.unsupported(ids, said) : words.ownTime(ids);
  const card = {
    ...wordsCard(why, nearest.map((lead) => words.name[lead]).join('\n')),
    blocks: [paragraph(why)],
    buttons: leadButtons(asked, nearest, isOwn ? followLeadMine : followLead, reader),
  };
  return unmet.length > 0 ? card : withNote(card, snooze.where(Object.values(snooze.choice).join(', ')));
}

/**
 * Says that lead times count for all that a person follows from now on. Without one, says which there are.
 * @param past codes of courses for which the moment of one is past or left out
 */
export function leadForAllCard(
  { leads, unmet }: Request<'lead-all'>,
  past: readonly string[],
  kind: TargetKind,
  reader: Reader,
): Card {
  const { language } = reader;
  const { leads: words, settings, snooze } = texts(language);
  const named = (all: readonly Lead[]) => all.map((lead) => words.name[lead]).join(', ');
  const lines =
    leads.length > 0
      ? [words.forAll(named(leads)), ...(past.length > 0 ? [`${words.notSent}: ${past.join(', ')}`] : [])]
      : [words.unsupportedForAll(named(LEADS)), snooze.where(Object.values(snooze.choice).join(', '))];
  const change =
    kind === 'person'
      ? button(settings.title, openSettings.carry({}, language))
      : button(words.button, openReminders.carry({}, language));
  return {
    ...wordsCard(...lines, ...(leads.length > 0 ? unmetNotes(unmet, reader) : [])),
    buttons: [change],
  };
}

// Courses that a name may mean, each with a button that follows it.

const offering = ({ language }: Reader, asksWhom = false) => ({
  show: asksWhom ? chooseFollow : followFound,
  label: texts(language).follow.button,
});

/** Offers the courses that were found, with the lead times that were asked for. Rejects as `answerSearch` does. */
export async function offerFound(
  request: Request<'find'>,
  reader: Reader,
  place: Place,
  seen: SeenCourses,
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
  return withNote(card, joined([words.withThese(names), ...unmetNotes(unmet, reader)], ' '));
}

/**
 * The card that `find` gives. For a single code that does not exist, a card of near codes. Rejects as `find`
 * does. `asksWhom`: it is not said yet who should follow.
 */
export function orOfferNear(
  reader: Reader,
  place: Place,
  seen: SeenCourses,
  asksWhom: boolean,
  find: () => Promise<Card>,
): Promise<Card> {
  return find().catch((error: unknown) =>
    nearInstead(error, seen, reader, place, offering(reader, asksWhom)),
  );
}
