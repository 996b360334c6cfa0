/** Course units by code and name: from what was seen here, and from a run to its unit and back. */
import { describe, expect, test } from 'vitest';
import { answerTo, openSample, openScripted } from './harness.ts';
import { buttons, words } from './reading.ts';
import { codesOf, realization, success } from './upstream-rows.ts';

describe('a course and its unit', () => {
  test('a button leads from a course to its unit, on to the runs, and back', async () => {
    const { command, slack, until } = await openSample();
    const { message } = await command('/course TX00EY23-3015');
    expect(buttons(message)).toContain('About the unit');
    await slack.click(message, 'About the unit');
    const unit = await until(() => slack.workspace.messages.find(({ text }) => /· Course unit ·/.test(text)));
    expect(unit.text).toContain('Software Engineering Project');
    expect(words(unit)).toContain('From the data of TX00EY23-3015');
    expect(buttons(unit)).toEqual([
      'All texts',
      'Runs',
      'Back to TX00EY23-3015',
      expect.stringContaining('Share'),
    ]);
    await slack.click(unit, 'Back to TX00EY23-3015');
    const back = await until(() =>
      slack.workspace.messages.find((one) => buttons(one).includes('About the unit')),
    );
    expect(back.text).toContain('TX00EY23-3015');
  });

  test('the details of a course lead to its unit, too', async () => {
    const { command, slack, until } = await openSample();
    const { message } = await command('/course TX00EY23-3015');
    await slack.click(message, 'Details');
    const view = await until(() => slack.workspace.modals.find((one) => /Prerequisites/.test(words(one))));
    await slack.click(view, 'About the unit');
    await until(() =>
      slack.workspace.modals.find((one) => /From the data of TX00EY23-3015/.test(words(one))),
    );
  });

  test('all texts of a unit that is known by a run alone are the run’s', async () => {
    const { command, slack, until } = await openSample();
    const { message } = await command('/course unit TX00EY23');
    expect(message.text).toContain('From the data of TX00EY23-30');
    await slack.click(message, 'All texts');
    const view = await until(() => slack.workspace.modals[0]);
    expect(words(view)).toContain('Prerequisites');
  });
});

describe('a unit that was read by its id', () => {
  test.for([
    '/course unit TX00EY23',
    '/course unit tx00ey23-3015',
    '/course unit software engineering project',
  ])('is read by it for %s', async (typed) => {
    const { command, study } = await openSample();
    await command('/course unit 72101');
    await command('/course TX00EY23-3015');
    study.calls.length = 0;
    const { message } = await command(typed);
    expect(message.text).toContain('id 72101');
    expect(message.text).not.toContain('From the data of');
    if (typed.includes('software')) expect(words(message)).toContain('Not this one?');
    expect(study.calls.filter(({ path }) => path.startsWith('/courseunit/'))).toEqual([]);
  });

  test.for([
    ['what is the course unit TX00EY23?', /id 72101/],
    ['mikä on opintojakso ohjelmistotuotantoprojekti', /tunniste 72101/],
    ['berätta om kursenheten programvaruprojekt', /id 72101/],
  ] as const)('is the answer to “%s”', async ([typed, told]) => {
    const { command, direct } = await openSample();
    for (const subcommand of ['unit', 'opintojakso', 'kursenhet'])
      await command(`/course ${subcommand} 72101`);
    expect((await direct(typed)).answer.text).toMatch(told);
  });

  test('follows a course that was spoken of', async () => {
    const { command, direct } = await openSample();
    await command('/course unit 72101');
    await direct('TX00EY23-3015');
    const { answer } = await direct('and the course unit?');
    expect(answer.text).toContain('id 72101');
    expect(buttons(answer)).toContain('Back to TX00EY23-3015');
  });
});

describe('a name', () => {
  const UNITS: Readonly<Record<string, Record<string, unknown>>> = {
    501: { id: '501', code: 'TX00AA11', name: 'Data Structures' },
    502: { id: '502', code: 'TX00BB22', name: 'Data Mining' },
  };
  const RUNS = ['TX00AA11-3001', 'TX00AA11-3002'].map((code) =>
    realization(code, { name: 'Data Structures' }),
  );
  const open = () =>
    openScripted((request) => {
      if (request.path.startsWith('/courseunit/')) {
        const unit = UNITS[request.path.split('/').at(-1) ?? ''];
        return success({ courseUnits: unit ? [unit] : [] });
      }
      const codes = request.method === 'POST' ? codesOf(request) : [];
      return success({ realizations: RUNS.filter(({ code }) => codes.includes(String(code))) });
    });

  test.for(['/course data structures', '/enrollment data structures', 'data structures'])(
    'of one unit whose runs were never looked up gives its runs, as its code does: %s',
    async (typed) => {
      const { command, direct } = await open();
      await command('/course unit 501');
      const message = await answerTo({ command, direct }, typed);
      expect(message.text).toContain('TX00AA11-3001');
      expect(message.text).toContain('TX00AA11-3002');
      expect(words(message)).toContain('Found near the code TX00AA11');
      expect(words(message)).toContain('Not this one?');
    },
  );

  test('that several units have in part gives a list, whose buttons show the runs', async () => {
    const { command, slack, until } = await open();
    await command('/course unit 501');
    await command('/course unit 502');
    const { message } = await command('/course data');
    expect(message.text).toContain('TX00AA11');
    expect(message.text).toContain('TX00BB22');
    const units = (await command('/course unit data')).message;
    await slack.click(units, 'Show');
    await until(() => slack.workspace.messages.find(({ text }) => /id 50\d/.test(text)));
  });

  test('of a unit without a run leads to the unit', async () => {
    const { command, slack, until } = await open();
    await command('/course unit 502');
    const { message } = await command('/course data mining');
    expect(message.text).toContain('I found no course near TX00BB22.');
    await slack.click(message, 'About the unit');
    await until(() => slack.workspace.messages.find(({ text }) => /id 502/.test(text)));
  });

  test('that a run has as well means the run', async () => {
    const { command } = await open();
    await command('/course unit 501');
    await command('/course TX00AA11-3001');
    const { message } = await command('/course data structures');
    expect(message.text).toMatch(/^Data Structures · TX00AA11-3001/);
    expect(message.text).not.toContain('Found near');
  });

  test('is suggested in the look-up form', async () => {
    const { command, slack, until } = await open();
    await command('/course unit 502');
    await slack.shortcut('look_up', 'sam');
    const view = await until(() => slack.workspace.modals[0]);
    const { options } = await slack.suggest(view, 'course.suggest', 'mining', { user: view.user });
    expect(JSON.stringify(options)).toContain('Data Mining · TX00BB22');
  });
});

describe('a fact', () => {
  test.for([
    [
      'unit',
      'what is the course material of TX00EY23-3015?',
      'Materials: Given at the start of the realization.',
    ],
    ['unit', 'which books are read in TX00EY23?', 'Materials: Given at the start of the realization.'],
    [
      'opintojakso',
      'mikä on TX00EY23-3015 kurssimateriaali',
      'Oppimateriaalit: Annetaan toteutuksen alussa.',
    ],
    [
      'kursenhet',
      'vilken kurslitteratur har TX00EY23-3015?',
      'Studiematerial (på finska): Annetaan toteutuksen alussa.',
    ],
  ] as const)(
    'that only the unit tells is the unit’s, once its id is known: %s',
    async ([word, typed, line]) => {
      const { command, direct } = await openSample();
      const before = (await direct(typed)).answer.text;
      expect(before).toContain('/course unit ID');
      await command(`/course ${word} 72101`);
      const { answer } = await direct(typed);
      expect(answer.text.split('\n')[0]).toBe(line);
      expect(answer.text).toContain('TX00EY23');
    },
  );

  test('that the unit leaves out, too, is told as such', async () => {
    const { command, direct } = await openSample();
    await command('/course unit 72102');
    const { answer } = await direct('any textbooks for TX00EW54-3008?');
    expect(answer.text).toMatch(/^The study data says nothing about material\./);
    expect((await direct('what are the textbooks of TX00EW54')).answer.text).toMatch(
      /^The study data says nothing about material\.\nTX00EW54 · Basics of Web Programming/,
    );
  });

  test('that a course leaves out is its unit’s', async () => {
    const bare = realization('TX00AA11-3001', { name: 'Data Structures', qualifications: '' });
    const unit = { id: '501', code: 'TX00AA11', name: 'Data Structures', qualifications: 'Programming 1.' };
    const { command, direct } = await openScripted((request) =>
      request.path.startsWith('/courseunit/')
        ? success({ courseUnits: [unit] })
        : success({ realizations: [bare] }),
    );
    const asked = 'what are the prerequisites of TX00AA11-3001?';
    expect((await direct(asked)).answer.text).toContain('says nothing about');
    await command('/course unit 501');
    expect((await direct(asked)).answer.text).toMatch(/^Prerequisites: Programming 1\./);
  });

  test.for([
    'which books does TX00AA11-3001 use?',
    'what is the material of TX00AA11',
    'exam and books of TX00AA11-3001',
  ])('that only the unit tells is read when a person asks, by the code as its id: %s', async (asked) => {
    const unit = { id: '501', code: 'TX00AA11', name: 'Data Structures', materials: 'One book.' };
    const { direct, upstream } = await openScripted((request) =>
      request.path.startsWith('/courseunit/')
        ? success({ courseUnits: /TX00AA11$|501$/.test(request.path) ? [unit] : [] })
        : success({ realizations: [realization('TX00AA11-3001', { name: 'Data Structures' })] }),
    );
    expect((await direct(asked)).answer.text).toContain('Materials: One book.');
    await direct(asked);
    const reads = upstream.calls.filter(({ path }) => path.startsWith('/courseunit/'));
    expect(new Set(reads.map(({ path }) => path)).size, 'the id is known then').toBeLessThanOrEqual(2);
  });

  test('that a unit which no id is known of leaves open is asked for once', async () => {
    const { direct, upstream } = await openScripted((request) =>
      request.path.startsWith('/courseunit/')
        ? success({ courseUnits: [] })
        : success({ realizations: [realization('TX00AA11-3001')] }),
    );
    for (const asked of ['books of TX00AA11-3001?', 'what material does TX00AA11-3001 have?'])
      expect((await direct(asked)).answer.text).toContain('/course unit ID');
    expect(upstream.calls.filter(({ path }) => path.startsWith('/courseunit/'))).toHaveLength(1);
  });

  test('that is the same of all runs of a unit is told once', async () => {
    const runs = ['TX00AA11-3001', 'TX00AA11-3002'].map((code) => realization(code, { credits: 5 }));
    const { direct } = await openScripted(() => success({ realizations: runs }));
    const { text } = (await direct('how many credits is TX00AA11?')).answer;
    expect(text).toMatch(/^5 credits\n/);
    expect(text).toContain('Found near the code TX00AA11');
  });

  test('about a unit goes on after its card', async () => {
    const { command, direct } = await openSample();
    await direct('course unit TX00EY23');
    await command('/course unit 72101');
    await direct('course unit TX00EY23');
    const { answer } = await direct('and the literature?');
    expect(answer.text).toMatch(
      /^Materials: Given at the start of the realization\.\nAbout the course unit TX00EY23 ·/,
    );
    expect(buttons(answer)).toContain('About the unit');
  });
});
