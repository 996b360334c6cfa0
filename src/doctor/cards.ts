/** Whether Slack takes every card and view: each is sent to `blocks.validate`, which needs no token. */
import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ask, type Finding, fail, type HttpResult, ok, skip, warn } from './findings.ts';
import { SLACK } from './slack.ts';

const ABOUT = 'cards';

/** A card or view as a file of the source: what Slack would get. */
interface CardFile {
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** The cards of the tests: one of every kind. Empty in an image, which has no tests. */
function readCards(): CardFile[] {
  const folder = join(dirname(findPackageJSON('.', import.meta.url) ?? ''), 'test/__cards__/en');
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return files.sort().map((file) => ({
      name: file.replace(/\.json$/, ''),
      content: JSON.parse(readFileSync(join(folder, file), 'utf8')),
    }));
  } catch {
    return [];
  }
}

const judgement = z.object({
  ok: z.boolean(),
  error: z.string().optional(),
  errors: z
    .array(z.object({ pointer: z.string().catch(''), message: z.string().catch('') }))
    .optional()
    .catch(undefined),
});

/** Replacements for the machine in a test. */
interface CardsMachine {
  readonly cards?: readonly CardFile[];
  /** Waits so many milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** The longest wait that Slack may ask for, in seconds, and how often it may ask. */
const LONGEST_WAIT = 60;
const MOST_WAITS = 10;

/** @param apiUrl another base of the Web API, with a slash at its end; undefined: Slack's own */
export async function checkCards(
  apiUrl: string | undefined,
  now: () => number,
  { cards = readCards(), wait = sleep }: CardsMachine = {},
): Promise<Finding[]> {
  if (cards.length === 0)
    return [
      skip(ABOUT, 'the cards are not in here: take the source, then npm ci && npm run doctor -- --cards'),
    ];
  const refused: Finding[] = [];
  let waits = 0;
  for (const [at, card] of cards.entries()) {
    let answer = await validate(apiUrl ?? SLACK, card, now);
    for (let left = waitOf(answer); left !== undefined && waits < MOST_WAITS; left = waitOf(answer)) {
      waits += 1;
      await wait(left * 1000);
      answer = await validate(apiUrl ?? SLACK, card, now);
    }
    const judged = judge(card, answer);
    if (judged === 'not judged') return [...refused, notJudged(at, cards.length, answer)];
    if (judged) refused.push(judged);
  }
  return refused.length > 0 ? refused : [ok(ABOUT, `Slack takes all ${cards.length} cards and views`)];
}

/** Sends a card: a view has a type. Slack wants the content itself as a text. */
function validate(base: string, { content }: CardFile, now: () => number): Promise<HttpResult> {
  const asked =
    'type' in content
      ? { view: JSON.stringify(content) }
      : { message: JSON.stringify({ blocks: content['blocks'] ?? [] }) };
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return ask(`${base}blocks.validate`, { method: 'POST', headers, body: JSON.stringify(asked) }, now);
}

/** The seconds for which Slack wants no further call; undefined: it does not say so, or they are too many. */
function waitOf(result: HttpResult): number | undefined {
  if ('unreachable' in result || result.status !== 429) return undefined;
  const told = Number(result.headers.get('retry-after') ?? '1');
  return told >= 0 && told <= LONGEST_WAIT ? told : undefined;
}

const REFUSALS = new Set(['invalid_blocks', 'invalid_message', 'invalid_view']);
const MOST_WORDS = 300;

/** The finding for a card that Slack refuses; undefined: it takes it. */
function judge({ name }: CardFile, result: HttpResult): Finding | 'not judged' | undefined {
  const read = 'unreachable' in result ? undefined : judgement.safeParse(result.json);
  if (!read?.success) return 'not judged';
  const { ok: isTaken, error = '', errors = [] } = read.data;
  if (isTaken) return undefined;
  if (!REFUSALS.has(error)) return 'not judged';
  const said = errors.map(({ pointer, message }) => `${pointer} ${message}`.trim());
  const words = plain([error, ...said].join('; '));
  return fail(`card ${name}`, words, 'Coursebell sends it in a plainer layout. Report this line.');
}

function notJudged(at: number, all: number, result: HttpResult): Finding {
  const why = 'unreachable' in result ? result.unreachable : `${result.status} ${wordIn(result.json)}`.trim();
  const told = `Slack judged ${at} of ${all} cards and views (${why})`;
  return warn(ABOUT, told, 'Let this machine reach slack.com over HTTPS, and look again in some minutes.');
}

function wordIn(json: unknown): string {
  const { data: { error = '' } = {} } = judgement.safeParse(json);
  return /^\w{1,60}$/.test(error) ? error : '';
}

/** Slack's words on one line, without anything that a terminal would obey. */
const plain = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').slice(0, MOST_WORDS);
