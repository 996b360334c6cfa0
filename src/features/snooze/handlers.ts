/** Snoozed reminders: a person has one come again, in the direct conversation. */

import { z } from 'zod';
import { cancelSnooze, defineAction, snoozeReminder } from '../../ask/actions.ts';
import { defineFeature, type Feature, replaces } from '../../ask/feature.ts';
import { type Place, personAt } from '../../ask/place.ts';
import { button, mrkdwnParagraph, outsideLine } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { texts } from '../../i18n/index.ts';
import { reminderOf } from '../../reminders/plan.ts';
import { isOfUse, type SnoozeTime, snoozeTimes } from '../../reminders/snoozes.ts';
import { isDirectId } from '../../slack-terms.ts';
import { REMINDER_KINDS, SNOOZES } from '../../store/reminder-settings.ts';
import type { Facts, Snooze, Store, Target, TargetKey } from '../../store/store.ts';
import { type Nudge, type Spot, spotOf, type Targets } from '../../workspace/targets.ts';
import { snoozedTo, snoozeQuestion } from './said.ts';

/** Which reminder is to come again, and when. */
const wish = z.object({
  asked: z.string().max(60),
  kind: z.enum(REMINDER_KINDS),
  choice: z.enum(SNOOZES),
});

/** Another time, offered in place of one that is of no use, or where none was said. */
const snoozeAgain = defineAction('snooze.set-again', wish);

const saidWish = z.object({ asked: wish.shape.asked.optional(), at: z.string().max(100).optional() });

/** Chooses of which course the reminder that was wished for is to come again. */
const snoozeSaid = defineAction('snooze.said', saidWish);

/** Says when the reminder comes again. @param at epoch milliseconds */
export function snoozedCard(code: string, at: number, reader: Reader): Card {
  const words = texts(reader.language).snooze;
  const said = words.done(outsideLine(code, 60), instant({ at, precision: 'minute' }, reader));
  return {
    text: said,
    blocks: [mrkdwnParagraph(said)],
    buttons: [button(words.cancel, cancelSnooze.carry({ asked: code }, reader.language))],
    shows: [code],
  };
}

/** Says that a time is of no use, or asks for one. Each of the others has a button. */
export function uselessCard(
  code: string,
  kind: Snooze['kind'],
  times: readonly SnoozeTime[],
  { language }: Reader,
  asks = false,
): Card {
  const words = texts(language).snooze;
  const card = wordsCard((asks && times.length > 0 ? words.when : words.useless)(outsideLine(code, 60)));
  const buttons = times.map(({ choice }, index) =>
    button(words.choice[choice], snoozeAgain.carry({ asked: code, kind, choice }, language, index)),
  );
  return { ...card, buttons };
}

const snoozeRequest = z.discriminatedUnion('does', [
  z.object({ does: z.literal('again'), ...saidWish.shape }),
  z.object({ does: z.literal('set'), ...wish.shape }),
  z.object({
    does: z.literal('cancel'),
    asked: wish.shape.asked,
    shown: z.literal('in-list').optional(),
    whom: z.literal('person').optional(),
  }),
]);
type SnoozeRequest = z.infer<typeof snoozeRequest>;

interface SnoozeDeps {
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses' | 'snoozes' | 'reminders'>;
  readonly targets: Pick<Targets, 'person'>;
  readonly now: () => number;
  readonly nudge: Nudge;
  /** The list of what a target follows, with what was just done. May reject. */
  readonly list: (
    spot: Spot,
    look: { readonly whom: 'person' | undefined; readonly outcome: string },
    reader: Reader,
    place: Place,
  ) => Promise<Card>;
}

/** The menu under reminders has it, and words that follow one ask for it. No command does. */
export const createSnooze = (deps: SnoozeDeps): Feature =>
  defineFeature<SnoozeRequest>({
    name: 'snooze',
    request: snoozeRequest,
    commands: [],
    intents: [
      {
        id: 'snooze',
        claim: 'whole',
        hears: 'snooze lead times slot follow like.snooze',
        subject: 'name',
        read: (question, conversation) =>
          snoozeQuestion(question, conversation, (codes) => hasCome(codes, conversation.place, deps)),
      },
    ],
    answer: (request, reader, place) => answer(request, reader, place, deps),
    actions: [
      replaces(snoozeSaid, (wanted) => ({ does: 'again', ...wanted })),
      replaces(snoozeReminder, (wanted) => ({ does: 'set', ...wanted }), 'beside'),
      replaces(snoozeAgain, (wanted) => ({ does: 'set', ...wanted })),
      replaces(cancelSnooze, (dropped) => ({ does: 'cancel', ...dropped })),
    ],
    shareable: false,
    writes: () => true,
  });

async function answer(request: SnoozeRequest, reader: Reader, place: Place, deps: SnoozeDeps): Promise<Card> {
  switch (request.does) {
    case 'again':
      return again(request, reader, place, deps);
    case 'set':
      return set(request, reader, place, deps);
    case 'cancel':
      return cancel(request, reader, place, deps);
  }
}

/** Reminders that came within this time of the last one came with it, in milliseconds. */
const TOGETHER = 60_000;
/** A wish that may be for another reminder means one that has come within this time, in milliseconds. */
const LATELY = 24 * 3_600_000;

type Come = ReturnType<typeof reminderOf> & { readonly at: number };

/** The reminders that have come to a conversation, the last first. */
async function reminded(place: Place, { store, now }: SnoozeDeps): Promise<Come[]> {
  const rows = await store.reminders.of(targetHere(place));
  const come = rows.flatMap(({ key, state, postAt }): Come[] => {
    const of = reminderOf(key);
    const isHere = (state === 'posted' || state === 'held') && postAt * 1000 <= now();
    return of && isHere ? [{ ...of, at: postAt * 1000 }] : [];
  });
  return come.sort((one, other) => other.at - one.at);
}

/** The person, or the channel where the person speaks. */
function targetHere(place: Place): TargetKey {
  const { workspace, user } = personAt(place);
  const { conversation = user } = place;
  return { workspace, target: isDirectId(conversation) ? user : conversation };
}

/** Whether a reminder has come lately, of one of some courses if any are given. Never rejects. */
async function hasCome(codes: readonly string[], place: Place, deps: SnoozeDeps): Promise<boolean> {
  const come = await reminded(place, deps).catch(() => []);
  const since = deps.now() - LATELY;
  return come.some(({ code, at }) => at >= since && (codes.length === 0 || codes.includes(code)));
}

/** Has the last reminder, or that of a course, come again when words say. */
async function again(
  { asked, at: words }: Extract<SnoozeRequest, { does: 'again' }>,
  reader: Reader,
  place: Place,
  deps: SnoozeDeps,
): Promise<Card> {
  const { snooze, help } = texts(reader.language);
  const come = (await reminded(place, deps)).filter(({ code }) => asked === undefined || code === asked);
  const [last] = come;
  const code = asked ?? last?.code;
  if (code === undefined) return wordsCard(help.how.snooze(snooze.again(snooze.choice.hour)));
  const codes = last ? come.filter(({ at }) => at > last.at - TOGETHER).map((one) => one.code) : [code];
  const several = [...new Set(codes)];
  if (several.length > 1) return whichCard(several.slice(0, MOST_ASKED), words, reader);
  const found = await followedFacts(code, reader, place, deps);
  if ('text' in found) return found;
  const { person, facts } = found;
  const own = { ...reader, zone: person.settings.zone };
  const times = (kind: Snooze['kind']) => snoozeTimes(kind, facts, deps.now(), own.zone);
  const kind = last?.kind ?? REMINDER_KINDS.find((one) => times(one).length > 0) ?? 'closes';
  const at = words === undefined ? undefined : snoozedTo(words, own);
  const isGood = at !== undefined && isOfUse(kind, facts, at, deps.now());
  if (!isGood) return uselessCard(code, kind, times(kind), reader, words === undefined);
  const choice = at === times(kind).find((one) => one.choice === 'tomorrow')?.at ? 'tomorrow' : 'own';
  return keep({ code, kind, choice, at }, found, own, place, deps);
}

const MOST_ASKED = 5;

/** Asks which of several courses' reminders is to come again. */
function whichCard(codes: readonly string[], at: string | undefined, { language }: Reader): Card {
  const buttons = codes.flatMap((asked, index) =>
    snoozeSaid.offer(outsideLine(asked, 60), { asked, ...(at !== undefined && { at }) }, language, index),
  );
  return { ...wordsCard(texts(language).snooze.which), buttons };
}

async function set(
  { asked: code, kind, choice }: Extract<SnoozeRequest, { does: 'set' }>,
  reader: Reader,
  place: Place,
  deps: SnoozeDeps,
): Promise<Card> {
  const found = await followedFacts(code, reader, place, deps);
  if ('text' in found) return found;
  const { person, facts } = found;
  const times = snoozeTimes(kind, facts, deps.now(), person.settings.zone);
  const chosen = times.find((one) => one.choice === choice);
  if (!chosen) return uselessCard(code, kind, times, reader);
  const kept = { code, kind: choice === 'before-closing' ? ('closes' as const) : kind, ...chosen };
  return keep(kept, found, { ...reader, zone: person.settings.zone }, place, deps);
}

/** Whom the reminder comes to, and what is known of its course. */
interface Found {
  readonly person: Target;
  readonly facts: Facts;
}

/** Of a course that is followed here or by the person; else what is said instead. */
async function followedFacts(
  code: string,
  { language }: Reader,
  place: Place,
  deps: SnoozeDeps,
): Promise<Found | Card> {
  const words = texts(language).snooze;
  const { workspace, user } = personAt(place);
  const facts = await factsAt([{ workspace, target: user }, targetHere(place)], code, deps);
  if (!facts) return wordsCard(words.notFollowed(outsideLine(code, 60)));
  const person = await deps.targets.person(place, language);
  return person ? { person, facts } : wordsCard(words.noDirect);
}

async function keep(
  chosen: Pick<Snooze, 'code' | 'kind' | 'choice' | 'at'>,
  { person }: Found,
  own: Reader,
  place: Place,
  deps: SnoozeDeps,
): Promise<Card> {
  const { workspace, user } = personAt(place);
  const { target } = targetHere(place);
  const snooze: Snooze = { ...chosen, workspace, user, target, madeAt: deps.now() };
  if (!(await deps.store.snoozes.put(person, snooze)))
    return wordsCard(texts(own.language).snooze.notFollowed(outsideLine(chosen.code, 60)));
  deps.nudge({ workspace, target: user, kind: 'person' });
  return snoozedCard(chosen.code, chosen.at, own);
}

/** The facts by which the first of the targets that follows a course knows it. */
async function factsAt(
  keys: readonly TargetKey[],
  code: string,
  { store }: Pick<SnoozeDeps, 'store'>,
): Promise<Facts | undefined> {
  for (const key of keys) {
    const target = await store.targets.get(key);
    const follow = target && (await store.follows.of(target)).find((one) => one.code === code);
    if (!follow) continue;
    const [course] = await store.courses.get([{ code, language: target.language }]);
    return course?.facts ?? follow.told;
  }
  return undefined;
}

/** Ends the person's snoozed reminders of a course. */
async function cancel(
  { asked: code, shown, whom }: Extract<SnoozeRequest, { does: 'cancel' }>,
  reader: Reader,
  place: Place,
  { store, nudge, list }: SnoozeDeps,
): Promise<Card> {
  const { workspace, user } = personAt(place);
  const mine = (await store.snoozes.of({ workspace, user })).filter((one) => one.code === code);
  const removed = mine.length === 0 ? 0 : await store.snoozes.remove(mine);
  if (removed > 0) nudge({ workspace, target: user, kind: 'person' });
  const words = texts(reader.language).snooze;
  const outcome = (removed > 0 ? words.cancelled : words.wasNone)(outsideLine(code, 60));
  const spot = shown && spotOf(place, { whom });
  return spot ? list({ ...spot, user }, { whom, outcome }, reader, place) : wordsCard(outcome);
}
