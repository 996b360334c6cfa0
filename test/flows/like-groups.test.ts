/** Codes that may be of several things: units whose codes have the form of a student group, of a run, or are a number. */
import { describe, expect, test } from 'vitest';
import type { SampleRealization } from '../../playground/sample-data/shape.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { answerTo, openSample } from './harness.ts';

const ALL = 'search-name,search-group,search-unit,units,buildings';

function run(code: string, name: string, more: Partial<SampleRealization> = {}): SampleRealization {
  return {
    id: String(810_000 + realizations.length),
    code,
    name: { en: name, fi: `${name} fi`, sv: `${name} sv` },
    ...{ starts: '2027-01-11T08:00:00', ends: '2027-04-30T16:00:00' },
    ...{ opens: '2026-11-09T08:00:00', closes: '2026-12-06T16:00:00' },
    ...{ languages: ['en'], credits: 5, ...more },
  };
}

const realizations: SampleRealization[] = [];
const LIKE_GROUPS = ['KA12B3', 'NUR24S', 'HUB12A1', 'IT20K', 'YHT21A2'];
for (const unit of LIKE_GROUPS) {
  realizations.push(run(`${unit}-3001`, 'Glass Blowing'));
  realizations.push(run(`${unit}-3002`, 'Glass Blowing', { closes: '2026-12-16T16:00:00' }));
}
realizations.push(run('XN00CD10-3001', 'Midwifery', { groups: ['MET25S1'] }));
realizations.push(run('FP-2-013-3001', 'Forging'));
realizations.push(run('5051215-3001', 'Thatching'));
realizations.push(run('WEB2SA11-3001', 'Lace Making'));
realizations.push(run('XN00CD11-3001', 'Compare'));

const open = (extras = ALL) =>
  openSample({ env: { STUDY_API_EXTRAS: extras }, study: { data: { realizations, courseUnits: [] } } });
const text = ({ text: said, blocks }: SlackMessage): string => `${said} ${JSON.stringify(blocks)}`;
const criteria = (calls: readonly { readonly body?: unknown }[]) =>
  calls.flatMap(({ body }) => (body ? Object.keys(body as object).filter((key) => key !== 'startDate') : []));

describe('a unit whose code has the form of a group', () => {
  test.each(
    LIKE_GROUPS.flatMap((unit) =>
      [
        `/course ${unit}`,
        `/course find ${unit}`,
        `/enrollment ${unit}`,
        `is ${unit} offered every semester?`,
        `when is ${unit} offered next?`,
      ].map((asked) => [asked, unit] as const),
    ),
  )('%s: asked for as a group, and as a unit', async (asked, unit) => {
    const { command, direct, study } = await open();
    const said = text(await answerTo({ command, direct }, asked));
    expect(said).toContain(`${unit}-3001`);
    expect(said).toContain(`${unit}-3002`);
    expect(criteria(study.calls)).toEqual(['studentGroups', 'codes']);
  });

  test('is that unit at once where a run of it was seen', async () => {
    const { command, direct, study } = await open();
    await command('/course NUR24S-3001');
    const { length } = study.calls;
    expect(text((await direct('is NUR24S offered every semester?')).answer)).toContain('NUR24S-3002');
    expect(criteria(study.calls.slice(length))).toEqual(['codes']);
  });

  test('is followed as a unit; a group is followed as a group', async () => {
    const { command } = await open();
    expect((await command('/course follow KA12B3')).message.text).toContain('the course unit KA12B3');
    expect((await command('/course follow MET25S1')).message.text).toContain('the group MET25S1');
  });

  test('a group is found by one search, and one that nothing has by at most three', async () => {
    const { command, study } = await open();
    expect(text((await command('/course MET25S1')).message)).toContain('XN00CD10-3001');
    expect(criteria(study.calls)).toEqual(['studentGroups']);
    const { length } = study.calls;
    expect((await command('/course QQA11X1')).message.text).toContain('Nothing in the whole catalogue fits');
    expect(study.calls.slice(length).length).toBeLessThanOrEqual(3);
  });
});

describe('by one of the other searches alone', () => {
  test.each([
    ['search-name', '/course WEB2SA11', 'WEB2SA11-3001'],
    ['search-name', '/course find WEB2SA11', 'WEB2SA11-3001'],
    ['search-name', 'when is WEB2SA11 offered next?', 'WEB2SA11-3001'],
    ['search-name', '/course KA12B3', 'KA12B3-3002'],
    ['search-group', '/course WEB2SA11', 'WEB2SA11-3001'],
    ['off', '/course WEB2SA11', 'WEB2SA11-3001'],
  ])('%s: %s: likely codes find the runs of a unit', async (extras, asked, shown) => {
    const { command, direct, study } = await open(extras);
    const said = text(await answerTo({ command, direct }, asked));
    expect(said).toContain(shown);
    expect(said).not.toMatch(/in the whole catalogue/i);
    expect(study.calls.length).toBeLessThanOrEqual(2);
  });

  test.each([
    ['search-name', '/course find MET25S1 midwifery'],
    ['search-name', '/course WEB2SA12'],
  ])(
    '%s: %s: what can’t be searched by is told, and nothing of the whole catalogue',
    async (extras, asked) => {
      const { command, direct } = await open(extras);
      const said = await answerTo({ command, direct }, asked);
      expect(said.text).toContain('I can’t search by');
      expect(said.text).not.toMatch(/whole catalogue/i);
    },
  );
});

test.each([
  ['/course FP-2-013', 'FP-2-013-3001'],
  ['is FP-2-013 offered every semester?', 'FP-2-013-3001'],
  ['/course 5051215', '5051215-3001'],
])('%s: a unit that looks like a run, or like an id', async (asked, shown) => {
  const { command, direct } = await open();
  expect(text(await answerTo({ command, direct }, asked))).toContain(shown);
});

test('where no typed word narrows anything, no other reading is offered', async () => {
  const { command } = await open();
  await command('/course lace making');
  const said = (await command('/course find compare')).message;
  expect(text(said)).toContain('XN00CD11-3001');
  expect(text(said)).not.toContain('Instead');
});
