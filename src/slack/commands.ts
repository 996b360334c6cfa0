/**
 * Slash commands: read → ack. The ack carries a cached answer, before Bolt has the command where nothing is to be
 * waited for; else it goes out empty at once.
 */

import type { App, ReceiverEvent, SlashCommand } from '@slack/bolt';
import type { CommandReader } from '../ask/typed.ts';
import { paragraph } from '../cards/blocks.ts';
import { texts } from '../i18n/index.ts';
import { settledNow, withTimeout } from '../primitives.ts';
import type { Answer, Answers } from './answer.ts';
import { type Delivery, startProgress } from './delivery.ts';
import { type AnswerEarly, type Deliveries, isRetry, type PayloadTiming } from './intake.ts';
import type { Limits } from './limits.ts';
import type { Languages } from './locale.ts';
import { type IsInstalled, takes } from './middleware.ts';
import type { OpenLines } from './open-lines.ts';
import { isWellFormed, placeOfCommand, sourceOf } from './payload.ts';
import { EPHEMERAL } from './post.ts';
import { ackOf, privateAck, privateMessage } from './private-answers.ts';
import { webApiOf } from './web-api.ts';

/**
 * The longest wait before an ack that must hold the whole answer, in milliseconds: Slack gives up after three
 * seconds.
 */
const IN_TIME = 1_000;

/** Every slash command of the app: the features tell by name what each one does. */
const ANY_COMMAND = /./;

interface CommandDeps {
  readonly commands: CommandReader;
  readonly languages: Pick<Languages, 'of' | 'cached'>;
  readonly limits: Pick<Limits, 'charge'>;
  readonly answers: Answers;
  readonly delivery: Delivery;
  readonly lines: Pick<OpenLines, 'opened'>;
}

/** Answers every slash command of the features. */
export function registerCommands(app: App, deps: CommandDeps): void {
  const { commands, languages, limits, answers, delivery, lines } = deps;
  app.command(ANY_COMMAND, takes('command'), async ({ command, ack, context }) => {
    const { response_url: url } = command;
    const place = placeOfCommand(command, context.teamId);
    const origin = { kind: 'command', place } as const;
    // Most people type a code and nothing else, which is of no language.
    const subcommandLanguage = commands.plain(command) ? undefined : commands.spoken(command);
    const find = async (): Promise<Answer> => {
      const usual = await languages.of(place, 'person', subcommandLanguage);
      const wished = commands.wished(command);
      const isGuessed = !(wished ?? subcommandLanguage ?? languages.cached(place));
      const request = { origin, language: wished ?? usual, read: () => commands.read(command, place) };
      return { ...(await answers.find(request)), isGuessed };
    };
    const answered = find();
    // A cached answer goes back in the ack, which costs no further call. An answer that must be fetched is
    // not waited for: Slack gives up after three seconds. A layout that Slack may refuse can't be sent again from an
    // ack, so it does not go there.
    const ready = await settledNow(answered);
    if (ready && !ready.card.plainer) {
      await ack(privateAck(ready));
      return delivery.refresh(ready, delivery.toAsker(url).replace);
    }
    // A request that changes something is charged for before it begins, so nothing that is refused here has
    // been done.
    const refusal = limits.charge();
    if (refusal) {
      const refused = async (): Promise<Answer> => {
        const language = await languages.of(place, 'person');
        return answers.find({ origin, language, read: () => Promise.reject(refusal) });
      };
      // For a person over the limit: the answer if it comes in time for the ack.
      const told = privateMessage((await withTimeout(answered, IN_TIME)) ?? (await refused()));
      return ack(ackOf({ text: told.text, blocks: told.plainer ?? told.blocks }));
    }
    await ack();
    let opened: Promise<() => Promise<void>> | undefined;
    const progress = startProgress(async () => {
      const speaks = languages.of(place, 'person', subcommandLanguage);
      const { workspace } = place;
      opened = speaks.then((language) => lines.opened({ is: 'private', url, workspace, language }));
      await opened;
      const { lookingUp } = texts(await speaks).modal;
      await delivery.respond(url, { text: lookingUp, blocks: [paragraph(lookingUp)] }, EPHEMERAL);
      return true;
    });
    const late = await answered;
    const onto = (await progress.end()) ? 'in-place' : 'beside';
    await delivery.send(late, { client: webApiOf(context), ...delivery.toAsker(url, onto) });
    // What comes later than the answer would be said in its place.
    await (await opened)?.();
  });
}

// Answers a command before Bolt has it, if the answer is cached: nothing is waited for. The payload passes
// the checks of `middleware.ts`, except the limits: such an answer costs no call, so it is not charged for. Any other
// payload goes to Bolt.

interface EarlyAnswerOptions {
  readonly commands: CommandReader;
  readonly isInstalled: IsInstalled;
  readonly deliveries: Deliveries;
  readonly timing: PayloadTiming;
  readonly answers: Pick<Answers, 'atHand'>;
  readonly delivery: Pick<Delivery, 'refresh' | 'toAsker'>;
}

export function createEarlyAnswer(options: EarlyAnswerOptions): AnswerEarly {
  const { commands, isInstalled, deliveries, timing, answers, delivery } = options;
  return ({ body, retryNum }) => {
    // A second delivery may have to ask other replicas.
    if (!isCommand(body) || isRetry(retryNum) || !isWellFormed(body)) return undefined;
    const source = sourceOf(body);
    if (source.installed === undefined || !isInstalled(source)) return undefined;
    const taken = deliveries.claim(body);
    if (!taken) return undefined;
    const payload = timing.begin(body);
    const place = placeOfCommand(body, source.installed);
    const answered = answers.atHand({ kind: 'command', place }, () => commands.plain(body), payload);
    if (!answered) {
      taken.giveBack();
      return undefined;
    }
    taken.announce(place.workspace);
    return {
      ack: privateAck(answered),
      sent: () => {
        payload.acked();
        payload.over();
        void delivery.refresh(answered, delivery.toAsker(body.response_url).replace);
      },
    };
  };
}

/** Bolt takes any payload with an `event` for an event, also one with a `command`. */
const isCommand = (body: ReceiverEvent['body']): body is SlashCommand & ReceiverEvent['body'] =>
  typeof body['command'] === 'string' && body['event'] === undefined;
