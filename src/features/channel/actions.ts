import { defineAction } from '../../slack/action.ts';
import { codesChange, languageChange } from './request.ts';

/** Chooses, in a menu, the language of answers that the whole channel sees. */
export const setLanguage = defineAction('channel.language', languageChange);

/** Turns answers to codes in ordinary messages on or off. */
export const setCodes = defineAction('channel.codes', codesChange);
