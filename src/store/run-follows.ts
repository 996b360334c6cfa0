/** Course units and groups whose new runs targets are told of, and the runs that are known. */
import { sql, type Transaction } from 'kysely';
import type { Language } from '../language.ts';
import { wholeTime } from './database/columns.ts';
import {
  atomically,
  type Database,
  equal,
  lastByKey,
  put,
  removeRows,
  rowReader,
  type TellProblem,
  updateRows,
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
        .select(['run_follows.topic', 'targets.language'])
        .distinct()
        .orderBy('run_follows.topic')
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
          languages: those.map(({ language }): Language => language),
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
  { workspace, followed }: NonNullable<Parameters<Store['runFollows']['found']>[2]>,
): Promise<void> {
  const conditions = [
    sql`run_follows.topic = ${topic}`,
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
