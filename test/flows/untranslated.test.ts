/** Courses that the study API has in some languages only: every surface shows what there is, and says in which language. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/language.ts';
import type { UpstreamHandler } from '../fakes/upstream.ts';
import { everyText } from '../study-client/setup.ts';
import { MINUTE, openSample, openScripted } from './harness.ts';
import { words } from './reading.ts';
import { codesOf, idOf, success } from './upstream-rows.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fi: 'fi-FI', sv: 'sv-SE' };
const TEXTS = {
  en: { name: 'Hydraulics', ...everyText('Pumps.') },
  fi: { name: 'Hydrauliikka', ...everyText('Pumput.') },
  sv: { name: 'Hydraulik', ...everyText('Pumpar.') },
} as const satisfies Record<Language, object>;

/** Everything exists in `languages` alone; labels that come in every language do so, too. */
function only(...languages: Language[]): UpstreamHandler {
  return (request) => {
    const { l } = request.query;
    const told = languages.find((language) => language === l);
    const row = { name: '', content: '', localizedName: {}, ...(told && TEXTS[told]) };
    const label = languages.includes('fi') ? { valueFi: 'Tekniikka' } : { valueSv: 'Teknik' };
    const unit = { code: 'TEK', localizedName: { valueEn: '', ...label } };
    const rowOf = (code: string) => ({ id: '1', code, ...row, unit, studentGroups: [{ code: 'TXL22S1' }] });
    if (request.path.startsWith('/courseunit/'))
      return success({ courseUnits: [{ id: idOf(request), code: 'TU00CZ08', ...row }] });
    if (request.method === 'POST') return success({ realizations: codesOf(request).map(rowOf) });
    return success({ realizations: [rowOf('TU00CZ08-3001')] });
  };
}

// The languages that there is something in, the reader's, what is asked for, the name, and the marks.
const SEEN: readonly [
  Language[],
  Language,
  Language[],
  name: string,
  nameMark: string | undefined,
  unit: string,
  content: string,
][] = [
  [['en', 'fi', 'sv'], 'en', ['en'], 'Hydraulics', undefined, 'Unit (in Finnish): ', 'Content'],
  [
    ['fi'],
    'en',
    ['en', 'fi'],
    'Hydrauliikka',
    'Name in Finnish',
    'Unit (in Finnish): ',
    'Content · in Finnish',
  ],
  [
    ['sv'],
    'en',
    ['en', 'fi', 'sv'],
    'Hydraulik',
    'Name in Swedish',
    'Unit (in Swedish): ',
    'Content · in Swedish',
  ],
  [['fi'], 'fi', ['fi'], 'Hydrauliikka', undefined, 'Yksikkö: ', 'Sisältö'],
  [
    ['sv'],
    'fi',
    ['fi', 'en', 'sv'],
    'Hydraulik',
    'Nimi ruotsiksi',
    'Yksikkö (ruotsiksi): ',
    'Sisältö · ruotsiksi',
  ],
  [
    ['en', 'sv'],
    'fi',
    ['fi', 'en'],
    'Hydraulics',
    'Nimi englanniksi',
    'Yksikkö (ruotsiksi): ',
    'Sisältö · englanniksi',
  ],
  [['sv'], 'sv', ['sv'], 'Hydraulik', undefined, 'Enhet: ', 'Innehåll'],
  [
    ['fi'],
    'sv',
    ['sv', 'fi'],
    'Hydrauliikka',
    'Namn på finska',
    'Enhet (på finska): ',
    'Innehåll · på finska',
  ],
  [['en'], 'sv', ['sv', 'fi', 'en'], 'Hydraulics', 'Namn på engelska', 'Enhet: ', 'Innehåll · på engelska'],
];

describe.each(SEEN)('in %j, read in %s', (languages, reader, asked, name, nameMark, unit, content) => {
  const opened = () => openScripted(only(...languages), { locales: { sam: LOCALES[reader] } });
  /** The mark stands once for each course, where it should, or nowhere. */
  const marked = (shown: string, courses = 1): void => {
    // In a list it stands behind the name, without its label.
    const told = shown.replace(new RegExp(`${name} \\((.+?)\\)$`, 'gmu'), `${nameMark?.split(' ')[0]} $1`);
    const marks = told.match(/(?:Name in|Nimi|Namn på) \p{L}+/gu) ?? [];
    expect(marks).toEqual(nameMark === undefined ? [] : Array.from({ length: courses }, () => nameMark));
  };

  test('/course, its Details, and what it costs', async () => {
    const { command, slack, until, upstream } = await opened();
    const { message } = await command('/course TU00CZ08-3001');
    expect(message.text.startsWith(`${name} · TU00CZ08-3001`)).toBe(true);
    for (const shown of [message.text, words(message)]) marked(shown);
    expect(message.text).toContain(unit);
    expect(message.text, 'a code is of no language').toMatch(/: TXL22S1$/m);
    await slack.click(message, 'course.details');
    const view = await until(() => slack.workspace.modals[0]);
    marked(words(view));
    expect(words(view).split('\n')).toContain(content);
    expect(upstream.calls.map(({ query: { l } }) => l)).toEqual(asked);
  });

  test('lists, enrollment and the course unit', async () => {
    const { command, upstream } = await opened();
    for (const [typed, courses] of [
      ['/course TU00CZ08-3001 TU00CZ08-3002', 2],
      ['/enrollment TU00CZ08-3001', 1],
      ['/course unit 7', 1],
    ] as const) {
      const { message } = await command(typed);
      for (const shown of [message.text, words(message)]) {
        expect(shown).toContain(name);
        marked(shown, courses);
      }
    }
    expect(upstream.calls.map(({ query: { l } }) => l)).toEqual([...asked, ...asked]);
  });
});

/** Names in every language, and texts in `languages` alone. */
function namedTexts(...languages: Language[]): UpstreamHandler {
  return (request) => {
    const told = (['en', 'fi', 'sv'] as const).find((language) => language === request.query['l']) ?? 'fi';
    const row = { ...TEXTS[told], ...(!languages.includes(told) && everyText('')) };
    if (request.path.startsWith('/courseunit/'))
      return success({ courseUnits: [{ id: idOf(request), code: 'TU00CZ08', ...row }] });
    return success({ realizations: codesOf(request).map((code) => ({ code, ...row })) });
  };
}

test('a course without texts costs one call, and its Details two more, once', async () => {
  const { command, slack, until, upstream } = await openScripted(namedTexts());
  const asked = () => upstream.calls.map(({ query: { l } }) => l);
  const { message } = await command('/course TU00CZ08-3001');
  await command('/enrollment TU00CZ08-3001');
  expect(asked()).toEqual(['en']);
  for (const _ of [1, 2]) {
    await slack.click(message, 'course.details');
    const view = await until(() =>
      slack.workspace.modals.find((one) => words(one).includes('The study system has no further texts')),
    );
    expect(asked()).toEqual(['en', 'fi', 'sv']);
    await slack.closeView(view);
  }
});

test('Details show texts of another language where the name is in the reader’s', async () => {
  const { command, slack, until, upstream } = await openScripted(namedTexts('sv'));
  const { message } = await command('/course TU00CZ08-3001');
  await slack.click(message, 'course.details');
  const view = await until(() =>
    slack.workspace.modals.find((one) => words(one).includes('Content · in Swedish')),
  );
  expect(words(view)).toContain('Pumpar.');
  expect(words(view)).not.toContain('Name in');
  expect(upstream.calls.map(({ query: { l } }) => l)).toEqual(['en', 'fi', 'sv']);
});

test('Details do not say that there are no texts where the other languages fail', async () => {
  const english = namedTexts();
  const { command, slack, until } = await openScripted((request) =>
    request.query['l'] === 'en' ? english(request) : { status: 501 },
  );
  const { message } = await command('/course TU00CZ08-3001');
  await slack.click(message, 'course.details');
  const view = await until(() =>
    slack.workspace.modals.find((one) =>
      words(one).includes('Texts in other languages are missing here: the study system can’t be reached.'),
    ),
  );
  expect(words(view)).toContain('Hydraulics');
  expect(words(view)).not.toContain('has no further texts');
});

test('a course unit, whose card shows texts, has those of another language on it', async () => {
  const { command, slack, until, upstream } = await openScripted(namedTexts('fi'));
  const { message } = await command('/course unit 7');
  for (const shown of [message.text, words(message)]) {
    expect(shown).toContain('Content · in Finnish');
    expect(shown).toContain('Pumput.');
  }
  await slack.click(message, 'All texts');
  await until(() => slack.workspace.modals.find((one) => words(one).includes('Pumput.')));
  expect(upstream.calls.map(({ query: { l } }) => l)).toEqual(['en', 'fi']);
});

test('ten untranslated courses cost one search in each language', async () => {
  const { command, upstream } = await openScripted(only('sv'));
  const codes = Array.from({ length: 10 }, (_, index) => `TU00CZ08-30${10 + index}`);
  const { message } = await command(`/course ${codes.join(' ')}`);
  expect(message.text.match(/Name in Swedish/g)).toHaveLength(10);
  expect(upstream.calls.map((call) => [call.query['l'], codesOf(call)])).toEqual(
    ['en', 'fi', 'sv'].map((language) => [language, codes]),
  );
});

test('where the other languages fail, the course is shown by its code, and named once they answer', async () => {
  const finnish = only('fi');
  let down = true;
  const { command, pass, upstream } = await openScripted((request) =>
    down && request.query['l'] !== 'en' ? { status: 501 } : finnish(request),
  );
  expect((await command('/course TU00CZ08-3001')).message.text).toMatch(/^TU00CZ08-3001\n/);
  down = false;
  pass(25 * 60 * MINUTE);
  expect((await command('/course TU00CZ08-3001')).message.text).toMatch(/^Hydrauliikka · /);
  expect(upstream.calls.map(({ query: { l } }) => l)).toEqual(['en', 'fi', 'en', 'fi']);
});

test('the playground has a course that is known in Finnish alone', async () => {
  const { command, slack, study, until } = await openSample();
  const { message } = await command('/course TU00CZ08-3001');
  expect(message.text).toMatch(/^Hydrauliikka ja pneumatiikka · .* · Name in Finnish$/m);
  await slack.click(message, 'Details');
  const view = await until(() =>
    slack.workspace.modals.find((one) => words(one).includes('Content · in Finnish')),
  );
  // A scale of numbers alone is in no language.
  expect(words(view).split('\n')).toContain('Grading scale');
  expect(
    study.calls.map(({ l }) => l),
    'the name, then each text',
  ).toEqual(['en', 'fi', 'fi', 'sv']);
});

test('a text that exists in Finnish alone is shown beside one in the reader’s language', async () => {
  const { command, slack, until } = await openScripted(
    (request) => {
      const texts = { fi: { objective: 'Tunnet pumput.' }, sv: { content: 'Pumpar.' } };
      const told = texts[request.query['l'] as 'fi' | 'sv'];
      return success({
        realizations: codesOf(request).map((code) => ({ code, name: 'Hydraulik', ...told })),
      });
    },
    { locales: { sam: 'sv-SE' } },
  );
  const { message } = await command('/course TU00CZ08-3001');
  await slack.click(message, 'course.details');
  const view = await until(() => slack.workspace.modals.find((one) => words(one).includes('Tunnet pumput.')));
  const lines = words(view).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['Innehåll', 'Pumpar.', 'Lärandemål · på finska', 'Tunnet pumput.']),
  );
});

test('a followed course is named in the language of the reader, where that name is known', async () => {
  const flow = await openSample({ locales: { aino: 'fi-FI', sam: 'en-GB' } });
  await flow.command('/course follow TX00EY23-3015');
  await flow.command('/course TX00EY23-3015', { user: 'aino' });
  const { message: english } = await flow.command('/course following');
  expect(english.text).toContain('Software Engineering Project');
  const { message } = await flow.command('/course following', { user: 'aino' });
  for (const shown of [message.text, words(message)]) {
    expect(shown).toContain('Ohjelmistotuotantoprojekti');
    expect(shown).not.toContain('Nimi englanniksi');
  }
});
