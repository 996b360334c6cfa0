/** Counters, histograms and gauges whose labels can only say what is known. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { type Labels, OTHER } from './labels.ts';

/** Upper bounds, in seconds: Slack wants an ack within three, and an answer is given up after ten or so. */
const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];
/** With at most so many series a counter shows all of them at zero, so that its first rise is seen. */
const SHOWN_AT_ZERO = 12;

type Said<L extends string> = Readonly<Record<L, string>>;

/** What is made is called `coursebell_…`, and stands in one registry. */
export interface Instruments {
  /** @returns adds one */
  counter<L extends string>(name: string, help: string, labels: Labels<L>): (said: Said<L>) => void;
  /** @returns notes a duration, in milliseconds */
  durations<L extends string>(
    name: string,
    help: string,
    labels: Labels<L>,
  ): (said: Said<L>, ms: number) => void;
  /** @returns says which of the values holds now: that one shows 1, the others 0 */
  state(name: string, help: string, label: string, values: ReadonlySet<string>): (now: string) => void;
  /** @param read asked whenever somebody looks; undefined: there is nothing to show */
  gauge(name: string, help: string, read: () => Promise<number | undefined>): void;
}

export function createInstruments(registry: Registry): Instruments {
  const common = (name: string, help: string) => ({
    registers: [registry],
    name: `coursebell_${name}`,
    help,
  });
  return {
    counter: (name, help, labels) => {
      const counts = new Map<Record<string, string>, number>();
      const made = new Counter({
        ...common(name, help),
        labelNames: Object.keys(labels),
        // Every request counts, and hardly ever does somebody look: only then is it worked out.
        collect() {
          for (const [series, count] of counts) this.inc(series, count);
          counts.clear();
        },
      });
      const all = combinations(Object.entries(labels));
      if (all.length <= SHOWN_AT_ZERO) for (const said of all) made.inc(said, 0);
      const known = createBounded(labels);
      return (said) => {
        const series = known(said);
        counts.set(series, (counts.get(series) ?? 0) + 1);
      };
    },
    durations: (name, help, labels) => {
      const labelNames = Object.keys(labels);
      const made = new Histogram({ ...common(name, help), labelNames, buckets: SECONDS });
      const known = createBounded(labels);
      return (said, ms) => made.observe(known(said), ms / 1000);
    },
    state: (name, help, label, values) => {
      const made = new Gauge({ ...common(name, help), labelNames: [label] });
      return (now) => {
        for (const value of values) made.set({ [label]: value }, value === now ? 1 : 0);
      };
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

/** Each series is named by one object, made when it is first counted: there are only so many, and every request counts. */
function createBounded<L extends string>(labels: Labels<L>): (said: Said<L>) => Record<string, string> {
  const all = Object.entries<ReadonlySet<string>>(labels) as [L, ReadonlySet<string>][];
  const made = new Map<string, Record<string, string>>();
  const boundedIn = (said: Said<L>, label: L, values: ReadonlySet<string>): string =>
    values.has(said[label]) ? said[label] : OTHER;
  return (said) => {
    let name = '';
    for (const [label, values] of all) name += `${boundedIn(said, label, values)} `;
    const before = made.get(name);
    if (before) return before;
    const series = Object.fromEntries(
      all.map(([label, values]) => [label, boundedIn(said, label, values)] as const),
    );
    made.set(name, series);
    return series;
  };
}

/** Every way to give each label one of its values. */
function combinations(labels: readonly (readonly [string, ReadonlySet<string>])[]): Record<string, string>[] {
  return labels.reduce<Record<string, string>[]>(
    (all, [label, values]) =>
      all.flatMap((said) => [...values].map((value) => ({ ...said, [label]: value }))),
    [{}],
  );
}
