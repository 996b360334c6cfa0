/**
 * Typed modals with inputs. `private_metadata` holds `{ l: language, v: value }` as JSON, and the input is a
 * record by block id. Both are validated when they come back: views can be forged.
 */
import { z } from 'zod';
import type { Form } from '../cards/card.ts';
import type { Language } from '../language.ts';
import { envelopeOf, readEnvelope } from './envelope.ts';

/** The input by block id: a text, an option's value, or several. */
export type Filled = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A kind of modal with inputs. */
export interface FormKind<V, S> {
  readonly id: string;
  /** The parts of a form that a modal needs. @param submit the button's label, at most 24 characters */
  carry(value: V, language: Language, submit: string): Form;
  /** Reads a form that came back; undefined if it is not one of ours. */
  read(metadata: string | undefined, filled: Filled): FilledForm<V, S> | undefined;
}

export interface FilledForm<V, S> {
  readonly value: V;
  readonly filled: S;
  readonly language: Language;
}

const MOST_METADATA = 3000;

/** Defines a kind of form. Ids are `feature.verb`, like those of actions. */
export function defineForm<V, S>(id: string, carried: z.ZodType<V>, inputs: z.ZodType<S>): FormKind<V, S> {
  return {
    id,
    carry: (value, language, submit) => ({
      id,
      metadata: envelopeOf(value, language, MOST_METADATA),
      submit,
    }),
    read: (metadata, given) => {
      const read = readEnvelope(carried, metadata, MOST_METADATA);
      const filled = inputs.safeParse(given);
      return read && filled.success ? { ...read, filled: filled.data } : undefined;
    },
  };
}

const option = z.object({ value: z.string().max(200) });
const input = z.object({
  value: z.string().max(3000).nullish(),
  selected_option: option.nullish(),
  selected_options: z.array(option).max(100).nullish(),
});
const state = z.object({ values: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Reads the state of a submitted view. Kinds of input that no form has are left out. */
export function filledOf(given: unknown): Filled {
  const read = state.safeParse(given);
  if (!read.success) return {};
  const inputs = Object.entries(read.data.values).map(([block, actions]) => [
    block,
    filledIn(Object.values(actions)[0]),
  ]);
  return Object.fromEntries(inputs);
}

function filledIn(given: unknown): string | readonly string[] | undefined {
  const read = input.safeParse(given);
  if (!read.success) return undefined;
  const { value, selected_option, selected_options } = read.data;
  if (selected_options) return selected_options.map((one) => one.value);
  return selected_option?.value ?? value ?? undefined;
}
