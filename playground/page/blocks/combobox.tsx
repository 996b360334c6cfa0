import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { SlackOption } from '../../slack-side.ts';
import { useFloating } from '../floating.ts';
import { wordsOf } from './json.ts';
import type { PickerProps } from './picker.tsx';
import { type Suggesting, useSuggestions } from './suggesting.ts';

interface Props extends PickerProps {
  /** The text in the field while nothing is typed. */
  readonly shown: string;
  readonly onTake: (option: SlackOption) => void;
  /** Called when the field is emptied. */
  readonly onEmpty?: () => void;
}

/** The typed text, whether the list is open, and the option that the keys have reached. */
function useCombobox(props: Props) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const suggesting = useSuggestions(props, typed ?? '', isOpen);
  const { options } = suggesting;
  const type = (text: string): void => {
    setTyped(text);
    setOpen(true);
    setAt(0);
    if (text === '') props.onEmpty?.();
  };
  /** Typed text without a taken option is no choice. */
  const leave = (): void => {
    setOpen(false);
    setTyped(undefined);
  };
  const take = (option: SlackOption): void => {
    leave();
    props.onTake(option);
  };
  const move = (step: number): void => {
    if (isOpen && options.length > 0) setAt((at + step + options.length) % options.length);
    setOpen(true);
  };
  const current = isOpen ? options[at] : undefined;
  return { typed, isOpen, setOpen, at, current, suggesting, type, leave, take, move };
}

/**
 * True if the key belonged to the list. In an open list, Enter and Escape are not for the surrounding modal.
 */
function comboboxKey(key: string, box: ReturnType<typeof useCombobox>): boolean {
  const { isOpen, current } = box;
  if (key === 'ArrowDown' || key === 'ArrowUp') box.move(key === 'ArrowDown' ? 1 : -1);
  else if (!isOpen) return false;
  else if (key === 'Escape') box.setOpen(false);
  else if (key !== 'Enter') return false;
  else if (current) box.take(current);
  return true;
}

/** A field with a list of suggestions, as the combobox of the ARIA patterns. */
export function Combobox(props: Props): ReactNode {
  const { element, labelledBy, shown, busy } = props;
  const box = useCombobox(props);
  const { typed, isOpen, at, current, suggesting } = box;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const placeholder = wordsOf(element['placeholder']);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || !comboboxKey(event.key, box)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="combobox">
      <input
        ref={field}
        className="input"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={current ? `${id}${at}` : undefined}
        aria-busy={busy === true || suggesting.asking}
        {...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': placeholder || 'Search' })}
        placeholder={placeholder}
        value={typed ?? shown}
        onChange={(event) => box.type(event.target.value)}
        onClick={() => box.setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={box.leave}
      />
      {isOpen && <Options {...{ id, at, suggesting }} place={field} onTake={box.take} />}
    </div>
  );
}

interface OptionsProps {
  readonly id: string;
  readonly place: RefObject<HTMLElement | null>;
  readonly at: number;
  readonly suggesting: Suggesting;
  readonly onTake: (option: SlackOption) => void;
}

function Options({ id, place, at, suggesting, onTake }: OptionsProps): ReactNode {
  const { options, note } = suggesting;
  const style = useFloating(true, place, true);
  return (
    <div className="combobox-list" style={style}>
      <div role="listbox" id={`${id}list`} aria-label="Suggestions">
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}${index}`}
            className="combobox-option"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            ref={(row) => {
              if (index === at) row?.scrollIntoView({ block: 'nearest' });
            }}
            // The field must keep the focus, or its list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(option)}
            onKeyDown={() => undefined}
          >
            {wordsOf(option.text)}
            {option['description'] !== undefined && (
              <span className="option-about">{wordsOf(option['description'])}</span>
            )}
          </div>
        ))}
      </div>
      <p className="combobox-note" role="status">
        {note}
      </p>
    </div>
  );
}
