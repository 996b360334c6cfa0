import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons.tsx';
import { type ElementProps, targetOf } from './elements.tsx';
import { useInteraction } from './interaction.tsx';
import { type Json, objects, string, wordsOf } from './json.ts';

/** The three dots, and the menu that they open. */
export function Overflow(props: ElementProps): ReactNode {
  const { busy, perform } = useInteraction();
  const { open, setOpen, place } = useMenu();
  const target = targetOf(props);
  const choose = (value: string): void => {
    setOpen(false);
    perform(target, value);
  };
  return (
    <div className="overflow" ref={place}>
      <button
        type="button"
        className="button button-icon"
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={busy === target}
        onClick={() => setOpen(!open)}
      >
        <Icon name="dots" />
      </button>
      {open && (
        <Menu options={objects(props.element['options'])} onChoose={choose} onLeave={() => setOpen(false)} />
      )}
    </div>
  );
}

/** An open menu takes the focus, and closes when one clicks elsewhere. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    place.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const leave = (event: Event): void => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);
  return { open, setOpen, place };
}

interface MenuProps {
  readonly options: readonly Json[];
  readonly onChoose: (value: string) => void;
  readonly onLeave: () => void;
}

function Menu({ options, onChoose, onLeave }: MenuProps): ReactNode {
  return (
    <div className="menu-list" role="menu" tabIndex={-1} onKeyDown={(event) => menuKey(event, onLeave)}>
      {options.map((option) => (
        <button
          key={string(option['value'])}
          type="button"
          role="menuitem"
          onClick={() => onChoose(string(option['value']))}
        >
          {wordsOf(option['text'])}
        </button>
      ))}
    </div>
  );
}

/** Arrow keys walk through the menu, Escape leaves it. */
function menuKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === 'Escape') close();
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[(at + step + items.length) % items.length]?.focus();
}
