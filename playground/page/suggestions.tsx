import { type ReactNode, useState } from 'react';
import type { SlackChannel } from '../slack-side.ts';
import { useRoom } from './conversation.tsx';
import { Icon } from './icons.tsx';
import { act } from './live.ts';

/** A text to type, and what happens then. */
type Idea = readonly [text: string, about: string];

const IN_CHANNEL: readonly Idea[] = [
  ['/course TX00EY23-3015', 'A course card. Open its details, or share it to the channel.'],
  [
    '/enrollment TX00EW54-3008 SWD4TA033-3003 SB00AA06-2001',
    'Three enrollment windows, each in another state.',
  ],
  ['/rooms 78031 40+', 'A large building, page by page, with at least 40 seats.'],
  ['/course compare TX00EY23-3015 IM00BR45-3003', 'What matters first, a time line, then side by side.'],
  ['/course week', 'The next seven days of what the channel follows; every Monday by itself, if you like.'],
  ['/course term', 'What the channel follows on a time line, and what runs at the same time.'],
  [
    '/course web development',
    'Courses by name, from the whole catalogue: within a minute of the first card.',
  ],
  ['/course find TXL22S1 open', 'What a student group can still enroll in.'],
  ['/course TI00HA13', 'All runs of a course unit.'],
  ['/rooms', 'All buildings, by name.'],
  ['/course settings', 'The channel’s settings: its language, and whether codes in messages are answered.'],
  ['/course unit 72101', 'A course unit by its id.'],
  ['@Coursebell which rooms does 78025 have?', 'A question in plain words, answered in its thread.'],
  ['@Coursebell milloin LX00AC52-3001:n ilmoittautuminen päättyy?', 'The same in Finnish.'],
  ['/course help', 'Everything it answers.'],
  ['https://guide.example.edu/course/TX00EY23-3015', 'A link to a course shows its card.'],
];
const NOT_A_MEMBER: readonly Idea[] = [
  ['/course R0027-3009', 'Commands work here; Share does, too.'],
  ['/rooms 78044', 'A small building.'],
  ['@Coursebell TX00EY23-3015', 'Mentions do not reach an app that is no member.'],
  ['/invite @Coursebell', 'Adds it to the channel.'],
];
const DIRECT: readonly Idea[] = [
  ['TX00EY23-3015', 'A code alone is a question.'],
  ['när öppnar anmälan till TX00EW54-3008?', 'A question in Swedish.'],
  ['mitä tiloja Karamalmilla on?', 'A question in Finnish, with a building by its name.'],
  ['remind me about TX00EY23-3015', 'Follows a course for you; it then stands on Home.'],
  ['do my courses overlap?', 'What you follow on a time line.'],
  ['is there a course about acoustics?', 'The whole catalogue, searched by name.'],
  ['mitä kursseja ryhmällä TXL22S1 on tammikuussa?', 'A group’s courses, in Finnish.'],
  ['vilka byggnader finns det?', 'All buildings, in Swedish.'],
  ['Tell me about A300CE13-3001, please', 'Words around a code.'],
  ['what is for lunch?', 'What it does not understand gets a hint.'],
];

function ideasFor({ kind, botIsMember }: SlackChannel): readonly Idea[] {
  if (kind === 'im') return DIRECT;
  return botIsMember ? IN_CHANNEL : NOT_A_MEMBER;
}

function useTry(channel: SlackChannel): (text: string) => void {
  const { user } = useRoom();
  return (text) => void act({ do: 'type', channel: channel.id, user: user.id, text });
}

/** Things to try, each with a few words, for people who are here for the first time. */
export function Ideas({ channel }: { channel: SlackChannel }): ReactNode {
  const tryIt = useTry(channel);
  return (
    <ul className="ideas" aria-label="Things to try">
      {ideasFor(channel).map(([text, about]) => (
        <li key={text}>
          <button type="button" onClick={() => tryIt(text)}>
            <code>{text}</code>
            <span>{about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same in one line, once there are messages. */
export function Suggestions({ channel }: { channel: SlackChannel }): ReactNode {
  const tryIt = useTry(channel);
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;
  return (
    <section className="suggestions" aria-label="Things to try">
      <span className="suggestions-title">Try</span>
      <div className="suggestions-row">
        {ideasFor(channel).map(([text]) => (
          <button key={text} type="button" title={text} onClick={() => tryIt(text)}>
            {text}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label="Hide the suggestions"
        onClick={() => setHidden(true)}
      >
        <Icon name="close" size={14} />
      </button>
    </section>
  );
}
