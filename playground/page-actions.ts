import type { Clock, Moves } from './clock.ts';
import type { ActionSource, PageAction, PageAnswer, SampleLesson } from './page-contract.ts';
import { sampleClock } from './sample-data/windows.ts';
import { EVERY_EXTRA, FOUR_OPERATIONS } from './sample-extras.ts';
import { FOLLOW_CHECK_SECONDS } from './sample-modes.ts';
import type { SampleStudyApi } from './sample-study-api.ts';
import type { SlackMessage, SlackSide, SlackView } from './slack-side.ts';

/** The parts that a person in the page acts on. */
export interface Played {
  readonly slack: SlackSide;
  readonly study: SampleStudyApi;
  readonly moves: Moves;
  readonly clock: Clock;
  /** Makes the app do everything that is due for it; left out: the app offers no such call. */
  readonly round?: (() => Promise<void>) | undefined;
}

/** The longest single move of the clock: a week. */
const MOST_HOURS = 168;
/** Past the app's next check, which sees a change upstream, in milliseconds. */
const CHECK_MS = (FOLLOW_CHECK_SECONDS + 1) * 1000;

/** A thing that the page still shows is gone: an old tab, or two clicks at once. */
class Gone extends Error {
  override readonly name = 'Gone';
}

function findView({ workspace }: SlackSide, id: string): SlackView {
  const view = [...workspace.modals, ...workspace.homes.values()].find((each) => each.id === id);
  if (!view) throw new Gone('the modal is closed');
  return view;
}

function findMessage({ workspace }: SlackSide, channel: string, ts: string): SlackMessage {
  const message = workspace.message(channel, ts);
  if (!message) throw new Gone('the message is gone');
  return message;
}

function findSource(slack: SlackSide, source: ActionSource): SlackMessage | SlackView {
  return 'view' in source ? findView(slack, source.view) : findMessage(slack, source.channel, source.ts);
}

async function typed(slack: SlackSide, action: PageAction & { do: 'type' }): Promise<PageAnswer> {
  const { channel, user, text, threadTs } = action;
  if (text.startsWith('/')) return slack.command(channel, user, text);
  return (await slack.say(channel, user, text, { threadTs })) ?? {};
}

/** Changes the sample study API, which the app has read before, and moves the clock so that it notices. */
async function changeStudy(
  { study, moves, clock, round }: Played,
  change: (study: SampleStudyApi, now: string) => void,
): Promise<PageAnswer> {
  await round?.().catch(() => undefined);
  change(study, sampleClock(clock.now()).minutes(0));
  await moves.forward(CHECK_MS);
  return {};
}

function courseOf({ courses }: SampleStudyApi, code: string) {
  const course = courses.find(({ realization }) => realization.code === code);
  if (!course) throw new Gone('there is no such course');
  return course.realization;
}

function nextLessons({ study, clock }: Played, code: string): SampleLesson[] {
  const now = sampleClock(clock.now()).minutes(0);
  return study.reservations.nextOf(code, now).map(({ id, startDate, endDate, resources }) => ({
    ...{ id, starts: startDate, ends: endDate },
    rooms: resources.filter(({ type }) => type === 'room').map((room) => room.code),
  }));
}

async function forward({ moves }: Played, hours: number): Promise<PageAnswer> {
  if (!(hours > 0 && hours <= MOST_HOURS)) throw new Error('the clock moves forward by up to a week');
  await moves.forward(hours * 3_600_000);
  return {};
}

/** An action in Slack's own window. */
type SlackAction = PageAction & {
  do:
    | 'type'
    | 'click'
    | 'suggest'
    | 'home'
    | 'shortcut'
    | 'messageShortcut'
    | 'submit'
    | 'close'
    | 'details'
    | 'look'
    | 'step';
};
/** An action that only a playground offers. */
type PlayAction = Exclude<PageAction, SlackAction>;

async function inSlack(slack: SlackSide, action: SlackAction): Promise<PageAnswer> {
  switch (action.do) {
    case 'type':
      return typed(slack, action);
    case 'click': {
      const { user, choices, choice } = action;
      const source = findSource(slack, action.source);
      return slack.click(source, action.target, { user, choices, ...(choice !== undefined && { choice }) });
    }
    case 'suggest': {
      const { user, target } = action;
      return slack.suggest(findSource(slack, action.source), target, action.typed, { user });
    }
    case 'home':
      return slack.openHome(action.user, { tab: action.tab });
    case 'shortcut':
      return slack.shortcut(action.callbackId, action.user);
    case 'messageShortcut': {
      const message = findMessage(slack, action.channel, action.ts);
      return slack.messageShortcut(action.callbackId, message, action.user);
    }
    case 'submit':
      return slack.submit(findView(slack, action.view), action.choices);
    case 'close':
      return (await slack.closeView(findView(slack, action.view))) ?? {};
    case 'details':
      return slack.openDetails(findMessage(slack, action.channel, action.ts), action.url, action.user);
    case 'look':
      return (await slack.lookAt(action.channel, action.user)) ?? {};
    case 'step':
      return (await slack.runStep(action.callbackId, action.inputs)).delivered;
  }
}

async function around(played: Played, action: PlayAction): Promise<PageAnswer> {
  const { slack, study } = played;
  switch (action.do) {
    case 'mode':
      study.mode = action.mode;
      slack.workspace.changed();
      return {};
    case 'onlyFourOperations':
      Object.assign(study, action.on ? FOUR_OPERATIONS : EVERY_EXTRA);
      slack.workspace.changed();
      return {};
    case 'forward':
      return forward(played, action.hours);
    case 'dates':
      return changeStudy(played, ({ changeDates }) => changeDates(action.code, action.dates));
    case 'presence':
      return changeStudy(played, ({ putBack, remove }) => (action.present ? putBack : remove)(action.code));
    case 'lessons':
      return { lessons: nextLessons(played, action.code) };
    case 'lesson':
      return changeStudy(played, ({ reservations }, now) =>
        reservations.change(action.id, action.change, now),
      );
    case 'addLesson':
      return changeStudy(played, (api, now) => api.reservations.add(courseOf(api, action.code), now));
    case 'putLessonsBack':
      return changeStudy(played, ({ reservations }) => reservations.putBack(action.code));
    case 'unarchive':
      slack.unarchive(action.channel);
      return {};
    case 'agent':
      slack.isAgent = action.on;
      slack.workspace.changed();
      return {};
    case 'locale':
      slack.setLocale(action.user, action.locale);
      return {};
  }
}

const PLAY = [
  ...['mode', 'onlyFourOperations', 'forward', 'dates', 'presence', 'unarchive', 'locale', 'agent'],
  ...['lessons', 'lesson', 'addLesson', 'putLessonsBack'],
];

function isPlay(action: PageAction): action is PlayAction {
  return PLAY.includes(action.do);
}

/** The app asks about a course that was looked up what the study API offers: here at once, so that all of it can be tried. */
function findOutSoon({ study, round }: Played): void {
  const wasAsked = study.calls.some(({ path }) => path === '/reservation/search');
  if (study.calls.length > 0 && !wasAsked) void round?.().catch(() => undefined);
}

/** Carries out in the workspace what a person did in the page. */
export async function perform(played: Played, action: PageAction): Promise<PageAnswer> {
  if (isPlay(action)) return around(played, action);
  const answer = await inSlack(played.slack, action);
  findOutSoon(played);
  return answer;
}
