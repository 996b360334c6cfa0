/** What follows a start once: keeping what was compiled, and giving back what only the start has needed. */
import { flushCompileCache } from 'node:module';

/** Never rejects: a process that listens is up, whatever becomes of this. Takes about a tenth of a second. */
export async function afterStart(): Promise<void> {
  // Else it would be written at the end, and a process that is killed keeps nothing.
  flushCompileCache();
  try {
    await collectGarbage();
  } catch {
    // A Node without an inspector keeps its memory.
  }
}

/**
 * Loading has grown the young generation to its full size, and V8 gives nothing of it back by itself while a process has
 * little to do. The inspector's call is the documented way to ask; nobody can connect by it, and no flag is changed.
 */
async function collectGarbage(): Promise<void> {
  // Only here, so that nothing is loaded before listening for it.
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
