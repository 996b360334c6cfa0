/** Lead times in words, through the whole app: what is asked for is done, or it is told how. */

import { describe, expect, it, onTestFinished } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { at, CODE, local, NOW } from './samples.ts';
import { studyCourse } from './scripted-study.ts';
import { openWorld, type World } from './world.ts';

const SHORT = 'TX00EW54-3008';
const DIRECT = 'D0SAM00001';
const COURSE = studyCourse({
  name: 'Compilers',
  opens: '2026-11-23T10:30:00',
  closes: '2026-12-10T16:00:00',
  starts: '2027-01-11T12:00:00',
});

async function open(now = NOW): Promise<World> {
  // All reminders are handed over at once, so that they can be read without waiting for them.
  const world = await openWorld(now, { RING_HORIZON_HOURS: '2800' });
  onTestFinished(world.close);
  world.study.courses.set(CODE, COURSE);
  world.study.courses.set(SHORT, { ...COURSE, opens: '2026-12-18T10:00:00', closes: '2026-12-20T10:00:00' });
  await world.start();
  return world;
}

/** Writes to the bot directly, and waits for the answer. */
async function ask(world: World, text: string) {
  const before = new Set(world.slack.workspace.messages);
  await world.slack.directMessage('sam', text);
  const answer = await world.slack.until(() =>
    world.slack.workspace.messages.find((one) => !before.has(one) && one.author.kind === 'app'),
  );
  // On a busy machine the first answer may be that it is being looked up.
  await world.slack.until(() => (answer.text === texts('en').modal.lookingUp ? undefined : answer));
  await world.round();
  return answer;
}

/** When reminders will come. */
const reminders = (world: World): string[] =>
  world.slack.scheduled
    .filter(({ text, channel }) => channel === DIRECT && text.includes(CODE))
    .map(({ postAt }) => local(postAt * 1000))
    .sort();

const USUAL = ['2026-11-23T10:30', '2026-12-09T16:00', '2027-01-10T12:00'];
const with_ = (...more: string[]): string[] => [...USUAL, ...more].sort();

describe('a day before what closes at the end of a day', () => {
  const EVENING = '2026-12-09T19:59';

  it.each([
    ['en', 'not on the same day, the day before'],
    ['en', 'the reminder should come the day before'],
    ['fi', 'muistutuksen pitäisi tulla edellisenä päivänä'],
    ['fi', 'ei samana päivänä vaan edellisenä'],
    ['sv', 'påminnelsen ska komma dagen före'],
    ['sv', 'inte samma dag utan dagen före'],
  ])('comes before the quiet hours, and says so to who asks for it, %s: %s', async (_, asked) => {
    const world = await open();
    world.study.courses.set(CODE, { ...COURSE, closes: '2026-12-10T23:59:00' });
    await ask(world, `follow ${CODE}`);
    expect(reminders(world)).toContain(EVENING);
    const answer = await ask(world, asked);
    expect(answer.text).toMatch(/9 Dec 2026, 19:59|9\.12\.2026 klo 19\.59|9 dec\. 2026 19:59/);
    expect(answer.text).toMatch(/before the quiet hours|ennen hiljaisia tunteja|före de tysta timmarna/);
    expect(reminders(world)).toContain(EVENING);
  });
});

describe('an hour before what comes as the quiet hours end', () => {
  const HOURS = { opens: '2026-11-24T08:00:00', closes: '2026-12-10T08:00:00', starts: COURSE.starts };
  const EVENING = { opens: '2026-11-23T19:59', closes: '2026-12-09T19:59' };
  const OTHERS = { opens: ['2026-11-24T08:00', '2026-12-09T08:00'], closes: ['2026-11-24T08:00'] };

  it.each([
    ['opens', 'remind me 1 hour before enrollment for TX00EY23-3015 opens', '(before the quiet hours)'],
    ['opens', 'muistuta tuntia ennen kuin ilmo aukeaa TX00EY23-3015', '(ennen hiljaisia tunteja)'],
    ['opens', 'påminn mig en timme innan anmälan öppnar till TX00EY23-3015', '(före de tysta timmarna)'],
    ['closes', 'remind me 1 hour before enrollment for TX00EY23-3015 closes', '(before the quiet hours)'],
  ] as const)('comes before them, and the answer says so: %s: %s', async (kind, text, said) => {
    const world = await open(NOW + 437);
    world.study.courses.set(CODE, { ...COURSE, ...HOURS });
    const answer = await ask(world, text);
    expect(answer.text).toContain(`<!date^${at(EVENING[kind]) / 1000}^`);
    expect(answer.text).toContain(said);
    expect(reminders(world)).toEqual(
      [EVENING[kind], ...OTHERS[kind], '2026-12-09T08:00', '2027-01-10T12:00']
        .filter((one, index, all) => all.indexOf(one) === index)
        .sort(),
    );
  });

  it('is left out where they have begun, and the answer says so; the opening itself is told', async () => {
    const world = await open(at('2026-11-23T22:30') + 437);
    world.study.courses.set(CODE, { ...COURSE, ...HOURS });
    const answer = await ask(world, 'remind me 1 hour before enrollment for TX00EY23-3015 opens');
    expect(answer.text).toContain('the quiet hours leave no time for it');
    expect(reminders(world)).toEqual(['2026-11-24T08:00', '2026-12-09T08:00', '2027-01-10T12:00']);
  });
});

describe('a request with a lead time', () => {
  it.each([
    ['remind me one week before TX00EY23-3015 starts', '2027-01-04T12:00'],
    ['can you remind me 1h before enrollment for TX00EY23-3015 closes please?', '2026-12-10T15:00'],
    ['Remind me of TX00EY23-3015 a week in advance', '2027-01-04T12:00'],
    ['remind me 2 weeks before the deadline of TX00EY23-3015', '2026-11-26T16:00'],
    ['muistuta tuntia ennen kuin ilmo aukeaa TX00EY23-3015', '2026-11-23T09:30'],
    ['muistuta mua kolme päivää ennen ku TX00EY23-3015 sulkeutuu', '2026-12-07T16:00'],
    ['påminn mig en vecka innan anmälan till TX00EY23-3015 stänger', '2026-12-03T16:00'],
    ['påminn mig dagen innan anmälan öppnar till TX00EY23-3015', '2026-11-22T10:30'],
    ['remind me 3 days and 1 hour before TX00EY23-3015 closes', '2026-12-07T16:00', '2026-12-10T15:00'],
    ['create a reminder a week before TX00EY23-3015 starts', '2027-01-04T12:00'],
    [
      'remind me of TX00EY23-3015 an hour before opening, a week before closing and a week before the start',
      ...['2026-11-23T09:30', '2026-12-03T16:00', '2027-01-04T12:00'],
    ],
    ['muistuta viikkoa ja päivää ennen kuin TX00EY23-3015 alkaa', '2027-01-04T12:00'],
    ['påminn mig 3 och 7 dagar innan TX00EY23-3015 stänger', '2026-12-03T16:00', '2026-12-07T16:00'],
  ])('is carried out beside the usual ones: %s', async (text, ...when) => {
    const world = await open();
    await ask(world, text);
    for (const one of when)
      expect(world.slack.workspace.messages.at(-1)?.text).toContain(`<!date^${at(one) / 1000}^`);
    expect(reminders(world)).toEqual(with_(...when));
  });

  it.each([
    [
      'remind me 5 days and 1 hour before TX00EY23-3015 closes',
      '“5 days”',
      '7 days before enrollment closes',
    ],
    [
      'muistuta tuntia ja viisi päivää ennen kuin TX00EY23-3015 sulkeutuu',
      '”viisi päivää”',
      '7 päivää ennen ilmoittautumisen päättymistä',
    ],
  ])('that there is not is told beside one that there is: %s', async (text, said, label) => {
    const world = await open();
    const answer = await ask(world, text);
    expect(answer.text).toContain(said);
    expect(reminders(world)).toEqual(with_('2026-12-10T15:00'));
    await world.press(answer, label, { user: 'sam' });
    expect(reminders(world)).toEqual(with_('2026-12-03T16:00', '2026-12-10T15:00'));
  });

  it.each([
    ['remind me tomorrow about TX00EY23-3015', 'I can’t remind you at a time of your own'],
    ['snooze TX00EY23-3015', 'I can’t remind you at a time of your own'],
    ['muistuta perjantaina TX00EY23-3015', 'En voi muistuttaa itse valittuna aikana'],
    ['påminn mig den 3 december om TX00EY23-3015', 'Jag kan inte påminna vid en tid som du själv väljer'],
  ])(
    'at a time of one’s own is answered with those that there are, and how to snooze: %s',
    async (text, why) => {
      const world = await open();
      const answer = await ask(world, text);
      expect(answer.text).toContain(why);
      expect(answer.text).toMatch(/9[:.]00/);
      expect(reminders(world)).toEqual([]);
      await world.press(answer, 'follow.lead:0', { user: 'sam' });
      expect(reminders(world)).toEqual(USUAL);
    },
  );

  it.each([
    [
      'remind me a week before the exam of TX00EY23-3015',
      'There is no reminder of exams',
      '2026-12-03T16:00',
    ],
    ['remind me when TX00EY23-3015 ends', 'There is no reminder of the end of TX00EY23-3015'],
    [
      'laita muistutus kun TX00EY23-3015 päättyy',
      'Toteutuksen TX00EY23-3015 päättymisestä ei ole muistutusta',
    ],
    ['påminn mig när TX00EY23-3015 slutar', 'Det finns ingen påminnelse om att TX00EY23-3015 slutar'],
  ])('of what there are none of is answered with those that there are: %s', async (text, why, ...first) => {
    const world = await open();
    const answer = await ask(world, text);
    expect(answer.text).toContain(why);
    expect(reminders(world)).toEqual([]);
    await world.press(answer, 'follow.lead:0', { user: 'sam' });
    expect(reminders(world)).toEqual(with_(...first));
  });

  it.each([
    ['remind me tomorrow', 'I remind only of the dates of courses'],
    ['remind me to buy milk', 'I remind only of the dates of courses'],
    ['snooze this until tomorrow', 'The ⋯ menu of each reminder has “Remind me again: in 1 hour”'],
    ['muistuta mua perjantaina', 'Muistutan vain kurssien ajankohdista'],
    ['påminn mig imorgon', 'Jag påminner bara om kursers datum'],
  ])('that names no course says of what reminders are: %s', async (text, said) => {
    const world = await open();
    expect((await ask(world, text)).text).toContain(said);
  });

  it.each([
    ['remind me two hours before enrollment for TX00EY23-3015 opens', '1 h before enrollment opens'],
    ['muistuta puoli tuntia ennen kuin ilmo aukeaa TX00EY23-3015', '1 h ennen ilmoittautumisen alkua'],
    ['påminn mig sex dagar innan anmälan stänger till TX00EY23-3015', '7 dagar innan anmälan stänger'],
    ['remind me a week before TX00EY23-3015 ends', '7 days before enrollment closes'],
  ])('that there is not offers those that there are, the nearest first: %s', async (text, label) => {
    const world = await open();
    const answer = await ask(world, text);
    expect(answer.text.split('\n')[1]).toBe(label);
    expect(reminders(world)).toEqual([]);
    await world.press(answer, label, { user: 'sam' });
    expect(reminders(world).length).toBeGreaterThanOrEqual(USUAL.length);
  });

  it.each(['muistuta minua hyvissä ajoin TX00EY23-3015', 'påminn mig i god tid om TX00EY23-3015'])(
    'that is not understood is answered with the reminders that there are: %s',
    async (text) => {
      const world = await open();
      const answer = await ask(world, text);
      expect(JSON.stringify(answer.blocks)).toContain('follow.offered');
      expect(reminders(world)).toEqual([]);
    },
  );

  it('of which the moment is past, or before the opening, says so', async () => {
    const world = await open();
    world.goTo(at('2026-12-05T12:00'));
    const past = await ask(world, `remind me one week before ${CODE} closes`);
    expect(past.text).toContain('7 days before enrollment closes: that moment is past');
    const early = await ask(world, `remind me two weeks before ${SHORT} closes`);
    expect(early.text).toContain('14 days before enrollment closes: that would be before enrollment opens');
    expect(reminders(world)).toEqual(['2026-12-09T16:00', '2027-01-10T12:00']);
  });

  it('is read by the command, too, and in a channel it is for the channel', async () => {
    const world = await open();
    const { text } = await world.command(
      '#it-courses',
      'sam',
      `/course follow ${CODE} one week before it closes`,
    );
    expect(text).toContain('Now followed in this channel');
    expect(text).toContain('7 days before enrollment closes: <!date^');
    const more = await world.command('#it-courses', 'aino', `/course follow ${CODE} 1 hour before it opens`);
    expect(more.text).toContain('Already followed here');
    const list = await world.command('#it-courses', 'sam', '/course following');
    expect(list.text).toContain('also: 1 h before enrollment opens, 7 days before enrollment closes');
  });

  it('in a mention follows nothing before it is said for whom', async () => {
    const world = await open();
    const before = new Set(world.slack.workspace.messages);
    await world.slack.mention('#it-courses', 'sam', `remind us a week before ${CODE} starts`);
    const offer = await world.slack.until(() =>
      world.slack.workspace.messages.find((one) => !before.has(one) && one.author.kind === 'app'),
    );
    await world.press(offer, 'Follow', { user: 'sam' });
    const modal = await world.slack.until(() =>
      world.slack.workspace.modals.find(({ view }) => JSON.stringify(view).includes('Who should follow')),
    );
    await world.press(modal, 'Just me', { user: 'sam' });
    expect(reminders(world)).toContain('2027-01-04T12:00');
  });

  it('in a mention offers to add it where the channel follows the course', async () => {
    const world = await open();
    await world.command('#it-courses', 'sam', `/course follow ${CODE}`);
    const before = new Set(world.slack.workspace.messages);
    await world.slack.mention('#it-courses', 'sam', `seuraa ${CODE} 3 päivää ennen kuin ilmo päättyy`);
    const offer = await world.slack.until(() =>
      world.slack.workspace.messages.find((one) => !before.has(one) && one.author.kind === 'app'),
    );
    expect(offer.text).toMatch(/^Jo seurannassa täällä.*Paina Lisää/s);
    await world.press(offer, 'Lisää', { user: 'sam' });
    const modal = await world.slack.until(() =>
      world.slack.workspace.modals.find(({ view }) => JSON.stringify(view).includes('This channel')),
    );
    await world.press(modal, 'This channel', { user: 'sam' });
    const list = await world.command('#it-courses', 'sam', '/course following');
    expect(list.text).toContain('also: 3 days before enrollment closes');
  });

  it('that names no course counts for all that one follows', async () => {
    const world = await open();
    await world.command(DIRECT, 'sam', `/course follow ${CODE}`);
    world.goTo(NOW + 31 * 60_000);
    const { text } = await ask(world, 'remind me three days before enrollment closes');
    expect(text).toContain('For every course that you follow');
    expect(reminders(world)).toEqual(with_('2026-12-07T16:00'));
  });

  it('that names a course by its name offers it with those lead times', async () => {
    const world = await open();
    await ask(world, CODE);
    world.goTo(NOW + 40 * 60_000);
    const answer = await ask(world, 'remind me one week and 5 days before compilers starts');
    expect(answer.text).toContain(
      'The button sets the usual reminders, and: 7 days before the course starts.',
    );
    expect(answer.text).toContain('There is no reminder “5 days” before.');
    await world.press(answer, 'Follow', { user: 'sam' });
    expect(reminders(world)).toEqual(with_('2027-01-04T12:00'));
    // From then on the name does as the code would.
    const { text } = await ask(world, 'muistuta mua 3 päivää ennen compilers ilmon päättymistä');
    expect(text).toContain('Seuraat jo');
    expect(reminders(world)).toEqual(with_('2026-12-07T16:00', '2027-01-04T12:00'));
    expect((await ask(world, 'remind me on Friday about compilers')).text).toContain('at a time of your own');
  });

  it('after a course was shown is about that course', async () => {
    const world = await open();
    await ask(world, CODE);
    const { text } = await ask(world, 'remind me one week before it starts');
    expect(text).toContain('You now follow');
    expect(text).toContain('7 days before the course starts: <!date^');
  });
});

it('what is asked for comes also where its kind is off in the settings', async () => {
  const world = await open();
  const view = world.slack.workspace;
  await world.command(DIRECT, 'sam', `/course follow TX00EY23-3015`);
  await world.command(DIRECT, 'sam', `/course unfollow TX00EY23-3015`);
  const settings = await world.command(DIRECT, 'sam', '/course settings');
  await world.press(settings, 'settings.open', { user: 'sam' });
  const form = await world.slack.until(() => view.modals.at(-1));
  await world.slack.submit(form, { 'settings.opens': [], 'settings.closes': [], 'settings.starts': [] });
  await ask(world, `remind me when enrollment for ${CODE} opens`);
  expect(reminders(world)).toEqual(['2026-11-23T10:30']);
});
