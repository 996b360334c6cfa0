import type { WebClient } from '@slack/web-api';

/** Where to write to a person, and the person's zone. */
export interface Person {
  /** The direct conversation with the bot. */
  readonly conversation: string;
  /** IANA zone; undefined if Slack does not tell. */
  readonly zone: string | undefined;
}

/** Opens the direct conversation with a person. Rejects with the Web API's errors. */
export async function openDirect(client: WebClient, user: string): Promise<Person> {
  const [opened, zone] = await Promise.all([
    client.conversations.open({ users: user }),
    zoneOf(client, user),
  ]);
  const conversation = opened.channel?.id;
  if (conversation === undefined) throw new TypeError('conversations.open gave no channel');
  return { conversation, zone };
}

/**
 * A person's IANA zone. Never rejects: a missing zone is no reason to refuse, the study API's zone serves.
 */
export async function zoneOf(
  client: WebClient | Promise<WebClient>,
  user: string,
): Promise<string | undefined> {
  try {
    return (await (await client).users.info({ user })).user?.tz;
  } catch {
    return undefined;
  }
}

/** Slack's locale of a person, such as `fi-FI`. Rejects with the Web API's errors. */
export async function localeOf(client: WebClient, user: string): Promise<string | undefined> {
  return (await client.users.info({ user, include_locale: true })).user?.locale;
}
