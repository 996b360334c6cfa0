/** Answers a request: reads it, finds the card, logs and counts; a failure becomes a card of its own. */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Button } from '@slack/types';
import { z } from 'zod';
import { defineAction } from '../ask/actions.ts';
import { askedRequest, inAnswers, MOST_CODES } from '../ask/asked-codes.ts';
import type { Ask } from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import type { Card, Modal, Reader } from '../cards/card.ts';
import { errorCard, withSupport } from '../cards/error-card.ts';
import { withNote } from '../cards/words.ts';
import { InvalidRequest, isKnownError, mayPass, NotAllowed, NotFound, NotReached } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Network } from '../network/network.ts';
import type { Jobs } from '../ops/jobs.ts';
import { causeOf, firstFrame, type Log, nameOfError, newReference } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { isDirectId, isUserId } from '../slack-terms.ts';
import { isRealizationCode, parseCourseUnitCode } from '../study-client/codes.ts';
import type { PayloadTiming, TimedPayload } from './intake.ts';
import type { Limits } from './limits.ts';
import type { Languages } from './locale.ts';

/** What every surface needs to answer. */
export interface Answering {
  readonly now: () => number;
  readonly zone: string;
  readonly languages: Languages;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly metrics: Metrics;
  /** The way to Slack. */
  readonly network: Network;
  readonly timing: PayloadTiming;
  readonly limits: Limits;
  readonly refreshes: Refreshes;
  /** Who helps where the asker can't: an https or mailto address, or a text; undefined: not told. */
  readonly support?: string | undefined;
  /** The direct conversation with a person, from which something came. */
  readonly metIn: (person: Pick<Place, 'workspace' | 'user'>, conversation: string) => void;
  /** A person has done something; Slack is asked later what is new about them. */
  readonly acted: (place: Place) => void;
  /** Notes what an answer shows in a conversation. */
  readonly noteShown: (
    place: Place,
    card: Pick<Card, 'shows' | 'search' | 'forgets'> & { readonly rest?: readonly string[] },
  ) => void;
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
    | 'home'
    | 'assistant'
    | 'step'
    | 'link';
  readonly place: Place;
}

/** A card and the request it answers. An error card has no request. */
export interface Answer {
  readonly card: Card;
  readonly language: Language;
  readonly ask?: Ask;
  /** Stands in the log line of the request. */
  readonly reference: string;
  /** Whether something failed that the asker can't fix: the same question may be answered otherwise later. */
  readonly failed: boolean;
  /** Given past its freshness: whether the refresh brings something else. */
  readonly refresh?: Promise<boolean> | undefined;
  /** In a language for want of the asker's own, which Slack has not told in time. */
  readonly isGuessed?: boolean;
  /** The asker may not do this: nothing was done, so what is shown stays as it is. */
  readonly isRefused?: boolean;
}

/** A request that travels in a button: which feature, and its request as JSON. */
export const askValue = z.object({ f: z.string().max(40), r: z.unknown() });
/** Asks the same once more, after a failure that may pass, or of those courses that one answer left out. */
export const again = defineAction('answer.again', askValue);

/**
 * The reader of a card, at this moment.
 * @param alone the person, if no other reads the card
 */
export function readerOf({ now, zone, languages }: Answering, language: Language, alone?: Place): Reader {
  const own = alone && languages.zoneAtHand(alone);
  return { language, now: now(), zone, ...(own !== undefined && own !== zone && { own }) };
}

/** Answers that others may read, if the place is no direct conversation. */
const FOR_OTHERS: ReadonlySet<Origin['kind']> = new Set(['mention', 'spotted', 'share', 'replace']);

const readerAt = (answering: Answering, { kind, place }: Origin, language: Language): Reader =>
  readerOf(answering, language, FOR_OTHERS.has(kind) && !isDirectId(place.conversation) ? undefined : place);

/** Surfaces whose answers go into the ack. All others leave by a call to Slack, so they are charged for. */
const IN_ACK: ReadonlySet<Origin['kind']> = new Set(['command', 'submit', 'suggest']);

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
    if (!IN_ACK.has(origin.kind)) answering.limits.chargeOrThrow();
    ask = await read();
    if (ask.writes) answering.limits.chargeOrThrow();
    const asked = ask;
    const finding = answering.refreshes.during(() =>
      asked.card(readerAt(answering, origin, language), origin.place),
    );
    const card = withRest(await finding.result, ask, language);
    const outcome = { reference, feature: ask.feature, outcome: 'answered' };
    const shown = card.failures?.all ? whatFailed(card.failures.errors[0], ask) : card;
    answering.noteShown(origin.place, { ...shown, rest: restAsked(ask) });
    if (!card.failures) {
      logRequest(answering, origin, started, outcome);
      const refresh = finding.changed();
      return { card, language, ask: answeredAsk(ask, card), reference, failed: false, refresh };
    }
    const failed = failure(card.failures.errors[0]);
    logRequest(answering, origin, started, { ...outcome, ...failed, outcome: 'partly' });
    const withReference = withSupport(
      withNote(card, texts(language).errors.reference(reference)),
      card.failures.errors,
      answering.support,
      language,
    );
    return partlyAnswered(withReference, card.failures, ask, language, reference);
  } catch (error) {
    const { support } = answering;
    const card = errorCard(error, readerOf(answering, language), { reference, support });
    answering.noteShown(origin.place, whatFailed(error, ask));
    logRequest(answering, origin, started, { ...failure(error), reference, feature: ask?.feature });
    const buttons = againButton([error], ask, language);
    const failed = isFailure(error);
    return {
      card: { ...card, buttons },
      language,
      reference,
      failed,
      isRefused: error instanceof NotAllowed,
    };
  }
}

const isCode = (asked: string): boolean => isRealizationCode(asked) || parseCourseUnitCode(asked) === asked;

/** Requests for courses, some of which may be left for another answer. */
const ofCourses = z.looseObject({ asked: askedRequest.shape.asked, rest: askedRequest.shape.rest });

/** The codes that a request names. */
const codesAsked = ({ request }: Ask): readonly string[] =>
  (ofCourses.safeParse(request).data?.asked ?? []).filter(isCode);

/** The codes that a request leaves for another answer. */
const restAsked = ({ request }: Ask): readonly string[] =>
  (ofCourses.safeParse(request).data?.rest ?? []).filter(isCode);

/** What was refused, or failed, is spoken of, too: "follow it" means no course that was shown before. */
function whatFailed(error: unknown, ask: Ask | undefined) {
  const named = error instanceof InvalidRequest ? error.named.filter(isCode) : [];
  const codes = ask ? codesAsked(ask) : named;
  return {
    shows: codes.slice(0, MOST_CODES),
    rest: codes.slice(MOST_CODES),
    forgets: isRefused(error)
      ? !isOfPlace(error)
      : ask !== undefined && ofCourses.safeParse(ask.request).success,
  };
}

const isRefused = (error: unknown): boolean => error instanceof InvalidRequest || error instanceof NotFound;

/** Whether it failed over a building, beside which a course stays spoken of. */
const isOfPlace = (error: unknown): boolean =>
  (error instanceof InvalidRequest && ['building', 'seats'].includes(error.problem.about)) ||
  (error instanceof NotFound && error.subject === 'building');

/** The card, with a button for the courses that it leaves for another answer. */
function withRest(card: Card, { feature, request }: Ask, language: Language): Card {
  const { asked = [], rest = [], ...others } = ofCourses.safeParse(request).data ?? {};
  if (rest.length === 0) return card;
  const words = texts(language).lookUp;
  const value = { f: feature, r: { ...others, ...inAnswers(rest) } };
  const noted = withNote(card, words.someAsked(asked.length, asked.length + rest.length));
  return {
    ...noted,
    buttons: [...card.buttons, ...again.offer(words.others(rest.length), value, language, 1)],
  };
}

/** The request in the form that the card answers. The answer is not shareable if it asks back. */
function answeredAsk(ask: Ask, { request, isChoice }: Card): Ask {
  if (isChoice) return { ...ask, shareable: false };
  return request === undefined ? ask : { ...ask, request };
}

/** @param card carries the reference. If all of it failed, there is nothing to share. */
function partlyAnswered(
  card: Card,
  { errors, all }: NonNullable<Card['failures']>,
  ask: Ask,
  language: Language,
  reference: string,
): Answer {
  const { text, tail = 0, blocks, plainer } = card;
  const buttons = [...card.buttons, ...againButton(errors, ask, language)];
  const answered = {
    card: { text, tail, blocks, buttons, ...(plainer && { plainer }) },
    language,
    reference,
    failed: errors.some(isFailure),
  };
  return all ? answered : { ...answered, ask };
}

/** Whether the fault is not in what was asked. */
const isFailure = (error: unknown): boolean =>
  !(error instanceof InvalidRequest || error instanceof NotAllowed || error instanceof NotFound);

function againButton(errors: readonly unknown[], ask: Ask | undefined, language: Language): Button[] {
  if (!ask || !errors.some(mayPass)) return [];
  const value = { f: ask.feature, r: ask.request };
  return again.offer(texts(language).errors.again, value, language);
}

/** Content that is being found. If it can't be found, an error takes its place; `content` never rejects. */
export interface PendingContent<T> {
  readonly content: Promise<T>;
  /** Stands in the log line of the request. */
  readonly reference: string;
}

/** How content other than a card is found, logged and replaced by an error. */
interface ContentOptions<T> {
  /** For the log. */
  readonly feature: string;
  /** @param reference stands in the log line */
  find(reader: Reader, place: Place, reference: string): Promise<T>;
  /** Whether the content that was found is logged and counted elsewhere. */
  isLogged?(found: T): boolean;
  /** Makes content of the error's card. */
  failed(card: Card): T;
}

/** Like `answer`, for content other than a card, such as that of a modal. */
export function findContent<T>(
  answering: Answering,
  origin: Origin,
  language: Language,
  { feature, find, failed, isLogged = () => false }: ContentOptions<T>,
): PendingContent<T> {
  const started = answering.now();
  const reference = newReference();
  const content = async (): Promise<T> => {
    try {
      if (!IN_ACK.has(origin.kind)) answering.limits.chargeOrThrow();
      const found = await find(readerAt(answering, origin, language), origin.place, reference);
      if (!isLogged(found))
        logRequest(answering, origin, started, { reference, feature, outcome: 'answered' });
      return found;
    } catch (error) {
      const { support } = answering;
      const card = errorCard(error, readerOf(answering, language), { reference, support });
      logRequest(answering, origin, started, { ...failure(error), reference, feature });
      return failed(card);
    }
  };
  return { content: content(), reference };
}

/** A failure as a modal. */
export function errorModal(language: Language): (card: Card) => Modal {
  return ({ blocks }) => ({ title: texts(language).errors.title, blocks });
}

// The log line of a request.

/** An id as the app makes them. A payload may hold anything in the place of one. */
const ID = /^[a-z][a-z_.-]{0,59}$/;

/** Logs a payload that can't be answered, such as a press of an unknown button. Returns the reference. */
export function logRejected(
  answering: Answering,
  origin: Origin,
  what: 'action' | 'form' | 'shortcut' | 'step',
  id: string,
): string {
  const reference = newReference();
  const detail = `unknown ${what}${ID.test(id) ? ` ${id}` : ''}`;
  logRequest(answering, origin, answering.now(), { reference, outcome: 'rejected', detail });
  return reference;
}

/** The most characters of a failure's cause and place. */
const MOST_DETAIL = 200;

interface RequestOutcome {
  readonly outcome: string;
  readonly feature?: string | undefined;
  readonly reference?: string;
  readonly error?: string;
  readonly detail?: string;
}

/** A failure as the log shows it. */
export function failure(error: unknown): RequestOutcome {
  const name = nameOfError(error);
  // Only our own messages are known to hold nothing secret.
  if (isKnownError(error)) return { outcome: name, error: name, detail: error.message };
  if (error instanceof NotReached) return { outcome: name, error: name, detail: error.message };
  const known = [causeOf(error), firstFrame(error)].filter((one) => one !== undefined);
  const detail = known.join(', ').slice(0, MOST_DETAIL);
  return { outcome: 'unexpected', error: name, ...(detail === '' ? {} : { detail }) };
}

/** Outcomes that an operator has to look at. */
const ERRORS: ReadonlySet<string> = new Set(['unexpected', 'rejected', 'NotReached', 'StoreBusy']);

/**
 * Logs and counts a request that has been answered. The line is written once the duration of the
 * acknowledgement is known, since the answer may travel in the acknowledgement.
 * @param started epoch milliseconds; counts only without a payload, as when Home is shown anew
 * @param payload the payload that brought the request; by default the one for which the caller works
 */
export function logRequest(
  { now, metrics, log, timing, acted }: Answering,
  { kind, place }: Origin,
  started: number,
  outcome: RequestOutcome,
  payload: TimedPayload | undefined = timing.current(),
): void {
  const ms = payload?.elapsed() ?? now() - started;
  const level = ERRORS.has(outcome.outcome) ? 'error' : 'info';
  const write = (ackMs?: number): void => {
    metrics.answered(kind, outcome.outcome, ms);
    const durations = { ms: Math.round(ms), ...(ackMs === undefined ? {} : { ackMs: Math.round(ackMs) }) };
    log[level]({ kind, workspace: place.workspace, ...outcome, ...durations }, 'request');
    // A menu is asked with each key that is typed.
    if (payload && kind !== 'suggest' && isUserId(place.user)) acted(place);
  };
  if (payload) payload.whenAcked(write);
  else write();
}

// Which refreshes of old answers a request has started: async context carries them, so that no function passes them on.

/** Whether a refresh has brought something else. Never rejects. */
type Refresh = Promise<boolean>;

/** Collects the refreshes that some work starts. */
export interface Refreshes {
  /** Adds a refresh to the work under way. */
  add(refresh: Refresh): void;
  /** Does work. `changed`: undefined if the work has started no refresh so far. */
  during<T>(work: () => T): { readonly result: T; readonly changed: () => Refresh | undefined };
}

export function createRefreshes(): Refreshes {
  const underWay = new AsyncLocalStorage<Refresh[]>();
  return {
    add: (refresh) => void underWay.getStore()?.push(refresh),
    during: (work) => {
      const begun: Refresh[] = [];
      const result = underWay.run(begun, work);
      const changed = async (): Refresh => (await Promise.all(begun)).some(Boolean);
      return { result, changed: () => (begun.length === 0 ? undefined : changed()) };
    },
  };
}
