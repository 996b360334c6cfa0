/** Elements whose use the app is told at once: in actions, beside a section, in a card. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useInteraction } from './interaction.tsx';
import { type Json, string } from './json.ts';
import { Overflow } from './overflow.tsx';
import { Picker } from './picker.tsx';

export interface ElementProps {
  readonly blockId: string;
  readonly element: Json;
}

/** The address of an element in its message or modal. */
export function targetOf({ blockId, element }: ElementProps): string {
  return `${blockId}/${string(element['action_id'])}`;
}

export function Element(props: ElementProps): ReactNode {
  const { element } = props;
  switch (element['type']) {
    case 'button':
    case 'workflow_button':
    case 'icon_button':
      return <Button {...props} />;
    case 'overflow':
      return <Overflow {...props} />;
    case 'image':
      return (
        <img className="accessory" src={string(element['image_url'])} alt={string(element['alt_text'])} />
      );
    default:
      return <ActingPicker {...props} />;
  }
}

/** A select or an input whose every change is an action. */
function ActingPicker(props: ElementProps): ReactNode {
  const { choices, perform, busy } = useInteraction();
  const target = targetOf(props);
  return (
    <Picker
      target={target}
      element={props.element}
      chosen={choices[target]}
      busy={busy === target}
      onChoose={(choice) => perform(target, choice)}
    />
  );
}
