import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { act } from './live.ts';
import { useRoom } from './room.tsx';

/** The two pages of an app in Slack. */
export type AppTab = 'home' | 'messages';

const TABS: readonly (readonly [tab: AppTab, label: string])[] = [
  ['home', 'Home'],
  ['messages', 'Messages'],
];

interface Props {
  readonly tab: AppTab;
  readonly onTab: (tab: AppTab) => void;
  readonly children: ReactNode;
}

/** The tabs Home and Messages, with the content of the chosen one. */
export function AppTabs({ tab, onTab, children }: Props): ReactNode {
  const { user } = useRoom();
  const id = useId();
  const choose = (next: AppTab): void => {
    onTab(next);
    // `HomeTab` itself reports that Home was opened, also when it opens anew in another language.
    if (next === 'messages') void act({ do: 'home', user: user.id, tab: next });
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label="Coursebell" onKeyDown={walk}>
        {TABS.map(([each, label]) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}${each}`}
            aria-selected={each === tab}
            aria-controls={`${id}panel`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => choose(each)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        {children}
      </div>
    </>
  );
}

/** An arrow key moves to the other tab and opens it. */
function walk({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const tab = target as HTMLElement;
  const other = (tab.nextElementSibling ?? tab.previousElementSibling) as HTMLElement | null;
  other?.focus();
  other?.click();
}
