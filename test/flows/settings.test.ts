/** A person's own settings, and what follows them. */
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TEAM } from '../../playground/slack-side.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { runs } from '../fixtures/runs.ts';
import { dataDir } from './data-dir.ts';
import { type Flow, openSample } from './harness.ts';
import { anyText } from './hostile.ts';
import { commandFields, form, interaction, post, unique } from './raw.ts';
import { openSettings, readSettings, saveSettings, settingsOf } from './settings-hands.ts';

const CODE = 'TX00EY23-3015';
const NAMES = {
  en: 'Software Engineering Project',
  fi: 'Ohjelmistotuotantoprojekti',
  sv: 'Programvaruprojekt',
} as const;
const USUAL = {
  language: 'slack',
  opens: ['opens-0'],
  closes: ['closes-1d'],
  starts: ['starts-1d'],
  weekly: [],
  quietFrom: '1200',
  quietTo: '480',
};
const DIRECT = { channel: 'D0SAM00001' };

/** Waits until Slack holds messages whose words are all in a language. */
function held({ slack, until }: Flow, name: string): Promise<string[]> {
  return until(() => {
    const texts = slack.scheduled.map(({ text }) => text);
    return texts.length > 0 && texts.every((text) => text.includes(name)) ? texts : undefined;
  });
}

it('quiet hours go along with who has moved, once the settings are saved', async () => {
  const flow = await openSample();
  await saveSettings(flow, {});
  await flow.command(`/course follow ${CODE}`, DIRECT);
  const quiet = async () =>
    /Quiet hours: [^(]*\(([^)]*)\)/.exec((await flow.command('/course following', DIRECT)).message.text)?.[1];
  expect(await quiet()).toBe('Europe/Helsinki');
  Object.assign(flow.slack.workspace.user('sam') ?? {}, { timeZone: 'Asia/Tokyo' });
  await saveSettings(flow, {});
  expect(await quiet()).toBe('Asia/Tokyo');
  flow.slack.fail('users.info', 'user_not_found');
  await saveSettings(flow, {});
  expect(await quiet(), 'where Slack does not tell').toBe('Asia/Tokyo');
});

describe('the language', () => {
  it('of the settings rules the next command and direct message', async () => {
    const flow = await openSample();
    expect((await flow.command(`/course ${CODE}`)).message.text).toContain(NAMES.en);
    await saveSettings(flow, { language: 'sv' });
    expect((await flow.command(`/course ${CODE}`)).message.text).toContain(NAMES.sv);
    // What was chosen comes before the language of a question.
    const { answer } = await flow.direct(`when does ${CODE} start?`);
    expect(answer.text).toContain(NAMES.sv);
    expect((await openSettings(flow)).view['title']).toMatchObject({ text: 'Mina inställningar' });
  });

  it('of the settings is that of the reminders which are held already', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`, DIRECT);
    expect(await held(flow, NAMES.en)).toHaveLength(1);
    await saveSettings(flow, { language: 'fi' });
    const [text] = await held(flow, NAMES.fi);
    expect(text).toMatch(/^Ilmoittautuminen päättyy /);
    // Another name for the same course is no news.
    await flow.app.round();
    expect(flow.slack.scheduled).toHaveLength(1);
  });

  it('is changed for the reminders while the study API is down, too', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await held(flow, NAMES.en);
    flow.study.mode = 'down';
    await saveSettings(flow, { language: 'sv' });
    expect(await held(flow, 'Anmälan stänger')).toHaveLength(1);
    flow.study.mode = 'fine';
    flow.pass(4 * 60 * 60_000);
    await flow.app.round();
    await flow.app.round();
    expect(await held(flow, NAMES.sv)).toHaveLength(1);
  });

  it('that Slack is set to is, once it has changed, that of all that is followed from the next course on', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await held(flow, NAMES.en);
    flow.slack.setLocale('sam', 'sv-SE');
    flow.pass(7 * 60 * 60_000);
    const { message } = await flow.command('/course follow IM00BR45-3003', DIRECT);
    expect(message.text).not.toContain('Namn på');
    await flow.until(() => flow.slack.scheduled.some(({ text }) => text.includes(NAMES.sv)) || undefined);
  });

  it('is that of a question again, once nothing is followed any more', async () => {
    const flow = await openSample();
    await flow.direct(`follow ${CODE}`);
    await flow.direct(`stop following ${CODE}`);
    const { answer } = await flow.direct(`muistuta minua ${CODE}`);
    expect(answer.text).toContain(NAMES.fi);
    expect(answer.text).not.toContain('Nimi englanniksi');
  });

  it('is Slack’s again where that is chosen', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await saveSettings(flow, { language: 'fi' });
    expect(await readSettings(flow)).toMatchObject({ language: 'fi' });
    await saveSettings(flow, { language: 'slack' });
    expect((await flow.command(`/course ${CODE}`)).message.text).toContain(NAMES.en);
    await held(flow, NAMES.en);
    expect(await readSettings(flow)).toMatchObject({ language: 'slack' });
  });
});

describe('reminders and quiet hours', () => {
  const CHOSEN = {
    opens: [],
    closes: [],
    starts: ['starts-1d'],
    weekly: [],
    quietFrom: '1320',
    quietTo: '360',
  };

  it('are shown as they are by default', async () => {
    expect(await readSettings(await openSample())).toEqual(USUAL);
  });

  it('are what is followed afterwards begins with', async () => {
    const flow = await openSample();
    await saveSettings(flow, CHOSEN);
    expect(await readSettings(flow)).toEqual({ ...USUAL, ...CHOSEN });
    await flow.command(`/course follow ${CODE}`, DIRECT);
    const { message } = await flow.command('/course following', DIRECT);
    expect(message.text).toContain('Reminders: 24 h before the course starts\n');
    expect(message.text).toContain('Quiet hours: 22:00–06:00 (Europe/Helsinki)');
    expect(await readSettings(flow)).toEqual({ ...USUAL, ...CHOSEN });
  });

  it('change for what is followed already, and its reminders with them', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await held(flow, NAMES.en);
    await saveSettings(flow, { ...CHOSEN, starts: [] });
    await flow.until(() => flow.slack.scheduled.length === 0 || undefined);
    const { message } = await flow.command('/course following', DIRECT);
    expect(message.text).toContain('Reminders: none');
    expect(message.text).toContain('Quiet hours: 22:00–06:00');
    expect(await readSettings(flow)).toEqual({ ...USUAL, ...CHOSEN, starts: [] });
  });

  it('that open under /course following in a direct conversation are the same', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`, DIRECT);
    const { message } = await flow.command('/course following', DIRECT);
    await flow.slack.click(message, 'settings.open-here');
    const view = await flow.until(() => settingsOf(flow, 'sam'));
    expect(await flow.slack.submit(view, { 'settings.opens': [] })).toMatchObject({ status: 200, body: '' });
    expect(await readSettings(flow)).toEqual({ ...USUAL, opens: [] });
  });

  it('of a channel are not touched', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`);
    await saveSettings(flow, CHOSEN);
    const { message } = await flow.command('/course following');
    expect(message.text).toContain('Quiet hours: 20:00–08:00');
    expect(message.text).toContain('Reminders: Enrollment opens, 24 h before enrollment closes');
  });

  it('can be done without quiet hours', async () => {
    const flow = await openSample();
    await saveSettings(flow, { quietFrom: 'none' });
    expect(await readSettings(flow)).toEqual({ ...USUAL, quietFrom: 'none' });
    await flow.command(`/course follow ${CODE}`, DIRECT);
    const { message } = await flow.command('/course following', DIRECT);
    expect(message.text).toContain('No quiet hours');
  });

  it('that would begin when they end are asked for again', async () => {
    const flow = await openSample();
    const view = await openSettings(flow);
    const { body } = await flow.slack.submit(view, {
      'settings.language': 'fi',
      'settings.quietFrom': '480',
    });
    expect(body).toEqual({
      response_action: 'errors',
      errors: { quietTo: 'Choose two different hours, or “No quiet hours”.' },
    });
    expect(settingsOf(flow, 'sam')).toBeDefined();
    expect(await readSettings(flow)).toEqual(USUAL);
  });
});

it.each<[string, string?]>([['with nothing followed'], ['with a course followed', `/course follow ${CODE}`]])(
  'Home shows them as soon as they are saved, %s',
  async (_, first) => {
    const flow = await openSample();
    const home = () => JSON.stringify(flow.slack.workspace.homes.get('U0SAM00001')?.view ?? '');
    if (first !== undefined) await flow.command(first, DIRECT);
    await flow.slack.openHome('sam');
    await flow.until(() => home().includes('20:00–08:00') || undefined);
    await saveSettings(flow, { language: 'sv', quietFrom: '1380' });
    await flow.until(() => (home().includes('svenska') && home().includes('23:00–08:00')) || undefined);
  },
);

describe('whose settings they are', () => {
  it('no other person’s', async () => {
    const flow = await openSample();
    await saveSettings(flow, { language: 'sv', opens: [] });
    expect(await readSettings(flow, 'aino')).toEqual(USUAL);
    expect((await flow.command(`/course ${CODE}`, { user: 'aino' })).message.text).toContain(NAMES.fi);
    await saveSettings(flow, { language: 'en' }, 'aino');
    expect(await readSettings(flow)).toEqual({ ...USUAL, language: 'sv', opens: [] });
  });

  it('another workspace is not served by the token of this one', async () => {
    const flow = await openSample();
    const inbox = await startUpstream(() => ({ body: 'ok' }));
    onTestFinished(inbox.close);
    await saveSettings(flow, { language: 'sv' });
    const elsewhere = 'T0OTHER001';
    const fields = { ...commandFields('/course', CODE, inbox.url), team_id: elsewhere };
    await post(flow.url, form(fields));
    const line = await flow.until(() => flow.log.find(({ workspace }) => workspace === elsewhere));
    await flow.app.stop();
    expect(line).toMatchObject({ kind: 'payload', outcome: 'not installed' });
    expect(inbox.calls).toEqual([]);
  });

  it('the same after a restart', async () => {
    const env = { DATA_DIR: dataDir() };
    const before = await openSample({ env });
    await saveSettings(before, { language: 'fi', closes: [], starts: [], quietTo: '420' });
    await before.app.stop();
    const after = await openSample({ env });
    const kept = { ...USUAL, language: 'fi', closes: [], starts: [], quietTo: '420' };
    expect(await readSettings(after)).toEqual(kept);
    expect((await after.command(`/course ${CODE}`)).message.text).toContain(NAMES.fi);
  });
});

describe('forms that were given to no person', () => {
  const METADATA = '{"l":"en","v":{}}';
  const option = (value: unknown) => ({ selected_option: { value } });
  const FIELDS = {
    language: option('sv'),
    opens: { selected_options: [] },
    closes: { selected_options: [] },
    starts: { selected_options: [] },
    quietFrom: option('0'),
    quietTo: option('60'),
  };
  const stateOf = (fields: object) => ({
    values: Object.fromEntries(Object.entries(fields).map(([field, given]) => [field, { x: given }])),
  });

  const forgedId = fc.oneof(anyText, fc.constantFrom('settings.open', 'settings.save ', 'channel.language'));
  const forgedMetadata = fc.oneof(
    anyText,
    fc.constantFrom(
      '',
      'null',
      '[]',
      '{"l":"en"}',
      '{"l":"de","v":{}}',
      '{"l":"en","v":"{}"}',
      `{"l":"en","v":{"x":"${'x'.repeat(3000)}"}}`,
    ),
  );
  const wrong = fc.oneof(
    anyText.map(option),
    fc.constantFrom('de', '1440', '-1', '1e2', ' 60', 'none\u0000', '__proto__', null, 7).map(option),
    fc.constantFrom({}, null, 'x', { selected_option: null }, { value: 'x'.repeat(4000) }),
    fc.constantFrom(['opens-0', 'opens-2h'], ['OPENS-0'], ['closes-1d'], [null]).map((all) => ({
      selected_options: all.map((value) => ({ value })),
    })),
  );
  const forgedState = fc.oneof(
    fc
      .tuple(fc.constantFrom('language', 'quietTo', 'opens'), wrong)
      .map(([field, given]) => stateOf({ ...FIELDS, [field]: given })),
    fc.constantFrom(...Object.keys(FIELDS)).map((field) => stateOf({ ...FIELDS, [field]: undefined })),
    fc.jsonValue(),
  );
  const good = { callback_id: 'settings.save', private_metadata: METADATA, state: stateOf(FIELDS) };
  const forged = fc.oneof(
    forgedId.map((callback_id) => ({ ...good, callback_id })),
    forgedMetadata.map((private_metadata) => ({ ...good, private_metadata })),
    forgedState.map((state) => ({ ...good, state })),
  );
  const sent = (view: object) => ({
    type: 'view_submission',
    team: { id: TEAM.id },
    user: { id: 'U0SAM00001', team_id: TEAM.id },
    trigger_id: unique(),
    view: { id: `V${unique()}`, type: 'modal', blocks: [], ...view },
  });

  it('change nothing, and are answered with what to do', { tags: 'property' }, async () => {
    const flow = await openSample({ troubles: ['submit', 'listener'] });
    const property = fc.asyncProperty(forged, async (view) => {
      const answer = await post(flow.url, interaction(sent(view)));
      expect(answer.status).toBeLessThan(500);
      const said = await answer.text();
      // Where there is not even the name of a form, Slack is told that it is unknown.
      if (view.callback_id === '') return;
      expect(JSON.parse(said)).toMatchObject({ response_action: 'update' });
      expect(said).toContain('Open it again.');
      expect(said).toMatch(/Reference: [A-Z2-9]{8}/);
    });
    await fc.assert(property, { numRuns: runs(300) });
    expect(await readSettings(flow)).toEqual(USUAL);
    // The same without a fault in it is a form.
    expect(await (await post(flow.url, interaction(sent(good)))).text()).toBe('');
    const changed = {
      language: 'sv',
      opens: [],
      closes: [],
      starts: [],
      weekly: [],
      quietFrom: '0',
      quietTo: '60',
    };
    expect(await readSettings(flow)).toEqual(changed);
  });
});

it('is saved in time for Slack where Slack itself does not tell the language', async () => {
  // The app's own patience.
  const flow = await openSample({ languageWithin: 250 });
  const view = await openSettings(flow);
  flow.pass(7 * 3_600_000);
  flow.slack.fail('users.info', 'hang', 10);
  expect(await flow.slack.submit(view, { 'settings.language': 'sv' })).toMatchObject({ status: 200 });
  expect(await readSettings(flow)).toMatchObject({ language: 'sv' });
  // Else the stop waits for what hangs.
  await flow.slack.close();
});
