/**
 * Modals. They open at once, since a `trigger_id` lives three seconds, and are filled when the content is
 * there.
 */
import type { WebClient } from '@slack/web-api';
import { WebAPIPlatformError } from '@slack/web-api';
import { paragraph } from '../../cards/blocks.ts';
import type { Card, Modal } from '../../cards/card.ts';
import { toModal, toView } from '../../cards/message.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { settledNow } from '../../primitives/settled.ts';
import { repeatably } from './deliver.ts';
import { plainerWhereRefused } from './plain-blocks.ts';
import { FOR_SOMEBODY, waitingAsTold } from './waiting.ts';

/** Shows a modal. If the content must be fetched, a waiting modal with the same title comes first. */
export async function showModal(
  client: WebClient,
  trigger_id: string,
  language: Language,
  title: string,
  content: Promise<Modal>,
): Promise<void> {
  const waiting = waitingModal(title, language);
  const ready = await settledNow(content);
  const first = ready ?? waiting;
  const opened = await plainerWhereRefused(first.blocks, (blocks) =>
    // A wait that Slack asks for would outlast the trigger_id.
    client.views.open({ trigger_id, view: toView({ ...first, blocks }, language) }),
  );
  const view_id = opened.view?.id;
  if (ready || view_id === undefined) return;
  await fillModal(client, view_id, language, await content);
}

/** Shown while the content is being found. */
export function waitingModal(title: string, language: Language): Modal {
  return { title, blocks: [paragraph(texts(language).modal.lookingUp)] };
}

/** Replaces the content of a modal by a card; the title stays. */
export async function updateModal(
  client: WebClient,
  view: { readonly id: string; readonly title: { readonly text: string } },
  card: Card,
  language: Language,
): Promise<void> {
  await fillModal(client, view.id, language, toModal(card, view.title.text));
}

/** Replaces the page of an open modal. A modal that was closed meanwhile is left alone. */
export async function fillModal(
  client: WebClient,
  view_id: string,
  language: Language,
  modal: Modal,
): Promise<void> {
  try {
    await plainerWhereRefused(modal.blocks, (blocks) =>
      waitingAsTold(
        () =>
          repeatably(() => client.views.update({ view_id, view: toView({ ...modal, blocks }, language) })),
        FOR_SOMEBODY,
      ),
    );
  } catch (error) {
    // Closed in the meantime: nobody waits for the page any more.
    if (!(error instanceof WebAPIPlatformError && error.data.error === 'not_found')) throw error;
  }
}
