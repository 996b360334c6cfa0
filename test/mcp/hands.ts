/** What people do on the page **Connect an assistant…**. */
import type { SlackView } from '../../playground/slack-side.ts';
import type { Flow } from '../flows/harness.ts';
import { openHome } from '../flows/home-hands.ts';
import { words } from '../flows/reading.ts';

const idOf = ({ slack }: Flow, user: string): string => slack.workspace.user(user)?.id ?? '';

/** The page that stands open before a person, when it says something. */
export function page(flow: Flow, says: string, user = 'sam'): Promise<SlackView> {
  const { slack, until } = flow;
  return until(() => slack.workspace.stack(idOf(flow, user)).find((view) => words(view).includes(says)));
}

/** Opens the page from Home. */
export async function openAssistants(flow: Flow, user = 'sam'): Promise<SlackView> {
  await flow.slack.click(await openHome(flow, user), 'assistants.open');
  return page(flow, 'MCP', user);
}

/** Makes a token and closes the page. */
export async function makeToken(flow: Flow, name = 'Claude', user = 'sam'): Promise<string> {
  await flow.slack.submit(await openAssistants(flow, user), { 'assistants.name': name });
  const made = await page(flow, 'coursebell_', user);
  await flow.slack.closeView(made);
  return tokenIn(made);
}

export function tokenIn(view: SlackView): string {
  const [token] = /coursebell_[\w-]{43}/.exec(words(view)) ?? [];
  if (token === undefined) throw new Error('the page shows no token');
  return token;
}
