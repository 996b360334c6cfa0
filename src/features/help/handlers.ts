import { showHelp, startLookUp } from '../../ask/actions.ts';
import { defineFeature, type Feature, replaces } from '../../ask/feature.ts';
import { bullets, header, small } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { type HelpRequest, helpQuestion, helpRequest, MOST_NEAREST } from './request.ts';

/** The usage page, a line on what is not known, a short hint, or an answer to a greeting or thanks. */
export function helpCard(request: HelpRequest, reader: Reader): Card {
  const { help, errors } = texts(reader.language);
  switch (request.about) {
    case 'usage':
      return request.input === undefined
        ? usageCard(reader)
        : shortCard(noticeOf(request.input, request.nearest, reader.language), reader);
    case 'hint':
      return request.number === undefined
        ? shortCard(`${errors.problem.question} ${help.hint}`, reader)
        : wordsCard(help.number(request.number));
    case 'unknown-name':
      return shortCard(errors.problem['course-name'](outsideLine(request.name, 60)), reader);
    case 'which-course':
      return shortCard(help.whichCourse, reader);
    case 'greeting':
      return shortCard(`${help.hello} ${help.hint}`, reader);
    case 'thanks':
      return wordsCard(help.welcome);
    case 'small-talk':
      return wordsCard(help.heard);
  }
}

/** Every command with its purpose. */
function usageCard({ language }: Reader): Card {
  const { help } = texts(language);
  const commands = [
    ['/course TX00EY23-3015', help.course],
    ['/course web develop', help.search],
    ['/course find TXL22S1 open', help.find],
    ['/course unit 72101', help.unit],
    ['/enrollment TX00EY23-3015', help.enrollment],
    ['/rooms 78025 40+', help.rooms],
    ['/course compare TX00EY23-3015 IM00BR45-3003', help.compare],
    ['/course follow TX00EY23-3015', help.follow],
    ['/course following', help.following],
    ['/course week', help.week],
    ['/course term', help.term],
    ['/course link TX00EY23-3015', help.link],
    ['/course settings', help.settings],
    ['/course help', help.help],
  ] as const;
  const lines = [
    help.title,
    ...commands.map(([command, what]) => `${command} – ${what}`),
    help.mention,
    ...help.examples.map((example) => `• ${example}`),
    help.home,
  ];
  return {
    text: escapeMrkdwn(joined(lines, '\n')),
    blocks: [
      header(help.title),
      bullets(
        undefined,
        commands.map(([command, what]) => [{ text: command, bold: true }, { text: ` – ${what}` }]),
      ),
      exampleBullets(help.mention, help.examples),
      small(help.home),
    ],
    buttons: [],
  };
}

/** Says that the input is unknown, and which command was probably meant, or why a name may find no course. */
function noticeOf(input: string, nearest: string | undefined, language: Language): string {
  const { help, errors } = texts(language);
  const shown = outsideLine(input, 60);
  if (nearest === undefined) return help.unknownName(shown);
  return `${help.unknown(shown)} ${errors.didYouMean(outsideLine(nearest, MOST_NEAREST))}`;
}

/** A sentence; help and looking a course up stand behind buttons. */
function shortCard(sentence: string, { language }: Reader): Card {
  const { help, lookUp: page } = texts(language);
  return {
    ...wordsCard(sentence),
    buttons: [...showHelp.offer(help.button, {}, language), ...startLookUp.offer(page.title, {}, language)],
  };
}

const exampleBullets = (heading: string | undefined, examples: readonly string[]) =>
  bullets(
    heading,
    examples.map((text) => [{ text }]),
  );

/** `/course help` and the like. */
export const help = (): Feature =>
  defineFeature<HelpRequest>({
    name: 'help',
    request: helpRequest,
    commands: ['/course', '/rooms', '/enrollment'].map((command) => ({
      command,
      subcommand: 'help',
      also: vocabulary.subcommands.help.words,
      parse: () => ({ about: 'usage' as const }),
      knows: vocabulary.help.beside.has,
    })),
    question: helpQuestion,
    answer: async (request, reader) => helpCard(request, reader),
    shareable: false,
    actions: [replaces(showHelp, () => ({ about: 'usage' as const }), 'beside')],
  });
