/** `/course help`, and what asks for help, greets or thanks. */
import { showCommands, showHelp } from '../../ask/actions.ts';
import { type Ask, askFor, defineFeature, type Feature, type Features, replaces } from '../../ask/feature.ts';
import {
  isUnheard,
  likeIntent,
  likeIntents,
  likelierLabel,
  likelierLike,
  OF_NO_COURSE,
} from '../../ask/like.ts';
import type { Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import type { KnownCourse } from '../../ask/seen-courses.ts';
import { COURSE, FACT } from '../../ask/slots.ts';
import { nameRead, type ReadName } from '../../ask/sought-names.ts';
import { nameSaid } from '../../ask/subject-said.ts';
import { bareName } from '../../ask/unknown-names.ts';
import { mayNameOther } from '../../ask/unread.ts';
import { shorten } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { vocabulary } from '../../i18n/index.ts';
import { UNKNOWN } from '../../i18n/topics.ts';
import type { Language } from '../../language.ts';
import { isDirectId } from '../../slack-terms.ts';
import type { Buildings } from '../../workspace/buildings.ts';
import type { WorkspaceState } from '../../workspace/state.ts';
import { type HelpContext, helpCard, lateCard, type SeenExample, stateCard, withNearNames } from './card.ts';
import { guessBesideName, guessesIn } from './guesses.ts';
import {
  agreeing,
  askedElsewhere,
  dailyQuestion,
  type HelpRequest,
  helpQuestion,
  helpRequest,
  loneNumber,
  notHereQuestion,
  stateQuestion,
  unknownName,
} from './request.ts';

/** What is told how it is done, or that it can't be done here. */
const HOW_LABELS = ['undo', 'snooze', 'invite', 'message', 'semester', 'absence'] as const;

interface HelpDeps {
  readonly buildings: Pick<Buildings, 'findAmong'>;
  /** Of what a change is asked for. */
  readonly changing: readonly ReadName[];
  /** What is asked about, and may be a course of a name that is not known. */
  readonly naming: readonly ReadName[];
  /** What the study API offers now. */
  readonly offered: () => Pick<HelpContext, 'names' | 'reservations'>;
  readonly links: HelpContext['links'];
  /** Since when the study API does not answer, and when it last did. */
  readonly studyState: () => WorkspaceState['study'];
  /** Who helps where the asker can't. */
  readonly support: string | undefined;
  /** The one course that was spoken of where something is asked. May reject. */
  readonly spokenOf: (place: Place, language: Language) => Promise<SeenExample | undefined>;
  /** Known courses of a name that is near to one that is not known. Never rejects. */
  readonly near: (name: string, reader: Reader, place: Place) => Promise<readonly KnownCourse[]>;
  /** What the workspace has seen last. May reject. */
  readonly example: (place: Place, language: Language) => Promise<SeenExample>;
}

/** That no course of a name is known; undefined where it is the name of a building. */
async function unknownCourse(question: Question, { naming, buildings }: HelpDeps) {
  const { sought, words, groups } = question;
  // Beside a group words name no course.
  if (words.some((word) => isGroupCode(word.toUpperCase(), groups))) return undefined;
  const isWish = words.some(vocabulary.lead.remind.has);
  // "Remind me before falconry closes": the name was looked for.
  const unfound = isWish && sought && sought.what !== 'found' ? sought.name : undefined;
  const name = unfound || nameRead(question, naming);
  const named = name === undefined ? undefined : await buildings.findAmong([name]).catch(() => undefined);
  return named ? undefined : unknownName(name, question);
}

/** A message that is a name, and no more. One word may be ordinary, though it is not known: "street". */
function unknownBare(question: Question): HelpRequest | undefined {
  const unknown = unknownName(bareName(question), question);
  return unknown && { ...unknown, ...(!mayNameOther(question) && { isDoubtful: true }) };
}

/** A name that is said in a question that is not understood, and is no talk: "does this place teach quantum computing at all?" */
function unknownSaid(question: Question): HelpRequest | undefined {
  const isOther = likelierLike(question, [...OF_NO_COURSE, 'state']) ?? loneNumber(question).number;
  const name = isOther === undefined ? nameSaid(question) : undefined;
  // "Engineering is fun" asks for nothing.
  const isSure = name !== undefined && (/[\s\p{Lu}]/u.test(name) || likelierLabel(question) !== undefined);
  return !isSure ? undefined : { about: 'unknown-name', name: shorten(name, 60) };
}

/** What no study data tell; a number is asked back about. */
const outside = (_: unknown, question: Question): HelpRequest | undefined =>
  loneNumber(question).number === undefined ? { about: 'outside' } : undefined;

/** A code of no known form that the whole catalogue does not have. */
const unknownCode = ({ unfound: [code] = [] }: Question): HelpRequest | undefined =>
  code === undefined ? undefined : { about: 'unknown-name', name: code.slice(0, 60), sought: 'nothing' };

/** What is asked where no feature understands. @param isOfNone whether a fact is asked for, and of no course */
export const helpAsks = (
  helping: Feature,
  isOfNone: (question: Question) => Promise<boolean>,
): Pick<Features, 'usage' | 'hint'> => ({
  usage: (unknown) => askFor<HelpRequest>(helping, { about: 'usage', ...unknown }),
  hint: async (question, named) => {
    const guesses = guessesIn(question, named);
    const isOfCourse = named === undefined && (await isOfNone(question));
    return askFor<HelpRequest>(
      helping,
      isOfCourse
        ? { about: 'which-course', ...guesses }
        : (unknownCode(question) ??
            unknownBare(question) ??
            (named === undefined ? unknownSaid(question) : undefined) ?? {
              about: 'hint',
              ...loneNumber(question),
              ...guesses,
              names: mayNameOther(question),
            }),
    );
  },
});

/** What sort of answer each is; the others are of none that matters. */
const KINDS: Partial<Record<HelpRequest['about'], Ask['kind']>> = {
  'unknown-name': 'unknown-name',
  hint: 'hint',
  'which-course': 'hint',
  how: 'how',
};

/** `/course help` and the like. */
export const help = (deps: HelpDeps): Feature =>
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
    intents: [
      {
        ...{ id: 'help', claim: 'list', read: helpQuestion },
        hears: `help follow lead topic settings.settings settings.privacy ${COURSE}`,
      },
      {
        ...{ id: 'help.daily', claim: 'change', read: dailyQuestion },
        hears: `help follow lead lessons term week find picks facts ${FACT}`,
      },
      {
        ...{ id: 'help.late', claim: 'asked', subject: 'name', hears: `help facts course ${FACT}` },
        read: ({ words, quotes, codes }) =>
          !quotes && codes.length === 0 && vocabulary.course.late.is(words.join(' '))
            ? { about: 'late' }
            : undefined,
      },
      {
        ...{
          id: 'help.not-here',
          claim: 'whole',
          hears: `help find facts follow slot.group slot.coded ${FACT}`,
        },
        read: notHereQuestion,
      },
      { id: 'help.state', claim: 'whole', hears: 'help', read: stateQuestion },
      { id: 'help.agreed', claim: 'whole', hears: 'help', read: agreeing },
      { id: 'help.elsewhere', claim: 'asked', hears: 'help course.realization', read: askedElsewhere },
      {
        ...{ id: 'help.language', claim: 'asked', hears: 'slot.manner' },
        // To the app alone it is the settings that keep a language.
        read: ({ answerIn, direct }) => (answerIn?.isAll && !direct ? { about: 'usage' } : undefined),
      },
      {
        ...{ id: 'help.unread', claim: 'change', hears: 'follow lead enrolled', subject: 'name' },
        read: (question) => {
          const name = nameRead(question, deps.changing);
          return isGroupCode(name?.toUpperCase() ?? '', question.groups)
            ? undefined
            : unknownName(name, question, true);
        },
      },
      {
        ...{ id: 'help.unknown-name', claim: 'unknown', hears: '', subject: 'name' },
        read: async (question) => {
          const unknown = await unknownCourse(question, deps);
          return unknown && { ...unknown, ...guessBesideName(question) };
        },
      },
      ...likeIntents<HelpRequest>('help.like', ['help'], () => ({ about: 'usage' })),
      likeIntent<HelpRequest>(
        'help.like-snooze',
        ['snooze'],
        () => ({ about: 'how', wish: 'snooze' }),
        'like',
      ),
      ...likeIntents<HelpRequest>('help.like-how', HOW_LABELS, (label) => {
        const wish = HOW_LABELS.find((one) => one === label);
        return wish && { about: 'how', wish };
      }),
      ...likeIntents<HelpRequest>('help.like-state', ['state'], () => ({ about: 'state' })),
      ...likeIntents<HelpRequest>('help.like-late', ['late'], () => ({ about: 'late' })),
      ...likeIntents<HelpRequest>('help.like-smalltalk', ['smalltalk'], (_, question) =>
        nameSaid(question) === undefined ? { about: 'small-talk' } : undefined,
      ),
      ...likeIntents<HelpRequest>('help.like-elsewhere', ['elsewhere'], outside),
      // A course is asked about, whose name may not be known.
      ...likeIntents<HelpRequest>(
        'help.like-unknown',
        UNKNOWN,
        (label, question) => (question.words.some(isUnheard) ? undefined : outside(label, question)),
        { subject: 'spoken-of' },
      ),
    ],
    answer: (request, reader, place) => answer(request, reader, place, deps),
    shareable: false,
    kind: ({ about }) => KINDS[about],
    actions: [
      replaces(showHelp, () => ({ about: 'usage' as const }), 'beside'),
      replaces(showCommands, () => ({ about: 'usage' as const, all: true as const }), 'beside'),
    ],
  });

async function answer(request: HelpRequest, reader: Reader, place: Place, deps: HelpDeps): Promise<Card> {
  if (request.about === 'late') return lateCard(reader, deps.support);
  if (request.about === 'state') return stateCard(deps.studyState(), reader, deps.support);
  const isOfTasks = request.about === 'usage' && request.input === undefined && !request.all;
  const example = isOfTasks && (await deps.example(place, reader.language).catch(() => undefined));
  const spoken =
    (request.about === 'unknown-name' || request.about === 'agreed') &&
    (await deps.spokenOf(place, reader.language).catch(() => undefined));
  const card = helpCard(request, reader, {
    ...{ ...deps.offered(), links: deps.links, isChannel: !isDirectId(place.conversation) },
    ...(example && { example }),
    ...(spoken && { spoken }),
  });
  return request.about === 'unknown-name'
    ? withNearNames(card, request.name, await deps.near(request.name, reader, place), reader)
    : card;
}
