/**
 * One date stands in thousands of rows: a term's first day, the hour at which enrollment opens everywhere.
 * Its moment is read once and shared by all.
 */
import { memoize, perZone } from '../primitives/memoize.ts';
import { toMoment } from './local-time.ts';

/** The most dates of one zone and meaning that are remembered; a few terms have some thousands. */
const MOST = 5000;

/** Like `toMoment`, but gives the same moment for the same text. Texts are short: a longer one is no date. */
export const momentsIn = perZone((zone) => ({
  earlier: memoize(MOST, (text: string) => toMoment(text, zone, 'earlier')),
  later: memoize(MOST, (text: string) => toMoment(text, zone, 'later')),
}));
