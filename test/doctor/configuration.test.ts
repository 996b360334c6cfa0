/** What the doctor says of the configuration alone. */
import { expect, test } from 'vitest';
import { examine } from '../../src/doctor/examine.ts';

test('where to read more is said once, under all problems, and a name that is nearly right is told', async () => {
  const findings = await examine({ STUDY_APIKEY: 'k3y', PORT: 'x' });
  const about = findings.filter(({ about }) => about === 'configuration');
  expect(about.length).toBeGreaterThan(3);
  expect(about.flatMap(({ next }) => next ?? [])).toEqual([
    'Every name is explained in docs/configuration.md.',
  ]);
  expect(about.map(({ finding }) => finding)).toContain(
    'STUDY_APIKEY is not read: do you mean STUDY_API_KEY?',
  );
});
