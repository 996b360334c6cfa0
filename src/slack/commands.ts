/** Slash commands: read → ack with the answer, or at once where it takes longer. */
import type { App, SlashCommand } from '@slack/bolt';
import { closest, distance } from 'fastest-levenshtein';
import type { Message } from '../cards/card.ts';
import { toMessage } from '../cards/message.ts';
import { InvalidRequest, NotFound } from '../errors.ts';
import { type Answering, bring } from './account.ts';
import { type Answer, answer } from './answer.ts';
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
    const place = placeOf(command);
    const origin = { kind: 'command', place } as const;
    const find = async (): Promise<Answer> => {
      const language = await answering.languages.of(place, 'person');
      return answer(answering, origin, language, () => readCommand(routes, features, command, place));
    };
    const answered = find();
    // An answer that is at hand goes back in the ack, which costs no further call. What must be fetched is
    // never waited for: Slack gives up after three seconds. What Slack may refuse can't be sent again from there.
    const ready = await settledNow(answered);
    const message = ready && privately(ready);
    if (message && !message.plainer) return ack({ ...EPHEMERAL, ...message });
    await ack();
    const late = await answered;
    await bring(answering, origin, late, () => respond(command.response_url, privately(late), EPHEMERAL));
  });
}

function placeOf({ team_id, user_id, channel_id }: SlashCommand): Place {
  return { workspace: team_id, user: user_id, conversation: channel_id };
}

/**
 * An answer that only the asker sees, with a button to share it.
 * @param thread where it is to be shared; left out: in the channel
 */
export function privately({ card, ask, language }: Answer, thread?: string): Message {
  return toMessage(card, { buttons: shareButtons(ask, language, thread) });
}

async function readCommand(
  routes: readonly CommandRoute[],
  features: Features,
  command: SlashCommand,
  place: Place,
): Promise<Ask> {
  const typed = plainText(command.text ?? '');
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(typed) ?? [];
  const own = routes.filter((route) => route.command === command.command);
  const subcommand = own.find(
    (route) => route.subcommand !== undefined && route.subcommand === first.toLowerCase(),
  );
  if (subcommand) return subcommand.read(rest);
  const main = own.find((route) => route.subcommand === undefined);
  if (!main || typed === '') {
    const alone = await main?.alone?.(place);
    return alone ? withUnlinking(alone) : features.usage();
  }
  return readMain(main, own, features, typed, place);
}

/** What the channel is linked to may be gone: then it is also told how that ends. */
function withUnlinking(ask: Ask): Ask {
  const card: Ask['card'] = async (reader, place) => {
    try {
      return await ask.card(reader, place);
    } catch (error) {
      throw error instanceof NotFound ? new NotFound(error.subject, error.id, 'linked') : error;
    }
  };
  return { ...ask, card };
}

/** What is no subcommand: something to look up, or a word that was meant as one. */
async function readMain(
  main: CommandRoute,
  own: readonly CommandRoute[],
  features: Features,
  typed: string,
  place: Place,
): Promise<Ask> {
  const [first = ''] = typed.split(/\s/, 1);
  const meant = nearest(first, own);
  const usage = () => features.usage({ input: typed.slice(0, 60), nearest: meant });
  // Where only help could be meant, a word near it is more likely what it seems: a building called HEL.
  const several = own.filter((route) => route.subcommand !== undefined).length > 1;
  if (meant !== undefined && several && !typed.includes('-')) return usage();
  const named = await main.named?.(typed, place);
  if (named) return named;
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
