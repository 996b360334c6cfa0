import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { openSample } from './harness.ts';
import { buttons } from './reading.ts';
const ASK = (process.env['ZZ_ASK'] ?? '').split('|');
test('x', async () => {
  const out: string[] = [];
  for (const one of ASK) {
    const flow = await openSample({ troubles: ['any'] });
    await flow.command('/course follow TX00EY23-3015', { channel: 'dm' } as never).catch(() => undefined);
    await flow.direct('TX00EY23-3015');
    const { answer } = await flow.direct(one);
    out.push(`## ${one}\n${answer.text.slice(0, 400)}\n[${buttons(answer).join(' | ')}]\n`);
  }
  writeFileSync('/tmp/zz.out', out.join('\n'));
}, 100_000);
