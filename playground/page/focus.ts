/** Moves the focus when its element vanishes: back to the element used before, as when a window closes. */
import { useEffect } from 'react';

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
