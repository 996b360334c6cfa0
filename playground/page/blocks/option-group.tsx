import { type ReactNode, useId } from 'react';
import type { Choice } from '../../slack-side.ts';
import { type Json, objects, string } from './json.ts';
import type { PickerProps } from './picker.tsx';
import { Text } from './text.tsx';

function initialValues({ initial_option, initial_options }: Json): string[] {
  return objects([initial_option, ...objects(initial_options)]).map((option) => string(option['value']));
}

function listOf(chosen: Choice | undefined): string[] | undefined {
  if (chosen === undefined) return undefined;
  return [chosen].flat().filter((each) => typeof each === 'string');
}

/** Radio buttons or checkboxes; also for selects of several options. */
export function OptionGroup({ element, chosen, labelledBy, onChoose }: PickerProps): ReactNode {
  const name = useId();
  const one = element['type'] === 'radio_buttons';
  const values = listOf(chosen) ?? initialValues(element);
  const toggle = (value: string): void => {
    if (one) onChoose(value);
    else onChoose(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
  };
  const grouped = objects(element['option_groups']).flatMap((group) => objects(group['options']));
  return (
    <fieldset className="options" aria-labelledby={labelledBy}>
      {[...objects(element['options']), ...grouped].map((option) => {
        const value = string(option['value']);
        return (
          <label key={value} className="option">
            <input
              type={one ? 'radio' : 'checkbox'}
              name={name}
              checked={values.includes(value)}
              onChange={() => toggle(value)}
            />
            <span>
              <Text value={option['text']} />
              {option['description'] !== undefined && (
                <span className="option-about">
                  <Text value={option['description']} />
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
