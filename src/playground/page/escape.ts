import type { KeyboardEvent } from 'react';

/** Closes a panel by Escape, unless the key was for something in it: a list, a menu or a dialog. */
export function onEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, nativeEvent, target } = event;
    if (key !== 'Escape' || nativeEvent.isComposing || event.defaultPrevented) return;
    if ((target as Element).closest('dialog')) return;
    event.preventDefault();
    close();
  };
}
