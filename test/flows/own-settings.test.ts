/** A person's own settings, changed by words in the direct conversation, and changed back by **Undo**. */
import { expect, test } from 'vitest';
import { LOCALES, openSample, openShared } from './harness.ts';
import { buttons } from './reading.ts';
import { readSettings } from './settings-hands.ts';

const QUIET = [
  ['quiet hours 22-7', '22:00–07:00'],
  ['set my quiet hours to 10 pm until 7.30 am', '22:00–07:30'],
  ['please don’t disturb me between 21 and 8', '21:00–08:00'],
  ['no notifications from 23 to 6', '23:00–06:00'],
  ['between 22 and 9 no messages', '22:00–09:00'],
  ['no messages from 10 pm to 7 am please', '22:00–07:00'],
  ['don’t send me anything between 22 and 7', '22:00–07:00'],
  ['Quiet hours: 22-7, please!', '22:00–07:00'],
  ['älä lähetä mitään 22 ja 8 välillä', '22.00–08.00'],
  ['klo 22-8 ei viestejä', '22.00–08.00'],
  ['Aseta hiljaiset tunnit 22–7 välille, kiitos.', '22.00–07.00'],
  ['Ställ in tysta timmar från 22 till 7, tack.', '22:00–07:00'],
  ['mellan 22 och 9 inga meddelanden', '22:00–09:00'],
  ['skicka inget mellan 22 och 7', '22:00–07:00'],
  ['hiljaiset tunnit 22-7', '22.00–07.00'],
  ['älä häiritse klo 22–7', '22.00–07.00'],
  ['tysta timmar 22-7', '22:00–07:00'],
  ['stör mig inte mellan 22 och 7', '22:00–07:00'],
] as const;

/** The answer that the press of a button puts in the place of another. */
async function undone({ direct, slack, until }: Awaited<ReturnType<typeof openSample>>, said: string) {
  const { answer } = await direct(said);
  const before = answer.text;
  const [undo = ''] = buttons(answer);
  expect(['Undo', 'Kumoa', 'Ångra'], said).toContain(undo);
  await slack.click(answer, undo);
  const told = () => slack.workspace.messages.find(({ ts, text }) => ts === answer.ts && text !== before);
  return { before, after: (await until(told)).text };
}

test('quiet hours are set by words, and Undo sets the former ones', async () => {
  const flow = await openSample();
  const settings = await readSettings(flow);
  for (const [said, hours] of QUIET) {
    const { before } = await undone(flow, said);
    expect(before, said).toContain(hours);
    expect(await readSettings(flow), said).toEqual(settings);
  }
});

test('a lead time for all that is followed is set by words, and Undo sets the former ones', async () => {
  const flow = await openSample();
  const settings = await readSettings(flow);
  for (const said of [
    'remind me of all my courses a week before they close',
    'muistuta kaikista 3 päivää ennen ilmoittautumisen päättymistä',
  ]) {
    const { after } = await undone(flow, said);
    expect(after, said).toMatch(/^(?:Reminders|Muistutukset): [^\n]+$/u);
    expect(await readSettings(flow), said).toEqual(settings);
  }
});

test('courses that are followed already have no empty line below them', async () => {
  const flow = await openSample();
  for (const said of ['follow TX00EY23-3015 and IM00BR45-3003', '/course TX00EY23-3015 IM00BR45-3003'])
    await flow.direct(said);
  const { answer } = await flow.direct('follow all of them');
  expect(answer.text).toMatch(/^You already follow/);
  expect(JSON.stringify(answer.blocks)).not.toContain('"–"');
});

test('a wish that is not understood whole has its times on the button, and changes nothing before a press', async () => {
  const flow = await openSample();
  const settings = await readSettings(flow);
  for (const [said, label] of [
    ['no messages between 10pm and 7.30am please, the baby sleeps', /22:00–07:30/],
    ['jag vill ha dagens program varje morgon klockan sju, går det?', /07:00/],
  ] as const) {
    const { answer } = await flow.direct(said);
    expect(buttons(answer)[0], said).toMatch(label);
    expect(await readSettings(flow), said).toEqual(settings);
  }
});

test('quiet hours are switched off by words', async () => {
  const flow = await openSample();
  expect((await flow.direct('no quiet hours')).answer.text).toContain('no quiet hours');
  expect(await readSettings(flow)).toMatchObject({ quietFrom: 'none' });
  expect((await flow.direct('quiet hours 22-7')).answer.text).toContain('22:00–07:00');
  expect(await readSettings(flow)).toMatchObject({ quietFrom: '1320', quietTo: '420' });
  const again = await flow.direct('quiet hours 22-7');
  expect(buttons(again.answer), 'nothing to undo').toEqual(['My settings']);
});

test('a language is kept by words, and is no more after Undo', async () => {
  const flow = await openSample();
  for (const [said, kept, language] of [
    ['speak Finnish', /^Asetuksesi nyt: kieli suomi/, 'fi'],
    ['puhu ruotsia', /^Dina inställningar nu: språk svenska/, 'sv'],
    ['byt språk till engelska', /^Your settings now: language English/, 'en'],
  ] as const) {
    const { answer } = await flow.direct(said);
    expect(answer.text, said).toMatch(kept);
    expect(await readSettings(flow), said).toMatchObject({ language });
    await flow.slack.click(answer, buttons(answer)[0] ?? '');
    await flow.until(async () => (await readSettings(flow))['language'] === 'slack' || undefined);
  }
});

test('an overview of each week is switched on by words, and off by Undo', async () => {
  const flow = await openSample();
  for (const said of [
    'remind me every Monday what is coming',
    'send me a weekly overview',
    'muistuta joka maanantai mitä on tulossa',
    'påminn mig varje måndag om vad som kommer',
  ]) {
    const { before, after } = await undone(flow, said);
    expect(before, said).toMatch(/8[:.]00/);
    expect(after, said).not.toBe(before);
  }
});

const DAILY = [
  ["send me today's lessons at 7", '07:00'],
  ['Please send me today’s classes at 8.30 am', '08:30'],
  ['send me my lessons every morning', '07:00'],
  ['turn on the daily overview of lessons at 8', '08:00'],
  ['remind me each morning at 9 of my lessons', '09:00'],
  ['lähetä päivän tunnit aamuisin klo 7', '07.00'],
  ['kerro joka aamu klo 8.30 mitä tunteja mulla on', '08.30'],
  ['laita mulle lukkari joka aamu', '07.00'],
  ['skicka dagens lektioner varje morgon kl 7', '07:00'],
  ['skicka dagens schema kl 8.30', '08:30'],
  ['berätta varje morgon vilka lektioner jag har', '07:00'],
] as const;
const NO_DAILY = [
  'stop the daily overview',
  'don’t send me today’s lessons any more',
  'no daily overview please',
  'lopeta päivän tunnit',
  'älä lähetä enää päivän tunteja',
  'sluta skicka dagens lektioner',
  'stoppa dagsöversikten',
] as const;
const LESSONS = { env: { STUDY_API_EXTRAS: 'reservations' } };

test('the lessons of each day are switched on by words, and off by Undo', async () => {
  const flow = await openSample(LESSONS);
  const settings = await readSettings(flow);
  for (const [said, at] of DAILY) {
    const { before } = await undone(flow, said);
    expect(before, said).toContain(at);
    expect(await readSettings(flow), said).toEqual(settings);
  }
});

test('they are switched off by words, and on again by Undo', async () => {
  const flow = await openSample(LESSONS);
  await flow.direct("send me today's lessons at 8");
  const settings = await readSettings(flow);
  expect(settings).toMatchObject({ daily: '480' });
  for (const said of NO_DAILY) {
    const { before } = await undone(flow, said);
    expect(before, said).toMatch(/(?:lessons: off|tunnit: ei|lektioner: nej)/);
    expect(await readSettings(flow), said).toEqual(settings);
  }
});

test('a time that can’t be chosen is told, quiet hours too, and where lessons are not known nothing is set', async () => {
  const flow = await openSample(LESSONS);
  const settings = await readSettings(flow);
  for (const said of [
    "send me today's lessons at 5",
    "send me today's lessons at 8:15",
    "send me today's lessons at 25",
  ])
    await flow.direct(said);
  const early = await flow.direct("send me today's lessons at 5");
  expect(early.answer.text).toContain('from 06:00 to 10:00, at each half hour');
  expect(await readSettings(flow)).toEqual(settings);
  const quiet = await flow.direct("send me today's lessons at 7");
  expect(quiet.answer.text).toContain('Because of the quiet hours, today’s lessons come at 08:00.');
  const without = await openSample();
  expect((await without.direct("send me today's lessons at 7")).answer.text).toMatch(/lesson/);
  expect(await readSettings(without)).not.toHaveProperty('daily');
});

test.each([
  ['remind me every Friday what is coming', 'Every Monday'],
  ['send me a summary on Wednesdays', 'Every Monday'],
  ['send me a weekly overview on Sunday', 'Every Monday'],
  ['every Tuesday tell me what is coming', 'Every Monday'],
  ['ping me on Saturdays what is due', 'Every Monday'],
  ['muistuta joka perjantai mitä on tulossa', 'Joka maanantai'],
  ['kerro joka sunnuntai mitä ensi viikolla on', 'Joka maanantai'],
  ['påminn mig varje fredag om vad som kommer', 'Varje måndag'],
  ['skicka veckoöversikt på onsdagar', 'Varje måndag'],
])('an overview on another day is offered on Mondays, by one press: %s', async (said, button) => {
  const flow = await openSample();
  const { answer } = await flow.direct(said);
  expect(answer.text).toMatch(/Mondays|maanantaisin|måndagar/);
  expect(buttons(answer)).toEqual([button]);
  await flow.slack.click(answer, button);
  await flow.until(() =>
    /every Monday at 8:00|joka maanantai|varje måndag/.test(answer.text) ? true : undefined,
  );
  expect(buttons(answer)).toHaveLength(1);
});

const openWeekly = openShared(async () => {
  const flow = await openSample();
  await flow.direct('send me a weekly overview');
  return flow;
});

test.each([
  'stop the weekly overview',
  'no more weekly overview',
  'turn off the weekly summary please',
  'lopeta viikkokatsaus',
  'älä lähetä viikkokatsausta enää',
  'sluta skicka veckoöversikt',
  'skicka inte veckoöversikt längre',
])('an overview of each week is ended by words, and comes again after Undo: %s', async (said) => {
  const { before, after } = await undone(await openWeekly(), said);
  expect(before).toMatch(/any more|ei enää|längre/);
  expect(after).toMatch(/8[:.]00/);
});

test.each([
  ['/course quiet hours 22-7', '22:00–07:00'],
  ['/course hiljaiset tunnit 22-7', '22'],
  ['/course speak Finnish', 'suomi'],
  ['/course privacy', 'My data'],
  ['/course yksityisyys', 'data'],
  ['/course integritet', 'data'],
  ['/course reminders', 'Settings of this channel'],
  ['/course notiser', 'Kanalens inställningar'],
  ['/course who may change this channel?', 'Everyone in the channel'],
])('behind the command such words do the same: %s', async (typed, said) => {
  const saying = (text: string | undefined) => text?.toLowerCase().includes(said.toLowerCase()) || undefined;
  expect(saying((await (await openSample()).command(typed)).message.text)).toBe(true);
  // Where names are searched for, one word may be a name as well: a button does it.
  const flow = await openSample({
    env: { STUDY_API_EXTRAS: 'search-name, search-group, search-unit, units' },
  });
  const { message } = await flow.command(typed);
  if (saying(message.text)) return;
  expect(typed.split(' ')).toHaveLength(2);
  await flow.slack.click(message, typed.split(' ')[1] ?? '');
  await flow.until(() => saying(message.text));
});

/** For what is undone, or ends all that was followed. */
const open = openShared(openSample);

test.each([
  'unsubscribe',
  'unsubscribe me please',
  'stop everything',
  'I want to unsubscribe',
  'stop all notifications',
  'peru tilaus',
  'lopeta kaikki',
  'avsluta prenumerationen',
  'avregistrera mig',
  'sluta med allt',
])('all that is followed ends after one question: %s', async (said) => {
  const flow = await open();
  await flow.direct('follow TX00EY23-3015');
  await flow.direct('follow IM00BR45-3003');
  const { answer } = await flow.direct(said);
  expect(buttons(answer)).toHaveLength(1);
  await flow.slack.click(answer, buttons(answer)[0] ?? '');
  await flow.until(() => (['Undo', 'Kumoa', 'Ångra'].includes(buttons(answer)[0] ?? '') ? true : undefined));
});

test('what is not understood as a whole changes nothing', async () => {
  const flow = await openSample();
  const settings = await readSettings(flow);
  for (const said of [
    'quiet hours 25-7',
    'quiet hours 22-22',
    'do not set quiet hours 22-7 yet',
    'are quiet hours 22-7 good for TX00EY23-3015?',
    'what are quiet hours?',
    'weekly overview',
    'show me today’s lessons at 10',
    'what are my lessons every morning?',
    'send me the timetable of TXL22S1 at 7',
    'daily overview',
    'answer in Finnish',
    'who speaks English here?',
  ])
    await flow.direct(said);
  expect(await readSettings(flow)).toEqual(settings);
});

const NOW_SET = {
  en: /^(?:Nothing has been changed\. )?Your settings now: language as in Slack, quiet hours 21:00–06:00.*\nReminders: /,
  fi: /^(?:Mitään ei muutettu\. )?Asetuksesi nyt: kieli .*Slack.*, hiljaiset tunnit 21\.00–06\.00.*\nMuistutukset: /,
  sv: /^(?:Ingenting har ändrats\. )?Dina inställningar nu: språk .*Slack.*, tysta timmar 21:00–06:00.*\nPåminnelser: /,
};

const openQuiet = openShared(async (language: keyof typeof LOCALES) => {
  const flow = await openSample({ locales: { sam: LOCALES[language] } });
  await flow.direct('quiet hours 21-6');
  return flow;
});

test.for([
  ['en', 'when are my quiet hours'],
  ['en', 'when are my quiet hours?'],
  ['en', 'what are my settings'],
  ['en', 'set quiet hours from 22 to 7 unless the moon is full'],
  ['fi', 'milloin hiljaiset tunnit ovat'],
  ['fi', 'mitkä ovat mun hiljaiset tunnit?'],
  ['fi', 'hiljaiset tunnit 22-7 paitsi kesällä'],
  ['sv', 'vilka är mina tysta timmar'],
  ['sv', 'när är mina tysta timmar?'],
  ['sv', 'tysta timmar 22-7 utom på sommaren'],
] as const)('in %s the settings are told as they are now, and stay so: “%s”', async ([language, asked]) => {
  const flow = await openQuiet(language);
  const { answer } = await flow.direct(asked);
  expect(answer.text).toMatch(NOW_SET[language]);
  expect(buttons(answer).length).toBeGreaterThan(0);
  expect(await readSettings(flow)).toMatchObject({ quietFrom: '1260', quietTo: '360' });
});

test('in a channel a person’s own settings are not changed by words', async () => {
  const flow = await openSample();
  const settings = await readSettings(flow);
  await flow.mention('quiet hours 22-7');
  await flow.mention('speak Finnish');
  expect(await readSettings(flow)).toEqual(settings);
});

test.each([
  ['switch to Finnish, I need practice', 'Asetuksesi nyt: kieli suomi.'],
  ['speak Finnish, I want to learn it', 'Asetuksesi nyt: kieli suomi.'],
  ['change the language to Swedish so that I learn', 'Dina inställningar nu: språk svenska.'],
  ['vaihda englanniksi, tarvitsen harjoitusta', 'Your settings now: language English.'],
  ['puhu ruotsia, koska opiskelen sitä', 'Dina inställningar nu: språk svenska.'],
  ['prata finska, jag behöver öva', 'Asetuksesi nyt: kieli suomi.'],
  ['quiet hours 22-7, I sleep then', 'Your settings now: quiet hours 22:00–07:00.'],
  ['hiljaiset tunnit 22-7, koska nukun silloin', 'Asetuksesi nyt: hiljaiset tunnit 22.00–07.00.'],
  // What may change the wish is no reason.
  [
    'quiet hours 22-7, but not on Fridays',
    'Nothing has been changed. Your settings now: language as in Slack, quiet hours 20:00–08:00.',
  ],
  [
    'quiet hours 22-7, I mean on Fridays',
    'Nothing has been changed. Your settings now: language as in Slack, quiet hours 20:00–08:00.',
  ],
])('%s: why something is wished for stands behind the wish', async (typed, told) => {
  const flow = await openSample();
  const { text } = (await flow.direct(typed)).answer;
  expect(text.startsWith(told), text).toBe(true);
});

const NEAR = [
  ['en', 'mute until 9', 'Quiet hours 20:00–09:00'],
  ['en', 'be quiet until nine please', 'Quiet hours 20:00–09:00'],
  ['en', 'no messages on weekends', undefined],
  ['en', 'don’t send me anything on sundays', undefined],
  ['fi', 'ole hiljaa yhdeksään asti', 'Hiljaiset tunnit 20.00–09.00'],
  ['fi', 'mykistä klo 9 asti', 'Hiljaiset tunnit 20.00–09.00'],
  ['fi', 'ei viestejä viikonloppuisin', undefined],
  ['sv', 'tyst till 9', 'Tysta timmar 20:00–09:00'],
  ['sv', 'inga meddelanden på helgen', undefined],
] as const;
const EVERY_DAY = {
  en: /^Quiet hours are the same/,
  fi: /^Hiljaiset tunnit ovat samat/,
  sv: /^Tysta timmar är/,
};

test.for(NEAR)(
  'in %s quiet that there is not is told, and what there is has a button: “%s”',
  async ([language, said, label]) => {
    const flow = await openSample({ locales: { sam: LOCALES[language] } });
    const settings = await readSettings(flow);
    const { answer } = await flow.direct(said);
    expect(answer.text).toMatch(EVERY_DAY[language]);
    expect(await readSettings(flow)).toEqual(settings);
    expect(buttons(answer).slice(0, -1)).toEqual(label === undefined ? [] : [label]);
    if (label === undefined) return;
    await flow.slack.click(answer, label);
    await flow.until(async () => (await readSettings(flow))['quietTo'] === '540' || undefined);
  },
);

test.for([
  ['en', 'speak English please, I need practice', 'en'],
  ['en', 'switch to Finnish, I need practice', 'fi'],
  ['fi', 'vaihda suomeksi kiitos', 'fi'],
  ['fi', 'puhutaan englantia, haluan harjoitella', 'en'],
  ['sv', 'byt till svenska, jag fattar inte finska', 'sv'],
] as const)('in %s a language is kept with a reason beside it: “%s”', async ([from, said, language]) => {
  const flow = await openSample({ locales: { sam: LOCALES[from] } });
  await flow.direct(said);
  expect(await readSettings(flow)).toMatchObject({ language });
});

test.for([
  ['sv', 'på svenska tack', 'Språk svenska', 'sv'],
  ['sv', 'kan vi ta det på engelska, jag behöver öva', 'Language English', 'en'],
  ['en', 'in Finnish please', 'Kieli suomi', 'fi'],
] as const)(
  'in %s a language for an answer may be kept by a button: “%s”',
  async ([from, said, label, language]) => {
    const flow = await openSample({ locales: { sam: LOCALES[from] } });
    const { answer } = await flow.direct(said);
    expect(buttons(answer)[0]).toBe(label);
    await flow.slack.click(answer, label);
    await flow.until(async () => (await readSettings(flow))['language'] === language || undefined);
  },
);

test.for([
  ['en', 'remind 3 days before instead'],
  ['en', 'remind me 3 days before instead please'],
  ['fi', 'muistuta mieluummin 3 päivää ennen'],
  ['sv', 'påminn mig hellre 3 dagar innan'],
] as const)('in %s a lead time takes the place of others of its kind: “%s”', async ([from, said]) => {
  const flow = await openSample({ locales: { sam: LOCALES[from] } });
  await flow.direct(said);
  const { leads, closes } = await readSettings(flow);
  expect(String(leads ?? closes)).toContain('closes-3d');
  expect(String(leads ?? closes)).not.toContain('closes-1d');
});

test('lessons are turned off in few words', async () => {
  for (const [from, said] of [
    ['en', 'turn lessons off'],
    ['fi', 'tunnit pois päältä'],
    ['sv', 'stäng av lektionerna'],
  ] as const) {
    const flow = await openSample({ ...LESSONS, locales: { sam: LOCALES[from] } });
    await flow.direct('send me today’s lessons at 7');
    const settings = await readSettings(flow);
    const { before } = await undone(flow, said);
    expect(before, said).not.toMatch(/7[:.]00/);
    expect(await readSettings(flow), 'as before').toEqual(settings);
  }
});

/** What is like a wish, the kind of button that stands first, and what that sets. */
const LIKE = [
  ["you woke me up last night, don't write that early", /^Quiet hours/, 'quietFrom'],
  ['herätit mut yöllä, anna mun nukkua', /^Hiljaiset tunnit/, 'quietFrom'],
  ['du väckte mig i natt, låt mig sova', /^Tyst/, 'quietFrom'],
  ['I really do not understand Finnish, could you write English to me instead', /^Language/, 'language'],
  ['mä en oikeesti osaa enkkua, voisitko jutella mulle suomeks', /^Kieli/, 'language'],
  ['it would be nice to get my lessons as a list each morning', /^Today’s lessons/, 'daily'],
] as const;

test.for(LIKE)('“%s” changes nothing, and its first button does', async ([said, label, field]) => {
  const flow = await openSample(LESSONS);
  const settings = await readSettings(flow);
  const { answer } = await flow.direct(said);
  expect(answer.text).toMatch(/^(Nothing has been changed|Mitään ei muutettu|Ingenting har ändrats)\. /);
  expect(await readSettings(flow)).toEqual(settings);
  const [first = ''] = buttons(answer);
  expect(first).toMatch(label);
  await flow.slack.click(answer, first);
  const { [field]: kept } = settings;
  await flow.until(async () => (await readSettings(flow))[field] !== kept || undefined);
});
