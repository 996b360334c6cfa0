/**
 * Answers a command before Bolt has it, if the answer is cached: nothing is waited for. The payload passes the same
 * checks as in `middleware.ts`. Such an answer costs no call, so it is not charged for. Any other payload goes to
 * Bolt.
 */
import type { ReceiverEvent, SlashCommand } from '@slack/bolt';
import type { CommandReader } from '../ask/command-text.ts';
import type { Place } from '../ask/feature.ts';
import { isKnownError } from '../errors.ts';
import { nameAndCause, newReference } from '../ops/cause.ts';
import { type Answer, type Answering, logRequest, readerOf } from './answer.ts';
import { replaceByFresh } from './commands.ts';
import { type Deliveries, isRetry } from './deliveries.ts';
import type { IsInstalled } from './middleware.ts';
import { isWellFormed, placeOfCommand, sourceOf } from './payload.ts';
import type { TimedPayload } from './payload-timing.ts';
import { privateAck } from './sharing.ts';

/** A payload before anything has been done with it. */
export type Incoming = Pick<ReceiverEvent, 'body' | 'retryNum'>;

/** Gives the answer to a payload; undefined: nothing has been done yet, and the payload goes to Bolt. */
export type AnswerEarly = (payload: Incoming) => EarlyAnswer | undefined;

interface EarlyAnswer {
  /** The body of the acknowledgement. */
  readonly ack: object;
  /** To be called when the acknowledgement has been sent. Then the request is logged and counted. */
  sent(): void;
}

interface EarlyAnswerOptions {
  readonly commands: CommandReader;
  readonly isInstalled: IsInstalled;
  readonly deliveries: Deliveries;
  readonly answering: Answering;
}

export function createEarlyAnswer({
  commands,
  isInstalled,
  deliveries,
  answering,
}: EarlyAnswerOptions): AnswerEarly {
  return ({ body, retryNum }) => {
    // A second delivery may have to ask other replicas.
    if (!isCommand(body) || isRetry(retryNum) || !isWellFormed(body)) return undefined;
    const source = sourceOf(body);
    if (source.installed === undefined || !isInstalled(source)) return undefined;
    const delivery = deliveries.take(body);
    if (!delivery) return undefined;
    const payload = answering.timing.begin(body);
    const place = placeOfCommand(body, source.installed);
    const found = answering.refreshes.during(() =>
      cachedAnswer(body, place, { commands, answering }, payload),
    );
    if (!found.result) {
      delivery.giveBack();
      return undefined;
    }
    delivery.announce(place.workspace);
    const { ack, answer } = found.result;
    const refresh = found.changed();
    return {
      ack,
      sent: () => {
        payload.acked();
        payload.over();
        if (refresh) void replaceByFresh(answering, body.response_url, place, { ...answer, refresh });
      },
    };
  };
}

/** Bolt takes any payload with an `event` for an event, also one with a `command`. */
const isCommand = (body: ReceiverEvent['body']): body is SlashCommand & ReceiverEvent['body'] =>
  typeof body['command'] === 'string' && body['event'] === undefined;

/** Undefined if something has to be waited for, or fails: Bolt's listener answers then, and tells of a failure. */
function cachedAnswer(
  command: SlashCommand,
  place: Place,
  { commands, answering }: Pick<EarlyAnswerOptions, 'commands' | 'answering'>,
  payload: TimedPayload,
): { readonly ack: object; readonly answer: Answer } | undefined {
  try {
    const ask = commands.plain(command);
    if (!ask?.atHand) return undefined;
    const language = answering.languages.cached(place);
    const card = language && ask.atHand(readerOf(answering, language, place), place);
    // The listener has ways for a card that Slack may refuse, or that failed in part.
    if (!card || card.plainer || card.failures || card.request !== undefined) return undefined;
    const reference = newReference();
    const answer: Answer = { card, ask, language, reference, failed: false };
    const ack = privateAck(answer);
    const outcome = { reference, feature: ask.feature, outcome: 'answered' };
    if (card.shows) answering.noteShown(place, card.shows);
    logRequest(answering, { kind: 'command', place }, answering.now(), outcome, payload);
    return { ack, answer };
  } catch (error) {
    // A known error, such as of a code that does not exist, is an answer: the listener gives it.
    if (!isKnownError(error)) logFailure(answering, place, error);
    return undefined;
  }
}

function logFailure({ log, metrics }: Answering, { workspace }: Place, error: unknown): void {
  metrics.earlyAnswerFailed();
  const line = { kind: 'early-answer', workspace, outcome: 'failed', ...nameAndCause(error) };
  log.error(line, 'the early answer failed, and Bolt has the command');
}
