/**
 * What a feature is: how requests are read, and how they are answered. Features never see a Slack payload;
 * the listeners bring every surface to an `Ask`, and every `Ask` to a card.
 */
import type { z } from 'zod';
import type { Card, Modal, Reader } from '../cards/card.ts';
import type { Language } from '../i18n/language.ts';
import type { Action } from './action.ts';
import type { Question } from './question.ts';

/** Who asks, and where: what a feature may need that acts for a person or a channel. */
export interface Place {
  readonly workspace: string;
  readonly user: string;
  /** The conversation's id; undefined where there is none, as in a modal. */
  readonly conversation: string | undefined;
}

/** A request of some feature, ready to be answered, and small enough to travel in a button. */
export interface Ask {
  readonly feature: string;
  /** The request as JSON: what `Feature.revive` takes. */
  readonly request: unknown;
  /** Whether others in the channel may want to see the answer; usage and hints are for one person. */
  readonly shareable: boolean;
  /** Finds and renders. Rejects with an error of `errors.ts`. */
  card(reader: Reader, place: Place): Promise<Card>;
}

/** A slash command, or one of its subcommands, as a feature takes it. */
export interface CommandRoute {
  /** Such as `/course`. */
  readonly command: string;
  /** Such as `unit`: the first word, which `read` is not given. Absent: everything else. */
  readonly subcommand?: string;
  /** Reads what was typed after the command. Throws `InvalidRequest`. */
  read(typed: string): Ask;
}

/** What a pressed button does. */
export type ActionRoute =
  | { readonly does: 'open'; readonly id: string; read(value: string | undefined): OpenModal | undefined }
  | { readonly does: 'replace'; readonly id: string; read(value: string | undefined): Replace | undefined };

/** Opens a modal over the conversation. */
export interface OpenModal {
  readonly language: Language;
  /** Shown while the content is being found. */
  readonly title: string;
  modal(reader: Reader, place: Place): Promise<Modal>;
}

/** Puts another answer where the button stands, such as the next page; in a modal it becomes the modal. */
export interface Replace {
  readonly language: Language;
  readonly ask: Ask;
  /** Answers the presser alone, and leaves what the button stands under as it is. */
  readonly beside?: true;
}

/** A feature as the listeners see it. */
export interface Feature {
  readonly name: string;
  readonly commands: readonly CommandRoute[];
  readonly actions: readonly ActionRoute[];
  /** Reads a free-text question; undefined where it is not one for this feature. */
  question(question: Question): Ask | undefined;
  /** Makes an `Ask` of a request that has travelled through Slack; undefined where it is not one. */
  revive(request: unknown): Ask | undefined;
}

/** A feature as it describes itself, with its own request type. */
export interface FeatureSpec<R> {
  readonly name: string;
  readonly request: z.ZodType<R>;
  readonly commands: readonly { command: string; subcommand?: string; parse(typed: string): R }[];
  readonly question?: (question: Question) => R | undefined;
  readonly answer: (request: R, reader: Reader, place: Place) => Promise<Card>;
  readonly actions?: readonly SpecAction<R>[];
  /** False: answers have no **Share to channel** button. */
  readonly shareable?: false;
}

/** All features, and the two answers that no feature is asked for. */
export interface Features {
  /** In the order in which they are asked whether a free-text question is theirs. */
  readonly list: readonly Feature[];
  /** What can be typed; with the word that was not understood, and the command that was probably meant. */
  usage(unknown?: { input: string; nearest?: string | undefined }): Ask;
  /** A short hint for a question that no feature understands; a lone number is asked back about. */
  hint(number: string | undefined): Ask;
}

/** Makes an `Ask` of a request that has travelled through a button; undefined where it is not one of ours. */
export function reviveAsk({ list }: Features, feature: string, request: unknown): Ask | undefined {
  return list.find(({ name }) => name === feature)?.revive(request);
}

/** What a button does, by its action's id without an index. */
export function routeOf({ list }: Features, id: string): ActionRoute | undefined {
  return list.flatMap(({ actions }) => actions).find((route) => route.id === id);
}

type SpecAction<R> = (ask: (request: R) => Ask) => ActionRoute;

/** Builds a feature from its description; the request type stays inside. */
export function defineFeature<R>(spec: FeatureSpec<R>): Feature {
  const ask = (request: R): Ask => ({
    feature: spec.name,
    request,
    shareable: spec.shareable ?? true,
    card: (reader, place) => spec.answer(request, reader, place),
  });
  return {
    name: spec.name,
    commands: spec.commands.map(({ parse, ...route }) => ({ ...route, read: (typed) => ask(parse(typed)) })),
    actions: (spec.actions ?? []).map((action) => action(ask)),
    question: (question) => {
      const request = spec.question?.(question);
      return request === undefined ? undefined : ask(request);
    },
    revive: (request) => {
      const parsed = spec.request.safeParse(request);
      return parsed.success ? ask(parsed.data) : undefined;
    },
  };
}

/** An action that opens a modal. `title` is shown while `modal` is being found. */
export function opens<R, V>(
  action: Action<V>,
  title: (language: Language) => string,
  modal: (value: V, reader: Reader, place: Place) => Promise<Modal>,
): SpecAction<R> {
  return () => ({
    does: 'open',
    id: action.id,
    read: (text) => {
      const read = action.read(text);
      if (!read) return undefined;
      const { value, language } = read;
      return { language, title: title(language), modal: (reader, place) => modal(value, reader, place) };
    },
  });
}

/** An action that replaces the answer it stands under by the answer to another request. */
export function replaces<R, V>(action: Action<V>, request: (value: V) => R): SpecAction<R> {
  return (ask) => ({
    does: 'replace',
    id: action.id,
    read: (text) => {
      const read = action.read(text);
      return read && { language: read.language, ask: ask(request(read.value)) };
    },
  });
}

/** An action that answers the presser alone, and leaves the message that it stands under as it is. */
export function answersBeside<R, V>(action: Action<V>, request: (value: V) => R): SpecAction<R> {
  return (ask) => ({
    does: 'replace',
    id: action.id,
    read: (text) => {
      const read = action.read(text);
      return read && { language: read.language, ask: ask(request(read.value)), beside: true };
    },
  });
}
