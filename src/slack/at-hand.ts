/**
 * The short way: a command whose answer is at hand is answered where it stands, before anything is waited for. Nothing is
 * charged for such an answer, so no limit is asked, and no other listener. Everything else goes the way of `commands.ts`.
 */
import type { App, SlashCommand } from '@slack/bolt';
import type { Message } from '../cards/card.ts';
import { type Answering, note } from './account.ts';
import { readerOf } from './answer.ts';
import { placeOf } from './commands.ts';
import { ackOf, privately } from './private-answer.ts';
import type { ReadCommand } from './read-command.ts';
import { newReference } from './reference.ts';

/** Answers commands whose card is kept; leaves all others to those who come after. */
export function answerAtHand(app: App, commands: ReadCommand, answering: Answering): void {
  app.use(async (args) => {
    const message = 'command' in args ? messageAtHand(args.command, commands, answering) : undefined;
    if (!message || !('ack' in args)) return args.next();
    return (args.ack as (answer: object) => Promise<void>)(ackOf(message));
  });
}

/** Undefined where something has to be waited for, and where it goes wrong: then the long way tells what. */
function messageAtHand(
  command: SlashCommand,
  commands: ReadCommand,
  answering: Answering,
): Message | undefined {
  try {
    const ask = commands.plain(command);
    if (!ask?.atHand) return undefined;
    const place = placeOf(command);
    const language = answering.languages.atHand(place);
    const card = language && ask.atHand(readerOf(answering, language), place);
    if (!card) return undefined;
    const reference = newReference();
    const outcome = { reference, feature: ask.feature, outcome: 'answered' };
    note(answering, { kind: 'command', place }, answering.now(), outcome);
    return privately({ card, ask, language, reference });
  } catch {
    return undefined;
  }
}
