/**
 * The pipeline: read the request → find → card. It never rejects: every failure becomes an error card here,
 * with a reference that also stands in the log.
 */
import type { Button } from '@slack/types';
import { z } from 'zod';
import { button, small } from '../cards/blocks.ts';
import type { Card, Modal, Reader } from '../cards/card.ts';
import { errorCard } from '../cards/error-card.ts';
import { InvalidResponse, isKnownError, Unavailable } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../i18n/language.ts';
import { firstFrame } from '../ops/frame.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { defineAction } from './action.ts';
import type { Ask, Place } from './feature.ts';
import { newReference } from './reference.ts';
import { slackTrouble } from './slack-trouble.ts';

/** What every surface needs to answer. */
export interface Answering {
  readonly now: () => number;
  readonly zone: string;
  readonly language: Language;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Where a request came from, for the log and the metrics. */
export interface Origin {
  readonly kind: 'command' | 'mention' | 'direct-message' | 'share' | 'replace' | 'open';
  readonly place: Place;
}

/** A card, and the request it answers; without one where it is an error. */
export interface Answer {
  readonly card: Card;
  readonly language: Language;
  readonly ask?: Ask;
  /** Stands in the log line of the request. */
  readonly reference: string;
}

/** A request that travels in a button: which feature, and its request as JSON. */
export const askValue = z.object({ f: z.string().max(40), r: z.unknown() });
/** Asks the same once more, after a failure that may pass. */
export const again = defineAction('answer.again', askValue);

/** Who a card is for, at this moment. */
function readerOf({ now, zone }: Answering, language: Language): Reader {
  return { language, now: now(), zone };
}

/**
 * Answers a request.
 * @param read reads it; may throw `InvalidRequest`
 */
export async function answer(
  answering: Answering,
  origin: Origin,
  language: Language,
  read: () => Ask,
): Promise<Answer> {
  const started = answering.now();
  const reference = newReference();
  let ask: Ask | undefined;
  try {
    ask = read();
    const card = await ask.card(readerOf(answering, language), origin.place);
    const outcome = {
      reference,
      feature: ask.feature,
      ...(card.failures ? failure(card.failures.errors[0]) : {}),
    };
    note(answering, origin, started, { ...outcome, outcome: card.failures ? 'partly' : 'answered' });
    if (card.failures) return partly(card, ask, language, reference);
    return { card, language, ask: { ...ask, request: card.request ?? ask.request }, reference };
  } catch (error) {
    const card = errorCard(error, readerOf(answering, language), { reference });
    note(answering, origin, started, { ...failure(error), reference, feature: ask?.feature });
    return { card: { ...card, buttons: againButton([error], ask, language) }, language, reference };
  }
}

/** Where something failed the card carries the reference; where all of it did there is nothing to share. */
function partly(card: Card, ask: Ask, language: Language, reference: string): Answer {
  const { errors = [], all = false } = card.failures ?? {};
  const words = texts(language).errors.reference(reference);
  const told: Card = {
    text: `${card.text}\n${words}`,
    blocks: [...card.blocks, small(words)],
    buttons: [...card.buttons, ...againButton(errors, ask, language)],
  };
  return all ? { card: told, language, reference } : { card: told, language, ask, reference };
}

/** A modal that is being found: what it will show, or the error in its place. `content` never rejects. */
export interface ModalAnswer {
  readonly content: Promise<Modal>;
  /** Stands in the log line of the request. */
  readonly reference: string;
}

/** The same for a modal, which is opened before its content is there. */
export function answerModal(
  answering: Answering,
  origin: Origin,
  language: Language,
  feature: string,
  find: (reader: Reader, place: Place) => Promise<Modal>,
): ModalAnswer {
  const started = answering.now();
  const reference = newReference();
  const content = async (): Promise<Modal> => {
    try {
      const modal = await find(readerOf(answering, language), origin.place);
      note(answering, origin, started, { reference, feature, outcome: 'answered' });
      return modal;
    } catch (error) {
      const { blocks } = errorCard(error, readerOf(answering, language), { reference });
      note(answering, origin, started, { ...failure(error), reference, feature });
      return { title: texts(language).errors.title, blocks };
    }
  };
  return { content: content(), reference };
}

/**
 * Brings an answer to Slack. What Slack doesn't take is logged with the answer's reference and its cause: nobody
 * is left to be told.
 */
export async function bring(
  answering: Answering,
  origin: Origin,
  answered: Pick<Answer, 'reference'>,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    noteUndelivered(answering, origin, answered, error);
  }
}

/** Logs that Slack did not take an answer, or that nobody knows whether it did. */
export function noteUndelivered(
  { log }: Answering,
  { kind, place: { workspace } }: Origin,
  { reference }: Pick<Answer, 'reference'>,
  error: unknown,
): void {
  log.error({ kind, workspace, reference, outcome: 'undelivered', ...slackTrouble(error) }, 'answer');
}

/** Tells of something that can't be answered as it came, such as a button nobody knows, with a reference. */
export function reject(answering: Answering, origin: Origin, detail: string): string {
  const reference = newReference();
  note(answering, origin, answering.now(), { reference, outcome: 'rejected', detail });
  return reference;
}

function againButton(errors: readonly unknown[], ask: Ask | undefined, language: Language): Button[] {
  if (!ask || !errors.some(mayPass)) return [];
  const value = { f: ask.feature, r: ask.request };
  return [button(texts(language).errors.again, again.carry(value, language))];
}

function mayPass(error: unknown): boolean {
  return error instanceof Unavailable || error instanceof InvalidResponse || !isKnownError(error);
}

interface Outcome {
  readonly outcome: string;
  readonly feature?: string | undefined;
  readonly reference?: string;
  readonly error?: string;
  readonly detail?: string;
}

function failure(error: unknown): Outcome {
  const name = error instanceof Error ? error.name : typeof error;
  // Only our own messages are known to hold nothing secret. Of an unexpected error, where it happened is enough.
  if (isKnownError(error)) return { outcome: name, error: name, detail: error.message };
  const where = firstFrame(error);
  return { outcome: 'unexpected', error: name, ...(where === undefined ? {} : { detail: where }) };
}

function note(answering: Answering, origin: Origin, started: number, outcome: Outcome): void {
  const ms = answering.now() - started;
  const { kind, place } = origin;
  const { workspace } = place;
  answering.metrics.answered(kind, outcome.outcome, ms);
  const level = outcome.outcome === 'unexpected' || outcome.outcome === 'rejected' ? 'error' : 'info';
  answering.log[level]({ kind, workspace, ...outcome, ms }, 'request');
}
