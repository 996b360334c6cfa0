/** One Slack workspace in memory: its people, its channels, and all messages. */
import type {
  SlackBlock,
  SlackChannel,
  SlackDetails,
  SlackMessage,
  SlackPrompts,
  SlackUser,
  SlackView,
  StepRun,
} from './types.ts';

export const TEAM = { id: 'T0CAMPUS01', domain: 'sample-campus', name: 'Sample Campus' } as const;
export const BOT = {
  userId: 'U0BELL0001',
  botId: 'B0BELL0001',
  appId: 'A0BELL0001',
  name: 'Coursebell',
} as const;

/** The people of the sample workspace. */
const USERS: readonly SlackUser[] = [
  {
    id: 'U0SAM00001',
    name: 'sam',
    realName: 'Sam Sample',
    locale: 'en-GB',
    timeZone: 'Europe/Helsinki',
    isAdmin: false,
  },
  {
    id: 'U0AINO0002',
    name: 'aino',
    realName: 'Aino Esimerkki',
    locale: 'fi-FI',
    timeZone: 'Europe/Helsinki',
    isAdmin: false,
  },
];

/** The fields of a new message. */
type NewMessage = Pick<SlackMessage, 'channel' | 'author' | 'text'> & {
  readonly blocks?: readonly SlackBlock[];
  readonly threadTs?: string | undefined;
  readonly onlyFor?: string | undefined;
  readonly command?: string | undefined;
  /** When it is posted, in epoch milliseconds; left out: now. */
  readonly at?: number;
};

/** The state of the workspace. Code that changes an object in place calls `changed()`. */
export interface Workspace {
  readonly users: readonly SlackUser[];
  readonly channels: readonly SlackChannel[];
  readonly messages: readonly SlackMessage[];
  /** Open modals, the lowest of each person's stack first. */
  readonly modals: readonly SlackView[];
  /** The published Home view of each person who has one. */
  readonly homes: ReadonlyMap<string, SlackView>;
  /** Steps that workflows have run, the oldest first. */
  readonly steps: readonly StepRun[];
  addStep(run: StepRun): void;
  /** The channel that each person looks at beside the app. */
  readonly viewed: ReadonlyMap<string, string>;
  look(user: string, channel: string): void;
  /** What the app suggests to each person. */
  readonly prompts: ReadonlyMap<string, SlackPrompts>;
  suggest(user: string, prompts: SlackPrompts): void;
  /** The details that each person has open. */
  readonly details: ReadonlyMap<string, SlackDetails>;
  showDetails(details: SlackDetails): void;
  /** Types of blocks that Slack refuses for now, on every surface. */
  readonly refusedBlocks: ReadonlySet<string>;
  /** By id, by name, or by `#name`; a person's id means their direct message with the bot. */
  channel(idOrName: string): SlackChannel | undefined;
  /** Adds a conversation. */
  addChannel(channel: SlackChannel): void;
  /** By id or by name. */
  user(idOrName: string): SlackUser | undefined;
  message(channel: string, ts: string): SlackMessage | undefined;
  post(message: NewMessage): SlackMessage;
  remove(message: SlackMessage): void;
  /** One person's open modals, the lowest first. */
  stack(user: string): SlackView[];
  setStack(user: string, views: readonly SlackView[]): void;
  setHome(view: SlackView): void;
  /** A new, unique message time, in Slack's form `seconds.micros`. */
  nextTs(): string;
  changed(): void;
  /** Calls back after each change, until the returned function is called. */
  on(listener: () => void): () => void;
  /** Calls back with each new message, of any author. */
  onPost(listener: (message: SlackMessage) => void): void;
}

function sampleChannels(): SlackChannel[] {
  const directMessages = USERS.map(
    ({ id }): SlackChannel => ({
      id: `D${id.slice(1)}`,
      name: id,
      kind: 'im',
      botIsMember: true,
      isArchived: false,
    }),
  );
  return [
    { id: 'C0COURSES1', name: 'it-courses', kind: 'channel', botIsMember: true, isArchived: false },
    { id: 'C0RANDOM01', name: 'random', kind: 'channel', botIsMember: false, isArchived: false },
    ...directMessages,
  ];
}

function listeners(): Pick<Workspace, 'changed' | 'on'> {
  const all = new Set<() => void>();
  return {
    changed: () => {
      for (const listener of all) listener();
    },
    on: (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}

/** Message times go up even when the clock stands still or is moved back. */
function timestamps(now: () => number): (at?: number) => string {
  let last = 0;
  return (at = now()) => {
    last = Math.max(Math.round(at * 1000), last + 1);
    return `${Math.floor(last / 1e6)}.${String(last % 1e6).padStart(6, '0')}`;
  };
}

type Readers = Pick<Workspace, 'users' | 'channels'>;

/** The Slack language of the reader of the app's message, if there is only one. */
function localeFor(
  { users, channels }: Readers,
  { author, channel, onlyFor }: NewMessage,
): string | undefined {
  if (author.kind !== 'app') return undefined;
  const partner = channels.find(({ id, kind }) => id === channel && kind === 'im')?.name;
  return users.find(({ id }) => id === (onlyFor ?? partner))?.locale;
}

/** All messages, oldest first. */
function conversation(
  messages: SlackMessage[],
  readers: Readers,
  nextTs: (at?: number) => string,
  changed: () => void,
): Pick<Workspace, 'message' | 'post' | 'remove' | 'onPost'> {
  const hearers: ((message: SlackMessage) => void)[] = [];
  return {
    onPost: (listener) => void hearers.push(listener),
    message: (channel, ts) => messages.find((each) => each.channel === channel && each.ts === ts),
    post: ({ at, ...fields }) => {
      const locale = localeFor(readers, fields);
      const message: SlackMessage = { ...fields, locale, ts: nextTs(at), blocks: fields.blocks ?? [] };
      messages.push(message);
      changed();
      for (const hear of hearers) hear(message);
      return message;
    },
    remove: (message) => {
      const index = messages.indexOf(message);
      if (index >= 0) messages.splice(index, 1);
      changed();
    },
  };
}

/** Open modals, and each person's Home. */
function views(changed: () => void): Pick<Workspace, 'modals' | 'homes' | 'stack' | 'setStack' | 'setHome'> {
  const modals: SlackView[] = [];
  const homes = new Map<string, SlackView>();
  return {
    modals,
    homes,
    stack: (user) => modals.filter((each) => each.user === user),
    setStack: (user, stack) => {
      modals.splice(0, modals.length, ...modals.filter((each) => each.user !== user), ...stack);
      changed();
    },
    setHome: (view) => {
      homes.set(view.user, view);
      changed();
    },
  };
}

/** A workspace with two channels (the bot is a member of the first), and a direct message for each person. */
export function createWorkspace(now: () => number, refusedBlocks: ReadonlySet<string>): Workspace {
  const users = USERS.map((user) => ({ ...user }));
  const channels = sampleChannels();
  const messages: SlackMessage[] = [];
  const steps: StepRun[] = [];
  const details = new Map<string, SlackDetails>();
  const viewed = new Map<string, string>();
  const prompts = new Map<string, SlackPrompts>();
  const nextTs = timestamps(now);
  const { changed, on } = listeners();
  return {
    users,
    channels,
    messages,
    steps,
    addStep: (run) => {
      steps.push(run);
      changed();
    },
    viewed,
    look: (user, channel) => {
      viewed.set(user, channel);
      changed();
    },
    prompts,
    suggest: (user, suggested) => {
      prompts.set(user, suggested);
      changed();
    },
    details,
    showDetails: (shown) => {
      details.set(shown.user, shown);
      changed();
    },
    refusedBlocks,
    channel: (wanted) =>
      channels.find(({ id, name }) => id === wanted || name === wanted || `#${name}` === wanted),
    addChannel: (channel) => {
      channels.push(channel);
      changed();
    },
    user: (wanted) => users.find(({ id, name }) => id === wanted || name === wanted),
    ...conversation(messages, { users, channels }, nextTs, changed),
    ...views(changed),
    nextTs,
    changed,
    on,
  };
}

/** Waits until the workspace meets a condition, without polling; rejects when it does not within so many milliseconds. */
export function until<T>(workspace: Workspace, read: () => T | undefined, ms = 100_000): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`nothing came in ${ms} ms`));
    }, ms);
    const look = (): void => {
      const found = read();
      if (found === undefined) return;
      clearTimeout(timer);
      stop();
      resolve(found);
    };
    const stop = workspace.on(look);
    look();
  });
}
