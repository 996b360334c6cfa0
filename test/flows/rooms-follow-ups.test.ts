/** Questions that go on from the last one about rooms, and what is not known of buildings. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataDir } from './data-dir.ts';
import { openSample } from './harness.ts';

const DIRECTORY = `
buildings:
  - { id: 78025, code: KM, names: { fi: Karamalmin kampus, sv: Karamalms campus, en: Karamalmi Campus } }
  - { id: 78031, code: SR, names: { fi: Satamarannan kampus, sv: Hamnstrandens campus, en: Harbour Shore Campus } }
  - { id: 78044, code: HT, names: { fi: Harjun talo, sv: Åshuset, en: Ridge House } }
`;

async function openKnown() {
  const file = join(dataDir(), 'buildings.yaml');
  writeFileSync(file, DIRECTORY);
  const flow = await openSample({
    env: { BUILDINGS_FILE: file, LIMIT_PER_USER: '0', LIMIT_PER_WORKSPACE: '0' },
  });
  const ask = async (asked: string): Promise<string> =>
    (asked.startsWith('/') ? (await flow.command(asked)).message : (await flow.direct(asked)).answer).text;
  return { ...flow, ask };
}

/** Conversations: each question, and what its answer says of the place and the filters. */
const CONVERSATIONS: readonly (readonly (readonly [asked: string, told: RegExp])[])[] = [
  [
    ['room for 30 in KM', /^78025 · KM .*at least 30 seats$/m],
    ['and without aula?', /^78025 · KM .*at least 30 seats, without “aula”$/m],
    ['and bigger?', /^78025 · KM .*at least 31 seats, without “aula”$/m],
    ['only labs', /^78025 · KM .*at least 31 seats, “labs”, without “aula”$/m],
    ['the same in HT', /^78044 · HT .*at least 31 seats, “labs”, without “aula”$/m],
    ['and tomorrow?', /don’t know bookings(?:.|\n)*HT · 78044/],
    ['in all buildings?', /^KM, SR, HT .*at least 31 seats, “labs”, without “aula”/m],
    ['not in KM', /^SR, HT · not in Karamalmi Campus \(KM\) .*at least 31 seats, “labs”/m],
  ],
  [
    ['labs with 20-30 seats in KM', /^78025 · KM .*20–30 seats, “labs”$/m],
    ['and smaller ones?', /^78025 · KM .*at most 19 seats, “labs”$/m],
    ['what about computer rooms?', /^78025 · KM .*at most 19 seats, .*“computer”/m],
    ['and for 40?', /^78025 · KM .*at least 40 seats/m],
    ['and 60?', /^78025 · KM .*at least 60 seats/m],
    ['and in Myllypuro?', /“Myllypuro” is not a building I know/],
    ['in Ridge House?', /^78044 · HT .*at least 60 seats, “computer”/m],
  ],
  [
    ['onko Karamalmilla vapaata tilaa huomenna 30 hengelle?', /^78025 · KM .*vähintään 30 paikkaa$/m],
    ['ilman aulaa', /^78025 · KM .*vähintään 30 paikkaa, ei ”aulaa”$/m],
    ['entä isompi?', /^78025 · KM .*vähintään 31 paikkaa, ei ”aulaa”$/m],
    ['entä Harjussa?', /^P423 (?:.|\n)*En tunne varauksia(?:.|\n)*HT · 78044$/m],
    ['ja ylihuomenna?', /^P423 (?:.|\n)*En tunne varauksia(?:.|\n)*HT · 78044$/m],
    ['entä 10 hengelle', /^P423 (?:.|\n)*En tunne varauksia(?:.|\n)*HT · 78044$/m],
    ['sama kaikissa taloissa', /^KM, SR, HT .*(?:10 paikkaa|10 seats)/m],
  ],
  [
    ['finns det rum för 30 personer i KM?', /^78025 · KM .*minst 30 platser$/m],
    ['utan aula', /^78025 · KM .*minst 30 platser, utan ”aula”$/m],
    ['och större?', /^78025 · KM .*minst 31 platser, utan ”aula”$/m],
    ['och i morgon?', /Jag känner inte till bokningar(?:.|\n)*^78025 · KM .*minst 31 platser/m],
    ['samma i Åshuset', /^P423 (?:.|\n)*HT · 78044$/m],
  ],
];

test.for(CONVERSATIONS)('a question goes on from the last one about rooms: %j', async (questions) => {
  const { ask } = await openKnown();
  for (const [asked, told] of questions) expect(await ask(asked), asked).toMatch(told);
});

test('a course that was shown since is what a question goes on from, and one that was shown before stays known', async () => {
  const { ask } = await openKnown();
  await ask('TX00EY23-3015');
  await ask('rooms for 30 in KM');
  expect(await ask('when does it start?')).toContain('TX00EY23-3015');
  expect(await ask('and bigger?')).not.toContain('seats');
  await ask('rooms for 30 in KM');
  for (const asked of ['KM', 'which rooms does HT have?', 'labs in KM'])
    expect(await ask(asked), asked).not.toContain('at least');
});

test('in a thread a question goes on, and half an hour later in a direct conversation no more', async () => {
  const { ask, mention, pass } = await openKnown();
  const { answer } = await mention('rooms for 30 in KM');
  const again = await mention('and without aula?', answer.threadTs ?? answer.ts);
  expect(again.answer.text).toMatch(/^78025 · KM .*at least 30 seats, without “aula”$/m);
  await ask('rooms for 30 in KM');
  pass(31 * 60_000);
  expect(await ask('and bigger?')).not.toContain('seats');
});

test.for([
  ['everything except Ridge House, 100+', /^KM, SR · not in Ridge House \(HT\) .*at least 100 seats/m],
  ['all but Ridge House, 40+', /^KM, SR · not in Ridge House \(HT\) .*at least 40 seats/m],
  ['everywhere except HT for 40', /^KM, SR · not in Ridge House \(HT\) .*at least 40 seats/m],
  ['/rooms everything except Ridge House, 100+', /^KM, SR · not in Ridge House \(HT\) .*at least 100 seats/m],
  ['kaikki paitsi Harjun talo, 40+', /^KM, SR · muualla kuin: Harjun talo \(HT\) .*vähintään 40 paikkaa/m],
  ['kaikkialla paitsi Harjussa 40 hengelle', /^KM, SR · muualla kuin: Harjun talo \(HT\) .*40 paikkaa/m],
  ['allt utom Åshuset, 40+', /^KM, SR · inte i Åshuset \(HT\) .*minst 40 platser/m],
  ['/rooms allt utom HT 40+', /^KM, SR · not in Ridge House \(HT\) .*at least 40 seats/m],
] as const)('buildings are left out without a word for rooms, too: “%s”', async ([asked, told]) => {
  const { ask } = await openKnown();
  expect(await ask(asked)).toMatch(told);
});

test.for([
  ['how do I get to Ridge House?', /^I don’t know addresses or routes.*\nRooms in Ridge House\n/],
  ['what is the address of HT', /^I don’t know addresses or routes.*\nRooms in Ridge House\n/],
  ['where is Ridge House?', /^I don’t know addresses or routes.*\nRooms in Ridge House\n/],
  ['Karamalmin osoite?', /^(?:I don’t know addresses|En tunne osoitteita).*\n.*Karamal.*\n/],
  ['directions to KM', /^I don’t know addresses or routes.*\nRooms in Karamalmi Campus\n/],
  ['/rooms how do I get to KM', /^I don’t know addresses or routes.*\nRooms in Karamalmi Campus\n/],
  ['miten pääsen Harjun taloon?', /^En tunne osoitteita enkä reittejä.*\nTilat: Harjun talo\n/],
  ['mikä on Harjun talon osoite?', /^En tunne osoitteita enkä reittejä.*\nTilat: Harjun talo\n/],
  ['missä Harjun talo on?', /^En tunne osoitteita enkä reittejä.*\nTilat: Harjun talo\n/],
  ['hur kommer jag till Åshuset?', /^Jag känner inte till adresser eller vägar.*\nRum: Åshuset\n/],
  ['var ligger Åshuset?', /^Jag känner inte till adresser eller vägar.*\nRum: Åshuset\n/],
] as const)('the way to a building is not known, which is told first: “%s”', async ([asked, told]) => {
  const { ask } = await openKnown();
  expect(await ask(asked)).toMatch(told);
});
