import type { KnownBlock, StaticSelect } from '@slack/types';
import { z } from 'zod';
import { defineAction, makeFeed, setOverview, startLink } from '../../ask/actions.ts';
import {
  button,
  confirmation,
  escapeMrkdwn,
  header,
  joined,
  menu,
  mrkdwnParagraph,
  option,
  outsideLine,
  paragraph,
  small,
} from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { dailyWords } from '../../cards/lessons.ts';
import { nameMark } from '../../cards/other-language.ts';
import { texts } from '../../i18n/index.ts';
import { LANGUAGES, type Language, ownNameOf } from '../../language.ts';
import type { ReminderSettings } from '../../store/store.ts';
import { ownButtons } from './told.ts';

/** The language of answers that the whole channel sees; `null`: that of the asker. */
export const languageChange = z.object({ language: z.enum(LANGUAGES).nullable() });
/**
 * Whether codes in ordinary messages are answered. The new state is named, so that a second press changes
 * nothing more.
 */
export const codesChange = z.object({ on: z.boolean() });

/** Chooses, in a menu, the language of answers that the whole channel sees. */
export const setLanguage = defineAction('channel.language', languageChange);

/** Makes the address of the channel's calendar feed invalid. */
export const revokeFeedHere = defineAction('channel.revoke-feed', z.object({}));

/** Turns answers to codes in ordinary messages on or off. */
export const setCodes = defineAction('channel.codes', codesChange);

const NAME = 150;
const CODE = 60;

/** The course that a channel is linked to. */
export interface Linked {
  readonly code: string;
  /** The course's name, outside text; undefined if it could not be read. */
  readonly name?: string | undefined;
  /** The language of the name, if it is not the reader's. */
  readonly nameLanguage?: Language | undefined;
  /** The study API no longer knows the course. */
  readonly isMissing?: true;
}

/** A channel's settings. */
interface ChannelSettings {
  /** Undefined: the language of the asker. */
  readonly language: Language | undefined;
  readonly answersCodes: boolean;
  readonly linked: Linked | undefined;
  /** Whether an overview of each week is wanted. */
  readonly weekly: boolean;
  /** When the lessons of each day come; undefined: they do not. */
  readonly daily?: ReminderSettings['daily'];
  /** The channel's calendar feed; undefined: Coursebell has no public address. */
  readonly feed: { readonly channel: string; readonly madeAt: number | undefined } | undefined;
}

/** A channel's settings, with controls beside each to change it. */
export function settingsCard(settings: ChannelSettings, reader: Reader): Card {
  const { language } = reader;
  const { language: own, answersCodes, linked, weekly } = settings;
  const words = texts(language).channel;
  const languageLine = `${words.language}: ${own === undefined ? words.ofAsker : ownNameOf(own)}`;
  const codesLine = `${words.codes}: ${answersCodes ? words.answered : words.notAnswered}`;
  const courseLine = linked
    ? `${words.course}: ${linkedWords(linked, language)}\n${words.howToUnlink}`
    : `${words.course}: ${words.none}\n${words.howToLink}`;
  const change = setCodes.carry({ on: !answersCodes }, language);
  const { week, daily } = texts(language);
  const dayLines = settings.daily ? [`${daily.setting}: ${dailyWords(settings, language)}`] : [];
  const weekLine = `${week.setting}: ${weekly ? week.on : week.none}`;
  const [overview] = setOverview.offer(weekly ? week.switchOff : week.switchOn, { on: !weekly }, language);
  const link = button(`${words.linkButton}…`, startLink.carry({}, language));
  const feed = feedPart(settings.feed, reader);
  const lines = [words.title, languageLine, codesLine, words.codesExplain, weekLine, ...dayLines, courseLine];
  return {
    text: `${escapeMrkdwn(lines.join('\n'))}\n${feed.text}`,
    blocks: [
      header(words.title),
      // The menu shows which.
      { ...paragraph(words.language), accessory: languageMenu(own, language) },
      paragraph(codesLine, button(answersCodes ? words.switchOff : words.switchOn, change)),
      small(words.codesExplain),
      paragraph(weekLine, overview),
      ...dayLines.map((line) => paragraph(line)),
      ...(linked
        ? [paragraph(courseLine)]
        : [paragraph(`${words.course}: ${words.none}`, link), small(words.howToLink)]),
      ...feed.blocks,
    ],
    buttons: ownButtons(language),
  };
}

/** The channel's calendar feed: whether there is one, and the buttons to make and to revoke its address. */
function feedPart(
  feed: ChannelSettings['feed'],
  reader: Reader,
): { readonly text: string; readonly blocks: readonly KnownBlock[] } {
  const { language } = reader;
  const { calendar: words, channelFeed, channel } = texts(language);
  if (!feed) {
    const none = `${words.feed}: ${channel.none}`;
    return {
      text: `${none}. ${words.noPublicAddress}`,
      blocks: [paragraph(none), small(words.noPublicAddress)],
    };
  }
  const { madeAt } = feed;
  const made =
    madeAt === undefined ? channel.none : words.madeOn(instant({ at: madeAt, precision: 'minute' }, reader));
  const make = button(
    madeAt === undefined ? words.make : words.makeNew,
    makeFeed.carry({ channel: feed.channel }, language),
  );
  const revoke = {
    ...button(words.revoke, revokeFeedHere.carry({}, language)),
    style: 'danger' as const,
    confirm: confirmation(words.revokeTitle, words.revokeText, { confirm: words.revoke, deny: words.keep }),
  };
  return {
    text: `${words.feed}: ${made}\n${channelFeed.explain}`,
    blocks: [
      mrkdwnParagraph(`${words.feed}: ${made}`),
      small(channelFeed.explain),
      { type: 'actions', elements: madeAt === undefined ? [make] : [make, revoke] },
    ],
  };
}

/** For a conversation that is no channel. @param own the person's settings in words */
export function directCard(own: string, { language }: Reader): Card {
  return {
    ...wordsCard([own, texts(language).channel.direct].join('\n')),
    buttons: ownButtons(language),
  };
}

/** The course that is linked; `isNew`: it was linked just now, perhaps in the place of `before`. */
export function linkedCard(
  linked: Linked | undefined,
  isNew: boolean,
  { language }: Reader,
  before?: Linked,
): Card {
  const words = texts(language).channel;
  if (!linked) return wordsCard(`${words.notLinked} ${words.howToLink}`);
  const named = linkedWords(linked, language);
  const { relinked } = texts(language).changes;
  const now = before ? relinked(named, linkedWords(before, language)) : words.linkedNow(named);
  return wordsCard(`${isNew ? now : words.linked(named)} ${words.howToUnlink}`);
}

/**
 * Says that a channel's course is no longer linked. `code`: the former course; undefined: none was linked.
 */
export function unlinkedCard(code: string | undefined, { language }: Reader): Card {
  const words = texts(language).channel;
  return wordsCard(code === undefined ? words.notLinked : words.unlinked(outsideLine(code, CODE)));
}

function linkedWords({ code, name, nameLanguage, isMissing }: Linked, language: Language): string {
  const isNamed = name !== undefined && name !== code;
  return joined([
    isNamed && outsideLine(name, NAME),
    outsideLine(code, CODE),
    isNamed && nameMark({ name, nameLanguage }, language),
    isMissing && texts(language).channel.gone,
  ]);
}

function languageMenu(own: Language | undefined, language: Language): StaticSelect {
  const valueFor = (chosen: Language | null) => setLanguage.carry({ language: chosen }, language).value;
  const none = option(texts(language).channel.ofAsker, valueFor(null));
  const all = LANGUAGES.map((one) => option(ownNameOf(one), valueFor(one)));
  return menu(setLanguage.id, [none, ...all], valueFor(own ?? null));
}
