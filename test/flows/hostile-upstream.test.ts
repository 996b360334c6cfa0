import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UpstreamHandler } from '../fakes/upstream.ts';
import { runs } from '../fixtures/runs.ts';
import { openScripted } from './harness.ts';
import { anyText } from './hostile.ts';
import { buttons } from './reading.ts';
import { codesOf, idOf, success } from './upstream-rows.ts';

const long = fc.constantFrom(
  '&'.repeat(5000),
  'word '.repeat(20_000),
  '👩‍👩‍👧'.repeat(900),
  '\n'.repeat(4000),
);
const text = fc.oneof({ weight: 6, arbitrary: anyText }, { weight: 1, arbitrary: long });
const date = fc.oneof(
  fc.constantFrom(
    '2026-11-20T09:00',
    '2026-11-20',
    '',
    '0000-00-00',
    '9999-12-31T23:59:59',
    '2026-03-29T03:30:00',
  ),
  anyText,
);
const name = fc.record({ fi: text, en: text, valueEn: text });
const organisation = fc.record({ code: text, localizedName: name });
const realization = fc.record({
  name: text,
  startDate: date,
  endDate: date,
  enrollmentStart: date,
  enrollmentEnd: date,
  teachingLanguages: fc.array(text, { maxLength: 3 }),
  credits: fc.oneof(text, fc.double(), fc.constant(null)),
  content: text,
  objective: text,
  examSchedule: text,
  localizedContent: name,
  office: organisation,
  unit: organisation,
  degreeProgrammes: fc.array(organisation, { maxLength: 12 }),
  studentGroups: fc.array(fc.record({ code: text, name }), { maxLength: 12 }),
  tags: fc.array(fc.record({ name }), { maxLength: 3 }),
});
const unit = fc.record({
  name: text,
  code: text,
  credits: fc.anything(),
  content: text,
  objective: text,
  materials: text,
});
const rooms = fc.array(
  fc.record({
    type: fc.constant('room'),
    code: text,
    name: text,
    resourceType: text,
    places: fc.oneof(fc.integer(), text),
  }),
  { maxLength: 30 },
);

test('Slack takes the cards for every answer of the study API, and they mention no person', {
  tags: 'property',
}, async () => {
  const property = fc.asyncProperty(
    realization,
    unit,
    rooms,
    text,
    async (course, courseUnit, resources, house) => {
      const handler: UpstreamHandler = (request) => {
        const id = idOf(request);
        if (request.path.startsWith('/courseunit/')) return success({ courseUnits: [{ ...courseUnit, id }] });
        if (request.path.startsWith('/reservation/'))
          return success({ building: { id, code: house, name: house }, resources });
        return success({ realizations: codesOf(request).map((code) => ({ ...course, code })) });
      };
      upstream.answer(handler);
      pass(25 * 60 * 60_000);
      for (const typed of TYPED) {
        const { message } = await command(typed);
        const [button] = buttons(message);
        if (button !== 'Details' && button !== 'All texts') continue;
        await slack.click(message, button);
      }
      const { answer } = await mention('TX00EY23-3015');
      expect(answer.text).not.toBe('');
    },
  );
  const TYPED = [
    '/course TX00EY23-3015',
    '/course TX00EY23-3015 IM00BR45-3003',
    '/enrollment TX00EY23-3015',
    '/course unit 1',
    '/rooms 1',
  ];
  const { app, command, mention, pass, slack, upstream, log } = await openScripted(() => success({}));
  await fc.assert(property, { numRuns: runs(25), endOnFailure: true });
  await app.stop();
  const outcomes = new Set(log.filter(({ msg }) => msg === 'request').map(({ outcome }) => outcome));
  expect(outcomes, 'found').toContain('answered');
  expect(slack.workspace.modals).not.toEqual([]);
});
