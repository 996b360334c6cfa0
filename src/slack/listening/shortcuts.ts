/** Shortcuts: a global one opens a modal, one on a message answers about the message's text. */
import type { MessageShortcut } from '@slack/bolt';
import type { Features } from '../../asking/feature.ts';
import { type Answering, bring, reject } from '../answering/account.ts';
import { answer, attempt, errorModal } from '../answering/answer.ts';
import { webApiOf } from '../answering/client.ts';
import { respond } from '../answering/deliver.ts';
import { EPHEMERAL } from '../answering/message-bytes.ts';
import { messageWords } from '../answering/message-words.ts';
import { showModal } from '../answering/modal.ts';
import { privately } from '../answering/private-answer.ts';
import type { Listeners } from '../receiving/dispatch.ts';
import { placeOfInteraction } from './place.ts';

/** Answers every shortcut of the features. */
export function onShortcut(features: Features, answering: Answering): Listeners['shortcut'] {
  const routes = features.list.flatMap(({ name, shortcuts }) =>
    shortcuts.map((route) => ({ feature: name, route })),
  );
  return async ({ ack, shortcut, context }) => {
    await ack();
    const client = webApiOf(context);
    const place = placeOfInteraction(shortcut, context.teamId);
    const origin = { kind: 'shortcut', place } as const;
    const { feature = '', route } = routes.find((one) => one.route.id === shortcut.callback_id) ?? {};
    const language = await answering.languages.of(place, 'person');
    if (route?.does === 'open') {
      const found = { feature, find: route.modal, failed: errorModal(language) };
      const answered = attempt(answering, origin, language, found);
      const title = route.title(language);
      const show = () => showModal(client, shortcut.trigger_id, language, title, answered.content);
      return bring(answering, origin, answered, show, { client, language });
    }
    if (route?.does !== 'answer' || shortcut.type !== 'message_action') {
      reject(answering, origin, 'shortcut', shortcut.callback_id);
      return;
    }
    const { message, response_url } = shortcut;
    const answered = await answer(answering, origin, language, () => route.read(messageWords(message)));
    const thread = threadOf(message);
    const send = () => respond(answering, response_url, privately(answered, thread), EPHEMERAL);
    await bring(answering, origin, answered, send, { client, language });
  };
}

/** The thread that the message stands in, or begins. */
function threadOf({ ts, thread_ts }: MessageShortcut['message']): string {
  return typeof thread_ts === 'string' ? thread_ts : ts;
}
