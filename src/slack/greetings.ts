/** The greeting: once to a person, in the direct conversation, and once to a channel to which the app is invited. */
import type { App } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import type { Features } from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import { type Card, toMessage } from '../cards/card.ts';
import type { Language } from '../language.ts';
import { type Log, nameAndCause } from '../ops/log.ts';
import { undoneBy } from '../primitives.ts';
import { isChannelId, isUserId } from '../slack-terms.ts';
import type { Answers } from './answer.ts';
import type { Delivery } from './delivery.ts';
import type { Languages } from './locale.ts';
import { takes } from './middleware.ts';
import { postMessage } from './post.ts';
import { webApiOf } from './web-api.ts';

type Whom = 'person' | 'channel';

/** Keeps who has been greeted. Both may reject. */
export interface Greeted {
  /** Takes the one greeting of a person, or of a channel; false: it was taken before. */
  take(place: Place, whom: Whom): Promise<boolean>;
  /** Gives it back: it could not be posted. */
  giveBack(place: Place, whom: Whom): Promise<void>;
}

/**
 * Greets, unless that was done before. It is noted before it is posted: after a fault none comes rather than two. Never
 * rejects.
 * @param language that of the message to which it is an answer
 * @returns whether the greeting has come now
 */
export type Greet = (client: WebClient, place: Place, whom: Whom, language?: Language) => Promise<boolean>;

interface GreetingDeps {
  readonly features: Pick<Features, 'greeting'>;
  readonly languages: Pick<Languages, 'of'>;
  readonly answers: Pick<Answers, 'findContent'>;
  readonly delivery: Pick<Delivery, 'attempt'>;
  /** Undefined: no greeting is sent. */
  readonly greeted: Greeted | undefined;
  readonly log: Log;
}

export function createGreet({ features, languages, answers, delivery, greeted, log }: GreetingDeps): Greet {
  const post = async (client: WebClient, place: Place, whom: Whom, said?: Language): Promise<boolean> => {
    if (!(await greeted?.take(place, whom))) return false;
    const giveBack = async () => greeted?.giveBack(place, whom);
    const language = said ?? (await languages.of(place, whom));
    const found = answers.findContent<Card | undefined>({
      ...{ origin: { kind: whom === 'person' ? 'home' : 'spotted', place }, language, feature: 'greeting' },
      find: (reader) => features.greeting(whom, reader, place),
      failed: () => undefined,
    });
    const card = await found.content;
    if (!card) {
      await giveBack();
      return false;
    }
    let isPosted = false;
    await delivery.attempt(found, async () => {
      const to = { channel: place.conversation ?? '', thread_ts: place.thread };
      await undoneBy(() => postMessage(client, to, toMessage(card)), giveBack);
      isPosted = true;
    });
    return isPosted;
  };
  return async (...to) => {
    try {
      return await post(...to);
    } catch (error) {
      log.error({ kind: 'greeting', workspace: to[1].workspace, ...nameAndCause(error) }, 'not greeted');
      return false;
    }
  };
}

/** Whether an event is of the app's own bot: Slack tells for whom it delivers it. */
const isBot = (
  user: unknown,
  { authorizations }: { readonly authorizations?: readonly { readonly user_id?: string }[] },
): boolean => (authorizations ?? []).some(({ user_id }) => user_id !== undefined && user_id === user);

/** Greets a channel to which the app was invited. */
export function registerGreetings(app: App, greet: Greet): void {
  app.event('member_joined_channel', takes('type'), async ({ event, body, context }) => {
    const { user, channel, inviter } = event;
    if (!isBot(user, body) || !isChannelId(channel)) return;
    const place: Place = {
      ...{ workspace: context.teamId ?? '', user: isUserId(inviter) ? inviter : '' },
      conversation: channel,
    };
    await greet(webApiOf(context), place, 'channel');
  });
}
