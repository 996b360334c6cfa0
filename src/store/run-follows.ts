/** Course units and groups whose new runs targets are told of, and the runs that are known. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Language } from '../language.ts';
import { wholeTime } from './database/columns.ts';
import {
  among,
  atomically,
  batches,
  type Database,
  equal,
  lastByKey,
  put,
  removeRows,
  rowReader,
  type TellProblem,
  updateRows,
  valuesOf,
} from './database/database.ts';
import { NEW_RUNS, RUN_FOLLOWS, type Tables } from './database/tables.ts';
import { addFollowing, setUpBy, stopFollowing } from './follows.ts';
import { idNow, listMoved } from './moved-channels.ts';
import type { NewRun, RunFollow, Store } from './store.ts';

const byTopic = (one: RunFollow, other: RunFollow): number => (one.topic < other.topic ? -1 : 1);

export function createRunFollows(database: Database, tell: TellProblem): Store['runFollows'] {
  const { db } = database;
  const follows = rowReader(db, RUN_FOLLOWS, tell);
  const newRuns = rowReader(db, NEW_RUNS, tell);
  return {
    add: (target, given, most) => {
      const topics = given.map(({ topic }) => topic);
      return addFollowing(database, 'run_follows', target, topics, most, async (transaction, id, added) => {
        const wanted = given
          .filter(({ topic }) => added.has(topic))
          .map((one) => ({ ...one, workspace: target.workspace, target: id }));
        await put(transaction, RUN_FOLLOWS, wanted);
        const runs = wanted.flatMap(({ known, createdAt: foundAt, ...one }) =>
          known.map((code) => ({ ...one, code, facts: undefined, foundAt, told: true })),
        );
        await put(transaction, NEW_RUNS, runs, { columns: ['told'] });
      });
    },
    remove: (key, topics) =>
      atomically(database, async (transaction) => {
        const target = await idNow(transaction, key.workspace, key.target);
        const at = { workspace: key.workspace, target };
        return follows.parse(await stopFollowing(transaction, 'run_follows', at, topics)).sort(byTopic);
      }),
    of: ({ workspace, target }) =>
      listMoved(db, workspace, target, (id) => follows.find({ workspace, target: id }, ['topic'])),
    setUpBy: (workspace, user) => setUpBy(db, 'run_follows', { workspace, user }),
    topics: async () => {
      const rows = await db
        .selectFrom('run_follows')
        .innerJoin('targets', (join) =>
          join
            .onRef('targets.workspace', '=', 'run_follows.workspace')
            .onRef('targets.target', '=', 'run_follows.target'),
        )
        .select(['run_follows.topic', 'targets.language', 'run_follows.searched_at'])
        .distinct()
        .orderBy('run_follows.topic')
        .orderBy('targets.language')
        .execute();
      const runs = await db
        .selectFrom('new_runs')
        .select(['topic', 'code'])
        .distinct()
        .where('topic', 'in', db.selectFrom('run_follows').select('topic'))
        .execute();
      const codes = Map.groupBy(runs, ({ topic }) => topic);
      return Array.from(
        Map.groupBy(rows, ({ topic }) => topic),
        ([topic, those]) => ({
          topic,
          languages: [...new Set(those.map(({ language }): Language => language))],
          searchedAt: those.some(({ searched_at }) => searched_at === null)
            ? undefined
            : Math.min(...those.map(({ searched_at }) => Number(searched_at))),
          known: (codes.get(topic) ?? []).map(({ code }) => code).sort(),
        }),
      );
    },
    topicsIn: async (workspace) => {
      const all = db.selectFrom('run_follows').select('topic').distinct().where('workspace', '=', workspace);
      return (await all.orderBy('topic').execute()).map(({ topic }) => topic);
    },
    found: async (runs, at, where = {}) => {
      await atomically(database, async (transaction) => {
        for (const run of lastByKey(runs, ({ topic, code, language = '' }) => [topic, code, language]))
          await note(transaction, run, wholeTime(at), where);
      });
    },
    unknown: async (topic, codes) => {
      const all: { code: string; language: Language }[] = [];
      for (const batch of batches([...new Set(codes)].sort())) {
        const { rows } = await sql<{ code: string; language: Language }>`
          select distinct run.column1 as code, targets.language as language
          from ${valuesOf(batch.map((code) => [code]))} as run
          cross join run_follows join targets on targets.workspace = run_follows.workspace
            and targets.target = run_follows.target
          where run_follows.topic = ${topic} and run_follows.searched_at is not null
            and not exists (select 1 from new_runs where new_runs.workspace = run_follows.workspace
              and new_runs.target = run_follows.target and new_runs.topic = run_follows.topic
              and new_runs.code = run.column1)
          order by code, language`.execute(db);
        all.push(...rows);
      }
      return all;
    },
    searched: async (topic, { codes, runs }, at) => {
      await atomically(database, async (transaction) => {
        const { rows: first } = await sql<{ workspace: string; target: string }>`
          select workspace, target from run_follows where topic = ${topic} and searched_at is null
          order by workspace, target`.execute(transaction);
        const keys = first.map(({ workspace, target }) => [workspace, target] as const);
        for (const run of lastByKey(runs, ({ code, language }) => [code, language]))
          await note(transaction, { topic, ...run }, wholeTime(at), { searched: true });
        for (const batch of batches(keys)) {
          await noteKnown(transaction, topic, batch, codes, wholeTime(at));
          await setSearched(
            transaction,
            at,
            sql`topic = ${topic} and ${among(['workspace', 'target'], batch)}`,
          );
        }
        // Not for those that have begun to follow meanwhile.
        await setSearched(transaction, at, sql`topic = ${topic} and searched_at is not null`);
      });
    },
    untold: async (workspace) => {
      const all = await newRuns.find({ workspace, told: false }, ['target', 'topic', 'code']);
      return all.flatMap(({ facts, foundAt: _, told: _told, ...run }): NewRun[] =>
        facts ? [{ ...run, facts }] : [],
      );
    },
    told: async (runs) => {
      await atomically(database, async (transaction) => {
        for (const { workspace, target, topic, code } of runs)
          await updateRows(transaction, 'new_runs', { told: 1 }, equal({ workspace, target, topic, code }));
      });
    },
  };
}

/** One statement decides for each follower, so that replicas that find a run at once note it once. */
async function note(
  transaction: Transaction<Tables>,
  { topic, code, facts: known, language }: Parameters<Store['runFollows']['found']>[0][number],
  at: number,
  { workspace, followed, searched }: NonNullable<Parameters<Store['runFollows']['found']>[2]>,
): Promise<void> {
  const conditions = [
    sql`run_follows.topic = ${topic}`,
    ...(searched ? [sql`run_follows.searched_at is not null`] : []),
    ...(workspace === undefined ? [] : [sql`run_follows.workspace = ${workspace}`]),
    ...(language === undefined
      ? []
      : [
          sql`exists (select 1 from targets where targets.workspace = run_follows.workspace
            and targets.target = run_follows.target and targets.language = ${language})`,
        ]),
    ...(followed
      ? [
          sql`exists (select 1 from follows where follows.code = ${code} and follows.workspace = run_follows.workspace)`,
        ]
      : []),
  ];
  await sql`insert into new_runs (workspace, target, topic, code, facts, found_at, told)
    select workspace, target, topic, cast(${code} as text), cast(${JSON.stringify(known)} as text),
      cast(${at} as bigint), 0
    from run_follows where ${sql.join(conditions, sql` and `)}
    on conflict (workspace, target, topic, code) do nothing`.execute(transaction);
}

/** Notes runs as known to targets that are told of later ones. */
async function noteKnown(
  transaction: Transaction<Tables>,
  topic: string,
  targets: readonly (readonly [string, string])[],
  codes: readonly string[],
  at: number,
): Promise<void> {
  for (const batch of batches([...new Set(codes)].sort()))
    await sql`insert into new_runs (workspace, target, topic, code, facts, found_at, told)
      select follower.column1, follower.column2, cast(${topic} as text), run.column1, 'null',
        cast(${at} as bigint), 1
      from ${valuesOf(targets)} as follower cross join ${valuesOf(batch.map((code) => [code]))} as run
      where 1 = 1
      on conflict (workspace, target, topic, code) do nothing`.execute(transaction);
}

const setSearched = (transaction: Transaction<Tables>, at: number, where: RawBuilder<unknown>) =>
  updateRows(transaction, 'run_follows', { searched_at: wholeTime(at) }, where);

/** How long it is kept which runs are known of a topic that is followed no more: it can be followed again by Undo. */
const AFTERWARDS = 2 * 86_400_000;

/** Forgets known runs of topics that are followed no more. */
export async function forgetRuns(transaction: Transaction<Tables>, at: number): Promise<void> {
  const followed = sql`exists (select 1 from run_follows where run_follows.workspace = new_runs.workspace
    and run_follows.target = new_runs.target and run_follows.topic = new_runs.topic)`;
  await removeRows(
    transaction,
    'new_runs',
    sql`found_at < ${wholeTime(at - AFTERWARDS)} and not ${followed}`,
  );
}
