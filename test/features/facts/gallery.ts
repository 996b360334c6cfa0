/** Every fact of a course that has much to tell, as cards. */
import { type Message, type Reader, toMessage } from '../../../src/cards/card.ts';
import type { FactsRequest } from '../../../src/features/facts/asked-facts.ts';
import { factCard, factsCard, unitFactCard } from '../../../src/features/facts/card.ts';
import { FACTS, type Topic, UNKNOWN } from '../../../src/i18n/topics.ts';
import { quietUnit, richUnit } from '../../fixtures/course-units.ts';
import { fresh } from '../../fixtures/reader.ts';
import { rich } from '../../fixtures/realizations.ts';
import { later } from '../compare/fixtures.ts';

type OfCourses = Extract<FactsRequest, { asked: unknown }>;
const request = (topic: Topic, more: Partial<OfCourses> = {}): OfCourses => ({
  topic,
  asked: [rich.code],
  ...more,
});

const taught = {
  ...rich,
  texts: {
    ...rich.texts,
    prerequisites: 'Basics of programming.',
    workload: `135 hours. ${'Independent work makes up most of it. '.repeat(12)}`,
    criteria: 'An exam and weekly exercises.',
    teachingMethods: 'Lectures and labs.',
    waysToComplete: 'By taking part.',
    workingLife: 'Projects of companies.',
    furtherOnRealization: 'Bring a laptop.',
  },
};

const one =
  (topic: Topic, more: Partial<OfCourses> = {}) =>
  (reader: Reader): Message =>
    toMessage(factCard(fresh(taught), request(topic, more), reader));

export const MESSAGES: Readonly<Record<string, (reader: Reader) => Message>> = {
  ...Object.fromEntries([...FACTS, ...UNKNOWN].map((topic) => [`told-${topic}`, one(topic)])),
  'told-language-asked': one('language', { language: 'en' }),
  'told-name-in-finnish': (reader) => {
    const named = { ...taught, name: 'Ohjelmistotuotantoprojekti' };
    return toMessage(factCard(fresh(taught), request('name', { language: 'fi' }), reader, {}, { named }));
  },
  'told-language-denied': one('language', { language: 'sv', by: 'context' }),
  'told-materials-of-the-unit': (reader) =>
    toMessage(factCard(fresh(taught), request('materials'), reader, {}, { unit: quietUnit })),
  'told-materials-of-no-unit': (reader) =>
    toMessage(factCard(fresh(taught), request('materials'), reader, {}, { unit: richUnit })),
  'told-by-a-unit': (reader) =>
    toMessage(unitFactCard(fresh(richUnit), { topic: 'prerequisites', asked: ['TX00EY23'] }, reader)),
  'told-by-a-unit-of-context': (reader) =>
    toMessage(
      unitFactCard(fresh(richUnit), { topic: 'credits', asked: ['TX00EY23'], by: 'context' }, reader),
    ),
  'told-credits-of-context': one('credits', { by: 'context' }),
  'told-several': one('starts', { also: ['credits', 'exam', 'language', 'groups'] }),
  'told-several-of-courses': (reader) => {
    const lines = [fresh(taught), fresh(later)].map((found) => ({ asked: found.value.code, found }));
    const more = [...lines, { asked: 'TX00EY23', ofUnit: fresh(richUnit) }];
    return toMessage(factsCard(more, request('credits', { also: ['prerequisites'] }), reader));
  },
};
