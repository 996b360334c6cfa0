/** What stands beside codes and is none is named, once: never dropped, and never read as a date. */
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/language.ts';
import type { UpstreamHandler } from '../fakes/upstream.ts';
import { LOCALES, openScripted, openShared } from './harness.ts';
import { words } from './reading.ts';
import { codesOf, realization, success } from './upstream-rows.ts';

const [ONE, OTHER] = ['TX00EY23-3015', 'TX00EW54-3008'];
/** What names it, and what is answered to yes or no. */
const NAMES = {
  en: /^Not (?:used|read): /,
  fi: /^(?:Ei käytetty|En osannut lukea): /,
  sv: /^(?:Användes inte|Kunde inte läsas): /,
};
const VERDICT = /^(?:Yes|No|Kyllä|Ei|Ja|Nej)\b(?! käytetty)/mu;

/** Numbers, and days in the words of a language. */
const NUMBERS = ['50', '3 and 4', '3, 4', '(3, 4)', '1-2', '12-4', '12#4', '24/7', '2027', '12.4'] as const;
const DAYS = {
  en: ['today', 'tomorrow', 'this spring', 'next week', 'week 50', 'on monday', 'in 2027', '5 December'],
  fi: [
    'tänään',
    'huomenna',
    'keväällä',
    'ensi viikolla',
    'viikko 50',
    'maanantaina',
    'tammikuussa 2027',
    '5.12.',
  ],
  sv: ['idag', 'i morgon', 'i vår', 'nästa vecka', 'vecka 50', 'på måndag', 'år 2027', '5 december'],
} as const;

const study: UpstreamHandler = (request) =>
  // An id is that of no course.
  success({
    realizations: request.method === 'POST' ? codesOf(request).map((code) => realization(code)) : [],
  });
const open = openShared((language: Language) => openScripted(study, { locales: { sam: LOCALES[language] } }));

/** All that is shown, in lines. */
async function told(asked: string, language: Language): Promise<string[]> {
  const flow = await open(language);
  const message = asked.startsWith('/')
    ? (await flow.command(asked)).message
    : (await flow.mention(asked)).answer;
  return words(message).split('\n');
}

const JOINED = { en: 'and', fi: 'ja', sv: 'och' } as const;
const CASES = LANGUAGES.flatMap((language) =>
  [...NUMBERS, ...DAYS[language]].flatMap((beside) =>
    [
      `/enrollment ${ONE} ${OTHER} ${beside}`,
      `/course ${ONE} ${OTHER} ${beside}`,
      `${ONE} ${JOINED[language]} ${OTHER} ${beside}`,
    ].map((asked) => ({ language, asked, beside })),
  ),
);

test.for(CASES)(
  'in $language both courses, and what was not used: $asked',
  async ({ language, asked, beside }) => {
    const lines = await told(asked, language);
    for (const code of [ONE, OTHER]) expect(lines).toContain(code);
    expect(lines.join('\n')).not.toMatch(VERDICT);
    const [named = '', ...more] = lines.filter((line) => NAMES[language].test(line));
    expect(more).toEqual([]);
    for (const number of beside.match(/\d+/g) ?? []) expect(named).toContain(number);
    for (const word of beside.match(/\p{L}{4,}/gu) ?? []) expect(named).toContain(word.toLowerCase());
  },
);
