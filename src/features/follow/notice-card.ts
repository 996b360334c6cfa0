import type { KnownBlock } from '@slack/types';
import { details } from '../../asking/offers.ts';
import { bullets, button, header, small } from '../../cards/blocks.ts';
import type { Card } from '../../cards/card.ts';
import { LIMITS } from '../../cards/limits.ts';
import { keptNameMark } from '../../cards/other-language.ts';
import { escapeMrkdwn, joined, outsideLine, shorten } from '../../cards/text.ts';
import type { Catalog } from '../../i18n/en.ts';
import { texts } from '../../i18n/index.ts';
import type { News } from '../../rings/render.ts';
import type { Facts } from '../../store/facts.ts';
import { changeBlocks, changeLines } from './change.ts';
import { fitting, spoken, titled } from './plain-card.ts';
import { stopButton } from './stop-button.ts';
import type { Telling } from './when.ts';

const ORDER: readonly News['is'][] = ['changed', 'missing', 'back', 'ended'];
/** Each takes two blocks; six blocks are for everything else. */
const MOST_CHANGED = 22;
const NAME = 150;
/** Characters of the text for courses that are only named. */
const REST = 1700;

/** All news for one target, in one message. */
export function newsCard(news: readonly News[], telling: Telling): Card {
  const { language } = telling.reader;
  const words = texts(language).ring;
  const sorted = [...news].sort((a, b) => ORDER.indexOf(a.is) - ORDER.indexOf(b.is));
  const title = titleOf(sorted, words);
  const { shown, rest } = split(sorted, title, telling);
  const restWords = rest.length === 0 ? undefined : restOf(rest, telling);
  const [only] = news.length === 1 ? sorted : [];
  const said = only
    ? [aloneText(only, telling)]
    : [escapeMrkdwn(title), ...shown.map((one) => `• ${newsText(one, telling)}`)];
  return {
    text: joined([...said, restWords && escapeMrkdwn(restWords)], '\n'),
    blocks: [
      header(title),
      ...shown.flatMap((one) => (one.is === 'changed' ? changeBlocks(one, telling, only !== undefined) : [])),
      ...(['missing', 'back', 'ended'] as const).flatMap((is) => listOf(is, shown, telling)),
      ...(restWords === undefined ? [] : [small(restWords)]),
    ],
    buttons: buttonsOf(news, telling),
  };
}

/** A push notification shows this much of a message. */
const FIRST_WORDS = 60;

/** "Changed: Software Project", "News: Software Project and 2 more": the first words name a course. */
function titleOf(news: readonly News[], { heads, withMore }: Catalog['ring']): string {
  const [first, ...others] = news;
  if (!first) return heads.several;
  const name = toldOf(first).name;
  if (others.length === 0) return `${heads[first.is]}: ${outsideLine(name, NAME)}`;
  const head = heads[others.every(({ is }) => is === first.is) ? first.is : 'several'];
  const room = FIRST_WORDS - `${head}: ${withMore('', others.length)}`.length;
  return `${head}: ${withMore(outsideLine(name, room), others.length)}`;
}

/** Tells as much as fits into one message; the rest is only named. */
function split(
  news: readonly News[],
  title: string,
  telling: Telling,
): { shown: readonly News[]; rest: readonly News[] } {
  const lines = news.map((one) => `• ${newsText(one, telling)}`);
  const room = LIMITS.messageText - title.length - 1;
  const changed = news.filter(({ is }) => is === 'changed').length;
  if (changed <= MOST_CHANGED && fitting(lines, room) === news.length) return { shown: news, rest: [] };
  const fit = Math.max(1, fitting(lines, room - REST));
  const count = changed > MOST_CHANGED ? Math.min(fit, MOST_CHANGED) : fit;
  return { shown: news.slice(0, count), rest: news.slice(count) };
}

function restOf(rest: readonly News[], { reader }: Telling): string {
  const codes = rest.map(({ follow }) => outsideLine(follow.code, 60)).join(', ');
  return shorten(`${texts(reader.language).ring.alsoNews(rest.length)}: ${codes}`, REST - 1);
}

/** The only piece of news as top-level text. */
function aloneText(news: News, telling: Telling): string {
  const words = texts(telling.reader.language).ring;
  const said =
    news.is === 'changed' ? changeLines(news, telling) : [courseText(news, telling), words[news.is]];
  return `${words.heads[news.is]}: ${said.join('\n')}`;
}

/** One of several pieces of news as top-level text. */
function newsText(news: News, telling: Telling): string {
  if (news.is === 'changed') return changeLines(news, telling).join('\n');
  return `${texts(telling.reader.language).ring[news.is]}: ${courseText(news, telling)}`;
}

/** The course of a piece of news: its name and code, and the name's language if it is not the reader's. */
function courseText(news: News, { reader }: Telling): string {
  const { code } = news.follow;
  const told = toldOf(news);
  return joined([
    titled(spoken(told.name, NAME), spoken(code, 60)),
    keptNameMark(told, code, reader.language),
  ]);
}

function listOf(is: 'missing' | 'back' | 'ended', news: readonly News[], { reader }: Telling): KnownBlock[] {
  const mine = news.filter((one) => one.is === is);
  if (mine.length === 0) return [];
  const lines = mine.map((one) => {
    const { name } = toldOf(one);
    const { code } = one.follow;
    const mark = keptNameMark(toldOf(one), code, reader.language);
    return [{ text: joined([titled(outsideLine(name, NAME), outsideLine(code, 60)), mark]) }];
  });
  return [bullets(texts(reader.language).ring[is], lines)];
}

/** What the target was last told. */
function toldOf(news: News): Facts {
  return 'facts' in news ? news.facts : news.follow.told;
}

/** Only news of one course has buttons: with several courses nobody could tell which button is whose. */
function buttonsOf(news: readonly News[], telling: Telling): Card['buttons'] {
  const [only] = news;
  if (!only || news.length > 1 || only.is === 'ended') return [];
  const { code } = only.follow;
  const { language } = telling.reader;
  const words = texts(language);
  const more = button(words.course.details, details.carry({ asked: code }, language));
  const stop = stopButton(code, telling);
  return only.is === 'missing' ? [stop] : [more, stop];
}
