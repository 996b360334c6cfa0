/** What a scripted study API answers. */
import type { UpstreamHandler, UpstreamReply, UpstreamRequest } from '../fakes/upstream.ts';
import { everyText } from '../study-client/setup.ts';

/** A realization as the study API sends it, with what is needed for no other language to be asked. */
export function realization(
  code: string,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return { id: '1', code, name: `Name of ${code}`, ...everyText('What it is about.'), ...more };
}

/** The codes of a search. */
export function codesOf({ body }: UpstreamRequest): string[] {
  const { codes } = body as { codes: string[] };
  return codes;
}

/** The last segment of the path. */
export function idOf({ path }: UpstreamRequest): string {
  return path.split('/').at(-1) ?? '';
}

/** An upstream that knows every realization, by code and by id. */
export function realizations(row: (code: string) => Record<string, unknown> = realization): UpstreamHandler {
  return (request) => {
    const rows =
      request.method === 'POST'
        ? codesOf(request).map(row)
        : [{ ...row('TX00EY23-3015'), id: idOf(request) }];
    return success({ realizations: rows });
  };
}

/** An upstream that knows everything. */
export const plenty: UpstreamHandler = (request) => {
  const id = idOf(request);
  if (request.path.startsWith('/courseunit/'))
    return success({ courseUnits: [{ ...everyText('What it is about.'), id, name: 'A unit' }] });
  if (request.path.startsWith('/reservation/building/'))
    return success({ building: { id, name: 'A house' }, resources: [room('A101')] });
  return realizations()(request);
};

export function room(code: string, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { id: code, type: 'room', code, name: code, resourceType: 'Teorialuokka', places: 30, ...more };
}

export function success(fields: Readonly<Record<string, unknown>>): UpstreamReply {
  return { json: { status: 'success', ...fields } };
}
