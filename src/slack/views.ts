/**
 * Forms, menus and shortcuts, and the pages that they show: modals and Home. A form: input → result, which goes into the
 * ack if it is there in time.
 */

import type { App, MessageShortcut } from '@slack/bolt';
import type {
  HomeView,
  KnownBlock,
  PlainTextOption,
  RichTextBlockElement,
  RichTextElement,
  SectionBlock,
} from '@slack/types';
import { WebAPIRateLimitedError, type WebClient } from '@slack/web-api';
import { actionName, featureOf, filledOf } from '../ask/actions.ts';
import { plainText } from '../ask/asked-codes.ts';
import type { Features, HomeBlocks, Submission, Submitted, Suggestion } from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import { LIMITS, mrkdwnParagraph, outsideLine, paragraph, plainTextObject } from '../cards/blocks.ts';
import { type Card, type Modal, toModal, toView } from '../cards/card.ts';
import type { LimitReached } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { settledNow, startDeadline } from '../primitives.ts';
import {
  type Answering,
  answer,
  errorModal,
  findContent,
  logRejected,
  type Origin,
  type PendingContent,
} from './answer.ts';
import { takes } from './middleware.ts';
import { messageWords, placeOfInteraction } from './payload.ts';
import { retryOnce, WHILE_A_PERSON_WAITS, waitingAsTold } from './repeated-calls.ts';
import { deliver, EPHEMERAL, inPlainerForms, privateMessage, respond } from './replies.ts';
import { PERHAPS_DONE, slackWordOf, webApiOf } from './web-api.ts';

/**
 * The longest time for the language and the result together, in milliseconds: a later ack may reach Slack too
 * late.
 */
const IN_TIME = 2_000;

/** The result of a form, with requests answered. */
type Next =
  | Exclude<Submitted, { readonly ask: unknown }>
  | { readonly modal: Modal; readonly isAnswer: true }
  | { readonly modal: Modal; readonly isFailure: true };

/** Takes the forms of all features. */
export function registerForms(app: App, features: Features, answering: Answering): void {
  app.view({ type: 'view_submission' }, takes('callback_id'), async ({ ack, body, context }) => {
    const inTime = startDeadline(IN_TIME);
    const { view } = body;
    const client = webApiOf(context);
    const place = placeOfInteraction(body, context.teamId);
    const language = await answering.languages.of(place, 'person');
    const form = features.list.flatMap(({ forms }) => forms).find(({ id }) => id === view.callback_id);
    const submission = form?.read(view.private_metadata, filledOf(view.state));
    if (!submission) return ack(update(unknownForm(answering, place, language, view.callback_id), language));
    const origin = { kind: 'submit', place } as const;
    const answered = carryOutSubmission(answering, submission, place, language, view.callback_id);
    const ready = await inTime(answered.content);
    if (ready) return ack(response(ready, language));
    // A form that changes something was charged for before it began, so anything that is refused here only
    // reads.
    const refusal = answering.limits.charge();
    if (refusal) return ack(response(await refused(answering, origin, language, refusal), language));
    await ack(update(waitingModal(submission.title(language), language), language));
    const show = () => showLate(client, view.id, submission, language, answered.content);
    await deliver(answering, origin, answered, show, { client, language });
  });
}

const failureOf = (card: Card, language: Language): Next => ({
  modal: errorModal(language)(card),
  isFailure: true,
});

/** A person over the limit gets no page that would have to be filled in later. */
function refused(
  answering: Answering,
  origin: Origin,
  language: Language,
  refusal: LimitReached,
): Promise<Next> {
  const failed = (card: Card): Next => failureOf(card, language);
  const find = () => Promise.reject(refusal);
  return findContent<Next>(answering, origin, language, { feature: 'limits', find, failed }).content;
}

function unknownForm(answering: Answering, place: Place, language: Language, id: string): Modal {
  const reference = logRejected(answering, { kind: 'submit', place }, 'form', id);
  const words = texts(language).errors;
  return {
    title: words.title,
    blocks: [words.oldForm, words.reference(reference)].map((text) => paragraph(text)),
  };
}

/** Carries a form out. If the result is a request, its answer becomes a page. */
function carryOutSubmission(
  answering: Answering,
  submission: Submission,
  place: Place,
  language: Language,
  id: string,
): PendingContent<Next> {
  const origin = { kind: 'submit', place } as const;
  return findContent<Next>(answering, origin, language, {
    feature: featureOf(id),
    failed: (card) => failureOf(card, language),
    // The answer to a request is logged by `answer`.
    isLogged: (next) => next !== 'done' && 'isAnswer' in next,
    find: async (reader, where, reference) => {
      if (submission.writes) answering.limits.chargeOrThrow();
      const next = await submission.submit(reader, where);
      if (next === 'done' || !('ask' in next)) return next;
      const { card } = await answer(answering, origin, language, () => next.ask, reference);
      return { modal: toModal(card, submission.title(language)), isAnswer: true };
    },
  });
}

function update(modal: Modal, language: Language) {
  return { response_action: 'update' as const, view: toView(modal, language) };
}

function response(next: Next, language: Language) {
  if (next === 'done') return undefined;
  if ('errors' in next) return { response_action: 'errors' as const, errors: { ...next.errors } };
  // On top of the form: going back shows the form with all its input, to be sent once more.
  if ('isFailure' in next) return { ...update(next.modal, language), response_action: 'push' as const };
  return update(next.modal, language);
}

/** Shows a late result. The form is closed by then, so its errors are shown as text. */
async function showLate(
  client: WebClient,
  viewId: string,
  submission: Submission,
  language: Language,
  content: Promise<Next>,
): Promise<void> {
  const next = await content;
  const title = submission.title(language);
  const said =
    next === 'done' ? [texts(language).modal.done] : 'errors' in next ? Object.values(next.errors) : [];
  const modal =
    next !== 'done' && 'modal' in next ? next.modal : { title, blocks: said.map((text) => paragraph(text)) };
  await fillModal(client, viewId, language, modal);
}

// Menus that fill while a person types.

/** Answers every menu of the features. */
export function registerMenus(app: App, features: Features, answering: Answering): void {
  app.options({ type: 'block_suggestion' }, takes('action_id'), async ({ ack, body, context }) => {
    const inTime = startDeadline(IN_TIME);
    const route = features.list
      .flatMap(({ suggests }) => suggests)
      .find(({ id }) => id === actionName(body.action_id));
    const place = placeOfInteraction(body, context.teamId);
    const language = await answering.languages.of(place, 'person');
    const { content } = findContent<readonly Suggestion[]>(answering, { kind: 'suggest', place }, language, {
      feature: featureOf(actionName(body.action_id)),
      find: async (reader) => (await route?.suggest(plainText(body.value ?? ''), reader, place)) ?? [],
      failed: () => [],
    });
    const found = (await inTime(content)) ?? [];
    await ack({ options: found.slice(0, LIMITS.options).flatMap(option) });
  });
}

/** An option as Slack takes it. A value that is too long is left out: a cut one would be useless. */
function option({ text, value }: Suggestion): PlainTextOption[] {
  const shown = outsideLine(text, LIMITS.optionText);
  if (shown === '' || value.length > LIMITS.optionValue) return [];
  return [{ text: plainTextObject(shown), value }];
}

// Shortcuts: a global one opens a modal, one on a message answers about the message's text.

/** Answers every shortcut of the features. */
export function registerShortcuts(app: App, features: Features, answering: Answering): void {
  const routes = features.list.flatMap(({ name, shortcuts }) =>
    shortcuts.map((route) => ({ feature: name, route })),
  );
  app.shortcut({}, takes('callback_id'), async ({ ack, shortcut, context }) => {
    await ack();
    const client = webApiOf(context);
    const place = placeOfInteraction(shortcut, context.teamId);
    const origin = { kind: 'shortcut', place } as const;
    const { feature = '', route } = routes.find((one) => one.route.id === shortcut.callback_id) ?? {};
    const language = await answering.languages.of(place, 'person');
    if (route?.does === 'open') {
      const found = { feature, find: route.modal, failed: errorModal(language) };
      const answered = findContent(answering, origin, language, found);
      const title = route.title(language);
      const show = () => showModal(client, shortcut.trigger_id, language, title, answered.content);
      return deliver(answering, origin, answered, show, { client, language });
    }
    if (route?.does !== 'answer' || shortcut.type !== 'message_action') {
      logRejected(answering, origin, 'shortcut', shortcut.callback_id);
      return;
    }
    const { message, response_url } = shortcut;
    const answered = await answer(answering, origin, language, () => route.read(messageWords(message)));
    const thread = threadOf(message);
    const send = () => respond(answering, response_url, privateMessage(answered, thread), EPHEMERAL);
    await deliver(answering, origin, answered, send, { client, language });
  });
}

/** The thread that the message stands in, or begins. */
function threadOf({ ts, thread_ts }: MessageShortcut['message']): string {
  return typeof thread_ts === 'string' ? thread_ts : ts;
}

// Pages: Home and modals. A page may be sent twice with the same result.

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

/** Whether it is unknown if a page was shown. Passing trouble in which Slack did nothing leaves no doubt. */
export function perhapsNotShown(error: unknown): boolean {
  const word = slackWordOf(error);
  const isSure = word !== undefined && !PERHAPS_DONE.has(word);
  return !isSure && !(error instanceof WebAPIRateLimitedError);
}

/**
 * Shows a modal, at once, since a `trigger_id` lives three seconds. If the content must be fetched, a waiting modal
 * with the same title comes first.
 */
export async function showModal(
  client: WebClient,
  trigger_id: string,
  language: Language,
  title: string,
  content: Promise<Modal>,
): Promise<void> {
  const ready = await settledNow(content);
  const first = ready ?? waitingModal(title, language);
  const opened = await inPlainerForms(formsOf(first.blocks), (blocks) =>
    // A wait that Slack asks for would outlast the trigger_id.
    client.views.open({ trigger_id, view: toView({ ...first, blocks }, language) }),
  );
  const view_id = opened.view?.id;
  if (ready || view_id === undefined) return;
  await fillModal(client, view_id, language, await content);
}

/** Shown while the content is being found. */
function waitingModal(title: string, language: Language): Modal {
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

/** Replaces the page of an open modal. A modal that was closed meanwhile stays closed. */
async function fillModal(
  client: WebClient,
  view_id: string,
  language: Language,
  modal: Modal,
): Promise<void> {
  try {
    await inPlainerForms(formsOf(modal.blocks), (blocks) => {
      const view = toView({ ...modal, blocks }, language);
      const update = () => retryOnce(() => client.views.update({ view_id, view }), perhapsNotShown);
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

interface Text {
  readonly type: string;
  readonly text: string;
}

/**
 * Paragraphs with the words of the blocks. Inputs, buttons and menus stay: without them nothing can be done
 * in a page that offers a choice, or in Home.
 */
export function plainBlocks(blocks: readonly KnownBlock[]): KnownBlock[] {
  return blocks.flatMap(plainBlock);
}

function withoutButtons(block: KnownBlock): KnownBlock[] {
  if (block.type === 'actions') return [];
  if (block.type !== 'section') return [block];
  const { accessory: _, ...words } = block;
  return [words];
}

function plainBlock(block: KnownBlock): KnownBlock[] {
  switch (block.type) {
    case 'header':
      return [shown(block.text)];
    case 'section':
      return plainSection(block);
    case 'context':
      return block.elements.flatMap((element) => ('text' in element ? [shown(element)] : []));
    case 'rich_text':
      return [paragraph(block.elements.map(richWords).join('\n'))];
    case 'input':
    case 'actions':
      return [block];
    default:
      return [];
  }
}

/** The accessory of a section goes to its first paragraph. */
function plainSection({ text, fields = [], accessory }: SectionBlock): KnownBlock[] {
  const [first, ...others] = [...(text ? [text] : []), ...fields].map(shown);
  if (!first) return [];
  return [accessory ? { ...first, accessory } : first, ...others];
}

/** Our own words keep their date tokens; outside text stays as it is. */
function shown({ type, text }: Text): SectionBlock {
  return type === 'mrkdwn' ? mrkdwnParagraph(text) : paragraph(text);
}

function richWords(part: RichTextBlockElement): string {
  if (part.type !== 'rich_text_list') return part.elements.map(wordsOf).join('');
  return part.elements.map((item) => `• ${item.elements.map(wordsOf).join('')}`).join('\n');
}

function wordsOf(element: RichTextElement): string {
  if (element.type === 'date') return element.fallback ?? '';
  return 'text' in element && element.text !== undefined ? element.text : '';
}
