/** A building is found by what its name begins with, before an address, a house or another name; in each language. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { LANGUAGES } from '../../src/language.ts';
import { dataDir } from './data-dir.ts';
import { answerTo, openSample } from './harness.ts';
import { buttons } from './reading.ts';

const titleOf = ({ text }: SlackMessage): string => text.split('\n', 1)[0] ?? '';

/** The app with a directory that calls the sample's building so, in one language. */
async function openNamed(names: string, more = '') {
  const file = join(dataDir(), 'buildings.yaml');
  writeFileSync(file, `buildings:\n  - id: 78025\n    names: ${names}\n${more}`);
  return openSample({ env: { BUILDINGS_FILE: file } });
}

const ADDRESS = 'Karanmäen kampus, Karanportti 2, 02610 Espoo';
/** Names, what is typed behind the command, and a question. */
const NAMES: readonly (readonly [string, string, string])[] = [
  [ADDRESS, 'Karanmäen kampus', 'which rooms does Karanmäen kampus have?'],
  [ADDRESS, 'karanmäki', 'mitä tiloja Karanmäen kampuksella on?'],
  ['Stone Hill Campus / House B', 'Stone Hill Campus', 'which rooms does Stone Hill Campus have?'],
  ['Stone Hill Campus/House B', 'stone hill', 'rooms in Stone Hill'],
  ['Stone Hill Campus (main)', 'Stone Hill Campus', 'which rooms does Stone Hill have?'],
  ['Stone Hill Campus [old]', 'Stone Hill Campus 40+', 'how many rooms are there in Stone Hill Campus?'],
  ['Stone Hill Campus – Street 1', 'Stone Hill Campus', 'which rooms does Stone Hill Campus have?'],
  ['Stone Hill Campus - Street 1', 'Stone Hill Campus', 'which rooms does Stone Hill Campus have?'],
  ['Kvarnbackens campus, Storgatan 4', 'Kvarnbackens campus', 'vilka rum finns det på Kvarnbackens campus?'],
  ['Kvarnbackens campus: hus A', 'kvarnbacken', 'vilka rum finns det i Kvarnbacken?'],
  ['Rantatalo / Strandhuset', 'Strandhuset', 'vilka rum finns i Strandhuset?'],
  ['Rantatalo/Strandhuset, Satamakatu 12', 'strandhuset', 'which rooms does Strandhuset have?'],
  ['Campus A, Salo', 'Campus A, Salo', 'which rooms does Campus A, Salo have?'],
  [
    'Park Campus, Satamakatu 12, 20100 Turku',
    'Park Campus, Satamakatu 12, 20100 Turku 40+',
    'which rooms does Park Campus, Satamakatu 12, 20100 Turku have?',
  ],
];

/** Each is a name in one of the languages: the names of all of them are found alike. */
const IN_LANGUAGES = NAMES.map((row, at) => [...row, LANGUAGES[at % LANGUAGES.length]] as const);

test.for(IN_LANGUAGES)('%s is found by its beginning', async ([name, typed, asked, language]) => {
  const { command, direct } = await openNamed(`{ ${language}: '${name}' }`);
  for (const said of [`/rooms ${typed}`, `/rooms "${name}"`])
    expect.soft((await command(said)).message.text, `${language}: ${said}`).toContain('78025 ·');
  expect.soft((await direct(asked)).answer.text, `${language}: ${asked}`).toContain('78025 ·');
});

const TWO = "  - id: 78044\n    names: { en: 'Stone Hill Campus / House A' }\n";

test.for(['/rooms Stone Hill Campus', '/rooms stone hill', 'which rooms does Stone Hill have?'])(
  '%s offers both buildings that begin so, and guesses none',
  async (typed) => {
    const { command, direct } = await openNamed("{ en: 'Stone Hill Campus / House B' }", TWO);
    const message = await answerTo({ command, direct }, typed);
    expect(buttons(message).slice(0, 2)).toEqual([
      'Stone Hill Campus / House A',
      'Stone Hill Campus / House B',
    ]);
  },
);

test('a whole name counts before the beginning of another', async () => {
  const { command } = await openNamed("{ en: 'Stone Hill Campus' }", TWO);
  expect(titleOf((await command('/rooms Stone Hill Campus')).message)).toBe('Rooms in Stone Hill Campus');
});

test('a word that only says that something is a building is no beginning of a name', async () => {
  const { command } = await openNamed("{ en: 'Campus, Street 1' }");
  expect(titleOf((await command('/rooms Campus')).message)).not.toMatch(/^Rooms in/);
});

test('whole names of which several begin alike are told apart', async () => {
  const salo = "  - id: 78044\n    names: { en: 'Campus A, Salo' }\n";
  const { command, direct } = await openNamed("{ en: 'Campus A, Turku' }", salo);
  for (const [place, id] of [
    ['Turku', '78025 ·'],
    ['Salo', '78044 ·'],
  ] as const) {
    expect((await command(`/rooms Campus A, ${place}`)).message.text).toContain(id);
    expect((await direct(`which rooms does Campus A, ${place} have?`)).answer.text).toContain(id);
  }
});
