/** Slash commands: read → ack with the answer, or at once where it takes longer. */
import type { App, SlashCommand } from '@slack/bolt';
import { closest, distance } from 'fastest-levenshtein';
import { toMessage } from '../cards/message.ts';
import { InvalidRequest } from '../errors.ts';
import { type Answer, type Answering, answer, bring } from './answer.ts';
import { respond } from './deliver.ts';
import type { Ask, CommandRoute, Features, Place } from './feature.ts';
import { plainText } from './plain-text.ts';
import { settledNow } from './settled.ts';
import { shareButtons } from './share.ts';

const EPHEMERAL = { response_type: 'ephemeral', replace_original: false } as const;

/** Answers every slash command of the features. */
export function listenToCommands(app: App, features: Features, answering: Answering): void {
  const routes = features.list.flatMap((feature) => feature.commands);
  app.command(/./, async ({ command, ack }) => {
    const origin = { kind: 'command', place: placeOf(command) } as const;
    const answered = answer(answering, origin, answering.language, () =>
      readCommand(routes, features, command),
    );
    // An answer that is at hand goes back in the ack, which costs no further call. What must be fetched is
    // never waited for: Slack gives up after three seconds.
    const ready = await settledNow(answered);
    if (ready) return ack({ ...EPHEMERAL, ...privately(ready) });
    await ack();
    const late = await answered;
    await bring(answering, origin, late, () => respond(command.response_url, privately(late), EPHEMERAL));
  });
}

function placeOf({ team_id, user_id, channel_id }: SlashCommand): Place {
  return { workspace: team_id, user: user_id, conversation: channel_id };
}

/** An answer that only the asker sees, with a button to share it. */
export function privately({ card, ask, language }: Answer): ReturnType<typeof toMessage> {
  return toMessage(card, { buttons: shareButtons(ask, language) });
}

function readCommand(routes: readonly CommandRoute[], features: Features, command: SlashCommand): Ask {
  const typed = plainText(command.text ?? '');
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(typed) ?? [];
  const own = routes.filter((route) => route.command === command.command);
  const subcommand = own.find(
    (route) => route.subcommand !== undefined && route.subcommand === first.toLowerCase(),
  );
  if (subcommand) return subcommand.read(rest);
  const main = own.find((route) => route.subcommand === undefined);
  if (!main || typed === '') return features.usage();
  const meant = nearest(first, own);
  const usage = () => features.usage({ input: typed.slice(0, 60), nearest: meant });
  // Where only help could be meant, a word near it is more likely what it seems: a building called HEL.
  const several = own.filter((route) => route.subcommand !== undefined).length > 1;
  if (meant !== undefined && several && !typed.includes('-')) return usage();
  try {
    return main.read(typed);
  } catch (error) {
    // Words without a digit are no code gone wrong but a command that does not exist.
    if (!(error instanceof InvalidRequest) || /\d/.test(typed)) throw error;
    return usage();
  }
}

/** The subcommand that was probably meant, as it is typed; undefined where none is near. */
function nearest(word: string, routes: readonly CommandRoute[]): string | undefined {
  const known = routes.flatMap(({ subcommand }) => subcommand ?? []);
  if (known.length === 0 || word === '') return undefined;
  const guess = closest(word.toLowerCase(), known);
  const near = distance(word.toLowerCase(), guess) <= Math.min(2, Math.floor(guess.length / 2));
  return near ? `${routes[0]?.command} ${guess}` : undefined;
}
