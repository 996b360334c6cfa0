import { bullets, header, paragraph, small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { HelpRequest } from './request.ts';

/** The usage page, or a short hint. */
export function helpCard(request: HelpRequest, reader: Reader): Card {
  return request.about === 'hint' ? hintCard(request.number, reader) : usageCard(request, reader);
}

/** Every command with what it answers; what was not understood, and what was probably meant, come first. */
function usageCard({ input, nearest }: Extract<HelpRequest, { about: 'usage' }>, { language }: Reader): Card {
  const { help, errors } = texts(language);
  const unknown = input === undefined ? undefined : help.unknown(outsideLine(input, 60));
  const meant = nearest === undefined ? undefined : errors.didYouMean(outsideLine(nearest, 60));
  const notice = joined([unknown, meant], ' ');
  const commands = [
    ['/course TX00EY23-3015', help.course],
    ['/course web develop', help.search],
    ['/course unit 72101', help.unit],
    ['/enrollment TX00EY23-3015', help.enrollment],
    ['/rooms 78025 40+', help.rooms],
    ['/course compare TX00EY23-3015 IM00BR45-3003', help.compare],
    ['/course follow TX00EY23-3015', help.follow],
    ['/course following', help.following],
    ['/course link TX00EY23-3015', help.link],
    ['/course settings', help.settings],
    ['/course help', help.help],
  ] as const;
  const lines = [
    notice,
    help.title,
    ...commands.map(([command, what]) => `${command} – ${what}`),
    help.mention,
    ...help.examples.map((example) => `• ${example}`),
    help.home,
  ];
  return {
    text: escapeMrkdwn(joined(lines, '\n')),
    blocks: [
      ...(notice === '' ? [] : [paragraph(notice)]),
      header(help.title),
      bullets(
        undefined,
        commands.map(([command, what]) => [{ text: command, bold: true }, { text: ` – ${what}` }]),
      ),
      bullets(
        help.mention,
        help.examples.map((example) => [{ text: example }]),
      ),
      small(help.home),
    ],
    buttons: [],
  };
}

function hintCard(number: string | undefined, { language }: Reader): Card {
  const { help, errors } = texts(language);
  if (number !== undefined) {
    return { text: help.number(number), blocks: [paragraph(help.number(number))], buttons: [] };
  }
  const start = `${errors.problem.question} ${help.hint}`;
  return {
    text: escapeMrkdwn([start, ...help.examples.map((example) => `• ${example}`)].join('\n')),
    blocks: [
      paragraph(start),
      bullets(
        undefined,
        help.examples.map((example) => [{ text: example }]),
      ),
    ],
    buttons: [],
  };
}
