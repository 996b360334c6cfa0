/** Snoozed reminders: a person has one come again, in the direct conversation. */
import { z } from 'zod';
import { snoozeReminder } from '../../ask/actions.ts';
import { defineFeature, type Feature, type Place, personAt, replaces } from '../../ask/feature.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { snoozeTimes } from '../../reminders/snoozes.ts';
import { isDirectId } from '../../slack-ids.ts';
import type { Snooze } from '../../store/personal-rows.ts';
import type { Facts, Store, Target, TargetKey } from '../../store/store.ts';
import { snoozeAgain, snoozedCard, uselessCard, wish } from './card.ts';

const snoozeRequest = z.object({ does: z.literal('set'), ...wish.shape });
type SnoozeRequest = z.infer<typeof snoozeRequest>;

export interface SnoozeDeps {
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses' | 'snoozes'>;
  readonly now: () => number;
  /** The person as a target, stored or new. Undefined if no direct conversation could be opened. */
  readonly personFor: (place: Place, language: Language) => Promise<Target | undefined>;
  /** Asks for a pass over a person's reminders soon. */
  readonly nudge: (spot: TargetKey & { readonly kind: 'person' }) => void;
}

/** No command and no question asks for it: the menu stands under reminders. */
export const createSnooze = (deps: SnoozeDeps): Feature =>
  defineFeature<SnoozeRequest>({
    name: 'snooze',
    request: snoozeRequest,
    commands: [],
    answer: (request, reader, place) => set(request, reader, place, deps),
    actions: [
      replaces(snoozeReminder, (wanted) => ({ does: 'set', ...wanted }), 'beside'),
      replaces(snoozeAgain, (wanted) => ({ does: 'set', ...wanted })),
    ],
    shareable: false,
    writes: () => true,
  });

async function set(
  { asked: code, kind, choice }: SnoozeRequest,
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
  const person = await deps.personFor(place, reader.language);
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
  { store }: SnoozeDeps,
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
