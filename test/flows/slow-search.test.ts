/** A search of the catalogue that takes long: what is known here is shown before it, and what it finds in its place. */
import { expect, test } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { answerTo, LOCALES, openSample } from './harness.ts';

const study = { slowMs: 2_500 };
const env = { STUDY_API_EXTRAS: 'search-name,search-group,search-unit,units,buildings' };

test.each([
  ['en', '/course software engineering'],
  ['en', '/course find software engineering'],
  ['en', 'is there a course about software engineering?'],
  ['fi', 'onko kurssia ohjelmistotuotantoprojektista?'],
] as const)('%s: %s', async (language, typed) => {
  const flow = await openSample({ env, study, locales: { sam: LOCALES[language] } });
  await answerTo(flow, '/course TX00EY23-3015');
  flow.study.mode = 'slow';
  const words = texts(language).find.catalogue;
  const message = await answerTo(flow, typed);
  expect(message.text).toContain('TX00EY23-3015');
  expect(message.text).toContain(words.toCome);
  expect(message.text).not.toContain(words.looked);
  await flow.until(() => message.text.includes(words.looked) || undefined);
  expect(message.text).toContain('TX00EY23-3015');
  expect(message.text).not.toContain(words.toCome);
});

test('where nothing of it is known here the answer waits for the search', async () => {
  const flow = await openSample({ env, study });
  await answerTo(flow, '/course TX00EY23-3015');
  flow.study.mode = 'slow';
  const { text } = await answerTo(flow, '/course find acoustics');
  expect(text).toContain('RA00HF11-3002');
  expect(text).not.toContain(texts('en').find.catalogue.toCome);
});

test('a search that fails after long is told in the place of what was shown before it', async () => {
  const flow = await openSample({ env, study, studyTiming: { attemptMs: 1_500, deadlineMs: 1_500 } });
  await answerTo(flow, '/course TX00EY23-3015');
  flow.study.mode = 'slow';
  const message = await answerTo(flow, '/course find software engineering');
  expect(message.text).toContain(texts('en').find.catalogue.toCome);
  await flow.until(() => message.text.includes('could not be searched') || undefined);
  expect(message.text).toContain('TX00EY23-3015');
});
