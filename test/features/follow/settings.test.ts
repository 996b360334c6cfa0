import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { withQuiet, withReminder } from '../../../src/features/follow/request.ts';
import { isAlwaysLoud } from '../../../src/store/reminder-settings.ts';
import { SETTINGS } from './fixtures.ts';

const hours = ({ quietFrom, quietTo }: typeof SETTINGS) => [quietFrom / 60, quietTo / 60];
const loud = withQuiet(SETTINGS, { at: 'off' });

test.each([
  ['from', SETTINGS, { at: 'from', hour: 22 }, [22, 8]],
  ['to', SETTINGS, { at: 'to', hour: 7 }, [20, 7]],
  ['from, where there were none', loud, { at: 'from', hour: 20 }, [20, 8]],
  ['to, where there were none', loud, { at: 'to', hour: 6 }, [18, 6]],
] as const)('quiet hours: %s', (_name, before, change, after) => {
  expect(hours(withQuiet(before, change))).toEqual(after);
});

it('knows none', () => {
  expect(isAlwaysLoud(loud)).toBe(true);
  expect(isAlwaysLoud(SETTINGS)).toBe(false);
});

it('comes to the same when a button is pressed twice', () => {
  const kind = fc.constantFrom('opens', 'closes', 'starts');
  fc.assert(
    fc.property(kind, fc.boolean(), (kind, on) => {
      const once = withReminder(SETTINGS, { does: 'remind', kind, on });
      expect(withReminder(once, { does: 'remind', kind, on })).toEqual(once);
      expect(once[kind]).toBe(on);
    }),
  );
});
