/** What is sent, how often, and which statuses may come back. */
import { BEFORE_RELEASE } from '../../fixtures/runs.ts';
import { asForm, asInteraction, asJson, badBody, type Sent } from './bodies.ts';
import { command } from './commands.ts';
import { direct, home, mention, overheard } from './events.ts';
import {
  choice,
  globalShortcut,
  messageShortcut,
  press,
  submission,
  suggestion,
  unknown,
} from './interactions.ts';
import type { Making } from './making.ts';
import { createMutations } from './mutations.ts';
import { createRandom } from './random.ts';
import { createTexts, KINDS_OF_TEXT, type KindOfText } from './texts.ts';

/** Slack's own payloads are answered, with any words. */
const ANSWERED: readonly number[] = [200];
/** What is no payload of Slack's may be refused; it must not be an error of ours. */
const JUDGED: readonly number[] = [200, 400];
/** What is no UTF-8 is not what was signed, once it has been read. */
const UNREADABLE: readonly number[] = [200, 400, 401];

const form = (make: (making: Making) => Record<string, string>) => (making: Making) => asForm(make(making));
const event = (make: (making: Making) => unknown) => (making: Making) => asJson(make(making));
const interaction = (make: (making: Making) => unknown) => (making: Making) => asInteraction(make(making));

interface Kind {
  readonly times: number;
  readonly statuses: readonly number[];
  make(making: Making): Sent;
}

/** What comes as a form and what as JSON, for the mutations. */
const WELL_FORMED = [
  [asInteraction, messageShortcut],
  [asInteraction, globalShortcut],
  [asInteraction, press],
  [asInteraction, choice],
  [asInteraction, submission],
  [asInteraction, suggestion],
  [asJson, mention],
  [asJson, direct],
  [asJson, overheard],
  [asJson, home],
] as const;

function mutating(seed: number): (making: Making) => Sent {
  const mutated = createMutations(seed);
  return (making) => {
    const { random, nonce } = making;
    if (random.oneIn(6)) return mutatedForm(making);
    const [wrap, make] = random.pick(WELL_FORMED);
    const json = mutated({ ...make(making), nonce }, random);
    return wrap === asJson ? { body: json, contentType: 'application/json' } : asForm({ payload: json });
  };
}

function mutatedForm(making: Making): Sent {
  const { random, nonce, text } = making;
  const fields = Object.entries(command(making)).filter(() => !random.oneIn(8));
  const odd = fields.map(([key, value]): [string, string] => [key, random.oneIn(6) ? text() : value]);
  return asForm({ ...Object.fromEntries(odd), nonce });
}

/**
 * How many requests are sent in all: each run has its own seed, so that many runs see as much as a long one.
 */
export const REQUESTS = BEFORE_RELEASE ? 100_000 : 5_000;

/** A table of all that is sent. */
export const kindsOf = (seed: number): Readonly<Record<string, Kind>> =>
  Object.fromEntries(
    Object.entries(shares(seed)).map(([kind, one]) => [
      kind,
      { ...one, times: Math.round((one.times * REQUESTS) / 100) },
    ]),
  );

/** What is sent, with its times among a hundred. */
const shares = (seed: number): Readonly<Record<string, Kind>> => ({
  command: { times: 32, statuses: ANSWERED, make: form(command) },
  mention: { times: 8, statuses: ANSWERED, make: event(mention) },
  direct: { times: 8, statuses: ANSWERED, make: event(direct) },
  overheard: { times: 4, statuses: ANSWERED, make: event(overheard) },
  'message shortcut': { times: 6, statuses: ANSWERED, make: interaction(messageShortcut) },
  'global shortcut': { times: 1, statuses: JUDGED, make: interaction(globalShortcut) },
  press: { times: 14, statuses: ANSWERED, make: interaction(press) },
  choice: { times: 2, statuses: ANSWERED, make: interaction(choice) },
  submission: { times: 6, statuses: ANSWERED, make: interaction(submission) },
  suggestion: { times: 4, statuses: ANSWERED, make: interaction(suggestion) },
  home: { times: 2, statuses: ANSWERED, make: event(home) },
  unknown: { times: 2, statuses: JUDGED, make: (making) => unknownAs(making) },
  mutated: { times: 8, statuses: JUDGED, make: mutating(seed) },
  'bad body': { times: 3, statuses: UNREADABLE, make: badBody },
});

function unknownAs(making: Making): Sent {
  const payload = unknown(making);
  return 'event' in payload ? asJson(payload) : asInteraction(payload);
}

/** A request that is ready to be signed. */
export interface Planned extends Sent {
  readonly kind: string;
  readonly text: KindOfText;
  readonly statuses: readonly number[];
  readonly nonce: string;
}

/** Of so many texts one has 100 kB: beside each other they would be all that is done. */
const HUGE_EVERY = 12;

/** Slack sends far less, and the app takes no more than a megabyte: `test/flows/receiver.test.ts`. */
const MOST_BYTES = 1_000_000;

/** Every request of a run, in an order in which the kinds are mixed; made when it is taken. */
export function* planOf(seed: number, responseUrl: string): Generator<Planned> {
  const random = createRandom(seed);
  const texts = createTexts(seed);
  const kinds = Object.entries(kindsOf(seed));
  const left = new Map(kinds.map(([kind, { times }]) => [kind, times]));
  let total = [...left.values()].reduce((sum, times) => sum + times, 0);
  for (let at = 0; total > 0; at += 1, total -= 1) {
    const [kind, { make, statuses }] = drawn(kinds, left, random.below(total));
    const text = KINDS_OF_TEXT[at % KINDS_OF_TEXT.length] ?? 'words';
    const isHugeAgain = Math.floor(at / KINDS_OF_TEXT.length) % HUGE_EVERY > 0;
    const used = text === 'huge' && isHugeAgain ? 'words' : text;
    const nonce = `N${seed}.${at}`;
    const makingOf = (one: KindOfText) => ({
      ...{ random, nonce, responseUrl: `${responseUrl}/${at}`, text: () => texts(one, random) },
    });
    const made = make(makingOf(used));
    const isSent = Buffer.byteLength(made.body) <= MOST_BYTES;
    yield {
      ...(isSent ? made : make(makingOf('words'))),
      kind,
      text: isSent ? used : 'words',
      statuses,
      nonce,
    };
  }
}

/** A kind, by how much is left of each. */
function drawn<T>(kinds: readonly [string, T][], left: Map<string, number>, ticket: number): [string, T] {
  let rest = ticket;
  for (const [kind, one] of kinds) {
    const times = left.get(kind) ?? 0;
    if (rest < times) {
      left.set(kind, times - 1);
      return [kind, one];
    }
    rest -= times;
  }
  throw new RangeError('nothing is left');
}
