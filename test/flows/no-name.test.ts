/** A sentence that is not understood is not told as the name of a course, though its words were looked for; a short name is. */
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { openSample, openShared } from './harness.ts';

const open = openShared(() =>
  openSample({ env: { STUDY_API_EXTRAS: 'search-name,search-group,search-unit,units' } }),
);

const SENTENCES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'is it possible this year to somehow combine my hobby and studies',
    'the printer on second floor is jammed again what should I do',
    'how long does it take until grades appear',
    'my laptop broke and I cannot log in to the exam system',
    'Excuse me, I got my calendar in a complete muddle. Am I supposed to be anywhere?',
    'when does spring enrollment open',
    'keep me posted on this one',
  ],
  fi: [
    'onko tänä vuonna mahdollista suorittaa opintoja ulkomailla sillä tavalla että saan ne hyväksi luettua',
    'Kalenterini jäi bussiin. Pitäisikö minun olla jossakin?',
    'salasana vanheni enkä pääse mihinkään sisään',
    'muistuta huomenna klo 9 hakemaan avain',
    'saako tehtävät palauttaa suomeksi vai onko kaikki englanniks',
  ],
  sv: [
    'jag har tappat bort mitt passerkort och undrar vem som kan hjälpa mig',
    'Jag åker till Estland sista veckan i oktober, är tenten innan dess?',
    'finns boken på bibban',
    'när öppnar vårens anmälningar',
    'Min almanacka blev kvar på bussen. Har jag någonstans att vara i morgon och i så fall hur dags?',
  ],
};

/** What tells that something was looked for in vain, up to what it was. */
const TOLD = LANGUAGES.flatMap((language) => {
  const { help, find } = texts(language);
  const { noName, notFound, nothing } = find.catalogue;
  return [help.unknownName, noName, notFound, nothing].map((one) => one('@').split('@')[0] ?? '');
});

describe.each(LANGUAGES)('in %s no part of a sentence is a name', (language) => {
  test.each(SENTENCES[language])('%s', async (said) => {
    const { text } = (await (await open()).direct(said)).answer;
    for (const told of TOLD) expect(text).not.toContain(told);
  });
});

test.each([
  'Quantum Gardening',
  'when does quantum gardening start?',
  'Kvanttipuutarha',
  'milloin kvanttipuutarha alkaa?',
  'Kvantträdgård',
  'när börjar kvantträdgården?',
])('but %s has one', async (said) => {
  const { text } = (await (await open()).direct(said)).answer;
  expect(text).toMatch(/[“”](?:quantum gardening|kvanttipuutarha|kvantträdgård(?:en)?)”/i);
});
