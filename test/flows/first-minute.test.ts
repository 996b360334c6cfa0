/** What meets those who come without knowing how: names that are not known, many codes at once, questions that are refused. */
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { openSample, openScripted, openShared } from './harness.ts';
import { buttons } from './reading.ts';
import { codesOf, realization, success } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const GUIDE = { env: { STUDY_GUIDE_URL: 'https://guide.example.edu/' } };
const open = openShared(() => openSample(GUIDE));

describe('a bare name that is not known is a name', () => {
  test.each<[said: string, told: string, language: Language]>([
    ['Quantum Gardening', 'I don’t know a course called “Quantum Gardening”.', 'en'],
    ['quantum gardening', 'I don’t know a course called “quantum gardening”.', 'en'],
    ['what is Quantum Gardening?', 'I don’t know a course called “Quantum Gardening”.', 'en'],
    ['what about Quantum Gardening', 'I don’t know a course called “Quantum Gardening”.', 'en'],
    ['please show me Quantum Gardening', 'I don’t know a course called “Quantum Gardening”.', 'en'],
    ['Quantum Gardening please', 'I don’t know a course called “Quantum Gardening”.', 'en'],
    ['Introduction to Quantengarten', 'I don’t know a course called “Introduction to Quantengarten”.', 'en'],
    ['mikä on Kvanttipuutarha?', 'En tunne toteutusta nimeltä ”Kvanttipuutarha”.', 'fi'],
    ['entä Kvanttipuutarha?', 'En tunne toteutusta nimeltä ”Kvanttipuutarha”.', 'fi'],
    ['vad är Kvantträdgård?', 'Jag känner inte till något genomförande som heter ”Kvantträdgård”.', 'sv'],
  ])('%s', async (said, told, language) => {
    const flow = await open();
    for (const { answer } of [await flow.direct(said), await flow.mention(said)]) {
      expect(answer.text.startsWith(told), answer.text).toBe(true);
      expect(answer.text).toContain(CODE);
      expect(buttons(answer)).toContain(texts(language).links.guide);
    }
  });

  test.each(['I love cooking today', 'the weather is lovely', 'see you later', 'moi kaikille'])(
    'but “%s” is none',
    async (said) => {
      expect((await (await open()).direct(said)).answer.text).not.toMatch(
        /know a course called|tunne toteutusta/,
      );
    },
  );
});

describe('speech in a form that is not known is no name', () => {
  test.each(['kevääl', 'pääsis', 'tunneille', 'jooo', 'huomiseks', 'canteen vegan', 'aamul', 'kursseil'])(
    '%s',
    async (said) => {
      for (const STUDY_API_EXTRAS of ['off', 'search-name,search-group']) {
        const flow = await openSample({ env: { STUDY_API_EXTRAS } });
        const { text } = (await flow.direct(said)).answer;
        expect(text).not.toMatch(/course called|toteutusta nimeltä|genomförande som heter/);
      }
    },
  );

  test.each(['Fysiikka', 'fysiikka', 'termodynamiikan', 'kubernetes', 'hållfasthetslära', 'thermodynamics'])(
    'but “%s” is one',
    async (said) => {
      const { text } = (await (await open()).direct(said)).answer;
      expect(text).toMatch(/course called|toteutusta nimeltä|genomförande som heter/);
    },
  );
});

test('where nothing is known yet, one’s group is a way in', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: 'search-name,search-group' } });
  const way = 'Choose a group…';
  expect(buttons((await flow.direct('which courses are in English?')).answer)).toContain(way);
  expect(buttons((await flow.mention('which courses are in English?')).answer)).not.toContain(way);
});

describe('a question that is refused leaves no older subject in its place', () => {
  test.each([
    'TX00EY23-3999',
    'what about Quantum Gardening?',
    'the exam of XYZ-99',
    'is ABC123-4 online?',
    'when does XY-1234 close?',
    'compare TX00EY23-3015',
    'follow TX00EY23-3999',
    'Kvanttipuutarha',
    'who teaches TX00EY23-3999?',
    'unit ZZ99ZZ99',
  ])('%s', async (said) => {
    const flow = await openSample();
    await flow.direct(CODE);
    await flow.direct(said);
    const { answer } = await flow.direct('when does it open?');
    expect(answer.text).not.toContain('Software Engineering Project');
  });
});

const CODES = Array.from({ length: 51 }, (_, at) => `TX00EY23-${3000 + at}`);

describe('many codes at once', () => {
  const openMany = (missing: readonly string[] = []) =>
    openScripted((request) =>
      success({
        realizations: codesOf(request)
          .filter((code) => !missing.includes(code))
          .map((code) => realization(code)),
      }),
    );

  test('fifty are followed, in a channel and by a person, and Undo takes all of them back', async () => {
    const flow = await openMany();
    const fifty = CODES.slice(1);
    for (const [ask, list] of [
      [async () => (await flow.command(`/course follow ${fifty.join(' ')}`)).message, '/course following'],
      [async () => (await flow.direct(`follow ${fifty.join(', ')}`)).answer, undefined],
    ] as const) {
      const followed = async () =>
        list ? (await flow.command(list)).message.text : (await flow.direct('following')).answer.text;
      const said = await ask();
      expect(said.text).toContain('50 courses');
      expect(await followed()).toContain('50 courses');
      await flow.slack.click(said, 'Undo');
      await flow.until(
        () => said.text.includes('50 courses are') || /no longer/i.test(said.text) || undefined,
      );
      expect(await followed()).toMatch(/follow nothing|Nothing is followed/);
    }
  });

  test('one more is refused with the number, and what cannot be followed is named', async () => {
    const flow = await openMany(CODES.slice(2));
    expect((await flow.command(`/course follow ${CODES.join(' ')}`)).message.text).toContain('at most 50');
    const { text } = (await flow.command(`/course follow ${CODES.slice(1).join(' ')}`)).message;
    expect(text).toContain('Name of TX00EY23-3001');
    expect(text).toContain('TX00EY23-3002');
  });

  test.each([
    ['a direct message', (flow: Awaited<ReturnType<typeof openMany>>, said: string) => flow.direct(said)],
    ['a mention', (flow: Awaited<ReturnType<typeof openMany>>, said: string) => flow.mention(said)],
  ])('%s with twelve shows ten and offers the rest', async (_, ask) => {
    const flow = await openMany();
    for (const lead of ['', 'when do these start: ', 'enrollment ']) {
      const { answer } = await ask(flow, `${lead}${CODES.slice(0, 12).join(' ')}`);
      expect(answer.text).toContain('These are the first 10 of 12.');
      expect(answer.text).not.toContain(CODES[11]);
      await flow.slack.click(answer, 'Show the other 2');
      await flow.until(() =>
        flow.slack.workspace.messages.find(({ text }) => text.includes(CODES[11] ?? '')),
      );
      flow.forget();
    }
  });
});

describe('a channel’s own course', () => {
  const open = async () => {
    const flow = await openSample();
    const { message } = await flow.command(`/course link ${CODE}`);
    return { flow, message };
  };

  test.each(['/course following', '/course status'])('is said not to be followed: %s', async (typed) => {
    const { flow, message } = await open();
    const unfollowed = texts('en').follow.linkedUnfollowed(CODE);
    expect(message.text).toContain(unfollowed);
    expect(buttons(message)).toEqual(['Follow']);
    const listed = (await flow.command(typed)).message;
    expect(listed.text).toContain(unfollowed);
    await flow.slack.click(listed, 'Follow');
    await flow.until(() => (listed.text.includes('Now followed in this channel') ? true : undefined));
    const after = (await flow.command(typed)).message;
    expect(after.text).toContain('This channel follows 1 course');
    expect(after.text).not.toContain(unfollowed);
  });

  test('is followed by a bare /course follow', async () => {
    const { flow } = await open();
    expect((await flow.command('/course follow')).message.text).toMatch(/^Now followed.*\n.*TX00EY23-3015/);
  });

  test.each(['following', 'status', 'seuratut', 'tilanne', 'status?'])(
    'a mention of the list has a button to it: %s',
    async (said) => {
      const { flow } = await open();
      const { answer } = await flow.mention(said);
      const of = LANGUAGES.map((language) => texts(language).follow.whereChannel);
      expect(of).toContain(buttons(answer)[0]);
    },
  );
});

test('status is the list of what is followed, with the last check, below whether the study system answers', async () => {
  const flow = await openSample();
  await flow.direct(`follow ${CODE}`);
  const [list, status] = [(await flow.direct('following')).answer, (await flow.direct('status')).answer];
  expect(status.text).toContain('Last check: ');
  const [answers, ...rest] = status.text.split('\n').filter((line) => !line.startsWith('Last check'));
  expect(answers).toBe('🟢 The study system answered just now.');
  expect(rest).toEqual(list.text.split('\n'));
  expect(buttons(status)).toEqual(buttons(list));
});

describe('who says in a channel that it is for this place is not asked for whom', () => {
  const HERE: readonly (readonly [typed: string, told: string])[] = [
    ['follow TX00EY23-3015 here', 'Now followed in this channel'],
    ['follow group TXL22S1 in this channel', 'I’ll tell this channel'],
    ['remind us here before TX00EY23-3015 closes', 'Now followed in this channel'],
    ['seuraa TX00EY23-3015 täällä', 'Kanava seuraa nyt'],
    ['seuraa ryhmää TXL22S1 täällä kanavassa', 'Kerron tällä kanavalla'],
    ['följ TX00EY23-3015 i den här kanalen', 'Kanalen följer nu'],
    ['följ grupp TXL22S1 här i kanalen', 'Jag berättar i kanalen'],
  ];
  test.each(HERE)('%s', async (typed, told) => {
    const flow = await openSample();
    expect((await flow.mention(typed)).answer.text).toContain(told);
  });

  test.each(HERE.filter(([typed]) => !typed.startsWith('remind')))('the command: %s', async (typed, told) => {
    const locales = { sam: /^s/.test(typed) ? 'fi-FI' : /^följ/.test(typed) ? 'sv-SE' : 'en-GB' };
    const flow = await openSample({ locales });
    expect((await flow.command(`/course ${typed}`)).message.text).toContain(told);
  });

  test.each(['följ den här kursen TX00EY23-3015', 'follow TX00EY23-3015', 'seuraa TX00EY23-3015'])(
    'but “%s” says no place',
    async (typed) => {
      const flow = await openSample();
      const { answer } = await flow.mention(typed);
      expect(answer.text).not.toMatch(/Now followed|Kanava seuraa nyt|Kanalen följer nu/);
      expect((await flow.command('/course following')).message.text).toContain('Nothing is followed here');
    },
  );

  test('where managers alone may change a channel, it is said to others', async () => {
    const flow = await openSample({ env: { CHANNEL_CHANGES: 'managers' } });
    const [asked, command] = [
      (await flow.mention('follow TX00EY23-3015 here')).answer,
      (await flow.command('/course follow TX00EY23-3015')).message,
    ];
    expect(asked.text.split('\n')[0]).toBe(command.text.split('\n')[0]);
    expect(asked.text).not.toContain('Now followed');
  });
});
