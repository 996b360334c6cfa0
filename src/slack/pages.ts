/** Pages: Home and modals. A page may be sent twice with the same result. */

import { randomUUID } from 'node:crypto';
import type { HomeView, KnownBlock } from '@slack/types';
import type { WebClient } from '@slack/web-api';
import type { HomeBlocks } from '../ask/feature.ts';
import { LIMITS, paragraph } from '../cards/blocks.ts';
import { type Card, type Modal, toModal, toView } from '../cards/card.ts';
import { plainBlocks, withoutButtons } from '../cards/plain-blocks.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { settledNow } from '../primitives.ts';
import { inPlainerForms } from './post.ts';
import { perhapsNotShown, slackWordOf } from './refusals.ts';
import { retryOnce, WHILE_A_PERSON_WAITS, waitingAsTold } from './repeated-calls.ts';

/** A failure as a modal. */
export function errorModal(language: Language): (card: Card) => Modal {
  return ({ blocks }) => ({ title: texts(language).errors.title, blocks });
}

/** Shows the Home of a person. Rejects with the Web API's errors. */
export async function publishHome(
  client: WebClient,
  user_id: string,
  { blocks, plainer }: HomeBlocks,
): Promise<void> {
  const forms = plainer ? [() => blocks, ...formsOf(plainer)] : formsOf(blocks);
  await inPlainerForms(forms, (form) => {
    const view: HomeView = { type: 'home', blocks: form.slice(0, LIMITS.viewBlocks) };
    return retryOnce(() => client.views.publish({ user_id, view }), perhapsNotShown);
  });
}

/**
 * Shows a modal, at once, since a `trigger_id` lives three seconds. If the content must be fetched, a waiting modal
 * with the same title comes first.
 * @param waits is told the `external_id` of a waiting modal, before it opens; never rejects. What it resolves to ends that
 */
export async function showModal(
  client: WebClient,
  trigger_id: string,
  language: Language,
  title: string,
  content: Promise<Modal>,
  waits: (external_id: string) => Promise<() => Promise<void>> = async () => async () => undefined,
): Promise<void> {
  const ready = await settledNow(content);
  const first = ready ?? waitingModal(title, language);
  const external_id = ready ? undefined : randomUUID();
  const ended = external_id === undefined ? undefined : await waits(external_id);
  try {
    const opened = await inPlainerForms(formsOf(first.blocks), (blocks) =>
      // A wait that Slack asks for would outlast the trigger_id.
      client.views.open({
        trigger_id,
        view: {
          ...toView({ ...first, blocks }, language),
          ...(external_id !== undefined && { external_id }),
        },
      }),
    );
    const view_id = opened.view?.id;
    if (ready || view_id === undefined) return;
    await fillModal(client, { view_id }, language, await content);
  } finally {
    await ended?.();
  }
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
  await fillModal(client, { view_id: view.id }, language, toModal(card, view.title.text));
}

/** Replaces the page of an open modal. A modal that was closed meanwhile stays closed. */
export async function fillModal(
  client: WebClient,
  of: { readonly view_id: string } | { readonly external_id: string },
  language: Language,
  modal: Modal,
): Promise<void> {
  try {
    await inPlainerForms(formsOf(modal.blocks), (blocks) => {
      const view = toView({ ...modal, blocks }, language);
      const update = () => retryOnce(() => client.views.update({ ...of, view }), perhapsNotShown);
      return waitingAsTold(update, WHILE_A_PERSON_WAITS);
    });
  } catch (error) {
    if (slackWordOf(error) !== 'not_found') throw error;
  }
}

/** The forms of the blocks of a page: as they are, plain, and plain without buttons and menus. */
const formsOf = (blocks: readonly KnownBlock[]) => [
  () => blocks,
  () => plainBlocks(blocks),
  () => plainBlocks(blocks).flatMap(withoutButtons),
];
