/**
 * A person's feed: all courses that the person follows, at an address that only the person knows. The store
 * keeps only a digest of the address, so a reader of the store can't read feeds.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Language } from '../language.ts';
import type { PersonKey } from '../store/concerns.ts';
import type { Course, Follow, Store, Target } from '../store/store.ts';
import type { CalendarEntry } from './events.ts';

export interface CalendarFeeds {
  /**
   * Gives the person a feed; an earlier address becomes invalid. Resolves to the secret part of the address,
   * which can't be had again.
   * @param wish from `newWish`. The same wish of the same person gives the same address, so a form that is
   * sent twice does not invalidate the address that the first answer shows.
   */
  make(person: PersonKey, wish: string): Promise<string>;
  /** Makes the address invalid; false if there was none. */
  revoke(person: PersonKey): Promise<boolean>;
  /** When the address was made; undefined: there is none. */
  madeAt(person: PersonKey): Promise<number | undefined>;
  /** The person whose feed has this secret part in its address; undefined: nobody. */
  read(token: string): Promise<PersonKey | undefined>;
  /** The feed's content, from the store alone: a fetch never asks the study API. */
  contents(person: PersonKey): Promise<FeedContents>;
}

interface FeedContents {
  readonly entries: readonly CalendarEntry[];
  readonly language: Language;
}

export interface FeedOptions {
  readonly store: Pick<Store, 'feeds' | 'targets' | 'follows' | 'courses'>;
  readonly now: () => number;
  /** The language for a person who has never followed anything. */
  readonly language: Language;
  /** The same in all replicas, and stored. */
  readonly secret: string;
}

/** Random bytes in an address. */
const SECRET_BYTES = 32;

/** The value that a form for an address carries. Without the secret nobody can turn it into an address. */
export function newWish(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export function createFeeds({ store, now, language, secret }: FeedOptions): CalendarFeeds {
  return {
    make: async (person, wish) => {
      const token = tokenOf(person, wish, secret);
      await store.feeds.replace(person, digest(token), now());
      return token;
    },
    revoke: (person) => store.feeds.revoke(person),
    madeAt: (person) => store.feeds.madeAt(person),
    read: (token) => store.feeds.owner(digest(token)),
    contents: async ({ workspace, user }) => {
      const key = { workspace, target: user };
      const [target, follows] = await Promise.all([store.targets.get(key), store.follows.of(key)]);
      if (!target) return { entries: [], language };
      const courses = await store.courses.get(
        follows.map(({ code }) => ({ code, language: target.language })),
      );
      const entries = follows.map((follow) => entryOf(follow, target, courses)).sort(byCode);
      return { entries, language: target.language };
    },
  };
}

/**
 * The last reading. If the course has not been read in this language yet, the facts that the person was told,
 * as of the last check.
 */
function entryOf(
  { code, told, createdAt }: Follow,
  target: Target,
  courses: readonly Course[],
): CalendarEntry {
  const course = courses.find((one) => one.code === code);
  if (course) return { code, facts: course.facts, readAt: course.readAt };
  return { code, facts: told, readAt: Math.max(createdAt, target.checkedAt ?? 0) };
}

const byCode = (a: CalendarEntry, b: CalendarEntry): number => (a.code < b.code ? -1 : 1);

/** The first words keep these signatures apart from any others by the same secret. */
function tokenOf({ workspace, user }: PersonKey, wish: string, secret: string): string {
  const signed = JSON.stringify(['coursebell calendar feed 1', workspace, user, wish]);
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

/** A secret of 256 bits needs no slow digest. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
