/**
 * The short way: a command whose answer is at hand is answered before Bolt has it, and before anything is
 * waited for. The checks of Bolt, and of the gates before its listeners, are made here, too: ids are ids, the
 * app is installed at the source, the payload was not delivered before. Such an answer costs nothing, so no
 * limit is asked. Everything else goes the long way.
 */
import type { ReceiverEvent, SlashCommand } from '@slack/bolt';
import type { Place } from '../ask/feature.ts';
import { newReference } from '../ops/cause.ts';
import { type Answering, note, readerOf } from './answer.ts';
import type { ReadCommand } from './commands.ts';
import { type FirstDeliveries, isRetry } from './deliveries.ts';
import type { IsInstalled } from './middleware.ts';
import { isWellFormed } from './middleware.ts';
import { placeOfCommand, sourceOf } from './payload.ts';
import { ackOf, privately } from './sharing.ts';
import type { AtHand, Timed } from './timing.ts';

interface AtHandOptions {
  readonly commands: ReadCommand;
  readonly isInstalled: IsInstalled;
  readonly deliveries: FirstDeliveries;
  readonly answering: Answering;
}

/**
 * The short way of slash commands. Undefined: nothing has been done yet, and the command goes the long way.
 */
export function createAtHand({ commands, isInstalled, deliveries, answering }: AtHandOptions): AtHand {
  return ({ body, retryNum }, payload) => {
    // A second delivery may have to ask other replicas.
    if (!isCommand(body) || isRetry(retryNum) || !isWellFormed(body)) return undefined;
    const source = sourceOf(body);
    const { installed: workspace } = source;
    if (workspace === undefined || !isInstalled(source)) return undefined;
    const taken = deliveries.take(body);
    if (!taken) return undefined;
    const place = placeOfCommand(body, workspace);
    const answer = answerAtHand(body, place, { commands, answering }, payload);
    if (!answer) return taken.giveBack();
    taken.tell(workspace);
    return answer;
  };
}

/** Bolt takes any payload with an `event` for an event, whatever other fields it has. */
const isCommand = (body: ReceiverEvent['body']): body is SlashCommand & ReceiverEvent['body'] =>
  typeof body['command'] === 'string' && body['event'] === undefined;

/** Undefined if something has to be waited for, or fails: then the long way tells of the failure. */
function answerAtHand(
  command: SlashCommand,
  place: Place,
  { commands, answering }: Pick<AtHandOptions, 'commands' | 'answering'>,
  payload: Timed,
): object | undefined {
  try {
    const ask = commands.plain(command);
    if (!ask?.atHand) return undefined;
    const language = answering.languages.atHand(place);
    const card = language && ask.atHand(readerOf(answering, language), place);
    // Cards that Slack may refuse, or that failed in part, are for the long way.
    if (!card || card.plainer || card.failures || card.request !== undefined) return undefined;
    const reference = newReference();
    const ack = ackOf(privately({ card, ask, language, reference }));
    const outcome = { reference, feature: ask.feature, outcome: 'answered' };
    note(answering, { kind: 'command', place }, answering.now(), outcome, payload);
    return ack;
  } catch {
    return undefined;
  }
}
