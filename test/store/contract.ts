/** What every store keeps to, whatever the database. */
import { beforeEach, describe } from 'vitest';
import { concurrencyContract } from './contract-concurrency.ts';
import { coursesContract } from './contract-courses.ts';
import { followsContract } from './contract-follows.ts';
import { isolationContract } from './contract-isolation.ts';
import { leasesContract } from './contract-leases.ts';
import { ringsContract } from './contract-rings.ts';
import { rowsContract } from './contract-rows.ts';
import { targetsContract } from './contract-targets.ts';
import { empty, type World } from './world.ts';

export function storeContract(world: World): void {
  beforeEach(() => empty(world));
  describe('follows', () => followsContract(world));
  describe('targets', () => targetsContract(world));
  describe('courses', () => coursesContract(world));
  describe('rings', () => ringsContract(world));
  describe('leases', () => leasesContract(world));
  describe('workspaces', () => isolationContract(world));
  describe('rows', () => rowsContract(world));
  describe('several at once', () => concurrencyContract(world));
}
