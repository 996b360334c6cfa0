/** What people type in the place of a subcommand: the command that they mean is offered, or answered. */
import { expect, test } from 'vitest';
import { openSample } from './harness.ts';
import { words } from './reading.ts';

const [A, B] = ['TX00EY23-3015', 'IM00BR45-3003'];

/** What is typed, and the command that is offered, with the same arguments. */
const OFFERED: readonly (readonly [typed: string, meant: string])[] = [
  ...[
    'subscribe',
    'watch',
    'track',
    'add',
    'tilaa',
    'lisää',
    'tarkkaile',
    'prenumerera',
    'lägg till',
    'Subscribe',
  ].map((word) => [`/course ${word} ${A}`, `/course follow ${A}`] as const),
  ...[
    'unsubscribe',
    'cancel',
    'remove',
    'delete',
    'mute',
    'peru',
    'peruuta',
    'poista',
    'poista seurannasta',
    'avbryt',
    'avsluta',
    'ta bort',
  ].map((word) => [`/course ${word} ${A}`, `/course unfollow ${A}`] as const),
  ...['vs', 'vertaile', 'jämförelse'].map(
    (word) => [`/course ${word} ${A} ${B}`, `/course compare ${A} ${B}`] as const,
  ),
  [`/course subscribe ${A}, ${B}`, `/course follow ${A}, ${B}`],
  ['/course subscribe 12345', '/course follow 12345'],
  ['/course subscribe web development', '/course follow web development'],
  ['/course cancel all', '/course unfollow all'],
  [`/course connect ${A}`, `/course link ${A}`],
  ['/course koppla bort', '/course unlink'],
  ['/course seurannat', '/course following'],
  ['/course cancel', '/course unfollow'],
  ['/course rooms KM 40+', '/rooms KM 40+'],
  ['/course tilat 78025', '/rooms 78025'],
  ['/course registration', '/enrollment'],
  // By spelling, the same arguments are kept.
  [`/course unfolow ${A}`, `/course unfollow ${A}`],
  [`/course subscibe ${A}`, `/course follow ${A}`],
  [`/course unsubcribe ${A}`, `/course unfollow ${A}`],
  [`/course prenumerea ${A}`, `/course follow ${A}`],
  // Of another command.
  [`/enrollment subscribe ${A}`, `/course follow ${A}`],
  [`/enrollment follow ${A}`, `/course follow ${A}`],
  [`/enrollment seuraa ${A}`, `/course follow ${A}`],
  [`/enrollment avbryt ${A}`, `/course unfollow ${A}`],
  [`/enrollment compare ${A} ${B}`, `/course compare ${A} ${B}`],
  ['/enrollment settings', '/course settings'],
  [`/rooms follow ${A}`, `/course follow ${A}`],
  [`/rooms peru ${A}`, `/course unfollow ${A}`],
  ['/rooms following', '/course following'],
  [`/course ${A} follow`, `/course follow ${A}`],
  [`/course ${A} seuraa`, `/course follow ${A}`],
  [`/course ${A} följ`, `/course follow ${A}`],
  [`/enrollment ${A} unfollow`, `/course unfollow ${A}`],
  ['/rooms status', '/course status'],
  // What only repeats the command beside a code is left out.
  ...[
    `poista seuranta ${A}`,
    `poista ${A} seurannasta`,
    `${A} poista seurannasta`,
    `${A} lopeta seuraaminen`,
    `ta bort bevakning ${A}`,
    `ta bort bevakningen av ${A}`,
    `${A} ta bort`,
    `${A} sluta följa`,
    `remove ${A} from following`,
    `${A} stop following`,
  ].map((typed) => [`/course ${typed}`, `/course unfollow ${A}`] as const),
  ...[
    `ota seurantaan ${A}`,
    `ota ${A} seurantaan`,
    `lisää kurssi ${A} seurantaan`,
    `${A} seurantaan`,
    `lägg till kursen ${A}`,
    `subscribe to the course ${A}`,
  ].map((typed) => [`/course ${typed}`, `/course follow ${A}`] as const),
  ...[`vertaile ${A} ja ${B}`, `jämförelse mellan ${A} och ${B}`, `difference between ${A} and ${B}`].map(
    (typed) => [`/course ${typed}`, `/course compare ${A} ${B}`] as const,
  ),
  [`/course cancel all but ${A}`, `/course unfollow all but ${A}`],
  [`/course subscribe ${A} for me`, `/course follow ${A} for me`],
  ['/course tila 78025', '/rooms 78025'],
  ['/course tila KM', '/rooms KM'],
];

test('the command that is meant is offered, with the same arguments', async () => {
  const { command, study } = await openSample();
  for (const [typed, meant] of OFFERED) {
    const { message } = await command(typed);
    for (const shown of [message.text, words(message)])
      expect(shown, typed).toMatch(
        new RegExp(`(?:Did you mean|Tarkoititko|Menade du) ${meant.replace('+', '\\+')}\\?`),
      );
    expect(message.text, typed).not.toContain('not a course code');
    expect(study.calls, typed).toEqual([]);
  }
});

test.for([
  ['/course tila', /^⚪ Opintojärjestelmältä ei ole vielä kysytty mitään\.\nTäällä ei seurata mitään/],
  ['/course läge', /^⚪ .*\n(?:Nothing is followed here|Inget följs här)/],
  [`/course tila ${A}`, /^Ohjelmistotuotantoprojekti · /],
  [`/course lopeta seuranta ${A}`, /^Ei ollut seurannassa täällä: TX00EY23-3015$/],
  [`/course lopeta ${A} seuraaminen`, /^Ei ollut seurannassa täällä: TX00EY23-3015$/],
  [`/course sluta med bevakningen av ${A}`, /^Följdes inte här: TX00EY23-3015$/],
  [`/course stop following ${A}`, /^Not followed here: TX00EY23-3015$/],
] as const)('“%s” does what it says', async ([typed, told]) => {
  const { command } = await openSample();
  expect((await command(typed)).message.text).toMatch(told);
});

/** Words that say no more than the command: only the rest counts. */
const IDLE = [
  ...['get', 'info', 'show', 'list', 'näytä', 'hae', 'visa', 'sök', 'enroll', 'ilmoittaudu', 'anmäl'].map(
    (word) => `/course ${word} ${A}`,
  ),
  ...['show', 'get', 'status', 'register', 'ilmoittaudu', 'anmäl', 'hämta'].map(
    (word) => `/enrollment ${word} ${A}`,
  ),
];

test('a word that says no more than the command is passed over', async () => {
  const { command } = await openSample();
  for (const typed of IDLE)
    expect((await command(typed)).message.text, typed).toMatch(
      /^(?:Software Engineering Project|Ohjelmistotuotantoprojekti|Programvaruprojekt) · /,
    );
  const beforeRooms = [
    'show',
    'list',
    'get',
    'find',
    'book',
    'varaa',
    'boka',
    'cancel',
    'search',
    'rooms',
    'tilat',
  ];
  for (const word of beforeRooms)
    expect((await command(`/rooms ${word} 78025`)).message.text, word).toMatch(/^(?:Rooms in|Tilat:|Rum:) /m);
});

test('a course that has been looked up is found by a name that begins like a command', async () => {
  const { command } = await openSample();
  await command('/course TX00EZ41-3012');
  const { message } = await command('/course cloud');
  expect(message.text).not.toContain('Did you mean');
});

test('ordinary words beside a code are read as in a direct message, and named where they say nothing', async () => {
  const { command } = await openSample();
  for (const [typed, told] of [
    [`/course ${A} tomorrow`, 'Not used: tomorrow.'],
    [`/course ${A} opintojakson koodi`, 'Not used: koodi.'],
    [`/enrollment ${A} and ${B} soon`, 'Not used: soon.'],
    [`/enrollment ${A} huomenna`, 'Not used: huomenna.'],
    [`/enrollment exam of ${A}`, 'Exams'],
    [`/course alternativa sätt att göra ${A}`, 'ways to complete'],
    [`/course ${A} room`, 'in which room'],
    ['/enrollment software engineering project tomorrow', 'Not used: tomorrow.'],
  ] as const) {
    const { message } = await command(typed);
    expect(message.text, typed).toContain(told);
    expect(message.text, typed).not.toContain('not a course code');
  }
});
