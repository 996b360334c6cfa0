/** Lead times in cards: when they come, and what there is in place of those that there are not. */
import type { Button } from '@slack/types';
import { openReminders, openSettings } from '../../../ask/actions.ts';
import type { LeadWish } from '../../../ask/lead-words.ts';
import { button, outsideLine, paragraph } from '../../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../../cards/card.ts';
import { instant } from '../../../cards/dates.ts';
import { withNote } from '../../../cards/words.ts';
import { texts } from '../../../i18n/index.ts';
import { type Followed, outcomeOf } from '../../../reminders/check.ts';
import { planReminder } from '../../../reminders/plan.ts';
import {
  aheadOf,
  kindOf,
  LEADS,
  type Lead,
  type ReminderKind,
  type ReminderSettings,
} from '../../../store/reminder-settings.ts';
import type { TargetKind } from '../../../store/store.ts';
import { followLead, followLeadMine, type Request } from '../request.ts';

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
