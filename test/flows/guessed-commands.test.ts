/** What people guess behind `/course`: it does what it says, or what a question of these words does, before it is searched as a name. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { LOCALES, openSample, openShared } from './harness.ts';

const EXTRAS = 'search-name,search-group,search-unit,units,buildings,reservations';
const A = 'TX00EY23-3015';

const open = openShared((language: Language) =>
  openSample({ env: { STUDY_API_EXTRAS: EXTRAS }, locales: { sam: LOCALES[language] } }),
);

const GUESSED: Readonly<Record<Language, readonly (readonly [typed: string, told: RegExp])[]>> = {
  en: [
    ['unsubscribe', /Did you mean \/course unfollow\?/],
    ['mute', /Did you mean \/course unfollow\?/],
    ['remind me', /^Which course\? Give its code/],
    ['notifications', /^Settings of this channel/],
    ['language', /^Settings of this channel/],
    ['timezone', /Did you mean \/course settings\?/],
    ['deadlines', /Did you mean \/course week\?/],
    ['timetable', /Did you mean \/course lessons\?/],
    ['rooms', /Did you mean \/rooms\?/],
    ['free rooms', /^Which building\?/],
    ['what can you do', /^What can I ask\?/],
    ['my courses', /what is followed/],
    [`exam ${A}`, /^Exams: /],
    [`teacher ${A}`, /who teaches/],
    ['delete my data', /^I erase at once/],
  ],
  fi: [
    ['vaimenna', /Tarkoititko \/course unfollow\?/],
    ['tauko', /Tarkoititko \/course unfollow\?/],
    ['muistuta', /^Mikä toteutus\? Anna toteutustunnus/],
    ['ilmoitukset', /^Kanavan asetukset/],
    ['kieli', /^Kanavan asetukset/],
    ['aikavyöhyke', /Tarkoititko \/course settings\?/],
    ['määräajat', /Tarkoititko \/course week\?/],
    ['aikataulu', /Tarkoititko \/course lessons\?/],
    ['tilat', /Tarkoititko \/rooms\?/],
    ['vapaat tilat', /^Mikä rakennus\?/],
    ['mitä osaat', /^Mitä voin kysyä\?/],
    ['omat kurssit', /^Täällä ei seurata mitään/],
    [`tentti ${A}`, /^Tenttien ajankohdat: /],
    [`opettaja ${A}`, /kuka opettaa/],
    ['poista tietoni', /^Poistan heti kaiken/],
  ],
  sv: [
    ['tysta', /Menade du \/course unfollow\?/],
    ['pausa', /Menade du \/course unfollow\?/],
    ['påminn mig', /^Vilket genomförande\? Ange koden/],
    ['notiser', /^Kanalens inställningar/],
    ['språk', /^Kanalens inställningar/],
    ['tidszon', /Menade du \/course settings\?/],
    ['sista dagar', /Menade du \/course week\?/],
    ['schema', /Menade du \/course lessons\?/],
    ['rum', /Menade du \/rooms\?/],
    ['lediga lokaler', /^Vilken byggnad\?/],
    ['vad kan du', /^Vad kan jag fråga\?/],
    ['mina kurser', /följs/],
    [`tenta ${A}`, /^Tentamenstider/],
    [`lärare ${A}`, /vem som undervisar/],
    ['radera mina uppgifter', /^Jag raderar genast allt/],
  ],
};

describe.each(LANGUAGES)('%s', (language) => {
  test.each(GUESSED[language])('/course %s', async (typed, told) => {
    const { command } = await open(language);
    expect((await command(`/course ${typed}`)).message.text).toMatch(told);
  });
});
