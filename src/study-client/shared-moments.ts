/**
 * One date stands in thousands of rows: a term's first day, the hour at which enrollment opens everywhere. Its moment is
 * read once and shared by all.
 */
import { type Twice, toMoment } from './local-time.ts';
import type { Moment } from './model.ts';

/** Dates of one zone and meaning; a few terms have some thousands. */
const MOST = 5000;

type Read = (text: string) => Moment | undefined;

// One zone a process: the configuration's. More of them, as in tests, are as good.
const zones = new Map<string, Readonly<Record<Twice, Read>>>();

/** `toMoment`, which gives the same moment for the same text. Texts are short, since a longer one is no date. */
export function momentsIn(zone: string): Readonly<Record<Twice, Read>> {
  const known = zones.get(zone);
  if (known !== undefined) return known;
  const readers = { earlier: remembering(zone, 'earlier'), later: remembering(zone, 'later') };
  zones.set(zone, readers);
  return readers;
}

function remembering(zone: string, which: Twice): Read {
  const known = new Map<string, Moment | undefined>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before;
    const moment = toMoment(text, zone, which);
    if (known.size >= MOST) known.clear();
    known.set(text, moment);
    return moment;
  };
}
