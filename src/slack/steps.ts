/** The steps that workflows run: each is completed or failed, in the workspace that runs it. */

import type { App } from '@slack/bolt';
import { isStep } from '../ask/declared.ts';
import type { Features } from '../ask/feature.ts';
import { readableText } from '../cards/card.ts';
import { Unavailable } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import { withTimeout } from '../primitives.ts';
import type { ContentRequest } from './answer.ts';
import type { Delivery } from './delivery.ts';
import { type Languages, languageOfLocale } from './locale.ts';
import { perhapsNotShown } from './refusals.ts';
import { retryOnce } from './repeated-calls.ts';
import type { RequestLog } from './request.ts';

/**
 * The longest time for finding the outputs, in milliseconds: a workflow is told within fifteen seconds how its step
 * ends, and a call to Slack may take a while.
 */
const FOUND_WITHIN = 11_000;

type Inputs = Readonly<Record<string, unknown>>;
type Ended = { readonly outputs: Readonly<Record<string, string | number>> } | { readonly failure: string };

interface StepDeps {
  readonly features: Pick<Features, 'step'>;
  readonly languages: Pick<Languages, 'of'>;
  readonly requests: Pick<RequestLog, 'rejected'>;
  readonly delivery: Pick<Delivery, 'attempt' | 'content'>;
}

/** Ends each step by the token that Slack gives for it. */
export function registerSteps(app: App, { features, languages, requests, delivery }: StepDeps): void {
  app.event('function_executed', async ({ event, ack, complete, fail, context }) => {
    // As `takes` does, whose type leaves out events that are acknowledged by hand.
    context['isTaken'] = true;
    await ack();
    const place = { workspace: context.teamId ?? '', user: '', conversation: undefined };
    const origin = { kind: 'step', place } as const;
    const inputs = fieldsOf(event.inputs);
    const asked = inputs['language'];
    const wanted = typeof asked === 'string' ? languageOfLocale(asked.trim()) : undefined;
    const language = wanted ?? (await languages.of(place, 'channel'));
    const end = async (ended: Ended): Promise<void> => {
      // Slack takes the first of two ends.
      await retryOnce(
        async () =>
          void ('outputs' in ended
            ? await complete({ outputs: { ...ended.outputs } })
            : await fail({ error: ended.failure })),
        perhapsNotShown,
      );
    };
    const name = fieldsOf(event.function)['callback_id'];
    if (!isStep(name)) {
      const reference = requests.rejected(origin, 'step', String(name));
      const { oldStep, reference: referred } = texts(language).errors;
      const failure = `${oldStep}\n${referred(reference)}`;
      return delivery.attempt({ origin, language, reference }, () => end({ failure }));
    }
    const request: ContentRequest<Ended> = {
      ...{ origin, language, feature: name },
      find: async (reader) => {
        const outputs = await withTimeout(features.step(name)(inputs, reader, place), FOUND_WITHIN);
        if (!outputs) throw new Unavailable('slow', 'a workflow waits no longer');
        return { outputs };
      },
      failed: ({ text }) => ({ failure: readableText(text) }),
    };
    await delivery.content(request, async (content) => end(await content));
  });
}

/** The fields of a value that should be an object. */
function fieldsOf(value: unknown): Inputs {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
