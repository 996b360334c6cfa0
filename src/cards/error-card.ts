/** The one place where a failure becomes words. */
import {
  AccessRefused,
  InvalidRequest,
  InvalidResponse,
  LimitReached,
  NotAllowed,
  NotFound,
  NotReached,
  NoWay,
  type Problem,
  QuotaExceeded,
  StoreBusy,
  Unavailable,
  type Unfound,
} from '../errors.ts';
import type { Catalog } from '../i18n/en/texts.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { causeOfRefusal } from '../slack-refusals.ts';
import { contactLine, escapeMrkdwn, joined, mrkdwnParagraph, outsideLine } from './blocks.ts';
import { type Card, type Reader, withNote, wordsCard } from './card.ts';
import { waitedFor } from './dates.ts';

const ECHO = 60;
const MINUTE = 60_000;

/**
 * The card of a failure: the trouble, the next step, and the reference, which stands in the log, too.
 * @param support who helps where the reader can't: an https or mailto address, or a text
 */
export function errorCard(
  error: unknown,
  reader: Reader,
  { reference, support }: { readonly reference: string; readonly support?: string | undefined },
): Card {
  const { text, mrkdwn, note } = failureWords(error, reader);
  const said = mrkdwn ? { text, blocks: [mrkdwnParagraph(text)], buttons: [] } : wordsCard(text);
  const card = note === undefined ? said : withNote(said, note);
  return withFailures(card, [error], { reference, support }, reader.language);
}

/** The card of several things, of which some failed; of faults with their reference and with who helps. */
export function withFailures(
  card: Card,
  errors: readonly unknown[],
  { reference, support }: { readonly reference: string; readonly support?: string | undefined },
  language: Language,
): Card {
  // What the reader typed is in no log that an operator would look through.
  if (errors.every(isReaders)) return card;
  return withContact(withNote(card, texts(language).errors.reference(reference)), support, language);
}

/** The card with a line that says who helps. */
export function withContact(card: Card, support: string | undefined, language: Language): Card {
  if (support === undefined) return card;
  const label = texts(language).links.help;
  const line = `\n${label} ${escapeMrkdwn(support.replace(/^mailto:/i, ''))}`;
  const block = contactLine(label, support);
  return {
    ...card,
    text: `${card.text}${line}`,
    tail: (card.tail ?? 0) + line.length,
    blocks: [...card.blocks, block],
    ...(card.plainer && { plainer: [...card.plainer, block] }),
  };
}

/** Whether it is the reader's to fix, by another question or by asking less often. */
const isReaders = (error: unknown): boolean =>
  error instanceof InvalidRequest || error instanceof NotFound || error instanceof LimitReached;

/** `mrkdwn`: the words hold a date token and no outside text. Otherwise they are plain text. */
interface Said {
  readonly text: string;
  readonly mrkdwn?: true;
  /** Where it was looked, for a grey line. */
  readonly note?: string | undefined;
}

/** The words of a failure, for a card that says more. */
export function failureWords(error: unknown, reader: Reader): Said {
  const words = texts(reader.language).errors;
  if (error instanceof InvalidRequest) return problemSaid(error.problem, texts(reader.language));
  if (error instanceof NotAllowed) return { text: texts(reader.language).changes.notAllowed[error.why] };
  if (error instanceof NotFound) return { text: notFoundWords(error, words) };
  if (error instanceof AccessRefused) return { text: words.refused[error.what] };
  if (error instanceof QuotaExceeded) return quotaWords(error, reader);
  if (error instanceof LimitReached) return limitWords(error, reader);
  if (error instanceof NoWay) return { text: words.noWay[error.why] };
  if (error instanceof Unavailable) return { text: words[error.reason] };
  if (error instanceof InvalidResponse) return { text: words.notUnderstood };
  if (error instanceof StoreBusy) return { text: words.storeBusy };
  if (error instanceof NotReached) return { text: notReachedWords(error, reader) };
  return { text: words.unexpected };
}

function notReachedWords({ word = '' }: NotReached, { language }: Reader): string {
  const { errors, reminder } = texts(language);
  const cause = causeOfRefusal(word);
  if (cause === 'ended' || cause === 'untaken') return reminder.pause.token_revoked;
  return cause === 'setup' || cause === 'text' ? reminder.pause.setup : errors.notReached;
}

function notFoundWords({ subject, id, tie }: NotFound, words: Catalog['errors']): string {
  const shown = outsideLine(id, ECHO);
  // A number may be an id of something else, and letters with a number the code of a room.
  const isNumber = subject === 'realization' && /^\d+$/.test(shown);
  const isRoom = subject === 'building' && /^\p{L}[\p{L}.-]*\d[^\s()]*$/u.test(shown);
  const other = (isNumber && words.orNumber(shown)) || (isRoom && words.orRoom(shown));
  const ends = { linked: words.linked, followed: words.followed, shown: undefined };
  // What is tied was there once, and was not typed now.
  const said = tie && subject === 'realization' ? words.gone(shown) : words.notFound[subject](shown);
  return joined([said, other, tie && ends[tie]], ' ');
}

function quotaWords({ limit, retryAt }: QuotaExceeded, reader: Reader): Said {
  const words = texts(reader.language).errors;
  if (retryAt === undefined) return { text: words[limit] };
  const when = minuteOf(retryAt, reader);
  return { text: limit === 'rate' ? words.rateUntil(when) : words.quotaUntil(when), mrkdwn: true };
}

function limitWords({ who, retryAt }: LimitReached, reader: Reader): Said {
  return { text: texts(reader.language).errors.limited[who](minuteOf(retryAt, reader)), mrkdwn: true };
}

/** The first full minute at or after `retryAt`: an earlier minute would be too early. Of today its time alone. */
function minuteOf(retryAt: number, reader: Reader): string {
  return waitedFor(Math.ceil(retryAt / MINUTE) * MINUTE, reader);
}

function problemSaid(problem: Problem, catalog: Catalog): Said {
  const text = problemWords(problem, catalog);
  const isOfName = problem.about === 'realization-code' && isName(problem.input);
  return isOfName ? { text, note: lookedBack(problem.sought, catalog) } : { text };
}

function problemWords(problem: Problem, catalog: Catalog): string {
  const { errors, lookUp } = catalog;
  const words = errors.problem;
  switch (problem.about) {
    case 'too-many-codes':
    case 'too-many-to-compare':
      return words[problem.about](problem.count, problem.most);
    case 'no-code-in-message':
      return lookUp.noCodes;
    case 'no-runs':
      return problem.example === undefined
        ? words['no-runs-at-all'](problem.input)
        : words['no-runs'](problem.input, problem.example);
    case 'unit-code':
      return words[problem.about](problem.input, problem.example);
    case 'group':
    case 'not-followable':
      return words[problem.about](outsideLine(problem.input, ECHO));
    case 'realization-code':
      return unreadCode(outsideLine(problem.input, ECHO), problem.sought, catalog);
    case 'building': {
      const input = outsideLine(problem.input, ECHO);
      if (input === '') return words['building-missing'];
      return joined([words.building(input), isCode(input) && errors.orCourse(input)], ' ');
    }
    case 'seats':
    case 'day':
    case 'span':
      return words[problem.about](outsideLine(problem.input, ECHO));
    case 'course-unit-id':
    case 'too-few-to-compare': {
      const input = outsideLine(problem.input, ECHO);
      if (input === '') return words[`${problem.about}-missing`];
      return 'isNowhere' in problem ? catalog.find.catalogue.noUnit(input) : words[problem.about](input);
    }
  }
}

/** What is told of words in the place of a code. @param sought what a search of the whole catalogue has brought */
function unreadCode(input: string, sought: Unfound | undefined, { errors, find }: Catalog): string {
  const words = errors.problem;
  if (input === '') return words['realization-code-missing'];
  if (!isName(input)) return words['realization-code'](input);
  return nameNotKnown(input, sought, { errors, find });
}

/** That no course of a name is known, and where it was looked for. @param name safe to show */
export function nameNotKnown(
  name: string,
  sought: Unfound | undefined,
  { errors, find }: Pick<Catalog, 'errors' | 'find'>,
): string {
  if (sought === undefined) return errors.problem['course-name'](name);
  const { noName, notSearched, notFound } = find.catalogue;
  return { nothing: noName, 'nothing-in-years': noName, failed: notSearched, unsure: notFound }[sought](name);
}

/** How far back it was looked for a name that no course has; undefined: it was not looked to the end. */
export function lookedBack(sought: Unfound | undefined, { find }: Pick<Catalog, 'find'>): string | undefined {
  const { usual, far } = find.catalogue.since;
  return sought === 'nothing' ? usual : sought === 'nothing-in-years' ? far : undefined;
}

/** Whether it looks like a realization's code. */
const isCode = (typed: string): boolean => /^[\p{L}\d]{4,12}-\d{3,5}$/u.test(typed);

/** Whether words were typed: a code has digits. */
const isName = (typed: string): boolean => /\p{L}{2}/u.test(typed) && !/\d/.test(typed);

/** A failure in a few words, for a line in a list. */
export function shortFailure(error: unknown, reader: Reader): string {
  const { errors, follow } = texts(reader.language);
  const words = errors.short;
  if (error instanceof InvalidRequest) return words['realization-code'];
  if (error instanceof NotFound) return error.tie ? follow.missing : words.notFound;
  if (error instanceof AccessRefused) return words.refused[error.what];
  if (error instanceof QuotaExceeded) return words[error.limit];
  if (error instanceof LimitReached) return words.limited;
  if (error instanceof NoWay) return words.noWay[error.why];
  if (error instanceof Unavailable) return words[error.reason];
  if (error instanceof StoreBusy) return words.storeBusy;
  if (!(error instanceof InvalidResponse)) return words.unexpected;
  return error.isTooLarge ? words.tooLarge : words.notUnderstood;
}

/**
 * What to do about the failures in a list, one sentence per kind. It is mrkdwn, since it may hold a date
 * token, and has no outside text. A reached limit answers nothing before its end, so "later" is not said
 * beside it.
 */
export function nextSteps(errors: readonly unknown[], reader: Reader): string {
  const words = texts(reader.language).errors.next;
  const kinds = Map.groupBy(errors, nextStep);
  const counted = (kind: NextStep): number => kinds.get(kind)?.length ?? 0;
  const [check, later, tell] = [counted('check'), counted('later'), counted('tell')];
  const limited = counted('limit') > 0 && limitStep(errors, reader, counted('limit') + later);
  return joined(
    [
      check > 0 && words.check(check),
      limited || (later > 0 && words.later(later)),
      tell > 0 && words.tell(tell),
    ],
    ' ',
  );
}

type NextStep = 'check' | 'limit' | 'later' | 'tell' | 'none';

function nextStep(error: unknown): NextStep {
  if (error instanceof NotFound && error.tie) return 'none';
  if (error instanceof InvalidRequest || error instanceof NotFound) return 'check';
  if (error instanceof QuotaExceeded || error instanceof LimitReached) return 'limit';
  return error instanceof AccessRefused || error instanceof NoWay ? 'tell' : 'later';
}

/** Names the latest of the given times: before it some of the limits still hold. */
function limitStep(errors: readonly unknown[], reader: Reader, count: number): string {
  const words = texts(reader.language).errors.next;
  const times = errors.flatMap((error) => {
    const isLimit = error instanceof QuotaExceeded || error instanceof LimitReached;
    return (isLimit && error.retryAt) || [];
  });
  if (times.length === 0) return words.limit(count);
  return words.limitUntil(count, minuteOf(Math.max(...times), reader));
}
