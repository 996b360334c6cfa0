/**
 * What a feature is: how requests are read, and how they are answered. Features never see a Slack payload;
 * the listeners bring every surface to an `Ask`, and every `Ask` to a card.
 */
import type { KnownBlock } from '@slack/types';
import type { Card, Modal, Reader } from '../cards/card.ts';
import type { Language } from '../language.ts';
import type { RealizationCode } from '../study-client/model.ts';
import type { Filled } from './form.ts';
import type { Question } from './question.ts';

/** Who asks, and where. A feature needs it to act for a person or a channel. */
export interface Place {
  readonly workspace: string;
  readonly user: string;
  /** The conversation's id; undefined if there is none, as in a modal. */
  readonly conversation: string | undefined;
  /** Whether it is a group direct message, to which no app can be invited; undefined: not known. */
  readonly isGroup?: boolean | undefined;
}

/**
 * The person at a place. Throws a TypeError if the workspace or the user is unknown: nothing is kept of
 * nobody.
 */
export function personAt({ workspace, user }: Place): Pick<Place, 'workspace' | 'user'> {
  if (workspace === '' || user === '') throw new TypeError('nobody of whom something is kept');
  return { workspace, user };
}

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
  /** Finds and renders. Rejects with an error of `errors.ts`. */
  card(reader: Reader, place: Place): Promise<Card>;
  /**
   * The same without waiting; undefined: `card` finds it. Throws only errors that `card` would report, too.
   */
  atHand?(reader: Reader, place: Place): Card | undefined;
}

/** A slash command, or one of its subcommands, as a feature takes it. */
export interface CommandRoute {
  /** Such as `/course`. */
  readonly command: string;
  /** The first word, such as `unit`; `read` does not get it. Absent: the route takes everything else. */
  readonly subcommand?: string;
  /** Other words for the subcommand, mostly Finnish and Swedish. */
  readonly also?: readonly string[];
  /** Reads what was typed after the command. Throws `InvalidRequest`. */
  read(typed: string): Ask;
  /** Whether a text means the same whoever types it. Such a text is read once for all. */
  isPlain?(typed: string): boolean;
  /**
   * What the command asks for with nothing after it. Absent or undefined: a command is answered with the
   * usage, a subcommand by `read`.
   */
  alone?(place: Place): Promise<Ask | undefined>;
  /**
   * The request of words, other than codes, that name something known; undefined: they go to `read`.
   * @param strictly leaves out names that only resemble the words
   */
  named?(typed: string, place: Place, strictly: boolean): Promise<Ask | undefined>;
}

/** What a pressed button does. `link`: Slack opens an address by itself. */
export type ActionRoute =
  | { readonly does: 'link'; readonly id: string }
  | { readonly does: 'open'; readonly id: string; read(value: string | undefined): OpenModal | undefined }
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
export interface FormRoute {
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

/** Suggests options while somebody types into a menu. */
export interface SuggestRoute {
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
export type ShortcutRoute =
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
  /** Reads a free-text question; undefined if it is none for this feature. */
  question(question: Question): Ask | undefined;
  /**
   * Makes an `Ask` of a request that has travelled through Slack; undefined if it is no request of this
   * feature.
   */
  revive(request: unknown): Ask | undefined;
}

/** All features, and the answers that belong to none of them. */
export interface Features {
  /** In the order in which they are offered a free-text question. */
  readonly list: readonly Feature[];
  /**
   * The commands that can be typed; with the word that was not understood, and the command that was probably
   * meant.
   */
  usage(unknown?: { input: string; nearest?: string | undefined }): Ask;
  /** A short hint for a question that no feature understands; it asks back about a lone number. */
  hint(number: string | undefined): Ask;
  /**
   * The request of a question that names something known, for questions that no feature understands; else
   * undefined.
   */
  named(question: Question, place: Place): Promise<Ask | undefined>;
  /** The language of a question, beside the names in it. Never rejects. */
  spoken(question: Question, place: Place): Promise<Language | undefined>;
  /** What Home shows to a person: at most 100 blocks. Rejects with an error of `errors.ts`. */
  home(reader: Reader, place: Place): Promise<readonly KnownBlock[]>;
  /** Codes in messages that nobody addressed to Coursebell. */
  readonly codes: SpottedCodes;
}

/** Answers codes that were only mentioned. */
interface SpottedCodes {
  /** The codes that exist; a code that can't be looked up counts as missing. */
  existing(codes: readonly RealizationCode[], language: Language): Promise<RealizationCode[]>;
  /** A compact answer. */
  ask(codes: readonly RealizationCode[]): Ask;
}

/** Makes an `Ask` of a request that has travelled through a button; undefined if it is not one of ours. */
export function reviveAsk({ list }: Features, feature: string, request: unknown): Ask | undefined {
  return list.find(({ name }) => name === feature)?.revive(request);
}

/** The route of a button, by its action id without an index. */
export function routeOf({ list }: Features, id: string): ActionRoute | undefined {
  return list.flatMap(({ actions }) => actions).find((route) => route.id === id);
}
