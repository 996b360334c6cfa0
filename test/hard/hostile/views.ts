/** Modals as they come back from Slack, with any input and under any name. */
import { TEAM } from '../../../playground/slack-side.ts';
import type { Making } from './making.ts';

type Json = Record<string, unknown>;

/** Every form of the app. */
export const FORMS = [
  'settings.save',
  'settings.save-here',
  'course.look-up',
  'follow.start',
  'group.save',
  'follow.group',
  'channel.link-course',
  'calendar.make-feed',
  'assistants.make',
  'rooms.at',
];
const METADATA = [
  `{"l":"en","v":{"wish":"${'w'.repeat(43)}"}}`,
  '{"l":"en","v":{"conversation":"C0COURSES1"}}',
  '{"l":"en","v":{}}',
  '{"l":"en","v":{"building":"78025","filters":{"words":[]},"page":0}}',
  '{"l":"fi","v":{}}',
  '{"l":"xx","v":{}}',
  '',
  '{"l":"en"}',
  '[]',
];

const FILLED: ReadonlyMap<string, (making: Making) => Json> = new Map([
  ['settings.save', (making) => settings(making)],
  ['settings.save-here', (making) => settings(making)],
  ['rooms.at', (making) => otherTime(making)],
  ['group.save', ({ text }) => ({ group: { group: { value: text() } } })],
  ['follow.group', ({ text }) => ({ group: { group: { value: text() } } })],
]);

/** A modal as it comes back; what was filled in may be anything. */
export function view(making: Making): Json {
  const { random, text } = making;
  const callback_id = random.oneIn(8) ? text() || 'x' : random.pick(FORMS);
  const filled = FILLED.get(callback_id)?.(making) ?? { course: course(making) };
  return {
    ...{ id: `V${random.below(99)}`, team_id: TEAM.id, type: 'modal', callback_id },
    private_metadata: random.oneIn(6) ? text() : random.pick(METADATA),
    ...{ title: { type: 'plain_text', text: text() }, blocks: [], state: { values: filled } },
  };
}

const option = (value: string) => ({ selected_option: { value, text: { type: 'plain_text', text: 'x' } } });

function otherTime({ random, text }: Making): Json {
  return {
    date: { date: { selected_date: random.pick(['2026-11-23', '2026-13-99', text(), null]) } },
    time: { time: { selected_time: random.pick(['10:30', '24:00', text(), null]) } },
    length: { length: random.oneIn(2) ? option('60') : option(text()) },
  };
}

function course({ random, text }: Making): Json {
  return {
    'course.suggest': random.oneIn(2) ? option(text()) : option(`TX00EY23-${3000 + random.below(300)}`),
  };
}

function settings({ random, text }: Making): Json {
  const odd = <T>(usual: T): T | string => (random.oneIn(5) ? text() : usual);
  const boxes = (...all: readonly string[]) => ({
    a: { selected_options: all.filter(() => random.oneIn(2)).map((value) => ({ value: odd(value) })) },
  });
  return {
    language: { a: option(odd(random.pick(['slack', 'en', 'fi', 'sv']))) },
    opens: boxes('opens-0', 'opens-1h', 'opens-1d'),
    closes: boxes('closes-1h', 'closes-1d', 'closes-14d'),
    starts: boxes('starts-1d', 'starts-7d'),
    ...(random.oneIn(3) && { courses: boxes('TX00EY23-3015 closes-7d', 'x') }),
    quietFrom: { a: option(odd(random.pick(['none', '1320', '60']))) },
    quietTo: { a: option(odd(random.pick(['420', '60', '9999']))) },
    ...(random.oneIn(9) && { [text()]: { [text()]: { value: text() } } }),
  };
}
