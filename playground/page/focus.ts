import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Closes a panel on Escape, unless the key was for a list, a menu or a dialog inside it. */
export function onEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, nativeEvent, target } = event;
    if (key !== 'Escape' || nativeEvent.isComposing || event.defaultPrevented) return;
    if ((target as Element).closest('dialog')) return;
    event.preventDefault();
    close();
  };
}

// Places an open menu or list: beside the element that opened it, above everything, on the side with more
// room.

/** With less room than this below, and more above, it opens upward. In pixels. */
const ENOUGH = 260;
/** With less room than this to the right, its right edge aligns with its place. In pixels. */
const WIDE = 280;
const GAP = 4;
const EDGE = 8;

function placeBeside({ top, bottom, left, right, width }: DOMRect, takesWidth: boolean): CSSProperties {
  const { innerWidth, innerHeight } = window;
  const below = innerHeight - bottom;
  const upward = below < ENOUGH && top > below;
  const room = (upward ? top : below) - GAP - EDGE;
  const vertical = upward ? { bottom: innerHeight - top + GAP } : { top: bottom + GAP };
  const horizontal = innerWidth - left < WIDE ? { right: innerWidth - right } : { left };
  return {
    position: 'fixed',
    maxHeight: Math.min(room, 340),
    ...vertical,
    ...(takesWidth ? { left, width } : horizontal),
  };
}

/**
 * The style of a floating element beside `place` while it is open. It follows when something scrolls.
 * @param takesWidth gives it the width of its place, as for lists under a field
 */
export function useFloating(
  isOpen: boolean,
  place: RefObject<HTMLElement | null>,
  takesWidth = false,
): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({ position: 'fixed', visibility: 'hidden' });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const follow = (): void => {
      if (place.current) setStyle(placeBeside(place.current.getBoundingClientRect(), takesWidth));
    };
    follow();
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [isOpen, place, takesWidth]);
  return style;
}

// Moves the focus when its element vanishes: back to the element used before, as when a window closes.

/** Layers that close again; the focus then returns to an element outside. */
const LAYERS = '.dialog, .thread, .sidebar';
/** Containers that take the focus when the focused part of them vanishes. */
const HOLDERS = '.message, .dialog-body, .home';
/** In the end, the first of these that exists takes the focus. */
const LAST = ['.conversation .composer textarea', '.home', '.conversation .messages'];
const FOCUSABLE = 'a, button, input, select, textarea, label, [tabindex]';
/** The most steps back that are ever needed. */
const MOST = 40;

interface Step {
  readonly element: HTMLElement;
  readonly holder: HTMLElement | null;
  readonly isInLayer: boolean;
}

/** True if the element has the focus now: one that is gone, hidden or covered takes none. */
function takesFocus(element: HTMLElement | null): boolean {
  if (!element?.isConnected) return false;
  if (!element.matches(FOCUSABLE)) {
    // Only for now: a message is no stop for the Tab key, and a click on it does not focus it as a whole.
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function giveBack(steps: readonly Step[]): void {
  for (const { element, holder, isInLayer } of steps.toReversed()) {
    if (takesFocus(element) || takesFocus(holder)) return;
    // An element in the conversation itself was opened by nothing, so there is no step further back.
    if (!isInLayer) break;
  }
  const dialogs = [...document.querySelectorAll<HTMLElement>('.dialog[open] .dialog-body')];
  if (dialogs.some(takesFocus)) return;
  LAST.some((selector) => takesFocus(document.querySelector<HTMLElement>(selector)));
}

/** Follows the focus through the page, and restores it when it is lost. */
export function useKeptFocus(): void {
  useEffect(() => {
    let steps: Step[] = [];
    const remember = ({ target }: FocusEvent): void => {
      const element = target as HTMLElement;
      const holder = element.parentElement?.closest<HTMLElement>(HOLDERS) ?? null;
      steps = [...steps.slice(1 - MOST), { element, holder, isInLayer: element.closest(LAYERS) !== null }];
    };
    // A click outside of all controls gives the focus up.
    const forget = ({ target }: Event): void => {
      if (!(target as Element).closest(FOCUSABLE)) steps = [];
    };
    const observer = new MutationObserver(() => {
      const last = steps.at(-1);
      if (last && !last.element.isConnected && document.activeElement === document.body) giveBack(steps);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}

/** A button that may be pressed only at times. It is never disabled, since that would take its focus away. */
export function pressedIf(isFree: boolean, press: () => void) {
  return { 'aria-disabled': !isFree, onClick: isFree ? press : undefined };
}

// Keeps a list of messages where a person reads: at its end, or at the message that was clicked last.

/** This near to the end, in pixels, counts as the end. */
const NEAR = 24;

interface Place {
  atEnd: boolean;
  /** The message that was clicked last, while it is in view. */
  used: Element | undefined;
}

function isAtEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR;
}

function isInView(message: Element, list: HTMLElement): boolean {
  const [inner, outer] = [message.getBoundingClientRect(), list.getBoundingClientRect()];
  return inner.bottom > outer.top && inner.top < outer.bottom;
}

function sizeOf({ clientWidth, clientHeight, scrollHeight }: HTMLElement): string {
  return [clientWidth, clientHeight, scrollHeight].join(' ');
}

function toEnd(list: HTMLElement): void {
  list.scrollTop = list.scrollHeight;
}

/** Restores the place whenever the size of the list or of its content changes. */
function follow(list: HTMLElement, place: Place): () => void {
  let size = '';
  const onUse = ({ target }: Event): void => {
    place.used = (target as Element).closest('.message') ?? undefined;
  };
  const onScroll = (): void => {
    // A change of size scrolls, too; the observer handles that.
    if (sizeOf(list) !== size) return;
    place.atEnd = isAtEnd(list);
    if (place.used && !isInView(place.used, list)) place.used = undefined;
  };
  const observer = new ResizeObserver(() => {
    if (sizeOf(list) === size) return;
    if (place.atEnd && list.querySelector('.message')) toEnd(list);
    if (place.used?.isConnected) place.used.scrollIntoView({ block: 'nearest' });
    size = sizeOf(list);
  });
  observer.observe(list);
  for (const inside of list.children) observer.observe(inside);
  list.addEventListener('click', onUse);
  list.addEventListener('scroll', onScroll);
  return () => {
    observer.disconnect();
    list.removeEventListener('click', onUse);
    list.removeEventListener('scroll', onScroll);
  };
}

/**
 * The list opens at its end, and goes there with each new message. Without messages it opens at its top.
 * @param count of the messages in the list
 * @returns a ref for the scrolling element, which holds everything in one child
 */
export function useStay(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ atEnd: true, used: undefined });
  useEffect(() => (list.current ? follow(list.current, place.current) : undefined), []);
  useLayoutEffect(() => {
    if (!list.current || count === 0) return;
    Object.assign(place.current, { atEnd: true, used: undefined });
    toEnd(list.current);
  }, [count]);
  return list;
}
