/** Counters, histograms and gauges whose labels can take known values only. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { type Labels, OTHER } from './labels.ts';

/** Upper bounds, in seconds: Slack wants an ack within three, and an answer is given up after about ten. */
const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];
/**
 * The most durations of one series that wait to be added to the histogram together. A scrape adds them, too.
 */
const MOST_GATHERED = 1000;
/**
 * A counter with at most so many series shows all of them at zero from the start: so its first rise is seen.
 */
const SHOWN_AT_ZERO = 12;

type Said<L extends string> = Readonly<Record<L, string>>;

/** Makes instruments whose names begin with `coursebell_`, in one registry. */
export interface Instruments {
  /**
   * @param shown whether every series is there from the start, at zero, so that its first rise is seen; by
   * default where there are few
   * @returns a function that adds one
   */
  counter<L extends string>(
    name: string,
    help: string,
    labels: Labels<L>,
    shown?: 'from the start',
  ): (said: Said<L>) => void;
  /** @returns a function that notes a duration, in milliseconds */
  durations<L extends string>(
    name: string,
    help: string,
    labels: Labels<L>,
  ): (said: Said<L>, ms: number) => void;
  /** @returns a function that says which of the values holds now: that one shows 1, the others 0 */
  state(name: string, help: string, label: string, values: ReadonlySet<string>): (now: string) => void;
  /** @returns a function that notes the moment of something, in epoch milliseconds */
  moments<L extends string>(
    name: string,
    help: string,
    labels: Labels<L>,
  ): (said: Said<L>, at: number) => void;
  /** @param read asked with every scrape; undefined: there is nothing to show */
  gauge(name: string, help: string, read: () => Promise<number | undefined>): void;
}

export function createInstruments(registry: Registry): Instruments {
  const common = (name: string, help: string) => ({
    registers: [registry],
    name: `coursebell_${name}`,
    help,
  });
  return {
    counter: (name, help, labels, shown) => {
      const series = createSeries(labels);
      const made = new Counter({
        ...common(name, help),
        labelNames: Object.keys(labels),
        // Requests are counted all the time and scraped rarely, so the scrape brings the counter up to date.
        collect() {
          for (const one of series.all) {
            this.inc(one.labels, one.count);
            one.count = 0;
          }
        },
      });
      const all = combinations(Object.entries(labels));
      if (shown !== undefined || all.length <= SHOWN_AT_ZERO) for (const said of all) made.inc(said, 0);
      return (said) => {
        series.of(said).count += 1;
      };
    },
    durations: (name, help, labels) => {
      const series = createSeries(labels);
      const observe = ({ labels, durations }: Series): void => {
        for (const ms of durations) made.observe(labels, ms / 1000);
        durations.length = 0;
      };
      const made = new Histogram({
        ...common(name, help),
        labelNames: Object.keys(labels),
        buckets: SECONDS,
        collect: () => series.all.forEach(observe),
      });
      return (said, ms) => {
        const one = series.of(said);
        if (one.durations.push(ms) === MOST_GATHERED) observe(one);
      };
    },
    state: (name, help, label, values) => {
      const made = new Gauge({ ...common(name, help), labelNames: [label] });
      return (now) => {
        for (const value of values) made.set({ [label]: value }, value === now ? 1 : 0);
      };
    },
    moments: (name, help, labels) => {
      const made = new Gauge({ ...common(name, help), labelNames: Object.keys(labels) });
      return (said, at) => made.set(knownOnly(said, labels), at / 1000);
    },
    gauge: (name, help, read) => {
      new Gauge({
        ...common(name, help),
        async collect() {
          const value = await read();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    },
  };
}

/** One way to give each label a value, and what was counted since the last scrape. */
interface Series {
  readonly labels: Record<string, string>;
  count: number;
  /** Milliseconds. */
  readonly durations: number[];
  /** The series that are longer by one label, by its value. */
  readonly next: Map<string, Series>;
}

/**
 * Finds a series by one step for each label, without making an object: this runs for every request, and there
 * are only so many series. An unknown value becomes `OTHER`.
 */
function createSeries<L extends string>(
  labels: Labels<L>,
): { of(said: Said<L>): Series; readonly all: readonly Series[] } {
  const steps = Object.entries<ReadonlySet<string>>(labels) as [L, ReadonlySet<string>][];
  const first = seriesOf({});
  const all = steps.length === 0 ? [first] : [];
  const grow = (before: Series, label: L, value: string): Series => {
    const made = seriesOf({ ...before.labels, [label]: value });
    before.next.set(value, made);
    if (label === steps.at(-1)?.[0]) all.push(made);
    return made;
  };
  const next = (before: Series, label: L, word: string, values: ReadonlySet<string>): Series => {
    const value = values.has(word) ? word : OTHER;
    return before.next.get(value) ?? grow(before, label, value);
  };
  return {
    all,
    of: (said) => {
      let at = first;
      // Only known values have a series under their own name, so most series are found here at once.
      for (const [label, values] of steps)
        at = at.next.get(said[label]) ?? next(at, label, said[label], values);
      return at;
    },
  };
}

/** The labels, with `OTHER` in the place of unknown values. */
function knownOnly<L extends string>(said: Said<L>, labels: Labels<L>): Record<string, string> {
  const entries = Object.entries<ReadonlySet<string>>(labels) as [L, ReadonlySet<string>][];
  return Object.fromEntries(
    entries.map(([label, values]) => [label, values.has(said[label]) ? said[label] : OTHER]),
  );
}

function seriesOf(labels: Record<string, string>): Series {
  return { labels, count: 0, durations: [], next: new Map() };
}

/** Every way to give each label one of its values. */
function combinations(labels: readonly (readonly [string, ReadonlySet<string>])[]): Record<string, string>[] {
  return labels.reduce<Record<string, string>[]>(
    (all, [label, values]) =>
      all.flatMap((said) => [...values].map((value) => ({ ...said, [label]: value }))),
    [{}],
  );
}
