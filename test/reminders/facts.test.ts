import { describe, expect, it, test } from 'vitest';
import { changedFields, factsOf } from '../../src/reminders/followed.ts';
import type { Facts } from '../../src/store/store.ts';
import { windowOf } from '../fixtures/reader.ts';
import { realization } from '../fixtures/realizations.ts';
import { CODE, facts, moment } from './samples.ts';

describe('the facts of a realization', () => {
  it('are what people act on', () => {
    const read = factsOf(
      realization(CODE, {
        name: 'Compilers',
        credits: 5,
        starts: moment('2027-01-11'),
        ends: moment('2027-05-01T16:00'),
        enrollment: windowOf('2026-11-23T08:00', '2026-12-04'),
        teachingLanguages: ['fi', 'en'],
        studentGroups: [{ code: 'B', name: 'Bees' }, { name: 'Ants' }],
      }),
      'sv',
    );
    expect(read).toEqual({
      name: 'Compilers',
      credits: 5,
      starts: moment('2027-01-11'),
      ends: moment('2027-05-01T16:00'),
      opens: moment('2026-11-23T08:00'),
      closes: moment('2026-12-04'),
      languages: ['en', 'fi'],
      groups: ['Ants', 'B'],
      language: 'sv',
    });
  });

  it('leave the order of lists out', () => {
    const one = realization(CODE, {
      teachingLanguages: ['sv', 'en'],
      studentGroups: [{ name: 'b' }, { name: 'a' }],
    });
    const other = { ...one, teachingLanguages: ['en', 'sv'], studentGroups: [{ name: 'a' }, { name: 'b' }] };
    expect(changedFields(factsOf(one, 'en'), factsOf(other, 'en'))).toEqual([]);
    expect(one.teachingLanguages).toEqual(['sv', 'en']);
  });
});

describe('changed fields', () => {
  const before = facts(
    { opens: '2026-11-23T08:00', closes: '2026-12-04', starts: '2027-01-11', ends: '2027-05-01' },
    { credits: 5, languages: ['en'], groups: ['A'] },
  );

  test.each<[string, Partial<Facts>]>([
    ['name', { name: 'Interpreters' }],
    ['opens', { opens: moment('2026-11-23T08:01') }],
    ['opens', { opens: undefined }],
    ['closes', { closes: moment('2026-12-04T00:00') }],
    ['starts', { starts: moment('2027-01-12') }],
    ['ends', { ends: undefined }],
    ['credits', { credits: 0 }],
    ['credits', { credits: undefined }],
    ['languages', { languages: ['en', 'fi'] }],
    ['groups', { groups: [] }],
  ])('%s, for %j', (field, change) => {
    expect(changedFields(before, { ...before, ...change })).toEqual([field]);
    expect(changedFields({ ...before, ...change }, before)).toEqual([field]);
  });

  it('leave the words of two languages out, and nothing else', () => {
    const inFinnish: Facts = { ...before, language: 'fi' };
    const inSwedish: Facts = { ...before, name: 'Kompilatorer', groups: ['B'], credits: 10, language: 'sv' };
    expect(changedFields(inFinnish, inSwedish)).toEqual(['credits']);
    expect(changedFields(inSwedish, inFinnish)).toEqual(['credits']);
    expect(changedFields(inFinnish, { ...inSwedish, language: 'fi' })).toEqual(['name', 'credits', 'groups']);
    // Where it was not noted, it may be the same.
    expect(changedFields(before, { ...before, name: 'Kompilatorer', language: 'sv' })).toEqual(['name']);
    expect(changedFields(inFinnish, { ...before, name: 'Kompilatorer' })).toEqual(['name']);
  });

  it('come in their order, in any order of the objects', () => {
    const after = { ...before, groups: [], name: 'X', closes: undefined, credits: 3 };
    expect(changedFields(before, after)).toEqual(['name', 'closes', 'credits', 'groups']);
  });

  it('are none where a value is missing in two ways, or was kept as JSON', () => {
    const bare: Facts = { name: 'X', languages: [], groups: [] };
    expect(changedFields(bare, { ...bare, opens: undefined, credits: undefined })).toEqual([]);
    expect(changedFields(before, JSON.parse(JSON.stringify(before)))).toEqual([]);
  });

  it('are told by instant and precision only', () => {
    const { opens } = before;
    if (!opens) throw new Error('there is an opening');
    expect(changedFields(before, { ...before, opens: { ...opens, until: opens.at + 1 } })).toEqual([]);
  });
});
