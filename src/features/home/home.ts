/** Home: what a person follows, what comes next, what was looked up lately, and how everything is used. */
import type { CalendarFeeds } from '../../calendar/feeds.ts';
import type { Language } from '../../i18n/language.ts';
import { followedBy, type NamesOf } from '../../rings/followed.ts';
import type { Features, Place } from '../../slack/feature.ts';
import type { PersonKey } from '../../store/concerns.ts';
import type { RingSettings, Store } from '../../store/store.ts';
import { type HomeContent, homeView, type RecentCourse } from './view.ts';

export interface HomeDeps {
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses'>;
  /** What the person has chosen. */
  readonly settingsOf: (
    person: PersonKey,
  ) => Promise<{ readonly language: Language | undefined; readonly rings: RingSettings }>;
  /** What the person has looked up, newest first. */
  readonly recent: (person: PersonKey, language: Language) => Promise<readonly RecentCourse[]>;
  readonly namesOf: NamesOf;
  /** Undefined where Coursebell has no public address. */
  readonly feeds: Pick<CalendarFeeds, 'madeAt'> | undefined;
}

/** What Home shows to a person. Rejects where the store is in trouble. */
export function createHome(deps: HomeDeps): Features['home'] {
  return async (reader, place) => homeView(await contentOf(place, reader.now, reader.language, deps), reader);
}

async function contentOf(
  person: Place,
  now: number,
  language: Language,
  { store, settingsOf, recent, namesOf, feeds }: HomeDeps,
): Promise<HomeContent> {
  const target = await store.targets.get({ workspace: person.workspace, target: person.user });
  const [followed, settings, recents, madeAt] = await Promise.all([
    target ? followedBy(target, store, now, { language, namesOf }) : [],
    settingsOf(person),
    // What can't be had of these must not cost all the rest.
    recent(person, language).catch(() => []),
    feeds?.madeAt(person).catch(() => undefined),
  ]);
  return {
    followed,
    chosenLanguage: settings.language,
    rings: target?.settings ?? settings.rings,
    pause: target?.pause,
    checkedAt: target?.checkedAt,
    recents,
    feed: feeds && { madeAt },
  };
}
