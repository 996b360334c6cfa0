/** One person of a workspace uses everything there is, and keeps something in every table. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../../playground/http.ts';
import { interactiveElements } from '../../playground/slack-side/elements.ts';
import { TEAM } from '../../playground/slack-side.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { dataDir } from '../flows/data-dir.ts';
import { type Flow, isApps, openSample } from '../flows/harness.ts';

export const CODE = 'TX00EY23-3015';
export const SAM = 'U0SAM00001';
/** By column, whose a row is. */
const OWNER = {
  follows: 'target',
  targets: 'target',
  persons: 'user_id',
  look_ups: 'user_id',
  feeds: 'user_id',
};

/** Everything that is kept of Sam in the workspace; what passes note by themselves aside. */
function rowsOfSam(dir: string): Record<string, unknown[]> {
  const database = new DatabaseSync(join(dir, 'coursebell.sqlite'), { readOnly: true });
  const read = ([table, owner]: [string, string]) =>
    database
      .prepare(`select * from ${table} where workspace = ? and ${owner} = ?`)
      .all(TEAM.id, SAM)
      .map(({ checked_at: _, ...row }) => JSON.stringify(row))
      .sort();
  const rows = Object.fromEntries(Object.entries(OWNER).map((each) => [each[0], read(each)]));
  database.close();
  return rows;
}

/** What was shown to Sam: buttons and menus with their values, and forms with what they carry. */
interface Handles {
  readonly actions: readonly { readonly id: string; readonly value: string }[];
  readonly forms: readonly { readonly id: string; readonly value: string }[];
}

function handlesOf({ slack: { workspace } }: Flow): Handles {
  const views = [...workspace.modals, ...workspace.homes.values()].map(({ view }) => view);
  const sources = [...workspace.messages.filter(isApps), ...views].map(({ blocks }) => blocks);
  const elements = sources.flatMap((blocks) => interactiveElements(blocks)).map(({ element }) => element);
  const actions = elements.flatMap((element) => {
    const options = Array.isArray(element['options']) ? (element['options'] as { value: string }[]) : [];
    const values = [element['value'], ...options.map(({ value }) => value)];
    return values.flatMap((value) =>
      typeof value === 'string' ? [{ id: String(element['action_id']), value }] : [],
    );
  });
  const forms = views.flatMap((view) =>
    view['callback_id'] ? [{ id: String(view['callback_id']), value: String(view['private_metadata']) }] : [],
  );
  return { actions, forms };
}

/** Sam uses everything there is, and keeps something in every table. Resolves to all that was shown meanwhile. */
async function moveIn(flow: Flow): Promise<Handles> {
  const { slack, command, until } = flow;
  const direct = { channel: SAM };
  for (const typed of [`/course ${CODE}`, `/course follow ${CODE}`, '/course following', '/course status'])
    await command(typed, direct);
  for (const typed of [
    `/course ${CODE} IM00BR45-3003`,
    `/course link ${CODE}`,
    '/course settings',
    '/rooms 78025',
  ])
    await command(typed);
  await slack.openHome('sam');
  const home = await until(() => slack.workspace.homes.get(SAM));
  const shown: Handles[] = [];
  for (const label of ['Make an address', 'Settings…', 'Look up a course…']) {
    await slack.click(home, label, { user: 'sam' });
    const modal = await until(() => slack.workspace.modals.at(-1));
    shown.push(handlesOf(flow));
    if (label === 'Make an address') await slack.submit(modal);
    if (label === 'Settings…') await slack.submit(modal, { 'settings.language': 'sv' });
    for (const each of [...slack.workspace.modals]) await slack.closeView(each);
  }
  shown.push(handlesOf(flow));
  await flow.app.round();
  const once = <T>(all: readonly T[]) => [
    ...new Map(all.map((each) => [JSON.stringify(each), each])).values(),
  ];
  return {
    actions: once(shown.flatMap(({ actions }) => actions)),
    forms: once(shown.flatMap(({ forms }) => forms)),
  };
}

export async function openMovedIn() {
  const port = String(await freePort());
  const dir = dataDir();
  const env = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: dir };
  const flow = await openSample({
    env,
    troubles: ['rejected', 'undelivered', 'replace', 'layout', 'token-refused'],
  });
  const inbox = await startUpstream(() => ({ body: 'ok' }));
  onTestFinished(inbox.close);
  const handles = await moveIn(flow);
  const kept = rowsOfSam(dir);
  for (const table of Object.keys(OWNER)) expect(kept[table], table).not.toEqual([]);
  expect([handles.actions.length > 20, handles.forms.length]).toEqual([true, 3]);
  return { flow, handles, kept, dir, inbox };
}
export type MovedIn = Awaited<ReturnType<typeof openMovedIn>>;

/** In the end nothing of Sam's has changed. */
export async function leavesSamAlone({ flow, kept, dir }: MovedIn): Promise<void> {
  await flow.app.round();
  await flow.app.stop();
  expect(rowsOfSam(dir)).toEqual(kept);
  const said = flow.log.filter(({ kind }) => kind === 'listener' || kind === 'payload');
  expect(said, 'nothing goes wrong in an unexpected way').toEqual([]);
}
