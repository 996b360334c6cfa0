/** Reservations read page by page, in their order. Their times are half-open: what ends at an instant is over at it. */
import { isUpstreamError } from '../errors.ts';
import type { ReservationsPage } from './gateway.ts';
import { mergedReservations, type ReservationsRead } from './model.ts';
import type { Loaded } from './transport/upstream.ts';

/** More pages are not read. */
const MOST_PAGES = 8;
/** So many rows in all are as many as a service may give: others are cut off, and nothing tells it. */
const CUT_AT = 1000;

/**
 * Reads page after page, until one is not full or brings nothing new. What can't be read to its end is not complete. Rejects as
 * the first page does.
 * @param ask brings the page that begins after `from` rows
 */
export async function readPages(
  ask: (from: number) => Promise<Loaded<ReservationsPage>>,
): Promise<Loaded<ReservationsRead>> {
  const pages: Loaded<ReservationsPage>[] = [];
  const ids = new Set<string>();
  let goesOn = true;
  let isCut = false;
  while (goesOn && pages.length < MOST_PAGES) {
    const page = await ask(pages.reduce((sum, { value }) => sum + value.rows, 0)).catch(ifFirst(pages));
    if (!page) break;
    const { mayGoOn, isFull, ids: own, rows } = page.value;
    const isNew = own.some((id) => !ids.has(id));
    // A service that gives the first page again has told nothing of what is behind it.
    isCut ||= pages.length > 0 && rows > 0 && !isNew && isFull;
    pages.push(page);
    goesOn = mayGoOn && isNew;
    for (const id of own) ids.add(id);
  }
  const read = pages.reduce((sum, { value }) => sum + value.rows, 0);
  isCut ||= read > 0 && read % CUT_AT === 0;
  return {
    value: {
      found: mergedReservations(pages.map(({ value }) => value)),
      unsureRooms: pages.flatMap(({ value }) => value.unsureRooms),
      unsureIds: pages.flatMap(({ value }) => value.unsureIds),
      unsure: pages.flatMap(({ value }) => value.unsure),
      isComplete: !goesOn && !isCut && pages.every(({ value }) => value.isComplete),
    },
    bytes: pages.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** What was read before a failure stands. */
const ifFirst = (pages: readonly unknown[]) => (error: unknown) => {
  if (pages.length === 0 || !isUpstreamError(error)) throw error;
  return undefined;
};
