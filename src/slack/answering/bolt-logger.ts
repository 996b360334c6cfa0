import { type Logger, LogLevel } from '@slack/bolt';
import type { Log } from '../../ops/log.ts';

/** Bolt's own lines. Its debug lines hold payloads and headers: they are never written. */
export function boltLogger(log: Log): Logger {
  const line =
    (level: 'warn' | 'error') =>
    (first?: unknown): void =>
      log[level]({ kind: 'bolt', detail: safe(first) }, 'from Bolt');
  const silent = (): void => undefined;
  return {
    debug: silent,
    info: silent,
    warn: line('warn'),
    error: line('error'),
    setLevel: silent,
    getLevel: () => LogLevel.WARN,
    setName: silent,
  };
}

function safe(message: unknown): string {
  const text = message instanceof Error ? `${message.name} ${message.message}` : String(message);
  return text.replace(/xox[a-z]-[\w-]+|xapp-[\w-]+|https?:\/\/\S+/g, '…').slice(0, 200);
}
