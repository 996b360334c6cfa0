/**
 * What is done once after a start: compiled code is kept, memory that only the start needed is given back,
 * and V8's pretenuring is switched off.
 */
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

/**
 * Never rejects: the process listens already, whether or not this succeeds. Takes about a tenth of a second.
 */
export async function afterStart(): Promise<void> {
  // Otherwise Node would write it at the end of the process, and a process that is killed would keep nothing.
  flushCompileCache();
  try {
    await collectGarbage();
  } catch {
    // A Node without an inspector keeps its memory.
  }
  stayYoung();
}

/**
 * Switches off V8's pretenuring. V8 notes for each place in the code whether the objects made there live
 * long, and if so makes later ones in the old generation at once. When all requests wait at the same moment,
 * such as for the first answer, V8 takes the objects that Node makes for each request for long-lived ones, as
 * long as the process runs. Such an object is garbage a moment later, but it stays until the next full
 * collection and keeps alive all that it refers to. The flag is set after the start only: the compiled code
 * that Node ships is valid for Node's own flags only. docs/decisions/0018-cold-start.md
 */
function stayYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}

/**
 * Loading grows the young generation to its full size, and V8 gives none of it back while a process has
 * little to do. The inspector's call is the documented way to ask for it. It opens no port and changes no
 * flag.
 */
async function collectGarbage(): Promise<void> {
  // Imported here, so that it is not loaded before the process listens.
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
