/** The menu behind three dots. Each of its options is a button that has no room of its own. */
import type { Button, Overflow } from '@slack/types';
import { LIMITS, option } from './blocks.ts';

/** The action of the menu; an option's value names the action of its button. */
export const MORE = 'menu.more';

/** The action id of a button, without the index that keeps it unique. */
export const actionName = (id: string): string => id.replace(/:\d+$/, '');

/** An option that stands for a button has no more characters for the button's value. */
function optionOf({ action_id: id = '', value, url, text: { text } }: Button, index: number) {
  // Slack wants a value of every option; a link has none of its own.
  const carried = `${actionName(id)} ${value ?? index}`;
  return carried.length > LIMITS.optionValue || text.length > LIMITS.optionText
    ? undefined
    : { ...option(text, carried), ...(url !== undefined && { url }) };
}

/**
 * The menu of buttons; undefined if there are none. What is too long for an option, or too many, is left out.
 * @param index keeps ids unique within one block
 */
export function overflow(buttons: readonly Button[], index?: number): Overflow | undefined {
  const options = buttons.flatMap((one, at) => optionOf(one, at) ?? []).slice(0, LIMITS.overflow);
  if (options.length === 0) return undefined;
  return { type: 'overflow', action_id: index === undefined ? MORE : `${MORE}:${index}`, options };
}

/** Buttons for a row: those that a menu takes behind its three dots, the others before it. One alone needs no menu. */
export function inMenu(buttons: readonly Button[]): (Button | Overflow)[] {
  const fitting = buttons.filter((one, at) => optionOf(one, at) !== undefined).slice(0, LIMITS.overflow);
  if (buttons.length < 2) return [...buttons];
  const menu = overflow(fitting);
  return [...buttons.filter((one) => !fitting.includes(one)), ...(menu ? [menu] : [])];
}

/** The button that an option of the menu stands for. */
export function chosenInMenu(value: string | undefined): { id: string; value: string } | undefined {
  const [, id, carried] = /^([a-z][a-z.-]{0,59}) (.+)$/s.exec(value ?? '') ?? [];
  return id === undefined || carried === undefined ? undefined : { id, value: carried };
}
