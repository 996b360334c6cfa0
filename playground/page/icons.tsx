import type { ReactNode } from 'react';
import type { SlackMessage } from '../slack-side.ts';
import { isJson, type Json } from './blocks/text.tsx';
import { useRoom } from './conversation.tsx';

const PATHS = {
  bell: 'M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.7 5-1.7 5.7h12.4c0-.7-1.7-1.7-1.7-5.7A4.5 4.5 0 0 0 10 3Zm-1.7 12a1.8 1.8 0 0 0 3.4 0',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 6v4.2l2.7 1.8',
  hash: 'M8 3 6.5 17M13.5 3 12 17M3.5 7.5h13M3 12.5h13',
  eye: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Zm7.5 2.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  thread: 'M4 4.5h12v8.5H9l-3.5 3v-3H4ZM7 7.5h6M7 10h4',
  code: 'M7.5 6 3.5 10l4 4M12.5 6l4 4-4 4',
  close: 'M5 5l10 10M15 5 5 15',
  send: 'M3.5 4 17 10 3.5 16l2-6ZM5.5 10H11',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5 7 7 0 1 0 16.5 12Z',
  dots: 'M10 5h.01M10 10h.01M10 15h.01',
  warning: 'M10 3.5 17.5 16h-15ZM10 8v4M10 14h.01',
  back: 'M12 5l-5 5 5 5',
  leave: 'M8 5H4.5v10.5H15V12M11 4.5h4.5V9M15.5 4.5 9.5 10.5',
  bolt: 'M11 2.5 4.5 11.5H9.5L9 17.5 15.5 8.5H10.5Z',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon that takes the colour of its text. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 2.6 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

const COLOURS = ['#2b6cb0', '#b7541c', '#2f7d4f'];

interface Props {
  readonly author: SlackMessage['author'];
  readonly size: number;
}

/** A square picture: the bell of the app, Slack's own mark, or a person's initials. */
export function Avatar({ author, size }: Props): ReactNode {
  const { state } = useRoom();
  const style = { width: size, height: size, fontSize: Math.round(size * 0.42) };
  if (author.kind === 'app') {
    return (
      <span className="avatar avatar-app" style={style}>
        <Icon name="bell" size={Math.round(size * 0.7)} />
      </span>
    );
  }
  if (author.kind === 'slackbot') {
    return (
      <span className="avatar avatar-slackbot" style={style}>
        <Icon name="hash" size={Math.round(size * 0.62)} />
      </span>
    );
  }
  const index = state.users.findIndex(({ id }) => id === author.user);
  const initials = (state.users[index]?.realName ?? '?').split(' ').map((word) => word.charAt(0));
  return (
    <span
      className="avatar"
      aria-hidden="true"
      style={{ ...style, background: COLOURS[index % COLOURS.length] }}
    >
      {initials.join('')}
    </span>
  );
}

/** The name beside the picture. */
export function useAuthorName(author: SlackMessage['author']): string {
  const { state } = useRoom();
  if (author.kind === 'app') return state.bot.name;
  if (author.kind === 'slackbot') return 'Slackbot';
  return state.users.find(({ id }) => id === author.user)?.realName ?? author.user;
}

// Slack draws emoji as pictures of its own. The few emoji that matter here are drawn, too, so that they look
// alike even on a system without an emoji font. All others are left to the system.

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

/** The library would read ":59" at the end of a line, with a label of one word below it, as the name of an emoji. */
const timesApart = (text: string): string => text.replace(/(:\d\d)\n/g, '$1 \n');

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
    return { ...block, text: { ...text, text: timesApart(emojiPieces(text['text']).join('')) } };
  return block;
}
