/** Buttons that the cards of any feature may offer. One feature owns each button and carries it out. */
import type { Button } from '@slack/types';
import { z } from 'zod';
import { button } from '../cards/blocks.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { isRealizationCode, refOf } from '../study-client/codes.ts';
import type { Realization } from '../study-client/model.ts';
import { defineAction } from './action.ts';

/** The realization that a button is about, as it was asked for. */
export const asked = z.object({ asked: z.string().max(60) });

/** Opens all texts of a realization. Owned by `features/course`. */
export const details = defineAction('course.details', asked);

/** Asks who should follow a realization. Owned by `features/follow`. */
export const chooseFollow = defineAction('follow.choose', asked);

/** Stops following a realization in the conversation where it is pressed. Owned by `features/follow`. */
export const stopFollow = defineAction('follow.stop', asked);

/** Stops following a realization for the person who presses, wherever that is. Owned by `features/follow`. */
export const stopMine = defineAction('follow.stop-mine', asked);

const nothing = z.object({});

/** Opens the person's settings. Owned by `features/settings`. */
export const openSettings = defineAction('settings.open', nothing);

/** Shows the data that is kept of the person. Owned by `features/privacy`. */
export const showKept = defineAction('privacy.show', nothing);

/** Opens a page with one field, to look a course up. Owned by `features/course`. */
export const lookUp = defineAction('course.look-up', nothing);

/** Offers a realization's calendar file. Owned by `features/calendar`. */
export const addToCalendar = defineAction('calendar.add', asked);

/** Gives the person a calendar feed at a new address. Owned by `features/calendar`. */
export const makeFeed = defineAction('calendar.make-feed', nothing);

/** Makes the address of the person's feed invalid. Owned by `features/calendar`. */
export const revokeFeed = defineAction('calendar.revoke-feed', nothing);

/**
 * The buttons of every card of one realization: its details, and following it if its code can be asked for
 * again.
 */
export function offersFor(realization: Realization, language: Language): Button[] {
  const { course, follow } = texts(language);
  const more = details.offer(course.details, { asked: refOf(realization) }, language);
  if (!isRealizationCode(realization.code)) return more;
  return [...more, button(follow.button, chooseFollow.carry({ asked: realization.code }, language))];
}
