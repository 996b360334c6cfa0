import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../../src/language.ts';
import { rawOf } from '../../src/study-client/raw-json.ts';
import { createShared } from '../../src/study-client/shared-labels.ts';
import type { LabelRow, LocalizedRow } from '../../src/study-client/wire-fields.ts';

const LANGUAGES: readonly Language[] = ['en', 'fi', 'sv'];

const inFinnish = (fi: string): LocalizedRow => ({
  ...{ fi: rawOf(fi), valueFi: rawOf(''), sv: rawOf(''), valueSv: rawOf('') },
  ...{ en: rawOf(''), valueEn: rawOf('') },
});
const row = (more: Partial<LabelRow> = {}): LabelRow => ({
  ...{ code: rawOf('ICT'), name: rawOf(''), localized: undefined, facetName: rawOf('34|Tieto') },
  ...more,
});

/** Makes what tells all that it was made of. */
const all = () => createShared((of, asked) => ({ told: JSON.stringify([of, asked]) }));

test('rows that are alike have one model', () => {
  const model = all();
  expect(model(row(), 'en')).toBe(model(row(), 'en'));
  expect(model(row(), 'fi')).not.toBe(model(row(), 'en'));
});

test('rows that differ have their models side by side, whatever it is that names them', () => {
  const model = all();
  const nameless = { code: rawOf(''), facetName: rawOf('') };
  const rows = ['A', 'B'].flatMap((text) => [
    row({ facetName: rawOf(`facet ${text}`) }),
    row({ facetName: rawOf(''), code: rawOf(`code ${text}`) }),
    row({ ...nameless, name: rawOf(`name ${text}`) }),
    row({ ...nameless, localized: inFinnish(`fi ${text}`) }),
  ]);
  const models = rows.map((one) => model(one, 'en'));
  expect(new Set(models).size).toBe(rows.length);
  for (const [at, one] of rows.entries()) expect(model(one, 'en')).toBe(models[at]);
});

test('a model is never that of another row', () => {
  const model = all();
  const text = fc.constantFrom(...['', 'A', 'B'].map(rawOf));
  const localized = fc.record({ fi: text, valueFi: text, sv: text, valueSv: text, en: text, valueEn: text });
  const labels = fc.record({ code: text, name: text, facetName: text, localized });
  const fields = fc.constantFrom('code', 'name', 'facetName');
  const texts = fc.constantFrom('fi', 'valueFi', 'sv', 'valueSv', 'en', 'valueEn');
  /** What is like a label but for one text, or but for all that are localized. */
  const others = (label: LabelRow) =>
    fc.oneof(
      fc.tuple(fields, text).map(([field, other]) => ({ ...label, [field]: other })),
      fc.tuple(texts, text).map(([field, other]) => {
        const localized = { ...label.localized, [field]: other } as LocalizedRow;
        return { ...label, localized };
      }),
      fc.constant({ ...label, localized: undefined }),
    );
  const pairs = labels.chain((label) => fc.tuple(fc.constant(label), others(label)));
  fc.assert(
    fc.property(pairs, fc.constantFrom(...LANGUAGES), ([label, other], asked) => {
      for (const one of [label, other, label])
        expect(model(one, asked).told).toBe(JSON.stringify([one, asked]));
    }),
    { numRuns: 1000 },
  );
});

test('what is kept is bounded: by how many there are, and by how long each is', () => {
  const model = all();
  const first = model(row(), 'en');
  for (let at = 0; at < 2000; at += 1) model(row({ facetName: rawOf(`${at}`) }), 'en');
  expect(model(row(), 'en')).not.toBe(first);
  const endless = 'x'.repeat(2000);
  for (const long of [row({ name: rawOf(endless) }), row({ localized: inFinnish(endless) })])
    expect(model(long, 'en')).not.toBe(model(long, 'en'));
});
