/** How what was measured is shown: tables for a terminal, and one to paste into `docs/performance.md`. */
import { arch, cpus, platform } from 'node:os';
import type { Spread } from './statistics.ts';

/** What is to be reached: a ratio at least or at the most so large. None: only told. */
export type Goal = { readonly least: number } | { readonly most: number } | undefined;

/** A ratio, and what is to be reached. */
export interface Line {
  readonly what: string;
  readonly ratio: Spread;
  readonly goal?: Goal;
  readonly note?: string;
}

/** What one server did at one concurrency. */
export interface Detail {
  readonly what: string;
  readonly name: string;
  readonly perSecond: Spread;
  /** Microseconds an answer. */
  readonly cpu: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The part of a core that the load took. */
  readonly busy: number;
  /** Answers that were none; and those that came after an empty ack, though they were at hand. */
  readonly odd: number;
  readonly late: number;
  /** Those that came in the ack, though they were to follow it: they count as no answers. */
  readonly early: number;
}

/** What a row has to say. */
export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly details?: readonly Detail[];
  /** What is compared with itself: a ratio far from 1 says how far the others can be trusted. */
  readonly nulls: readonly Line[];
  readonly notes?: readonly string[];
}

/** A single number, where there is no spread. */
export const exactly = (value: number): Spread => ({ median: value, low: value, high: value });

const NOISY = { below: 0.9, above: 1.1 } as const;
export const isNoisy = ({ ratio: { median } }: Line): boolean =>
  !(median >= NOISY.below && median <= NOISY.above);

const short = (value: number): string =>
  value.toFixed([100, 10, 0.2].filter((least) => Math.abs(value) < least).length);

function goalText(goal: Goal): string {
  if (goal === undefined) return '';
  return 'least' in goal ? `≥ ${goal.least}` : `≤ ${goal.most}`;
}

/** Whether a goal was reached, and whether what the section compares with itself lets one say so. */
function verdict({ ratio: { median }, goal }: Line, section: Section): string {
  if (goal === undefined) return '';
  if (isInvalid(section)) return 'invalid';
  const reached = ('least' in goal ? median >= goal.least : median <= goal.most) ? 'yes' : 'no';
  return section.nulls.some(isNoisy) ? `${reached}, noisy` : reached;
}

/** Columns as wide as their widest cell; the first to the left, numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

/** What is no answer, or comes by another way than it should, makes what was measured something else. */
const isInvalid = ({ details = [] }: Section): boolean => details.some(({ odd, late }) => odd + late > 0);

const lineCells = (line: Line, section: Section): string[] => {
  const { median, low, high } = line.ratio;
  const spread = low === high ? '' : `${short(low)}–${short(high)}`;
  return [line.what, short(median), spread, goalText(line.goal), verdict(line, section), line.note ?? ''];
};

const detailCells = ({ what, name, perSecond, cpu, p50, p99, busy, ...counts }: Detail): string[] => [
  `${what}: ${name}`,
  short(perSecond.median),
  `${short(perSecond.low)}–${short(perSecond.high)}`,
  short(cpu),
  p50.toFixed(2),
  p99.toFixed(2),
  `${Math.round(busy * 100)} %${busy > 0.9 ? ' full' : ''}`,
  countsOf(counts),
];

const countsOf = ({ odd, late, early }: Pick<Detail, 'odd' | 'late' | 'early'>): string =>
  Object.entries({ odd, late, early })
    .flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []))
    .join(', ');

const DETAILS = ['', 'answers/s', 'quartiles', 'CPU µs', 'p50 ms', 'p99 ms', 'load', ''];

/** A row as a terminal shows it. */
export function inWords(section: Section): string {
  const { title, lines, details = [], nulls, notes = [] } = section;
  const measured = details.length === 0 ? [] : [table([DETAILS, ...details.map(detailCells)]), ''];
  const ratios = table([
    ['', 'ratio', 'quartiles', 'goal', 'met', ''],
    ...[...lines, ...nulls].map((line) => lineCells(line, section)),
  ]);
  const noise = nulls.filter(isNoisy).map(({ what }) => `noisy: ${what} is not within 0.9–1.1`);
  return [`## ${title}`, '', ...measured, ratios, ...noise, ...notes, ''].join('\n');
}

/** All rows as Markdown, with the day, the machine and the command. */
export function inMarkdown(sections: readonly Section[], command: string): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? arch()}), ${platform()}, Node ${process.versions.node}`;
  const rows = sections.flatMap((section) =>
    [...section.lines, ...section.nulls].map((line) => lineCells(line, section)),
  );
  const details = sections.flatMap(({ details = [] }) => details.map(detailCells));
  const when = new Date().toISOString().slice(0, 10);
  return [
    ...[`Measured ${when} on ${machine}, by \`${command}\`.`, ''],
    ...markdownTable([['what', 'median', 'quartiles', 'to reach', 'reached', ''], ...rows]),
    ...(details.length === 0 ? [] : ['', ...markdownTable([DETAILS, ...details])]),
    ...sections.flatMap(({ notes = [] }) => notes.flatMap((note) => ['', note])),
    '',
  ].join('\n');
}

/** The first row is the head. */
function markdownTable(rows: readonly (readonly string[])[]): string[] {
  const [head = '', ...others] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, `|${'---|'.repeat(rows[0]?.length ?? 0)}`, ...others];
}
