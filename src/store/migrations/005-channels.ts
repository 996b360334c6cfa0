/** Finds a channel without its workspace: a press does not always say which one it is. */
import type { Kysely } from 'kysely';

export async function indexChannels(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('targets_by_target').on('targets').column('target').execute();
  await db.schema.createIndex('channels_by_channel').on('channels').column('channel').execute();
}
