/** Parts of the composition root that stand alone: what goes on in the background. */
import { EventEmitter } from 'node:events';
import type { WebClient } from '@slack/web-api';
import type { CalendarRoutesOptions } from './calendar/addresses.ts';
import type { Config } from './config.ts';
import { createRender } from './features/reminders/messages.ts';
import type { Language } from './language.ts';
import type { Log } from './ops/log.ts';
import type { StudyObserver } from './ops/metrics.ts';
import { withTimeout } from './primitives.ts';
import { factsOf } from './reminders/followed.ts';
import { createReminderRunner, type ReminderRunner } from './reminders/runner.ts';
import type { Answering } from './slack/answer.ts';
import { languageOfLocale, openDirect, type Profile, slackProfile } from './slack/locale.ts';
import type { PersonKey, Store } from './store/store.ts';
import type { StudyGateway } from './study-client/gateway.ts';
import type { StudyClient } from './study-client/model.ts';
import type { Timing } from './study-client/timing.ts';

const HOUR = 3_600_000;

/** Replacements for the outside world in a test. */
export interface Outside {
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly log?: Log;
  /** Waits until a pass may call Slack again; in real time by default. */
  readonly pace?: () => () => Promise<void>;
  /** How long Slack's locale of a person is remembered, in milliseconds. */
  readonly rememberLocales?: number;
  /** The study API of another university: `docs/another-university.md`. */
  readonly gateway?: StudyGateway;
  /** Durations and bounds of the study client that replace its own. */
  readonly studyTiming?: Partial<Timing>;
  /** For how long HTTP requests are still taken after a stop began, in milliseconds. */
  readonly drainMs?: number;
  /** Called once when the socket to Slack is lost for good. By default nothing happens. */
  readonly onGivenUp?: (message: string) => void;
}

/** The parts that need no store. */
export interface Base {
  readonly context: Omit<Answering, 'languages' | 'noteShown' | 'acted'>;
  readonly study: StudyClient;
  readonly observer: StudyObserver;
  readonly outside: Outside;
}

interface RemindersOptions {
  readonly store: Store;
  readonly clientOf: (workspace: string) => Promise<WebClient>;
  readonly changed: (person: PersonKey) => void;
}

export function remindersOf(
  { reminders, links, support, study: { runSuffixes } }: Config,
  base: Base,
  { store, clientOf, changed }: RemindersOptions,
): ReminderRunner {
  const { now, jobs, zone, metrics, limits } = base.context;
  const { pace } = base.outside;
  const runner = createReminderRunner({
    study: base.study,
    store,
    clientOf,
    now,
    jobs,
    metrics,
    render: createRender(zone, links, support),
    horizonMs: reminders.horizonHours * HOUR,
    checkEveryMs: reminders.checkSeconds * 1000,
    suffixes: runSuffixes,
    onTold: ({ workspace, target, kind }) => kind === 'person' && changed({ workspace, user: target }),
    ...(pace && { pace }),
  });
  // Reminders are for all followers: the person whose request starts a pass is not charged for it.
  const uncharged = (pass: ReminderRunner['look']) => (workspace: string) =>
    limits.apart(() => pass(workspace));
  return { ...runner, nudge: uncharged(runner.nudge), look: uncharged(runner.look) };
}

/** A course's facts for a calendar, and when they were read. */
export function calendarFacts(study: StudyClient): CalendarRoutesOptions['find'] {
  return async (code, language) => {
    const { value, fetchedAt } = await study.realization(code, language);
    return { facts: factsOf(value, language), readAt: fetchedAt };
  };
}

/** What Slack tells of a person. `language`: the configuration's, where Coursebell does not speak theirs. */
type ToldProfile = Profile & { readonly language?: Language | undefined };

/** Asks Slack about people. `told` hears each answer, or that there is none: others keep something of what it said before. */
export function peopleInSlack(clientOf: (workspace: string) => Promise<WebClient>, otherwise: Language) {
  const told = new EventEmitter<{
    profile: [person: PersonKey, profile: ToldProfile];
    nothing: [person: PersonKey];
  }>();
  const profileOf = async ({ workspace, user }: PersonKey): Promise<ToldProfile> => {
    try {
      const profile = await slackProfile(await clientOf(workspace), user);
      const { locale } = profile;
      const language = locale === undefined ? undefined : (languageOfLocale(locale) ?? otherwise);
      const all = { ...profile, language };
      told.emit('profile', { workspace, user }, all);
      return all;
    } catch (error) {
      told.emit('nothing', { workspace, user });
      throw error;
    }
  };
  return {
    told,
    profileOf,
    /**
     * Opens the direct conversation with a person, if it is not known, as `openDirect` of Slack's side does. A profile that
     * does not come soon is missing: it can be read later.
     */
    openDirect: async (workspace: string, user: string, known?: string) => {
      const read = withTimeout(profileOf({ workspace, user }), PATIENCE).then((profile) => {
        if (!profile) told.emit('nothing', { workspace, user });
        return profile;
      });
      const [conversation, profile] = await Promise.all([
        known ?? onceMore(async () => openDirect(await clientOf(workspace), user)),
        // A missing zone is no reason to refuse: another serves until it is known.
        read.catch(() => undefined),
      ]);
      return conversation === undefined
        ? undefined
        : { conversation, zone: profile?.zone, language: profile?.language };
    },
  };
}

/** How long an answer waits for what Slack says of a person, and for one call before it is made once more, in milliseconds. */
const PATIENCE = 1_000;

/** Does work that can be done twice; once more beside it, where it takes long. Rejects if none of them went well. */
async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  const first = work().then((value) => ({ value }));
  const soon = await withTimeout(first, PATIENCE);
  if (soon) return soon.value;
  return Promise.any([first.then(({ value }) => value), work()]).catch((error: unknown) =>
    Promise.reject(error instanceof AggregateError ? error.errors[0] : error),
  );
}
