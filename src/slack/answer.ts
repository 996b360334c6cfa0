/** Request → answer: what is asked is read, found and rendered; a failure becomes a card of its own. */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Button } from '@slack/types';
import { z } from 'zod';
import { stopFollowButton } from '../ask/actions.ts';
import { askedAtOnce, askedRequest, inAnswers, MOST_CODES } from '../ask/asked-codes.ts';
import type { Ask } from '../ask/feature.ts';
import { type LinkTemplates, studyGuideButton } from '../ask/links.ts';
import { again, offersOf } from '../ask/offers.ts';
import type { Offer, Place } from '../ask/place.ts';
import { LIMITS, outsideLine } from '../cards/blocks.ts';
import { type Card, type Reader, withNote } from '../cards/card.ts';
import { errorCard, withFailures } from '../cards/error-card.ts';
import { InvalidRequest, isKnownError, LimitReached, mayPass, NotAllowed, NotFound } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { type Log, nameAndCause, newReference } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { isDirectId } from '../slack-terms.ts';
import { isRealizationCode, parseCourseUnitCode } from '../study-client/codes.ts';
import type { TimedPayload } from './intake.ts';
import type { Limits } from './limits.ts';
import type { Languages } from './locale.ts';
import { failure, type IncomingRequest, type Origin, type RequestLog } from './request.ts';
import { createTalks } from './talks.ts';

/** What answers are made of. */
interface AnswerParts {
  readonly now: () => number;
  /** The study API's time zone. */
  readonly zone: string;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'earlyAnswerFailed'>;
  readonly languages: Pick<Languages, 'cached' | 'zoneAtHand'>;
  readonly limits: Pick<Limits, 'chargeOrThrow' | 'apart'>;
  readonly refreshes: Refreshes;
  readonly requests: RequestLog;
  /** Who helps where the asker can't: an https or mailto address, or a text; undefined: not told. */
  readonly support?: string | undefined;
  /** The study guide, where codes stand. */
  readonly links: Pick<LinkTemplates, 'studyGuide'>;
  /** Notes what an answer shows in a conversation. */
  readonly noteShown: (
    place: Place,
    card: Pick<Card, 'shows' | 'search' | 'forgets'> & {
      readonly rest?: readonly string[];
      readonly offers?: readonly Offer[];
      readonly asks?: boolean;
    },
  ) => void;
}

/** What was found for a request, as far as its delivery concerns. */
export interface Result {
  readonly origin: Origin;
  readonly language: Language;
  /** Stands in the log line of the request. */
  readonly reference: string;
}

/** A card and the request it answers. An error card has no request. */
export interface Answer extends Result {
  readonly card: Card;
  readonly ask?: Ask;
  /** Whether something failed that the asker can't fix: the same question may be answered otherwise later. */
  readonly failed: boolean;
  /** Given past its freshness: whether the refresh brings something else. */
  readonly refresh?: Promise<boolean> | undefined;
  /** In a language for want of the asker's own, which Slack has not told in time. */
  readonly isGuessed?: boolean;
  /** The asker may not do this, or not so often: nothing was done, so what is shown stays as it is. */
  readonly isRefused?: boolean;
}

/** Content that is being found. If it can't be found, an error takes its place; `content` never rejects. */
interface PendingContent<T> extends Result {
  readonly content: Promise<T>;
}

/** A request for content other than a card, such as that of a modal. */
export interface ContentRequest<T> extends Omit<IncomingRequest, 'read' | 'reference'> {
  /** For the log. */
  readonly feature: string;
  /** @param reference stands in the log line */
  find(reader: Reader, place: Place, reference: string): Promise<T>;
  /** Whether the content that was found is logged and counted elsewhere. */
  isLogged?(found: T): boolean;
  /** Makes content of the error's card. */
  failed(card: Card): T;
}

/** Finds answers: each is charged for, logged, counted, and noted as shown. */
export interface Answers {
  /** Never rejects. */
  find(request: IncomingRequest): Promise<Answer>;
  /** The same for content other than a card. */
  findContent<T>(request: ContentRequest<T>): PendingContent<T>;
  /**
   * The answer to a payload that has just come, if nothing has to be waited for. Undefined otherwise, and after a
   * failure: `find` tells of it.
   */
  atHand(origin: Origin, read: () => Ask | undefined, payload: TimedPayload): Answer | undefined;
  /** The card of an answer, found once more: no person is charged for it. Rejects as the request does. */
  again(ask: Ask, language: Language, place: Place): Promise<Card>;
  /**
   * The reader of a card, at this moment.
   * @param alone the person, if no other reads the card
   */
  reader(language: Language, alone?: Place): Reader;
}

/** Answers that others may read, if the place is no direct conversation. */
const FOR_OTHERS: ReadonlySet<Origin['kind']> = new Set(['mention', 'spotted', 'share', 'replace']);

/** Surfaces whose answers go into the ack. All others leave by a call to Slack, so they are charged for. */
const IN_ACK: ReadonlySet<Origin['kind']> = new Set(['command', 'submit', 'suggest']);

export function createAnswers(parts: AnswerParts): Answers {
  const { now, zone, log, metrics, languages, limits, refreshes, requests, support, links, noteShown } =
    parts;
  const talks = createTalks(now);
  const reader: Answers['reader'] = (language, alone) => {
    const own = alone && languages.zoneAtHand(alone);
    return { language, now: now(), zone, ...(own !== undefined && own !== zone && { own }) };
  };
  const readerAt = ({ kind, place }: Origin, language: Language): Reader => ({
    ...reader(language, FOR_OTHERS.has(kind) && !isDirectId(place.conversation) ? undefined : place),
    ...(kind === 'share' && { stays: true }),
  });
  const charge = ({ kind }: Origin): void => {
    if (!IN_ACK.has(kind)) limits.chargeOrThrow();
  };
  const waysOn = (
    error: unknown,
    ask: Ask | undefined,
    language: Language,
    at: string | undefined,
  ): Button[] => [
    ...againButton([error], ask, language),
    ...(error instanceof NotFound && error.tie === 'followed'
      ? [stopFollowButton(error.id, language, at !== undefined && isDirectId(at))]
      : []),
    ...(lacksCourse(error) ? studyGuideButton(language, links) : []),
  ];
  const cardOf = (error: unknown, language: Language, reference: string): Card =>
    errorCard(error, reader(language), { reference, support });
  /** Undefined also for a card that Slack may refuse, or that failed in part: `find` has ways for these. */
  const wholeAtHand = (ask: Ask | undefined, place: Place) => {
    const language = ask?.atHand && languages.cached(place);
    const card = language && ask.atHand?.(reader(language, place), place);
    const isWhole = card && !card.plainer && !card.failures && card.request === undefined;
    return isWhole ? { ask, card, language } : undefined;
  };
  return {
    reader,
    find: async ({ origin, language, read, reference = newReference() }) => {
      const ended = requests.begun(origin);
      const found = { origin, language, reference };
      let ask: Ask | undefined;
      try {
        charge(origin);
        ask = await read();
        if (ask.writes) limits.chargeOrThrow();
        const asked = ask;
        const finding = refreshes.during(() => asked.card(readerAt(origin, language), origin.place));
        const card = talks.told(
          origin,
          withMeant(withRest(await finding.result, ask, language), ask, language),
        );
        const { failures } = card;
        const shown = failures?.all ? whatFailed(failures.errors[0], ask) : card;
        noteShown(origin.place, { ...shown, rest: restAsked(ask), ...offeredBy(card) });
        const outcome = failures ? { ...failure(failures.errors[0]), outcome: 'partly' } : ANSWERED;
        ended({ reference, feature: ask.feature, ...outcome });
        if (failures) return partlyAnswered(card, failures, ask, found, support);
        return { ...found, card, ask: answeredAsk(ask, card), failed: false, refresh: finding.changed() };
      } catch (error) {
        const card = {
          ...cardOf(error, language, reference),
          buttons: waysOn(error, ask, language, origin.place.conversation),
        };
        noteShown(origin.place, { ...whatFailed(error, ask), ...offeredBy(card) });
        ended({ reference, feature: ask?.feature, ...failure(error) });
        const isRefused = error instanceof NotAllowed || error instanceof LimitReached;
        return { ...found, card, failed: isFailure(error), isRefused };
      }
    },
    findContent: ({ origin, language, feature, find, failed, isLogged = () => false }) => {
      const ended = requests.begun(origin);
      const reference = newReference();
      const content = async () => {
        try {
          charge(origin);
          const found = await find(readerAt(origin, language), origin.place, reference);
          if (!isLogged(found)) ended({ reference, feature, ...ANSWERED });
          return found;
        } catch (error) {
          ended({ ...failure(error), reference, feature });
          return failed(cardOf(error, language, reference));
        }
      };
      return { origin, language, reference, content: content() };
    },
    atHand: (origin, read, payload) => {
      const { place } = origin;
      try {
        const finding = refreshes.during(() => wholeAtHand(read(), place));
        const found = finding.result;
        if (!found) return undefined;
        const reference = newReference();
        noteShown(place, { ...found.card, ...offeredBy(found.card) });
        requests.begun(origin)({ reference, feature: found.ask.feature, ...ANSWERED }, payload);
        return { ...found, origin, reference, failed: false, refresh: finding.changed() };
      } catch (error) {
        // A known error, such as of a code that does not exist, is an answer: `find` gives it.
        if (isKnownError(error)) return undefined;
        metrics.earlyAnswerFailed();
        const line = { kind: 'early-answer', workspace: place.workspace, outcome: 'failed' };
        log.error({ ...line, ...nameAndCause(error) }, 'the early answer failed, and Bolt has the command');
        return undefined;
      }
    },
    again: (ask, language, place) => limits.apart(() => ask.card(reader(language), place)),
  };
}

const ANSWERED = { outcome: 'answered' };

/** What an answer offers, and whether its first line asks for it. */
const offeredBy = (card: Card) => ({
  offers: offersOf(card),
  asks: /\?$/.test(card.text.split('\n')[0] ?? ''),
});

const isCode = (asked: string): boolean => isRealizationCode(asked) || parseCourseUnitCode(asked) === asked;

/** Requests for courses, some of which may be left for another answer. */
const ofCourses = z.looseObject({ asked: askedAtOnce, rest: askedRequest.shape.rest });

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

/** The card, before its buttons one that does what was probably meant. */
function withMeant(card: Card, { meant }: Ask, language: Language): Card {
  if (!meant) return card;
  const { feature, request } = meant.ask;
  const label = outsideLine(meant.typed, LIMITS.buttonText);
  return {
    ...card,
    buttons: [...again.offer(label, { f: feature, r: request }, language, 2), ...card.buttons],
  };
}

/** The request in the form that the card answers. The answer is not shareable if it asks back, or has found nothing. */
function answeredAsk(ask: Ask, { request, isChoice, isOfNothing }: Card): Ask {
  if (isChoice) return { ...ask, shareable: false };
  const answered = request === undefined ? ask : { ...ask, request };
  return isOfNothing ? { ...answered, shareable: false } : answered;
}

/** The answer to a request for several things, of which some failed. If all of it failed, there is nothing to share. */
function partlyAnswered(
  card: Card,
  { errors, all }: NonNullable<Card['failures']>,
  ask: Ask,
  found: Result,
  support: string | undefined,
): Answer {
  const { language, reference } = found;
  const { text, tail = 0, blocks, plainer } = withFailures(card, errors, { reference, support }, language);
  const buttons = [...card.buttons, ...againButton(errors, ask, language)];
  return {
    ...found,
    card: { text, tail, blocks, buttons, ...(plainer && { plainer }) },
    failed: errors.some(isFailure),
    ...(!all && { ask }),
  };
}

/** Whether the fault is not in what was asked. */
const isFailure = (error: unknown): boolean =>
  !(error instanceof InvalidRequest || error instanceof NotAllowed || error instanceof NotFound);

/** Whether a course or unit that was named does not exist: its right code stands in the study guide. */
const lacksCourse = (error: unknown): boolean =>
  (error instanceof NotFound && error.subject !== 'building') ||
  (error instanceof InvalidRequest && OF_CODES.has(error.problem.about));

const OF_CODES: ReadonlySet<string> = new Set(['realization-code', 'no-runs', 'unit-code', 'course-unit-id']);

function againButton(errors: readonly unknown[], ask: Ask | undefined, language: Language): Button[] {
  if (!ask || !errors.some(mayPass)) return [];
  const value = { f: ask.feature, r: ask.request };
  return again.offer(texts(language).errors.again, value, language);
}

// Which refreshes of old answers a request has started: async context carries them, so that no function passes them on.

/** Whether a refresh has brought something else. Never rejects. */
type Refresh = Promise<boolean>;

/** Collects the refreshes that some work starts. */
export interface Refreshes {
  /** Adds a refresh to the work under way; false: there is none that is shown anew. */
  add(refresh: Refresh): boolean;
  /** Does work. `changed`: undefined if the work has started no refresh so far. */
  during<T>(work: () => T): { readonly result: T; readonly changed: () => Refresh | undefined };
}

export function createRefreshes(): Refreshes {
  const underWay = new AsyncLocalStorage<Refresh[]>();
  return {
    add: (refresh) => (underWay.getStore()?.push(refresh) ?? 0) > 0,
    during: (work) => {
      const begun: Refresh[] = [];
      const result = underWay.run(begun, work);
      const changed = async (): Refresh => (await Promise.all(begun)).some(Boolean);
      return { result, changed: () => (begun.length === 0 ? undefined : changed()) };
    },
  };
}
