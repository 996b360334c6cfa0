/** What buttons and menus carry: of the shape that the app makes, with hostile words in it, or of none. */
import type { Making } from './making.ts';
import { KNOWN } from './texts.ts';

type Make = (making: Making) => unknown;

const code = ({ random, text }: Making): string =>
  random.oneIn(3) ? [...text()].slice(0, random.pick([10, 60, 61])).join('') : random.pick(KNOWN);
const asked: Make = (making) => ({ asked: code(making) });
const nothing: Make = () => ({});
const several = (making: Making) =>
  Array.from(
    { length: 1 + making.random.below(12) },
    () => code(making).replace(/[\s\p{C},;]+/gu, '') || 'x',
  );
const word = ({ random, text }: Making): string => [...text()].slice(0, random.pick([5, 40, 41])).join('');
const filters = (making: Making) => ({
  words: Array.from({ length: making.random.below(6) }, () => word(making)),
  ...(making.random.oneIn(2) && { minSeats: making.random.pick([1, 40, 9999, 0, 1.5, '40']) }),
});
const building = (making: Making): string =>
  making.random.oneIn(2) ? making.random.pick(['72101', '78025', 'A-1', '../1', 'a%2f1']) : word(making);
const time = ({ random, text }: Making) => ({
  ...(random.oneIn(3) && { asksFree: true, least: random.pick([30, 60, 0, 1441, '30']) }),
  ...(random.oneIn(3) && {
    at: random.pick([{ from: 1_795_176_127 }, { from: -1 }, { from: 1, until: 0 }, 'now']),
  }),
  ...(random.oneIn(5) && { asksFree: true, when: text().slice(0, 150) }),
});
const rooms: Make = (making) => ({
  ...time(making),
  ...(making.random.oneIn(5) ? { among: [word(making), '72101'] } : { building: building(making) }),
  ...{ filters: filters(making), page: making.random.pick([0, 1, 2, 9999, -1, '1', 1e9]) },
});
const unit: Make = (making) => ({
  id: making.random.pick(['12345', '72101', 'A-1', '1/../2', word(making)]),
});
const follow: Make = ({ random, ...making }) =>
  random.pick<Make>([
    (one) => ({ does: 'follow', asked: several(one), whom: 'person' }),
    (one) => ({ does: 'unfollow', asked: several(one) }),
    (one) => ({ does: 'stop', asked: code(one), shown: 'in-list' }),
    (one) => ({ does: 'offer', asked: several(one) }),
    () => ({ does: 'unfollow', asked: 'all', sureAt: 1 }),
    () => ({ does: 'following', isUnsure: true }),
    (one) => ({ does: 'find', search: one.text(), asksWhom: true }),
    () => ({ does: 'following', state: true }),
  ])({ random, ...making });

const find: Make = (making) => ({
  words: Array.from({ length: making.random.below(9) }, () => word(making)),
  ...(making.random.oneIn(3) && { states: [making.random.pick(['open', 'closed', 'ajar'])] }),
  ...(making.random.oneIn(3) && { page: making.random.pick([0, 1, 300, 301, -1, '1']) }),
});
const fact: Make = (making) =>
  making.random.oneIn(2)
    ? { topic: making.random.pick(['exam', 'grades', 'x']), asked: several(making), by: 'context' }
    : { topic: 'starts', search: making.text() };

const lessonsPart = ({ random }: Making) => ({
  ...(random.oneIn(2) && { part: random.pick(['ahead', 'past', 'x']) }),
  ...(random.oneIn(2) && { from: random.pick([0, 40, 2000, 2001, -1, 0.5, '1']) }),
});

/** Requests as they travel, by the feature that they are of. */
const REQUESTS: readonly (readonly [string, Make])[] = [
  ['course', (making) => ({ asked: several(making) })],
  ['course', (making) => ({ search: making.text() })],
  ['course', (making) => ({ asked: several(making), compact: true, of: 12 })],
  ['course-unit', unit],
  ['compare', (making) => ({ asked: several(making).slice(0, 3) })],
  ['week', ({ random }) => ({ of: random.pick(['week', 'overview', 'x']), next: true, on: random.oneIn(2) })],
  ['term', () => ({ of: 'term' })],
  ['enrollment', (making) => ({ asked: several(making) })],
  ['rooms', rooms],
  ['find', find],
  ['facts', fact],
  ['lessons', (making) => ({ of: 'agenda', at: making.text(), group: word(making) })],
  ['lessons', (making) => ({ asked: several(making), ...lessonsPart(making), at: making.text() })],
  ['group', (making) => ({ does: making.random.pick(['set', 'tell', 'skip', 'x']), group: word(making) })],
  ['help', (making) => ({ about: 'usage', input: word(making), nearest: word(making) })],
  ['follow', follow],
  ['channel', (making) => ({ does: 'link', asked: several(making).slice(0, 1) })],
  ['channel', (making) => ({ does: 'find', search: making.text() })],
  ['calendar', () => ({ does: 'revoke-feed' })],
  ['constructor', nothing],
  ['__proto__', nothing],
];
const carried: Make = (making) => {
  const [f, request] = making.random.pick(REQUESTS);
  const thread = making.random.oneIn(4)
    ? { t: making.random.pick(['1795176000.000100', making.text()]) }
    : {};
  return { f, r: request(making), ...thread };
};

const snoozed: Make = (making) => ({
  ...{ asked: code(making), kind: making.random.pick(['opens', 'closes', 'starts', 'x']) },
  choice: making.random.pick(['hour', 'tomorrow', 'before-closing', 'x']),
});

/** Every action of the app, with what it carries. */
const ACTIONS: readonly (readonly [string, Make])[] = [
  ['answer.share', carried],
  ['answer.share', carried],
  ['answer.again', carried],
  ['course.show', asked],
  ['course.details', asked],
  ['course.look-up', nothing],
  ['enrollment.show', asked],
  ...['help.show', 'help.commands', 'find.open', 'follow.start', 'rooms.start', 'term.all'].map(
    (id) => [id, nothing] as const,
  ),
  ['find.page', find],
  ['find.of-group', (making) => ({ group: word(making) })],
  ...['group.choose', 'group.skip', 'channel.start-link', 'follow.start-group', 'greeting.leave-open'].map(
    (id) => [id, nothing] as const,
  ),
  ...['group.set', 'group.set-beside', 'group.undo'].map(
    (id) => [id, (making: Making) => ({ group: making.random.pick(['TXL22S1', word(making)]) })] as const,
  ),
  ['lessons.beside', asked],
  ['lessons.show', (making) => ({ asked: code(making), ...lessonsPart(making) })],
  [
    'lessons.days',
    (making) => ({
      at: making.text().slice(0, 101),
      ...(making.random.oneIn(2) && { group: word(making) }),
      ...(making.random.oneIn(3) && { also: [word(making), 'TXL22S1'] }),
    }),
  ],
  ['facts.show', (making) => ({ asked: code(making), topic: making.random.pick(['exam', 'teacher', 'x']) })],
  ['course-unit.details', unit],
  ['rooms.page', rooms],
  ['rooms.choose', (making) => ({ building: building(making), filters: filters(making), ...time(making) })],
  ['rooms.other-time', rooms],
  ['follow.choose', asked],
  ['follow.found', asked],
  ['follow.stop', asked],
  ['follow.stop-mine', asked],
  ['follow.unlist', asked],
  ['follow.stop-all', ({ random }) => ({ at: random.pick([0, 1, 1.8e12, -1, 'x', 1e300]) })],
  ['follow.offered', asked],
  ['channel.link', asked],
  ['follow.set', (making) => ({ asked: code(making), whom: making.random.pick(['channel', 'person', 'x']) })],
  ['follow.choose-open', (making) => ({ codes: `${code(making)} ${making.text()}` })],
  [
    'follow.set-open',
    (making) => ({ codes: code(making), whom: making.random.pick(['channel', 'person', 'x']) }),
  ],
  ['follow.choose-all', (making) => ({ asked: [code(making), code(making)] })],
  [
    'follow.set-all',
    (making) => ({ asked: [code(making)], whom: making.random.pick(['channel', 'person', 'x']) }),
  ],
  [
    'week.overview',
    ({ random }) => ({ on: random.oneIn(2), ...(random.oneIn(2) && { whom: random.pick(['person', 'x']) }) }),
  ],
  ['follow.enrolled', (making) => ({ asked: code(making), on: making.random.oneIn(2) })],
  ['follow.enrolled-listed', (making) => ({ asked: code(making), on: making.random.oneIn(2) })],
  ['follow.undo-enrolled', (making) => ({ asked: several(making) })],
  [
    'follow.choose-with',
    (making) => ({ asked: code(making), leads: [making.random.pick(['opens-1h', 'x'])] }),
  ],
  ['follow.leads', (making) => ({ asked: code(making) })],
  [
    'follow.undo-follow',
    (making) => ({ asked: several(making), whom: making.random.pick(['person', 'x', undefined]) }),
  ],
  ['follow.lead', (making) => ({ asked: several(making), leads: [making.random.pick(['opens-1h', 'x'])] })],
  [
    'follow.undo-leads',
    ({ random }) => ({
      to: random.pick<unknown>([['opens-1h'], ['x'], [], 'x']),
      from: random.pick<unknown>([['closes-7d'], ['x', 'x'], undefined]),
    }),
  ],
  ['follow.lead-mine', (making) => ({ asked: several(making), leads: ['closes-7d'] })],
  [
    'follow.stop-here',
    (making) => ({
      asked: code(making),
      conversation: making.random.pick(['C0HOSTILE10', 'x', making.text()]),
    }),
  ],
  ['follow.page', ({ random }) => ({ page: random.pick([0, 1, 9, 10, -1, '1']), whom: 'person' })],
  ['follow.show-here', nothing],
  ['follow.show-list', nothing],
  ['rooms.of-building', (making) => ({ building: building(making) })],
  [
    'follow.undo',
    ({ random }) => ({
      id: random.pick(['', 'x', 'x'.repeat(41)]),
      shown: random.pick(['alone', 'in-list', 'x']),
    }),
  ],
  ['follow.stop-finished', ({ random }) => ({ whom: random.pick(['person', 'x', undefined]) })],
  ['channel.revoke-feed', nothing],
  ['changes.undo', (making) => ({ id: making.random.pick(['AAAAAAAA', making.text()]) })],
  ['answer.feedback', ({ random }) => ({ f: 'course', v: random.pick(['good', 'bad', 'x']) })],
  ['snooze.set', snoozed],
  ['snooze.set-again', snoozed],
  [
    'snooze.said',
    ({ random }) => ({ asked: random.pick(['x', undefined]), at: random.pick(['tomorrow', 'x', undefined]) }),
  ],
  ['follow.cancel-snooze', ({ random }) => ({ asked: 'x', shown: random.pick(['in-list', 'x', undefined]) })],
  ['settings.open-here', nothing],
  ['channel.language', ({ random }) => ({ language: random.pick(['en', 'fi', 'sv', null, 'x']) })],
  ['channel.codes', ({ random }) => ({ on: random.oneIn(2) })],
  ['settings.open', nothing],
  [
    'settings.set',
    (making) =>
      making.random.pick<object>([
        { does: 'quiet', from: making.random.pick([0, 1320, -1, 1.5]), to: making.random.pick([420, 1440]) },
        { does: 'speak', language: making.random.pick(['fi', 'xx', null]) },
      ]),
  ],
  [
    'settings.undo',
    ({ random }) => ({
      to: random.pick<object>([
        { does: 'quiet', from: 0, to: 0 },
        { does: 'daily', at: random.pick([420, null, 9999]) },
      ]),
      from: random.pick<object>([{ does: 'speak', language: random.pick(['fi', 'xx', null]) }, {}]),
    }),
  ],
  ['privacy.show', nothing],
  ['calendar.add', asked],
  ['calendar.make-feed', nothing],
  ['privacy.erase', nothing],
  ['calendar.revoke-feed', nothing],
  ['calendar.open-link', nothing],
  ['assistants.open', nothing],
  ['assistants.revoke', ({ random, text }) => ({ id: random.pick(['a'.repeat(16), '', text()]) })],
  ['answer.gone', nothing],
];

/** Ids of the actions, so that a test can tell whether the app has others. */
export const ACTION_IDS = [...new Set(ACTIONS.map(([id]) => id))];

const POLLUTION = [
  '{"__proto__":{"l":"en"}}',
  '{"l":"en","v":{"__proto__":{"asked":"1"}}}',
  '{"constructor":{"prototype":{"x":1}}}',
];

/** An action's id and what it carries. */
export function pressedValue(making: Making): { id: string; value: string } {
  const { random, text } = making;
  const [known, make] = random.pick(ACTIONS);
  const id = random.oneIn(20) ? text() || 'x' : `${known}${random.oneIn(4) ? `:${random.below(30)}` : ''}`;
  if (random.oneIn(12)) return { id, value: random.oneIn(3) ? random.pick(POLLUTION) : text() };
  const language = random.oneIn(20) ? text() : random.pick(['en', 'fi', 'sv']);
  return { id, value: JSON.stringify({ l: language, v: make(making) }) };
}
