import type { ReactNode } from 'react';

const PATHS = {
  bell: 'M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.7 5-1.7 5.7h12.4c0-.7-1.7-1.7-1.7-5.7A4.5 4.5 0 0 0 10 3Zm-1.7 12a1.8 1.8 0 0 0 3.4 0',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 6v4.2l2.7 1.8',
  hash: 'M8 3 6.5 17M13.5 3 12 17M3.5 7.5h13M3 12.5h13',
  eye: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Zm7.5 2.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  thread: 'M4 4.5h12v8.5H9l-3.5 3v-3H4ZM7 7.5h6M7 10h4',
  code: 'M7.5 6 3.5 10l4 4M12.5 6l4 4-4 4',
  close: 'M5 5l10 10M15 5 5 15',
  send: 'M3.5 4 17 10 3.5 16l2-6ZM5.5 10H11',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5 7 7 0 1 0 16.5 12Z',
  dots: 'M10 5h.01M10 10h.01M10 15h.01',
  warning: 'M10 3.5 17.5 16h-15ZM10 8v4M10 14h.01',
  back: 'M12 5l-5 5 5 5',
  leave: 'M8 5H4.5v10.5H15V12M11 4.5h4.5V9M15.5 4.5 9.5 10.5',
  bolt: 'M11 2.5 4.5 11.5H9.5L9 17.5 15.5 8.5H10.5Z',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon that takes the colour of its text. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 2.6 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
