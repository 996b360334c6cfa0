/**
 * The pipeline: read the request → find → card. It never rejects: every failure becomes an error card here,
 * with a reference that also stands in the log.
 */
import type { Button } from '@slack/types';
import { z } from 'zod';
import { defineAction } from '../../asking/action.ts';
import type { Ask, Place } from '../../asking/feature.ts';
import type { Card, Modal, Reader } from '../../cards/card.ts';
import { errorCard } from '../../cards/error-card.ts';
import { withNote } from '../../cards/with-note.ts';
import { InvalidRequest, InvalidResponse, isKnownError, NotFound, Unavailable } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { newReference } from '../../ops/reference.ts';
import { type Answering, failure, note, type Origin } from './account.ts';

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
