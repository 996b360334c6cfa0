import { defineAction } from '../../slack/action.ts';
import { codesChange, languageChange } from './request.ts';

/** Chooses the language of what the whole channel sees, in a menu. */
export const setLanguage = defineAction('channel.language', languageChange);

/** Turns answers to codes in ordinary messages on or off. */
export const setCodes = defineAction('channel.codes', codesChange);
