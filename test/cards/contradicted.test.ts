/** The labels of dates that contradict each other claim nothing. */
import { expect, test } from 'vitest';
import { dateLabel, windowLabels } from '../../src/cards/dates.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';

const ZONE = 'Europe/Helsinki';
const at = (iso: string) => ({ at: Date.parse(iso), precision: 'minute' as const });
const [EARLY, LATE] = [at('2026-11-25T10:00:00Z'), at('2026-12-01T10:00:00Z')];

test.each(
  LANGUAGES.flatMap((language) =>
    ['2026-11-20', '2026-11-28', '2026-12-05'].map((day) => [language, day] as const),
  ),
)('%s, on %s: a window that closes before it opens neither opens nor has closed', (language, day) => {
  const reader = { language, now: Date.parse(`${day}T12:00:00.853Z`), zone: ZONE };
  const { opensAt, closesAt } = texts(language).window;
  const labels = windowLabels({ opens: LATE, closes: EARLY }, reader);
  for (const tense of ['ahead', 'past'] as const)
    expect([labels.opens, labels.closes]).not.toEqual(expect.arrayContaining([opensAt[tense]]));
  expect(labels).toEqual({ opens: opensAt.neutral, closes: closesAt.neutral });
  const right = windowLabels({ opens: EARLY, closes: LATE }, reader);
  expect([opensAt.ahead, opensAt.past]).toContain(right.opens);
  const { ahead, past } = texts(language).reminder.date.closes;
  expect([ahead, past]).not.toContain(dateLabel('closes', EARLY, reader, true));
});
