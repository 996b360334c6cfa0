/**
 * Slack draws emoji as pictures of its own. The few emoji that matter here are drawn, too, so that they look
 * alike even on a system without an emoji font. All others are left to the system.
 */
import type { ReactNode } from 'react';
import { isJson, type Json } from './blocks/json.ts';

const EDGE = 'rgb(0 0 0 / 22%)';

function circle(colour: string): ReactNode {
  return <circle cx="8" cy="8" r="7" fill={colour} stroke={EDGE} />;
}

const ARROW = (
  <>
    <rect x="1" y="1" width="14" height="14" rx="3" fill="#3b82e0" stroke={EDGE} />
    <path d="M6 4.5 11.5 8 6 11.5Z" fill="#fff" />
  </>
);

const FLAG = (
  <>
    <path d="M2.5 1v14" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
    <path d="M3 2h11v8H3Z" fill="#fff" stroke="#555" strokeWidth="0.6" />
    <path d="M3 2h3.7v2.7H3ZM10.3 2H14v2.7h-3.7ZM6.7 4.7h3.6v2.6H6.7ZM3 7.3h3.7V10H3ZM10.3 7.3H14V10h-3.7Z" />
  </>
);

/** By name: the sign, without the variation selector that may follow it, and the picture. */
const DRAWN: Readonly<Record<string, readonly [sign: string, picture: ReactNode]>> = {
  large_green_circle: ['🟢', circle('#2fae4e')],
  large_orange_circle: ['🟠', circle('#f08c2e')],
  large_blue_circle: ['🔵', circle('#3b82e0')],
  red_circle: ['🔴', circle('#df3b45')],
  white_circle: ['⚪', circle('#dfe2e6')],
  large_yellow_circle: ['🟡', circle('#f3c33c')],
  arrow_forward: ['▶', ARROW],
  checkered_flag: ['🏁', FLAG],
};

const NAMES = new Map(Object.entries(DRAWN).map(([name, [sign]]) => [sign, name]));
/** U+FE0F may follow a sign that is also a plain character; it asks for the picture. */
const SIGNS = new RegExp(`(${[...NAMES.keys()].join('|')})\\uFE0F?`, 'u');

/** A drawn emoji; undefined if the system's font must show it. */
export function drawnEmoji(name: string): ReactNode {
  const drawn = DRAWN[name];
  if (!drawn) return undefined;
  const [sign, picture] = drawn;
  return (
    <span className="emoji" role="img" aria-label={name.replaceAll('_', ' ')} data-emoji={sign}>
      <svg aria-hidden="true" viewBox="0 0 16 16" width="1em" height="1em">
        {picture}
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
