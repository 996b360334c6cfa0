/** What Coursebell says of itself: what can be asked, all commands, and short answers to what asks for nothing else. */
import type { Button } from '@slack/types';
import {
  openReminders,
  openSettings,
  setGroup,
  setOverview,
  showBuilding,
  showCommands,
  showCourse,
  showGroup,
  showHelp,
  showOpen,
  showUnit,
  startFollow,
  startLookUp,
  startRooms,
} from '../../ask/actions.ts';
import { bookingPageButton, type LinkTemplates, studyGuideButton } from '../../ask/links.ts';
import type { Offer } from '../../ask/place.ts';
import { type KnownCourse, seenList } from '../../ask/seen-courses.ts';
import {
  bullets,
  button,
  escapeMrkdwn,
  header,
  joined,
  mrkdwnParagraph,
  outsideLine,
  paragraph,
  small,
} from '../../cards/blocks.ts';
import { type Card, type Reader, withNote, wordsCard } from '../../cards/card.ts';
import { lookedBack, nameNotKnown, withContact } from '../../cards/error-card.ts';
import { studyWords, withUnused } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { folded, VERSION } from '../../primitives.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import type { WorkspaceState } from '../../workspace/state.ts';
import { type Guessed, guessButtons } from './guesses.ts';
import { type HelpRequest, MOST_NEAREST } from './request.ts';

/** What help depends on beside the request. */
export interface HelpContext {
  readonly links: Pick<LinkTemplates, 'studyGuide' | 'bookingPage'>;
  /** Whether the whole catalogue is searched by name. */
  readonly names: boolean;
  /** Whether lessons and free rooms are known. */
  readonly reservations: boolean;
  /** What the examples are of: what the workspace has seen last. */
  readonly example: SeenExample;
  /** The course that was spoken of, where another is asked about that is not known. */
  readonly spoken: SeenExample;
  /** Whether it is asked in a channel. */
  readonly isChannel: boolean;
}

/** A course, by its code and perhaps its name in the reader's language, and a building; outside text. */
export interface SeenExample {
  readonly code?: string | undefined;
  readonly name?: string | undefined;
  readonly building?: string | undefined;
}

/** What is told alike, whether or not the study system answers. */
type ToHelp = Exclude<HelpRequest, { about: 'state' | 'late' }>;

/** The usage page, a line on what is not known, a short hint, or an answer to a greeting or thanks. */
export function helpCard(request: ToHelp, reader: Reader, offered: Partial<HelpContext> = {}): Card {
  const isDoubtful = 'isDoubtful' in request && request.isDoubtful === true;
  const forgets =
    ('name' in request && !isDoubtful) ||
    'input' in request ||
    ('names' in request && request.names === true);
  return { ...answerTo(request, reader, offered), ...(forgets && { forgets }) };
}

function answerTo(request: ToHelp, reader: Reader, offered: Partial<HelpContext>): Card {
  const { help: usual, errors, find } = texts(reader.language);
  const help = offered.names
    ? { ...usual, hint: find.catalogue.hint, whichCourse: find.catalogue.whichCourse }
    : usual;
  switch (request.about) {
    case 'usage':
      return usageCard(request, reader, offered);
    case 'hint':
      return request.number === undefined
        ? shortCard(`${errors.problem.question} ${help.hint}`, reader, offered, request)
        : withUnused(numberCard(request.number, reader), request.unused ?? [], reader.language);
    case 'unknown-name': {
      const sought = request.sought ?? (offered.names ? 'unsure' : undefined);
      const back = lookedBack(sought, { find });
      const said = nameNotKnown(outsideLine(request.name, 60), sought, { errors, find });
      const card = shortCard(said, reader, offered, request);
      return back === undefined ? card : withNote(card, back);
    }
    case 'which-course':
      return shortCard(help.whichCourse, reader, offered, request);
    case 'elsewhere':
    case 'outside':
      return shortCard(help[request.about], reader);
    case 'how':
      return howHere(request, reader, offered) ?? howCard(request, reader, offered);
    case 'greeting':
      return shortCard(`${help.hello} ${help.hint}`, reader);
    case 'thanks':
      return wordsCard(help.welcome);
    case 'refused':
      return wordsCard(help.refused);
    case 'agreed':
      return agreedCard(request, reader, offered);
    case 'small-talk':
      return wordsCard(help.heard);
  }
}

/** Which of several things is meant, each with its button; else that it is not known. */
function agreedCard(
  { offers }: Extract<HelpRequest, { about: 'agreed' }>,
  reader: Reader,
  { spoken }: Partial<HelpContext>,
): Card {
  if (offers) return offersCard(offers, reader);
  const said = texts(reader.language).help.agreed(outsideLine(spoken?.code ?? EXAMPLE, 60));
  return shortCard(said, reader, { ...(spoken && { spoken }) });
}

function offersCard(offers: readonly Offer[], { language }: Reader): Card {
  const { whichOffer, theOffer } = texts(language).help;
  const buttons = offers.map(({ id, value, label }, index) => button(label, { id: `${id}:${index}`, value }));
  return { ...wordsCard(offers.length > 1 ? whichOffer : theOffer), buttons };
}

/**
 * Behind a name that is not known, courses of names that are near to it. These alone where one is called so: what was said of it is no
 * question that is understood.
 */
export function withNearNames(card: Card, name: string, near: readonly KnownCourse[], reader: Reader): Card {
  if (near.length === 0) return card;
  const isKnown = near.some(({ names }) => Object.values(names).some((one) => folded(one) === folded(name)));
  const { find, seen } = texts(reader.language);
  const list = seenList(near, reader, (code, index) =>
    showCourse.offer(seen.show, { asked: code }, reader.language, index).at(0),
  );
  const { forgets: _, ...told } = card;
  return {
    ...told,
    text: [...(isKnown ? [] : [card.text]), escapeMrkdwn(find.catalogue.near), ...list.lines].join('\n'),
    blocks: [...(isKnown ? [] : card.blocks), paragraph(find.catalogue.near), ...list.blocks],
    // They may have been meant: what is asked next may be about them.
    shows: near.map(({ code }) => code).filter(isRealizationCode),
    isChoice: true,
  };
}

/** Whether the study system answers, and what can be done until it does. */
export function stateCard(study: WorkspaceState['study'], reader: Reader, support: string | undefined): Card {
  const { help } = texts(reader.language);
  const isFailing = study.failingSince !== undefined;
  const said = `${studyWords(study, reader)} ${isFailing ? help.failing : help.working}`;
  const buttons = !isFailing ? showHelp.offer(help.button, {}, reader.language) : [];
  return withContact({ text: said, blocks: [mrkdwnParagraph(said)], buttons }, support, reader.language);
}

/** Who can be asked whether one may enroll late. */
export function lateCard({ language }: Reader, support: string | undefined): Card {
  const { late, lateOf } = texts(language).facts;
  return withContact(wordsCard(`${late} ${lateOf}`), support, language);
}

/** What a number alone may be, with a button for each. */
function numberCard(asked: string, { language }: Reader): Card {
  const { help, rooms, linked, courseUnit } = texts(language);
  return {
    ...wordsCard(help.number(asked)),
    buttons: [
      ...showBuilding.offer(rooms.buildingTitle, { building: asked }, language),
      ...showCourse.offer(linked.type, { asked }, language),
      ...showUnit.offer(courseUnit.title, { asked }, language),
    ],
  };
}

function usageCard(
  { input, nearest, all }: Extract<HelpRequest, { about: 'usage' }>,
  reader: Reader,
  offered: Partial<HelpContext>,
): Card {
  if (input !== undefined)
    return shortCard(noticeOf(input, nearest, reader, offered), reader, nearest === undefined ? offered : {});
  return all ? commandsCard(reader, offered) : tasksCard(reader, offered);
}

/** Where no course, or no building, of the workspace is known. */
const EXAMPLE = 'TX00EY23-3015';
const EXAMPLE_BUILDING = '78025';
const EXAMPLE_GROUP = 'TXL22S1';

/** What is wished for of the channel, where it is said there. */
function howHere(
  { wish }: Extract<HelpRequest, { about: 'how' }>,
  { language }: Reader,
  { reservations, isChannel }: Partial<HelpContext>,
): Card | undefined {
  if (!isChannel) return undefined;
  const { follow, help, daily, leads } = texts(language);
  const { remindHere, dailyHere } = help.how;
  if (wish === 'remind')
    return { ...wordsCard(remindHere), buttons: startFollow.offer(follow.start, {}, language) };
  return wish === 'daily' && reservations
    ? { ...wordsCard(dailyHere(daily.setting)), buttons: openReminders.offer(leads.button, {}, language) }
    : undefined;
}

/** The one command or button that does what is wished for. */
function howCard(
  { wish, code = EXAMPLE }: Extract<HelpRequest, { about: 'how' }>,
  { language }: Reader,
  { links = {}, reservations }: Partial<HelpContext>,
): Card {
  const isOfGroup = wish === 'groups' && code !== EXAMPLE;
  const group = isOfGroup ? outsideLine(code, 30) : EXAMPLE_GROUP;
  const { help, lists, week, daily, leads, settings, lookUp, snooze } = texts(language);
  const {
    link,
    unlink,
    remind,
    weekly,
    setUp,
    codes,
    undo,
    groups,
    version,
    daily: dailyBy,
    snooze: snoozed,
    ...others
  } = help.how;
  const id = outsideLine(code, 60);
  const said = {
    ...others,
    ...{ unlink, setUp, codes, link: link(id), remind: remind(id) },
    ...{ groups: groups(group), version: version(VERSION) },
    ...{ weekly: weekly(week.switchOn), undo: undo(lists.undo) },
    snooze: snoozed(snooze.again(snooze.choice.hour)),
    daily: reservations ? dailyBy(daily.setting) : leads.noneOf.lesson,
  };
  if (wish === 'setUp' || (wish === 'daily' && reservations))
    return { ...wordsCard(said[wish]), buttons: openSettings.offer(settings.title, {}, language) };
  if (wish === 'weekly')
    return { ...wordsCard(said.weekly), buttons: setOverview.offer(week.switchOn, { on: true }, language) };
  if (isOfGroup) return { ...wordsCard(said.groups), buttons: groupButtons(code, language) };
  if (wish === 'book') return { ...wordsCard(said.book), buttons: bookingPageButton(language, links) };
  if (wish === 'semester') return { ...wordsCard(said.semester), buttons: studyGuideButton(language, links) };
  return wish === 'codes'
    ? {
        ...wordsCard(codes),
        buttons: [...startLookUp.offer(lookUp.title, {}, language), ...studyGuideButton(language, links)],
      }
    : wordsCard(said[wish]);
}

/** What there is of a group, and that it is one's own. */
function groupButtons(group: string, language: Language): Button[] {
  const words = texts(language).group;
  return [
    ...showGroup.offer(words.courses(outsideLine(group, 30)), { group }, language),
    ...setGroup.offer(words.itIs, { group }, language),
  ];
}

/** Every command with its purpose. */
function commandsCard({ language }: Reader, { names, reservations }: Partial<HelpContext>): Card {
  const { help: usual, find, lessons } = texts(language);
  const help = names ? { ...usual, ...find.catalogue.usage } : usual;
  const { usage } = lessons;
  const commands = [
    ['/course TX00EY23-3015', help.course],
    ['/course web develop', help.search],
    ['/course find TXL22S1 open', help.find],
    ['/course unit 72101', help.unit],
    ['/enrollment TX00EY23-3015', help.enrollment],
    ['/rooms 78025 40+', help.rooms],
    ...(reservations ? ([['/rooms 78025 free', usage.free]] as const) : []),
    ['/course compare TX00EY23-3015 IM00BR45-3003', help.compare],
    ['/course follow TX00EY23-3015', help.follow],
    ['/course following', help.following],
    ...(reservations
      ? ([
          ['/course lessons TX00EY23-3015', usage.lessons],
          ['/course today', usage.today],
        ] as const)
      : []),
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
      small(help.mention),
      small(help.home),
    ],
    buttons: [],
  };
}

/** The longest name or label in an example: a longer one would hide what is asked. */
const LONGEST_EXAMPLE = 40;

/** What most people want, with an example each that works here, and a button each. */
function tasksCard({ language }: Reader, { example = {} }: Partial<HelpContext>): Card {
  const { help } = texts(language);
  const { tasks } = help;
  const fitting = (said: string | undefined, otherwise: string): string =>
    said === undefined || said.length > LONGEST_EXAMPLE ? otherwise : outsideLine(said, LONGEST_EXAMPLE);
  const course = fitting(example.name, example.code ?? EXAMPLE);
  const examples: readonly (readonly [task: string, example: string])[] = [
    [tasks.lookUp, tasks.examples.lookUp(course)],
    [tasks.open, tasks.examples.open],
    [tasks.remind, tasks.examples.remind(course)],
    [tasks.rooms, tasks.examples.rooms(fitting(example.building, EXAMPLE_BUILDING))],
  ];
  return {
    text: escapeMrkdwn(
      joined([help.button, ...examples.map(([task, said]) => `• ${task}: ${said}`), tasks.how], '\n'),
    ),
    blocks: [
      header(help.button),
      bullets(
        undefined,
        examples.map(([task, said]) => [{ text: task, bold: true }, { text: `: ${said}` }]),
      ),
      small(tasks.how),
    ],
    buttons: [
      ...startLookUp.offer(tasks.lookUp, {}, language),
      ...showOpen.offer(tasks.open, {}, language),
      ...startFollow.offer(tasks.remind, {}, language),
      ...startRooms.offer(tasks.rooms, {}, language),
      ...showCommands.offer(tasks.commands, {}, language),
    ],
  };
}

/** Says that the input is unknown, and which command was probably meant, or why a name may find no course. */
function noticeOf(
  input: string,
  nearest: string | undefined,
  { language }: Reader,
  { names }: Partial<HelpContext>,
): string {
  const { help, errors, find } = texts(language);
  const shown = outsideLine(input, 60);
  // What says enough was searched for.
  if (nearest === undefined)
    return names ? `${help.unknown(shown)} ${find.catalogue.tooShortName}` : help.unknownName(shown);
  return `${help.unknown(shown)} ${errors.didYouMean(outsideLine(nearest, MOST_NEAREST))}`;
}

/**
 * A sentence; help and looking a course up stand behind buttons, and the study guide, which has the codes. What was perhaps meant
 * stands before them.
 */
function shortCard(
  sentence: string,
  { language }: Reader,
  { links = {}, reservations = false, spoken }: Partial<HelpContext> = {},
  guessed: Guessed = {},
): Card {
  const { help, lookUp: page } = texts(language);
  const guesses = guessButtons(guessed, language, reservations);
  return {
    ...wordsCard(guesses.length === 0 ? sentence : `${sentence} ${help.perhaps}`),
    buttons: [
      ...guesses,
      ...(spoken?.code === undefined
        ? []
        : showCourse.offer(
            outsideLine(spoken.name ?? spoken.code, LONGEST_EXAMPLE),
            { asked: spoken.code },
            language,
          )),
      ...showHelp.offer(help.button, {}, language),
      ...(guesses.length === 0
        ? [...startLookUp.offer(page.title, {}, language), ...studyGuideButton(language, links)]
        : []),
    ],
  };
}
