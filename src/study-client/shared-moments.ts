/**
 * One date stands in thousands of rows: a term's first day, the hour at which enrollment opens everywhere. Its moment is
 * read once and shared by all.
 */
import { remembered } from '../remembered.ts';
import { toMoment } from './local-time.ts';

/** Dates of one zone and meaning; a few terms have some thousands. */
const MOST = 5000;
/** One zone a process: the configuration's. More of them, as in tests, are as good. */
const MOST_ZONES = 100;

/** `toMoment`, which gives the same moment for the same text. Texts are short, since a longer one is no date. */
export const momentsIn = remembered(MOST_ZONES, (zone: string) => ({
  earlier: remembered(MOST, (text: string) => toMoment(text, zone, 'earlier')),
  later: remembered(MOST, (text: string) => toMoment(text, zone, 'later')),
}));
