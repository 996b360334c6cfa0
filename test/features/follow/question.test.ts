import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidRequest } from '../../../src/errors.ts';
import { followQuestion } from '../../../src/features/follow/question.ts';
import { followRequest } from '../../../src/features/follow/request.ts';
import { readQuestion } from '../../../src/slack/question.ts';

const CODE = 'TX00EY23-3015';
const read = (text: string, direct: boolean) => followQuestion(readQuestion(text, { direct }));

const WISHES = [
  ['follow', 'follow'],
  ['follow', 'please follow'],
  ['follow', 'remind me about'],
  ['follow', 'Can you remind me when enrollment opens for'],
  ['follow', 'I want to follow'],
  ['follow', 'notify me of'],
  ['follow', 'remind'],
  ['follow', 'seuraa kurssia'],
  ['follow', 'voisitko muistuttaa minua kurssista'],
  ['follow', 'muistuta kun ilmo aukeaa'],
  ['follow', 'muistuta'],
  ['follow', 'följ'],
  ['follow', 'påminn'],
  ['follow', 'kan du påminna mig om'],
  ['follow', 'jag vill bevaka'],
  ['unfollow', 'unfollow'],
  ['unfollow', 'stop following'],
  ['unfollow', 'please stop reminding me of'],
  ['unfollow', "don't remind me of"],
  ['unfollow', 'don’t follow'],
  ['unfollow', 'cancel the reminders of'],
  ['unfollow', 'lopeta seuraaminen'],
  ['unfollow', 'älä muistuta'],
  ['unfollow', 'peru muistutukset'],
  ['unfollow', 'sluta följa'],
  ['unfollow', 'ta bort påminnelser om'],
] as const;

describe.each(WISHES)('a wish to %s: “%s”', (does, words) => {
  it('is one where it is put to the app alone', () => {
    expect(read(`${words} ${CODE}`, true)).toEqual({ does, asked: [CODE] });
  });

  it('leaves it to the course’s card in a channel, where nobody can tell for whom', () => {
    expect(read(`${words} ${CODE}`, false)).toBeUndefined();
  });
});

it('knows several codes, and ids of courses', () => {
  expect(read(`follow ${CODE} and IM00BR45-3003`, true)).toEqual({
    does: 'follow',
    asked: [CODE, 'IM00BR45-3003'],
  });
  expect(read('follow course 194201', true)).toEqual({ does: 'follow', asked: ['194201'] });
});

it.each([
  ...['unfollow all', 'stop all reminders', 'please stop following everything', 'lopeta kaikki muistutukset'],
  ...['poista kaikki seuraamani', 'sluta med alla påminnelser', 'avfölj allt'],
])('“%s” ends all of them, where it is put to the app alone', (text) => {
  expect(read(text, true)).toEqual({ does: 'unfollow', asked: 'all' });
  expect(read(text, false)).not.toMatchObject({ does: 'unfollow' });
});

it('refuses more than can be asked at once', () => {
  const many = Array.from({ length: 11 }, (_, at) => `TX00EY23-${3000 + at}`);
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
])('“%s …” is no wish', (words) => {
  expect(read(`${words} ${CODE}`, true)).toBeUndefined();
});

const QUESTIONS = [
  ...[
    'reminders off',
    'muistutukset pois',
    'what do I follow?',
    'my follows',
    'show my courses',
    'what am I following',
    'what are my reminders?',
  ],
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

it.each(QUESTIONS)(
  '“%s” lists it to whoever is alone with the app, and tells a channel where it stands',
  (text) => {
    expect(read(text, true)).toEqual({ does: 'following' });
    expect(read(text, false)).toEqual({ does: 'tell-where' });
  },
);

it.each([
  ...['how do I follow a course?', 'which courses are there', 'follow', 'the followers of our page'],
  ...['mikä on seuraava kurssini?', 'miten seuraan kurssia?', 'seuraa', 'kurssit'],
  ...['hur följer jag en kurs?', 'kurser', 'följ'],
  'I have read that you can remind people of the courses they follow',
])('“%s” asks for something else', (text) => {
  for (const direct of [true, false]) expect(read(text, direct)).toBeUndefined();
});

it('makes only requests that travel', () => {
  const words = fc.constantFrom(
    ...WISHES.flatMap(([, wish]) => wish.split(' ')),
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
