/** Slash commands: read → ack. The ack carries a cached answer; else it goes out empty at once. */
import type { App } from '@slack/bolt';
import type { CommandReader } from '../ask/command-text.ts';
import type { Place } from '../ask/feature.ts';
import { paragraph } from '../cards/blocks.ts';
import type { Message } from '../cards/card.ts';
import type { LimitReached } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import { settledNow, withTimeout } from '../primitives/promises.ts';
import { type Answer, type Answering, answer, type Origin } from './answer.ts';
import { takes } from './middleware.ts';
import { placeOfCommand } from './payload.ts';
import { refreshed, startProgress } from './progress.ts';
import { deliver, EPHEMERAL, respond } from './replies.ts';
import { ackOf, privateAck, privateMessage } from './sharing.ts';
import { webApiOf } from './web-api.ts';

/**
 * The longest wait before an ack, in milliseconds. A language may have to be asked for, and Slack gives up
 * after three seconds.
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
    const spoken = commands.plain(command) ? undefined : commands.spoken(command);
    const find = async (): Promise<Answer> => {
      const language = await answering.languages.of(place, 'person', spoken);
      return answer(answering, origin, language, () => commands.read(command, place));
    };
    const answered = find();
    // A cached answer goes back in the ack, which costs no further call. An answer that must be fetched is never
    // waited for: Slack gives up after three seconds. A layout that Slack may refuse can't be sent again from an
    // ack, so it does not go there.
    const ready = await settledNow(answered);
    if (ready && !ready.card.plainer) {
      await ack(privateAck(ready));
      return replaceByFresh(answering, command.response_url, place, ready);
    }
    // A request that changes something is charged for before it begins, so nothing that is refused here has
    // been done.
    const refusal = answering.limits.charge();
    if (refusal) return ack(ackOf(await withoutCall(answering, origin, answered, refusal)));
    await ack();
    const progress = startProgress(async () => {
      const { lookingUp } = texts(await answering.languages.of(place, 'person', spoken)).modal;
      const message = { text: lookingUp, blocks: [paragraph(lookingUp)] };
      await respond(answering, command.response_url, message, EPHEMERAL);
    });
    const late = await answered;
    const options = { ...EPHEMERAL, replace_original: await progress.end() };
    const send = () => respond(answering, command.response_url, privateMessage(late), options);
    await deliver(answering, origin, late, send, { client: webApiOf(context), language: late.language });
    await replaceByFresh(answering, command.response_url, place, late);
  });
}

/** Replaces a private answer that was given past its freshness, if the refresh brings something else. Never rejects. */
export async function replaceByFresh(
  answering: Answering,
  responseUrl: string,
  place: Place,
  answered: Answer,
): Promise<void> {
  const fresh = await refreshed(answering, place, answered);
  if (!fresh) return;
  const options = { ...EPHEMERAL, replace_original: true };
  // Where Slack refuses it, the answer that stands there says how old it is.
  await respond(answering, responseUrl, privateMessage(fresh), options).catch(() => undefined);
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
    return answer(answering, origin, language, () => {
      throw refusal;
    });
  };
  const { text, blocks, plainer } = privateMessage(
    (await withTimeout(answered, IN_TIME)) ?? (await refused()),
  );
  return { text, blocks: plainer ?? blocks };
}
