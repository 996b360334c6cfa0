import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isFormOf } from '../../src/i18n/index.ts';
import { folded } from '../../src/primitives.ts';

test.for([
  [
    'ohjelmistotuotantoprojekti',
    'ohjelmistotuotantoprojektin ohjelmistotuotantoprojektia ohjelmistotuotantoprojektista ohjelmistotuotantoprojektiin ohjelmistotuotantoprojektit ohjelmistotuotantoprojektien ohjelmistotuotantoprojekteista',
  ],
  ['ohjelmointi', 'ohjelmoinnin ohjelmointia ohjelmoinnista ohjelmointiin ohjelmoinnit ohjelmointien'],
  ['tietokannat', 'tietokantojen tietokantoja tietokannoista tietokantoihin tietokanta tietokannan'],
  ['verkot', 'verkkojen verkkoja verkoista verkon verkko'],
  ['matematiikka', 'matematiikan matematiikkaa matematiikasta matematiikkaan'],
  ['fysiikka', 'fysiikan fysiikkaa fysiikasta'],
  ['kemia', 'kemian kemiaa kemiasta kemiaan'],
  ['tilastotiede', 'tilastotieteen tilastotiedettä tilastotieteestä tilastotieteeseen'],
  ['perusteet', 'perusteiden perusteita perusteista perusteisiin'],
  ['johdatus', 'johdatuksen johdatusta johdatuksesta johdatukseen'],
  ['turvallisuus', 'turvallisuuden turvallisuutta turvallisuudesta'],
  ['suunnittelu', 'suunnittelun suunnittelua suunnittelusta'],
  ['kulttuurienvälinen', 'kulttuurienvälisen kulttuurienvälistä kulttuurienvälisestä'],
  ['lujuusoppi', 'lujuusopin lujuusoppia lujuusopista'],
  ['hoitotyö', 'hoitotyön hoitotyötä hoitotyöstä hoitotyöhön'],
  ['pelituotanto', 'pelituotannon pelituotantoa pelituotannosta'],
  ['kartoitus', 'kartoituksen kartoitusta'],
  ['project', 'projects'],
  ['basics', 'basic'],
  [
    'programvaruprojekt',
    'programvaruprojektet programvaruprojektets programvaruprojekts programvaruprojekten programvaruprojekten',
  ],
  ['programmering', 'programmeringen programmeringens programmerings'],
  ['grunderna', 'grunder grundernas'],
  ['databaser', 'databasen databaserna databasernas databas'],
  ['fysik', 'fysiken fysikens fysiks'],
] as const)('knows the forms of “%s”', ([word, forms]) => {
  const missed = forms.split(' ').filter((form) => !isFormOf(folded(form), folded(word)));
  expect(missed).toEqual([]);
});

test.for([
  ...[
    ['fysiikka', 'matematiikka'],
    ['ohjelmointi', 'ohjelmisto'],
    ['programvaruprojekt', 'programvarutestning'],
  ],
  ...[
    ['1', '2'],
    ['english1', 'english2'],
    ['project', 'programming'],
    ['verkot', 'virkat'],
    ['', 'a'],
  ],
] as [string, string][])('“%s” is no form of “%s”', ([one, other]) => {
  expect(isFormOf(one, other)).toBe(false);
});

it('is the same both ways, and holds for a word and itself', { tags: 'property' }, () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zäö]{0,20}$/), fc.stringMatching(/^[a-zäö]{0,20}$/), (one, other) => {
      expect(isFormOf(one, other)).toBe(isFormOf(other, one));
      expect(isFormOf(one, one)).toBe(true);
    }),
  );
});

it('takes words of any length', () => {
  expect(isFormOf('a'.repeat(100_000), 'k'.repeat(100_000))).toBe(false);
});
