/**
 * What must hold of everything that leaves the app, written down apart from it: Block Kit's limits and shapes, no
 * mention, link or date that is not the app's own, and no request to the study API that its page does not allow.
 */
import { homeProblems, messageProblems, viewProblems } from '../../block-kit/limits.ts';
import type { UpstreamRequest } from '../../fakes/upstream.ts';
import { FORGED_DATE, MARK } from './texts.ts';

type Json = Readonly<Record<string, unknown>>;

export const PUBLIC_URL = 'https://coursebell.example.org';

/** The formats that the app writes dates in. */
const FORMATS = new Set(['{date_short} {time}', '{date_short}', '{time}']);
const DATE = /<!date\^(\d+)\^([^|<>^]+)\|([^<>|]+)>/g;
/** The mentions that are wanted: who shared an answer, who set a follow up, who changed something for a channel, or undid it. */
const WANTED =
  /(?:Shared by|Jakoi|Delat av) <@U\w+>$|(?:Changed by|Undone by|A part was undone by|Muutoksen teki|Kumosi|Osan kumosi|Ändrat av|Ångrat av|En del ångrad av) <@U\w+>(?=$|\n)|(?:Set up by|Seurannan aloitti|Tillagt av)\*?:?\s<@U\w+>/g;
const ENTITIES = /&(?:amp|lt|gt);/g;
/** Invisible characters that change what is seen, and halves of characters. */
const UNSEEN = /[[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]--[\n]]|\p{Surrogate}/v;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function parsed(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** What Slack would read in a text that it parses, beside the app's own. */
function markupProblems(text: string): string[] {
  const dates = Array.from(text.matchAll(DATE)).filter(
    ([, at, format = '']) => Number(at) === FORGED_DATE || !FORMATS.has(format),
  );
  const bare = text.replace(DATE, '').replace(WANTED, '').replace(ENTITIES, '');
  const live = bare.match(/[<>&].{0,30}/s);
  return [...dates.map(([token]) => `a foreign date: ${token}`), ...(live ? [`markup: ${live[0]}`] : [])];
}

/** The app links to its own calendar feeds, and to the download of a person's data under one sealed token. */
const isOwnLink = (url: string): boolean =>
  url.startsWith(`${PUBLIC_URL}/calendar/`) ||
  (url.startsWith(`${PUBLIC_URL}/data/`) && /^[\w.-]+$/.test(url.slice(`${PUBLIC_URL}/data/`.length)));

function textProblems(text: string, key: string, holder: Json): string[] {
  // What a button carries is not seen.
  const unseen =
    key !== 'value' && key !== 'private_metadata' && UNSEEN.test(text)
      ? [`unseen signs in ${key}: ${JSON.stringify(text.slice(0, 60))}`]
      : [];
  if (key === 'text' && holder['type'] === 'mrkdwn' && text.includes(MARK))
    unseen.push(`outside text in markup: ${text.slice(0, 60)}`);
  if (key === 'text' && (holder['type'] === 'mrkdwn' || holder['type'] === undefined))
    return [...unseen, ...markupProblems(text)];
  if (key === 'url' && !isOwnLink(text)) return [`a link to ${text.slice(0, 60)}`];
  return /<[!@#]/.test(text) ? [...unseen, `a mention in ${key}: ${text.slice(0, 60)}`] : unseen;
}

/** Everything in a message or view that people would see, or Slack would follow. */
function shownProblems(value: unknown): string[] {
  if (!isJson(value)) return [];
  const forged =
    value['type'] === 'date' && (value['timestamp'] === FORGED_DATE || !FORMATS.has(`${value['format']}`));
  const own = forged ? [`a foreign date: ${JSON.stringify(value)}`] : [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' ? textProblems(one, key, value) : shownProblems(one),
  );
  return [...own, ...inner];
}

const message = ({ text, blocks }: Json): string[] => [
  ...messageProblems({ text, blocks }),
  ...shownProblems({ text, blocks }),
];

function others(body: Json, known: readonly string[]): string[] {
  return Object.keys(body).flatMap((key) => (known.includes(key) ? [] : [`unknown field ${key}`]));
}

/** What is wrong with a message that goes to a response_url, or into an ack. */
export function answerProblems(body: unknown): string[] {
  if (!isJson(body)) return ['no JSON object'];
  const known = ['response_type', 'replace_original', 'thread_ts', 'text', 'blocks'];
  const visible = ['ephemeral', 'in_channel'].includes(String(body['response_type']))
    ? []
    : ['no visibility'];
  return [...others(body, known), ...visible, ...message(body)];
}

function optionProblems(options: unknown): string[] {
  if (!Array.isArray(options) || options.length > 100) return ['no list of at most 100 options'];
  return options.flatMap(({ text, value, ...more }: { text: Json; value: unknown }) => [
    ...others(more, []),
    ...(text['type'] === 'plain_text' ? [] : ['an option is no plain_text']),
    ...[text['text'], value].flatMap((one) =>
      typeof one === 'string' && one.length > 0 && one.length <= 75
        ? []
        : [`an option of ${String(one).length}`],
    ),
    ...shownProblems(text),
  ]);
}

function viewAck({ response_action: does, view, errors, ...more }: Json): string[] {
  const said = does === 'errors' ? shownProblems(errors) : [...viewProblems(view), ...shownProblems(view)];
  const known = ['errors', 'update', 'push'].includes(String(does)) ? [] : [`response_action ${does}`];
  return [...others(more, []), ...known, ...said];
}

/** What is wrong with the body of an answer to Slack's request. */
export function ackProblems(body: string, sent: string): string[] {
  if (body === '') return [];
  const said = parsed(body);
  if (!isJson(said)) return ['an ack is no JSON'];
  if ('options' in said) return [...others(said, ['options']), ...optionProblems(said['options'])];
  if ('response_action' in said) return viewAck(said);
  // Slack wants its own challenge back, in any form.
  if ('challenge' in said && sent.includes('url_verification')) return others(said, ['challenge']);
  return answerProblems(said);
}

const TO = ['channel', 'thread_ts', 'unfurl_links', 'unfurl_media', 'text', 'blocks', 'post_at', 'token'];
const METHODS: Readonly<Record<string, (fields: Record<string, string>) => string[]>> = {
  'chat.postMessage': posted,
  'chat.update': ({ ts: _, ...fields }) => posted(fields),
  'chat.scheduleMessage': posted,
  'chat.delete': (fields) => others(fields, ['channel', 'ts', 'as_user', 'token']),
  'chat.deleteScheduledMessage': (fields) => others(fields, ['channel', 'scheduled_message_id', 'as_user']),
  'chat.scheduledMessages.list': () => [],
  'users.info': ({ user = '' }) =>
    /^[UW][A-Z0-9]{1,30}$/.test(user) ? [] : ['asks for a user that is none'],
  'conversations.open': ({ users = '' }) =>
    /^[UW][A-Z0-9]{1,30}$/.test(users) ? [] : ['opens what is no user'],
  'assistant.threads.setStatus': underWay,
  'auth.test': () => [],
  'views.open': shownView,
  'views.update': shownView,
  'views.publish': ({ view }) => [...homeProblems(parsed(view)), ...shownProblems(parsed(view))],
};

/** What Slack shows of the app while it looks something up: words of its own, nothing of what was asked; '' takes them away. */
const UNDER_WAY = new Set(['', 'Looking it up…', 'Haetaan…', 'Hämtar…']);

function underWay(fields: Record<string, string>): string[] {
  const { status = '' } = fields;
  const own = UNDER_WAY.has(status) ? [] : [`a status of other words: ${status.slice(0, 60)}`];
  return [...others(fields, ['channel_id', 'thread_ts', 'status', 'token']), ...own];
}

/** Words without any blocks are the last form, where Slack has refused all others. */
function posted(fields: Record<string, string>): string[] {
  const { text = '', blocks } = fields;
  const worded = blocks === undefined || blocks === '[]';
  const said = worded ? wordsAlone({ text }) : message({ text, blocks: parsed(blocks) });
  return [...others(fields, TO), ...said];
}

function wordsAlone(said: { readonly text: string }): string[] {
  const { text } = said;
  const length = text.length > 0 && text.length <= 4000 ? [] : [`text of ${text.length}`];
  return [...length, ...shownProblems(said)];
}

function shownView({ view }: Record<string, string>): string[] {
  return [...viewProblems(parsed(view)), ...shownProblems(parsed(view))];
}

/** What is wrong with a call of the Web API. */
export function callProblems(method: string, fields: Record<string, string>): string[] {
  const check = METHODS[method];
  return check ? check(fields) : [`calls ${method}`];
}

/** Spec §4: the four operations, and what an id and a code may be made of. */
const PATHS: readonly (readonly [string, RegExp])[] = [
  ['POST', /^\/realization\/search$/],
  ['GET', /^\/realization\/[0-9]{1,18}$/],
  ['GET', /^\/courseunit\/[A-Za-z0-9_-]{1,40}$/],
  ['GET', /^\/reservation\/building\/[A-Za-z0-9_-]{1,40}$/],
];
/** A code of no known form has letters and digits, in parts that hyphens or dots join; the others have hyphens. */
const CODE =
  /^(?=.{4,40}$)(?:(?=.*\p{L})(?=.*\p{N})[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+){0,3}|[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+){1,2})$/u;

/** What is wrong with a request to the study API. */
export function studyProblems({ method, path, query, body }: UpstreamRequest): string[] {
  const known = PATHS.some(([by, shape]) => by === method && shape.test(path));
  const asked = isJson(body) && Array.isArray(body['codes']) ? body['codes'] : [];
  const codes = asked.filter((code) => typeof code !== 'string' || !CODE.test(code));
  const searches =
    method === 'POST' && (asked.length === 0 || Object.keys(isJson(body) ? body : {}).length !== 1);
  return [
    ...(known ? [] : [`asks the study API ${method} ${path}`]),
    ...others(query, ['l']),
    ...(query['l'] === undefined || /^(?:en|fi|sv)$/.test(query['l']) ? [] : [`language ${query['l']}`]),
    ...codes.map((code) => `asks for the code ${JSON.stringify(code)}`),
    ...(searches ? ['a search of another shape'] : []),
  ];
}
