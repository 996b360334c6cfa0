/** Signed requests over kept connections. */

import { createHmac } from 'node:crypto';
import { Pool } from 'undici';
import { onTestFinished } from 'vitest';
import { SIGNING_SECRET } from '../../flows/harness.ts';
import type { Sent } from './bodies.ts';
import type { Stage } from './stage.ts';

interface Replied {
  readonly status: number;
  readonly body: string;
}

export type Send = (sent: Sent) => Promise<Replied>;

/** @param connections as many requests are under way at once */
export function openSender({ url, now }: Pick<Stage, 'url' | 'now'>, connections: number): Send {
  const pool = new Pool(url, { connections, headersTimeout: 60_000, bodyTimeout: 60_000 });
  onTestFinished(() => pool.destroy());
  return async ({ body, contentType }) => {
    const timestamp = String(Math.floor(now() / 1000));
    const signature = createHmac('sha256', SIGNING_SECRET)
      .update(`v0:${timestamp}:`)
      .update(body)
      .digest('hex');
    const { statusCode, body: answer } = await pool.request({
      ...{ method: 'POST', path: '/slack/events', body },
      headers: {
        'content-type': contentType,
        'x-slack-request-timestamp': timestamp,
        'x-slack-signature': `v0=${signature}`,
      },
    });
    return { status: statusCode, body: await answer.text() };
  };
}
