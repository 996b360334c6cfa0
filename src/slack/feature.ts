/**
 * What a feature is: how requests are read, and how they are answered. Features never see a Slack payload;
 * the listeners bring every surface to an `Ask`, and every `Ask` to a card.
 */
import type { KnownBlock } from '@slack/types';
import type { Card, Modal, Reader } from '../cards/card.ts';
import type { Language } from '../i18n/language.ts';
import type { RealizationCode } from '../study-client/model.ts';
import type { Filled } from './form.ts';
import type { Question } from './question.ts';

/** Who asks, and where: what a feature may need that acts for a person or a channel. */
export interface Place {
  readonly workspace: string;
  readonly user: string;
  /** The conversation's id; undefined where there is none, as in a modal. */
  readonly conversation: string | undefined;
}

/** The person at a place. Throws a TypeError for somebody in no workspace, of whom nothing is kept. */
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
  /** Whether answering it changes something: then it is charged for before it begins, and never refused later. */
  readonly writes?: boolean;
  /** Finds and renders. Rejects with an error of `errors.ts`. */
  card(reader: Reader, place: Place): Promise<Card>;
  /** The same where nothing has to be waited for; undefined: `card` finds it. Throws nothing that `card` would not tell. */
  atHand?(reader: Reader, place: Place): Card | undefined;
}

/** A slash command, or one of its subcommands, as a feature takes it. */
export interface CommandRoute {
  /** Such as `/course`. */
  readonly command: string;
  /** Such as `unit`: the first word, which `read` is not given. Absent: everything else. */
  readonly subcommand?: string;
  /** What it is called, too, in Finnish and Swedish above all. */
  readonly also?: readonly string[];
  /** Reads what was typed after the command. Throws `InvalidRequest`. */
  read(typed: string): Ask;
  /** Whether a text holds nothing but what means the same whoever types it: then it is read once for all. */
  isPlain?(typed: string): boolean;
  /** What it asks for with nothing behind it, where that is something; else a command is answered with the usage, and a subcommand's `read` is asked. */
  alone?(place: Place): Promise<Ask | undefined>;
  /**
   * What words ask for that name something known, codes aside; undefined: they go to `read`.
   * @param strictly leaves out what only resembles what was typed
   */
  named?(typed: string, place: Place, strictly: boolean): Promise<Ask | undefined>;
}

/** What a pressed button does. `link`: it opens an address, which is Slack's doing. */
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

/** Puts another answer where the button stands, such as the next page; in a modal it becomes the modal. */
export interface Replace {
  readonly language: Language;
  readonly ask: Ask;
  /** Answers the presser alone, and leaves what the button stands under as it is. */
  readonly beside?: true;
}

/** Takes what was filled in. */
export interface FormRoute {
  readonly id: string;
  /** Undefined where it is not one of ours. */
  read(metadata: string | undefined, filled: Filled): Submission | undefined;
}

/** A form that was sent. */
export interface Submission {
  /** Shown while what follows is being found. */
  title(language: Language): string;
  /** As in `Ask`. */
  readonly writes: boolean;
  /** Rejects with an error of `errors.ts`. */
  submit(reader: Reader, place: Place): Promise<Submitted>;
}

/** What follows a form: nothing more, what is wrong in which block, another page, or the answer to a request. */
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

/** What a shortcut does: a global one opens a modal, one of a message answers about its text. */
export type ShortcutRoute =
  | ({ readonly does: 'open'; readonly id: string } & OpenModal)
  | {
      readonly does: 'answer';
      readonly id: string;
      /** @param words everything that stands in the message, as Slack sends it. Throws `InvalidRequest`. */
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
  /** Reads a free-text question; undefined where it is not one for this feature. */
  question(question: Question): Ask | undefined;
  /** Makes an `Ask` of a request that has travelled through Slack; undefined where it is not one. */
  revive(request: unknown): Ask | undefined;
}

/** All features, and the two answers that no feature is asked for. */
export interface Features {
  /** In the order in which they are asked whether a free-text question is theirs. */
  readonly list: readonly Feature[];
  /** What can be typed; with the word that was not understood, and the command that was probably meant. */
  usage(unknown?: { input: string; nearest?: string | undefined }): Ask;
  /** A short hint for a question that no feature understands; a lone number is asked back about. */
  hint(number: string | undefined): Ask;
  /** What a question asks for that names something known, where no feature understands it; else undefined. */
  named(question: Question, place: Place): Promise<Ask | undefined>;
  /** What Home shows to a person: at most 100 blocks. Rejects with an error of `errors.ts`. */
  home(reader: Reader, place: Place): Promise<readonly KnownBlock[]>;
  /** Codes that stand in messages which nobody addressed to Coursebell. */
  readonly codes: SpottedCodes;
}

/** Answers codes that were only mentioned. */
interface SpottedCodes {
  /** Those of the codes that exist; a failure counts as none. */
  existing(codes: readonly RealizationCode[], language: Language): Promise<RealizationCode[]>;
  /** A compact answer. */
  ask(codes: readonly RealizationCode[]): Ask;
}

/** Makes an `Ask` of a request that has travelled through a button; undefined where it is not one of ours. */
export function reviveAsk({ list }: Features, feature: string, request: unknown): Ask | undefined {
  return list.find(({ name }) => name === feature)?.revive(request);
}

/** What a button does, by its action's id without an index. */
export function routeOf({ list }: Features, id: string): ActionRoute | undefined {
  return list.flatMap(({ actions }) => actions).find((route) => route.id === id);
}
