/** Modals and Home: the methods that open, change and stack them. */
import { randomBytes } from 'node:crypto';
import { viewProblems } from './block-limits.ts';
import { holdsRefused, withBlockIds } from './content.ts';
import { isJson } from './element-limits.ts';
import type { Method } from './methods.ts';
import { type Json, SlackRefusal, type SlackView } from './types.ts';
import { BOT, TEAM, type Workspace } from './workspace.ts';

const LIVES_MS = 3000;

/** Trigger ids: each opens one view, within three seconds of the person's action. */
export interface Triggers {
  issue(user: string): string;
  /** The person of a trigger. Throws Slack's refusal for a trigger that is unknown, too old or used. */
  spend(id: unknown): string;
}

/** Keeps trigger ids. @param now the workspace's clock, in epoch milliseconds */
export function createTriggers(now: () => number): Triggers {
  const known = new Map<string, { user: string; at: number; spent: boolean }>();
  return {
    issue: (user) => {
      const id = `${known.size + 1}.${randomBytes(8).toString('hex')}`;
      known.set(id, { user, at: now(), spent: false });
      return id;
    },
    spend: (id) => {
      const trigger = known.get(String(id));
      if (!trigger) throw new SlackRefusal('invalid_trigger_id');
      if (trigger.spent) throw new SlackRefusal('exchanged_trigger_id');
      if (now() - trigger.at > LIVES_MS) throw new SlackRefusal('expired_trigger_id');
      trigger.spent = true;
      return trigger.user;
    },
  };
}

/** Slack stacks at most three modals. */
const DEEPEST = 3;

/** Home is neither closed nor cleared. */
const MODALS_OWN = { clear_on_close: false, notify_on_close: false };

/** The view as Slack's answers and payloads give it. */
export function viewJson({ id, view, hash, rootId, previousId }: SlackView, values: Json = {}): Json {
  return {
    callback_id: '',
    private_metadata: '',
    external_id: '',
    ...(view.type === 'modal' && MODALS_OWN),
    ...view,
    id,
    team_id: TEAM.id,
    app_installed_team_id: TEAM.id,
    app_id: BOT.appId,
    bot_id: BOT.botId,
    hash,
    state: { values },
    root_view_id: rootId,
    previous_view_id: previousId ?? null,
  };
}

function newHash(): string {
  return `${Math.floor(Date.now() / 1000)}.${randomBytes(4).toString('hex')}`;
}

/** Checks the view of a call as Slack does. Throws its refusal. @param before what the view has shown so far */
function takeView(
  workspace: Workspace,
  given: unknown,
  type: 'modal' | 'home',
  before?: SlackView,
): SlackView['view'] {
  if (!isJson(given)) throw new SlackRefusal('invalid_arguments', ['view: missing']);
  const problems = viewProblems(given);
  if (given['type'] !== type) problems.push(`view.type: must be ${type}`);
  if (problems.length > 0) throw new SlackRefusal('invalid_arguments', problems);
  const blocks = Array.isArray(given['blocks']) ? given['blocks'] : [];
  if (holdsRefused(blocks, workspace)) throw new SlackRefusal('invalid_arguments');
  return { ...given, type, blocks: withBlockIds(blocks, before?.view.blocks) };
}

function newId(): string {
  return `V${randomBytes(5).toString('hex').toUpperCase()}`;
}

function newModal(workspace: Workspace, given: unknown, user: string, below?: SlackView): SlackView {
  const id = newId();
  const view = takeView(workspace, given, 'modal');
  return { id, user, rootId: below?.rootId ?? id, previousId: below?.id, hash: newHash(), view };
}

/** Puts a new modal on a person's stack. */
export function pushModal(workspace: Workspace, user: string, given: unknown): SlackView {
  const stack = workspace.stack(user);
  if (stack.length >= DEEPEST) throw new SlackRefusal('push_limit_reached');
  const view = newModal(workspace, given, user, stack.at(-1));
  workspace.setStack(user, [...stack, view]);
  return view;
}

/** Changes an open modal or a published Home in place. */
export function updateView(workspace: Workspace, view: SlackView, given: unknown): void {
  view.view = takeView(workspace, given, view.view.type === 'home' ? 'home' : 'modal', view);
  view.hash = newHash();
  workspace.changed();
}

function checkHash(view: SlackView, hash: unknown): void {
  if (hash !== undefined && hash !== view.hash) throw new SlackRefusal('hash_conflict');
}

function findView({ modals, homes }: Workspace, { view_id, external_id, hash }: Json): SlackView {
  const found = [...modals, ...homes.values()].find(({ id, view }) =>
    view_id === undefined ? external_id !== undefined && view['external_id'] === external_id : id === view_id,
  );
  if (!found) throw new SlackRefusal('not_found');
  checkHash(found, hash);
  return found;
}

/** A person has one Home, which keeps its id. */
function publish(workspace: Workspace, { user_id, view: given, hash }: Json): SlackView {
  const user = workspace.user(String(user_id))?.id;
  if (!user) throw new SlackRefusal('user_not_found');
  const before = workspace.homes.get(user);
  if (before) checkHash(before, hash);
  const id = before?.id ?? newId();
  const view = takeView(workspace, given, 'home', before);
  const home: SlackView = { id, user, rootId: id, previousId: undefined, hash: newHash(), view };
  workspace.setHome(home);
  return home;
}

/** The `views.*` methods. */
export function viewMethods(workspace: Workspace, triggers: Triggers): Record<string, Method> {
  return {
    'views.open': ({ trigger_id, view: given }) => {
      const view = newModal(workspace, given, triggers.spend(trigger_id));
      workspace.setStack(view.user, [view]);
      return { view: viewJson(view) };
    },
    'views.push': ({ trigger_id, view: given }) => {
      const view = pushModal(workspace, triggers.spend(trigger_id), given);
      return { view: viewJson(view) };
    },
    'views.update': (args) => {
      const view = findView(workspace, args);
      updateView(workspace, view, args['view']);
      return { view: viewJson(view) };
    },
    'views.publish': (args) => ({ view: viewJson(publish(workspace, args)) }),
  };
}
