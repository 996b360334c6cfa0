import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Choice, SlackOption } from '../../slack-side.ts';
import { useRoom } from '../conversation.tsx';
import { useFloating } from '../focus.ts';
import { Icon } from '../icons.tsx';
import { act, troubleOf } from '../live.ts';
import { useWords } from '../words.ts';
import { OptionGroup, TypedInput } from './elements.tsx';
import { useInteraction } from './interaction.tsx';
import { type Json, objects, string, wordsOf } from './text.tsx';

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
function Combobox(props: Props): ReactNode {
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

// A select whose options the app suggests while a person types.

function isOption(value: unknown): value is SlackOption {
  return typeof value === 'object' && value !== null && 'value' in value;
}

/** The choice made here, or else the app's initial one. */
function chosenOf({ initial_option, initial_options }: Json, chosen: Choice | undefined): SlackOption[] {
  if (chosen === undefined) return objects([initial_option, ...objects(initial_options)]).filter(isOption);
  return [chosen].flat().filter(isOption);
}

/**
 * A select of one option. The option stays in the field until another one is taken, or the field is emptied.
 */
function ExternalSelect(props: PickerProps): ReactNode {
  const [option] = chosenOf(props.element, props.chosen);
  return (
    <Combobox
      {...props}
      shown={wordsOf(option?.text)}
      onTake={props.onChoose}
      onEmpty={() => props.onChoose('')}
    />
  );
}

/** A select of several options. Each can be removed again. */
function MultiExternalSelect(props: PickerProps): ReactNode {
  const { element, chosen, onChoose } = props;
  const { remove } = useWords();
  const options = chosenOf(element, chosen);
  const take = (option: SlackOption): void => {
    if (!options.some(({ value }) => value === option.value)) onChoose([...options, option]);
  };
  const drop = (value: string): void => onChoose(options.filter((each) => each.value !== value));
  return (
    <div className="multi">
      {options.length > 0 && (
        <ul className="chips">
          {options.map(({ value, text }) => (
            <li key={value} className="chip">
              <span>{wordsOf(text)}</span>
              <button type="button" aria-label={`${remove} ${wordsOf(text)}`} onClick={() => drop(value)}>
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox {...props} shown="" onTake={take} />
    </div>
  );
}

// Selects, pickers and inputs. A choice is a plain text, a suggested option, or several of them.

export interface PickerProps {
  /** The element, as `block_id/action_id`. */
  readonly target: string;
  readonly element: Json;
  readonly chosen: Choice | undefined;
  readonly busy?: boolean;
  /** The id of the label; without one, the placeholder is the label. */
  readonly labelledBy?: string | undefined;
  readonly onChoose: (choice: Choice) => void;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

function optionOf(option: Json): Option {
  return { value: string(option['value']), label: wordsOf(option['text']) };
}

/** The options of a select: its own, or the workspace's people and channels. */
function useOptions(element: Json): Option[] {
  const { state } = useRoom();
  const type = string(element['type']);
  if (type.endsWith('users_select'))
    return state.users.map(({ id, realName }) => ({ value: id, label: realName }));
  if (type.endsWith('channels_select') || type.endsWith('conversations_select')) {
    const channels = state.channels.filter(({ kind }) => kind === 'channel');
    return channels.map(({ id, name }) => ({ value: id, label: `#${name}` }));
  }
  return objects(element['options']).map(optionOf);
}

function initialOf(element: Json): string {
  const { initial_option, initial_user, initial_channel, initial_conversation } = element;
  if (initial_option !== undefined) return string((initial_option as Json)['value']);
  return string(initial_user ?? initial_channel ?? initial_conversation);
}

export function Picker(props: PickerProps): ReactNode {
  const type = string(props.element['type']);
  if (type === 'external_select') return <ExternalSelect {...props} />;
  if (type === 'multi_external_select') return <MultiExternalSelect {...props} />;
  if (type === 'radio_buttons' || type === 'checkboxes' || type.startsWith('multi_'))
    return <OptionGroup {...props} />;
  if (type.endsWith('_select')) return <Select {...props} />;
  return <TypedInput {...props} />;
}

function Select({ element, chosen, busy, labelledBy, onChoose }: PickerProps): ReactNode {
  const options = useOptions(element);
  const words = useWords();
  const placeholder = wordsOf(element['placeholder']) || words.choose;
  const value = typeof chosen === 'string' ? chosen : initialOf(element);
  return (
    <select
      className="select"
      value={value}
      aria-busy={busy}
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': placeholder })}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{placeholder}</option>
      {options.map(renderOption)}
      {objects(element['option_groups']).map((group) => (
        <optgroup key={wordsOf(group['label'])} label={wordsOf(group['label'])}>
          {objects(group['options']).map(optionOf).map(renderOption)}
        </optgroup>
      ))}
    </select>
  );
}

function renderOption({ value, label }: Option): ReactNode {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

/** The app is asked after a pause this long in typing. */
const PAUSE_MS = 250;
/** This many characters are typed before Slack asks, if the app does not say. */
const LEAST_TYPED = 3;

/** The app's suggestions for the typed text. */
interface Suggesting {
  readonly options: readonly SlackOption[];
  readonly asking: boolean;
  /** The words below the options, or in their place. */
  readonly note: string;
}

interface Answered {
  readonly options: readonly SlackOption[];
  readonly note: string;
}

const NOTHING: Answered = { options: [], note: '' };

/**
 * While the list is open, asks the app a moment after the last key; an answer that comes too late is dropped.
 */
function useSuggestions({ element, target }: PickerProps, typed: string, isOpen: boolean): Suggesting {
  const { user } = useRoom();
  const { source } = useInteraction();
  const { noResults, searching, typeAtLeast, typeToSearch } = useWords();
  const [answered, setAnswered] = useState(NOTHING);
  const [asking, setAsking] = useState(false);
  const least = Number(element['min_query_length'] ?? LEAST_TYPED);
  const enough = typed.length >= least;
  const place = JSON.stringify(source);
  useEffect(() => {
    if (!enough) setAnswered(NOTHING);
    if (!enough || !isOpen) return undefined;
    let isLatest = true;
    setAsking(true);
    const timer = setTimeout(async () => {
      const answer = await act({ do: 'suggest', user: user.id, source: JSON.parse(place), target, typed });
      if (!isLatest) return;
      setAsking(false);
      const { options = [] } = answer;
      setAnswered({ options, note: troubleOf(answer) ?? (options.length === 0 ? noResults : '') });
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
      setAsking(false);
    };
  }, [enough, isOpen, typed, target, place, user.id, noResults]);
  const told = asking && answered.options.length === 0 ? searching : answered.note;
  const tooShort = least > 1 ? typeAtLeast(least) : typeToSearch;
  const note = enough ? told : tooShort;
  return { options: answered.options, asking, note };
}
