import { randomBytes } from 'node:crypto';
import type { Language } from '../language.ts';
import type { Store } from '../store/store.ts';
import { type CalendarFeeds, createFeeds } from './feeds.ts';
import { type CalendarLinks, createCalendarLinks } from './links.ts';

/** Calendar files and feeds, and their addresses. */
export interface Calendar {
  readonly links: CalendarLinks;
  readonly feeds: CalendarFeeds;
}

export interface CalendarOptions {
  /** Undefined: there is no address from which a calendar could be fetched. */
  readonly publicUrl: string | undefined;
  readonly store: Pick<Store, 'feeds' | 'targets' | 'follows' | 'courses' | 'secrets'>;
  readonly now: () => number;
  readonly language: Language;
}

/** Undefined without a public address. Rejects if the store is in trouble. */
export async function openCalendar({
  publicUrl,
  ...options
}: CalendarOptions): Promise<Calendar | undefined> {
  if (publicUrl === undefined) return undefined;
  const secret = await options.store.secrets.get('calendar-links', () =>
    randomBytes(32).toString('base64url'),
  );
  return { links: createCalendarLinks({ publicUrl, secret }), feeds: createFeeds({ ...options, secret }) };
}
