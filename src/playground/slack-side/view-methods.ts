/** Modals and Home: what opens, changes and stacks them. */
import { randomBytes } from 'node:crypto';
import { withBlockIds } from './content.ts';
import type { Method } from './methods.ts';
import { isJson } from './text-limits.ts';
import type { Triggers } from './triggers.ts';
import { type Json, SlackRefusal, type SlackView } from './types.ts';
import { viewProblems } from './view-limits.ts';
import { BOT, TEAM, type Workspace } from './workspace.ts';

/** Slack stacks at most three modals. */
const DEEPEST = 3;

/** The view as Slack's answers and payloads give it. */
export function viewJson({ id, view, hash, rootId, previousId }: SlackView, values: Json = {}): Json {
  return {
    callback_id: '',
    private_metadata: '',
    external_id: '',
    clear_on_close: false,
    notify_on_close: false,
    ...view,
    id,
    team_id: TEAM.id,
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

/** Takes the view of a call as Slack does, or throws its refusal. */
function takeView(given: unknown): SlackView['view'] {
  if (!isJson(given)) throw new SlackRefusal('invalid_arguments', ['view: missing']);
  const problems = viewProblems(given);
  if (problems.length > 0) throw new SlackRefusal('invalid_arguments', problems);
  const blocks = Array.isArray(given['blocks']) ? given['blocks'] : [];
  return { ...given, type: String(given['type']), blocks: withBlockIds(blocks) };
}

function newView(given: unknown, user: string, below?: SlackView): SlackView {
  const id = `V${randomBytes(5).toString('hex').toUpperCase()}`;
  return {
    id,
    user,
    rootId: below?.rootId ?? id,
    previousId: below?.id,
    hash: newHash(),
    view: takeView(given),
  };
}

/** Puts a new modal on a person's stack. */
export function pushModal(workspace: Workspace, user: string, given: unknown): SlackView {
  const stack = workspace.stack(user);
  if (stack.length >= DEEPEST) throw new SlackRefusal('push_limit_reached');
  const view = newView(given, user, stack.at(-1));
  workspace.setStack(user, [...stack, view]);
  return view;
}

/** Changes an open modal in place. */
export function updateModal(workspace: Workspace, view: SlackView, given: unknown): void {
  view.view = takeView(given);
  view.hash = newHash();
  workspace.changed();
}

function findModal(workspace: Workspace, { view_id, external_id, hash }: Json): SlackView {
  const found = workspace.modals.find(({ id, view }) =>
    view_id === undefined ? external_id !== undefined && view['external_id'] === external_id : id === view_id,
  );
  if (!found) throw new SlackRefusal('not_found');
  if (hash !== undefined && hash !== found.hash) throw new SlackRefusal('hash_conflict');
  return found;
}

/** The `views.*` methods. */
export function viewMethods(workspace: Workspace, triggers: Triggers): Record<string, Method> {
  return {
    'views.open': ({ trigger_id, view: given }) => {
      const view = newView(given, triggers.spend(trigger_id));
      workspace.setStack(view.user, [view]);
      return { view: viewJson(view) };
    },
    'views.push': ({ trigger_id, view: given }) => {
      const view = pushModal(workspace, triggers.spend(trigger_id), given);
      return { view: viewJson(view) };
    },
    'views.update': (args) => {
      const view = findModal(workspace, args);
      updateModal(workspace, view, args['view']);
      return { view: viewJson(view) };
    },
    'views.publish': ({ user_id, view: given }) => {
      const user = workspace.user(String(user_id));
      if (!user) throw new SlackRefusal('user_not_found');
      const view = newView(given, user.id);
      workspace.setHome(view);
      return { view: viewJson(view) };
    },
  };
}
