/** Wishes that end or change something name their course as people do: inflected, in any language, in any place. */
import { expect, test } from 'vitest';
import { type Flow, LOCALES, MINUTE, openSample, openScripted } from './harness.ts';
import { buttons } from './reading.ts';
import { realization, realizations } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';

const first = async (flow: Flow, text: string): Promise<string> =>
  (await flow.direct(text)).answer.text.split('\n', 1)[0] ?? '';

/** Sam follows courses of these names, by codes from TX00AA01-3001 on. */
async function openNamed(names: readonly string[], where: 'direct' | 'channel' = 'direct') {
  const codes = names.map((_, at) => `TX00AA0${at + 1}-3001`);
  const flow = await openScripted(
    realizations((code) => {
      const name = names[codes.indexOf(code)] ?? code;
      return realization(code, { name, enrollmentEnd: '2026-12-20T12:00:00' });
    }),
  );
  await flow.command(
    `/course follow ${codes.join(' ')}`,
    where === 'direct' ? { channel: 'D0SAM00001' } : {},
  );
  const left = async () =>
    (
      await flow.command('/course following', where === 'direct' ? { channel: 'D0SAM00001' } : {})
    ).message.text.match(/TX00AA0\d-3001/g) ?? [];
  return { flow, codes, left };
}

/** Requests that name the one course that is followed. */
const NAMING_IT = [
  'lopeta ohjelmistotuotantoprojektin seuraaminen',
  'Lopeta Ohjelmistotuotantoprojektin seuranta!',
  'haluan lopettaa ohjelmistotuotantoprojektin seuraamisen',
  'voisitko lopettaa ohjelmistotuotantoprojektin muistutukset',
  'lopeta muistutukset ohjelmistotuotantoprojektista',
  'poista ohjelmistotuotantoprojekti seurannasta',
  'peru ohjelmistotuotantoprojektin muistutukset',
  'älä enää muistuta minua ohjelmistotuotantoprojektista',
  'älä seuraa ohjelmistotuotantoprojektia',
  'en halua enää seurata ohjelmistotuotantoprojektia',
  'en halua muistutuksia ohjelmistotuotantoprojektista',
  'mykistä ohjelmistotuotantoprojekti',
  'ohjelmistotuotantoprojektin muistutukset pois',
  'LOPETA OHJELMISTOTUOTANTOPROJEKTIN SEURAAMINEN',
  'stop following the software engineering project',
  'unfollow Software Engineering Project',
  'mute the software engineering project',
  'turn off the software engineering project’s reminders',
  'remove software engineering project from my reminders',
  'don’t remind me about the software engineering project any more',
  'please stop reminding me of software engineering project',
  'software engineering project reminders off',
  'sluta följa programvaruprojektet',
  'avfölj programvaruprojektet',
  'sluta påminna mig om programvaruprojektet',
  'stäng av programvaruprojektets påminnelser',
  'ta bort programvaruprojektet från mina påminnelser',
  'jag vill inte längre följa programvaruprojektet',
  'tysta programvaruprojektet',
];

test('the one followed course that a request names is followed no longer', async () => {
  const flow = await openSample();
  for (const text of NAMING_IT) {
    await flow.direct(`follow ${CODE}`);
    expect((await flow.direct(text)).answer.text, text).toContain(CODE);
    const { message } = await flow.command('/course following', { channel: 'D0SAM00001' });
    expect(message.text, text).toMatch(/^You follow nothing yet/);
    flow.pass(31 * MINUTE);
  }
});

test.for([
  ['Tietokannat', 'lopeta tietokantojen seuraaminen'],
  ['Verkkojen perusteet', 'lopeta verkkojen perusteiden seuraaminen'],
  ['Matematiikka', 'peru matematiikan muistutukset'],
  ['Ohjelmointi 1', 'lopeta ohjelmointi 1:n seuraaminen'],
  ['Tilastotiede', 'älä muistuta tilastotieteestä'],
  ['Kulttuurienvälinen viestintä', 'lopeta kulttuurienvälisen viestinnän seuranta'],
  ['Johdatus ohjelmointiin', 'lopeta johdatus ohjelmointiin -kurssin seuraaminen'],
  ['Lujuusoppi', 'mykistä lujuusoppi'],
  ['Introduction to Programming', 'stop the reminders for introduction to programming'],
  ['Basics of Databases', 'unfollow the basics of databases course'],
  ['Grunderna i webbprogrammering', 'sluta följa grunderna i webbprogrammering'],
  ['Databaser', 'avfölj databaserna'],
] as const)('%s is meant by “%s”', async ([name, text]) => {
  const alone = await openNamed([name]);
  await alone.flow.direct(text);
  expect(await alone.left()).toEqual([]);
  const { flow, left } = await openNamed(['Something Else Entirely', name]);
  const { answer } = await flow.direct(text);
  expect(answer.text).toContain('TX00AA02-3001');
  expect(buttons(answer)).toEqual([expect.stringMatching(/^(?:Undo|Kumoa|Ångra)$/)]);
  expect(await left()).toEqual(['TX00AA01-3001']);
});

test.for([
  ['Web-ohjelmoinnin perusteet', 'poista web-ohjelmointi'],
  ['Web-ohjelmoinnin perusteet', 'lopeta se web-ohjelmoinnin seuraaminen'],
  ['Web-ohjelmoinnin perusteet', 'älä muistuta web-ohjelmoinnista'],
  ['Introduction to Databases', 'stop following databases'],
  ['Introduction to Databases', 'remove databases'],
  ['Introduction to Databases', 'unfollow the databases course'],
  ['Grunderna i webbprogrammering', 'sluta följa webbprogrammering'],
  ['Grunderna i webbprogrammering', 'ta bort webbprogrammering'],
] as const)('a part of the name of the only one is enough: %s, “%s”', async ([name, text]) => {
  const alone = await openNamed([name]);
  const { answer } = await alone.flow.direct(text);
  expect(answer.text).toContain(name);
  expect(buttons(answer)[0]).toMatch(/^(?:Undo|Kumoa|Ångra)$/);
  expect(await alone.left()).toEqual([]);
  const { flow, codes, left } = await openNamed(['Something Else Entirely', name]);
  const [first] = (await flow.direct(text)).answer.text.match(/TX00AA0\d-3001/) ?? [];
  expect(first).toBe('TX00AA02-3001');
  expect([...(await left())].sort()).toEqual(codes);
});

test.for([
  ['Introduction to Databases', 'stop following databases and physics'],
  ['Introduction to Databases', 'when do databases stop?'],
  ['Introduction to Databases', 'don’t remove databases'],
  ['Web-ohjelmoinnin perusteet', 'peru web-ohjelmointi'],
  ['Web-ohjelmoinnin perusteet', 'älä poista web-ohjelmointia'],
  ['Web-ohjelmoinnin perusteet', 'poista fysiikka'],
  ['Grunderna i webbprogrammering', 'ta inte bort webbprogrammering'],
] as const)('more than a part of the name ends nothing: %s, “%s”', async ([name, text]) => {
  const { flow, left } = await openNamed([name]);
  await flow.direct(text);
  expect(await left()).toEqual(['TX00AA01-3001']);
});

test.for([
  [['Ohjelmointi 1', 'Ohjelmointi 2'], 'lopeta ohjelmoinnin seuraaminen'],
  [['Tietokannat', 'Tietokannat 2'], 'lopeta tietokantojen seuraaminen'],
  [['Databases', 'Databases'], 'unfollow databases'],
  [['Software Project', 'Hardware Project'], 'stop following the project'],
  [['Ohjelmistotuotantoprojekti', 'Kemia'], 'lopeta projektin seuraaminen'],
  [['Databases', 'Kemia'], 'stop following everything but databases'],
  [['Databases', 'Kemia'], 'mute databases until it opens'],
  [['Databases', 'Kemia'], 'unfollow databases and physics'],
] as const)('where it is not clear which of %j is meant, nothing ends: “%s”', async ([names, text]) => {
  const { flow, codes, left } = await openNamed(names);
  const { answer } = await flow.direct(text);
  expect(answer.text).not.toMatch(/^(?:No followed course|Seurattavissa ei ole)/);
  expect(
    buttons(answer).filter((label) => /^(?:Stop following|Lopeta seuranta|Sluta följa)$/.test(label)),
  ).toHaveLength(2);
  expect([...(await left())].sort()).toEqual([...codes].sort());
});

test.for([
  'don’t stop following databases',
  'älä lopeta databases seuraamista',
  'sluta inte följa databases',
  'when does databases stop?',
  'did you stop following databases?',
  'how do I stop following databases?',
  'cancel my enrollment in databases',
  'cancel databases',
  'I don’t follow databases',
])('words that are no request to stop end nothing: “%s”', async (text) => {
  const { flow, left } = await openNamed(['Databases']);
  await flow.direct(text);
  expect(await left()).toEqual(['TX00AA01-3001']);
});

test('a request in a channel ends nothing there, and is told how that is done', async () => {
  const { flow, left } = await openNamed(['Tietokannat'], 'channel');
  for (const [text, button] of [
    ['lopeta tietokantojen seuraaminen', 'Kanavan seuraamat'],
    ['unfollow tietokannat', 'What this channel follows'],
  ] as const)
    expect(buttons((await flow.mention(text)).answer)).toContain(button);
  expect(await left()).toEqual(['TX00AA01-3001']);
});

test.for(['tietokantojen seuraaminen', 'Tietokannat', '"tietokannat"', 'the tietokannat course'])(
  'the command ends the one that it names, also among others: /course unfollow %s',
  async (typed) => {
    const alone = await openNamed(['Tietokannat'], 'channel');
    await alone.flow.command(`/course unfollow ${typed}`);
    expect(await alone.left()).toEqual([]);
    const { flow, left } = await openNamed(['Kemia', 'Tietokannat'], 'channel');
    await flow.command(`/course unfollow ${typed}`);
    expect(await left()).toEqual(['TX00AA01-3001']);
  },
);

test('a quoted request ends nothing', async () => {
  const { flow, left } = await openNamed(['Databases']);
  await flow.direct('&gt; unfollow databases');
  expect(await left()).toEqual(['TX00AA01-3001']);
});

test.for(['mute #', 'mykistä #', 'tysta #'])(
  'a word for silence ends the follow of a code: “%s”',
  async (text) => {
    const flow = await openSample();
    await flow.direct(`follow ${CODE}`);
    expect(await first(flow, text.replace('#', CODE))).toContain(CODE);
    expect(await first(flow, 'what do I follow?')).toContain('You follow nothing yet');
  },
);

test.for(['ohjelmistotuotantoprojektin', 'the software engineering project', 'programvaruprojektet'])(
  'a channel’s link is removed by the name of its course: /course unlink %s',
  async (typed) => {
    const flow = await openSample();
    await flow.command(`/course link ${CODE}`);
    expect((await flow.command('/course unlink web programming')).message.text).toContain('is linked to');
    expect((await flow.command(`/course unlink ${typed}`)).message.text).toContain(
      `no longer linked to ${CODE}`,
    );
  },
);

test.for([
  ['en', 'stop following programming 2'],
  ['en', 'unfollow programming 2'],
  ['fi', 'lopeta ohjelmointi 2 seuraaminen'],
  ['sv', 'sluta följa programmering 2'],
] as const)(
  'a name of several runs stops the one that is followed, also behind other courses (%s: %s)',
  async ([language, said]) => {
    const flow = await openSample({
      env: { STUDY_API_EXTRAS: 'search-name,search-group' },
      locales: { sam: LOCALES[language] },
    });
    const channel = 'D0SAM00001';
    await flow.command('/course follow TI00HA12-3002', { channel });
    await flow.command('/course TX00EY23-3015', { channel });
    const { answer } = await flow.direct(said);
    expect(buttons(answer)).toEqual([UNDO[language]]);
    const { message } = await flow.command('/course following', { channel });
    expect(message.text).not.toContain('TI00HA12-3002');
  },
);
const UNDO = { en: 'Undo', fi: 'Kumoa', sv: 'Ångra' };
