import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The memory that the system has given to a process, in bytes, as `ps` tells it. */
export async function residentOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) * 1024;
}
