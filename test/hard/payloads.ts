/** What Slack sends: one of every kind. */
import { TEAM } from '../../playground/slack-side.ts';
import { NOW } from '../flows/harness.ts';
import { commandFields, envelope, form, interaction, type Raw, unique } from '../flows/raw.ts';

/** The flows' clock, as Slack tells the time. */
export const SECONDS = Math.floor(NOW / 1000);
/** Where nothing listens. */
export const URLS = 'http://127.0.0.1:9/';
export const SAM = { id: 'U0SAM00001' };

/** Makes a payload that Slack has never sent; `responseUrl` is where nothing listens by default. */
export type MakePayload = (responseUrl?: string) => Pick<Raw, 'body' | 'contentType'>;

/** One of every kind of payload, each new. */
export const PAYLOADS: readonly (readonly [name: string, make: MakePayload])[] = [
  ['a command', (url = URLS) => form(commandFields('/course', 'TX00EY23-3015', url))],
  ['a change', (url = URLS) => form(commandFields('/course', 'follow TX00EY23-3015', url))],
  [
    'an event',
    () => ({
      body: JSON.stringify(
        envelope({ type: 'app_mention', user: SAM.id, channel: 'C0COURSES1', text: 'help', ts: '1.1' }),
      ),
    }),
  ],
  ['an uninstallation', () => ({ body: JSON.stringify(envelope({ type: 'app_uninstalled' })) })],
  [
    'a press',
    (response_url = URLS) =>
      interaction({
        type: 'block_actions',
        user: SAM,
        response_url,
        trigger_id: unique(),
        actions: [{ type: 'button', action_id: 'follow.set', value: '{"l":"en","v":{}}' }],
      }),
  ],
  [
    'a form',
    () =>
      interaction({ type: 'view_submission', user: SAM, trigger_id: unique(), view: { callback_id: 'x' } }),
  ],
  [
    'a menu',
    () =>
      interaction({
        ...{ type: 'block_suggestion', team: { id: TEAM.id }, user: SAM },
        ...{ action_id: 'course.suggest', block_id: 'b', value: unique() },
      }),
  ],
  ['a challenge', () => ({ body: JSON.stringify({ type: 'url_verification', challenge: 'reflected' }) })],
  ['an SSL check', () => form({ ssl_check: '1', x: unique() })],
];
