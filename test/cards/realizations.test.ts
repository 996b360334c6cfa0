import { expect, test } from 'vitest';
import { realizationsCard } from '../../src/cards/realizations.ts';
import { NotFound, QuotaExceeded } from '../../src/errors.ts';
import { HOUR, NOW, readerIn } from '../fixtures/reader.ts';

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
  expect(card.text).toContain(`again for these later: ${token}`);
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
