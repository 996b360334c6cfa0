/**
 * What comes back from Slack is no proof of anything: values and forms that were shown to one person are played back by
 * another, from another organization, under other ids and with every field changed. They act on the sender alone.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEAM } from '../../playground/slack-side.ts';
import { interaction, post, unique } from '../flows/raw.ts';
import { CODE, leavesSamAlone, type MovedIn, openMovedIn, SAM } from './shown-to-sam.ts';

const AINO = 'U0AINO0002';

interface Sender {
  readonly user: string;
  readonly team: string;
}
/** Another person of the workspace, and a person of another organization in a shared channel. */
const SENDERS: readonly Sender[] = [
  { user: AINO, team: TEAM.id },
  { user: 'U0STRANGE1', team: 'T0OTHER001' },
];

const CONTAINERS = ['message', 'ephemeral', 'modal', 'home'] as const;
type Container = (typeof CONTAINERS)[number];

function press({ inbox }: MovedIn, { user, team }: Sender, container: Container, id: string, value: unknown) {
  const own = `D${user.slice(1)}`;
  const inMessage = container === 'message' || container === 'ephemeral';
  return interaction({
    type: 'block_actions',
    team: { id: team },
    user: { id: user, team_id: team },
    trigger_id: unique(),
    ...(inMessage
      ? {
          channel: { id: own },
          container: {
            ...{ type: 'message', channel_id: own, message_ts: '1.1' },
            is_ephemeral: container === 'ephemeral',
          },
          response_url: inbox.url,
        }
      : {
          container: { type: 'view', view_id: 'V0NOBODYS' },
          view: { id: 'V0NOBODYS', type: container, title: { text: 'Course' } },
        }),
    actions: [{ type: 'button', action_id: id, block_id: 'b', value }],
  });
}

function send({ user, team }: Sender, id: string, private_metadata: unknown, values: unknown) {
  return interaction({
    type: 'view_submission',
    team: { id: team },
    user: { id: user, team_id: team },
    trigger_id: unique(),
    view: { id: 'V0NOBODYS', type: 'modal', callback_id: id, private_metadata, state: { values } },
  });
}

test('what was shown to Sam, pressed and sent by others, acts on nothing of Sam’s', async () => {
  const moved = await openMovedIn();
  const { flow, handles } = moved;
  for (const sender of SENDERS) {
    for (const { id, value } of handles.actions)
      for (const container of CONTAINERS)
        expect((await post(flow.url, press(moved, sender, container, id, value))).status, id).toBe(200);
    for (const { id, value } of handles.forms)
      expect((await post(flow.url, send(sender, id, value, {}))).status, id).toBe(200);
  }
  await leavesSamAlone(moved);
});

const STRANGE: readonly unknown[] = [
  ...[
    SAM,
    AINO,
    'C0COURSES1',
    'D0SAM00001',
    TEAM.id,
    'all',
    CODE,
    'LI00DZ61-3005',
    '__proto__',
    'constructor',
  ],
  ...[
    '',
    ' ',
    '../../x',
    '<!channel>',
    '\u0000',
    'x'.repeat(2_500),
    '١٢٣',
    -1,
    0,
    1e9,
    0.5,
    true,
    null,
    [],
    {},
  ],
];

/** Options of menus carry plain words. */
function jsonOf(value: string): unknown {
  return value.startsWith('{') ? JSON.parse(value) : value;
}

/** One field of JSON put in the place of another, taken out, or added. */
function mutated(json: unknown, path: readonly number[], strange: unknown): unknown {
  if (typeof json !== 'object' || json === null || path.length === 0) return strange;
  const keys = [...Object.keys(json), 'conversation', 'whom', 'does', 'f'];
  const [first = 0, ...rest] = path;
  const key = keys[first % keys.length] ?? 'x';
  const inner = mutated((json as Record<string, unknown>)[key], rest, strange);
  return Array.isArray(json) ? [...json, inner] : { ...json, [key]: inner };
}

test('what was shown to Sam, with fields changed and under other ids, is acted on for the sender or refused', async () => {
  const moved = await openMovedIn();
  const { flow, handles } = moved;
  const all = [...handles.actions, ...handles.forms];
  const ids = fc.constantFrom(
    ...new Set(all.map(({ id }) => id)),
    'follow.gone',
    '__proto__',
    'toString',
    'x'.repeat(300),
  );
  const forged = fc.record({
    of: fc.constantFrom(...all),
    id: fc.option(ids, { nil: undefined, freq: 3 }),
    path: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 }),
    strange: fc.constantFrom(...STRANGE),
    sender: fc.constantFrom(...SENDERS),
    container: fc.constantFrom(...CONTAINERS),
    isForm: fc.boolean(),
    raw: fc.option(fc.constantFrom<unknown>('', '{', 'null', '[]', 7, null, { l: 'en' }, 'x'.repeat(4_000)), {
      freq: 6,
    }),
  });
  const property = fc.asyncProperty(
    forged,
    async ({ of, id = of.id, path, strange, sender, container, isForm, raw }) => {
      const value = raw ?? JSON.stringify(mutated(jsonOf(of.value), path, strange));
      const values = {
        [`${strange}`.slice(0, 50)]: { a: { value: strange, selected_option: { value: strange } } },
      };
      const payload = isForm ? send(sender, id, value, values) : press(moved, sender, container, id, value);
      expect((await post(flow.url, payload)).status).toBe(200);
    },
  );
  await fc.assert(property, { numRuns: 600 });
  await leavesSamAlone(moved);
});
