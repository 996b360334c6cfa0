import { expect, it } from 'vitest';
import { calendarRequest } from '../../../src/features/calendar/handlers.ts';

it('takes what the button carries', () => {
  expect(calendarRequest.parse({ does: 'revoke-feed' })).toEqual({ does: 'revoke-feed' });
});

it.each([{}, { does: '' }, { does: 'make-feed' }, { does: 1 }, 'revoke-feed', null])(
  'refuses %j',
  (value) => {
    expect(calendarRequest.safeParse(value).success).toBe(false);
  },
);
