import { type ReactNode, useEffect, useRef } from 'react';
import { onEscape } from './escape.ts';
import { Icon } from './icons.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel to the right of the conversation, in place of a thread. */
export function ToolPanel({ title, onClose, children }: Props): ReactNode {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <aside ref={panel} className="thread tool" aria-label={title} tabIndex={-1} onKeyDown={onEscape(onClose)}>
      <header className="head">
        <h1>{title}</h1>
        <button type="button" className="icon-button" aria-label="Close the panel" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="tool-body">{children}</div>
    </aside>
  );
}
