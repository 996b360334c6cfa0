import { blockProblems } from './block-limits.ts';
import { checkOptionalString, checkText, type Report } from './text-limits.ts';
import type { Json } from './types.ts';

/** Everything in a modal or a Home view that Slack would reject. */
export function viewProblems(view: Json): string[] {
  const type = view['type'];
  if (type !== 'modal' && type !== 'home') return [`view.type: must be modal or home`];
  const problems = blockProblems(view['blocks'], type);
  const report: Report = (problem) => problems.push(problem);
  checkOptionalString(view['callback_id'], 255, 'view.callback_id', report);
  checkOptionalString(view['external_id'], 255, 'view.external_id', report);
  const metadata = view['private_metadata'];
  if (typeof metadata === 'string' && metadata.length > 3000)
    report('view.private_metadata: more than 3000 characters');
  if (JSON.stringify(view).length > 250_000) report('view: more than 250 kB');
  if (type === 'modal') modalProblems(view, report);
  else homeProblems(view, report);
  return problems;
}

/** Fields that only a modal has: Home has no title, and is neither submitted nor closed. */
const MODALS_OWN = ['title', 'submit', 'close', 'submit_disabled', 'clear_on_close', 'notify_on_close'];

function homeProblems(view: Json, report: Report): void {
  for (const key of MODALS_OWN.filter((each) => view[each] !== undefined))
    report(`view: invalid additional property: ${key}`);
}

function modalProblems(view: Json, report: Report): void {
  checkText(view['title'], 24, 'view.title', report);
  for (const key of ['submit', 'close']) {
    if (view[key] !== undefined) checkText(view[key], 24, `view.${key}`, report);
  }
  const blocks = Array.isArray(view['blocks']) ? (view['blocks'] as unknown[]) : [];
  const asks = blocks.some((block) => (block as Json | null)?.['type'] === 'input');
  if (asks && view['submit'] === undefined) report('view.submit: required where there is an input block');
}
