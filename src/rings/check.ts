/**
 * Re-reads every followed course, of all workspaces together. The study client joins look-ups that are made
 * at once into searches of a hundred codes, so a whole page is asked for at a time.
 */
import { isUpstreamError, NotFound } from '../errors.ts';
import { untilAborted } from '../primitives/until-aborted.ts';
import type { Facts } from '../store/facts.ts';
import type { Course, Store } from '../store/store.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import type { StudyClient } from '../study-client/model.ts';
import { factsOf } from './facts.ts';

/** Pairs of code and language that are read together: some searches for each language. */
const PAGE = 300;

export interface CheckOptions {
  readonly store: Store;
  readonly study: StudyClient;
  readonly now: () => number;
  /** Ends the check: what has not been read by then is left to the next one. */
  readonly signal?: AbortSignal | undefined;
}

/** What a check found. `failed`: codes about which the study API gave no answer. */
export interface CheckReport {
  readonly read: number;
  readonly missing: number;
  readonly failed: number;
}

/** Reads every followed course and stores what was read. A course that could not be read stays as it was. */
export async function checkCourses(options: CheckOptions): Promise<CheckReport> {
  const { store, now } = options;
  const report = { read: 0, missing: 0, failed: 0 };
  const unread = new Set<string>();
  for await (const page of pagesOf(store)) {
    const readings = await readPage(page, options);
    if (!readings) return report;
    for (const [index, one] of readings.entries()) {
      report[outcomeOf(one)] += 1;
      if (one === 'failed') unread.add(page[index]?.code ?? '');
    }
    await store.courses.put(
      await merged(
        readings.filter((one) => one !== 'failed'),
        store,
      ),
    );
  }
  await store.targets.checked(await readWholly(unread, store), now());
  return report;
}

/** Undefined where the check is ended before all of the page has been read. */
async function readPage(
  page: readonly Pair[],
  options: CheckOptions,
): Promise<(Reading | 'failed')[] | undefined> {
  const { signal = new AbortController().signal } = options;
  try {
    return await untilAborted(signal, Promise.all(page.map((one) => read(one, options))));
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/**
 * The workspaces whose followed courses were all read: a course that can't be read does not concern those
 * that do not follow it.
 */
async function readWholly(unread: ReadonlySet<string>, { targets, follows }: Store): Promise<string[]> {
  const all = await targets.workspaces();
  if (unread.size === 0) return all;
  const wholly: string[] = [];
  for (const workspace of all) {
    const followed = await follows.inWorkspace(workspace);
    if (!followed.some(({ code }) => unread.has(code))) wholly.push(workspace);
  }
  return wholly;
}

const outcomeOf = (reading: Reading | 'failed'): keyof CheckReport =>
  reading === 'failed' ? 'failed' : reading.facts ? 'read' : 'missing';

async function* pagesOf({ follows }: Store): AsyncGenerator<Pair[]> {
  let page = await follows.codes(undefined, PAGE);
  while (page.length > 0) {
    yield page;
    page = await follows.codes(page.at(-1)?.code, PAGE);
  }
}

type Pair = Pick<Course, 'code' | 'language'>;
type Reading = Pair & { readonly facts: Course['facts'] | undefined; readonly readAt: number };

async function read(pair: Pair, { study, now }: CheckOptions): Promise<Reading | 'failed'> {
  const code = parseRealizationCode(pair.code);
  if (code === undefined) return 'failed';
  try {
    const found = await study.realization(code, pair.language, 'fresh');
    return { ...pair, facts: factsOf(found.value, pair.language), readAt: found.fetchedAt };
  } catch (error) {
    if (error instanceof NotFound) return { ...pair, facts: undefined, readAt: now() };
    if (isUpstreamError(error)) return 'failed';
    throw error;
  }
}

/** A course that is missing keeps its last facts: its rings still come. */
async function merged(readings: readonly Reading[], store: Store): Promise<Course[]> {
  const before = await store.courses.get(readings);
  return readings.flatMap(({ facts, ...reading }): Course[] => {
    const known = before.find(({ code, language }) => code === reading.code && language === reading.language);
    if (facts)
      return [{ ...reading, facts: withName(facts, reading.code, known?.facts), missingSince: undefined }];
    return known
      ? [{ ...known, readAt: reading.readAt, missingSince: known.missingSince ?? reading.readAt }]
      : [];
  });
}

/**
 * A course whose reading brings no name keeps its last one. The name may stand in from another language,
 * which perhaps can't be read now: that is no reason to forget it.
 */
function withName(facts: Facts, code: string, before: Facts | undefined): Facts {
  if (before === undefined || facts.name !== code) return facts;
  return { ...facts, name: before.name, language: before.language };
}
