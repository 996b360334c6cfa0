/**
 * Forms, and menus that fill while a person types. A form: input → result, which goes into the ack if it is there in
 * time.
 */

import type { App } from '@slack/bolt';
import type { PlainTextOption } from '@slack/types';
import type { WebClient } from '@slack/web-api';
import { actionName, featureOf, filledOf } from '../ask/actions.ts';
import { plainText } from '../ask/asked-codes.ts';
import type { Features, Submission, Submitted, Suggestion } from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import { LIMITS, outsideLine, paragraph, plainTextObject } from '../cards/blocks.ts';
import { type Card, type Modal, toModal, toView } from '../cards/card.ts';
import type { LimitReached } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { startDeadline } from '../primitives.ts';
import { type Answering, answer, findContent, type PendingContent } from './answer.ts';
import { deliver } from './delivery.ts';
import { takes } from './middleware.ts';
import { errorModal, fillModal, waitingModal } from './pages.ts';
import { placeOfInteraction } from './payload.ts';
import { logRejected, type Origin } from './request.ts';
import { webApiOf } from './web-api.ts';

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
  return findContent<Next>(answering, { origin, language, feature: 'limits', find, failed }).content;
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
  return findContent<Next>(answering, {
    origin,
    language,
    feature: featureOf(id),
    failed: (card) => failureOf(card, language),
    // The answer to a request is logged by `answer`.
    isLogged: (next) => next !== 'done' && 'isAnswer' in next,
    find: async (reader, where, reference) => {
      if (submission.writes) answering.limits.chargeOrThrow();
      const next = await submission.submit(reader, where);
      if (next === 'done' || !('ask' in next)) return next;
      const { card } = await answer(answering, { origin, language, read: () => next.ask, reference });
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
    const { content } = findContent<readonly Suggestion[]>(answering, {
      origin: { kind: 'suggest', place },
      language,
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
