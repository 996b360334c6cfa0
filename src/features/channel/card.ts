import type { Button, PlainTextOption, SectionBlock, StaticSelect } from '@slack/types';
import { openSettings, showKept } from '../../ask/actions.ts';
import { button, header, paragraph, plainTextObject, small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { wordsCard } from '../../cards/card.ts';
import { nameMark } from '../../cards/notes.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { OWN_NAMES } from '../../i18n/catalog.ts';
import { texts } from '../../i18n/index.ts';
import { LANGUAGES, type Language } from '../../language.ts';
import { setCodes, setLanguage } from './request.ts';

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
  readonly gone?: true;
}

/** A channel's settings. */
interface ChannelSettings {
  /** Undefined: the language of the asker. */
  readonly language: Language | undefined;
  readonly answersCodes: boolean;
  readonly linked: Linked | undefined;
}

/** A channel's settings, with controls beside each to change it. */
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

/** For a conversation that is no channel. */
export function directCard({ language }: Reader): Card {
  return { ...wordsCard(texts(language).channel.direct), buttons: ownButtons(language) };
}

/** The course that is linked; `isNew`: it was linked just now. */
export function linkedCard(linked: Linked | undefined, isNew: boolean, { language }: Reader): Card {
  const words = texts(language).channel;
  if (!linked) return wordsCard(`${words.notLinked} ${words.howToLink}`);
  const named = linkedWords(linked, language);
  return wordsCard(`${isNew ? words.linkedNow(named) : words.linked(named)} ${words.howToUnlink}`);
}

/**
 * Says that a channel's course is no longer linked. `code`: the former course; undefined: none was linked.
 */
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

function linkedWords({ code, name, nameLanguage, gone }: Linked, language: Language): string {
  const isNamed = name !== undefined && name !== code;
  return joined([
    isNamed && outsideLine(name, NAME),
    outsideLine(code, CODE),
    isNamed && nameMark({ name, nameLanguage }, language),
    gone && texts(language).channel.gone,
  ]);
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

/** Buttons for the reader's own settings and data; these are the same wherever they are opened. */
function ownButtons(language: Language): Button[] {
  const { settings, privacy } = texts(language);
  return [
    button(settings.title, openSettings.carry({}, language)),
    button(privacy.button, showKept.carry({}, language)),
  ];
}
