/** Request → answer: what is asked is read, found and rendered; a failure becomes a card of its own. */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Button } from '@slack/types';
import { z } from 'zod';
import { defineAction } from '../ask/actions.ts';
import { askedRequest, inAnswers, MOST_CODES } from '../ask/asked-codes.ts';
import type { Ask } from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import { type Card, type Reader, withNote } from '../cards/card.ts';
import { errorCard, withFailures } from '../cards/error-card.ts';
import { InvalidRequest, mayPass, NotAllowed, NotFound } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Network } from '../network/network.ts';
import type { Jobs } from '../ops/jobs.ts';
import { newReference } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { isDirectId } from '../slack-terms.ts';
import { isRealizationCode, parseCourseUnitCode } from '../study-client/codes.ts';
import type { PayloadTiming } from './intake.ts';
import type { Limits } from './limits.ts';
import type { Languages } from './locale.ts';
import { failure, type IncomingRequest, logRequest, type Origin, type RequestLog } from './request.ts';

/** What every surface needs to answer. */
export interface Answering extends RequestLog {
  readonly zone: string;
  readonly languages: Languages;
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
  /** Notes what an answer shows in a conversation. */
  readonly noteShown: (
    place: Place,
    card: Pick<Card, 'shows' | 'search' | 'forgets'> & { readonly rest?: readonly string[] },
  ) => void;
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

/** Answers a request. Never rejects. */
export async function answer(
  answering: Answering,
  { origin, language, read, reference = newReference() }: IncomingRequest,
): Promise<Answer> {
  const started = answering.now();
  let ask: Ask | undefined;
  const log = (outcome: Partial<ReturnType<typeof failure>>): void =>
    logRequest(answering, origin, started, {
      ...{ reference, feature: ask?.feature, outcome: 'answered' },
      ...outcome,
    });
  try {
    if (!IN_ACK.has(origin.kind)) answering.limits.chargeOrThrow();
    ask = await read();
    if (ask.writes) answering.limits.chargeOrThrow();
    const asked = ask;
    const finding = answering.refreshes.during(() =>
      asked.card(readerAt(answering, origin, language), origin.place),
    );
    const card = withRest(await finding.result, ask, language);
    const { failures } = card;
    answering.noteShown(origin.place, {
      ...(failures?.all ? whatFailed(failures.errors[0], ask) : card),
      rest: restAsked(ask),
    });
    log(failures ? { ...failure(failures.errors[0]), outcome: 'partly' } : {});
    if (failures) return partlyAnswered(answering, card, failures, { ask, language, reference });
    return {
      ...{ card, language, ask: answeredAsk(ask, card), reference, failed: false },
      refresh: finding.changed(),
    };
  } catch (error) {
    answering.noteShown(origin.place, whatFailed(error, ask));
    log(failure(error));
    const card = errorCard(error, readerOf(answering, language), { reference, support: answering.support });
    return {
      ...{ card: { ...card, buttons: againButton([error], ask, language) }, language, reference },
      failed: isFailure(error),
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

/** The answer to a request for several things, of which some failed. If all of it failed, there is nothing to share. */
function partlyAnswered(
  { support }: Answering,
  card: Card,
  { errors, all }: NonNullable<Card['failures']>,
  {
    ask,
    language,
    reference,
  }: { readonly ask: Ask; readonly language: Language; readonly reference: string },
): Answer {
  const { text, tail = 0, blocks, plainer } = withFailures(card, errors, { reference, support }, language);
  const buttons = [...card.buttons, ...againButton(errors, ask, language)];
  return {
    card: { text, tail, blocks, buttons, ...(plainer && { plainer }) },
    ...{ language, reference, failed: errors.some(isFailure) },
    ...(!all && { ask }),
  };
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

/** A request for content other than a card, such as that of a modal. */
interface ContentRequest<T> extends Omit<IncomingRequest, 'read'> {
  /** For the log. */
  readonly feature: string;
  /** @param reference stands in the log line */
  find(reader: Reader, place: Place, reference: string): Promise<T>;
  /** Whether the content that was found is logged and counted elsewhere. */
  isLogged?(found: T): boolean;
  /** Makes content of the error's card. */
  failed(card: Card): T;
}

/** Like `answer`, for content other than a card. */
export function findContent<T>(
  answering: Answering,
  { origin, language, feature, find, failed, isLogged = () => false }: ContentRequest<T>,
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
      logRequest(answering, origin, started, { ...failure(error), reference, feature });
      const { support } = answering;
      return failed(errorCard(error, readerOf(answering, language), { reference, support }));
    }
  };
  return { content: content(), reference };
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
