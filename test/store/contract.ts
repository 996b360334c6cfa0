/** The contract of the store, over each database. */
import { beforeEach, describe } from 'vitest';
import { agreedContract } from './contract-agreed.ts';
import { assistantTokensContract } from './contract-assistant-tokens.ts';
import { careContract } from './contract-care.ts';
import { channelEditsContract, runFollowsContract } from './contract-channel-edits.ts';
import { choicesContract } from './contract-choices.ts';
import { concurrencyContract } from './contract-concurrency.ts';
import { contextsContract } from './contract-contexts.ts';
import { coursesContract } from './contract-courses.ts';
import { feedsContract } from './contract-feeds.ts';
import { followsContract } from './contract-follows.ts';
import { homeConcurrencyContract } from './contract-home-concurrency.ts';
import { installationsContract } from './contract-installations.ts';
import { isolationContract } from './contract-isolation.ts';
import { leasesContract } from './contract-leases.ts';
import { lessonsContract } from './contract-lessons.ts';
import { longListsContract, longListsInDatabase } from './contract-long.ts';
import { lookUpsContract } from './contract-look-ups.ts';
import { movedChannelsContract } from './contract-moved-channels.ts';
import { personalContract } from './contract-personal.ts';
import { remindersContract } from './contract-reminders.ts';
import { brokenRowsContract, rowsContract } from './contract-rows.ts';
import { seenContract } from './contract-seen.ts';
import { targetsContract } from './contract-targets.ts';
import { timesContract } from './contract-times.ts';
import type { DatabaseWorld, World } from './world.ts';

function storeContract(world: World): void {
  beforeEach(() => world.empty());
  describe('follows', () => followsContract(world));
  describe('targets', () => targetsContract(world));
  describe('what persons note', () => personalContract(world));
  describe('courses', () => coursesContract(world));
  describe('lessons', () => lessonsContract(world));
  describe('reminders', () => remindersContract(world));
  describe('leases', () => leasesContract(world));
  describe('choices', () => choicesContract(world));
  describe('changes of channels', () => channelEditsContract(world));
  describe('new runs', () => runFollowsContract(world));
  describe('seen', () => seenContract(world));
  describe('look-ups', () => lookUpsContract(world));
  describe('contexts', () => contextsContract(world));
  describe('feeds', () => feedsContract(world));
  describe('tokens of assistants', () => assistantTokensContract(world));
  describe('agreed', () => agreedContract(world));
  describe('installations', () => installationsContract(world));
  describe('letting go', () => careContract(world));
  describe('workspaces', () => isolationContract(world));
  describe('a channel that gets another id', () => movedChannelsContract(world));
  describe('long lists', () => longListsContract(world));
  describe('times', () => timesContract(world));
  describe('rows', () => rowsContract(world));
  describe('several at once', () => {
    concurrencyContract(world);
    homeConcurrencyContract(world);
  });
}

/** A database may hold rows that can't be read. */
export function databaseContract(world: DatabaseWorld): void {
  storeContract(world);
  describe('broken rows', () => brokenRowsContract(world));
  describe('long lists of a database', () => longListsInDatabase(world));
}
