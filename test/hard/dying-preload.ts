/**
 * Goes before a program that is to be killed: it counts what the program does to the outside, and at a given moment the system
 * kills it as `kill -9` does. A moment is before or after a statement of SQLite's, a write to Postgres, a renamed file, or
 * a call over HTTP. Counting begins at once where `DIE_AT` says so, or when the parent says so.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import sqlite, { DatabaseSync, StatementSync } from 'node:sqlite';

let left = Number(process.env['DIE_AT'] ?? Number.POSITIVE_INFINITY);

function moment(): void {
  left -= 1;
  if (left <= 0) process.kill(process.pid, 'SIGKILL');
}

/** Has a method met a moment before and after. */
function watch(owner: object, name: string): void {
  const real = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
  Reflect.set(owner, name, function watched(this: unknown, ...args: unknown[]): unknown {
    moment();
    const result = Reflect.apply(real, this, args);
    moment();
    return result;
  });
}

for (const name of ['all', 'run', 'iterate']) watch(StatementSync.prototype, name);
watch(DatabaseSync.prototype, 'exec');
watch(fs, 'renameSync');
// A copy is made beside the program: after its call it has only begun.
watch(sqlite, 'backup');
const openFile = fs.openSync;
fs.openSync = (...args) => {
  const file = openFile(...args);
  // Not what the program itself is read from.
  if (args[1] === 'w') moment();
  return file;
};
syncBuiltinESMExports();

const toPostgres = Number(process.env['DIE_PORT'] ?? 0);
const write = Socket.prototype.write;
Socket.prototype.write = function watched(this: Socket, ...args: Parameters<typeof write>): boolean {
  const counts = toPostgres > 0 && this.remotePort === toPostgres;
  if (counts) moment();
  const result = Reflect.apply(write, this, args);
  if (counts) moment();
  return result;
} as typeof write;

const call = globalThis.fetch;
globalThis.fetch = async (...args) => {
  moment();
  const response = await call(...args);
  moment();
  return response;
};

process.on('message', (order: { readonly dieAt: number }) => {
  left = order.dieAt;
  process.send?.('armed');
});
process.channel?.unref();
