/** What one person changes for a channel is told to the channel, and can be undone for a day. */
import { describe, expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { dataDir } from './data-dir.ts';
import { type Flow, MINUTE, openSample, tellsChange } from './harness.ts';
import { buttons, words } from './reading.ts';
import { changeCard } from './settings-hands.ts';

const CODE = 'TX00EY23-3015';
const OTHER = 'IM00BR45-3003';
const NAME = 'Software Engineering Project';
const SAM = 'U0SAM00001';
const AINO = 'U0AINO0002';
const DAY = 24 * 60 * MINUTE;
const COURSES = 'C0COURSES1';

const postgres = databasesOfFile();
const STORES = {
  SQLite: async () => ({}),
  Postgres: async () => ({ DATABASE_URL: await postgres.storeDatabase() }),
};

const lines = ({ slack }: Flow, channel = COURSES): SlackMessage[] =>
  slack.workspace.messages.filter((each) => each.channel === channel && tellsChange(each));
const say = async (flow: Flow, text: string, by = {}) => (await flow.command(text, by)).message.text;
const follows = async (flow: Flow) => !/^Nothing is followed here/.test(await say(flow, '/course following'));
const isAdmin = ({ slack }: Flow, user: string, is: boolean | undefined): void => {
  Object.assign(slack.workspace.user(user) ?? {}, { isAdmin: is });
};

/** Presses Undo, and waits until the line has no button any more. */
async function undo(flow: Flow, line: SlackMessage, user = 'sam'): Promise<void> {
  await flow.slack.click(line, 'changes.undo', { user });
  await flow.until(() => (buttons(line).length === 0 ? line : undefined));
}

/** Presses Undo, and waits for the refusal. */
async function refused(flow: Flow, line: SlackMessage, user: string): Promise<string> {
  const before = structuredClone({ text: line.text, blocks: line.blocks });
  const told = await flow.next(() => flow.slack.click(line, 'changes.undo', { user }));
  expect(told.onlyFor).toBe(flow.slack.workspace.user(user)?.id);
  expect({ text: line.text, blocks: line.blocks }, 'the line stays').toEqual(before);
  return told.text;
}

test.each(Object.entries(STORES))(
  'over %s each change is one line, with who did it and Undo, which puts things as they were',
  async (_, env) => {
    const flow = await openSample({ env: await env() });
    const now = () => lines(flow).at(-1) ?? expect.fail('no line');

    await say(flow, `/course follow ${CODE} ${OTHER}`);
    expect(lines(flow)).toHaveLength(1);
    expect(now().text).toMatch(new RegExp(`^This channel now follows ${NAME} \\(${CODE}\\), .*${OTHER}`));
    expect(now().text).toMatch(new RegExp(`\\nChanged by <@${SAM}>$`));
    expect(words(now())).toContain(`Changed by <@${SAM}>`);
    expect(buttons(now())).toEqual(['Undo']);
    await undo(flow, now());
    expect(now().text).toMatch(new RegExp(`\\nChanged by <@${SAM}>\\nUndone by <@${SAM}>$`));
    expect(await follows(flow)).toBe(false);

    await say(flow, `/course follow ${CODE}`);
    await say(flow, `/course unfollow ${CODE}`, { user: 'aino' });
    expect(now().text).toMatch(new RegExp(`^This channel no longer follows ${NAME}`));
    expect(now().text).toContain(`Changed by <@${AINO}>`);
    expect(await follows(flow)).toBe(false);
    await undo(flow, now(), 'aino');
    const list = await say(flow, '/course following', { user: 'aino' });
    expect(list).toContain(CODE);
    expect(list, 'as it was set up').toContain(`<@${SAM}>`);

    await say(flow, `/course link ${CODE}`);
    expect(now().text).toContain(`This channel is now linked to ${NAME} (${CODE}).`);
    const again = await say(flow, `/course link ${OTHER}`);
    expect(again).toContain(`no longer to ${NAME} · ${CODE}`);
    expect(now().text).toContain(`no longer to ${NAME} (${CODE}).`);
    await undo(flow, now());
    expect(await say(flow, '/course link')).toContain(CODE);
    await say(flow, '/course unlink');
    expect(now().text).toContain(`This channel is no longer linked to ${NAME} (${CODE}).`);
    await undo(flow, now());
    expect(await say(flow, '/course link')).toContain(CODE);
    expect(lines(flow)).toHaveLength(6);
  },
);

test('several settings at once make one line, and one Undo', async () => {
  const flow = await openSample();
  await say(flow, `/course follow ${CODE}`);
  const list = (await flow.command('/course following')).message;
  await flow.slack.click(list, 'settings.open-here');
  const form = await flow.until(() =>
    flow.slack.workspace.modals.find(({ view }) => view['callback_id'] === 'settings.save-here'),
  );
  await flow.slack.submit(form, { 'settings.opens': [], 'settings.quietFrom': '1320' });
  const line = await flow.until(() => lines(flow)[1]);
  const first =
    'This channel’s settings were changed: reminders: 24 h before enrollment closes · 24 h before the course starts, quiet hours 22:00–08:00.';
  expect(line.text.split('\n')[0]).toBe(first);
  const settings = (await flow.command('/course settings')).message;
  await changeCard(flow, settings, 'channel.codes');
  expect(lines(flow)).toHaveLength(2);
  expect(line.text).toContain('codes in messages are answered, reminders: 24 h before enrollment closes');
  await undo(flow, line);
  const after = await say(flow, '/course following');
  expect(after).toContain('Reminders: Enrollment opens, 24 h before enrollment closes');
  expect(after).toContain('Quiet hours: 20:00–08:00');
  expect(await say(flow, '/course settings')).toContain('Codes in ordinary messages: not answered');
  // A later change is another line.
  const fresh = (await flow.command('/course settings')).message;
  await changeCard(flow, fresh, 'channel.codes');
  flow.pass(6 * MINUTE);
  await changeCard(flow, fresh, 'channel.codes');
  expect(lines(flow)).toHaveLength(4);
});

test('a setting that is turned on and off again is told as that', async () => {
  const flow = await openSample();
  const settings = (await flow.command('/course settings')).message;
  await changeCard(flow, settings, 'channel.codes');
  await changeCard(flow, settings, 'channel.codes');
  expect(lines(flow).map(({ text }) => text.split('\n')[0])).toEqual([
    'This channel’s settings were changed, and changed back.',
  ]);
});

test('Undo is for the person who changed it and for managers, for a day', async () => {
  const flow = await openSample();
  await say(flow, `/course follow ${CODE}`);
  const [line] = lines(flow);
  if (!line) return expect.fail('no line');
  expect(await refused(flow, line, 'aino')).toContain('Only administrators and owners');
  isAdmin(flow, 'aino', undefined);
  expect(await refused(flow, line, 'aino')).toContain('Slack doesn’t tell me');
  expect(await follows(flow)).toBe(true);
  isAdmin(flow, 'aino', true);
  await undo(flow, line, 'aino');
  expect(line.text).toContain(`Undone by <@${AINO}>`);
  expect(await follows(flow)).toBe(false);

  await say(flow, `/course follow ${CODE}`);
  const later = lines(flow)[1] ?? expect.fail('no line');
  flow.pass(DAY);
  expect(await refused(flow, later, 'sam')).toContain('can’t be undone any more');
  expect(await follows(flow)).toBe(true);
});

/** What Sam sets up, and then Aino ends or replaces. */
const ENDED: readonly [
  string,
  (flow: Flow, user: string) => Promise<unknown>,
  (flow: Flow) => Promise<unknown>,
][] = [
  [
    'a follow',
    (flow, user) => say(flow, `/course follow ${CODE}`, { user }),
    (flow) => say(flow, `/course unfollow ${CODE}`, { user: 'aino' }),
  ],
  [
    'a course unit',
    (flow, user) => say(flow, '/course follow TX00EY23', { user }),
    (flow) => say(flow, '/course unfollow TX00EY23', { user: 'aino' }),
  ],
  [
    'a link',
    (flow, user) => say(flow, `/course link ${CODE}`, { user }),
    (flow) => say(flow, `/course link ${OTHER}`, { user: 'aino' }),
  ],
  [
    'a setting',
    async (flow, user) =>
      changeCard(flow, (await flow.command('/course settings', { user })).message, 'channel.codes'),
    async (flow) =>
      changeCard(flow, (await flow.command('/course settings', { user: 'aino' })).message, 'channel.codes'),
  ],
];

test.for(ENDED)('whose %s another person ends may undo that, and no third person', async ([, setUp, end]) => {
  const flow = await openSample();
  await setUp(flow, 'sam');
  await end(flow);
  const line = await flow.until(() => lines(flow)[1]);
  expect(line.text).toContain(AINO);
  await undo(flow, line, 'sam');
  expect(line.text).toContain(SAM);
  expect(line.text).not.toMatch(/There was nothing left|Det fanns inget kvar|Mitään ei ollut/);

  const other = await openSample();
  await setUp(other, 'aino');
  // Later than settings that would make one line.
  other.pass(6 * MINUTE);
  await end(other);
  const hers = await other.until(() => lines(other)[1]);
  await refused(other, hers, 'sam');
});

test('of what two people set up and one ends, the other may undo the own part', async () => {
  const flow = await openSample();
  await say(flow, `/course follow ${CODE} TX00EY23`);
  await say(flow, `/course follow ${OTHER}`, { user: 'aino' });
  await say(flow, `/course unfollow ${CODE} ${OTHER} TX00EY23`, { user: 'aino' });
  const line = await flow.until(() => lines(flow)[3]);
  await flow.slack.click(line, 'changes.undo', { user: 'sam' });
  await flow.until(() => line.text.includes('A part') || undefined);
  const list = await say(flow, '/course following');
  for (const one of [CODE, 'TX00EY23']) expect(list).toContain(one);
  expect(list).not.toContain(OTHER);
  expect(line.text).toContain(`A part was undone by <@${SAM}>`);
  expect(line.text).toContain(OTHER);
  expect(line.text).not.toContain(CODE);
  await refused(flow, line, 'sam');
  await undo(flow, line, 'aino');
  expect(line.text).toContain(`Undone by <@${AINO}>`);
  expect(await say(flow, '/course following')).toContain(OTHER);
});

test('Undo leaves what was changed again since', async () => {
  const flow = await openSample();
  await say(flow, `/course follow ${CODE}`);
  await say(flow, `/course unfollow ${CODE}`);
  await say(flow, `/course link ${CODE}`);
  await say(flow, `/course link ${OTHER}`, { user: 'aino' });
  const [followed, ended, linked] = lines(flow);
  await undo(flow, followed ?? expect.fail('no line'));
  await undo(flow, linked ?? expect.fail('no line'));
  for (const line of [followed, linked]) expect(line?.text).toContain('There was nothing left to undo');
  expect(await say(flow, '/course link')).toContain(OTHER);
  await undo(flow, ended ?? expect.fail('no line'));
  expect(await follows(flow)).toBe(true);
});

test('who changed what is gone after an erasure, also where another person ended it', async () => {
  const flow = await openSample();
  await say(flow, `/course follow ${CODE}`);
  await say(flow, `/course unfollow ${CODE}`, { user: 'aino' });
  const [, ended] = lines(flow);
  const settings = (await flow.command('/course settings')).message;
  await flow.slack.click(settings, 'privacy.show');
  const page = await flow.until(() => {
    const open = flow.slack.workspace.modals.at(-1);
    return open && JSON.stringify(open.view).includes('privacy.erase') ? open : undefined;
  });
  expect(JSON.stringify(page.view)).toContain('changed for channels');
  await flow.slack.click(page, 'privacy.erase');
  await flow.until(() => JSON.stringify(page.view).includes('is erased') || undefined);
  expect(await refused(flow, ended ?? expect.fail('no line'), 'aino')).toContain('can’t be undone any more');
});

test('with CHANNEL_CHANGES=managers only managers change a channel, and the person who set a follow up', async () => {
  const data = { DATA_DIR: dataDir() };
  const before = await openSample({ env: data });
  await say(before, `/course follow ${CODE}`);
  await say(before, `/course link ${CODE}`);
  await before.app.stop();
  const flow = await openSample({ env: { ...data, CHANNEL_CHANGES: 'managers' } });
  const settings = (await flow.command('/course settings', { user: 'aino' })).message;
  const refusals = [
    await say(flow, `/course follow ${OTHER}`, { user: 'aino' }),
    await say(flow, `/course unfollow ${CODE}`, { user: 'aino' }),
    await say(flow, `/course link ${OTHER}`, { user: 'aino' }),
    await say(flow, '/course unlink', { user: 'aino' }),
    (await flow.next(() => flow.slack.click(settings, 'channel.codes', { user: 'aino' }))).text,
  ];
  for (const told of refusals) expect(told).toMatch(/^Tämän voivat täällä muuttaa vain työtilan ylläpitäjät/);
  isAdmin(flow, 'aino', undefined);
  expect(await say(flow, `/course follow ${OTHER}`, { user: 'aino' })).toMatch(/Slack nyt kerro/);
  expect(lines(flow)).toEqual([]);
  expect(await follows(flow)).toBe(true);
  // One's own follows and the things that one has set up stay one's own.
  expect(await say(flow, `/course follow ${OTHER}`, { channel: 'D0AINO0002', user: 'aino' })).toContain(
    OTHER,
  );
  await say(flow, `/course unfollow ${CODE}`);
  await say(flow, '/course unlink');
  isAdmin(flow, 'aino', true);
  await say(flow, `/course follow ${OTHER}`, { user: 'aino' });
  expect(lines(flow)).toHaveLength(3);
});

describe('where Slack refuses the line', () => {
  test.for([
    ['en-GB', 'Invite me there with /invite @Coursebell', 'I could not tell the channel of this.'],
    ['fi-FI', '/invite @Coursebell', 'En voinut kertoa tästä kanavalle.'],
    ['sv-SE', '/invite @Coursebell', 'Jag kunde inte berätta om detta i kanalen.'],
  ] as const)('the answer says so at once with what to do, in %s', async ([locale, advice, untold]) => {
    const flow = await openSample({ locales: { sam: locale } });
    const random = { channel: '#random' };
    const echo = await say(flow, `/course follow ${CODE}`, random);
    expect(echo).toContain(advice);
    expect(echo).toMatch(/<!date\^1795176127\^/);
    for (const typed of [`/course link ${CODE}`, `/course unfollow ${CODE}`, '/course unlink']) {
      const said = await say(flow, typed, random);
      expect(said).toContain(untold);
      expect(said).toContain(advice);
    }
    expect(lines(flow, 'C0RANDOM01')).toEqual([]);
    expect(flow.slack.workspace.messages.filter(({ channel }) => channel === 'D0SAM00001')).toEqual([]);
  });

  test('the follow is kept, paused with its reason, and resumes by itself', async () => {
    const flow = await openSample({ env: { SUPPORT_CONTACT: 'Ask in #study-help' } });
    const random = { channel: '#random' };
    flow.slack.archive('#random');
    expect(await say(flow, `/course follow ${CODE}`, random)).toContain('The channel is archived.');
    expect(await say(flow, '/course status', random)).toContain('Paused since');
    for (const typed of [
      `/course follow ${OTHER}`,
      '/course follow TX00EY23',
      '/course following',
      '/course status',
    ])
      expect(await say(flow, typed, random), typed).toMatch(/\nHelp: Ask in #study-help$/);
    flow.slack.unarchive('#random');
    flow.slack.inviteBot('#random');
    await flow.app.round();
    expect(await say(flow, '/course status', random)).not.toContain('Paused since');
    const [reminder] = flow.slack.scheduled;
    expect(reminder?.channel).toBe('C0RANDOM01');
  });

  test('a follow once Coursebell is there ends the pause', async () => {
    const flow = await openSample();
    const random = { channel: '#random' };
    await say(flow, `/course follow ${CODE}`, random);
    flow.slack.inviteBot('#random');
    const echo = await say(flow, `/course follow ${OTHER}`, random);
    expect(echo).not.toContain('Paused');
    expect(echo).not.toContain('/invite');
    expect(lines(flow, 'C0RANDOM01')).toHaveLength(1);
  });

  describe('once it is invited, asking again tells the truth', () => {
    // What is stored does not depend on the language.
    test.each([
      ['SQLite', 'en-GB', 'Already followed here', 'Paused since'],
      ['SQLite', 'fi-FI', 'Jo seurannassa täällä', 'Keskeytetty:'],
      ['Postgres', 'sv-SE', 'redan', 'Pausat sedan'],
    ] as const)('over %s, in %s', async (store, locale, already, paused) => {
      const env = STORES[store];
      const random = { channel: '#random' };
      for (const typed of [`/course follow ${CODE}`, '/course following', '/course status']) {
        const flow = await openSample({ env: await env(), locales: { sam: locale } });
        expect(await say(flow, `/course follow ${CODE}`, random)).toContain('/invite');
        expect(await say(flow, typed, random), typed).toContain('/invite');
        flow.slack.inviteBot('#random');
        const again = await say(flow, typed, random);
        expect(again, typed).not.toContain('/invite');
        if (typed.includes(' follow ')) expect(again).toContain(already);
        expect(await say(flow, '/course status', random)).not.toContain(paused);
        // Nothing is left with Slack of the look; the reminder comes.
        await flow.app.round();
        expect(flow.slack.scheduled.map(({ channel, text }) => [channel, text.includes(CODE)])).toEqual([
          ['C0RANDOM01', true],
        ]);
      }
    });
  });

  describe('each time it is removed, asking tells the truth', () => {
    const group = '/course follow group TXL22S1';
    test.each([
      ['SQLite', 'en-GB', `/course follow ${CODE}`],
      ['SQLite', 'fi-FI', group],
      ['Postgres', 'sv-SE', `/course follow ${CODE}`],
    ] as const)('over %s, in %s: %s', async (store, locale, followed) => {
      const env = STORES[store];
      for (const typed of [followed, '/course following', '/course status']) {
        const flow = await openSample({ env: await env(), locales: { sam: locale } });
        for (const again of [1, 2]) {
          flow.slack.inviteBot('#it-courses');
          expect(await say(flow, followed), `${again}`).not.toContain('/invite');
          // A pass would learn it as well.
          await flow.app.round();
          flow.slack.removeBot('#it-courses');
          expect(await say(flow, typed), `${typed} ${again}`).toContain('/invite');
        }
        // The answer has told the one who set it up.
        await flow.app.round();
        expect(flow.slack.workspace.messages.filter(({ channel }) => channel === 'D0SAM00001')).toEqual([]);
      }
    });
  });

  test('a channel that is open again, without Coursebell in it, says that one, and groups do', async () => {
    const flow = await openSample();
    const random = { channel: '#random' };
    flow.slack.archive('#random');
    const topic = '/course follow group TXL22S1';
    expect(await say(flow, topic, random)).toContain('The channel is archived.');
    expect(await say(flow, topic, random)).toContain('The channel is archived.');
    flow.slack.unarchive('#random');
    expect(await say(flow, topic, random)).toContain('/invite');
    flow.slack.inviteBot('#random');
    expect(await say(flow, topic, random)).not.toMatch(/invite|Paused/);
  });

  test('where it is, nothing is said of an invitation', async () => {
    const flow = await openSample();
    expect(await say(flow, `/course follow ${CODE}`)).not.toContain('/invite');
  });

  test('where Slack has trouble, the follow stands, and the answer says what it needs', async () => {
    const flow = await openSample({ troubles: ['tell'] });
    flow.slack.fail('chat.postMessage', 'fatal_error');
    expect(await say(flow, `/course follow ${CODE}`)).toContain('If I am not in this one yet');
    expect(await follows(flow)).toBe(true);
  });
});

test('the line is in the channel’s language', async () => {
  const flow = await openSample();
  const settings = (await flow.command('/course settings')).message;
  await changeCard(flow, settings, 'channel.language', 'svenska');
  await say(flow, `/course follow ${CODE}`);
  await say(flow, `/course unfollow ${CODE}`, { user: 'aino' });
  const [language, followed, ended] = lines(flow).map(({ text }) => text);
  expect(language).toMatch(/^Kanalens inställningar ändrades: språk svenska\.\nÄndrat av/);
  expect(followed).toMatch(/^Den här kanalen följer nu Programvaruprojekt/);
  expect(ended).toMatch(/^Den här kanalen följer inte längre/);
  await undo(flow, lines(flow)[2] ?? expect.fail('no line'), 'aino');
  expect(lines(flow)[2]?.text).toMatch(/\nÅngrat av <@U0AINO0002>$/);
});

test('what a person changes for themselves is told to no channel', async () => {
  const flow = await openSample();
  await say(flow, `/course follow ${CODE}`, { channel: 'D0SAM00001' });
  await say(flow, `/course unfollow ${CODE}`, { channel: 'D0SAM00001' });
  expect(flow.slack.workspace.messages.filter(tellsChange)).toEqual([]);
});
