/**
 * Places an open menu or list: beside the element that opened it, above everything, on the side with more
 * room.
 */
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

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
