/** A failover of a real Postgres, as its clients see it: what was connected before can no longer write. */
import type pg from 'pg';
import { TABLES } from '../../src/store/database/tables.ts';

/** Sessions that are older than a failover refuse to write; younger ones don't. */
export async function prepareFailover(hand: pg.Client): Promise<void> {
  await hand.query(`create table failover (at timestamptz, code text, words text);
    create function refuse() returns trigger language plpgsql as $$
    declare f failover; begin
      select * into f from failover;
      if found and (select backend_start < f.at from pg_stat_activity where pid = pg_backend_pid())
      then raise exception using errcode = f.code, message = f.words; end if;
      return null;
    end $$;`);
  for (const table of TABLES)
    await hand.query(`create trigger refuse before insert or update or delete on ${table}
      for each statement execute function refuse()`);
}

/** From now on sessions of before refuse so. */
export async function failOver(hand: pg.Client, code: string, words: string): Promise<void> {
  await hand.query('insert into failover values (clock_timestamp(), $1, $2)', [code, words]);
}
