/** Home: published when somebody opens it, and anew when something behind it has changed. */
import type { App } from '@slack/bolt';
import type { HomeView, KnownBlock } from '@slack/types';
import type { WebClient } from '@slack/web-api';
import { LIMITS } from '../cards/limits.ts';
import { type Answering, bring } from './account.ts';
import { attempt } from './answer.ts';
import { patiently, refusesLayout } from './deliver.ts';
import type { Features, Place } from './feature.ts';
import { plainBlocks } from './plain-blocks.ts';

/** When people opened Home: only they see it change. */
export interface Openings {
  /** Notes that a person opens Home now. */
  note(place: Place): Promise<void>;
  /** Whether a person has opened Home lately. */
  lately(place: Place): Promise<boolean>;
}

export interface Homes {
  /** Shows Home as it is now. Never rejects. */
  publish(client: WebClient, place: Place): Promise<void>;
  /** The same for a person who may be looking; does nothing for others. Never rejects. */
  refresh(place: Place): Promise<void>;
  /** Waits for what is under way. */
  settled(): Promise<void>;
}

export interface HomesOptions {
  readonly features: Features;
  readonly answering: Answering;
  readonly openings: Openings;
  /** The Web API of a workspace. */
  readonly clientOf: (workspace: string) => WebClient;
}

export function createHomes({ features, answering, openings, clientOf }: HomesOptions): Homes {
  const publish: Homes['publish'] = async (client, place) => {
    const origin = { kind: 'home', place: { ...place, conversation: undefined } } as const;
    const language = await answering.languages.of(place, 'person');
    const answered = attempt<readonly KnownBlock[]>(answering, origin, language, {
      feature: 'home',
      find: features.home,
      failed: ({ blocks }) => blocks,
    });
    await bring(answering, origin, answered, async () => show(client, place.user, await answered.content));
  };
  // One at a time for a person, and one more that sees what all have changed meanwhile.
  const underWay = new Map<string, Promise<void>>();
  const waiting = new Set<string>();
  const begin = async (key: string, place: Place, before: Promise<void> | undefined): Promise<void> => {
    await before;
    waiting.delete(key);
    if (!(await openings.lately(place).catch(() => false))) return;
    await publish(clientOf(place.workspace), place);
  };
  const refresh = (place: Place): Promise<void> => {
    const key = `${place.workspace} ${place.user}`;
    const before = underWay.get(key);
    if (before && waiting.has(key)) return before;
    if (before) waiting.add(key);
    const mine = begin(key, place, before).finally(() => {
      if (underWay.get(key) === mine) underWay.delete(key);
    });
    underWay.set(key, mine);
    return mine;
  };
  return { publish, refresh, settled: async () => void (await Promise.all(underWay.values())) };
}

/** Publishes Home each time it is opened. */
export function listenToHome(app: App, homes: Homes, openings: Openings, answering: Answering): void {
  app.event('app_home_opened', async ({ event, client, context: { teamId = '' } }) => {
    if (event.tab !== 'home') return;
    const place = { workspace: teamId, user: event.user, conversation: undefined };
    await openings.note(place).catch((error: unknown) => {
      answering.log.error(
        { kind: 'home', error: error instanceof Error ? error.name : typeof error },
        'not noted',
      );
    });
    await homes.publish(client, place);
  });
}

async function show(client: WebClient, user_id: string, blocks: readonly KnownBlock[]): Promise<void> {
  const view = (shown: readonly KnownBlock[]): HomeView => ({
    type: 'home',
    blocks: shown.slice(0, LIMITS.viewBlocks),
  });
  try {
    await patiently(() => client.views.publish({ user_id, view: view(blocks) }));
  } catch (error) {
    if (!refusesLayout(error)) throw error;
    await client.views.publish({ user_id, view: view(plainBlocks(blocks)) });
  }
}
