/** What Slack says of people, and the direct conversations with them. */
import { EventEmitter } from 'node:events';
import type { WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import type { Place } from '../ask/place.ts';
import type { Language } from '../language.ts';
import { atMost, withTimeout } from '../primitives.ts';
import { languageOfLocale, openDirect, type Profile, slackProfile } from './locale.ts';

type Person = Pick<Place, 'workspace' | 'user'>;

/** What Slack tells of a person. `language`: the configuration's, where Coursebell does not speak theirs. */
type ToldProfile = Profile & { readonly language?: Language | undefined };

/** Asks Slack about people. `told` hears each answer, or that there is none: others keep something of what it said before. */
export function peopleInSlack(clientOf: (workspace: string) => Promise<WebClient>, otherwise: Language) {
  const told = new EventEmitter<{
    profile: [person: Person, profile: ToldProfile];
    nothing: [person: Person];
  }>();
  const last = new LRUCache<string, ToldProfile>(atMost(MOST_PEOPLE));
  const directs = new LRUCache<string, string>(atMost(MOST_PEOPLE));
  const keyOf = ({ workspace, user }: Person): string => `${workspace} ${user}`;
  const openOnce = async (key: string, workspace: string, user: string): Promise<string | undefined> => {
    const opened = await onceMore(async () => openDirect(await clientOf(workspace), user));
    if (opened === undefined) directs.delete(key);
    else directs.set(key, opened);
    return opened;
  };
  const profileOf = async ({ workspace, user }: Person): Promise<ToldProfile> => {
    try {
      const profile = await slackProfile(await clientOf(workspace), user);
      const { locale } = profile;
      const language = locale === undefined ? undefined : (languageOfLocale(locale) ?? otherwise);
      const all = { ...profile, language };
      last.set(keyOf({ workspace, user }), all);
      told.emit('profile', { workspace, user }, all);
      return all;
    } catch (error) {
      told.emit('nothing', { workspace, user });
      throw error;
    }
  };
  return {
    told,
    profileOf,
    /** Notes the direct conversation with a person, from which something came. */
    metIn: (person: Person, conversation: string) => void directs.set(keyOf(person), conversation),
    /**
     * Opens the direct conversation with a person, if it is not known, as `openDirect` of Slack's side does. What does not come
     * soon is what was known before; a profile can also be missing: it is read later.
     */
    openDirect: async (workspace: string, user: string, known?: string) => {
      const key = keyOf({ workspace, user });
      const opening = known === undefined ? openOnce(key, workspace, user) : Promise.resolve(known);
      const soon = opening.then((conversation) => ({ conversation }));
      const [opened, profile] = await Promise.all([
        withTimeout(soon, PATIENCE),
        // A missing zone is no reason to refuse: another serves until it is known.
        withTimeout(profileOf({ workspace, user }), PATIENCE).catch(() => undefined),
      ]);
      if (!profile) told.emit('nothing', { workspace, user });
      const conversation = opened ? opened.conversation : (directs.get(key) ?? (await opening));
      if (conversation === undefined) return undefined;
      const { zone, language } = profile ?? last.get(key) ?? {};
      return { conversation, zone, language };
    },
  };
}

/** How long an answer waits for what Slack says of a person, in milliseconds. */
const PATIENCE = 250;
/** How long one call is waited for before it is made once more, in milliseconds. */
const ONCE_MORE_AFTER = 1_000;
/** How many people's conversations and last profiles are remembered. */
const MOST_PEOPLE = 5_000;

/** Does work that can be done twice; once more beside it, where it takes long. Rejects if none of them went well. */
async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  const first = work().then((value) => ({ value }));
  const soon = await withTimeout(first, ONCE_MORE_AFTER);
  if (soon) return soon.value;
  return Promise.any([first.then(({ value }) => value), work()]).catch((error: unknown) =>
    Promise.reject(error instanceof AggregateError ? error.errors[0] : error),
  );
}
