/** Reading blocks, which come as plain JSON. */
import type { ReactNode } from 'react';
import { type Block, Message } from 'slack-blocks-to-jsx';
import { useRoom } from '../conversation.tsx';
import { fullMoment, slackDate } from '../dates-panel.tsx';
import { drawnEmoji, emojiPieces, withNamedEmoji } from '../icons.tsx';

export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objects(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

export function string(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The words of a text object. */
export function wordsOf(value: unknown): string {
  return isJson(value) ? string(value['text']) : '';
}

/** Keys for the items of a list that never changes its order. */
export function keyed(items: readonly Json[]): { key: string; item: Json }[] {
  return items.map((item, index) => ({ key: `${String(item['block_id'] ?? item['type'])}-${index}`, item }));
}

interface DateToken {
  readonly timestamp: string;
  readonly format: string;
}

function dateHook({ timestamp, format }: DateToken): ReactNode {
  const seconds = Number(timestamp);
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()} title={fullMoment(seconds)}>
      {slackDate(seconds, format)}
    </time>
  );
}

/** One block as the library draws it, in the page's theme and with the workspace's names. */
export function LibraryBlock({ block }: { block: Json }): ReactNode {
  const { state, theme } = useRoom();
  const { users, channels, bot } = state;
  const data = {
    users: [...users.map(({ id, realName }) => ({ id, name: realName })), { id: bot.userId, name: bot.name }],
    channels: channels.map(({ id, name }) => ({ id, name })),
  };
  return (
    <Message
      withoutWrapper
      // The Slack side has checked the block; the library's own type lags behind Slack's blocks.
      blocks={[withNamedEmoji(block) as unknown as Block]}
      logo=""
      name={bot.name}
      theme={theme}
      data={data}
      hooks={{
        date: dateHook,
        emoji: (data, parse) => timeIn(data.name) ?? drawnEmoji(data.name) ?? parse(data),
      }}
    />
  );
}

/** Text in Slack's markup. */
export function Mrkdwn({ text }: { text: string }): ReactNode {
  return (
    <div className="mrkdwn">
      <LibraryBlock block={{ type: 'section', text: { type: 'mrkdwn', text } }} />
    </div>
  );
}

/** "at 16:00: Databases" holds no emoji: Slack shows a name that it does not know as it stands. */
const timeIn = (name: string): string | undefined => (/^\d\d$/.test(name) ? `:${name}:` : undefined);

const EMOJI = /(:[a-z][a-z0-9_+-]*:)/;

/** Text without markup. The library would read markup into it, which Slack never does. */
export function Plain({ text, emoji = true }: { text: string; emoji?: boolean }): ReactNode {
  // Emoji characters always become pictures; `:names:` only if the app did not switch that off.
  const pieces = emoji ? emojiPieces(text).flatMap((piece) => piece.split(EMOJI)) : emojiPieces(text);
  return (
    <span className="plain">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
        <span key={index}>{(EMOJI.test(piece) && drawnEmoji(piece.slice(1, -1))) || piece}</span>
      ))}
    </span>
  );
}

/** A text object of either kind. */
export function Text({ value }: { value: unknown }): ReactNode {
  if (!isJson(value)) return null;
  const text = string(value['text']);
  return value['type'] === 'mrkdwn' ? (
    <Mrkdwn text={text} />
  ) : (
    <Plain text={text} emoji={value['emoji'] !== false} />
  );
}
