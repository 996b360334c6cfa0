/** Course units and groups whose new runs targets are told of, and the runs that are known. */
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Language } from '../language.ts';
import {
  atomically,
  type Database,
  equal,
  lastByKey,
  removeRows,
  rowReader,
  type TellProblem,
  upsert,
} from './database/database.ts';
import { factsJson, json, type Tables, wholeTime } from './database/tables.ts';
import { addLocked } from './follows.ts';
import { findMoved, idNow } from './moved-channels.ts';
import type { NewRun, RunFollow, RunFollows, TargetKey } from './store.ts';

/** Of a run that was known before its topic was followed, no facts are kept. */
const newRunRow = z.object({
  ...{ workspace: z.string(), target: z.string(), topic: z.string(), code: z.string() },
  facts: json(factsJson.nullable()),
  ...{ found_at: z.number(), told: z.number() },
});

type Row = Tables['run_follows'];

const followOf = ({ created_by: createdBy, created_at: createdAt, ...row }: Row): RunFollow => ({
  ...row,
  createdBy,
  createdAt,
});

const byTopic = (one: RunFollow, other: RunFollow): number => (one.topic < other.topic ? -1 : 1);

export function createRunFollows(database: Database, tell: TellProblem): RunFollows {
  const { db } = database;
  const reader = rowReader(db, 'new_runs', newRunRow, tell);
  const rowsOf = (key: TargetKey) =>
    db
      .selectFrom('run_follows')
      .selectAll()
      .where('workspace', '=', key.workspace)
      .where('target', '=', key.target)
      .orderBy('topic')
      .execute();
  return {
    add: (target, follows, most) =>
      addLocked(database, target, most, async (transaction, { workspace, target: id }) => {
        const there = await transaction
          .selectFrom('run_follows')
          .select('topic')
          .where('workspace', '=', workspace)
          .where('target', '=', id)
          .execute();
        const known = new Set(there.map(({ topic }) => topic));
        const wanted = lastByKey(follows, ({ topic }) => [topic]).filter(({ topic }) => !known.has(topic));
        return {
          added: wanted.map(({ topic }) => topic),
          write: async () => {
            const rows = wanted.map(({ topic, createdBy: created_by, createdAt }) => ({
              ...{ workspace, target: id, topic, created_by, created_at: wholeTime(createdAt) },
            }));
            await upsert(transaction, 'run_follows', rows);
            const runs = wanted.flatMap(({ topic, createdAt, known: codes }) =>
              [...new Set(codes)].map((code) => ({
                ...{ workspace, target: id, topic, code, facts: 'null' },
                ...{ found_at: wholeTime(createdAt), told: 1 },
              })),
            );
            await upsert(transaction, 'new_runs', runs, { columns: ['told'] });
          },
        };
      }),
    remove: (key, topics) =>
      atomically(database, async (transaction) => {
        const target = await idNow(transaction, key.workspace, key.target);
        const all = transaction
          .deleteFrom('run_follows')
          .where('workspace', '=', key.workspace)
          .where('target', '=', target)
          .returningAll();
        const removed =
          topics === 'all' ? all : topics.length === 0 ? undefined : all.where('topic', 'in', [...topics]);
        return ((await removed?.execute()) ?? []).map(followOf).sort(byTopic);
      }),
    of: async ({ workspace, target }) => {
      const some = async (id: string) => {
        const found = await rowsOf({ workspace, target: id });
        return found.length > 0 ? found : undefined;
      };
      return ((await findMoved(db, workspace, target, some)) ?? []).map(followOf);
    },
    setUpBy: async (workspace, user) => {
      const all = db.selectFrom('run_follows').select('topic').distinct().where('workspace', '=', workspace);
      const mine = await all.where('created_by', '=', user).where('target', '<>', user).execute();
      return mine.map(({ topic }) => topic).sort();
    },
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
      const rows = await reader.find({ workspace, told: 0 }, ['target', 'topic', 'code']);
      return rows.flatMap(({ workspace, target, topic, code, facts: known }): NewRun[] =>
        known ? [{ workspace, target, topic, code, facts: known }] : [],
      );
    },
    told: async (runs) => {
      await atomically(database, async (transaction) => {
        for (const { workspace, target, topic, code } of runs)
          await sql`update new_runs set told = 1
            where ${equal({ workspace, target, topic, code })}`.execute(transaction);
      });
    },
  };
}

/** One statement decides for each follower, so that replicas that find a run at once note it once. */
async function note(
  transaction: Transaction<Tables>,
  { topic, code, facts: known, language }: Parameters<RunFollows['found']>[0][number],
  at: number,
  { workspace, followed }: NonNullable<Parameters<RunFollows['found']>[2]>,
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
