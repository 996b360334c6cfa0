/** What an answer offers by its buttons, so that a later message may take it, or leave it: "yes please", "ei kiitos". */

import type { Button } from '@slack/types';
import { z } from 'zod';
import { LIMITS } from '../cards/blocks.ts';
import type { Card } from '../cards/card.ts';
import { actionName } from '../cards/menu.ts';
import { defineAction } from './actions.ts';
import { type Ask, type Features, reviveAsk, routeOf } from './feature.ts';
import { OPEN_PAGE } from './links.ts';
import type { Offer } from './place.ts';

/** A request that travels in a button: which feature, and its request as JSON. */
export const askValue = z.object({ f: z.string().max(40), r: z.unknown() });
/** Asks the same once more, after a failure that may pass, or of those courses that one answer left out. */
export const again = defineAction('answer.again', askValue);

/** A button as it is kept: what it does, and what stands on it. */
export const offerShape: z.ZodType<Offer> = z.object({
  id: z.string().max(60),
  value: z.string().max(LIMITS.buttonValue),
  label: z.string().max(LIMITS.buttonText),
});

/** More buttons than these are not kept. */
export const MOST_OFFERS = 10;

/** Buttons that lead elsewhere: to agree to an answer means none of them. */
const NO_OFFER: ReadonlySet<string> = new Set([
  ...[OPEN_PAGE, 'help.show', 'help.commands', 'course.look-up', 'answer.share', 'answer.feedback'],
  ...['course.open-page', 'settings.open', 'settings.open-here', 'privacy.show'],
]);
/** Buttons that take back what was done. */
const UNDOES: ReadonlySet<string> = new Set([
  ...['changes.undo', 'group.undo', 'settings.undo'],
  ...['follow.undo', 'follow.undo-follow', 'follow.undo-leads', 'follow.undo-enrolled'],
]);

/** Whether a button takes back what was done. */
export const isUndo = ({ id }: Pick<Offer, 'id'>): boolean => UNDOES.has(id);

/** What the buttons of an answer offer: those under it, or, where only what undoes it is there, those beside its rows, too. */
export function offersOf({
  buttons,
  more = [],
  blocks,
}: Pick<Card, 'buttons' | 'more' | 'blocks'>): readonly Offer[] {
  const under = offered([...buttons, ...more]);
  const beside = blocks.flatMap((block) =>
    'accessory' in block && block.accessory?.type === 'button' ? [block.accessory] : [],
  );
  return under.every(isUndo) ? [...under, ...offered(beside)].slice(0, MOST_OFFERS) : under;
}

const offered = (buttons: readonly Button[]): readonly Offer[] =>
  buttons
    .map(({ action_id = '', value = '', text }) => ({ id: actionName(action_id), value, label: text.text }))
    .filter((one) => !NO_OFFER.has(one.id) && offerShape.safeParse(one).success)
    .slice(0, MOST_OFFERS);

/** What one who agrees to a button asks for; undefined: it can only be pressed, or is none of ours. */
export function askOfOffer(features: Features, { id, value }: Offer): Ask | undefined {
  if (id === again.id) {
    const read = again.read(value);
    return read && reviveAsk(features, read.value.f, read.value.r);
  }
  const route = routeOf(features, id);
  if (route?.does === 'open') return route.said?.(value);
  return route?.does === 'replace' ? route.read(value)?.ask : undefined;
}
