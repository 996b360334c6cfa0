/** Home: the person's follows, the dates ahead, recent look-ups, and how to use everything. */

import type { Features, Place } from '../../asking/feature.ts';
import type { CalendarFeeds } from '../../calendar/feeds.ts';
import type { Language } from '../../language.ts';
import { followedBy, knownSince, type NamesOf } from '../../rings/followed.ts';
import type { PersonKey } from '../../store/concerns.ts';
import type { RingSettings, Store } from '../../store/store.ts';
import { type HomeContent, homeView, type RecentCourse } from './view.ts';

export interface HomeDeps {
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses'>;
  /** The person's own choices. */
  readonly settingsOf: (
    person: PersonKey,
  ) => Promise<{ readonly language: Language | undefined; readonly rings: RingSettings }>;
  /** The person's look-ups, newest first. */
  readonly recent: (person: PersonKey, language: Language) => Promise<readonly RecentCourse[]>;
  readonly namesOf: NamesOf;
  /** Followed courses that were read longer ago are shown with the time of that reading, in milliseconds. */
  readonly oldAfterMs: number;
  /** Undefined if Coursebell has no public address. */
  readonly feeds: Pick<CalendarFeeds, 'madeAt'> | undefined;
}

/** The content of a person's Home. Rejects if the store is in trouble. */
export function createHome(deps: HomeDeps): Features['home'] {
  return async (reader, place) => homeView(await contentOf(place, reader.now, reader.language, deps), reader);
}

async function contentOf(
  person: Place,
  now: number,
  language: Language,
  { store, settingsOf, recent, namesOf, feeds, oldAfterMs }: HomeDeps,
): Promise<HomeContent> {
  const target = await store.targets.get({ workspace: person.workspace, target: person.user });
  const [followed, settings, recents, madeAt] = await Promise.all([
    target ? followedBy(target, store, now, { language, namesOf }) : [],
    settingsOf(person),
    // A failure here must not cost the rest of Home.
    recent(person, language).catch(() => []),
    feeds?.madeAt(person).catch(() => undefined),
  ]);
  const since = target && followed.length > 0 ? knownSince(target, followed) : now;
  return {
    followed,
    chosenLanguage: settings.language,
    rings: target?.settings ?? settings.rings,
    pause: target?.pause,
    asOf: now - since > oldAfterMs ? since : undefined,
    recents,
    feed: feeds && { madeAt },
  };
}
