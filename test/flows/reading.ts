/** How tests read what the app said. */
import { expect } from 'vitest';
import { interactiveElements } from '../../playground/slack-side/elements.ts';
import type { SlackMessage, SlackView } from '../../playground/slack-side.ts';

/** Every string in a JSON value; without the values of buttons, which people don't see, where `seen` is set. */
export function strings(value: unknown, seen = false): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const shown = Object.entries(value).filter(([key]) => !(seen && key === 'value'));
  return shown.flatMap(([, inner]) => strings(inner, seen));
}

/** The words that stand in blocks, one a line. */
export function words(source: SlackMessage | SlackView): string {
  return wordsIn('view' in source ? source.view.blocks : source.blocks).join('\n');
}

function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'text' && typeof inner === 'string' ? [inner] : wordsIn(inner),
  );
}

/** The labels of the buttons, and of what stands in menus behind three dots, in order. */
export function buttons(source: SlackMessage): string[] {
  return interactiveElements(source.blocks).flatMap(({ element }) =>
    element['type'] === 'overflow' ? wordsIn(element) : wordsIn(element).join(''),
  );
}

/** The reference on an error card. It stands in the text and in the blocks. */
export function referenceOn(message: SlackMessage): string {
  const [, reference = ''] = /Reference: ([A-Z2-9]{8})$/.exec(message.text) ?? [];
  expect(reference, `a reference in ${message.text}`).not.toBe('');
  expect(words(message)).toContain(`Reference: ${reference}`);
  return reference;
}
