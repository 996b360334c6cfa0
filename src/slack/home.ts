/** Opening the app: Home, published when a person opens it and when its content has changed; an agent's conversation. */

import { EventEmitter } from 'node:events';
import type { App } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { suggestedPrompts } from '../ask/declared.ts';
import type { Features, HomeBlocks } from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import { texts } from '../i18n/index.ts';
import type { JobOutcome, Jobs } from '../ops/jobs.ts';
import { type Log, nameAndCause, newReference } from '../ops/log.ts';
import { atMost, createCoalescingQueue } from '../primitives.ts';
import { isConversationId, isDirectId, isUserId } from '../slack-terms.ts';
import type { Answers } from './answer.ts';
import type { Delivery } from './delivery.ts';
import type { Greet } from './greetings.ts';
import type { Limits } from './limits.ts';
import type { Languages } from './locale.ts';
import { takes } from './middleware.ts';
import { publishHome } from './pages.ts';
import { viewedChannel } from './payload.ts';
import { WHILE_A_PERSON_WAITS, waitingAsTold } from './repeated-calls.ts';
import { failure, type RequestLog } from './request.ts';
import { webApiOf } from './web-api.ts';

/** Whose Home it is. */
type Person = Pick<Place, 'workspace' | 'user'>;

/** Keeps when people opened Home: only they see it change. */
export interface Openings {
  /** Notes that a person opens Home now. */
  note(place: Place): Promise<void>;
  /** Whether a person has opened Home lately. */
  lately(place: Place): Promise<boolean>;
}

export interface Homes {
  /** Shows Home as it is now to a person who looks at it. Never rejects. */
  publish(place: Place): Promise<void>;
  /**
   * The same soon, for a person who may be looking; does nothing for others. No person is charged for it.
   * @param isLooking whether the person is known to look, even without a note that Home was opened
   */
  refresh(person: Person, isLooking?: boolean): void;
  /** Publishes every pending Home at once, and waits for it. */
  settled(): Promise<void>;
}

/** Tells those who listen that something on a person's Home has changed. `isLooking`: the person is known to look at it. */
export function createHomeChanges() {
  const changes = new EventEmitter<{ changed: Parameters<Homes['refresh']> }>();
  return {
    changed: ((...change) => void changes.emit('changed', ...change)) satisfies Homes['refresh'],
    onChanged: (listener: Homes['refresh']) => void changes.on('changed', listener),
  };
}

interface HomesOptions {
  readonly features: Pick<Features, 'home'>;
  readonly languages: Pick<Languages, 'of'>;
  readonly limits: Pick<Limits, 'charge' | 'apart'>;
  readonly requests: Pick<RequestLog, 'begun'>;
  readonly answers: Pick<Answers, 'findContent'>;
  readonly delivery: Pick<Delivery, 'attempt'>;
  readonly jobs: Pick<Jobs, 'run'>;
  readonly openings: Pick<Openings, 'lately'>;
  /** The Web API of a workspace. May reject. */
  readonly clientOf: (workspace: string) => Promise<WebClient>;
}

/** Changes within this time are shown together, in milliseconds. */
const GATHER = 300;
/**
 * The most Homes that are refreshed at once: a popular course changes many. People who look are not kept
 * waiting.
 */
const AT_ONCE = 4;

/** Keeps the order for each person, so that an older Home never follows a newer one. */
export function createHomes(options: HomesOptions): Homes {
  const { features, languages, limits, requests, answers, delivery, jobs, openings, clientOf } = options;
  /** If Slack asks for a wait, the content is found anew after it. */
  const publishNow = async (place: Place): Promise<void> => {
    const origin = { kind: 'home', place: { ...place, conversation: undefined } } as const;
    const language = await languages.of(place, 'person');
    const find = () =>
      answers.findContent<HomeBlocks>({
        ...{ origin, language, feature: 'home' },
        find: features.home,
        failed: ({ blocks }) => ({ blocks }),
      });
    const answered = find();
    await delivery.attempt(answered, () =>
      waitingAsTold(async (isAgain) => {
        const { content } = isAgain ? find() : answered;
        await publishHome(await clientOf(place.workspace), place.user, await content);
      }, WHILE_A_PERSON_WAITS),
    );
  };
  /** Over the limit, Home stays as it is: a refusal in its place would stay until the next opening. */
  const isRefused = (place: Place): boolean => {
    const refusal = limits.charge();
    if (!refusal) return false;
    const ended = requests.begun({ kind: 'home', place });
    ended({ ...failure(refusal), reference: newReference(), feature: 'home' });
    return true;
  };
  const publishing = createCoalescingQueue(publishNow, keyOf);
  const few = pLimit(AT_ONCE);
  const refreshing = new Set<Promise<unknown>>();
  const soon = new Map<string, Soon>();
  const removePending = (key: string): Soon | undefined => {
    const gathered = soon.get(key);
    clearTimeout(gathered?.timer);
    soon.delete(key);
    return gathered;
  };
  const publish = async (place: Place): Promise<void> => {
    // A refused person has not seen the pending Home, so it stays pending.
    if (isRefused(place)) return;
    removePending(keyOf(place));
    return publishing.run(place);
  };
  // A refresh waits for its turn outside of the person's queue: a person who opens Home meanwhile goes ahead.
  const begin = (key: string): void => {
    const gathered = removePending(key);
    if (!gathered) return;
    const { place, isLooking } = gathered;
    const refreshOne = async (): Promise<JobOutcome> => {
      if (!isLooking && !(await openings.lately(place))) return 'skipped';
      await publishing.run(place);
      return 'ok';
    };
    const mine = few(() => jobs.run('home', refreshOne, { workspace: place.workspace }));
    refreshing.add(mine);
    void mine.finally(() => refreshing.delete(mine));
  };
  return {
    publish,
    refresh: (person, isLooking = false) => {
      const key = keyOf(person);
      const before = soon.get(key);
      if (before) {
        before.isLooking ||= isLooking;
        return;
      }
      const place = { ...person, conversation: undefined };
      const timer = limits.apart(() => setTimeout(begin, GATHER, key));
      soon.set(key, { place, timer, isLooking });
    },
    settled: async () => {
      for (const key of [...soon.keys()]) begin(key);
      while (refreshing.size > 0) await Promise.allSettled(refreshing);
      await publishing.settled();
    },
  };
}

/** A Home that is to be shown anew. */
interface Soon {
  readonly timer: NodeJS.Timeout;
  readonly place: Place;
  isLooking: boolean;
}

const keyOf = ({ workspace, user }: Person): string => `${workspace} ${user}`;

interface HomeDeps {
  readonly homes: Pick<Homes, 'publish'>;
  readonly greet: Greet;
  readonly openings: Pick<Openings, 'note'>;
  /** The direct conversation with a person, from which something came. */
  readonly metIn: (person: Person, conversation: string) => void;
  readonly log: Log;
}

/** Publishes Home each time it is opened. */
export function registerHome(app: App, { homes, greet, openings, metIn, log }: HomeDeps): void {
  app.event('app_home_opened', takes('type'), async ({ event, context }) => {
    const { teamId = '' } = context;
    if (!isUserId(event.user)) return;
    const { user, channel } = event;
    if (isDirectId(channel)) metIn({ workspace: teamId, user }, channel);
    // An agent suggests questions instead, until it is written to.
    if (event.tab === 'messages' && event.context === undefined && isDirectId(channel))
      await greet(webApiOf(context), { workspace: teamId, user, conversation: channel }, 'person');
    if (event.tab !== 'home') return;
    const place = { workspace: teamId, user: event.user, conversation: undefined };
    await openings.note(place).catch((error: unknown) => {
      log.error({ kind: 'home', ...nameAndCause(error) }, 'not noted');
    });
    await homes.publish(place);
  });
}

// The app as an agent in Slack: it suggests questions to a person who opens the conversation with it, and knows which
// channel the person is looking at. Slack tells this to agents alone.

interface AgentDeps {
  readonly features: Pick<Features, 'linked'>;
  readonly languages: Pick<Languages, 'of'>;
  readonly limits: Pick<Limits, 'charge'>;
  readonly delivery: Pick<Delivery, 'attempt'>;
}

/** How many people's suggestions are remembered: what they have already is not set again. */
const MOST_PEOPLE = 5_000;

/** Where the suggestions stand, and what the person sees. */
interface Opened {
  readonly client: WebClient;
  /** `conversation`: the direct one; `viewing`: the channel beside it. */
  readonly place: Place & { readonly conversation: string };
}

export function registerAgent(app: App, { features, languages, limits, delivery }: AgentDeps): void {
  const shown = new LRUCache<string, string>(atMost(MOST_PEOPLE));
  /** @param why `changed`: the person only looks at something else, which mostly changes nothing */
  const suggest = async ({ client, place }: Opened, why: 'opened' | 'changed'): Promise<void> => {
    const language = await languages.of(place, 'person');
    const course = await features.linked(place);
    const key = keyOf(place);
    const now = `${language} ${course ?? ''}`;
    if ((why === 'changed' && shown.get(key) === now) || limits.charge()) return;
    const { title } = texts(language).agent;
    const found = { origin: { kind: 'home', place }, language, reference: newReference() } as const;
    await delivery.attempt(found, async () => {
      const prompts = suggestedPrompts(language, course);
      await client.assistant.threads.setSuggestedPrompts({ channel_id: place.conversation, title, prompts });
      shown.set(key, now);
    });
  };
  app.event('app_home_opened', takes('type'), async ({ event, context }) => {
    // Without a context the app is no agent.
    if (event.tab !== 'messages' || event.context === undefined) return;
    const opened = openedOf(event, context);
    if (opened) await suggest(opened, 'opened');
  });
  app.event('app_context_changed', takes('type'), async ({ event, context }) => {
    const opened = openedOf(event, context);
    if (opened) await suggest(opened, 'changed');
  });
}

function openedOf(
  { user, channel, context: viewed }: { user?: unknown; channel?: unknown; context?: unknown },
  context: Readonly<Record<string, unknown>> & { readonly teamId?: string },
): Opened | undefined {
  if (!isUserId(user) || !isConversationId(channel)) return undefined;
  const { teamId: workspace = '' } = context;
  const viewing = viewedChannel(viewed, workspace);
  return { client: webApiOf(context), place: { workspace, user, conversation: channel, viewing } };
}
