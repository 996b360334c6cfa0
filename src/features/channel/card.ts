import type { Button, PlainTextOption, SectionBlock, StaticSelect } from '@slack/types';
import { button, header, paragraph, plainTextObject, small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { wordsCard } from '../../cards/words-card.ts';
import { texts } from '../../i18n/index.ts';
import { LANGUAGES, type Language, OWN_NAMES } from '../../i18n/language.ts';
import { openSettings, showKept } from '../../slack/offers.ts';
import { setCodes, setLanguage } from './actions.ts';

const NAME = 150;
const CODE = 60;

/** The course that a channel is about. */
export interface Linked {
  readonly code: string;
  /** Undefined where it could not be read. Outside text. */
  readonly name?: string | undefined;
  /** The study API no longer knows it. */
  readonly gone?: true;
}

/** How a channel is set. */
export interface ChannelSettings {
  /** Undefined: of whoever asks. */
  readonly language: Language | undefined;
  readonly answersCodes: boolean;
  readonly linked: Linked | undefined;
}

/** A channel's settings, to be changed where they stand. */
export function settingsCard(settings: ChannelSettings, reader: Reader): Card {
  const { language } = reader;
  const words = texts(language).channel;
  const lines = [languageWords(settings, language), codesWords(settings, language)];
  const course = courseWords(settings.linked, language);
  const [languageLine = '', codesLine = ''] = lines;
  return {
    text: escapeMrkdwn([words.title, ...lines, words.codesExplain, course].join('\n')),
    blocks: [
      header(words.title),
      withMenu(paragraph(languageLine), languageMenu(settings, language)),
      paragraph(codesLine, codesButton(settings, language)),
      small(words.codesExplain),
      paragraph(course),
    ],
    buttons: ownButtons(language),
  };
}

/** For where there is no channel. */
export function directCard({ language }: Reader): Card {
  return { ...wordsCard(texts(language).channel.direct), buttons: ownButtons(language) };
}

/** What is linked now, or has just been. */
export function linkedCard(linked: Linked | undefined, isNew: boolean, { language }: Reader): Card {
  const words = texts(language).channel;
  if (!linked) return wordsCard(`${words.notLinked} ${words.howToLink}`);
  const named = linkedWords(linked, language);
  return wordsCard(`${isNew ? words.linkedNow(named) : words.linked(named)} ${words.howToUnlink}`);
}

/** That a channel's course is no longer linked. `code`: the one that was; undefined: none was. */
export function unlinkedCard(code: string | undefined, { language }: Reader): Card {
  const words = texts(language).channel;
  return wordsCard(code === undefined ? words.notLinked : words.unlinked(outsideLine(code, CODE)));
}

function languageWords({ language: own }: ChannelSettings, language: Language): string {
  const words = texts(language).channel;
  return `${words.language}: ${own === undefined ? words.ofAsker : OWN_NAMES[own]}`;
}

function codesWords({ answersCodes }: ChannelSettings, language: Language): string {
  const words = texts(language).channel;
  return `${words.codes}: ${answersCodes ? words.answered : words.notAnswered}`;
}

function courseWords(linked: Linked | undefined, language: Language): string {
  const words = texts(language).channel;
  if (!linked) return `${words.course}: ${words.none}\n${words.howToLink}`;
  return `${words.course}: ${linkedWords(linked, language)}\n${words.howToUnlink}`;
}

function linkedWords({ code, name, gone }: Linked, language: Language): string {
  const shown = name === undefined || name === code ? undefined : outsideLine(name, NAME);
  return joined([shown, outsideLine(code, CODE), gone && texts(language).channel.gone]);
}

function withMenu(section: SectionBlock, accessory: StaticSelect): SectionBlock {
  return { ...section, accessory };
}

function languageMenu({ language: own }: ChannelSettings, language: Language): StaticSelect {
  const option = (text: string, chosen: Language | null): PlainTextOption => ({
    text: plainTextObject(text),
    value: setLanguage.carry({ language: chosen }, language).value,
  });
  const none = option(texts(language).channel.ofAsker, null);
  const all = LANGUAGES.map((one) => option(OWN_NAMES[one], one));
  const chosen = all[own === undefined ? -1 : LANGUAGES.indexOf(own)] ?? none;
  return {
    type: 'static_select',
    action_id: setLanguage.id,
    options: [none, ...all],
    initial_option: chosen,
  };
}

function codesButton({ answersCodes }: ChannelSettings, language: Language) {
  const words = texts(language).channel;
  const carried = setCodes.carry({ on: !answersCodes }, language);
  return button(answersCodes ? words.switchOff : words.switchOn, carried);
}

/** What is the reader's own, wherever it is asked for. */
function ownButtons(language: Language): Button[] {
  const { settings, privacy } = texts(language);
  return [
    button(settings.title, openSettings.carry({}, language)),
    button(privacy.button, showKept.carry({}, language)),
  ];
}
