import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The memory that the system has given to a process, in bytes, as `ps` tells it. */
export const residentOf = async (pid: number): Promise<number> => (await told(pid, 'rss')) * 1024;

/** The CPU time of a process since its start, in whole seconds. */
export const cpuOf = (pid: number): Promise<number> => told(pid, 'cputimes');

async function told(pid: number, column: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', `${column}=`, '-p', String(pid)]);
  return Number(stdout.trim());
}
