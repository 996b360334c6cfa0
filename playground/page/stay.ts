/** Keeps a list of messages where somebody reads: at its end, or at the message that was clicked last. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

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
