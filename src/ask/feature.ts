/**
 * What a feature is: how requests are read, and how they are answered. Features never see a Slack payload;
 * the listeners bring every surface to an `Ask`, and every `Ask` to a card.
 */
import type { EntityMetadata, KnownBlock } from '@slack/types';
import type { z } from 'zod';
import type { Card, Modal, Reader } from '../cards/card.ts';
import type { Language } from '../language.ts';
import type { Intent, Intents } from '../reading/intents.ts';
import type { RealizationCode } from '../study-client/model.ts';
import type { Action, Filled, FilledForm, FormKind } from './actions.ts';
import { requestKept } from './again.ts';
import type { RunStep, StepName } from './declared.ts';
import type { WithoutNames } from './guide-names.ts';
import type { Conversation, Place } from './place.ts';
import type { Question, Seeking, TypedName } from './question.ts';

/**
 * - `guess`: words that nothing knows are looked for
 * - `unknown-name`: no course of a name is known
 * - `hint`: the question was not understood, or it is asked which course is meant
 * - `how`: it tells how something is done
 * - `follow`: courses are followed, or that is offered
 * - `stop`, `of-all`: courses that are followed are stopped, or all of them
 */
type AskKind = 'guess' | 'unknown-name' | 'hint' | 'how' | 'follow' | 'stop' | 'of-all';

/** A request of some feature, ready to be answered, and small enough to travel in a button. */
export interface Ask {
  readonly feature: string;
  /** The request as JSON: what `Feature.revive` takes. */
  readonly request: unknown;
  /** Whether others in the channel may want to see the answer; usage and hints are for one person. */
  readonly shareable: boolean;
  /**
   * Whether answering changes something. If so, it is charged for before it begins, and never refused later.
   */
  readonly writes?: boolean;
  /** What sort of answer it is, where reading on depends on it. */
  readonly kind?: AskKind;
  /** What was probably meant instead, as it is typed: a button does it. */
  readonly meant?: { readonly typed: string; readonly ask: Ask };
  /** What the answer tells beside, where a question asked for more than one thing. */
  readonly tells?: readonly Ask[];
  /** Finds and renders. Rejects with an error of `errors.ts`. */
  card(reader: Reader, place: Place): Promise<Card>;
  /**
   * The same without waiting; undefined: `card` finds it. Throws only errors that `card` would report, too.
   */
  atHand?(reader: Reader, place: Place): Card | undefined;
}

/** A slash command, or one of its subcommands, that is read to an `R`. */
interface Command<R> {
  /** Such as `/course`. */
  readonly command: string;
  /** The first word, such as `unit`; `parse` does not get it. Absent: the command takes everything else. */
  readonly subcommand?: string;
  /** Other words for the subcommand. */
  readonly also?: readonly string[];
  /** It looks the names behind it up itself. */
  readonly findsNames?: true;
  /** Whether a subcommand takes these words; absent: it takes all. Others go to the command itself. */
  takes?(typed: string): boolean;
  /** Reads what was typed after the command. Throws `InvalidRequest`. */
  parse(typed: string): R;
  /** Whether a fact may be asked behind a subcommand: then it is read as a question. */
  readonly mayAsk?: true;
  /**
   * Whether a lower-case word may stand behind a subcommand that takes no course; the answer tells which others were not
   * used. Ordinary speech may. Absent: `parse` tells what it can't read.
   * @param words all of them, in lower case
   */
  knows?(word: string, words: readonly string[]): boolean;
  /** Whether a text means the same for every person. Such a text is read once for all. */
  isPlain?(typed: string): boolean;
  /**
   * The request of the command with nothing after it. Absent or undefined: a command is answered with the
   * usage, a subcommand by `parse`.
   */
  alone?(place: Place): Promise<R | undefined>;
  /**
   * The request of words, other than codes, that name something known; undefined: they go to `parse`.
   * @param strictly leaves out names that only resemble the words; `codes` are those in them that are known, of any form
   */
  named?(typed: string, place: Place, strictly: boolean, codes: KnownCodes): Promise<R | undefined>;
}

/** Codes in a text of which it is known what they are: of student groups, course units or runs. */
export interface KnownCodes extends Pick<Question, 'units' | 'codes'> {
  readonly groups: readonly string[];
}

/** A command as the listeners see it. */
export type CommandRoute = Command<Ask>;

/** What a pressed button does. `link`: Slack opens an address by itself. */
export type ActionRoute =
  | { readonly does: 'link'; readonly id: string }
  | {
      readonly does: 'open';
      readonly id: string;
      read(value: string | undefined): OpenModal | undefined;
      /** What the button means to a person who says yes to it and sees no page; left out: it can only be pressed. */
      said?(value: string | undefined): Ask | undefined;
    }
  | { readonly does: 'replace'; readonly id: string; read(value: string | undefined): Replace | undefined };

/** Opens a modal over the conversation. */
export interface OpenModal {
  /** Shown while the content is being found. */
  title(language: Language): string;
  modal(reader: Reader, place: Place): Promise<Modal>;
}

/**
 * Puts another answer in the place of the button's message, such as the next page. In a modal it replaces the
 * content.
 */
export interface Replace {
  readonly language: Language;
  readonly ask: Ask;
  /** Answers the presser alone and leaves the button's message as it is. */
  readonly beside?: true;
}

/** Takes the input of a form. */
interface FormRoute {
  readonly id: string;
  /** Undefined if it is not one of ours. */
  read(metadata: string | undefined, filled: Filled): Submission | undefined;
}

/** A form that was sent. */
export interface Submission {
  /** Shown while the result is being found. */
  title(language: Language): string;
  /** As in `Ask`. */
  readonly writes: boolean;
  /** Rejects with an error of `errors.ts`. */
  submit(reader: Reader, place: Place): Promise<Submitted>;
}

/** What follows a form: nothing, errors by block, another page, or the answer to a request. */
export type Submitted =
  | 'done'
  | { readonly errors: Readonly<Record<string, string>> }
  | { readonly modal: Modal }
  | { readonly ask: Ask };

/** Suggests options while a person types into a menu. */
interface SuggestRoute {
  /** The menu's action id. */
  readonly id: string;
  suggest(typed: string, reader: Reader, place: Place): Promise<readonly Suggestion[]>;
}

/** An option that is suggested; outside text. */
export interface Suggestion {
  readonly text: string;
  readonly value: string;
}

/** What a shortcut does: a global one opens a modal, one on a message answers about the message's text. */
type ShortcutRoute =
  | ({ readonly does: 'open'; readonly id: string } & OpenModal)
  | {
      readonly does: 'answer';
      readonly id: string;
      /** @param words all words of the message, as Slack sends them. Throws `InvalidRequest`. */
      read(words: string): Ask;
    };

/** A feature as the listeners see it. */
export interface Feature {
  readonly name: string;
  readonly commands: readonly CommandRoute[];
  readonly actions: readonly ActionRoute[];
  readonly forms: readonly FormRoute[];
  readonly suggests: readonly SuggestRoute[];
  readonly shortcuts: readonly ShortcutRoute[];
  /** What the feature can be asked for in words. */
  readonly intents: readonly Intent<ReadQuestion>[];
  /**
   * Makes an `Ask` of a request that has travelled through Slack; undefined if it is no request of this
   * feature.
   */
  revive(request: unknown): Ask | undefined;
}

/** All features, and the answers that belong to none of them. */
export interface Features {
  readonly list: readonly Feature[];
  /** The commands that can be typed; with what was not understood, and the command that was probably meant. */
  usage(unknown?: { input: string; nearest?: string | undefined }): Ask;
  /**
   * A short hint for a question that no feature understands, or a question back.
   * @param named the names in it, if codes stood in their place
   */
  hint(question: Question, named?: Question['named']): Promise<Ask>;
  /** What can be asked for in words. */
  readonly intents: Intents<ReadQuestion>;
  /** What was said at a place before, as far as a question may be about it: a course that it names stands in the place of others. */
  conversationFor(question: Question, place: Place): Conversation;
  /** A text without the names that stand beside their codes. Never rejects. */
  withoutGuideNames(text: string, place: Place): Promise<WithoutNames>;
  /** Those of the names that are not their courses'. It is known once these were looked up. Never rejects. */
  wrongNames(names: readonly TypedName[], place: Place): Promise<readonly string[]>;
  /** The question with codes in the place of the names of known courses. Never rejects. */
  withNamedCodes(question: Question, place: Place, seeking?: Seeking): Promise<Question>;
  /** The courses whose enrollment is as a question says: "open", "closing this week"; undefined: it names something. */
  windows(question: Question): Ask | undefined;
  /** The runs of a name, narrowed by what a question says beside it. */
  runs(question: Question, named: { readonly name: string; readonly codes: readonly string[] }): Ask;
  /** Whether names are looked for in the whole catalogue. */
  searchesNames(): boolean;
  /** Whether they are, or a question may be the first to show it. */
  maySearchNames(): boolean;
  /** What a person, or a channel, is greeted with. May reject. */
  greeting(whom: 'person' | 'channel', reader: Reader, place: Place): Promise<Card>;
  /** The student group that a person has said to be in. Never rejects. */
  ownGroup(place: Place): Promise<string | undefined>;
  /** What Home shows to a person: at most 100 blocks. Rejects with an error of `errors.ts`. */
  home(reader: Reader, place: Place): Promise<HomeBlocks>;
  /** The course of the place's channel, or of the channel beside it; undefined if there is none. Never rejects. */
  linked(place: Place): Promise<string | undefined>;
  /** Links to pages of courses; undefined: no pages are configured. */
  readonly links: CourseLinks | undefined;
  /** What a step of a workflow does. */
  step(name: StepName): RunStep;
  /** Codes in messages that were not addressed to Coursebell. */
  readonly codes: SpottedCodes;
}

/** Home, and the same in plainer blocks, in case Slack refuses the first. */
export interface HomeBlocks {
  readonly blocks: readonly KnownBlock[];
  readonly plainer?: readonly KnownBlock[];
}

/** What a link in a message leads to. */
export interface LinkedCourse {
  /** The code of the course, or of the unit whose runs are shown. */
  readonly name: string;
  /** A compact list. */
  readonly card: Card;
  /** Undefined if there is not just one course. */
  readonly entity?: EntityMetadata;
}

/** Courses whose pages are linked. */
export interface CourseLinks {
  /** The code or id at an address; undefined for other addresses. */
  courseAt(address: string): string | undefined;
  /** Rejects with an error of `errors.ts`. */
  find(asked: string, reader: Reader, place: Place): Promise<LinkedCourse>;
  /** The same with all details. Rejects with an error of `errors.ts`. */
  details(asked: string, reader: Reader): Promise<EntityMetadata>;
}

/** Answers codes that were only mentioned. */
interface SpottedCodes {
  /** Those that the workspace has seen. Never rejects. */
  seen(codes: readonly RealizationCode[], place: Place): Promise<RealizationCode[]>;
  /** The codes that exist; a code that can't be looked up counts as missing. */
  existing(codes: readonly RealizationCode[], language: Language): Promise<RealizationCode[]>;
  /** A compact answer. */
  ask(codes: readonly RealizationCode[]): Ask;
}

/** Reads a question for one intent; undefined if it is none of that. May reject with `InvalidRequest`. */
export type ReadQuestion = (question: Question, conversation: Conversation) => Promise<Ask | undefined>;

/** Makes an `Ask` of a request that has travelled through a button; undefined if it is not one of ours. */
export function reviveAsk({ list }: Features, feature: string, request: unknown): Ask | undefined {
  return list.find(({ name }) => name === feature)?.revive(request);
}

/** Makes an `Ask` of a feature's request. Throws a TypeError where it is none of the feature's. */
export function askFor<R>(feature: Feature | undefined, request: R): Ask {
  const made = feature?.revive(request);
  if (!made) throw new TypeError(`a request that is none of ${feature?.name}`);
  return made;
}

/** The route of a button, by its action id without an index. */
export function routeOf({ list }: Features, id: string): ActionRoute | undefined {
  return list.flatMap(({ actions }) => actions).find((route) => route.id === id);
}

// How a feature describes itself. The request type stays inside; the listeners see a `Feature`.

/** Makes an `Ask` of a feature's request. */
type AskOf<R> = (request: R) => Ask;

/** The parts of a feature beside requests: buttons, menus, forms and shortcuts. */
interface SpecBeside<R> {
  readonly name: string;
  readonly actions?: readonly ((ask: AskOf<R>) => ActionRoute)[];
  readonly forms?: readonly ((ask: AskOf<R>) => FormRoute)[];
  readonly suggests?: readonly SuggestRoute[];
  readonly shortcuts?: readonly ((ask: AskOf<R>) => ShortcutRoute)[];
}

/** Reads a question to a feature's request; undefined if it is none of that intent. */
export type Reads<R> = (
  question: Question,
  conversation: Conversation,
) => R | undefined | Promise<R | undefined>;

/** A feature as it describes itself, with its own request type. */
interface FeatureSpec<R> extends SpecBeside<R> {
  readonly request: z.ZodType<R>;
  readonly commands: readonly Command<R>[];
  readonly intents?: readonly Intent<Reads<R>>[];
  readonly answer: (request: R, reader: Reader, place: Place) => Promise<Card>;
  /** The same answer without waiting; undefined: `answer` finds it. */
  readonly atHand?: (request: R, reader: Reader, place: Place) => Card | undefined;
  /** What of a request is kept for a question that goes on from it, such as "and on Friday?". Left out: nothing is. */
  readonly kept?: (request: R) => object | undefined;
  /** False: answers have no **Share to channel** button; left out: all have one. */
  readonly shareable?: false | ((request: R) => boolean);
  /** Whether a request changes something; left out: none does. */
  readonly writes?: (request: R) => boolean;
  /** What sort of answer a request has; left out: none that matters. */
  readonly kind?: (request: R) => AskKind | undefined;
}

/** Builds a feature from its description; the request type stays inside. */
export function defineFeature<R>(spec: FeatureSpec<R>): Feature {
  const keeping = (card: Card, request: R): Card => {
    const kept = card.search === undefined ? spec.kept?.(request) : undefined;
    return kept ? { ...card, search: requestKept(spec.name, kept) } : card;
  };
  const kindOf = (request: R): Pick<Ask, 'kind'> => {
    const kind = spec.kind?.(request);
    return kind === undefined ? {} : { kind };
  };
  const ask = (request: R): Ask => ({
    feature: spec.name,
    request,
    shareable: typeof spec.shareable === 'function' ? spec.shareable(request) : (spec.shareable ?? true),
    writes: spec.writes?.(request) ?? false,
    ...kindOf(request),
    card: async (reader, place) => keeping(await spec.answer(request, reader, place), request),
    ...(spec.atHand && {
      atHand: (reader, place) => {
        const card = spec.atHand?.(request, reader, place);
        return card && keeping(card, request);
      },
    }),
  });
  return {
    name: spec.name,
    commands: spec.commands.map((command) => commandRoute(command, ask)),
    actions: (spec.actions ?? []).map((action) => action(ask)),
    forms: (spec.forms ?? []).map((form) => form(ask)),
    suggests: spec.suggests ?? [],
    shortcuts: (spec.shortcuts ?? []).map((shortcut) => shortcut(ask)),
    intents: (spec.intents ?? []).map((intent) => intentAsking(intent, ask)),
    revive: (request) => {
      const parsed = spec.request.safeParse(request);
      return parsed.success ? ask(parsed.data) : undefined;
    },
  };
}

/** An intent whose request is an `Ask`. */
const intentAsking = <R>({ read, ...intent }: Intent<Reads<R>>, ask: AskOf<R>): Intent<ReadQuestion> => ({
  ...intent,
  read: async (question, conversation) => {
    const request = await read(question, conversation);
    return request === undefined ? undefined : ask(request);
  },
});

function commandRoute<R>(command: Command<R>, ask: AskOf<R>): CommandRoute {
  const { parse, alone, named, ...route } = command;
  const asked = async (request: Promise<R | undefined>): Promise<Ask | undefined> => {
    const known = await request;
    return known === undefined ? undefined : ask(known);
  };
  return {
    ...route,
    parse: (typed) => ask(parse(typed)),
    ...(alone && { alone: (place) => asked(alone(place)) }),
    ...(named && { named: (...typed) => asked(named(...typed)) }),
  };
}

/**
 * An action that opens a modal. `title` is shown while `modal` is being found. `modal` must change nothing:
 * only later it is known whether Slack opens the modal. Changes are for forms.
 * @param said the request that the page would make of the person alone
 */
export function opens<R, V>(
  action: Action<V>,
  title: (language: Language) => string,
  modal: (value: V, reader: Reader, place: Place) => Promise<Modal>,
  said?: (value: V) => R,
): (ask: AskOf<R>) => ActionRoute {
  return (ask) => ({
    does: 'open',
    id: action.id,
    read: (text) => {
      const read = action.read(text);
      return read && { title, modal: (reader, place) => modal(read.value, reader, place) };
    },
    ...(said && {
      said: (text) => {
        const read = action.read(text);
        return read && ask(said(read.value));
      },
    }),
  });
}

/**
 * An action that replaces its own message by the answer to another request.
 * @param where `beside`: it answers the person who presses alone, and leaves its own message as it is
 */
export function replaces<R, V>(
  action: Action<V>,
  request: (value: V) => R,
  where?: 'beside',
): (ask: AskOf<R>) => ActionRoute {
  return (ask) => ({
    does: 'replace',
    id: action.id,
    read: (text) => {
      const read = action.read(text);
      if (!read) return undefined;
      return { language: read.language, ask: ask(request(read.value)), ...(where && { beside: true }) };
    },
  });
}

/**
 * How a submitted form is carried out. `title` is shown meanwhile, if that takes a while.
 * @param effects `reads`: the form changes nothing, so an answer that is at hand is free
 */
export function submits<R, V, S>(
  form: FormKind<V, S>,
  title: (language: Language) => string,
  submit: (filled: FilledForm<V, S>, reader: Reader, place: Place, ask: AskOf<R>) => Promise<Submitted>,
  effects: 'reads' | 'writes' = 'writes',
): (ask: AskOf<R>) => FormRoute {
  return (ask) => ({
    id: form.id,
    read: (metadata, given) => {
      const filled = form.read(metadata, given);
      return (
        filled && {
          title,
          writes: effects === 'writes',
          submit: (reader, place) => submit(filled, reader, place, ask),
        }
      );
    },
  });
}
