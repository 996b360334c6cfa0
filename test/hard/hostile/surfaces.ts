/** Every surface on which something of the study API is shown. */
import { asForm, asInteraction, asJson, type Sent } from './bodies.ts';
import { command } from './commands.ts';
import { direct, home, mention } from './events.ts';
import { messageShortcut, pressOf, submissionOf, suggestion } from './interactions.ts';
import type { Making } from './making.ts';

const OTHER = 'TX00EY23-3999';

const typed = (making: Making, name: string, text: string): Sent =>
  asForm({ ...command(making), command: name, text });
const pressed = (making: Making, id: string, value: unknown): Sent =>
  asInteraction(pressOf(making, id, JSON.stringify({ l: 'en', v: value })));

export type Surface = (making: Making, asked: string) => Sent;

/** Every surface on which a realization is shown. */
export const OF_COURSES: readonly Surface[] = [
  (making, code) => typed(making, '/course', code),
  (making, code) => typed(making, '/course', `${code} ${OTHER}`),
  (making, code) => typed(making, '/course', `compare ${code} ${OTHER}`),
  (making, code) => typed(making, '/course', `follow ${code}`),
  (making, code) => typed(making, '/course', `link ${code}`),
  (making) => typed(making, '/course', 'following'),
  (making) => typed(making, '/course', 'status'),
  (making, code) => typed(making, '/course', `Name ${code.slice(-4)}`),
  (making, code) => typed(making, '/enrollment', code),
  (making, code) => typed(making, '/enrollment', `${code} ${OTHER}`),
  (making, code) => asJson(mention({ ...making, text: () => code })),
  (making, code) => asJson(direct({ ...making, text: () => `milloin ${code} ilmoittautuminen` })),
  (making, code) => asInteraction(messageShortcut({ ...making, text: () => code })),
  (making, code) => pressed(making, 'course.details', { asked: code }),
  (making, code) => pressed(making, 'calendar.add', { asked: code }),
  (making, code) => pressed(making, 'follow.choose', { asked: code }),
  (making, code) => pressed(making, 'follow.set', { asked: code, whom: 'person' }),
  (making, code) => pressed(making, 'course.show', { asked: code }),
  (making, code) => pressed(making, 'answer.share', { f: 'course', r: { asked: [code] } }),
  (making, code) => asInteraction(suggestion({ ...making, text: () => code })),
  (making, code) => asInteraction(submissionOf(making, lookedUp(code))),
  (making) => asJson(home(making)),
];
export const OF_UNITS: readonly Surface[] = [
  (making, id) => typed(making, '/course', `unit ${id}`),
  (making, id) => pressed(making, 'course-unit.details', { id }),
  (making, id) => asJson(mention({ ...making, text: () => `course unit ${id}` })),
  (making, id) => asJson(direct({ ...making, text: () => `opintojakso ${id}` })),
];
export const OF_ROOMS: readonly Surface[] = [
  (making, id) => typed(making, '/rooms', id),
  (making, id) => typed(making, '/rooms', `${id} a`),
  (making, id) => pressed(making, 'rooms.page', { building: id, filters: { words: [] }, page: 1 }),
  (making, id) => asJson(mention({ ...making, text: () => `which rooms does ${id} have?` })),
];

const lookedUp = (code: string) => ({
  ...{
    id: 'V1',
    team_id: 'T1',
    type: 'modal',
    callback_id: 'course.look-up',
    private_metadata: '{"l":"en","v":{}}',
  },
  ...{ title: { type: 'plain_text', text: 'x' }, blocks: [] },
  state: { values: { course: { a: { selected_option: { value: code } } } } },
});
