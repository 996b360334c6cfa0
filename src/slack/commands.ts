/** Slash commands: read → ack with the answer, or at once where it takes longer. */
import type { App, SlashCommand } from '@slack/bolt';
import { closest, distance } from 'fastest-levenshtein';
import type { Message } from '../cards/card.ts';
import { toMessage } from '../cards/message.ts';
import { InvalidRequest, type LimitReached } from '../errors.ts';
import { within } from '../ops/within.ts';
import { type Answering, bring, type Origin } from './account.ts';
import { type Answer, answer } from './answer.ts';
import { respond } from './deliver.ts';
import type { Ask, CommandRoute, Features, Place } from './feature.ts';
import { plainText } from './plain-text.ts';
import { settledNow } from './settled.ts';
import { shareButtons } from './share.ts';

/** So long an ack can wait, in milliseconds: a language may have to be asked for, and Slack gives up after three seconds. */
const IN_TIME = 1_000;

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
    // What changes something is charged for before it begins, so nothing that is refused here has been done.
    const refusal = answering.limits.charge();
    if (refusal) return ack({ ...EPHEMERAL, ...(await withoutCall(answering, origin, answered, refusal)) });
    await ack();
    const late = await answered;
    await bring(answering, origin, late, () =>
      respond(answering, command.response_url, privately(late), EPHEMERAL),
    );
  });
}

function placeOf({ team_id, user_id, channel_id }: SlashCommand): Place {
  return { workspace: team_id, user: user_id, conversation: channel_id };
}

/** For somebody over the limit: the answer where it comes in time for the ack, else the refusal. */
async function withoutCall(
  answering: Answering,
  origin: Origin,
  answered: Promise<Answer>,
  refusal: LimitReached,
): Promise<Message> {
  const refused = async (): Promise<Answer> => {
    const language = await answering.languages.of(origin.place, 'person');
    return answer(answering, origin, language, () => {
      throw refusal;
    });
  };
  const { text, blocks, plainer } = privately((await within(answered, IN_TIME)) ?? (await refused()));
  return { text, blocks: plainer ?? blocks };
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
  if (!main || typed === '') return (await main?.alone?.(place)) ?? features.usage();
  return readMain(main, own, features, typed, place);
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
  const isTypo = meant !== undefined && several && !typed.includes('-');
  // "linux" is near to "link", and yet a course's name where one has been seen.
  const named = await main.named?.(typed, place, isTypo);
  if (named) return named;
  if (isTypo) return usage();
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
