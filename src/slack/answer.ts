/**
 * The pipeline: read the request → find → card. It never rejects: every failure becomes an error card here,
 * with a reference that also stands in the log.
 */

import type { Button } from '@slack/types';
import { z } from 'zod';
import { defineAction } from '../ask/actions.ts';
import type { Ask, Place } from '../ask/feature.ts';
import type { Card, Modal, Reader } from '../cards/card.ts';
import { errorCard } from '../cards/error-card.ts';
import { withNote } from '../cards/notes.ts';
import { InvalidRequest, InvalidResponse, isKnownError, NotFound, Unavailable } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { causeOf, firstFrame, nameOfError, newReference } from '../ops/cause.ts';
import type { Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Limits } from './limits.ts';
import type { Languages } from './locale.ts';
import { type Asker, tellRefused } from './replies.ts';
import { slackTrouble } from './slack-errors.ts';
import type { Timed, Timing } from './timing.ts';

// Tells of each answer: one log line per request, with its reference, and the metrics.

/** What every surface needs to answer. */
export interface Answering {
  readonly now: () => number;
  readonly zone: string;
  readonly languages: Languages;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly metrics: Metrics;
  readonly timing: Timing;
  readonly limits: Limits;
}

/** Where a request came from, for the log and the metrics. */
export interface Origin {
  readonly kind:
    | 'command'
    | 'mention'
    | 'direct-message'
    | 'spotted'
    | 'share'
    | 'replace'
    | 'open'
    | 'submit'
    | 'suggest'
    | 'shortcut'
    | 'home';
  readonly place: Place;
}

/** An answer; only what its log line needs. */
interface Told {
  readonly reference: string;
}

/**
 * Brings an answer to Slack by a call. If Slack does not take the answer, the log gets its reference and the cause,
 * and the asker is told directly if Slack said so. A person who is refused again and again is not told each time.
 * @param asker the person who waits; left out where no person has asked, or a button is there for the next try
 */
export async function bring(
  answering: Answering,
  origin: Origin,
  answered: Told,
  send: () => Promise<void>,
  asker?: Asker,
): Promise<void> {
  if (!answering.limits.mayTell()) return;
  try {
    await send();
  } catch (error) {
    if (asker) await tellRefused(asker, origin.place.user, answered.reference, error);
    noteUndelivered(answering, origin, answered, error);
  }
}

/** Logs and counts that Slack did not take an answer, or did not say whether it did. */
export function noteUndelivered(
  { log, metrics }: Answering,
  { kind, place: { workspace } }: Origin,
  { reference }: Told,
  error: unknown,
): void {
  metrics.undelivered(kind);
  log.error({ kind, workspace, reference, outcome: 'undelivered', ...slackTrouble(error) }, 'answer');
}

/** An id as the app makes them. A payload may hold anything in the place of one. */
const ID = /^[a-z][a-z_.-]{0,59}$/;

/** Logs a payload that can't be answered, such as a press of an unknown button. Returns the reference. */
export function reject(
  answering: Answering,
  origin: Origin,
  what: 'action' | 'form' | 'shortcut',
  id: string,
): string {
  const reference = newReference();
  const detail = `unknown ${what}${ID.test(id) ? ` ${id}` : ''}`;
  note(answering, origin, answering.now(), { reference, outcome: 'rejected', detail });
  return reference;
}

/** The most characters of a failure's cause and place. */
const MOST_DETAIL = 200;

interface Outcome {
  readonly outcome: string;
  readonly feature?: string | undefined;
  readonly reference?: string;
  readonly error?: string;
  readonly detail?: string;
}

/** A failure as the log shows it. */
export function failure(error: unknown): Outcome {
  const name = nameOfError(error);
  // Only our own messages are known to hold nothing secret.
  if (isKnownError(error)) return { outcome: name, error: name, detail: error.message };
  const known = [causeOf(error), firstFrame(error)].filter((one) => one !== undefined);
  const detail = known.join(', ').slice(0, MOST_DETAIL);
  return { outcome: 'unexpected', error: name, ...(detail === '' ? {} : { detail }) };
}

/**
 * Logs and counts a request that has been answered. The line is written once the duration of the
 * acknowledgement is known, since an answer that was at hand travels in the acknowledgement.
 * @param payload the payload that brought the request; by default the one for which the caller works
 * @param started epoch milliseconds; counts only without a payload, as when Home is shown anew
 */
export function note(
  answering: Answering,
  origin: Origin,
  started: number,
  outcome: Outcome,
  payload: Timed | undefined = answering.timing.current(),
): void {
  const { now, metrics, log } = answering;
  const ms = payload ? payload.elapsed() : now() - started;
  const { kind, place } = origin;
  const { workspace } = place;
  const level = outcome.outcome === 'unexpected' || outcome.outcome === 'rejected' ? 'error' : 'info';
  const tell = (ackMs?: number): void => {
    metrics.answered(kind, outcome.outcome, ms);
    const durations = { ms: Math.round(ms), ...(ackMs === undefined ? {} : { ackMs: Math.round(ackMs) }) };
    log[level]({ kind, workspace, ...outcome, ...durations }, 'request');
  };
  if (payload) payload.whenAcked(tell);
  else tell();
}

/** A card and the request it answers. An error card has no request. */
export interface Answer {
  readonly card: Card;
  readonly language: Language;
  readonly ask?: Ask;
  /** Stands in the log line of the request. */
  readonly reference: string;
  /** Whether something failed that the asker can't mend: the same question may be answered otherwise later. */
  readonly failed: boolean;
}

/** A request that travels in a button: which feature, and its request as JSON. */
export const askValue = z.object({ f: z.string().max(40), r: z.unknown() });
/** Asks the same once more, after a failure that may pass. */
export const again = defineAction('answer.again', askValue);

/** The reader of a card, at this moment. */
export function readerOf({ now, zone }: Answering, language: Language): Reader {
  return { language, now: now(), zone };
}

/** Surfaces whose answers go into the ack. All others leave by a call to Slack, so they are charged for. */
const IN_ACK: ReadonlySet<Origin['kind']> = new Set(['command', 'submit', 'suggest']);

/** Charges for an answer that leaves by a call. Throws `LimitReached`. */
function admit(answering: Answering, { kind }: Origin): void {
  if (!IN_ACK.has(kind)) charge(answering);
}

/** Throws `LimitReached`. Call it before anything is done: a thing done must not be told as refused. */
export function charge({ limits }: Answering): void {
  const refusal = limits.charge();
  if (refusal) throw refusal;
}

/**
 * Answers a request.
 * @param read reads the request; may throw `InvalidRequest`
 * @param reference of the whole that this answer is a part of; a new one by default
 */
export async function answer(
  answering: Answering,
  origin: Origin,
  language: Language,
  read: () => Ask | Promise<Ask>,
  reference = newReference(),
): Promise<Answer> {
  const started = answering.now();
  let ask: Ask | undefined;
  try {
    admit(answering, origin);
    ask = await read();
    if (ask.writes) charge(answering);
    const card = await ask.card(readerOf(answering, language), origin.place);
    const outcome = {
      reference,
      feature: ask.feature,
      ...(card.failures ? failure(card.failures.errors[0]) : {}),
    };
    note(answering, origin, started, { ...outcome, outcome: card.failures ? 'partly' : 'answered' });
    if (card.failures) return partly(card, ask, language, reference);
    return { card, language, ask: answered(ask, card), reference, failed: false };
  } catch (error) {
    const card = errorCard(error, readerOf(answering, language), { reference });
    note(answering, origin, started, { ...failure(error), reference, feature: ask?.feature });
    const told = { ...card, buttons: againButton([error], ask, language) };
    return { card: told, language, reference, failed: isFailure(error) };
  }
}

/** The request in the form that the card answers. The answer is not shareable if it asks back. */
function answered(ask: Ask, { request, isChoice }: Card): Ask {
  if (isChoice) return { ...ask, shareable: false };
  return request === undefined ? ask : { ...ask, request };
}

/** If something failed, the card carries the reference. If all of it failed, there is nothing to share. */
function partly(card: Card, ask: Ask, language: Language, reference: string): Answer {
  const { errors = [], all = false } = card.failures ?? {};
  const { text, tail, blocks, plainer } = withNote(card, texts(language).errors.reference(reference));
  const buttons = [...card.buttons, ...againButton(errors, ask, language)];
  const told: Card = { text, tail, blocks, buttons, ...(plainer && { plainer }) };
  const answer = { card: told, language, reference, failed: errors.some(isFailure) };
  return all ? answer : { ...answer, ask };
}

/** Not what the asker asked is at fault. */
const isFailure = (error: unknown): boolean =>
  !(error instanceof InvalidRequest || error instanceof NotFound);

/** Content that is being found. If it can't be found, an error takes its place; `content` never rejects. */
export interface Attempt<T> {
  readonly content: Promise<T>;
  /** Stands in the log line of the request. */
  readonly reference: string;
}

/** How content other than a card is found, logged and replaced by an error. */
interface Attempted<T> {
  /** For the log. */
  readonly feature: string;
  /** @param reference stands in the log line */
  find(reader: Reader, place: Place, reference: string): Promise<T>;
  /** Whether the content that was found is logged and counted elsewhere. */
  told?(found: T): boolean;
  /** Makes content of the error's card. */
  failed(card: Card): T;
}

/** Like `answer`, for content other than a card, such as that of a modal. */
export function attempt<T>(
  answering: Answering,
  origin: Origin,
  language: Language,
  { feature, find, failed, told = () => false }: Attempted<T>,
): Attempt<T> {
  const started = answering.now();
  const reference = newReference();
  const content = async (): Promise<T> => {
    try {
      admit(answering, origin);
      const found = await find(readerOf(answering, language), origin.place, reference);
      if (!told(found)) note(answering, origin, started, { reference, feature, outcome: 'answered' });
      return found;
    } catch (error) {
      const card = errorCard(error, readerOf(answering, language), { reference });
      note(answering, origin, started, { ...failure(error), reference, feature });
      return failed(card);
    }
  };
  return { content: content(), reference };
}

/** A failure as a modal. */
export function errorModal(language: Language): (card: Card) => Modal {
  return ({ blocks }) => ({ title: texts(language).errors.title, blocks });
}

function againButton(errors: readonly unknown[], ask: Ask | undefined, language: Language): Button[] {
  if (!ask || !errors.some(mayPass)) return [];
  const value = { f: ask.feature, r: ask.request };
  return again.offer(texts(language).errors.again, value, language);
}

function mayPass(error: unknown): boolean {
  return error instanceof Unavailable || error instanceof InvalidResponse || !isKnownError(error);
}
