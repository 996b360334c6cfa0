/**
 * Typed action ids. A button's value is `{ l: language, v: value }` as JSON, made and read here only.
 * What comes back from Slack is validated like any other input: buttons can be forged.
 */
import type { Button } from '@slack/types';
import { z } from 'zod';
import { button } from '../cards/blocks.ts';
import { LIMITS } from '../cards/limits.ts';
import { LANGUAGES, type Language } from '../i18n/language.ts';

/** A kind of button and what it carries. */
export interface Action<V> {
  readonly id: string;
  /** What `cards/blocks.ts` needs to make the button. `index` keeps ids unique within one block. */
  carry(value: V, language: Language, index?: number): { id: string; value: string };
  /** The button; none where it could not be read again when pressed, as with a value too long for its kind. */
  offer(label: string, value: V, language: Language, index?: number): Button[];
  /** Reads a value that came back; undefined where it is not one of ours. */
  read(value: string | undefined): { value: V; language: Language } | undefined;
}

const envelope = z.object({ l: z.enum(LANGUAGES), v: z.unknown() });

/**
 * Defines a kind of button. Ids are `feature.verb`; Slack wants them unique within a block, so an index
 * may follow after a colon, which `actionName` drops again.
 */
export function defineAction<V>(id: string, schema: z.ZodType<V>): Action<V> {
  const carry: Action<V>['carry'] = (value, language, index) => {
    // Nobody sees a value, and yet nothing in it shall look like a mention.
    const text = JSON.stringify({ l: language, v: value }).replaceAll('<', '\\u003c');
    if (text.length > LIMITS.buttonValue) throw new RangeError(`value of action ${id} is too long`);
    return { id: index === undefined ? id : `${id}:${index}`, value: text };
  };
  return {
    id,
    carry,
    offer: (label, value, language, index) =>
      schema.safeParse(value).success ? [button(label, carry(value, language, index))] : [],
    read: (text) => {
      const outer = envelope.safeParse(json(text));
      const inner = outer.success ? schema.safeParse(outer.data.v) : undefined;
      return outer.success && inner?.success ? { value: inner.data, language: outer.data.l } : undefined;
    },
  };
}

/** The action that an id of a pressed button belongs to. */
export function actionName(id: string): string {
  return id.replace(/:\d+$/, '');
}

function json(text: string | undefined): unknown {
  if (text === undefined || text.length > LIMITS.buttonValue) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
