import { describe, expect, it, test } from 'vitest';
import { chooseFollow, stopFollow } from '../../../src/ask/actions.ts';
import { escapeMrkdwn } from '../../../src/cards/blocks.ts';
import { type Card, toMessage, toView } from '../../../src/cards/card.ts';
import { chooseModal } from '../../../src/features/follow/choose.ts';
import { setFollow, stopAll, stopListed } from '../../../src/features/follow/request.ts';
import { withLeads } from '../../../src/store/reminder-settings.ts';
import type { Reminder } from '../../../src/store/store.ts';
import type { ChannelChanges } from '../../../src/workspace/channel-changes.ts';
import type { Probe } from '../../../src/workspace/targets.ts';
import { viewProblems } from '../../block-kit/limits.ts';
import { NOW, readerIn } from '../../fixtures/reader.ts';
import { poor, rich } from '../../fixtures/realizations.ts';
import { CHANNEL, coming, IN_DIRECT, KEY, many, OWN_KEY, setUp, TELLS_ALL } from './fixtures.ts';
import { problemsOf } from './problems.ts';

const codesOf = async ({ store }: ReturnType<typeof setUp>, key = KEY) =>
  (await store.follows.of(key)).map(({ code }) => code);

describe('/course unfollow', () => {
  it('echoes what was stopped and what was not followed', async () => {
    const app = setUp();
    await app.type(`follow ${coming.code} ${rich.code}`);
    const { text } = await app.type(`unfollow ${coming.code} ${poor.code} nonsense9`);
    expect(text).toContain(`No longer followed here: Compilers &amp; Interpreters · ${coming.code}`);
    expect(text).toContain(`Not followed here: ${poor.code}`);
    expect(text).toContain('nonsense9: not a course code');
    expect(await codesOf(app)).toEqual([rich.code]);
    expect(app.nudged).toHaveLength(2);
  });

  it.each(['unfollow', 'unfollow web development'])(
    '%s stops nothing and shows what there is',
    async (typed) => {
      const app = setUp();
      await app.type(`follow ${coming.code} ${rich.code}`);
      const { text } = await app.type(typed);
      expect(text).toContain('This channel follows 2 courses');
      expect(text.startsWith('No followed course is called “web development”')).toBe(typed !== 'unfollow');
      expect(await codesOf(app)).toHaveLength(2);
    },
  );

  it('stops everything for a channel once a person is sure', async () => {
    const app = setUp();
    await app.type(`follow ${coming.code} ${rich.code}`);
    const { text, buttons } = await app.type('unfollow all');
    expect(text).toContain('This channel follows 2 courses. Should it stop following all of them?');
    expect(buttons.map((one) => one.text.text)).toEqual(['Stop following all']);
    expect(await codesOf(app)).toHaveLength(2);
    expect(text).toContain(`${rich.name} · ${rich.code}`);
    const sure = stopAll.carry({ at: NOW }, 'en');
    const { card } = await app.press(sure.id, sure.value);
    for (const { code, name } of [coming, rich])
      expect(card.text).toContain(`${escapeMrkdwn(name)} · ${code}`);
    expect(await codesOf(app)).toEqual([]);
    for (const again of [await app.type('unfollow all'), (await app.press(sure.id, sure.value)).card])
      expect(again.text).toContain('Nothing is followed here');
  });

  it('asks again where something has been followed since', async () => {
    const app = setUp();
    await app.type(`follow ${coming.code}`);
    const early = stopAll.carry({ at: NOW - 1 }, 'en');
    expect((await app.press(early.id, early.value)).card.text).toContain('Should it stop following it?');
    expect(await codesOf(app)).toEqual([coming.code]);
  });

  it.each(['all but', 'everything except', 'all'])('stops nothing that is not clear: %s', async (words) => {
    const app = setUp();
    await app.type(`follow ${coming.code} ${rich.code}`);
    const { text } = await app.type(`unfollow ${words} ${coming.code}`);
    expect(text).toMatch(/^I’m not sure what to stop/);
    expect(await codesOf(app)).toHaveLength(2);
  });

  it.each([
    ['for #random', 'Follow this course?'],
    ['weekly', 'Follow this course?'],
    ['tomorrow', 'I can’t remind you at a time of your own'],
    ['3.12.', 'I can’t remind you at a time of your own'],
    ['ensi perjantaina', 'I can’t remind you at a time of your own'],
  ])('follows nothing with other words: “… %s”', async (words, said) => {
    const app = setUp();
    const { text } = await app.type(`follow ${coming.code} ${words}`);
    expect(text.slice(0, said.length)).toBe(said);
    expect(await codesOf(app)).toEqual([]);
  });

  const STILL = 'A reminder that was due within ten minutes may still come.';
  const row = (key: string, seconds: number, state: Reminder['state'], text = key): Reminder => ({
    ...{ ...KEY, key, conversation: CHANNEL, postAt: NOW / 1000 + seconds, text, state },
    scheduledId: state === 'held' ? 'Q1' : undefined,
  });
  const opens = `${coming.code} opens 1`;

  it.each([
    ['none', [], false],
    ['one in ten minutes', [row(opens, 600, 'held')], true],
    ['one in eleven', [row(opens, 660, 'held')], false],
    ['one that is being handed over', [row(opens, 60, 'intended')], true],
    ['one that has come', [row(opens, 60, 'posted')], false],
    ['one whose time has passed', [row(opens, -1, 'held')], false],
    ['one of another course', [row(`${rich.code} opens 1`, 60, 'held')], false],
    ['a notice that names it', [row('notice 1', 60, 'held', `Changed: ${coming.code}`)], true],
    ['a notice of another course', [row('notice 1', 60, 'held', `Changed: ${rich.code}`)], false],
  ] as const)('says that one may still come only where it may: %s', async (_, reminders, mayCome) => {
    const stop = stopFollow.carry({ asked: coming.code }, 'en');
    const ways: ((app: ReturnType<typeof setUp>) => Promise<Card>)[] = [
      (app) => app.type(`unfollow ${coming.code}`),
      async (app) => (await app.press(stop.id, stop.value)).card,
    ];
    for (const end of ways) {
      const app = setUp();
      await app.type(`follow ${coming.code} ${rich.code}`);
      await app.store.reminders.put(reminders);
      expect((await end(app)).text.includes(STILL)).toBe(mayCome);
    }
  });

  it('stops everything for a person at once', async () => {
    const app = setUp();
    await app.type(`follow ${coming.code}`, IN_DIRECT);
    expect((await app.type('unfollow all', IN_DIRECT)).text).toContain('You no longer follow: Compilers');
    expect(await codesOf(app, OWN_KEY)).toEqual([]);
  });
});

describe('buttons', () => {
  it('ask whether the channel or the person follows', async () => {
    const app = setUp();
    const carried = chooseFollow.carry({ asked: coming.code }, 'en');
    const route = app.feature.actions.find(({ id }) => id === carried.id);
    const open = route?.does === 'open' ? route.read(carried.value) : undefined;
    expect(open?.title('en')).toBe('Follow');
    const place = { workspace: 'T1', user: 'U0SAM', conversation: CHANNEL };
    expect(await open?.modal(readerIn('en'), place)).toMatchObject({ title: 'Follow' });
  });

  it.each([
    [CHANNEL, ['This channel', 'Just me']],
    ['D0AINO', ['Just me']],
    [undefined, ['Just me']],
    ['nonsense', ['Just me']],
  ])('offer in %s: %j', (conversation, labels) => {
    const modal = chooseModal(coming.code, { conversation }, readerIn('en'));
    const shown = modal.blocks.flatMap((block) => (block.type === 'actions' ? block.elements : []));
    expect(shown.map((one) => one.type === 'button' && one.text.text)).toEqual(labels);
    expect(viewProblems(toView(modal, 'en'))).toEqual([]);
  });

  it('follow from the modal, where the conversation comes in the value', async () => {
    const app = setUp();
    const asked = { asked: coming.code, whom: 'channel', conversation: CHANNEL } as const;
    const { id, value } = setFollow.carry(asked, 'en', 0);
    const { card } = await app.press(id, value, { conversation: undefined });
    expect(card.text).toContain(coming.code);
    expect(await codesOf(app)).toEqual([coming.code]);
    const own = setFollow.carry({ asked: coming.code, whom: 'person' }, 'en', 1);
    await app.press(own.id, own.value, { conversation: undefined });
    expect(await codesOf(app, OWN_KEY)).toEqual([coming.code]);
  });

  it('stop a follow from its reminder, beside it, for any person who presses', async () => {
    const app = setUp();
    await app.type(`follow ${coming.code}`);
    const { id, value } = stopFollow.carry({ asked: coming.code }, 'en');
    const first = await app.press(id, value, { user: 'U0OTHER' });
    expect(first.beside).toBe(true);
    expect(first.card.text).toMatch(/no longer followed here\.$/);
    expect(await codesOf(app)).toEqual([]);
    expect((await app.press(id, value)).card.text).toContain('is not followed here');
  });

  it('stop a follow in the list, which then is shown without it', async () => {
    const app = setUp();
    await app.type(`follow ${coming.code} ${rich.code}`);
    const { id, value } = stopListed.carry({ asked: coming.code }, 'en', 0);
    const { card, beside } = await app.press(id, value);
    expect(beside).toBe(false);
    expect(card.text).toContain(`${coming.code} is no longer followed here.`);
    expect(card.text).toContain('This channel follows 1 course');
    const last = stopListed.carry({ asked: rich.code }, 'en', 0);
    expect((await app.press(last.id, last.value)).card.text).toContain('Nothing is followed here');
  });

  it('say so where no reminder comes because all reminders are off', async () => {
    const app = setUp();
    await app.type(`follow ${coming.code}`);
    const target = await app.store.targets.get(KEY);
    if (!target) throw new TypeError('nothing is followed');
    await app.store.targets.change(KEY, { settings: withLeads(target.settings, [], NOW) });
    expect((await app.type('status')).text).toContain('all reminders are off');
  });
});

describe('/course following and /course status', () => {
  it('begin with the soonest reminder', async () => {
    const app = setUp();
    await app.type(`follow ${poor.code} ${coming.code} ${rich.code}`);
    const { text } = await app.type('following');
    const order = [rich.code, coming.code, poor.code].map((code) => text.indexOf(code));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('name a hundred courses within the limits', async () => {
    const app = setUp();
    const codes = many(100).map(({ code }) => code);
    for (let at = 0; at < 100; at += 10) await app.type(`follow ${codes.slice(at, at + 10).join(' ')}`);
    const message = toMessage(await app.type('following'));
    expect(problemsOf(message)).toEqual([]);
    expect(codes.filter((code) => !message.text.includes(code))).toEqual([]);
    const shown = JSON.stringify(message.blocks);
    expect(codes.filter((code) => shown.includes(code))).toHaveLength(15);
    expect(message.text).toContain('Quiet hours: 20:00–08:00');
  });

  it('tell what is paused, why, and how to fix it', async () => {
    let refused = false;
    const tell: ChannelChanges['tell'] = async () =>
      refused ? { is: 'refused', cause: { reason: 'not_in_channel' } } : { is: 'told' };
    const probe: Probe = async () => (refused ? { refused: { reason: 'not_in_channel' } } : {});
    const app = setUp({ changes: { ...TELLS_ALL, tell }, probe });
    await app.type(`follow ${coming.code}`);
    expect((await app.type('status')).text).not.toContain('Paused since');
    refused = true;
    await app.store.targets.change(KEY, { pause: { reason: 'not_in_channel', since: NOW, told: true } });
    for (const command of ['status', 'following', `follow ${poor.code}`]) {
      expect((await app.type(command)).text).toContain('Invite me there with /invite @Coursebell');
    }
  });

  it('say so where nothing is followed', async () => {
    const app = setUp();
    const say = async () => {
      for (const command of ['status', 'following'])
        expect((await app.type(command)).text).toMatch(
          /^(?:Nothing is followed here|You follow nothing yet)\.$/,
        );
    };
    await say();
    await app.type(`follow ${coming.code}`);
    await app.type(`unfollow ${coming.code}`);
    await say();
  });
});

test.each(['follow TX00FB12-3001', 'unfollow all', 'following', 'status'])('%s nowhere', async (typed) => {
  const { text } = await setUp().type(typed, { conversation: undefined });
  expect(text).toContain('I can’t tell which conversation this is for');
});

it('is nothing to share', async () => {
  const ask = setUp().feature.revive({ does: 'following' });
  expect(ask?.shareable).toBe(false);
});

test.each([
  ['following', false],
  ['tell-where', false],
  ['unfollow', true],
  ['follow', true],
] as const)('%s changes something: %s', (does, changes) => {
  const request = does === 'follow' || does === 'unfollow' ? { does, asked: [coming.code] } : { does };
  expect(setUp().feature.revive(request)?.writes).toBe(changes);
});
