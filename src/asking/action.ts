/**
 * Typed action ids. A button's value is `{ l: language, v: value }` as JSON; it is made and read here only.
 * Values that come back from Slack are validated like any other input: buttons can be forged.
 */
import type { Button } from '@slack/types';
import type { z } from 'zod';
import { button } from '../cards/blocks.ts';
import { LIMITS } from '../cards/limits.ts';
import type { Language } from '../language.ts';
import { envelopeOf, fittingEnvelope, readEnvelope } from './envelope.ts';

/** A kind of button and what it carries. */
export interface Action<V> {
  readonly id: string;
  /** What `cards/blocks.ts` needs to make the button. `index` keeps ids unique within one block. */
  carry(value: V, language: Language, index?: number): { id: string; value: string };
  /** The button; none if its value could not be read back on a press, for example because it is too long. */
  offer(label: string, value: V, language: Language, index?: number): Button[];
  /** Reads a value that came back; undefined if it is not one of ours. */
  read(value: string | undefined): { value: V; language: Language } | undefined;
}

/**
 * Defines a kind of button. Ids are `feature.verb`. Slack wants them unique within a block, so an index may
 * follow after a colon; `actionName` drops it again.
 */
export function defineAction<V>(id: string, schema: z.ZodType<V>): Action<V> {
  const idAt = (index: number | undefined) => (index === undefined ? id : `${id}:${index}`);
  return {
    id,
    carry: (value, language, index) => ({
      id: idAt(index),
      value: envelopeOf(value, language, LIMITS.buttonValue),
    }),
    offer: (label, value, language, index) => {
      const text = schema.safeParse(value).success
        ? fittingEnvelope(value, language, LIMITS.buttonValue)
        : undefined;
      return text === undefined ? [] : [button(label, { id: idAt(index), value: text })];
    },
    read: (text) => readEnvelope(schema, text, LIMITS.buttonValue),
  };
}

/** The action id of a pressed button, without its index. */
export function actionName(id: string): string {
  return id.replace(/:\d+$/, '');
}

/** The feature to which a button, menu or form belongs: ids are `feature.verb`. */
export function featureOf(id: string): string {
  return id.replace(/\..*$/s, '');
}
