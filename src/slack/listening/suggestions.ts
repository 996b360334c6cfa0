/** Menus that fill while somebody types. */

import type { PlainTextOption } from '@slack/types';
import { actionName, featureOf } from '../../asking/action.ts';
import type { Features, Suggestion } from '../../asking/feature.ts';
import { plainText } from '../../asking/plain-text.ts';
import { plainTextObject } from '../../cards/blocks.ts';
import { LIMITS } from '../../cards/limits.ts';
import { outsideLine } from '../../cards/text.ts';
import { startDeadline } from '../../primitives/with-timeout.ts';
import type { Answering } from '../answering/account.ts';
import { attempt } from '../answering/answer.ts';
import type { Listeners } from '../receiving/dispatch.ts';
import { placeOfInteraction } from './place.ts';

/**
 * The longest time for the language and the options together, in milliseconds: Slack shows nothing after
 * three seconds.
 */
const IN_TIME = 2_000;

/** Answers every menu of the features. */
export function onMenu(features: Features, answering: Answering): Listeners['menu'] {
  return async ({ ack, body, context }) => {
    const inTime = startDeadline(IN_TIME);
    const route = features.list
      .flatMap(({ suggests }) => suggests)
      .find(({ id }) => id === actionName(body.action_id));
    const place = placeOfInteraction(body, context.teamId);
    const language = await answering.languages.of(place, 'person');
    const { content } = attempt<readonly Suggestion[]>(answering, { kind: 'suggest', place }, language, {
      feature: featureOf(actionName(body.action_id)),
      find: async (reader) => (await route?.suggest(plainText(body.value ?? ''), reader, place)) ?? [],
      failed: () => [],
    });
    const found = (await inTime(content)) ?? [];
    await ack({ options: found.slice(0, LIMITS.options).flatMap(option) });
  };
}

/** An option as Slack takes it. A value that is too long is left out: a cut one would be useless. */
function option({ text, value }: Suggestion): PlainTextOption[] {
  const shown = outsideLine(text, LIMITS.optionText);
  if (shown === '' || value.length > LIMITS.optionValue) return [];
  return [{ text: plainTextObject(shown), value }];
}
