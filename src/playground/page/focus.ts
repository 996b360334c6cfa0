/** Where the focus goes when what had it vanishes: back to what was used before, as where a window closes. */
import { useEffect } from 'react';

/** What closes again, and gives the focus back to what stands outside of it. */
const LAYERS = '.dialog, .thread, .sidebar';
/** What takes the focus for a part of it that is gone. */
const HOLDERS = '.message, .dialog-body, .home';
/** The first of these that is there takes it in the end. */
const LAST = ['.conversation .composer textarea', '.home', '.conversation .messages'];
const FOCUSABLE = 'a, button, input, select, textarea, label, [tabindex]';
/** More steps back are never needed. */
const MOST = 40;

interface Step {
  readonly element: HTMLElement;
  readonly holder: HTMLElement | null;
  readonly isInLayer: boolean;
}

/** True where it has the focus now: what is gone, hidden or covered takes none. */
function takesFocus(element: HTMLElement | null): boolean {
  if (!element?.isConnected) return false;
  if (!element.matches(FOCUSABLE)) {
    // Only for now: a message is no stop of the Tab key, nor does a click on it mean it as a whole.
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function giveBack(steps: readonly Step[]): void {
  for (const { element, holder, isInLayer } of steps.toReversed()) {
    if (takesFocus(element) || takesFocus(holder)) return;
    // What stands in the conversation itself was opened by nothing.
    if (!isInLayer) break;
  }
  const dialogs = [...document.querySelectorAll<HTMLElement>('.dialog[open] .dialog-body')];
  if (dialogs.some(takesFocus)) return;
  LAST.some((selector) => takesFocus(document.querySelector<HTMLElement>(selector)));
}

/** Follows the focus through the page, and catches it where it falls. */
export function useKeptFocus(): void {
  useEffect(() => {
    let steps: Step[] = [];
    const remember = ({ target }: FocusEvent): void => {
      const element = target as HTMLElement;
      const holder = element.parentElement?.closest<HTMLElement>(HOLDERS) ?? null;
      steps = [...steps.slice(1 - MOST), { element, holder, isInLayer: element.closest(LAYERS) !== null }];
    };
    // Who clicks beside everything has put the focus down.
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

/** A button that may be pressed only now and then. It is not disabled meanwhile: that would take the focus from it. */
export function pressedIf(isFree: boolean, press: () => void) {
  return { 'aria-disabled': !isFree, onClick: isFree ? press : undefined };
}
