/**
 * A person's feed: everything that the person follows, at an address that only the person knows. Of the address no
 * more is kept than a digest, so whoever reads the store can't read feeds with it.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Language } from '../i18n/language.ts';
import type { PersonKey } from '../store/concerns.ts';
import type { Course, Follow, Store, Target } from '../store/store.ts';
import type { CalendarEntry } from './events.ts';

export interface CalendarFeeds {
  /**
   * Gives the person a feed; a former address is void. Resolves to the secret part, which is not to be had again.
   * @param wish of `newWish`: the same wish of the same person gives the same address, so that a form that is sent twice
   * does not void what the first answer shows
   */
  make(person: PersonKey, wish: string): Promise<string>;
  /** Makes the address void; false where there was none. */
  revoke(person: PersonKey): Promise<boolean>;
  /** When the address was made; undefined: there is none. */
  madeAt(person: PersonKey): Promise<number | undefined>;
  /** Whose feed the secret part of an address is; undefined: nobody's. */
  read(token: string): Promise<PersonKey | undefined>;
  /** What the feed holds, from the store alone: fetching it never asks the study API. */
  contents(person: PersonKey): Promise<FeedContents>;
}

interface FeedContents {
  readonly entries: readonly CalendarEntry[];
  readonly language: Language;
}

export interface FeedOptions {
  readonly store: Pick<Store, 'feeds' | 'targets' | 'follows' | 'courses'>;
  readonly now: () => number;
  /** For a person who has never followed anything. */
  readonly language: Language;
  /** The same in all replicas, and kept. */
  readonly secret: string;
}

/** Bytes of chance in an address. */
const SECRET_BYTES = 32;

/** What a form for an address carries. Nobody makes an address of it who lacks the secret. */
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

/** What was read last; where nothing has been in this language yet, what the person was told when it was checked. */
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

/** The first words keep it apart from whatever else the secret may sign. */
function tokenOf({ workspace, user }: PersonKey, wish: string, secret: string): string {
  const signed = JSON.stringify(['coursebell calendar feed 1', workspace, user, wish]);
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

/** A secret of 256 bits needs no slow digest. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
