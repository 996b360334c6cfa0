/**
 * Slack draws emoji as pictures of its own. The few that say something here are drawn, too, so that they are seen
 * where the system has no emoji font; all others are left to the system.
 */
import type { ReactNode } from 'react';
import { isJson, type Json } from './blocks/json.ts';

const CIRCLES: Readonly<Record<string, readonly [sign: string, colour: string]>> = {
  large_green_circle: ['🟢', '#2fae4e'],
  large_orange_circle: ['🟠', '#f08c2e'],
  large_blue_circle: ['🔵', '#3b82e0'],
  red_circle: ['🔴', '#df3b45'],
  white_circle: ['⚪', '#dfe2e6'],
  large_yellow_circle: ['🟡', '#f3c33c'],
};

const NAMES = new Map(Object.entries(CIRCLES).map(([name, [sign]]) => [sign, name]));
const SIGNS = new RegExp(`(${[...NAMES.keys()].join('|')})`, 'u');

/** A drawn emoji; undefined where the system's font has to do. */
export function drawnEmoji(name: string): ReactNode {
  const circle = CIRCLES[name];
  if (!circle) return undefined;
  const [sign, colour] = circle;
  return (
    <span className="emoji" role="img" aria-label={name.replaceAll('_', ' ')} data-emoji={sign}>
      <svg aria-hidden="true" viewBox="0 0 16 16" width="1em" height="1em">
        <circle cx="8" cy="8" r="7" fill={colour} stroke="rgb(0 0 0 / 22%)" />
      </svg>
    </span>
  );
}

/** A text in pieces, emoji as their names: `['Now ', ':large_green_circle:', ' open']`. */
export function emojiPieces(text: string): string[] {
  return text
    .split(SIGNS)
    .filter((piece) => piece !== '')
    .map((piece) => (NAMES.has(piece) ? `:${NAMES.get(piece)}:` : piece));
}

function namedElement(element: Json): Json[] {
  if (element['type'] !== 'text' || typeof element['text'] !== 'string' || !SIGNS.test(element['text']))
    return [element];
  return emojiPieces(element['text']).map((piece) =>
    /^:\w+:$/.test(piece) ? { type: 'emoji', name: piece.slice(1, -1) } : { ...element, text: piece },
  );
}

/** The same block with its emoji by name, as Slack stores them. */
export function withNamedEmoji(block: Json): Json {
  const { elements, text } = block;
  if (Array.isArray(elements)) {
    const deep = elements.map((each: unknown) => (isJson(each) ? withNamedEmoji(each) : each));
    return {
      ...block,
      elements: deep.flatMap((each: unknown) => (isJson(each) ? namedElement(each) : [each])),
    };
  }
  if (isJson(text) && typeof text['text'] === 'string')
    return { ...block, text: { ...text, text: emojiPieces(text['text']).join('') } };
  return block;
}
