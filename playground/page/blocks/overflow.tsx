import type { ReactNode } from 'react';
import { MenuButton } from '../menu.tsx';
import { useWords } from '../words.ts';
import { type ElementProps, targetOf } from './elements.tsx';
import { useInteraction } from './interaction.tsx';
import { objects, string, wordsOf } from './json.ts';

/** The three dots, and the menu that they open. */
export function Overflow(props: ElementProps): ReactNode {
  const { busy, perform } = useInteraction();
  const { more } = useWords();
  const target = targetOf(props);
  const items = objects(props.element['options']).map((option) => ({
    key: string(option['value']),
    label: wordsOf(option['text']),
  }));
  return (
    <MenuButton
      label={more}
      icon="dots"
      className="button button-icon"
      items={items}
      isBusy={busy === target}
      onChoose={(value) => perform(target, value)}
    />
  );
}
