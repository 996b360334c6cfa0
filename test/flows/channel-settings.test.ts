/** A channel's settings: the language of what all see, codes in ordinary messages, and its own course. */
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type SlackMessage, TEAM } from '../../playground/slack-side.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { runs } from '../fixtures/runs.ts';
import { dataDir } from './data-dir.ts';
import { type Flow, isApps, openSample, tellsChange } from './harness.ts';
import { anyText } from './hostile.ts';
import { commandFields, form, interaction, post, unique } from './raw.ts';
import { buttons, words } from './reading.ts';
import { changeCard, saveSettings, settingsOf } from './settings-hands.ts';

const CODE = 'TX00EY23-3015';
const OTHER = 'IM00BR45-3003';
const NAMES = {
  en: 'Software Engineering Project',
  fi: 'Ohjelmistotuotantoprojekti',
  sv: 'Programvaruprojekt',
} as const;
const DIRECT = { channel: 'D0SAM00001' };
const LANGUAGE = 'channel.language';
const CODES = 'channel.codes';
const ON = 'Codes in ordinary messages: answered';
const OFF = 'Codes in ordinary messages: not answered';

const text = async (flow: Flow, typed: string, by = {}) => (await flow.command(typed, by)).message.text;
const settings = async (flow: Flow, by = {}) => (await flow.command('/course settings', by)).message;
const posted = ({ slack }: Flow): SlackMessage[] =>
  slack.workspace.messages.filter((each) => isApps(each) && each.onlyFor === undefined && !tellsChange(each));

/** Chooses the language of the channel, as its menu says it. */
async function speak(flow: Flow, name: string, by = {}): Promise<SlackMessage> {
  const message = await settings(flow, by);
  await changeCard(flow, message, LANGUAGE, name);
  return message;
}

describe('/course settings', () => {
  it('shows what holds, privately, and replaces itself with what was chosen', async () => {
    const flow = await openSample();
    const message = await settings(flow);
    expect(message.text).toContain('Language of what the whole channel sees: the asker’s language');
    expect(message.text).toContain(OFF);
    expect(message.text).toContain('Course of this channel: none');
    expect(words(message)).toContain('Settings of this channel');
    expect(buttons(message).slice(-2)).toEqual(['My settings', 'My data…']);
    await changeCard(flow, message, LANGUAGE, 'suomi');
    expect(message.text).toContain('Language of what the whole channel sees: suomi');
    await changeCard(flow, message, CODES);
    expect(message.text).toContain(ON);
    expect(message.onlyFor).toBe('U0SAM00001');
    expect(posted(flow)).toEqual([]);
    expect((await settings(flow, { user: 'aino' })).text).toContain(
      'Koko kanavalle näkyvien vastausten kieli: suomi',
    );
  });

  it('opens one’s own settings, in a channel and in a direct message', async () => {
    const flow = await openSample();
    for (const place of ['#it-courses', DIRECT.channel]) {
      const message = await settings(flow, { channel: place });
      await flow.slack.click(message, 'My settings');
      const view = await flow.until(() => settingsOf(flow, 'sam'));
      await flow.slack.closeView(view);
    }
  });

  it('says in a direct message where channels are set', async () => {
    const flow = await openSample();
    const message = await settings(flow, DIRECT);
    expect(message.text).toContain('type /course settings there');
    expect(buttons(message)).toEqual(['My settings', 'My data…']);
  });

  it('holds for one channel, also after a restart', async () => {
    const env = { DATA_DIR: dataDir() };
    const before = await openSample({ env });
    const message = await speak(before, 'svenska');
    await changeCard(before, message, CODES);
    await text(before, `/course link ${OTHER}`);
    expect((await settings(before, { channel: '#random' })).text).toContain('the asker’s language');
    await before.app.stop();
    const after = await openSample({ env });
    const kept = (await settings(after)).text;
    expect(kept).toContain('svenska');
    expect(kept).toContain(ON);
    expect(kept).toContain(OTHER);
    const other = (await settings(after, { channel: '#random' })).text;
    expect(other).toContain(OFF);
    expect(other).toContain('Course of this channel: none');
  });

  it('switches back as well', async () => {
    const flow = await openSample();
    const message = await speak(flow, 'svenska');
    await changeCard(flow, message, CODES);
    await changeCard(flow, message, CODES);
    expect(message.text).toContain(OFF);
    await changeCard(flow, message, LANGUAGE, 'the asker’s language');
    expect((await flow.mention(CODE)).answer.text).toContain(NAMES.en);
  });
});

describe('the language of a channel', () => {
  it('is that of mentions and shares there; private answers keep the person’s', async () => {
    const flow = await openSample();
    await speak(flow, 'suomi');
    expect((await flow.mention(`when does ${CODE} start?`)).answer.text).toContain(NAMES.fi);
    const { message } = await flow.command(`/course ${CODE}`);
    expect(message.text).toContain(NAMES.en);
    await flow.slack.click(message, 'Share to channel');
    await flow.until(() => message.text.includes('Shared to the channel.') || undefined);
    expect(posted(flow).at(-1)?.text).toContain(NAMES.fi);
    expect(message.text).toContain(NAMES.en);
    expect((await flow.direct(CODE)).answer.text).toContain(NAMES.en);
  });

  it('comes before the asker’s own', async () => {
    const flow = await openSample();
    await saveSettings(flow, { language: 'fi' });
    await changeCard(flow, await settings(flow), LANGUAGE, 'svenska');
    expect((await flow.mention(CODE)).answer.text).toContain(NAMES.sv);
    expect(await text(flow, `/course ${CODE}`)).toContain(NAMES.fi);
  });

  it('is that of its reminders: of those to come, and of those that are held', async () => {
    const flow = await openSample();
    const held = (name: string) =>
      flow.until(() => {
        const all = flow.slack.scheduled.map((one) => one.text);
        return all.length === 1 && all[0]?.includes(name) ? all : undefined;
      });
    await text(flow, `/course follow ${CODE}`);
    await held(NAMES.en);
    const message = await speak(flow, 'svenska');
    await held(NAMES.sv);
    await changeCard(flow, message, LANGUAGE, 'the asker’s language');
    await flow.app.round();
    await held(NAMES.sv);
    await text(flow, `/course unfollow ${CODE}`);
    await text(flow, `/course follow ${CODE}`);
    await held(NAMES.sv);
  });

  it('is that of what a channel follows after it was chosen', async () => {
    const flow = await openSample();
    await speak(flow, 'suomi');
    await text(flow, `/course follow ${CODE}`);
    const scheduled = await flow.until(() => flow.slack.scheduled[0]);
    expect(scheduled.text).toContain(NAMES.fi);
  });
});

describe('a channel’s own course', () => {
  it('is what /course and /enrollment alone answer for, until it is unlinked', async () => {
    const flow = await openSample();
    expect(await text(flow, '/course')).toContain('What can I ask?');
    const linked = await text(flow, `/course link ${CODE.toLowerCase()}`);
    expect(linked).toContain(`This channel is now linked to ${NAMES.en} · ${CODE}.`);
    expect(linked).toContain('/course unlink');
    expect(await text(flow, '/course')).toContain(NAMES.en);
    expect(await text(flow, '/enrollment', { user: 'aino' })).toContain(NAMES.fi);
    expect(await text(flow, '/course', { channel: '#random' })).toContain('What can I ask?');
    expect(await text(flow, '/course link')).toContain(`This channel is linked to ${NAMES.en}`);
    expect((await settings(flow)).text).toContain(`Course of this channel: ${NAMES.en} · ${CODE}`);
    expect(await text(flow, '/course unlink')).toBe(`This channel is no longer linked to ${CODE}.`);
    expect(await text(flow, '/course unlink')).toBe('This channel isn’t linked to a course.');
    expect(await text(flow, '/course')).toContain('What can I ask?');
    expect(await text(flow, '/course link')).toContain('Link one with /course link');
  });

  it('can be another one', async () => {
    const flow = await openSample();
    await text(flow, `/course link ${CODE}`);
    await text(flow, `/course link ${OTHER}`);
    expect(await text(flow, '/course')).toContain(OTHER);
  });

  it.each([
    ['several codes', `${CODE} ${OTHER}`, 'A channel has one course of its own.'],
    ['a code that does not exist', 'TX00EY99-3001', 'There is no course TX00EY99-3001.'],
    ['what is no code', 'maths9', '“maths9” is not a course code.'],
  ])('is not changed by %s', async (_, typed, said) => {
    const flow = await openSample();
    await text(flow, `/course link ${CODE}`);
    expect(await text(flow, `/course link ${typed}`)).toContain(said);
    expect(await text(flow, '/course link')).toContain(CODE);
  });

  it('is not linked while the study API is down, and then by trying again', async () => {
    const flow = await openSample();
    flow.study.mode = 'down';
    const { message } = await flow.command(`/course link ${CODE}`);
    expect(message.text).toContain('can’t be reached');
    expect(await text(flow, '/course link')).toContain('isn’t linked to a course');
    flow.study.mode = 'fine';
    flow.pass(60_000);
    await changeCard(flow, message, 'Try again');
    expect(message.text).toContain(`This channel is now linked to ${NAMES.en}`);
  });

  it('that has vanished is said to be gone', async () => {
    const flow = await openSample();
    await text(flow, `/course link ${CODE}`);
    flow.study.remove(CODE);
    flow.pass(4 * 24 * 60 * 60_000);
    expect(await text(flow, '/course link')).toContain(`${CODE} · no longer in the study data`);
    expect((await settings(flow)).text).toContain('/course unlink removes the link');
    for (const alone of ['/course', '/enrollment'])
      expect(await text(flow, alone)).toContain(
        `${CODE} is no longer in the study data. This channel is linked to it; /course unlink removes the link.`,
      );
    expect(await text(flow, `/course ${CODE}`)).not.toContain('unlink');
  });

  it.each(['/course link', `/course link ${CODE}`, '/course unlink'])(
    'is for channels: %s in a direct message',
    async (typed) => {
      const flow = await openSample();
      expect(await text(flow, typed, DIRECT)).toBe(
        'Only channels can be linked to a course. Try it in a channel.',
      );
    },
  );

  it('is not told to another workspace, which the token does not serve', async () => {
    const flow = await openSample();
    const inbox = await startUpstream(() => ({ body: 'ok' }));
    onTestFinished(inbox.close);
    await text(flow, `/course link ${CODE}`);
    await speak(flow, 'svenska');
    const elsewhere = 'T0OTHER001';
    const type = async (typed: string) => {
      const fields = { ...commandFields('/course', typed, inbox.url), team_id: elsewhere };
      return (await post(flow.url, form(fields))).text();
    };
    const acks = [await type(''), await type('settings')];
    const [, line] = await flow.until(() => {
      const lines = flow.log.filter(({ workspace }) => workspace === elsewhere);
      return lines[1] && lines;
    });
    await flow.app.stop();
    expect(line).toMatchObject({ kind: 'payload', outcome: 'not installed' });
    expect([acks, inbox.calls]).toEqual([['', ''], []]);
  });
});

describe('values that no menu or button has', () => {
  const values = fc.oneof(
    anyText,
    fc.jsonValue().map((v) => JSON.stringify({ l: 'en', v })),
    fc.constantFrom(
      '{"l":"en","v":{"language":"de"}}',
      '{"l":"de","v":{"language":"fi"}}',
      '{"l":"en","v":{"language":["fi"]}}',
      '{"l":"en","v":{"on":1}}',
      '{"l":"en","v":{"on":"true"}}',
      '{"l":"en","v":{}}',
      `{"l":"en","v":{"on":true,"x":"${'x'.repeat(3000)}"}}`,
    ),
  );
  const pressed = (id: string, value: string) => {
    const button = { type: 'button', value };
    const menu = {
      type: 'static_select',
      selected_option: { text: { type: 'plain_text', text: 'x' }, value },
    };
    return { action_id: id, block_id: 'b', ...(id === LANGUAGE ? menu : button) };
  };

  it('change nothing, and are answered with what to do', { tags: 'property' }, async () => {
    const flow = await openSample({ troubles: ['replace', 'listener', 'undelivered'] });
    const inbox = await startUpstream(() => ({ body: 'ok' }));
    onTestFinished(inbox.close);
    const press = async (id: string, value: string) => {
      const payload = {
        type: 'block_actions',
        team: { id: TEAM.id },
        user: { id: 'U0SAM00001' },
        channel: { id: 'C0COURSES1' },
        container: { type: 'message', channel_id: 'C0COURSES1', message_ts: unique(), is_ephemeral: true },
        trigger_id: unique(),
        response_url: inbox.url,
        actions: [pressed(id, value)],
      };
      expect((await post(flow.url, interaction(payload))).status).toBeLessThan(500);
    };
    const property = fc.asyncProperty(fc.constantFrom(LANGUAGE, CODES), values, press);
    await fc.assert(property, { numRuns: runs(200) });
    const { text: said } = await settings(flow);
    expect(said).toContain('the asker’s language');
    expect(said).toContain(OFF);
    // The same without a fault is one of ours.
    await press(LANGUAGE, '{"l":"en","v":{"language":"fi"}}');
    await press(CODES, '{"l":"en","v":{"on":true}}');
    await flow.until(() => flow.log.filter(({ outcome }) => outcome === 'answered')[2]);
    const after = (await settings(flow)).text;
    expect(after).toContain('sees: suomi');
    expect(after).toContain(ON);
    await flow.app.stop();
    const rejected = inbox.calls
      .map(({ body }) => JSON.stringify(body))
      .filter((one) => /Ask again/.test(one));
    expect(rejected).toHaveLength(inbox.calls.length - 2);
    expect(inbox.calls.length).toBeGreaterThan(0.75 * runs(200));
  });
});

it('wishes for the whole channel have a button that opens what the channel has', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: 'reservations' } });
  const buttonsOf = async (asked: string) => buttons((await flow.mention(asked)).answer);
  expect(await buttonsOf('post the lessons here every morning at 8')).toEqual(['Reminders and quiet hours…']);
  expect(await buttonsOf('remind everyone a day before enrollment closes')).toEqual(['Follow a course…']);
});
