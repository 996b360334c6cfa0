/** Reads the bodies that Slack sends over HTTP. */
import { parse as parseForm } from 'fast-querystring';

export type Body = Record<string, unknown>;

const FORM = /^application\/x-www-form-urlencoded/i;

/** Whether a body is a form by its `content-type`, which may name a charset, too. */
export function isForm(contentType = ''): boolean {
  return FORM.test(contentType);
}

/** Slack sends JSON, a form, or a form with JSON in its `payload` field. */
export function parseBody(raw: string, contentType?: string): Body | undefined {
  if (!isForm(contentType)) return object(raw);
  const only = onlyPayloadOf(raw);
  if (only !== undefined) return object(only);
  const form: Record<string, unknown> = parseForm(raw);
  // Slack gives each field once. A field that is given twice comes as a list.
  for (const name in form) if (typeof form[name] !== 'string') return undefined;
  const { payload } = form;
  return typeof payload === 'string' ? object(payload) : form;
}

const PAYLOAD = 'payload=';

/**
 * The value of `payload` in a form with no other field. The value is as long as a message, and a parser that
 * reads letter by letter takes nine times as long. Undefined if there are other fields, or the encoding is
 * wrong.
 */
function onlyPayloadOf(raw: string): string | undefined {
  if (!raw.startsWith(PAYLOAD) || raw.includes('&')) return undefined;
  try {
    return decodeURIComponent(raw.slice(PAYLOAD.length).replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function object(json: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : undefined;
  } catch {
    return undefined;
  }
}
