/** How a feature describes itself. The request type stays inside; the listeners see a `Feature`. */
import { z } from 'zod';
import type { Card, Modal, Reader } from '../cards/card.ts';
import type { Language } from '../language.ts';
import type { Action } from './action.ts';
import type {
  ActionRoute,
  Ask,
  CommandRoute,
  Feature,
  FormRoute,
  Place,
  ShortcutRoute,
  Submitted,
  SuggestRoute,
} from './feature.ts';
import type { FilledForm, FormKind } from './form.ts';
import type { Question } from './question.ts';

/** Makes an `Ask` of a feature's request. */
type AskOf<R> = (request: R) => Ask;

/** A command as a feature describes it. */
interface SpecCommand<R> {
  readonly command: string;
  readonly subcommand?: string;
  /** Other words for the subcommand. */
  readonly also?: readonly string[];
  parse(typed: string): R;
  /** Whether `parse` gives the same for a text, whatever anybody has chosen or seen. */
  isPlain?(typed: string): boolean;
  /**
   * The request of the command with nothing after it. Undefined: the usage, or what `parse` gives for a lone
   * subcommand.
   */
  alone?(place: Place): Promise<R | undefined>;
  /** The request of words that name something known; undefined: the words go to `parse`. */
  named?(typed: string, place: Place, strictly: boolean): Promise<R | undefined>;
}

/** The parts of a feature beside requests: buttons, menus, forms and shortcuts. */
interface SpecBeside<R> {
  readonly name: string;
  readonly actions?: readonly ((ask: AskOf<R>) => ActionRoute)[];
  readonly forms?: readonly ((ask: AskOf<R>) => FormRoute)[];
  readonly suggests?: readonly SuggestRoute[];
  readonly shortcuts?: readonly ((ask: AskOf<R>) => ShortcutRoute)[];
}

/** A feature as it describes itself, with its own request type. */
export interface FeatureSpec<R> extends SpecBeside<R> {
  readonly request: z.ZodType<R>;
  readonly commands: readonly SpecCommand<R>[];
  readonly question?: (question: Question) => R | undefined;
  readonly answer: (request: R, reader: Reader, place: Place) => Promise<Card>;
  /** The same answer without waiting; undefined: `answer` finds it. */
  readonly atHand?: (request: R, reader: Reader, place: Place) => Card | undefined;
  /** False: answers have no **Share to channel** button; left out: all have one. */
  readonly shareable?: false | ((request: R) => boolean);
  /** Whether a request changes something; left out: none does. */
  readonly writes?: (request: R) => boolean;
}

/** Builds a feature from its description; the request type stays inside. */
export function defineFeature<R>(spec: FeatureSpec<R>): Feature {
  const ask = (request: R): Ask => ({
    feature: spec.name,
    request,
    shareable: typeof spec.shareable === 'function' ? spec.shareable(request) : (spec.shareable ?? true),
    writes: spec.writes?.(request) ?? false,
    card: (reader, place) => spec.answer(request, reader, place),
    ...(spec.atHand && { atHand: (reader, place) => spec.atHand?.(request, reader, place) }),
  });
  return {
    name: spec.name,
    commands: spec.commands.map((command) => commandRoute(command, ask)),
    actions: (spec.actions ?? []).map((action) => action(ask)),
    forms: (spec.forms ?? []).map((form) => form(ask)),
    suggests: spec.suggests ?? [],
    shortcuts: (spec.shortcuts ?? []).map((shortcut) => shortcut(ask)),
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

/** Builds a feature of buttons and forms alone: nobody can ask it anything. */
export function defineForms(spec: SpecBeside<never>): Feature {
  return defineFeature<never>({
    ...spec,
    request: z.never(),
    commands: [],
    answer: async (request) => request,
    shareable: false,
  });
}

function commandRoute<R>({ parse, alone, named, ...route }: SpecCommand<R>, ask: AskOf<R>): CommandRoute {
  const asked = (request: R | undefined) => (request === undefined ? undefined : ask(request));
  return {
    ...route,
    read: (typed) => ask(parse(typed)),
    ...(alone && { alone: async (place: Place) => asked(await alone(place)) }),
    ...(named && {
      named: async (typed: string, place: Place, strictly: boolean) =>
        asked(await named(typed, place, strictly)),
    }),
  };
}

/**
 * An action that opens a modal. `title` is shown while `modal` is being found. `modal` must change nothing:
 * only later it is known whether Slack opens the modal. Changes are for forms.
 */
export function opens<R, V>(
  action: Action<V>,
  title: (language: Language) => string,
  modal: (value: V, reader: Reader, place: Place) => Promise<Modal>,
): (ask: AskOf<R>) => ActionRoute {
  return () => ({
    does: 'open',
    id: action.id,
    read: (text) => {
      const read = action.read(text);
      return read && { title, modal: (reader, place) => modal(read.value, reader, place) };
    },
  });
}

/** An action that replaces its own message by the answer to another request. */
export function replaces<R, V>(action: Action<V>, request: (value: V) => R): (ask: AskOf<R>) => ActionRoute {
  return (ask) => ({
    does: 'replace',
    id: action.id,
    read: (text) => {
      const read = action.read(text);
      return read && { language: read.language, ask: ask(request(read.value)) };
    },
  });
}

/** An action that answers the presser alone and leaves its own message as it is. */
export function answersBeside<R, V>(
  action: Action<V>,
  request: (value: V) => R,
): (ask: AskOf<R>) => ActionRoute {
  return (ask) => ({
    does: 'replace',
    id: action.id,
    read: (text) => {
      const read = action.read(text);
      return read && { language: read.language, ask: ask(request(read.value)), beside: true };
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
      const writes = effects === 'writes';
      return filled && { title, writes, submit: (reader, place) => submit(filled, reader, place, ask) };
    },
  });
}
