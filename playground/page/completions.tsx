import type { ReactNode } from 'react';
import type { PageState } from '../page-contract.ts';

/** Something that the composer can fill in. */
export interface Completion {
  readonly label: string;
  readonly usage: string;
  readonly about: string;
  /** The whole text once this completion is taken. */
  readonly fill: string;
}

/** The app's commands for a typed `/`, and the app itself for a typed `@`. */
export function completionsFor(text: string, { commands, bot }: PageState): Completion[] {
  if (/^\/\S*$/.test(text)) {
    return commands
      .filter(({ command }) => command.startsWith(text.toLowerCase()))
      .map(({ command, usage, description }) => ({
        label: command,
        usage,
        about: description,
        fill: `${command} `,
      }));
  }
  const mention = /(^|\s)@(\w*)$/.exec(text);
  const typed = mention?.[2]?.toLowerCase();
  if (typed === undefined || !bot.name.toLowerCase().startsWith(typed)) return [];
  const fill = `${text.slice(0, text.length - typed.length)}${bot.name} `;
  return [{ label: `@${bot.name}`, usage: '', about: 'App', fill }];
}

/** The id of a completion in its list. */
export function completionId(list: string, index: number): string {
  return `${list}-${index}`;
}

interface Props {
  readonly id: string;
  readonly completions: readonly Completion[];
  readonly index: number;
  readonly onTake: (completion: Completion) => void;
}

export function CompletionList({ id, completions, index, onTake }: Props): ReactNode {
  if (completions.length === 0) return null;
  return (
    <div className="completions" id={id} role="listbox" aria-label="Suggestions">
      {completions.map((each, at) => (
        <button
          key={each.label}
          type="button"
          role="option"
          id={completionId(id, at)}
          aria-selected={at === index}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(each)}
        >
          <strong>{each.label}</strong> <span className="usage">{each.usage}</span>
          <span className="about">{each.about}</span>
        </button>
      ))}
    </div>
  );
}
