/** Shortcuts: a global one opens a modal, one on a message answers about the message's text. */

import type { App, MessageShortcut } from '@slack/bolt';
import type { Features } from '../ask/feature.ts';
import type { Delivery } from './delivery.ts';
import type { Languages } from './locale.ts';
import { takes } from './middleware.ts';
import { messageWords, placeOfInteraction } from './payload.ts';
import type { RequestLog } from './request.ts';
import { webApiOf } from './web-api.ts';

interface ShortcutDeps {
  readonly features: Pick<Features, 'list'>;
  readonly languages: Pick<Languages, 'of'>;
  readonly requests: Pick<RequestLog, 'rejected'>;
  readonly delivery: Pick<Delivery, 'answer' | 'modal' | 'toAsker'>;
}

/** Answers every shortcut of the features. */
export function registerShortcuts(app: App, deps: ShortcutDeps): void {
  const { features, languages, requests, delivery } = deps;
  const routes = features.list.flatMap(({ name, shortcuts }) =>
    shortcuts.map((open) => ({ feature: name, open })),
  );
  app.shortcut({}, takes('callback_id'), async ({ ack, shortcut, context }) => {
    await ack();
    const client = webApiOf(context);
    const place = placeOfInteraction(shortcut, context.teamId);
    const origin = { kind: 'shortcut', place } as const;
    const language = await languages.of(place, 'person');
    const { feature = '', open: route } = routes.find(({ open }) => open.id === shortcut.callback_id) ?? {};
    if (route?.does === 'open') {
      const { trigger_id } = shortcut;
      return delivery.modal({ origin, language }, { feature, open: route }, { client, trigger_id });
    }
    if (route?.does !== 'answer' || shortcut.type !== 'message_action') {
      requests.rejected(origin, 'shortcut', shortcut.callback_id);
      return;
    }
    const { message, response_url } = shortcut;
    const { send } = delivery.toAsker(response_url, 'beside', threadOf(message));
    const request = { origin, language, read: () => route.read(messageWords(message)) };
    await delivery.answer(request, { client, send });
  });
}

/** The thread that the message stands in, or begins. */
function threadOf({ ts, thread_ts }: MessageShortcut['message']): string {
  return typeof thread_ts === 'string' ? thread_ts : ts;
}
