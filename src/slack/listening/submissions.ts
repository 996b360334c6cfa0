/** Forms: input → result. The result goes into the ack if it is there in time. */
import type { WebClient } from '@slack/web-api';
import { featureOf } from '../../asking/action.ts';
import type { Features, Place, Submission, Submitted } from '../../asking/feature.ts';
import { filledOf } from '../../asking/form.ts';
import { paragraph } from '../../cards/blocks.ts';
import type { Card, Modal } from '../../cards/card.ts';
import { toModal, toView } from '../../cards/message.ts';
import type { LimitReached } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { startDeadline } from '../../primitives/with-timeout.ts';
import { type Answering, bring, type Origin, reject } from '../answering/account.ts';
import { type Attempt, answer, attempt, charge, errorModal } from '../answering/answer.ts';
import { webApiOf } from '../answering/client.ts';
import { fillModal, waitingModal } from '../answering/modal.ts';
import type { Listeners } from '../receiving/dispatch.ts';
import { placeOfInteraction } from './place.ts';

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
export function onForm(features: Features, answering: Answering): Listeners['form'] {
  return async ({ ack, body, context }) => {
    const inTime = startDeadline(IN_TIME);
    const { view } = body;
    const client = webApiOf(context);
    const place = placeOfInteraction(body, context.teamId);
    const language = await answering.languages.of(place, 'person');
    const form = features.list.flatMap(({ forms }) => forms).find(({ id }) => id === view.callback_id);
    const submission = form?.read(view.private_metadata, filledOf(view.state));
    if (!submission) return ack(update(unknownForm(answering, place, language, view.callback_id), language));
    const origin = { kind: 'submit', place } as const;
    const answered = carryOut(answering, submission, place, language, view.callback_id);
    const ready = await inTime(answered.content);
    if (ready) return ack(response(ready, language));
    // A form that changes something was charged for before it began, so anything that is refused here only
    // reads.
    const refusal = answering.limits.charge();
    if (refusal) return ack(response(await refused(answering, origin, language, refusal), language));
    await ack(update(waitingModal(submission.title(language), language), language));
    const show = () => showLate(client, view.id, submission, language, answered.content);
    await bring(answering, origin, answered, show, { client, language });
  };
}

const failureOf = (card: Card, language: Language): Next => ({
  modal: errorModal(language)(card),
  isFailure: true,
});

/** Somebody over the limit gets no page that would have to be filled in later. */
function refused(
  answering: Answering,
  origin: Origin,
  language: Language,
  refusal: LimitReached,
): Promise<Next> {
  const failed = (card: Card): Next => failureOf(card, language);
  const find = () => Promise.reject(refusal);
  return attempt<Next>(answering, origin, language, { feature: 'limits', find, failed }).content;
}

function unknownForm(answering: Answering, place: Place, language: Language, id: string): Modal {
  const reference = reject(answering, { kind: 'submit', place }, 'form', id);
  const words = texts(language).errors;
  return {
    title: words.title,
    blocks: [words.oldForm, words.reference(reference)].map((text) => paragraph(text)),
  };
}

/** Carries a form out. If the result is a request, its answer becomes a page. */
function carryOut(
  answering: Answering,
  submission: Submission,
  place: Place,
  language: Language,
  id: string,
): Attempt<Next> {
  const origin = { kind: 'submit', place } as const;
  return attempt<Next>(answering, origin, language, {
    feature: featureOf(id),
    failed: (card) => failureOf(card, language),
    // The answer to a request is logged by `answer`.
    told: (next) => next !== 'done' && 'isAnswer' in next,
    find: async (reader, where, reference) => {
      if (submission.writes) charge(answering);
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

/** Shows a late result. The form is gone by then, so its errors can only be told. */
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
