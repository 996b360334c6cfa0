import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useFloating } from './focus.ts';
import { Icon, type IconName } from './icons.tsx';

interface MenuItem {
  readonly key: string;
  readonly label: string;
  /** A few words about the item. */
  readonly about?: string;
}

interface Props {
  readonly label: string;
  readonly icon: IconName;
  readonly className: string;
  readonly items: readonly MenuItem[];
  readonly isBusy?: boolean;
  readonly onChoose: (key: string) => void;
}

/** A button with a picture, and the menu that it opens. */
export function MenuButton({ label, icon, className, items, isBusy = false, onChoose }: Props): ReactNode {
  const { isOpen, setOpen, place, button } = useMenu();
  const id = useId();
  const leave = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="menu-place" ref={place}>
      <button
        ref={button}
        type="button"
        className={className}
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-busy={isBusy}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
      </button>
      {isOpen && (
        <Menu
          {...{ id, label, items, place }}
          onChoose={(key) => {
            leave();
            onChoose(key);
          }}
          onLeave={leave}
        />
      )}
    </div>
  );
}

/** An open menu takes the focus, and closes on a click elsewhere. */
function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event): void => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);
  return { isOpen, setOpen, place, button };
}

interface MenuProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly place: RefObject<HTMLElement | null>;
  readonly onChoose: (key: string) => void;
  readonly onLeave: () => void;
}

function Menu({ id, label, items, place, onChoose, onLeave }: MenuProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const style = useFloating(true, place);
  const isPlaced = style.visibility === undefined;
  useEffect(() => {
    if (isPlaced) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isPlaced]);
  return (
    <div
      ref={list}
      id={id}
      className="menu-list"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      style={style}
      onKeyDown={(event) => menuKey(event, onLeave)}
    >
      {items.map(({ key, label: words, about }) => (
        <button key={key} type="button" role="menuitem" tabIndex={-1} onClick={() => onChoose(key)}>
          {words}
          {about && <span className="menu-about">{about}</span>}
        </button>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys walk through the menu. Escape and Tab leave it, without closing anything around it. */
function menuKey(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const { key, currentTarget } = event;
  const step = STEPS[key] ?? 0;
  if (key === 'Tab' || key === 'Escape') leave();
  if (key !== 'Escape' && step === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (step !== 0) items[(at + step + items.length) % items.length]?.focus();
}
