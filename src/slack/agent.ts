/**
 * The app as an agent in Slack: it suggests questions to a person who opens the conversation with it, and knows which
 * channel the person is looking at. Slack tells this to agents alone. Loaded only where the app is one.
 */
import type { App } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import type { Features, Place } from '../ask/feature.ts';
import { suggestedPrompts } from '../ask/prompts.ts';
import { texts } from '../i18n/index.ts';
import { newReference } from '../ops/log.ts';
import { atMost } from '../primitives/remembered.ts';
import { isConversationId, isUserId } from '../slack-ids.ts';
import type { Answering } from './answer.ts';
import { takes } from './middleware.ts';
import { viewedChannel } from './payload.ts';
import { deliver } from './replies.ts';
import { webApiOf } from './web-api.ts';

interface AgentDeps {
  readonly features: Features;
  readonly answering: Answering;
}

/** How many people's suggestions are remembered: what they have already is not set again. */
const MOST_PEOPLE = 5_000;

/** Where the suggestions stand, and what the person sees. */
interface Opened {
  readonly client: WebClient;
  /** `conversation`: the direct one; `viewing`: the channel beside it. */
  readonly place: Place & { readonly conversation: string };
}

export function registerAgent(app: App, deps: AgentDeps): void {
  const shown = new LRUCache<string, string>(atMost(MOST_PEOPLE));
  app.event('app_home_opened', takes('type'), async ({ event, context }) => {
    // Without a context the app is no agent.
    if (event.tab !== 'messages' || event.context === undefined) return;
    const opened = openedOf(event, context);
    if (opened) await suggest(deps, opened, shown);
  });
  app.event('app_context_changed', takes('type'), async ({ event, context }) => {
    const opened = openedOf(event, context);
    if (opened) await suggest(deps, opened, shown, 'changed');
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

/** @param why `changed`: the person only looks at something else, which mostly changes nothing */
async function suggest(
  { features, answering }: AgentDeps,
  { client, place }: Opened,
  shown: LRUCache<string, string>,
  why?: 'changed',
): Promise<void> {
  const language = await answering.languages.of(place, 'person');
  const course = await features.linked(place);
  const key = `${place.workspace} ${place.user}`;
  const now = `${language} ${course ?? ''}`;
  if ((why === 'changed' && shown.get(key) === now) || answering.limits.charge()) return;
  const { title } = texts(language).agent;
  await deliver(answering, { kind: 'home', place }, { reference: newReference() }, async () => {
    const prompts = suggestedPrompts(language, course);
    await client.assistant.threads.setSuggestedPrompts({ channel_id: place.conversation, title, prompts });
    shown.set(key, now);
  });
}
