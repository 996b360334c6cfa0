import { type ReactNode, useEffect, useRef } from 'react';
import { type Json, string, wordsOf } from './json.ts';
import { Text } from './text.tsx';

interface Props {
  readonly confirm: Json;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** "Are you sure?", as the app worded it. */
export function ConfirmDialog({ confirm, onYes, onNo }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog dialog-small" onClose={onNo}>
      <header className="dialog-head">
        <h2>{wordsOf(confirm['title'])}</h2>
      </header>
      <div className="dialog-body">
        <Text value={confirm['text']} />
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button" onClick={onNo}>
          {wordsOf(confirm['deny'])}
        </button>
        <button
          type="button"
          className="button"
          data-style={string(confirm['style']) || 'primary'}
          onClick={onYes}
        >
          {wordsOf(confirm['confirm'])}
        </button>
      </footer>
    </dialog>
  );
}
