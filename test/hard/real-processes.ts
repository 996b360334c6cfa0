/** The app as processes with the machine's own clock, each before a Slack and a study API that know which of them calls. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { close, listen, readBody } from '../../playground/http.ts';
import { type SlackSide, startSlackSide } from '../../playground/slack-side.ts';
import type { UpstreamReply, UpstreamRequest } from '../fakes/upstream.ts';
import { BOT_TOKEN, KEY, SIGNING_SECRET } from '../flows/harness.ts';
import { keepLines } from '../logged/tap.ts';
import { type ScriptedStudy, type StudyCourse, startScriptedStudy } from '../reminders/scripted-study.ts';

const SOURCE = join(import.meta.dirname, '../../src/start.js');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** The longest wait: passes come every five minutes, and a lease that a killed process has left outlives it by one. */
const PATIENCE = 10 * MINUTE;

/** What happens when a process calls: before anything else, or after Slack has done it and before it answers. */
type Heard = (call: { readonly by: RealProcess; readonly method: string; readonly words: string }) => void;

/** A lesson in local times of the study API. */
interface StudyLesson {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string;
}

export interface RealProcess {
  readonly url: string;
  /** SIGKILL. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM. Resolves to its code. */
  stop(): Promise<number | null>;
}

export interface RealWorld {
  readonly slack: SlackSide;
  /** Changes what the study API says, to every process. */
  course(code: string, change: Partial<StudyCourse>): void;
  /** The lessons of courses, as the study API tells them to every process. */
  readonly lessons: Map<string, readonly StudyLesson[]>;
  /** How often the study API was searched for this code. */
  searches(code: string): number;
  /** Called for each search of the study API, and for each call of Slack's that was done and is not answered yet. */
  onSearch: Heard;
  onDone: Heard;
  /** @param options of Node, such as what it loads first */
  start(options?: readonly string[]): Promise<RealProcess>;
  /** Local time of the study API, as it writes it. */
  local(at: number): string;
  close(): Promise<void>;
}

/**
 * A zone in which it is about ten in the morning now, so that no quiet hours delay what comes within the next hours,
 * whenever the test is run.
 */
function morningZone(now: number): { zone: string; offset: number } {
  // From -12 to 11: there is no zone thirteen hours behind.
  const hours = ((10 - new Date(now).getUTCHours() + 36) % 24) - 12;
  // The signs of these names are the other way round.
  const sign = hours > 0 ? '-' : '+';
  return { zone: hours === 0 ? 'Etc/GMT' : `Etc/GMT${sign}${Math.abs(hours)}`, offset: hours * HOUR };
}

/** @param store the environment that says where the store is */
export async function openRealWorld(store: Readonly<Record<string, string>>): Promise<RealWorld> {
  const ends: (() => Promise<unknown>)[] = [];
  const { zone, offset } = morningZone(Date.now());
  const slack = await startSlackSide({
    ...{ signingSecret: SIGNING_SECRET, botToken: BOT_TOKEN, now: Date.now },
    // A dozen processes start at once here, beside other suites: that is not what this is about.
    patienceMs: 30_000,
  });
  ends.push(slack.close);
  for (const user of slack.workspace.users) {
    slack.setLocale(user.id, 'en-GB');
    // A lesson of the study API's day is one of theirs, at each hour at which the test is run.
    Object.assign(user, { timeZone: zone });
  }
  const courses = new Map<string, StudyCourse>();
  const asked = new Map<string, number>();
  const lessons: RealWorld['lessons'] = new Map();
  const world: RealWorld = {
    slack,
    course: (code, change) => {
      courses.set(code, { ...(courses.get(code) ?? BARE), ...change });
    },
    lessons,
    searches: (code) => asked.get(code) ?? 0,
    onSearch: () => {},
    onDone: () => {},
    local: (at) => new Date(at + offset).toISOString().slice(0, 19),
    close: async () => {
      for (const end of ends.toReversed()) await end();
    },
    start: async (options = []) => {
      let mine: RealProcess | undefined;
      const tell = (heard: Heard, method: string, words: string) =>
        mine && heard({ by: mine, method, words });
      const study: ScriptedStudy = await startScriptedStudy(courses);
      study.reserved = (request) => reservationsOf(request, lessons);
      ends.push(study.close);
      study.onSearch = (codes) => {
        for (const code of codes) asked.set(code, world.searches(code) + 1);
        tell(world.onSearch, 'search', codes.join(' '));
      };
      const door = await openDoor(slack.apiUrl, (method, words) => tell(world.onDone, method, words));
      ends.push(door.close);
      const env = {
        STUDY_API_URL: study.url,
        STUDY_API_KEY: KEY,
        STUDY_API_EXTRAS: 'off',
        STUDY_TIME_ZONE: zone,
        STUDY_CACHE_FRESH_SECONDS: '1',
        FOLLOW_CHECK_SECONDS: '2',
        SLACK_SIGNING_SECRET: SIGNING_SECRET,
        SLACK_BOT_TOKEN: BOT_TOKEN,
        SLACK_API_URL: door.url,
        PORT: '0',
        ...store,
      };
      // What is loaded first may change modules of the source.
      const start = options.length > 0 ? SOURCE : join(inject('programs'), 'start.js');
      const child = spawn(process.execPath, [...options, start], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const gone = once(child, 'exit');
      const kill = async (): Promise<void> => {
        child.kill('SIGKILL');
        await gone;
      };
      ends.push(kill);
      const stop = async (): Promise<number | null> => {
        child.kill('SIGTERM');
        const [code] = await gone;
        return code;
      };
      mine = { url: await listening(child), kill, stop };
      return mine;
    },
  };
  return world;
}

/** The lessons of the courses that are asked for, in one page. */
function reservationsOf({ body }: UpstreamRequest, lessons: RealWorld['lessons']): UpstreamReply {
  const { realization = [], from } = body as { realization?: readonly string[]; from?: number };
  const rows = realization.flatMap((code) =>
    (lessons.get(code) ?? []).map((one) => ({ ...one, resources: [{ type: 'realization', code }] })),
  );
  return { json: { status: 'success', reservations: from ? [] : rows } };
}

const BARE: StudyCourse = {
  ...{
    name: 'A course',
    opens: null,
    closes: null,
    starts: null,
    ends: null,
    credits: 5,
    languages: ['en'],
    groups: [],
    hasId: true,
    gone: false,
  },
};

/** Slack's address for one process. @param done called after Slack has done something, before it answers */
async function openDoor(apiUrl: string, done: (method: string, words: string) => void) {
  const server = createServer(async (request, response) => {
    const method = (request.url ?? '').replace(/^\/(?:api\/)?/, '');
    const body = await readBody(request);
    const { 'content-type': type = '', authorization = '' } = request.headers;
    const headers = { 'content-type': type, authorization };
    const answered = await fetch(`${apiUrl}${method}`, { method: 'POST', headers, body });
    const said = await answered.text();
    done(method, new URLSearchParams(body).get('text') ?? '');
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(said);
  });
  const port = await listen(server, 0);
  return { url: `http://127.0.0.1:${port}/api/`, close: () => close(server) };
}

/** Resolves to its address. What it has logged is kept for the rules that hold for every line. */
async function listening(child: ChildProcess): Promise<string> {
  let said = '';
  const begun = Promise.withResolvers<string>();
  child.stdout?.on('data', (chunk) => {
    said += String(chunk);
    const [, port] = /"kind":"start","port":(\d+)/.exec(said) ?? [];
    if (port) begun.resolve(`http://127.0.0.1:${port}`);
  });
  const logged = inject('logged');
  child.once('exit', () => {
    keepLines(logged, said.slice(0, said.lastIndexOf('\n') + 1));
    begun.reject(new Error('the process has ended'));
  });
  return begun.promise;
}

/** Waits until something holds, however long a pass or a lease takes. @param what for the error */
export async function inTime(
  what: string,
  holds: () => boolean | Promise<boolean>,
  patience = PATIENCE,
): Promise<void> {
  const end = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`never: ${what}`);
    await sleep(100);
  }
}
