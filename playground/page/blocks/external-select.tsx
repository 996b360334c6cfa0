/** A select whose options the app suggests while somebody types. */
import type { ReactNode } from 'react';
import type { Choice, SlackOption } from '../../slack-side.ts';
import { Icon } from '../icons.tsx';
import { useWords } from '../words.ts';
import { Combobox } from './combobox.tsx';
import { type Json, objects, wordsOf } from './json.ts';
import type { PickerProps } from './picker.tsx';

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
export function ExternalSelect(props: PickerProps): ReactNode {
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
export function MultiExternalSelect(props: PickerProps): ReactNode {
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
