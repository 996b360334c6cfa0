import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/ask/question.ts';
import { InvalidRequest } from '../../../src/errors.ts';
import { followQuestion } from '../../../src/features/follow/question.ts';
import { followRequest } from '../../../src/features/follow/request.ts';

const CODE = 'TX00EY23-3015';
const read = (text: string, direct: boolean) => followQuestion(readQuestion(text, { direct }));

const DAY = 86_400_000;

/** The answer to an ending that is not clear: the list of what can be ended. */
const UNSURE = { does: 'following', isUnsure: true };
/** Asked once where several are followed. */
const ALL = { does: 'unfollow', asked: 'all', asksBack: true };

const REQUESTS = [
  ...requests('follow', [
    ...['follow', 'please follow', 'remind me about', 'Can you remind me when enrollment opens for'],
    ...['I want to follow', 'notify me of', 'remind', 'would you please track', 'subscribe to the course'],
    ...['seuraa kurssia', 'voisitko muistuttaa minua kurssista', 'muistuta kun ilmo aukeaa', 'muistuta'],
    ...['följ', 'kan du påminna mig om', 'jag vill bevaka', 'påminn', 'snälla följ kursen'],
  ]),
  ...requests('unfollow', [
    ...['unfollow', 'stop following', 'please stop reminding me of', "don't remind me of", 'don’t follow'],
    ...['cancel the reminders of', 'do not follow', 'never remind me about', 'no reminders for'],
    ...['I don’t want reminders about', 'turn off reminders for', 'I no longer want to follow'],
    ...['lopeta seuraaminen', 'älä muistuta', 'peru muistutukset', 'älä seuraa', 'en halua muistutuksia'],
    ...['en halua enää seurata', 'poista muistutukset kurssista'],
    ...['sluta följa', 'ta bort påminnelser om', 'följ inte', 'påminn mig inte om', 'påminn inte om'],
    ...['jag vill inte följa', 'inga påminnelser om', 'stäng av påminnelser om'],
  ]),
];

function requests<Does extends string>(does: Does, all: readonly string[]): [Does, string][] {
  return all.map((words) => [does, words]);
}

describe.each(REQUESTS)('a request to %s: “%s”', (does, words) => {
  it('is one where it is put to the app alone', () => {
    expect(read(`${words} ${CODE}`, true)).toMatchObject({ does, asked: [CODE] });
    expect(read(`${words} ${CODE}, please.`, true)).toMatchObject({ does, asked: [CODE] });
  });

  it('is not carried out in a channel, where it does not say for whom', () => {
    const told = does === 'unfollow' ? { does: 'tell-where' } : { does: 'offer', asked: [CODE] };
    expect(read(`${words} ${CODE}`, false)).toEqual(told);
  });

  it.each([
    ...['but not', 'except', 'only', 'not', 'and keep', 'for my students', 'mutta ei', 'äläkä', 'paitsi'],
    ...['men inte', 'utom'],
  ])('is not carried out with a part that can’t be carried out: “… %s”', (more) => {
    const asksBack = does === 'unfollow' ? UNSURE : { does: 'offer', asked: [CODE, 'IM00BR45-3003'] };
    expect(read(`${words} ${CODE} ${more} IM00BR45-3003`, true)).toEqual(asksBack);
  });

  it.each(['tomorrow', 'at 8 o’clock', 'huomenna', 'i morgon'])('is not carried out for “%s”', (more) => {
    const speaksOfReminders = /\b(?:remind|notify|muistut|påminn)/.test(words);
    const asked = [CODE, 'IM00BR45-3003'];
    const offered = speaksOfReminders ? { does: 'choose-lead', asked, unmet: [] } : { does: 'offer', asked };
    const asksBack = does === 'unfollow' ? UNSURE : offered;
    expect(read(`${words} ${CODE} ${more} IM00BR45-3003`, true)).toMatchObject(asksBack);
  });
});

it('a quoted request of another person is no request', () => {
  for (const quoted of [`&gt; follow ${CODE}`, `see this:\n&gt; unfollow ${CODE}`, '&gt; unfollow all'])
    expect(read(quoted, true)?.does ?? 'asks').not.toMatch(/^(?:un)?follow$/);
});

it('a request holds every code that is named, also of the rarer kinds', () => {
  expect(read(`follow ${CODE} R0027-9999`, true)).toEqual({ does: 'follow', asked: [CODE, 'R0027-9999'] });
  expect(read('seuraa TX00EY23-9999', true)).toEqual({ does: 'follow', asked: ['TX00EY23-9999'] });
});

it.each([
  [`lopeta ${CODE} seuraaminen`, true],
  [`peruuta ${CODE}:n muistutukset`, true],
  [`Poista ${CODE}:n seuranta, kiitos`, true],
  [`lopeta ${CODE}:n seuraaminen, mutta ei IM00BR45-3003:n`, false],
  [`lopeta uutisten seuraaminen ${CODE}`, false],
])('in Finnish the code may come first: “%s”', (text, isWish) => {
  expect(read(text, true)).toEqual(isWish ? { does: 'unfollow', asked: [CODE] } : UNSURE);
});

it.each([
  ...['stop all reminders', 'unfollow everything', 'unfollow all courses', 'please unfollow all of them'],
  ...['lopeta kaikki muistutukset', 'lopeta kaikkien kurssien seuraaminen', 'stäng av alla påminnelser'],
  ...[
    'avfölj allt',
    'sluta följa alla kurser',
    'stop all my reminders now, thanks',
    'poista kaikki seuraamani',
  ],
])('“%s” ends everything, where it is put to the app alone', (text) => {
  expect(read(text, true)).toEqual(ALL);
  expect(read(text, false)).toEqual({ does: 'tell-where' });
});

it.each([
  ...[
    'stop all reminders for this course',
    'unfollow all of these',
    'ta bort alla påminnelser för den här kursen',
  ],
  ...['stop all reminders about TX00EY23', 'stop all reminders for 12345', 'unfollow all courses of 2026'],
  ...['stop all reminders about enrollment', 'lopeta kaikki muistutukset ilmoittautumisesta'],
  ...['poista kaikki muistutukset ennen 12.1.', 'stäng av alla påminnelser om anmälan'],
  ...[
    'stop reminders, thanks for everything',
    'I don’t want to follow everything',
    'don’t remind me of everything',
  ],
  ...['en halua seurata kaikkia', 'jag vill inte följa alla', 'påminn mig inte om allt'],
])('“%s” ends nothing by itself', (text) => {
  const request = read(text, true);
  expect([undefined, { does: 'following' }]).toContainEqual(request);
});

it.each([
  ...[
    'lopeta kurssin # seuraaminen',
    'haluan lopettaa #:n seuraamisen',
    'poista # seurannasta',
    'peru #:n seuranta',
  ],
  ...['remove # from my reminders', 'stop sending me reminders about #', 'ta bort # från mina påminnelser'],
  ...['sluta skicka påminnelser om #'],
])('“%s” ends it', (text) => {
  expect(read(text.replace('#', CODE), true)).toEqual({ does: 'unfollow', asked: [CODE] });
});

it.each([
  ['remind me when # is open', 'opens'],
  ['påminn mig när kursen # startar', 'starts'],
  ['seuraa kursseja #', undefined],
  ['påminn mig när anmälningen till # öppnas', 'opens'],
])('“%s” follows it, and says of what a reminder is wanted: %s', (text, about) => {
  expect(read(text.replace('#', CODE), true)).toEqual({
    does: 'follow',
    asked: [CODE],
    ...(about && { about }),
  });
});

it.each([
  ...[
    'unfollow # on 1.3.2027',
    'don’t remind me about # before 10',
    'unfollow all but #',
    'stop all reminders except #',
    'poista kaikki muistutukset paitsi #',
  ],
  ...['don’t remind me when # opens', 'älä muistuta kun # alkaa', 'påminn mig inte när # börjar'],
])('“%s” ends not all of it, and is not carried out', (text) => {
  expect(read(text.replace('#', CODE), true)).toEqual(UNSURE);
  expect(read(text.replace('#', CODE), false)).toEqual({ does: 'tell-where' });
});

it.each([...['follow # or so', 'remind me of # for <#C0COURSES1>', 'follow # and tell my students']])(
  '“%s” asks for what can’t be carried out: the course is offered',
  (text) => {
    for (const direct of [true, false])
      expect(read(text.replace('#', CODE), direct)).toEqual({ does: 'offer', asked: [CODE] });
  },
);

it.each([
  ['follow # in 2027', ['in', '2027']],
  ['follow # until June', ['until', 'june']],
  ['seuraa # kesäkuuhun asti', ['kesäkuuhun', 'asti']],
  ['följ # till juni', ['till', 'juni']],
])(
  '“%s” asks for what lies at no time: the course is offered, and the time is told as not used',
  (text, unused) => {
    for (const direct of [true, false])
      expect(read(text.replace('#', CODE), direct)).toEqual({ does: 'offer', asked: [CODE], unused });
  },
);

it.each([
  ...['remind me when # ends', 'remind me at the end of #', 'set a reminder for when # ends'],
  ...['muistuta minua kun # päättyy', 'muistuta kurssin # loppumisesta', 'påminn mig när # slutar'],
])('“%s” asks for a reminder that there is not: it is told', (text) => {
  const unmet = [{ ahead: 0, of: 'ends', said: '' }];
  expect(read(text.replace('#', CODE), true)).toEqual({ does: 'choose-lead', asked: [CODE], unmet });
});

/** Wishes with a noun, and the lead times that they are for. */
const NOUNS: readonly (readonly [string, ...string[]])[] = [
  ['set a reminder for #'],
  ['# set reminder please'],
  ['could you set me up a reminder for #?'],
  ['reminder for #'],
  ['I would like to get an alert before # opens', 'opens'],
  ['turn on reminders for #'],
  ['turn reminders on for #'],
  ['create a reminder a week before # starts', 'starts-7d'],
  ['I’d like to have a notification an hour before enrollment for # closes', 'closes-1h'],
  ['reminders for #'],
  ['can you alert us when # opens?', 'opens'],
  ['I want to be notified a day before # closes', 'closes-1d'],
  ['haluan että muistutat mua viikkoa ennen kuin # alkaa', 'starts-7d'],
  ['haluaisin saada muistutuksen #:sta'],
  ['jag vill bli påmind en vecka innan # börjar', 'starts-7d'],
  ['alert me a day before the deadline of #', 'closes-1d'],
  ['ping me 3 days before enrollment in # closes', 'closes-3d'],
  ['aseta muistutus #'],
  ['laita #:sta muistutus'],
  ['#:sta muistutus kiitos'],
  ['voisitko laittaa mulle muistutuksen #'],
  ['laitappa muistari # päivää ennen ku ilmo menee umpeen', 'closes-1d'],
  ['#:sta muistutus päivää ennen ilmon aukeamista', 'opens-1d'],
  ['hälytä tuntia ennen kuin # aukeaa', 'opens-1h'],
  ['saisinko hälytyksen viikkoa ennen kuin # alkaa?', 'starts-7d'],
  ['lägg en påminnelse på #'],
  ['jag vill ha en påminnelse om #'],
  ['slå på påminnelser för #'],
  ['ställ in en påminnelse en vecka innan # börjar', 'starts-7d'],
  ['kan du ge mig en avisering dagen innan anmälan till # öppnar', 'opens-1d'],
  ['avisera mig en timme innan # stänger', 'closes-1h'],
];

it.each(NOUNS)('“%s” is carried out like a request with a verb', (text, ...wanted) => {
  const [kind = '', leads = wanted] = wanted.filter((one) => !one.includes('-'));
  const about = kind === '' ? {} : { about: kind };
  const expected = {
    does: 'follow',
    asked: [CODE],
    ...(kind === '' && leads.length > 0 && { leads }),
    ...about,
  };
  expect(read(text.replace('#', CODE), true)).toEqual(expected);
});

it.each([
  ...[
    'did you set a reminder for',
    'do I have a reminder for',
    'thanks for the reminder about',
    'my reminders for',
  ],
  ...[
    'the reminder for',
    'I was notified about',
    'I have a reminder for',
    'I got an alert about',
    'when does the reminder come for',
    'fire alarm in',
  ],
  ...[
    'tuleeko muistutus',
    'sain muistutuksen',
    'ilmoita minut kurssille',
    'tack för påminnelsen om',
    'jag har en påminnelse om',
  ],
])('“%s …” speaks of reminders, and wishes for none', (words) => {
  expect(read(`${words} ${CODE}`, true)).toBeUndefined();
});

it.each(['how do I set a reminder for', 'miten saan muistutuksen', 'hur ställer jag in en påminnelse för'])(
  '“%s …” is shown by an offer',
  (words) => {
    expect(read(`${words} ${CODE}?`, true)).toEqual({ does: 'offer', asked: [CODE] });
  },
);

it.each([
  [
    'remind me at opening and a week before closing and the day before the start',
    'opens-0 closes-7d starts-1d',
  ],
  ['remind me when enrollment opens and a week before it closes', 'opens-0 closes-7d'],
  ['remind me the day before it opens and when it closes', 'opens-1d closes-1d'],
  ['remind me a day before opening and closing', 'opens-1d closes-1d'],
  ['remind me a week and a day before it starts and an hour before it opens', 'starts-7d starts-1d opens-1h'],
  [
    'remind me 1 h before it opens, 3 days before it closes and a day before it starts',
    'opens-1h closes-3d starts-1d',
  ],
  [
    'muistuta aukeamisesta ja viikkoa ennen sulkeutumista ja päivää ennen alkua',
    'opens-0 closes-7d starts-1d',
  ],
  ['muistuta sulkeutumisesta viikkoa ennen ja alusta päivää ennen', 'closes-7d starts-1d'],
  ['muistuta kun ilmo aukeaa ja päivää ennen kuin se päättyy', 'opens-0 closes-1d'],
  ['påminn mig när anmälan öppnar och en vecka innan den stänger', 'opens-0 closes-7d'],
  ['påminn mig en dag före start och en timme innan anmälan öppnar', 'starts-1d opens-1h'],
])('each lead time belongs to the date beside it: “%s”', (text, leads) => {
  expect(read(`${text} ${CODE}`, true)).toEqual({ does: 'follow', asked: [CODE], leads: leads.split(' ') });
});

it('a part of a wish that there is no reminder for is told beside the others', () => {
  const unmet = (ahead: number, of: string, said: string) => [{ ahead, of, said }];
  expect(read(`remind me a day before ${CODE} closes and a week before it opens`, true)).toEqual({
    ...{ does: 'follow', asked: [CODE], leads: ['closes-1d'], unmet: unmet(7 * DAY, 'opens', 'a week') },
  });
  expect(read(`remind me when ${CODE} opens and a week before the course ends`, true)).toEqual({
    ...{ does: 'follow', asked: [CODE], leads: ['opens-0'], unmet: unmet(7 * DAY, 'ends', 'a week') },
  });
});

it('a moment that there is no reminder of is told beside one that there is', () => {
  const unmet = [{ ahead: 0, of: 'ends', said: '' }];
  const expected = { does: 'follow', asked: [CODE], leads: ['closes-1d'], unmet };
  expect(read(`remind me when ${CODE} closes and when it ends`, true)).toEqual(expected);
});

it('knows several codes, and ids of courses', () => {
  expect(read(`follow ${CODE} and IM00BR45-3003`, true)).toEqual({
    does: 'follow',
    asked: [CODE, 'IM00BR45-3003'],
  });
  expect(read('follow course 194201', true)).toEqual({ does: 'follow', asked: ['194201'] });
});

it('refuses more than can be asked at once', () => {
  const many = Array.from({ length: 51 }, (_, at) => `TX00EY23-${3000 + at}`);
  expect(() => read(`follow ${many.join(' ')}`, true)).toThrow(InvalidRequest);
});

it.each([
  ...[
    'how do I follow',
    'does anybody follow',
    'who follows',
    'when does it start,',
    'stop, when does it close:',
    'do you follow',
  ],
  ...['can I follow', 'could I track', 'I follow', 'track record of', 'don’t follow up on', 'follow not'],
  ...['follow the instructions of', 'remind me what is', 'remind me to drop', 'remind about'],
  ...['cancel my enrollment, I cannot follow the lectures of', 'end of enrollment: notify me'],
  ...['sluta inte följa', 'seuraa ei', 'älä lopeta seuraamista', 'don’t stop following', 'I don’t follow'],
  ...['follow everything except', 'poista kaikki paitsi'],
  ...['I want to follow up on', 'remind my students about', 'don’t forget to remind me about'],
  ...['älä unohda muistuttaa minua', 'muistuta opiskelijoita kurssista', 'påminn studenterna om'],
  ...[
    'miten seuraan',
    'seuraava kurssi on',
    'kuka seuraa',
    'hur följer jag',
    'följer någon',
    'sluta fråga om',
  ],
])('“%s …” is no request', (words) => {
  expect(read(`${words} ${CODE}`, true)).toBeUndefined();
});

it('is none where a deleted mention said for whom', () => {
  expect(read(`remind <@U0AINO0002> about ${CODE}`, true)).toBeUndefined();
});

it.each([
  ...['don’t stop', 'don’t stop the reminders', 'did you stop the reminders?', 'why did they stop?'],
  ...['älä lopeta', 'älä lopeta muistutuksia', 'sluta inte', 'sluta inte påminna mig'],
])('“%s” stops nothing', (text) => {
  expect([undefined, { does: 'following' }]).toContainEqual(read(text, true));
});

const QUESTIONS = [
  ...['how do I turn off reminders?', 'how can I stop following?', 'no reminders?'],
  ...['miten voin lopettaa seuraamisen?', 'hur kan jag sluta följa?', 'hur slutar jag få påminnelser?'],
  ...['what do I follow?', 'my follows', 'show my courses', 'what am I following', 'what are my reminders?'],
  ...['what does this channel follow', 'what do we follow here?'],
  ...[
    'mitä seuraan?',
    'mitä kursseja me seuraamme',
    'seuraamani kurssit',
    'omat kurssit',
    'muistutukseni täällä',
  ],
  ...['vad följer jag?', 'vad följs här', 'mina kurser', 'vilka är mina påminnelser'],
];

it.each(QUESTIONS)('“%s” lists it in a direct message, and tells a channel where it stands', (text) => {
  expect(read(text, true)).toEqual({ does: 'following' });
  expect(read(text, false)).toEqual({ does: 'tell-where' });
});

it.each([
  ...['how do I follow a course?', 'which courses are there', 'follow', 'the followers of our page'],
  ...['mikä on seuraava kurssini?', 'miten seuraan kurssia?', 'seuraa', 'kurssit'],
  ...['hur följer jag en kurs?', 'kurser', 'följ'],
  'I have read that you can remind people of the courses they follow',
])('“%s” asks for something else', (text) => {
  for (const direct of [true, false]) expect(read(text, direct)).toBeUndefined();
});

it.each([
  ['following', 'following'],
  ['Seuratut', 'following'],
  ['följer', 'following'],
] as const)('the command “%s” works without its /course', (text, does) => {
  expect(read(text, true)).toEqual({ does });
  expect(read(text, false)).toEqual({ does: 'tell-where' });
});

it.each(['status', 'Tilanne?'])('“%s” asks for the list and how it goes', (text) => {
  expect(read(text, true)).toEqual({ does: 'following', state: true });
  expect(read(text, false)).toEqual({ does: 'tell-where' });
});

it.each([
  ...['I can’t follow', 'I can’t follow this', 'I won’t follow the rules', 'I follow you'],
  ...['who should I follow?', 'following up on my email', 'my mother follows my studies'],
  ...['what courses should I follow next year?', 'I stopped following the news', 'en voi seurata'],
])('“%s” is no question for what is followed', (text) => {
  for (const direct of [true, false]) expect(read(text, direct)).toBeUndefined();
});

it.each(['stop #', 'lopeta #', 'sluta #'])('“%s” ends it', (text) => {
  expect(read(text.replace('#', CODE), true)).toEqual({ does: 'unfollow', asked: [CODE] });
});

it.each(['let me know when # opens', 'ping me when # opens'])('“%s” follows it, too', (text) => {
  expect(read(text.replace('#', CODE), true)).toEqual({ does: 'follow', asked: [CODE], about: 'opens' });
});

it.each([
  ['remind me one week before # starts', 'follow', 'starts-7d'],
  ['remind me about # a day in advance', 'follow', 'starts-1d'],
  ['remind me 24 hours before # opens', 'follow', 'opens-1d'],
  ['follow # 3 days before enrollment closes', 'follow', 'closes-3d'],
  ['remind us an hour before # closes', 'follow', 'closes-1h'],
  ['ping me 1h before enrollment for # closes', 'follow', 'closes-1h'],
  ['remind me two weeks before # closes', 'follow', 'closes-14d'],
  ['muistuta viikkoa ennen # ilmoittautumisen päättymistä', 'follow', 'closes-7d'],
  ['muistuta päivää ennen kuin # alkaa', 'follow', 'starts-1d'],
  ['muistuta mua 3 pv ennen ku # sulkeutuu', 'follow', 'closes-3d'],
  ['påminn mig ett dygn innan # börjar', 'follow', 'starts-1d'],
  ['påminn mig 1 timme före anmälan till # stänger', 'follow', 'closes-1h'],
])('“%s” is read with its lead time: %s %s', (text, does, lead) => {
  expect(read(text.replace('#', CODE), true)).toEqual({ does, asked: [CODE], leads: [lead] });
  expect(read(text.replace('#', CODE), false)).toEqual({ does: 'offer', asked: [CODE], leads: [lead] });
});

it.each([
  ['remind me 3 days and 1 hour before # closes', ['closes-3d', 'closes-1h']],
  ['remind me 14, 7 and 3 days before # closes', ['closes-14d', 'closes-7d', 'closes-3d']],
  ['remind me a week and a day before #', ['starts-7d', 'starts-1d']],
  ['remind me an hour and three days before #', ['closes-1h', 'closes-3d']],
  ['remind me a day before # opens and an hour before it closes', ['opens-1d', 'closes-1h']],
  ['remind me of # 3 days before and 1 hour before the deadline', ['closes-3d', 'closes-1h']],
  ['follow # a week before enrollment ends and a day before the course starts', ['closes-7d', 'starts-1d']],
  ['muistuta viikkoa ja päivää ennen # ilmoittautumisen päättymistä', ['closes-7d', 'closes-1d']],
  ['muistuta mua # 3 pv ja tunti ennen ku se sulkeutuu', ['closes-3d', 'closes-1h']],
  ['muistuta tuntia ennen kuin # ilmo alkaa ja päivää ennen kuin se päättyy', ['opens-1h', 'closes-1d']],
  ['påminn mig en vecka och en dag innan # börjar', ['starts-7d', 'starts-1d']],
  ['påminn mig 7 och 14 dagar innan anmälan till # stänger', ['closes-7d', 'closes-14d']],
])('“%s” is read with all its lead times: %s', (text, leads) => {
  expect(read(text.replace('#', CODE), true)).toEqual({ does: 'follow', asked: [CODE], leads });
});

it.each([
  ['remind me 2 hours before # opens', 2 * 3_600_000, 'opens', '2 hours'],
  ['remind me half an hour before #', 1_800_000, undefined, 'half an hour'],
  ['remind me a month before # starts', 30 * 86_400_000, 'starts', 'a month'],
  ['remind me a week before # ends', 7 * 86_400_000, 'ends', 'a week'],
  ['remind me eight days before # closes', 8 * 86_400_000, 'closes', 'eight days'],
  ['remind me a few days before # closes', 4 * 86_400_000, 'closes', 'a few days'],
  ['muistuta puoli tuntia ennen kuin # ilmo päättyy', 1_800_000, 'closes', 'puoli tuntia'],
  ['påminn mig en halvtimme innan # öppnar', 1_800_000, 'opens', 'en halvtimme'],
])('“%s” asks for a lead time that there is not', (text, ahead, of, said) => {
  const unmet = [{ ahead, of, said }];
  expect(read(text.replace('#', CODE), true)).toEqual({ does: 'choose-lead', asked: [CODE], unmet });
});

it('keeps the lead times that there are beside one that there is not', () => {
  const unmet = [{ ahead: 5 * 86_400_000, of: 'closes', said: '5 days' }];
  const wished = { does: 'follow', asked: [CODE], leads: ['closes-1h'], unmet };
  expect(read(`remind me 5 days and 1 hour before ${CODE} closes`, true)).toEqual(wished);
});

it.each([
  'remind me tomorrow about #',
  'remind me on 12.1. about #',
  'remind us of # at 8',
  'muistuta klo 9 #',
  'påminn mig om # om två dagar',
  'remind me about # in two hours',
  'muistuta mua # ilmosta ensi viikolla',
  'påminn mig om # imorgon',
])('“%s” asks for a time of one’s own', (text) => {
  const isOwn = read(text.replace('#', CODE), false);
  expect(isOwn).toMatchObject({ does: 'choose-lead', asked: [CODE], unmet: [], isOwn: true });
  expect(read(text.replace('#', CODE), true)).toMatchObject({
    does: 'choose-lead',
    asked: [CODE],
    unmet: [],
  });
});

it.each([
  'don’t remind me a week before #',
  'stop reminding me a day before #',
  'älä muistuta päivää ennen #',
])('“%s” follows nothing', (text) =>
  expect(['follow', 'offer', 'choose-lead']).not.toContain(read(text.replace('#', CODE), true)?.does),
);

it('makes only requests that travel', { tags: 'property' }, () => {
  const words = fc.constantFrom(
    ...REQUESTS.flatMap(([, request]) => request.split(' ')),
    CODE,
    'I',
    'my',
    'seuraan',
    'x',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), fc.boolean(), (all, direct) => {
      const request = read(all.join(' '), direct);
      if (request) expect(followRequest.parse(request)).toEqual(request);
    }),
  );
});
