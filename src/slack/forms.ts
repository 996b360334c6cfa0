/**
 * Forms, and menus that fill while a person types. A form: input → result, which goes into the ack if it is there in
 * time.
 */

import type { App } from '@slack/bolt';
import type { PlainTextOption } from '@slack/types';
import { featureOf, filledOf } from '../ask/actions.ts';
import { plainText } from '../ask/asked-codes.ts';
import type { Features, Submission, Submitted, Suggestion } from '../ask/feature.ts';
import { LIMITS, outsideLine, paragraph, plainTextObject } from '../cards/blocks.ts';
import { type Card, type Modal, toModal, toView } from '../cards/card.ts';
import { actionName } from '../cards/menu.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { startDeadline } from '../primitives.ts';
import type { Answers, ContentRequest, Result } from './answer.ts';
import type { Delivery } from './delivery.ts';
import type { Limits } from './limits.ts';
import type { Languages } from './locale.ts';
import { takes } from './middleware.ts';
import type { OpenLines } from './open-lines.ts';
import { errorModal, fillModal, waitingModal } from './pages.ts';
import { placeOfInteraction } from './payload.ts';
import type { RequestLog } from './request.ts';
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

interface FormDeps {
  readonly features: Pick<Features, 'list'>;
  readonly languages: Pick<Languages, 'of'>;
  readonly limits: Pick<Limits, 'charge' | 'chargeOrThrow'>;
  readonly requests: Pick<RequestLog, 'rejected'>;
  readonly answers: Pick<Answers, 'find' | 'findContent'>;
  readonly delivery: Pick<Delivery, 'attempt'>;
  readonly lines: Pick<OpenLines, 'opened'>;
}

/** Takes the forms of all features. */
export function registerForms(app: App, deps: FormDeps): void {
  const { features, languages, limits, requests, answers, delivery, lines } = deps;
  /** How a form is carried out. If the result is a request, its answer becomes a page. */
  const carrying = (
    { title, writes, submit }: Submission,
    { origin, language }: Pick<Result, 'origin' | 'language'>,
  ): Pick<ContentRequest<Next>, 'find' | 'isLogged'> => ({
    // The answer to a request is logged by `answers`.
    isLogged: (next) => next !== 'done' && 'isAnswer' in next,
    find: async (reader, place, reference) => {
      if (writes) limits.chargeOrThrow();
      const next = await submit(reader, place);
      if (next === 'done' || !('ask' in next)) return next;
      const { card } = await answers.find({ origin, language, read: () => next.ask, reference });
      return { modal: toModal(card, title(language)), isAnswer: true };
    },
  });
  app.view({ type: 'view_submission' }, takes('callback_id'), async ({ ack, body, context }) => {
    const inTime = startDeadline(IN_TIME);
    const { id, callback_id, private_metadata, state } = body.view;
    const place = placeOfInteraction(body, context.teamId);
    const origin = { kind: 'submit', place } as const;
    const language = await languages.of(place, 'person');
    const form = features.list.flatMap(({ forms }) => forms).find((one) => one.id === callback_id);
    const submission = form?.read(private_metadata, filledOf(state));
    if (!submission) {
      const reference = requests.rejected(origin, 'form', callback_id);
      const { title, oldForm, reference: referred } = texts(language).errors;
      const modal = { title, blocks: [paragraph(oldForm), paragraph(referred(reference))] };
      return ack(update(modal, language));
    }
    const request = { origin, language, failed: (card: Card) => failureOf(card, language) };
    const answered = answers.findContent<Next>({
      ...{ ...request, feature: featureOf(callback_id) },
      ...carrying(submission, request),
    });
    const ready = await inTime(answered.content);
    if (ready) return ack(response(ready, language));
    // A form that changes something was charged for before it began, so anything that is refused here only
    // reads. A person over the limit gets no page that would have to be filled in later.
    const refusal = limits.charge();
    if (refusal) {
      const find = () => Promise.reject(refusal);
      const refused = answers.findContent<Next>({ ...request, feature: 'limits', find });
      return ack(response(await refused.content, language));
    }
    const title = submission.title(language);
    const { workspace } = place;
    const ended = await lines.opened({ is: 'view', named: 'view_id', id, title, workspace, language });
    await ack(update(waitingModal(title, language), language));
    const client = webApiOf(context);
    const show = async () => {
      const late = lateModal(await answered.content, title, language);
      await fillModal(client, { view_id: id }, language, late);
    };
    await delivery.attempt(answered, show, { client });
    await ended();
  });
}

const failureOf = (card: Card, language: Language): Next => ({
  modal: errorModal(language)(card),
  isFailure: true,
});

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

/** A late result. The form is closed by then, so its errors are shown as text. */
function lateModal(next: Next, title: string, language: Language): Modal {
  if (next === 'done') return { title, blocks: [paragraph(texts(language).modal.done)] };
  if ('modal' in next) return next.modal;
  return { title, blocks: Object.values(next.errors).map((text) => paragraph(text)) };
}

// Menus that fill while a person types.

interface MenuDeps {
  readonly features: Pick<Features, 'list'>;
  readonly languages: Pick<Languages, 'of'>;
  readonly answers: Pick<Answers, 'findContent'>;
}

/** Answers every menu of the features. */
export function registerMenus(app: App, { features, languages, answers }: MenuDeps): void {
  app.options({ type: 'block_suggestion' }, takes('action_id'), async ({ ack, body, context }) => {
    const inTime = startDeadline(IN_TIME);
    const name = actionName(body.action_id);
    const route = features.list.flatMap(({ suggests }) => suggests).find(({ id }) => id === name);
    const place = placeOfInteraction(body, context.teamId);
    const language = await languages.of(place, 'person');
    const { content } = answers.findContent<readonly Suggestion[]>({
      origin: { kind: 'suggest', place },
      language,
      feature: featureOf(name),
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
