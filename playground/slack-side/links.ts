/** Links that an app shows: the event, `chat.unfurl`, and the details of a Work Object. */
import { blockProblems } from './block-limits.ts';
import { withBlockIds } from './content.ts';
import type { Grants, Hands, Parts } from './contract.ts';
import { isJson, objects } from './element-limits.ts';
import { eventDelivery } from './events.ts';
import type { Method } from './methods.ts';
import { userOf } from './talk.ts';
import { type Delivered, type Json, type SlackMessage, SlackRefusal, type SlackUnfurl } from './types.ts';
import type { Triggers } from './views.ts';
import type { Workspace } from './workspace.ts';

const LINK = /<(https?:\/\/[^<>|]+)(?:\|[^<>]*)?>|\bhttps?:\/\/[^\s<>|]+/g;

/** The links of a text to a domain of the app's, each once. */
function linksIn(text: string, domains: readonly string[]): { url: string; domain: string }[] {
  const urls = new Set(
    Array.from(text.matchAll(LINK), ([whole, inside]) => inside ?? whole.replace(/[?!.,;:)]+$/, '')),
  );
  return [...urls].flatMap((url) => {
    const { hostname } = new URL(url);
    const domain = domains.find((one) => hostname === one || hostname.endsWith(`.${one}`));
    return domain === undefined ? [] : [{ url, domain }];
  });
}

/** From now on the app is told of links to its domains, wherever they are posted. */
export function hearLinks(parts: Parts): void {
  const { workspace, grants, now } = parts;
  workspace.onPost((message) => {
    const { author, channel, ts, threadTs, text, onlyFor } = message;
    if (author.kind !== 'user' || onlyFor !== undefined) return;
    const links = linksIn(text, grants.unfurlDomains);
    if (links.length === 0) return;
    const event = {
      ...{ type: 'link_shared', channel, user: author.user, message_ts: ts, links },
      is_bot_user_member: workspace.channel(channel)?.botIsMember === true,
      unfurl_id: `${channel}.${ts}`,
      source: 'conversations_history',
      event_ts: ts,
      ...(threadTs !== undefined && { thread_ts: threadTs }),
    };
    void parts.tell(eventDelivery(event, now()));
  });
}

function unfurled(workspace: Workspace, message: SlackMessage, made: readonly SlackUnfurl[]): Json {
  const others = (message.unfurls ?? []).filter(({ url }) => !made.some((one) => one.url === url));
  message.unfurls = [...others, ...made];
  workspace.changed();
  return {};
}

/** What is wrong with an entity, as far as a mistake would show. */
function entityProblem(entity: Json, message: SlackMessage): string | undefined {
  const payload = isJson(entity['entity_payload']) ? entity['entity_payload'] : {};
  const attributes = isJson(payload['attributes']) ? payload['attributes'] : {};
  const title = isJson(attributes['title']) ? attributes['title']['text'] : undefined;
  const url = entity['app_unfurl_url'];
  const fields = objects(payload['custom_fields']);
  const keys = new Set(fields.map(({ key }) => key));
  if (typeof title !== 'string' || title === '') return 'entity_payload.attributes.title.text: missing';
  if (typeof url !== 'string' || !message.text.includes(url)) return 'app_unfurl_url: not in the message';
  if (!/^https:/.test(String(entity['url']))) return 'url: must be https';
  if (keys.size < fields.length) return 'custom_fields: keys must be unique';
  const wrong = fields.find(({ type, value }) =>
    type === 'slack#/types/timestamp' ? !Number.isInteger(value) : typeof value !== 'string' || value === '',
  );
  return wrong ? `custom_fields: ${String(wrong['key'])} has a wrong value` : undefined;
}

function ofEntities(metadata: Json, message: SlackMessage): SlackUnfurl[] {
  const entities = objects(metadata['entities']);
  const problems = entities.flatMap((entity) => entityProblem(entity, message) ?? []);
  if (problems.length > 0 || entities.length === 0) throw new SlackRefusal('invalid_metadata', problems);
  return entities.map((entity) => ({ url: String(entity['app_unfurl_url']), entity }));
}

function ofBlocks(unfurls: Json, message: SlackMessage): SlackUnfurl[] {
  return Object.entries(unfurls).map(([url, content]) => {
    if (!message.text.includes(url)) throw new SlackRefusal('cannot_unfurl_url');
    const blocks = isJson(content) && Array.isArray(content['blocks']) ? content['blocks'] : [];
    const problems = blockProblems(blocks, 'message');
    if (problems.length > 0) throw new SlackRefusal('invalid_blocks', problems);
    return { url, blocks: withBlockIds(blocks) };
  });
}

export function linkMethods(
  workspace: Workspace,
  triggers: Triggers,
  grants: Readonly<Grants>,
): Record<string, Method> {
  return {
    'chat.unfurl': (args) => {
      const message = workspace.message(String(args['channel']), String(args['ts']));
      if (!message) throw new SlackRefusal('cannot_find_message');
      const { metadata, unfurls } = args;
      if (isJson(metadata) && !grants.showsWorkObjects) throw new SlackRefusal('feature_not_enabled');
      if (isJson(metadata)) return unfurled(workspace, message, ofEntities(metadata, message));
      if (!isJson(unfurls)) throw new SlackRefusal('missing_unfurls');
      return unfurled(workspace, message, ofBlocks(unfurls, message));
    },
    'entity.presentDetails': (args) => {
      const user = triggers.spend(args['trigger_id']);
      const { metadata, error } = args;
      const shown = isJson(metadata) ? { entity: metadata } : { error: isJson(error) ? error : {} };
      workspace.showDetails({ user, ...shown });
      return {};
    },
  };
}

/** Opens the details of a Work Object, in the language of the person. */
export function createLinkHands(parts: Parts): Pick<Hands, 'openDetails'> {
  const { workspace, triggers, now } = parts;
  return {
    openDetails: async (message, url, who): Promise<Delivered> => {
      const user = userOf(workspace, who);
      const entity = message.unfurls?.find((one) => one.url === url)?.entity;
      if (!entity) throw new Error(`no Work Object for ${url}`);
      const event = {
        type: 'entity_details_requested',
        user: user.id,
        trigger_id: triggers.issue(user.id),
        link: { url, domain: new URL(url).hostname },
        entity_url: entity['url'],
        app_unfurl_url: url,
        external_ref: entity['external_ref'],
        user_locale: user.locale,
        channel: message.channel,
        message_ts: message.ts,
        event_ts: workspace.nextTs(),
      };
      return parts.send(eventDelivery(event, now()));
    },
  };
}
