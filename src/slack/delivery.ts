/**
 * Answer → Slack, where it does not fit into an acknowledgement. A surface says where its answer goes; the delivery finds
 * it, sends it there, and puts a fresh one in its place. `post.ts` and `pages.ts` send: they try plainer
 * layouts if Slack refuses the first one, wait as long as Slack says, and try once more where that can't show a
 * message twice.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { WebAPIRequestError, type WebClient } from '@slack/web-api';
import type { OpenModal } from '../ask/feature.ts';
import type { Message } from '../cards/card.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { type Log, newReference } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { withTimeout } from '../primitives.ts';
import type { Answer, Answers, ContentRequest, Result } from './answer.ts';
import type { Limits } from './limits.ts';
import type { Languages } from './locale.ts';
import type { OpenLines } from './open-lines.ts';
import { errorModal, showModal } from './pages.ts';
import { EPHEMERAL, inLines, postMessage, type ResponseOptions, respond as respondBy } from './post.ts';
import { privateMessage } from './private-answers.ts';
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
import type { Calls } from './send.ts';

/** The longest wait for a refresh, in milliseconds: longer than one takes with its retries. */
const REFRESHED_WITHIN = 15_000;
/** An answer stands for at least so long, in milliseconds: Slack must have shown it before it is replaced. */
const STANDS = 700;

/** Where an answer, or other content, goes. */
interface Destination {
  /** Reaches the person who waits, if Slack refuses the answer; left out where no person has asked. */
  readonly client?: WebClient;
  /** A button is there for the next try: only what a next try does not change is told. */
  readonly hasButton?: true;
}

/** Where the answer to a request goes. */
export interface AnswerDestination extends Destination {
  /** Rejects if Slack does not take the answer. */
  send(answered: Answer): Promise<void>;
  /** Puts a fresh answer in the place of the one that was sent; left out: that one stays. */
  replace?(fresh: Answer): Promise<void>;
}

/** Where a modal opens. */
interface ModalDestination {
  readonly client: WebClient;
  readonly trigger_id: string;
  /** What is done instead if Slack does not open it. Rejects if there is nothing else to be done. */
  readonly otherwise?: (error: unknown) => Promise<void>;
}

interface DeliveryParts extends Calls {
  readonly answers: Pick<Answers, 'find' | 'findContent' | 'again'>;
  readonly languages: Pick<Languages, 'of' | 'settled'>;
  readonly limits: Pick<Limits, 'mayTell'>;
  readonly lines: Pick<OpenLines, 'opened'>;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'slack' | 'undelivered'>;
}

/** The one way of answers to Slack by a call. Nothing of it rejects, except `respond`. */
export interface Delivery {
  /** Finds the answer to a request, and sends it to its destination. */
  answer(request: IncomingRequest, to: AnswerDestination): Promise<void>;
  /** Finds other content, and shows it. */
  content<T>(
    request: ContentRequest<T>,
    show: (content: Promise<T>) => Promise<void>,
    to?: Destination,
  ): Promise<void>;
  /** Finds the content of a modal, and opens it. */
  modal(
    request: Pick<Result, 'origin' | 'language'>,
    opened: { readonly feature: string; readonly open: OpenModal },
    to: ModalDestination,
  ): Promise<void>;
  /** Sends an answer to its destination, and a fresh one there if it was past its freshness. */
  send(answered: Answer, to: AnswerDestination): Promise<void>;
  /**
   * Shows an answer once more, if it was past its freshness and the refresh has brought something else, or it was not in
   * the asker's language. What changes something is never done again. Where Slack refuses it, the answer that stands
   * there says how old it is.
   */
  refresh(answered: Answer, show: (fresh: Answer) => Promise<void>): Promise<void>;
  /**
   * Sends something to Slack. If Slack does not take it, the log gets its reference and the cause, and the person is
   * told directly if Slack said so. A person who is refused again and again is not told each time.
   */
  attempt(found: Result, send: () => Promise<void>, to?: Destination): Promise<void>;
  /** Says something to a person in few words, beside a message; not where there is no `response_url`, as in a page. */
  say(
    to: { readonly origin: Origin; readonly url: string; readonly reference?: string },
    words: (all: ReturnType<typeof texts>) => readonly string[],
  ): Promise<void>;
  /** Sends a message to a `response_url`. Rejects with `RespondFailed` if Slack refuses it. */
  respond(url: string, message: Message, options: ResponseOptions): Promise<void>;
  /**
   * The destination of a private answer, through a `response_url`.
   * @param onto whether the answer takes the place of what was shown there; a fresh one always does
   * @param thread where the answer can be shared; left out: in the channel
   */
  toAsker(
    url: string,
    onto?: 'beside' | 'in-place',
    thread?: string,
  ): Required<Pick<AnswerDestination, 'send' | 'replace'>>;
  /** Logs and counts that Slack did not take an answer, or did not say whether it did. */
  undelivered(found: Result, error: unknown): void;
}

export function createDelivery(parts: DeliveryParts): Delivery {
  const { answers, languages, limits, lines, log, metrics } = parts;
  const undelivered: Delivery['undelivered'] = ({ origin, reference }, error) => {
    const { kind, place } = origin;
    metrics.undelivered(kind);
    const { workspace } = place;
    log.error({ kind, workspace, reference, outcome: 'undelivered', ...slackTrouble(error) }, 'answer');
  };
  const attempt: Delivery['attempt'] = async (found, send, to = {}) => {
    if (!limits.mayTell()) return;
    try {
      await send();
    } catch (error) {
      await tellRefused(found, to, error);
      undelivered(found, error);
    }
  };
  /** The language in which an answer is to be shown once more; undefined: it stays. */
  const languageAnew = async ({ origin, language, refresh, isGuessed }: Answer) => {
    const told = isGuessed && (await withTimeout(languages.settled(origin.place), REFRESHED_WITHIN));
    if (told) return told;
    return refresh && (await withTimeout(refresh, REFRESHED_WITHIN)) ? language : undefined;
  };
  const refresh: Delivery['refresh'] = async (answered, show) => {
    const { ask, card, origin } = answered;
    if (!ask || ask.writes || !(answered.refresh || answered.isGuessed)) return;
    const stands = sleep(STANDS);
    const language = await languageAnew(answered);
    if (!language) return;
    await stands;
    try {
      const fresh = await answers.again(ask, language, origin.place);
      if (!fresh.failures && fresh.text !== card.text) await show({ ...answered, language, card: fresh });
    } catch {
      // The answer stays.
    }
  };
  const send: Delivery['send'] = async (answered, to) => {
    await attempt(answered, () => to.send(answered), to);
    if (to.replace) await refresh(answered, to.replace);
  };
  const content: Delivery['content'] = async (request, show, to) => {
    const found = answers.findContent(request);
    await attempt(found, () => show(found.content), to);
  };
  const respond: Delivery['respond'] = (url, message, options) => respondBy(parts, url, message, options);
  return {
    answer: async (request, to) => send(await answers.find(request), to),
    content,
    modal: ({ origin, language }, { feature, open }, { client, trigger_id, otherwise }) =>
      content(
        { origin, language, feature, find: open.modal, failed: errorModal(language) },
        (modal) => {
          const title = open.title(language);
          const { workspace } = origin.place;
          const waits = (id: string) =>
            lines.opened({ is: 'view', named: 'external_id', id, title, workspace, language });
          const shown = showModal(client, trigger_id, language, title, modal, waits);
          return otherwise ? shown.catch(otherwise) : shown;
        },
        { client },
      ),
    send,
    refresh,
    attempt,
    say: async ({ origin, url, reference = newReference() }, words) => {
      const language = await languages.of(origin.place, 'person');
      await attempt({ origin, language, reference }, async () => {
        if (url) await respond(url, inLines(words(texts(language))), EPHEMERAL);
      });
    },
    respond,
    toAsker: (url, onto = 'beside', thread) => {
      const put = (answered: Answer, replace_original: boolean) =>
        respond(url, privateMessage(answered, thread), { ...EPHEMERAL, replace_original });
      return {
        send: (answered) => put(answered, onto === 'in-place'),
        replace: (fresh) => put(fresh, true),
      };
    },
    undelivered,
  };
}

/**
 * Says to the person that an answer was refused, under its reference; if Slack broke off in the middle, that it has
 * perhaps not arrived: else the person might see nothing at all. Only where Slack said so in its own word: after a
 * time-out or a 5xx nothing more is sent. Never rejects.
 * @param error why the answer was not delivered
 */
async function tellRefused(
  { origin, language, reference }: Result,
  { client, hasButton }: Destination,
  error: unknown,
): Promise<void> {
  const { user } = origin.place;
  if (!client || user === '' || saysTokenRefused(error)) return;
  const words = lastingRefusal(error, language) ?? (hasButton ? undefined : refusalOfNow(error, language));
  if (words === undefined) return;
  try {
    await postMessage(
      client,
      { channel: user },
      inLines([words, texts(language).errors.reference(reference)]),
    );
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

/** After so many milliseconds the answer to a command is slow. */
const SLOW = 1_500;

/** Shows that an answer is under way, once that has taken a while. */
export interface Progress<Shown> {
  /** To be called when the answer is there. Resolves to what was shown; undefined: nothing. Never rejects. */
  end(): Promise<Shown | undefined>;
}

/** The longest wait for Slack to show it, in milliseconds: the answer is there. */
const SHOWN_WITHIN = 300;

/**
 * @param show a refusal of it costs nothing
 * @param hide takes back what is shown only after the end
 * @param afterMs so many milliseconds are a while; `SLOW` by default
 */
export function startProgress<Shown>(
  show: () => Promise<Shown>,
  hide?: (shown: Shown) => Promise<unknown>,
  afterMs = SLOW,
): Progress<Shown> {
  let showing: Promise<{ readonly shown: Shown } | 'refused'> | undefined;
  const timer = setTimeout(() => {
    showing = show().then(
      (shown) => ({ shown }),
      () => 'refused' as const,
    );
  }, afterMs);
  const hideLate = async (): Promise<void> => {
    const late = await showing;
    if (late && late !== 'refused') await hide?.(late.shown).catch(() => undefined);
  };
  return {
    end: async () => {
      clearTimeout(timer);
      if (!showing) return undefined;
      const ended = await withTimeout(showing, SHOWN_WITHIN);
      if (ended === undefined) void hideLate();
      return ended === undefined || ended === 'refused' ? undefined : ended.shown;
    },
  };
}
