/**
 * Answer → Slack, where it does not fit into an acknowledgement. A surface says where its answer goes (`Delivery`);
 * `answerTo` finds it, sends it there, and puts a fresh one in its place. `post.ts` and `pages.ts` send: they try plainer
 * layouts if Slack refuses the first one, wait as long as Slack says, and try once more where that can't show a
 * message twice.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { WebAPIRequestError, type WebClient } from '@slack/web-api';
import type { Place } from '../ask/place.ts';
import { small } from '../cards/blocks.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { withTimeout } from '../primitives.ts';
import { type Answer, type Answering, answer, readerOf } from './answer.ts';
import { postMessage } from './post.ts';
import {
  BROKEN_OFF,
  causeOfError,
  httpStatusOf,
  isOneOf,
  slackTrouble,
  slackWordOf,
  TOKEN_ENDED,
  TOKEN_NOT_TAKEN,
} from './refusals.ts';
import type { IncomingRequest, Origin } from './request.ts';

/** Where the answer to a request goes. */
export interface Delivery extends Pick<Partial<Recipient>, 'client' | 'hasButton'> {
  /** Rejects if Slack does not take the answer. */
  send(answered: Answer): Promise<void>;
  /** Puts a fresh answer in the place of the one that was sent; left out: that one stays. */
  replace?(fresh: Answer): Promise<void>;
}

/** Finds the answer to a request, and sends it to its place. */
export async function answerTo(
  answering: Answering,
  request: IncomingRequest,
  delivery: Delivery,
): Promise<void> {
  const answered = await answer(answering, request);
  await sendAnswer(answering, request.origin, answered, delivery);
}

/** Sends an answer to its place, and a fresh one there if it was past its freshness. Never rejects. */
export async function sendAnswer(
  answering: Answering,
  origin: Origin,
  answered: Answer,
  { client, hasButton, send, replace }: Delivery,
): Promise<void> {
  const recipient = client && { client, language: answered.language, ...(hasButton && { hasButton }) };
  await deliver(answering, origin, answered, () => send(answered), recipient);
  if (replace) await replaceByFresh(answering, origin.place, answered, replace);
}

/** An answer; only what its log line needs. */
type Referenced = Pick<Answer, 'reference'>;

/** How to reach the person who waits for an answer. */
interface Recipient {
  readonly client: WebClient;
  readonly language: Language;
  /** A button is there for the next try: only what a next try does not change is told. */
  readonly hasButton?: true;
}

/**
 * Sends an answer to Slack by a call. If Slack does not take the answer, the log gets its reference and the cause,
 * and the person is told directly if Slack said so. A person who is refused again and again is not told each time.
 * @param recipient the person who waits; left out where no person has asked, or a button is there for the next try
 */
export async function deliver(
  answering: Answering,
  origin: Origin,
  answered: Referenced,
  send: () => Promise<void>,
  recipient?: Recipient,
): Promise<void> {
  if (!answering.limits.mayTell()) return;
  try {
    await send();
  } catch (error) {
    if (recipient) await tellRefused(recipient, origin.place.user, answered.reference, error);
    logUndelivered(answering, origin, answered, error);
  }
}

/** Logs and counts that Slack did not take an answer, or did not say whether it did. */
export function logUndelivered(
  { log, metrics }: Answering,
  { kind, place: { workspace } }: Origin,
  { reference }: Referenced,
  error: unknown,
): void {
  metrics.undelivered(kind);
  log.error({ kind, workspace, reference, outcome: 'undelivered', ...slackTrouble(error) }, 'answer');
}

/**
 * Says to the person that an answer was refused, under its reference; if Slack broke off in the middle, that it has
 * perhaps not arrived: else the person might see nothing at all. Only where Slack said so in its own word: after a
 * time-out or a 5xx nothing more is sent. Never rejects.
 * @param error why the answer was not delivered
 */
async function tellRefused(
  { client, language, hasButton }: Recipient,
  user: string,
  reference: string,
  error: unknown,
): Promise<void> {
  if (user === '' || saysTokenRefused(error)) return;
  const words = lastingRefusal(error, language) ?? (hasButton ? undefined : refusalOfNow(error, language));
  if (words === undefined) return;
  const lines = [words, texts(language).errors.reference(reference)];
  try {
    await postMessage(client, { channel: user }, { text: lines.join('\n'), blocks: lines.map(small) });
  } catch {
    // The log has the answer's own failure, with its reference.
  }
}

/** Slack takes no other message either. */
const saysTokenRefused = (error: unknown): boolean =>
  isOneOf(TOKEN_ENDED, error) || isOneOf(TOKEN_NOT_TAKEN, error);

/** What the asker is told of a refusal that asking again does not change. */
function lastingRefusal(error: unknown, language: Language): string | undefined {
  const { errors, reminder } = texts(language);
  switch (causeOfError(error)) {
    case 'outside':
      return reminder.pause.not_in_channel;
    case 'ruled':
      return errors.ruled;
    case 'archived':
      return errors.archived;
    case 'text':
    case 'setup':
      return errors.refusedForGood;
    default:
      return undefined;
  }
}

/** What the asker is told of any other; undefined: it is not known whether the answer has arrived. */
function refusalOfNow(error: unknown, language: Language): string | undefined {
  const { brokenOffAnswer, refusedAnswer } = texts(language).errors;
  if (isOneOf(BROKEN_OFF, error)) return brokenOffAnswer;
  if (slackWordOf(error) !== undefined) return refusedAnswer;
  const status = httpStatusOf(error);
  if (error instanceof WebAPIRequestError || status === 0 || (status ?? 0) >= 500) return undefined;
  // What something between has answered says nothing of what Slack did.
  return (status ?? 0) >= 400 ? refusedAnswer : brokenOffAnswer;
}

// A slow answer shows that it is under way.

/** After so many milliseconds an answer is slow. */
const SLOW = 1_500;

/** Shows that an answer is under way, once that has taken a while. */
interface Progress {
  /** To be called when the answer is there. Resolves to whether something was shown. Never rejects. */
  end(): Promise<boolean>;
}

/** The longest wait for Slack to show it, in milliseconds: the answer is there. */
const SHOWN_WITHIN = 300;

/**
 * @param show a refusal of it costs nothing
 * @param hide takes back what is shown only after the end
 */
export function startProgress(show: () => Promise<unknown>, hide?: () => Promise<unknown>): Progress {
  let shown: Promise<boolean> | undefined;
  const timer = setTimeout(() => {
    shown = show().then(
      () => true,
      () => false,
    );
  }, SLOW);
  const hideLate = async (): Promise<void> => {
    if (await shown) await hide?.().catch(() => undefined);
  };
  return {
    end: async () => {
      clearTimeout(timer);
      if (!shown) return false;
      const isShown = await withTimeout(shown, SHOWN_WITHIN);
      if (isShown === undefined) void hideLate();
      return isShown ?? false;
    },
  };
}

// An answer that was given past its freshness is replaced when the refresh has brought something else.

/** The longest wait for a refresh, in milliseconds: longer than one takes with its retries. */
const REFRESHED_WITHIN = 15_000;
/** An answer stands for at least so long, in milliseconds: Slack must have shown it before it is replaced. */
const STANDS = 700;

/**
 * Shows an answer once more, if it was past its freshness and the refresh has brought something else, or it was not in the
 * asker's language. What changes something is never done again. Never rejects: where Slack refuses it, the answer that stands there says how old it is.
 */
export async function replaceByFresh(
  answering: Answering,
  place: Place,
  { ask, card, language: first, refresh, isGuessed, ...rest }: Answer,
  show: (fresh: Answer) => Promise<void>,
): Promise<void> {
  if (!ask || ask.writes || !(refresh || isGuessed)) return;
  const stands = sleep(STANDS);
  const told = isGuessed && (await withTimeout(answering.languages.settled(place), REFRESHED_WITHIN));
  if (!told && !(refresh && (await withTimeout(refresh, REFRESHED_WITHIN)))) return;
  const language = told || first;
  await stands;
  try {
    // No person asks for it.
    const fresh = await answering.limits.apart(() => ask.card(readerOf(answering, language), place));
    if (!fresh.failures && fresh.text !== card.text) await show({ ...rest, ask, language, card: fresh });
  } catch {
    // The answer stays.
  }
}
