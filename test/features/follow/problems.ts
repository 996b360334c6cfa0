/** Slack's limits on messages that hold menus. */
import { LIMITS } from '../../../src/cards/blocks.ts';
import { messageProblems } from '../../block-kit/limits.ts';

interface Element {
  readonly type?: string;
  readonly options?: readonly { readonly value: string; readonly text: { readonly text: string } }[];
  readonly initial_option?: unknown;
}

/** As `messageProblems`, which may not know menus, with their limits beside. */
export function problemsOf(message: { readonly blocks: readonly object[] }): string[] {
  const known = messageProblems(message).filter((problem) => !problem.includes('static_select'));
  const menus = message.blocks
    .flatMap((block) => ('elements' in block ? (block.elements as readonly Element[]) : []))
    .filter(({ type }) => type === 'static_select');
  return [...known, ...menus.flatMap(menuProblems)];
}

function menuProblems({ options = [], initial_option }: Element): string[] {
  const long = options.filter(
    ({ value, text }) => value.length > 150 || text.text.length > LIMITS.buttonText,
  );
  const chosen =
    initial_option === undefined ||
    options.some((option) => JSON.stringify(option) === JSON.stringify(initial_option));
  const unique = new Set(options.map(({ value }) => value)).size === options.length;
  return [
    ...(options.length > 100 || options.length === 0 ? [`${options.length} options`] : []),
    ...(long.length > 0 ? ['an option is too long'] : []),
    ...(chosen ? [] : ['the chosen option is none of them']),
    ...(unique ? [] : ['values are not unique']),
  ];
}
