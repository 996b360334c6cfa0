/** Selects, pickers and inputs. A choice is a plain text, a suggested option, or several of them. */
import type { ReactNode } from 'react';
import type { Choice } from '../../slack-side.ts';
import { useRoom } from '../room.tsx';
import { useWords } from '../words.ts';
import { ExternalSelect, MultiExternalSelect } from './external-select.tsx';
import { type Json, objects, string, wordsOf } from './json.ts';
import { OptionGroup } from './option-group.tsx';
import { TypedInput } from './typed-input.tsx';

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
