/**
 * Slash commands: read → ack. The ack carries a cached answer, before Bolt has the command where nothing is to be
 * waited for; else it goes out empty at once.
 */

import type { App, ReceiverEvent, SlashCommand } from '@slack/bolt';
import type { Place } from '../ask/place.ts';
import type { CommandReader } from '../ask/typed.ts';
import { paragraph } from '../cards/blocks.ts';
import type { Message } from '../cards/card.ts';
import { isKnownError, type LimitReached } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import { nameAndCause, newReference } from '../ops/log.ts';
import { settledNow, withTimeout } from '../primitives.ts';
import { type Answer, type Answering, answer, readerOf } from './answer.ts';
import { replaceByFresh, sendAnswer, startProgress } from './delivery.ts';
import { type AnswerEarly, type Deliveries, isRetry, type TimedPayload } from './intake.ts';
import { type IsInstalled, takes } from './middleware.ts';
import { isWellFormed, placeOfCommand, sourceOf } from './payload.ts';
import { EPHEMERAL, respond } from './post.ts';
import { ackOf, privateAck, privateMessage, toAsker } from './private-answers.ts';
import { logRequest, type Origin } from './request.ts';
import { webApiOf } from './web-api.ts';

/**
 * The longest wait before an ack that must hold the whole answer, in milliseconds: Slack gives up after three
 * seconds.
 */
const IN_TIME = 1_000;

/** Every slash command of the app: the features tell by name what each one does. */
const ANY_COMMAND = /./;

/** Answers every slash command of the features. */
export function registerCommands(app: App, commands: CommandReader, answering: Answering): void {
  app.command(ANY_COMMAND, takes('command'), async ({ command, ack, context }) => {
    const place = placeOfCommand(command, context.teamId);
    const origin = { kind: 'command', place } as const;
    // Most people type a code and nothing else, which is of no language.
    const subcommandLanguage = commands.plain(command) ? undefined : commands.spoken(command);
    const find = async (): Promise<Answer> => {
      const usual = await answering.languages.of(place, 'person', subcommandLanguage);
      const wished = commands.wished(command);
      const isGuessed = !(wished ?? subcommandLanguage ?? answering.languages.cached(place));
      const request = { origin, language: wished ?? usual, read: () => commands.read(command, place) };
      return { ...(await answer(answering, request)), isGuessed };
    };
    const answered = find();
    // A cached answer goes back in the ack, which costs no further call. An answer that must be fetched is
    // not waited for: Slack gives up after three seconds. A layout that Slack may refuse can't be sent again from an
    // ack, so it does not go there.
    const ready = await settledNow(answered);
    if (ready && !ready.card.plainer) {
      await ack(privateAck(ready));
      return replaceByFresh(answering, place, ready, toAsker(answering, command.response_url).replace);
    }
    // A request that changes something is charged for before it begins, so nothing that is refused here has
    // been done.
    const refusal = answering.limits.charge();
    if (refusal) return ack(ackOf(await withoutCall(answering, origin, answered, refusal)));
    await ack();
    const progress = startProgress(async () => {
      const { lookingUp } = texts(await answering.languages.of(place, 'person', subcommandLanguage)).modal;
      const message = { text: lookingUp, blocks: [paragraph(lookingUp)] };
      await respond(answering, command.response_url, message, EPHEMERAL);
    });
    const late = await answered;
    const onto = (await progress.end()) ? 'in-place' : 'beside';
    const ways = toAsker(answering, command.response_url, onto);
    await sendAnswer(answering, origin, late, { client: webApiOf(context), ...ways });
  });
}

/** For a person over the limit: the answer if it comes in time for the ack, else the refusal. */
async function withoutCall(
  answering: Answering,
  origin: Origin,
  answered: Promise<Answer>,
  refusal: LimitReached,
): Promise<Pick<Message, 'text' | 'blocks'>> {
  const refused = async (): Promise<Answer> => {
    const language = await answering.languages.of(origin.place, 'person');
    const read = () => {
      throw refusal;
    };
    return answer(answering, { origin, language, read });
  };
  const { text, blocks, plainer } = privateMessage(
    (await withTimeout(answered, IN_TIME)) ?? (await refused()),
  );
  return { text, blocks: plainer ?? blocks };
}

// Answers a command before Bolt has it, if the answer is cached: nothing is waited for. The payload passes
// the checks of `middleware.ts`, except the limits: such an answer costs no call, so it is not charged for. Any other
// payload goes to Bolt.

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
    const delivery = deliveries.claim(body);
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
        const { replace } = toAsker(answering, body.response_url);
        if (refresh) void replaceByFresh(answering, place, { ...answer, refresh }, replace);
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
    answering.noteShown(place, card);
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
