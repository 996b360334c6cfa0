import type { Run } from './load.ts';

/** What is asked for, and where its answer comes, by a short name. */
const WAYS: Readonly<Record<string, Pick<Run, 'traffic' | 'until'>>> = {
  cached: { traffic: 'hot', until: 'card in ack' },
  late: { traffic: 'press', until: 'card later' },
  rooms: { traffic: 'rooms', until: 'card later' },
  miss: { traffic: 'cold', until: 'card later' },
};

/** Throws where there is none of that name. */
export function wayOf(name: string): Pick<Run, 'traffic' | 'until'> {
  const way = WAYS[name];
  if (!way) throw new Error(`${name} is none of ${Object.keys(WAYS).join(', ')}`);
  return way;
}
