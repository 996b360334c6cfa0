/** What must hold after every flow. */
import { expect } from 'vitest';
import type { SlackSide } from '../../playground/slack-side.ts';
import { deadDates } from '../fixtures/safety.ts';
import { BOT_TOKEN, isApps, KEY, type LogLine, SIGNING_SECRET } from './harness.ts';
import { strings } from './reading.ts';

/** Anything that Slack would read as a mention; date tokens are none. */
const MENTION = /<[@#][A-Z]|<!(?!date\^)/;
/** Anything that Slack would read as a mention, a link or a channel. */
const MARKUP = /<(?!!date\^)/;
/** The mentions that are wanted: who shared. */
const SHARED_BY = /(?:Shared by|Jakoi|Delat av) <@U\w+>$/;
/** Who changed something for a channel, and who undid it. */
const CHANGED_BY =
  /(?:Changed by|Undone by|A part was undone by|Muutoksen teki|Kumosi|Osan kumosi|Ändrat av|Ångrat av|En del ångrad av) <@U\w+>(?=$|\n(?:Undone|A part|Kumosi|Osan|Ångrat|En del))/g;

/** And who set a follow up, in answers that one person sees. */
const SET_UP_BY = /(?:Set up by|Seurannan aloitti|Tillagt av)\*?\s<@U\w+>/g;
/** And in which channel reminders can't be posted. */
const PAUSED_IN = /I can’t post the reminders in <#\w+>/g;
const wanted = (text: string): string =>
  text.replace(SHARED_BY, '').replace(CHANGED_BY, '').replace(SET_UP_BY, '').replace(PAUSED_IN, '');

/** The strings in which Slack would find a person to mention, or a link that the app has not made. */
export function liveMarkup(said: unknown): string[] {
  const live = [
    ...strings(said, true).filter((text) => MENTION.test(wanted(text))),
    ...markupIn(said).filter((text) => MARKUP.test(wanted(text))),
  ];
  return [...new Set(live)];
}

/** What Slack reads as mrkdwn: a message's own text, and every text object that says so. */
function markupIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { text, type } = fields;
  const own = typeof text === 'string' && (type === 'mrkdwn' || type === undefined) ? [text] : [];
  return [...own, ...Object.values(fields).flatMap(markupIn)];
}

/** Fails where a secret, live markup, a refused layout or an unexpected error turned up. */
export function keepsRules(slack: SlackSide, log: readonly LogLine[], troubles: readonly string[]): void {
  const { calls, workspace } = slack;
  const apps = workspace.messages.filter(isApps).map(({ text, blocks }) => ({ text, blocks }));
  const said = [calls.map(({ body }) => body), apps, workspace.modals];
  expect(liveMarkup(said), 'live markup').toEqual([]);
  expect(deadDates(said), 'dates that people would see as signs').toEqual([]);
  const written = `${strings(said).join('\n')}\n${log.map((line) => JSON.stringify(line)).join('\n')}`;
  for (const secret of [KEY, SIGNING_SECRET, BOT_TOKEN]) expect(written, 'a secret').not.toContain(secret);
  const refused = calls.filter(({ answer }) => 'response_metadata' in answer && answer['ok'] === false);
  if (!troubles.includes('layout')) expect(refused, 'layouts that Slack refuses').toEqual([]);
  // Whose token it is was known before anybody asked.
  const asked = calls.filter(({ method }) => method === 'auth.test');
  if (!troubles.includes('auth.test')) expect(asked, 'an auth.test for a request').toEqual([]);
  const errors = log.filter(({ level, outcome }) => level >= 50 || outcome === 'unexpected');
  expect(
    errors.filter(({ kind, outcome = kind }) => !troubles.includes(kind) && !troubles.includes(outcome)),
    'errors in the log',
  ).toEqual([]);
}
