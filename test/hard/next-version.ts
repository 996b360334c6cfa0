/** Loaded before the program: makes it the next version, whose migrations add to tables of this one. */
import { sql } from 'kysely';
import { CONTRACTS, MIGRATIONS } from '../../src/store/database/migrations.ts';

Object.assign(MIGRATIONS, {
  '998-wider': async (db: Parameters<(typeof MIGRATIONS)[string]>[0]) => {
    await sql`alter table rings add column later text not null default 'x'`.execute(db);
    await sql`alter table follows add column later text`.execute(db);
    await sql`alter table look_ups add column later bigint`.execute(db);
    await sql`create table of_the_next (name text primary key)`.execute(db);
  },
});
// The one that can't run beside this version.
if (import.meta.url.endsWith('?contract')) Object.assign(CONTRACTS, { '998-wider': '998-wider' });
