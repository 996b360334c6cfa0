/**
 * Lists of the lessons ahead that calendars ask for again and again: read once in a period for all of them, and kept where a later
 * reading fails.
 */
import { LRUCache } from 'lru-cache';
import type { Language } from '../language.ts';
import { isRecent, withTimeout } from '../primitives.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import type { Lessons, LessonsAhead } from './lessons.ts';

interface LessonListsOptions {
  readonly lessons: Pick<Lessons, 'can' | 'lists'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Lists that were read within this time, in milliseconds, are not read again. */
  readonly freshMs: number;
}

export interface LessonLists {
  /** What was last read of courses, by their codes. `unread`: some can't be read now, for a short while. Never rejects. */
  of(codes: readonly string[], language: Language): Promise<ReadonlyMap<string, LessonsAhead> | 'unread'>;
}

/** The most lessons that are remembered, of all courses together. */
const MOST_LESSONS = 10_000;
/** The longest that lists are waited for, in milliseconds. */
const PATIENCE = 5000;
/** After a failure lists are not asked for again for so long, in milliseconds. */
const AGAIN = 60_000;
/** Lists that are unknown for longer than this are taken for none, in milliseconds. */
const SHORT_WHILE = 3_600_000;

export function createLessonLists({ lessons, now, freshMs }: LessonListsOptions): LessonLists {
  const known = new LRUCache<string, LessonsAhead>({
    maxSize: MOST_LESSONS,
    sizeCalculation: ({ found }) => found.length + 1,
  });
  /** Since when readings fail, and when the last one did. */
  let failing: { readonly since: number; readonly at: number } | undefined;

  const refresh = async (codes: readonly string[], language: Language): Promise<void> => {
    const read = await withTimeout(lessons.lists(codes, language), PATIENCE);
    for (const [code, list] of read ?? []) known.set(keyOf(code, language), list);
    const isWhole = codes.every((code) => read?.has(code));
    failing = isWhole ? undefined : { since: failing?.since ?? now(), at: now() };
  };

  return {
    of: async (asked, language) => {
      const codes = [...new Set(asked.flatMap((one) => parseRealizationCode(one) ?? []))];
      const listOf = (code: string): LessonsAhead | undefined => known.get(keyOf(code, language));
      const isFresh = (code: string): boolean => {
        const list = listOf(code);
        return list !== undefined && isRecent(list.readAt, now(), freshMs);
      };
      const old = codes.filter((code) => !isFresh(code));
      const mayAsk = lessons.can() && !(failing && isRecent(failing.at, now(), AGAIN));
      if (mayAsk && old.length > 0) await refresh(old, language);
      const lists = new Map(codes.flatMap((code) => oneOf(code, listOf(code))));
      const isUnread = lessons.can() && lists.size < codes.length;
      return isUnread && failing && isRecent(failing.since, now(), SHORT_WHILE) ? 'unread' : lists;
    },
  };
}

const keyOf = (code: string, language: Language): string => `${language} ${code}`;

const oneOf = (code: string, list: LessonsAhead | undefined): [string, LessonsAhead][] =>
  list ? [[code, list]] : [];
