/** Slash commands: read → ack. The ack carries an answer that is at hand; else it goes out empty at once. */
import type { Message } from '../../cards/card.ts';
import type { LimitReached } from '../../errors.ts';
import { settledNow } from '../../primitives/settled.ts';
import { withTimeout } from '../../primitives/with-timeout.ts';
import { type Answering, bring, type Origin } from '../answering/account.ts';
import { type Answer, answer } from '../answering/answer.ts';
import { webApiOf } from '../answering/client.ts';
import { respond } from '../answering/deliver.ts';
import { EPHEMERAL } from '../answering/message-bytes.ts';
import { ackOf, privately } from '../answering/private-answer.ts';
import type { Listeners } from '../receiving/dispatch.ts';
import { placeOfCommand } from './place.ts';
import type { ReadCommand } from './read-command.ts';

/**
 * The longest wait before an ack, in milliseconds. A language may have to be asked for, and Slack gives up
 * after three seconds.
 */
const IN_TIME = 1_000;

/** Answers every slash command of the features. */
export function onCommand(commands: ReadCommand, answering: Answering): Listeners['command'] {
  return async ({ command, ack, context }) => {
    const place = placeOfCommand(command, context.teamId ?? '');
    const origin = { kind: 'command', place } as const;
    // Nearly everybody types a code and nothing else, which is of no language.
    const spoken = commands.plain(command) ? undefined : commands.spoken(command);
    const find = async (): Promise<Answer> => {
      const language = await answering.languages.of(place, 'person', spoken);
      return answer(answering, origin, language, () => commands.read(command, place));
    };
    const answered = find();
    // An answer that is at hand goes back in the ack, which costs no further call. An answer that must be
    // fetched is never waited for: Slack gives up after three seconds. A layout that Slack may refuse can't
    // be sent again from an ack, so it does not go there.
    const ready = await settledNow(answered);
    const message = ready && privately(ready);
    if (message && !message.plainer) return ack(ackOf(message));
    // A request that changes something is charged for before it begins, so nothing that is refused here has
    // been done.
    const refusal = answering.limits.charge();
    if (refusal) return ack(ackOf(await withoutCall(answering, origin, answered, refusal)));
    await ack();
    const late = await answered;
    const send = () => respond(answering, command.response_url, privately(late), EPHEMERAL);
    await bring(answering, origin, late, send, { client: webApiOf(context), language: late.language });
  };
}

/** For somebody over the limit: the answer if it comes in time for the ack, else the refusal. */
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
  const { text, blocks, plainer } = privately((await withTimeout(answered, IN_TIME)) ?? (await refused()));
  return { text, blocks: plainer ?? blocks };
}
