import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm.tsx';
import { type ElementProps, targetOf } from './elements.tsx';
import { useInteraction } from './interaction.tsx';
import { isJson, string, wordsOf } from './json.ts';
import { Plain } from './text.tsx';

/** A button; one with an address opens it, and the app is told all the same. */
export function Button(props: ElementProps): ReactNode {
  const { element } = props;
  const { busy, perform } = useInteraction();
  const [asking, setAsking] = useState(false);
  const target = targetOf(props);
  const { style, url, confirm, accessibility_label } = element;
  const go = (): void => {
    setAsking(false);
    if (url !== undefined) window.open(string(url), '_blank', 'noopener');
    perform(target);
  };
  return (
    <>
      <button
        type="button"
        className="button"
        data-style={string(style)}
        aria-label={accessibility_label === undefined ? undefined : string(accessibility_label)}
        aria-busy={busy === target}
        disabled={busy === target}
        onClick={isJson(confirm) ? () => setAsking(true) : go}
      >
        <span className="button-text">
          <Plain text={wordsOf(element['text'])} />
        </span>
        {busy === target && <span className="spinner" />}
      </button>
      {asking && isJson(confirm) && (
        <ConfirmDialog confirm={confirm} onYes={go} onNo={() => setAsking(false)} />
      )}
    </>
  );
}
