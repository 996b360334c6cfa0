/**
 * The form in which a value travels through Slack and back, in a button or a modal:
 * `{ l: language, v: value }` as JSON.
 */
import { z } from 'zod';
import { LANGUAGES, type Language } from '../language.ts';

const envelope = z.object({ l: z.enum(LANGUAGES), v: z.unknown() });

/** Undefined if the JSON is longer than `most` characters. */
export function fittingEnvelope(value: unknown, language: Language, most: number): string | undefined {
  // Nobody sees a value, but nothing in it may look like a mention.
  const text = JSON.stringify({ l: language, v: value }).replaceAll('<', '\\u003c');
  return text.length > most ? undefined : text;
}

/** The same for a value that can't be too long. Throws a RangeError if it is. */
export function envelopeOf(value: unknown, language: Language, most: number): string {
  const text = fittingEnvelope(value, language, most);
  if (text === undefined) throw new RangeError(`a value is longer than ${most} characters`);
  return text;
}

/** Reads an envelope that came back; undefined if it is not one of ours. */
export function readEnvelope<V>(
  schema: z.ZodType<V>,
  text: string | undefined,
  most: number,
): { value: V; language: Language } | undefined {
  const outer = envelope.safeParse(json(text, most));
  const inner = outer.success ? schema.safeParse(outer.data.v) : undefined;
  return outer.success && inner?.success ? { value: inner.data, language: outer.data.l } : undefined;
}

function json(text: string | undefined, most: number): unknown {
  if (text === undefined || text.length > most) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
