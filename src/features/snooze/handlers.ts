/** Snoozed reminders: a person has one come again, in the direct conversation. */

import { z } from 'zod';
import { cancelSnooze, defineAction, snoozeReminder } from '../../ask/actions.ts';
import { defineFeature, type Feature, replaces } from '../../ask/feature.ts';
import { type Place, personAt } from '../../ask/place.ts';
import { button, mrkdwnParagraph, outsideLine } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { texts } from '../../i18n/index.ts';
import { type SnoozeTime, snoozeTimes } from '../../reminders/snoozes.ts';
import { isDirectId } from '../../slack-terms.ts';
import { REMINDER_KINDS, SNOOZES } from '../../store/reminder-settings.ts';
import type { Facts, Snooze, Store, TargetKey } from '../../store/store.ts';
import { type Nudge, type Spot, spotOf, type Targets } from '../../workspace/targets.ts';

/** Which reminder is to come again, and when. */
const wish = z.object({
  asked: z.string().max(60),
  kind: z.enum(REMINDER_KINDS),
  choice: z.enum(SNOOZES),
});

/** Another time, offered in place of one that is of no use. */
const snoozeAgain = defineAction('snooze.set-again', wish);

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

/** Says that a time is of no use. Each of the others has a button. */
export function uselessCard(
  code: string,
  kind: Snooze['kind'],
  times: readonly SnoozeTime[],
  { language }: Reader,
): Card {
  const words = texts(language).snooze;
  const card = wordsCard(words.useless(outsideLine(code, 60)));
  const buttons = times.map(({ choice }, index) =>
    button(words.choice[choice], snoozeAgain.carry({ asked: code, kind, choice }, language, index)),
  );
  return { ...card, buttons };
}

const snoozeRequest = z.discriminatedUnion('does', [
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
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses' | 'snoozes'>;
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

/** No command and no question asks for it: the menu stands under reminders. */
export const createSnooze = (deps: SnoozeDeps): Feature =>
  defineFeature<SnoozeRequest>({
    name: 'snooze',
    request: snoozeRequest,
    commands: [],
    answer: (request, reader, place) =>
      request.does === 'set' ? set(request, reader, place, deps) : cancel(request, reader, place, deps),
    actions: [
      replaces(snoozeReminder, (wanted) => ({ does: 'set', ...wanted }), 'beside'),
      replaces(snoozeAgain, (wanted) => ({ does: 'set', ...wanted })),
      replaces(cancelSnooze, (dropped) => ({ does: 'cancel', ...dropped })),
    ],
    shareable: false,
    writes: () => true,
  });

async function set(
  { asked: code, kind, choice }: Extract<SnoozeRequest, { does: 'set' }>,
  reader: Reader,
  place: Place,
  deps: SnoozeDeps,
): Promise<Card> {
  const { workspace, user } = personAt(place);
  const words = texts(reader.language).snooze;
  const shown = outsideLine(code, 60);
  const { conversation = user } = place;
  const here = { workspace, target: isDirectId(conversation) ? user : conversation };
  const facts = await factsAt([{ workspace, target: user }, here], code, deps);
  if (!facts) return wordsCard(words.notFollowed(shown));
  const person = await deps.targets.person(place, reader.language);
  if (!person) return wordsCard(words.noDirect);
  const now = deps.now();
  const times = snoozeTimes(kind, facts, now, person.settings.zone);
  const chosen = times.find((one) => one.choice === choice);
  if (!chosen) return uselessCard(code, kind, times, reader);
  const snooze: Snooze = {
    ...{ workspace, user, code, choice, target: here.target, at: chosen.at, madeAt: now },
    kind: choice === 'before-closing' ? 'closes' : kind,
  };
  if (!(await deps.store.snoozes.put(person, snooze))) return wordsCard(words.notFollowed(shown));
  deps.nudge({ workspace, target: user, kind: 'person' });
  return snoozedCard(code, chosen.at, { ...reader, zone: person.settings.zone });
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
