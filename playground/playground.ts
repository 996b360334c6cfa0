/** The whole app with no Slack account, no key and no network: all its counterparts run in this process. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Coursebell, createCoursebell } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { type Clock, createClock, createMoves, type Moves, type Passage } from './clock.ts';
import { freePort } from './http.ts';
import { readManifest } from './manifest.ts';
import { startPageServer } from './page-server.ts';
import { FOLLOW_CHECK_SECONDS } from './sample-modes.ts';
import { type SampleStudyApi, startSampleStudyApi } from './sample-study-api.ts';
import { type SlackSide, startSlackSide } from './slack-side.ts';

/** The page of a course in a study guide; there is no such site. */
const COURSE_PAGE = 'https://guide.example.edu/course/{code}';

export interface PlaygroundOptions {
  /** The port of the page on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  /** Gets the one line that tells the page's address. */
  readonly say?: (line: string) => void;
  /** The time from which the clock starts, in epoch milliseconds; this machine's by default. */
  readonly now?: () => number;
}

/** A running playground. `close` ends everything and leaves nothing behind. */
export interface Playground {
  readonly url: string;
  close(): Promise<void>;
}

function secret(): string {
  return randomBytes(24).toString('hex');
}

/** Ends everything that was started, the last first, even if one ending fails. */
async function unwind(endings: (() => Promise<unknown>)[]): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end().catch(() => undefined);
}

/** Starts the playground: the study API, Slack's side, the real app, and the page. */
export async function runPlayground(options: PlaygroundOptions): Promise<Playground> {
  const { port, say = () => {}, now = Date.now } = options;
  const endings: (() => Promise<unknown>)[] = [];
  try {
    const url = await startAll({ port, clock: createClock(now) }, endings);
    say(`Coursebell playground: open ${url} in a browser. Ctrl-C ends it.`);
    return { url, close: () => unwind(endings) };
  } catch (error) {
    await unwind(endings);
    throw error;
  }
}

async function startAll(
  { port, clock }: { readonly port: number; readonly clock: Clock },
  endings: (() => Promise<unknown>)[],
): Promise<string> {
  const [key, signingSecret, botToken] = [secret(), secret(), `xoxb-${secret()}`];
  const { now } = clock;
  const offered = await readManifest();
  const study = await startSampleStudyApi({ key, now });
  endings.push(study.close);
  // Made now: a card waits for its lessons no longer than a moment.
  void study.reservations.rows;
  const commands = offered.commands.map(({ command }) => command);
  const granted = { commands, hearsChannels: true, unfurlDomains: [new URL(COURSE_PAGE).hostname] };
  const slack = await startSlackSide({ signingSecret, botToken, now, ...granted });
  endings.push(slack.close);
  const dataDir = await mkdtemp(join(tmpdir(), 'coursebell-playground-'));
  endings.push(() => rm(dataDir, { recursive: true, force: true }));
  const appPort = await freePort();
  const app = createCoursebell(
    await readConfig(environment({ study, slack, key, signingSecret, botToken, dataDir, appPort })),
    // The Slack side has no rate limits to keep, so a skipped day must not take a minute. A language that is
    // chosen in the page counts at once.
    { now, pace: () => async () => undefined, rememberLocales: 0 },
  );
  // As administrator of the sample workspace the first person sees what only they are told.
  const [first] = slack.workspace.users;
  if (first) first.isAdmin = true;
  slack.appUrl = `http://127.0.0.1:${(await app.start()).port}`;
  endings.push(app.stop);
  endings.push(everySecond(slack.tick));
  const moves = movesOf(clock, slack, app);
  const page = await startPageServer({
    ...{ port, ...offered, slack, study, clock, moves },
    round: app.round,
  });
  endings.push(page.close);
  return page.url;
}

/** Time also passes by itself, and Slack posts due messages. */
function everySecond(tick: () => void): () => Promise<void> {
  const timer = setInterval(tick, 1000);
  return async () => clearInterval(timer);
}

function movesOf(clock: Passage['clock'], slack: SlackSide, app: Coursebell): Moves {
  const { tick } = slack;
  const nextDue = (): number | undefined => {
    const [first] = slack.scheduled;
    return first && first.postAt * 1000;
  };
  return createMoves({ clock, nextDue, tick, round: app.round, changed: slack.workspace.changed });
}

interface Made {
  readonly study: SampleStudyApi;
  readonly slack: SlackSide;
  readonly key: string;
  readonly signingSecret: string;
  readonly botToken: string;
  readonly dataDir: string;
  readonly appPort: number;
}

/** The app's environment. It holds nothing from this machine's own, so that no real workspace is touched. */
function environment({
  study,
  slack,
  key,
  signingSecret,
  botToken,
  dataDir,
  appPort,
}: Made): Record<string, string> {
  return {
    STUDY_API_URL: study.url,
    STUDY_API_KEY: key,
    SLACK_SIGNING_SECRET: signingSecret,
    SLACK_BOT_TOKEN: botToken,
    SLACK_API_URL: slack.apiUrl,
    HOST: '127.0.0.1',
    PORT: String(appPort),
    COURSE_PAGE_URL: COURSE_PAGE,
    ENROLL_URL: 'https://enroll.example.edu/{code}',
    STUDY_GUIDE_URL: 'https://guide.example.edu/',
    ROOM_BOOKING_URL: 'https://rooms.example.edu/book/{room}',
    SUPPORT_CONTACT: 'study-help@example.edu',
    PUBLIC_URL: `http://127.0.0.1:${appPort}`,
    // **Connect an assistant…** tells this address.
    MCP: '1',
    // The page switches it in Slack.
    AGENT_VIEW: '1',
    DATA_DIR: dataDir,
    BUILDINGS_FILE: fileURLToPath(new URL('./sample-data/buildings.yml', import.meta.url)),
    // So that a first “which courses are open?” finds some.
    SEED_CODES_FILE: fileURLToPath(new URL('./sample-data/seed-codes.txt', import.meta.url)),
    FOLLOW_CHECK_SECONDS: String(FOLLOW_CHECK_SECONDS),
    // Changes upstream are to be seen soon.
    STUDY_CACHE_FRESH_SECONDS: String(FOLLOW_CHECK_SECONDS),
    // No limits, so that the playground never stops a player.
    LIMIT_PER_USER: '0',
    LIMIT_PER_WORKSPACE: '0',
    LOG_LEVEL: 'error',
  };
}
