import { detailsBeside } from '../../ask/actions.ts';
import { small } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { shortFailure } from '../../cards/error-card.ts';
import { languageWords, realizationsCard } from '../../cards/realization.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { windowUntil } from '../../cards/window.ts';
import { numberIn } from '../../i18n/catalog.ts';
import { texts } from '../../i18n/index.ts';
import type { FoundCourses, LookedThrough } from './listing.ts';
import { type FindRequest, findPage } from './request.ts';

/** Courses on a page. */
const PAGE = 10;
/** The longest list of words that a card repeats. */
const LONGEST = 120;

/** A page of what was found among the courses that were seen, and how many were looked at. */
export function findCard(
  { courses, used, unused }: FoundCourses,
  looked: LookedThrough,
  request: FindRequest,
  reader: Reader,
): Card {
  const { language } = reader;
  const words = texts(language).find;
  const sought = soughtWords(used, request, reader);
  const notes = [
    unused.length > 0 && words.unused(outsideLine(unused.join(', '), LONGEST)),
    looked.failure !== undefined && words.trouble(shortFailure(looked.failure, reader)),
  ];
  if (looked.all === 0) return wordsCard(words.empty);
  if (courses.length === 0)
    return wordsCard(joined([words.nothing(sought || words.all, looked.found.length), ...notes], ' '));
  const pages = Math.ceil(courses.length / PAGE);
  const page = Math.min(request.page ?? 0, pages - 1);
  const shown = courses.slice(page * PAGE, (page + 1) * PAGE);
  const rest = courses.length - (page + 1) * PAGE;
  const card = realizationsCard(
    shown.map((found) => ({ asked: found.value.code, found })),
    reader,
    () => words.title(courses.length),
    detailsBeside(language),
  );
  const [head, ...blocks] = card.blocks;
  const what = joined([sought || words.all, pages > 1 && words.page(page + 1, pages)]);
  const tail = [...notes, words.looked(looked.found.length, looked.all)].filter((one) => one !== false);
  const [title = '', ...lines] = card.text.split('\n');
  const end = escapeMrkdwn(tail.join('\n'));
  return {
    ...card,
    text: [title, escapeMrkdwn(what), ...lines, end].join('\n'),
    tail: (card.tail ?? 0) + end.length + 1,
    blocks: [...(head ? [head] : []), small(what), ...blocks, ...tail.map(small)],
    buttons: [
      ...(page > 0 ? findPage.offer(words.back, { ...request, page: page - 1 }, language, 0) : []),
      ...(rest > 0
        ? findPage.offer(words.more(Math.min(rest, PAGE)), { ...request, page: page + 1 }, language, 1)
        : []),
    ],
    until: Math.min(...shown.map(({ value }) => windowUntil(value.enrollment, reader.now))),
  };
}

/** "TXL22S1 · English · 5 credits · enrollment open". */
function soughtWords(
  used: readonly string[],
  { languages = [], credits, states = [], not }: FindRequest,
  { language }: Reader,
): string {
  const words = texts(language).find;
  return joined([
    outsideLine(used.join(' '), LONGEST),
    languageWords(languages, language),
    credits && creditsSought(credits, language),
    ...states.map((one) => words[one]),
    not &&
      words.not(
        joined([outsideLine(not.words.join(' '), LONGEST), languageWords(not.languages, language)], ', '),
      ),
  ]);
}

function creditsSought(
  { least, most, isOpen }: NonNullable<FindRequest['credits']>,
  language: Reader['language'],
): string {
  const words = texts(language).find;
  const amount = (one: number | undefined) => (one === undefined ? undefined : numberIn(language, one));
  if (isOpen && least !== undefined) return words.moreCredits(numberIn(language, least));
  if (isOpen && most !== undefined) return words.fewerCredits(numberIn(language, most));
  return words.credits(amount(least), amount(most));
}
