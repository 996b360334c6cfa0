/** Lead times for all that a person follows: set, and set back. */
import { openSettings } from '../../ask/actions.ts';
import { personAt } from '../../ask/place.ts';
import { button } from '../../cards/blocks.ts';
import { type Card, wordsCard } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import { followedBy, outcomeOf } from '../../reminders/followed.ts';
import {
  kindOf,
  type Lead,
  leadsOf,
  namesOfLeads,
  usualReminders,
  withLeads,
} from '../../store/reminder-settings.ts';
import { changeReminders, remindersOfPerson } from '../../workspace/preferences.ts';
import { type Spot, spotOf } from '../../workspace/targets.ts';
import { lessonLeadsFor } from './cards.ts';
import { leadForAllCard } from './choose.ts';
import type { With } from './parts.ts';
import { type Request, undoLeads } from './request.ts';

type LeadParts = With<'store' | 'preferences' | 'now' | 'zone' | 'nudge' | 'extras'>;

/** Adds lead times to a person's settings, for all that the person follows now and later. */
export async function leadAll(request: Request<'lead-all'>, context: LeadParts): Promise<Card> {
  const { reader, place, store, now } = context;
  const lessons = lessonLeadsFor('person', context);
  const { leads } = request;
  if (leads.length === 0)
    return leadForAllCard(request, [], spotOf(place)?.kind ?? 'person', reader, lessons);
  const { names, settings: before } = await leadsNow(context);
  const isReplaced = (lead: Lead): boolean =>
    request.instead === true && leads.some((one) => kindOf(one) === kindOf(lead));
  const chosen = [...names.filter((lead) => !isReplaced(lead)), ...leads];
  const spot = await setLeads(chosen, context);
  const target = await store.targets.get(spot);
  const added = leads.filter((lead) => !names.includes(lead));
  const followed = target && added.length > 0 ? await followedBy(target, store, now()) : [];
  const isLost = (outcome: string): boolean => ['past', 'before-opening', 'quiet'].includes(outcome);
  const { settings } = target ?? { settings: before };
  const past = followed
    .filter(({ facts }) => added.some((lead) => isLost(outcomeOf(lead, facts, settings, now()))))
    .map(({ follow }) => follow.code);
  const card = leadForAllCard(request, past, 'person', reader, lessons);
  const { names: from } = await leadsNow(context);
  if (areSame(from, names)) return card;
  const undo = undoLeads.offer(texts(reader.language).lists.undo, { to: names, from }, reader.language);
  return { ...card, buttons: [...undo, ...card.buttons] };
}

/** Sets them back, unless they were changed again. */
export async function undoLeadAll({ to, from }: Request<'undo-leads'>, context: LeadParts): Promise<Card> {
  const { language } = context.reader;
  const { settings, lists, follow, leads: words } = texts(language);
  const { names } = await leadsNow(context);
  const isUnchanged = areSame(names, from);
  if (isUnchanged) await setLeads(to, context);
  const now = isUnchanged ? to : names;
  const why = areSame(names, to) ? lists.undoneAlready : lists.changedSince;
  return {
    ...wordsCard(
      ...(isUnchanged ? [] : [why]),
      `${follow.reminders}: ${now.map((lead) => words.name[lead]).join(', ') || words.none}`,
    ),
    buttons: [button(settings.title, openSettings.carry({}, language))],
  };
}

const areSame = (some: readonly Lead[], others: readonly Lead[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** What a person has chosen, or what holds without a choice. */
async function leadsNow(context: LeadParts) {
  const settings =
    (await remindersOfPerson(personAt(context.place), context)) ?? usualReminders(context.zone);
  return { settings, names: namesOfLeads(leadsOf(settings)) };
}

async function setLeads(leads: readonly Lead[], context: LeadParts): Promise<Spot> {
  const { workspace, user } = personAt(context.place);
  const spot: Spot = { workspace, target: user, kind: 'person' };
  const { settings } = await leadsNow(context);
  await changeReminders(spot, withLeads(settings, leads, context.now()), context);
  context.nudge(spot);
  return spot;
}
