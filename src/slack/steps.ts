/** The steps that workflows run: each is completed or failed, in the workspace that runs it. */

import type { App } from '@slack/bolt';
import { isStep } from '../ask/declared.ts';
import type { Features } from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import { readableText } from '../cards/card.ts';
import { Unavailable } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { withTimeout } from '../primitives.ts';
import { type Answering, findContent, type PendingContent } from './answer.ts';
import { deliver } from './delivery.ts';
import { languageOfLocale } from './locale.ts';
import { perhapsNotShown } from './refusals.ts';
import { retryOnce } from './repeated-calls.ts';
import { logRejected } from './request.ts';

/**
 * The longest time for finding the outputs, in milliseconds: a workflow is told within fifteen seconds how its step
 * ends, and a call to Slack may take a while.
 */
const FOUND_WITHIN = 11_000;

type Inputs = Readonly<Record<string, unknown>>;
type Ended = { readonly outputs: Readonly<Record<string, string | number>> } | { readonly failure: string };

/** Ends each step by the token that Slack gives for it. */
export function registerSteps(app: App, features: Features, answering: Answering): void {
  app.event('function_executed', async ({ event, ack, complete, fail, context }) => {
    // As `takes` does, whose type leaves out events that are acknowledged by hand.
    context['isTaken'] = true;
    await ack();
    const place = { workspace: context.teamId ?? '', user: '', conversation: undefined };
    const inputs = fieldsOf(event.inputs);
    const asked = inputs['language'];
    const wanted = typeof asked === 'string' ? languageOfLocale(asked.trim()) : undefined;
    const language = wanted ?? (await answering.languages.of(place, 'channel'));
    const name = fieldsOf(event.function)['callback_id'];
    const attempted = run({ features, answering }, name, inputs, place, language);
    await deliver(answering, { kind: 'step', place }, attempted, async () => {
      const ended = await attempted.content;
      // Slack takes the first of two ends.
      await retryOnce(
        async () =>
          void ('outputs' in ended
            ? await complete({ outputs: { ...ended.outputs } })
            : await fail({ error: ended.failure })),
        perhapsNotShown,
      );
    });
  });
}

function run(
  { features, answering }: { readonly features: Features; readonly answering: Answering },
  name: unknown,
  inputs: Inputs,
  place: Place,
  language: Language,
): PendingContent<Ended> {
  const origin = { kind: 'step', place } as const;
  if (!isStep(name)) {
    const reference = logRejected(answering, origin, 'step', String(name));
    const { oldStep, reference: referred } = texts(language).errors;
    const failure = `${oldStep}\n${referred(reference)}`;
    return { reference, content: Promise.resolve({ failure }) };
  }
  return findContent<Ended>(answering, {
    ...{ origin, language, feature: name },
    find: async (reader) => {
      const step = features.step(name);
      const outputs = await withTimeout(step(inputs, reader, place), FOUND_WITHIN);
      if (!outputs) throw new Unavailable('slow', 'a workflow waits no longer');
      return { outputs };
    },
    failed: ({ text }) => ({ failure: readableText(text) }),
  });
}

/** The fields of a value that should be an object. */
function fieldsOf(value: unknown): Inputs {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
