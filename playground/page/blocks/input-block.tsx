import { type ReactNode, useId } from 'react';
import type { Choice } from '../../slack-side.ts';
import { useWords } from '../words.ts';
import { targetOf } from './elements.tsx';
import { useInteraction } from './interaction.tsx';
import { isJson, type Json, string, wordsOf } from './json.ts';
import { Picker } from './picker.tsx';

/** A labelled input. It tells the app of each change only if the app asked for that. */
export function InputBlock({ block }: { block: Json }): ReactNode {
  const { choices, choose, perform, errors } = useInteraction();
  const label = useId();
  const words = useWords();
  const { element, optional, hint, dispatch_action } = block;
  if (!isJson(element)) return null;
  const blockId = string(block['block_id']);
  const target = targetOf({ blockId, element });
  const onChoose = (choice: Choice): void =>
    dispatch_action === true ? perform(target, choice) : choose(target, choice);
  const error = errors[blockId];
  return (
    <div className="input-block" data-failed={error !== undefined}>
      <span className="label" id={label}>
        {wordsOf(block['label'])}
        {optional === true && <span className="optional"> {words.optional}</span>}
      </span>
      <Picker {...{ target, element, onChoose }} chosen={choices[target]} labelledBy={label} />
      {error && (
        <p className="input-error" role="alert">
          {error}
        </p>
      )}
      {hint !== undefined && <p className="hint">{wordsOf(hint)}</p>}
    </div>
  );
}
