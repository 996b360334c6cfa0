/** What follows a start once: keeping what was compiled, giving back what only the start has needed, and keeping young what is. */
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

/** Never rejects: a process that listens is up, whatever becomes of this. Takes about a tenth of a second. */
export async function afterStart(): Promise<void> {
  // Else it would be written at the end, and a process that is killed keeps nothing.
  flushCompileCache();
  try {
    await collectGarbage();
  } catch {
    // A Node without an inspector keeps its memory.
  }
  stayYoung();
}

/**
 * V8 remembers of each place in the code whether what is made there lives long, and then makes it among the old. In a moment
 * in which all requests wait, such as the first one, it takes for that what Node makes for every request: dead a moment later, and
 * as one of the old it keeps alive all that it knows of until the next whole collection, as long as the process runs. Told after
 * the start only: what Node brings compiled counts for its own flags. docs/decisions/0018-cold-start.md
 */
function stayYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
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
