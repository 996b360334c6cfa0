/** Every function that takes text from outside, from any sender, with that text as all it is given. */

import { filledOf, readEnvelope } from '../../../src/ask/actions.ts';
import {
  askedIn,
  cleanArguments,
  excerpt,
  parseAsked,
  plainText,
  unreadInLists,
  withCodesOfAddresses,
  withWholeCodes,
} from '../../../src/ask/asked-codes.ts';
import { withNamedCodes } from '../../../src/ask/known-names.ts';
import { readLeads, requestOfNoun } from '../../../src/ask/lead-words.ts';
import { tagsOf } from '../../../src/ask/like.ts';
import { coursePages } from '../../../src/ask/links.ts';
import { askValue } from '../../../src/ask/offers.ts';
import type { Conversation } from '../../../src/ask/place.ts';
import {
  codesIn,
  drawnTogether,
  loweredWords,
  readQuestion,
  tokensOf,
  wordsOf,
} from '../../../src/ask/question.ts';
import { topicsIn } from '../../../src/ask/run-topics.ts';
import { type CourseNames, namedBy } from '../../../src/ask/seen-courses.ts';
import { readTime } from '../../../src/ask/times.ts';
import { isCourseUnitWord, numbersSaid } from '../../../src/ask/words.ts';
import { createCalendarLinks } from '../../../src/calendar/addresses.ts';
import { textProperty } from '../../../src/calendar/ics.ts';
import {
  escapeMrkdwn,
  header,
  isDated,
  labelled,
  outside,
  outsideLine,
  paragraph,
  printable,
  richLine,
  shorten,
  shortenMarkup,
  small,
  spoken,
  titled,
} from '../../../src/cards/blocks.ts';
import { toPlainMessage } from '../../../src/cards/card.ts';
import { errorCard } from '../../../src/cards/error-card.ts';
import { actionName } from '../../../src/cards/menu.ts';
import { plainBlocks } from '../../../src/cards/plain-blocks.ts';
import { InvalidRequest, NotFound } from '../../../src/errors.ts';
import { parseLink, parseUnlink } from '../../../src/features/channel/handlers.ts';
import { compareQuestion, parseCompareCommand } from '../../../src/features/compare/handlers.ts';
import { codesOfMessage, courseIntents } from '../../../src/features/course/request.ts';
import { courseUnitIntents, parseCourseUnitCommand } from '../../../src/features/course-unit/request.ts';
import { enrollmentQuestion } from '../../../src/features/enrollment/handlers.ts';
import { factIntents } from '../../../src/features/facts/request.ts';
import { findQuestion, parseFind, takesFind } from '../../../src/features/find/request.ts';
import { readNamedStop, readStopQuestion } from '../../../src/features/follow/by-name.ts';
import { followQuestion, leadForAll } from '../../../src/features/follow/question.ts';
import { mayBeName, parseFollow, parseUnfollow } from '../../../src/features/follow/wish.ts';
import { dailyQuestion, helpQuestion } from '../../../src/features/help/request.ts';
import { roomsOrCourseQuestion, roomsQuestion } from '../../../src/features/rooms/question.ts';
import { buildingName } from '../../../src/features/rooms/request.ts';
import { readSeats } from '../../../src/features/rooms/seats.ts';
import { parseRoomsCommand } from '../../../src/features/rooms/typed.ts';
import { ownQuestion } from '../../../src/features/settings/said.ts';
import { parseWeek, termQuestion, weekQuestion } from '../../../src/features/week/handlers.ts';
import { basicFormsOf } from '../../../src/i18n/index.ts';
import { isCommonWord, languageOf, languageWished } from '../../../src/i18n/language-of.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { firstFrame } from '../../../src/ops/log.ts';
import { folded } from '../../../src/primitives.ts';
import { idIn, messageWords } from '../../../src/slack/payload.ts';
import { isUserId } from '../../../src/slack-terms.ts';
import {
  bareToken,
  findRealizationCodes,
  mendCodes,
  parseBuildingId,
  parseCourseUnitId,
  parseRealizationRef,
} from '../../../src/study-client/codes.ts';
import { toMoment } from '../../../src/study-client/gateway/fields.ts';
import { readBuilding, readCourseUnit, readRealization } from '../../../src/study-client/gateway/rows.ts';
import {
  cleanLine,
  cleanText,
  foldedWords,
  normalizeTyped,
  stripMarkup,
} from '../../../src/study-client/texts.ts';
import { isKind, stems, withoutKind } from '../../../src/workspace/buildings-index.ts';
import { createHistoryIndex } from '../../../src/workspace/history-index.ts';
import { jsonOf } from '../../study-client/json.ts';

const READER = { language: 'en', now: 0, zone: 'Europe/Helsinki' } as const;
const CONTEXT = { language: 'en', timeZone: 'Europe/Helsinki' } as const;
const links = createCalendarLinks({ publicUrl: 'https://coursebell.example.org', secret: 'x' });
const names = (text: string) => ({ fi: text, sv: text, valueEn: text });
const organisation = (text: string) => ({ code: text, facetName: text, localizedName: names(text) });
const SPOKEN = 'TX00EY23-3015';
const HERE = { workspace: 'T1', user: 'U1', conversation: undefined } as never;
/** As much as a target may follow, by names of several languages. */
const followed: readonly CourseNames[] = Array.from({ length: 100 }, (_, at) => ({
  code: `TX00EY23-${3000 + at}`,
  names: ['Verkkojen perusteet', 'Basics of networking', 'Grunderna i nätverk', 'Verkot', 'Networks'].map(
    (name) => `${name} ${letters(at)} ${letters(at + 100)}ing`,
  ),
}));
const followedHere = () => Promise.resolve(followed);
/** What the workspace has seen. */
const known = followed.map(({ code, names: [fi = '', en = '', sv = ''] }) => ({
  code,
  names: { fi, en, sv },
}));
const seen = {
  suggest: () => Promise.resolve(known),
  near: () => Promise.resolve(known),
  groups: () => Promise.resolve([]),
};
const index = await createHistoryIndex(known.map((one) => ({ ...one, seenAt: 0 })));
const namesIn = async (_: string, words: readonly string[]) => index.namesIn(words);
/** Every placeholder, side by side and apart, in each part of an address; a slash stands at the end. */
const pages = coursePages('https://guide.example.org/{unit}{code}/{id}/{code}/?of={unit}{id}#/{code}{unit}/');
const told = (error: unknown) => errorCard(error, READER, { reference: 'ABCDEFGH' });

const SPEAKING: Conversation = {
  ...{ place: HERE, linked: async () => undefined, search: async () => undefined, isPart: async () => false },
  ...{ rest: async () => [], shown: async () => [SPOKEN], listed: async () => [SPOKEN] },
  spokenOf: async () => [SPOKEN],
  offered: async () => ({ offers: [], asks: false }),
};
/** A text behind what makes an intent read on. */
const ASKING = [`exam ${SPOKEN}`, 'exam', 'where is it held', 'course unit', ''];
const INTENTS = Object.fromEntries(
  [...factIntents(seen, () => true), ...courseUnitIntents(seen), ...courseIntents(seen)].flatMap(
    ({ id, read }) =>
      ASKING.map((before) => [
        `${id} of "${before}"`,
        (text: string) => read(readQuestion(`${before} ${text}`), SPEAKING),
      ]),
  ),
);

export const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  actionName,
  bareToken,
  buildingName: (text) => buildingName({ text, quoted: true }),
  'calendar links': (text) => links.read(`/calendar/course/${text}.en.x.ics`),
  cleanArguments,
  cleanLine,
  cleanText,
  codesIn,
  codesOfMessage,
  compareQuestion: (text) => compareQuestion(readQuestion(text)),
  ownQuestion: (text) => ownQuestion(readQuestion(text, { direct: true })),
  weekQuestion: (text) => weekQuestion(readQuestion(text)),
  parseWeek,
  termQuestion: (text) => termQuestion(readQuestion(text)),
  askedIn: (text) => askedIn(readQuestion(text)),
  ...INTENTS,
  drawnTogether,
  enrollmentQuestion: (text) => enrollmentQuestion(readQuestion(text)),
  escapeMrkdwn,
  excerpt,
  'an error card': (text) => told(new InvalidRequest({ about: 'building', input: text })),
  'an error card of an id': (text) => told(new NotFound('building', text)),
  basicFormsOf: (text) => LANGUAGES.map((one) => basicFormsOf(text.split(' '), one, true)),
  folded,
  filledOf: (text) => filledOf({ values: { [text]: { [text]: { value: text } } } }),
  findQuestion: (text) => findQuestion(readQuestion(`which courses ${text}`)),
  findRealizationCodes,
  firstFrame: (text) => firstFrame(new Error(text)),
  followQuestion: (text) => followQuestion(readQuestion(text, { direct: true })),
  foldedWords,
  header,
  dailyQuestion: (text) => dailyQuestion(readQuestion(text)),
  helpQuestion: (text) => helpQuestion(readQuestion(text)),
  idIn,
  isCommonWord,
  isDated,
  isKind,
  isCourseUnitWord: (text) => isCourseUnitWord(text, text),
  isUserId,
  labelled: (text) => labelled([[text, [text, text]]]),
  languageOf: (text) => languageOf(text.split(' ')),
  leadForAll: (text) => leadForAll(readQuestion(`a week before ${text}`, { direct: true })),
  mendCodes,
  messageWords: (text) => messageWords({ text, blocks: [{ text }], attachments: [{ title: text }] }),
  'names of courses': (text) => namedBy(loweredWords(text), followed, mayBeName),
  normalizeTyped,
  numbersSaid: (text) => numbersSaid(loweredWords(text), 'course-unit'),
  outside: (text) => outside(text, 3000),
  outsideLine: (text) => outsideLine(text, 150),
  // A longer address than 3000 characters is refused: what is shorter gets to the expressions.
  'pages of courses': (text) =>
    [text, text.slice(0, 2900)].map((one) => [
      pages.courseAt(one),
      pages.courseAt(`https://guide.example.org/${one}`),
      pages.courseAt(`https://guide.example.org/TX00EY23TX00EY23-3015/1/TX00EY23-3015?of=${one}#/x`),
      pages.courseAt(`https://guide.example.org/TX00EY23TX00EY23-3015/1/TX00EY23-3015?of=TX00EY231#/${one}`),
    ]),
  // A template is of who runs the app, and as long as a setting may be.
  'pages of a template': (text) => coursePages(`https://guide.example.org/{code}/${text}`.slice(0, 2000)),
  paragraph: (text) => paragraph(text),
  parseBuildingId,
  parseCompareCommand,
  parseAsked,
  parseCourseUnitCommand,
  parseCourseUnitId,
  parseFind,
  parseFollow,
  parseLink,
  parseRealizationRef,
  parseRoomsCommand,
  parseUnfollow,
  parseUnlink,
  plainBlocks: (text) => plainBlocks([paragraph(text), header(text), small(text)]),
  languageWished,
  plainText,
  printable,
  readBuilding: (text) =>
    readBuilding(
      jsonOf({ status: 'success', building: { id: '1', name: text }, resources: [room(text)] }),
      '1' as never,
    ),
  readCourseUnit: (text) =>
    readCourseUnit(jsonOf({ courseUnits: [{ id: '1', name: text, content: text }] }), '1' as never, CONTEXT),
  readEnvelope: (text) => readEnvelope(askValue, text, 2000),
  readStopQuestion: (text) =>
    readStopQuestion(
      readQuestion(`stop reminders ${text}`, { direct: true }),
      followedHere,
      async () => undefined,
    ),
  requestOfNoun: (text) => requestOfNoun(loweredWords(text), () => false),
  readTime: (text) => readTime(loweredWords(text), READER),
  readLeads: (text) => readLeads(loweredWords(text)),
  readNamedStop: (text) => readNamedStop(text, followedHere),
  readQuestion,
  readRealization: (text) => readRealization(jsonOf({ realizations: [realization(text)] }), '1', CONTEXT),
  readSeats: (text) => readSeats(wordsOf(text)),
  richLine,
  roomsOrCourseQuestion: (text) => roomsOrCourseQuestion(readQuestion(`which room ${text}`)),
  roomsQuestion: (text) => roomsQuestion(readQuestion(text)),
  shorten: (text) => shorten(text, 2000),
  shortenMarkup: (text) => shortenMarkup(text, 3000),
  spoken: (text) => spoken(text, 300),
  stems,
  stripMarkup,
  takesFind: (text) => [takesFind(text, false), takesFind(text, true)],
  textProperty: (text) => textProperty('SUMMARY', text),
  titled: (text) => titled(text, text),
  toMoment: (text) => toMoment(text, 'Europe/Helsinki', 'earlier'),
  toPlainMessage: (text) => toPlainMessage({ text, blocks: [] }),
  tokensOf,
  tagsOf: (text) => tagsOf(readQuestion(text)),
  topicsIn,
  unreadInLists,
  withCodesOfAddresses: (text) => [text, `http://${text}`].map((one) => withCodesOfAddresses(one, () => ' ')),
  withWholeCodes: (text) => [withWholeCodes(text), withWholeCodes(text, { isSpaced: true })],
  withoutKind: (text) => withoutKind(foldedWords(text)),
  wordsOf,
  withNamedCodes: (text) =>
    withNamedCodes(readQuestion(text), { place: HERE, spokenOf: async () => [] }, namesIn),
};

/** A word that no other number has. */
function letters(of: number): string {
  return Array.from(String(of), (digit) => 'bcdfghklmn'[Number(digit)]).join('a');
}

const room = (text: string) => ({
  id: text,
  type: text,
  code: text,
  name: text,
  description: text,
  places: text,
});

const realization = (text: string) => ({
  ...{ id: '1', code: 'TX00EY23-3015', name: text, content: text, localizedObjective: names(text) },
  ...{ startDate: text, credits: text, teachingLanguages: [text], unit: organisation(text) },
  ...{ studentGroups: [{ code: text, name: names(text) }], tags: [{ name: text }] },
});
