import type { KeyboardEvent } from 'react';

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
