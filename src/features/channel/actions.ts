import { defineAction } from '../../asking/action.ts';
import { asked } from '../../asking/offers.ts';
import { codesChange, languageChange } from './request.ts';

/** Chooses, in a menu, the language of answers that the whole channel sees. */
export const setLanguage = defineAction('channel.language', languageChange);

/** Links the channel to the course beside the button. */
export const linkFound = defineAction('channel.link', asked);

/** Turns answers to codes in ordinary messages on or off. */
export const setCodes = defineAction('channel.codes', codesChange);
