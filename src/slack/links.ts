/**
 * Links to the pages of courses in messages: each gets the compact card below the message, as a Work Object where the app
 * shows these, and its details open in the reader's language. Loaded only where pages are configured.
 */

import type { App } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import { WebAPIPlatformError } from '@slack/web-api';
import type { CourseLinks, LinkedCourse } from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import { type Card, readableText } from '../cards/card.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { refusedBy } from '../slack-refusals.ts';
import { isConversationId, isUserId } from '../slack-terms.ts';
import type { Answers, ContentRequest } from './answer.ts';
import type { Delivery } from './delivery.ts';
import { type Languages, languageOfLocale } from './locale.ts';
import { QUIET_FOR, type Spotting } from './messages.ts';
import { takes } from './middleware.ts';
import { slackWordOf } from './refusals.ts';
import { webApiOf } from './web-api.ts';

interface LinkDeps {
  readonly links: CourseLinks;
  readonly languages: Pick<Languages, 'of'>;
  readonly answers: Pick<Answers, 'findContent'>;
  readonly delivery: Pick<Delivery, 'attempt' | 'content'>;
  /** Notes what was shown in a conversation. */
  readonly noteShown: (place: Place, card: Pick<Card, 'shows'>) => void;
  readonly spotting: Pick<Spotting, 'claim' | 'release'>;
}

/** The most links of a message that get a card. */
const MOST_LINKS = 3;

/** A link to a course in a message, and what it leads to. */
interface Shown {
  readonly url: string;
  readonly course: LinkedCourse;
}

export function registerLinks(app: App, deps: LinkDeps): void {
  app.event('link_shared', takes('type'), async ({ event, context }) => {
    const { channel, user, message_ts: ts, thread_ts, links, source } = event;
    // What is still being written has no conversation yet. When it is sent, Slack tells of it again.
    if (
      source === 'composer' ||
      !isConversationId(channel) ||
      typeof ts !== 'string' ||
      !Array.isArray(links)
    )
      return;
    const place = {
      ...{ workspace: context.teamId ?? '', user: isUserId(user) ? user : '', conversation: channel },
      thread: typeof thread_ts === 'string' ? thread_ts : ts,
    };
    const urls = links.flatMap((link: { url?: unknown } | null) =>
      typeof link?.url === 'string' ? [link.url] : [],
    );
    await showCourses(deps, webApiOf(context), place, ts, urls);
  });
  app.event('entity_details_requested', takes('type'), async ({ event, context }) => {
    const { user, trigger_id, external_ref, entity_url, user_locale } = event;
    if (!isUserId(user) || typeof trigger_id !== 'string') return;
    const place = { workspace: context.teamId ?? '', user, conversation: undefined };
    const userLanguage = typeof user_locale === 'string' ? languageOfLocale(user_locale) : undefined;
    const language = await deps.languages.of(place, 'person', userLanguage);
    const wanted: unknown = external_ref?.id ?? entity_url;
    await showDetails(deps, webApiOf(context), place, { trigger_id, language, wanted: String(wanted) });
  });
}

/** An address as the person wrote it: Slack tells it escaped, as the text of messages, and wants it back like that. */
const written = (url: string): string => url.replaceAll('&amp;', '&');

async function showCourses(
  { links, languages, answers, delivery, noteShown, spotting }: LinkDeps,
  client: WebClient,
  place: Place,
  ts: string,
  urls: readonly string[],
): Promise<void> {
  const ofCourses = urls.flatMap((url) => {
    const asked = links.courseAt(written(url));
    return asked === undefined ? [] : [{ url, asked }];
  });
  // A link to anything else costs nothing.
  if (ofCourses.length === 0) return;
  const language = await languages.of(place, 'channel');
  const origin = { kind: 'link', place } as const;
  const found = answers.findContent<readonly Shown[]>({
    ...{ origin, language, feature: 'course' },
    find: async (reader) => {
      const all = await Promise.all(
        ofCourses.map(async ({ url, asked }): Promise<Shown[]> => {
          // No person has asked, so no person is told of a failure.
          const course = await links.find(asked, reader, place).catch(() => undefined);
          return course ? [{ url, course }] : [];
        }),
      );
      return all.flat();
    },
    failed: () => [],
  });
  const shown: Shown[] = [];
  for (const one of await found.content)
    if (shown.length < MOST_LINKS && (await spotting.claim(place, one.course.name, QUIET_FOR)))
      shown.push(one);
  if (shown.length === 0) return;
  await delivery.attempt(found, async () => {
    try {
      await unfurl(client, { channel: place.conversation ?? '', ts }, shown);
    } catch (error) {
      await Promise.all(shown.map(({ course }) => spotting.release(place, course.name)));
      throw error;
    }
    noteShown(place, { shows: shown.flatMap(({ course }) => course.card.shows ?? []) });
  });
}

/** Shows Work Objects, and plain cards where there is none, or where Slack does not take them from the app. */
async function unfurl(
  client: WebClient,
  to: { readonly channel: string; readonly ts: string },
  shown: readonly Shown[],
): Promise<void> {
  const entities = shown.flatMap(({ url, course: { entity } }) =>
    entity ? [{ ...entity, url: entity.url || written(url), app_unfurl_url: url }] : [],
  );
  const areTaken = entities.length > 0 && (await areEntitiesTaken(client, to, entities));
  const plain = shown.filter(({ course }) => !areTaken || !course.entity);
  if (plain.length === 0) return;
  const unfurls = Object.fromEntries(
    plain.map(({ url, course: { card } }) => [url, { blocks: [...card.blocks] }]),
  );
  await client.chat.unfurl({ ...to, unfurls });
}

/** Work Objects are switched on by hand, and a workspace may switch them off. */
async function areEntitiesTaken(
  client: WebClient,
  to: { readonly channel: string; readonly ts: string },
  entities: NonNullable<LinkedCourse['entity']>[],
): Promise<boolean> {
  try {
    await client.chat.unfurl({ ...to, metadata: { entities } });
    return true;
  } catch (error) {
    if (!isAboutEntities(error)) throw error;
    return false;
  }
}

/** The words of `chat.unfurl` for an app that may show cards, and no Work Objects. A new word may be one. */
const NO_ENTITIES = new Set(['feature_not_enabled', 'not_enabled', 'not_implemented', 'unknown_method']);

function isAboutEntities(error: unknown): boolean {
  const word = slackWordOf(error);
  if (word === undefined) return error instanceof WebAPIPlatformError;
  const what = refusedBy(word);
  return what === undefined || what === 'text' || NO_ENTITIES.has(word);
}

/** What a person wants to see, in which language. */
interface Wanted {
  readonly trigger_id: string;
  readonly language: Language;
  /** The course's code, or an address of its page. */
  readonly wanted: string;
}

async function showDetails(
  { links, delivery }: LinkDeps,
  client: WebClient,
  place: Place,
  { trigger_id, language, wanted }: Wanted,
): Promise<void> {
  type Details = Awaited<ReturnType<CourseLinks['details']>>;
  const request: ContentRequest<{ readonly metadata: Details } | { readonly failure: string }> = {
    ...{ origin: { kind: 'open', place }, language, feature: 'course' },
    find: async (reader) => ({ metadata: await links.details(links.courseAt(wanted) ?? wanted, reader) }),
    failed: ({ text }) => ({ failure: readableText(text) }),
  };
  await delivery.content(request, async (details) => {
    const found = await details;
    if ('metadata' in found) {
      await client.entity.presentDetails({ trigger_id, metadata: found.metadata });
      return;
    }
    const error = {
      ...{ status: 'custom', custom_title: texts(language).errors.title },
      custom_message: found.failure,
    };
    await client.entity.presentDetails({ trigger_id, error });
  });
}
