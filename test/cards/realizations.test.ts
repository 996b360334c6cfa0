import { expect, test } from 'vitest';
import { realizationsCard } from '../../src/cards/realization-list.ts';
import { freshnessNote } from '../../src/cards/words.ts';
import { NotFound, QuotaExceeded } from '../../src/errors.ts';
import { texts } from '../../src/i18n/index.ts';
import { fresh, HOUR, instantOf, NOW, outage, readerIn, stale } from '../fixtures/reader.ts';
import { rich } from '../fixtures/realizations.ts';

test('the end of a limit is a date in the blocks and in the text, beside escaped outside text', () => {
  const card = realizationsCard(
    [
      { asked: '<!channel>', error: new QuotaExceeded('quota', NOW + HOUR) },
      { asked: 'b', error: new NotFound('realization', 'b') },
    ],
    readerIn('en'),
    String,
    () => undefined,
  );
  const token = `<!date^${(NOW + HOUR) / 1000}^`;
  expect(card.text).toContain(`again for this one after ${token}`);
  expect(card.text).toContain('&lt;\u2060!channel&gt;: ');
  const last = card.blocks.at(-1);
  expect(last).toMatchObject({ type: 'context', elements: [{ type: 'mrkdwn' }] });
  expect(JSON.stringify(last)).toContain(token);
});

test('an unexpected failure is the first that is told to the log', () => {
  const fault = new RangeError('a fault');
  const lookUps = [new NotFound('realization', 'a'), new NotFound('realization', 'b'), fault].map(
    (error) => ({
      asked: 'x',
      error,
    }),
  );
  const { failures } = realizationsCard(lookUps, readerIn('en'), String, () => undefined);
  expect(failures).toMatchObject({ all: true, errors: [fault, lookUps[0]?.error, lookUps[1]?.error] });
});

test('of several answers the oldest that could not be renewed is told with its own time, else the oldest', () => {
  const note = (...answers: Parameters<typeof freshnessNote>[0]) =>
    freshnessNote(answers, readerIn('en')) ?? '';
  const at = (time: string) => `|${time}>`;
  const old = { ...stale(rich), fetchedAt: instantOf('2026-11-20T09:00') };
  const failed = { ...outage(rich), fetchedAt: instantOf('2026-11-20T12:00') };
  const longer = { ...failed, cause: new QuotaExceeded('quota'), fetchedAt: instantOf('2026-11-20T11:00') };
  expect(note(fresh(rich))).toBe('');
  expect(note(fresh(rich), stale(rich), old)).toContain(at('09:00'));
  for (const answers of [
    [old, failed, longer],
    [longer, failed, old],
  ]) {
    expect(note(...answers)).toContain(at('11:00'));
    expect(note(...answers)).toContain(texts('en').errors.short.quota.slice(1));
  }
});
