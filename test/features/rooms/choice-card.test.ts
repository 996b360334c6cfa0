import type { StaticSelect } from '@slack/types';
import { describe, expect, it, test } from 'vitest';
import { InvalidRequest } from '../../../src/errors.ts';
import { type Choice, choiceCard } from '../../../src/features/rooms/choice.ts';
import type { RoomsRequest } from '../../../src/features/rooms/request.ts';
import { chooseBuilding, turnPage } from '../../../src/features/rooms/request.ts';
import type { BuildingId } from '../../../src/study-client/model.ts';
import { known } from '../../fixtures/buildings.ts';
import { buttonsIn } from '../../fixtures/buttons.ts';
import { readerIn } from '../../fixtures/reader.ts';

const FILTERS = { minSeats: 40, words: ['lab'], hints: ['big'] };
const cardOf = (choice: Choice, filters: RoomsRequest['filters'] = { words: [] }) =>
  choiceCard(choice, { filters, page: 0 }, readerIn('en'));
const menuIn = ({ blocks }: ReturnType<typeof cardOf>): StaticSelect | undefined =>
  blocks
    .flatMap((block) => (block.type === 'actions' ? block.elements : []))
    .find((element): element is StaticSelect => element.type === 'static_select');

describe('up to twenty buildings', () => {
  it('are buttons in the order of their names, which carry the filters', () => {
    const { buttons } = cardOf({ buildings: known(4).toReversed() }, FILTERS);
    expect(buttons.map(({ text }) => text.text)).toEqual([
      'B4',
      'Karamalmi Campus (B1)',
      'Talo 2 (B2)',
      'Talo 3',
      'All buildings',
    ]);
    expect(turnPage.read(buttons.at(-1)?.value)?.value).toEqual({ all: true, filters: FILTERS, page: 0 });
    expect(buttons.slice(0, -1).map(({ value }) => chooseBuilding.read(value)?.value)).toEqual(
      ['78028', '78025', '78026', '78027'].map((building) => ({ building, filters: FILTERS })),
    );
  });

  it('are a menu where they are more, and the rest is told', () => {
    const menu = menuIn(cardOf({ buildings: known(120) }));
    const ids = menu?.options?.map((option) =>
      'value' in option ? chooseBuilding.read(option.value)?.value.building : undefined,
    );
    expect(new Set(ids).size).toBe(100);
    expect(cardOf({ buildings: known(120) }).text).toContain('And 20 more buildings: type the name');
    expect(menuIn(cardOf({ buildings: known(20) }))).toBeUndefined();
  });

  it('are still buttons where there are filters, which a menu could not carry', () => {
    const { buttons, text, ...card } = cardOf({ buildings: known(30) }, FILTERS);
    expect(buttons).toHaveLength(21);
    expect(menuIn({ buttons, text, ...card })).toBeUndefined();
    expect(text).toContain('And 10 more buildings');
  });
});

test.each([
  ['en', { fi: 'Talo', sv: 'Hus' }, 'Talo'],
  ['fi', { en: 'House', sv: 'Hus' }, 'House'],
  ['sv', { en: 'House', fi: 'Talo' }, 'Talo'],
  ['sv', { en: 'House' }, 'House'],
] as const)(
  'in %s, with names %j, a building is called %s, as a course would be',
  (language, names, called) => {
    const buildings = known(1).map((one) => ({ ...one, names }));
    const { buttons } = choiceCard({ buildings }, { filters: { words: [] }, page: 0 }, readerIn(language));
    expect(buttons.map(({ text }) => text.text)).toEqual([`${called} (B1)`]);
  },
);

test('those that are called alike are told apart by their ids, in words, buttons and menu', () => {
  const [one, , third] = known(3);
  if (!one || !third) throw new Error('too few');
  const alike = ['201', '202'].map((id) => ({ ...one, id: id as BuildingId }));
  const { text, buttons } = cardOf({ why: 'several', buildings: [...alike, third] });
  const labels = ['Karamalmi Campus (B1) · 201', 'Karamalmi Campus (B1) · 202', 'Talo 3'];
  expect(buttons.map((button) => button.text.text)).toEqual([...labels, 'All buildings']);
  expect(text.split('\n').slice(1)).toEqual(labels.map((label) => `• ${label}`));
  const endless = ['a'.repeat(39), 'b'.repeat(39)].map((end) => ({
    ...{
      id: `${end}1` as BuildingId,
      code: 'K'.repeat(30),
      names: { en: 'Campus '.repeat(30) },
      aliases: [],
    },
  }));
  const long = cardOf({ buildings: endless })
    .buttons.slice(0, 2)
    .map((button) => button.text.text);
  expect(long.map(({ length }) => length <= 75)).toEqual([true, true]);
  expect(new Set(long).size).toBe(2);
  const many = known(30).flatMap((building) => [
    building,
    { ...building, id: `9${building.id}` as BuildingId },
  ]);
  const options = menuIn(cardOf({ buildings: many }))?.options ?? [];
  expect(new Set(options.map((option) => option.text.text)).size).toBe(60);
});

describe('what is said', () => {
  const failed = new InvalidRequest({ about: 'building', input: 'Karamlmi' });

  test.each<[string, Choice, string[]]>([
    ['none was named', { buildings: known(1) }, ['Which building?', '• Karamalmi Campus (B1)']],
    [
      'none is known',
      { buildings: [] },
      [
        'I know no building by name yet. Ask by a building’s id, for example /rooms 78025; from then on I know it by its code and name, too.',
      ],
    ],
    [
      'several may be meant',
      { why: 'several', buildings: known(1) },
      ['More than one building fits. Which one do you mean?', '• Karamalmi Campus (B1)'],
    ],
    [
      'a near one is known',
      { why: { failed, near: true }, buildings: known(1) },
      [
        '“Karamlmi” is not a building I know. Ask by the building’s id, for example /rooms 78025.',
        'Did you mean this one?',
        '• Karamalmi Campus (B1)',
      ],
    ],
    [
      'two near ones are known',
      { why: { failed, near: true }, buildings: known(2) },
      [
        '“Karamlmi” is not a building I know. Ask by the building’s id, for example /rooms 78025.',
        'Did you mean one of these?',
        '• Karamalmi Campus (B1)',
        '• Talo 2 (B2)',
      ],
    ],
    [
      'no near one is known',
      { why: { failed, near: false }, buildings: known(1) },
      [
        '“Karamlmi” is not a building I know. Ask by the building’s id, for example /rooms 78025.',
        'These are the buildings that I know by name:',
        '• Karamalmi Campus (B1)',
      ],
    ],
  ])('where %s', (_, choice, lines) => {
    const { text, failures } = cardOf(choice);
    expect(text.split('\n')).toEqual(lines);
    const isFailure = choice.why !== undefined && choice.why !== 'several';
    expect(failures).toEqual(isFailure ? { errors: [failed], all: true } : undefined);
  });

  it('puts the nearest first, not the first of the alphabet', () => {
    const { blocks, buttons } = cardOf({ why: { failed, near: true }, buildings: known(3).toReversed() });
    // Within, since the reference comes after them.
    expect(buttons).toEqual([]);
    expect(buttonsIn(blocks).map(({ text }) => text.text)).toEqual([
      'Talo 3',
      'Talo 2 (B2)',
      'Karamalmi Campus (B1)',
    ]);
  });
});

describe('a choice that comes back', () => {
  const carried = (value: unknown) => JSON.stringify({ l: 'en', v: value });

  test.each([
    [{ building: '78025' }, true],
    [{ building: '78025', filters: { words: [] } }, true],
    [{ building: 'x'.repeat(41) }, false],
    [{ building: '../78025' }, false],
    [{ building: 78025 }, false],
    [{ building: '78025', filters: { words: [''] } }, false],
    [{}, false],
  ])('%j: %s', (value, isOurs) => {
    expect(chooseBuilding.read(carried(value)) !== undefined).toBe(isOurs);
  });

  it('is short enough for a menu, for any id', () => {
    const id = 'x'.repeat(40) as BuildingId;
    expect(chooseBuilding.carry({ building: id }, 'en').value.length).toBeLessThanOrEqual(75);
  });
});
