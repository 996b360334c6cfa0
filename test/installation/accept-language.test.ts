import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preferredLanguage } from '../../src/http/page.ts';

test.for([
  [undefined, 'en'],
  ['', 'en'],
  ['fi', 'fi'],
  ['FI-fi', 'fi'],
  ['sv-FI, fi;q=0.9', 'sv'],
  ['en;q=0.1, fi;q=0.2, sv;q=0.15', 'fi'],
  ['de, fr;q=0.9, sv;q=0.1', 'sv'],
  ['fi;q=0', 'en'],
  ['*', 'en'],
  ['fi;q=x', 'en'],
  ['fi ; q=1 , sv', 'fi'],
] as const)('%j: %s', ([header, language]) => {
  expect(preferredLanguage(header, 'en')).toBe(language);
});

test('any header of a browser gives one of the three languages', { tags: 'property' }, () => {
  const property = fc.property(fc.string(), (header) => {
    expect(['en', 'fi', 'sv']).toContain(preferredLanguage(header, 'sv'));
  });
  fc.assert(property);
});
