import type { Button } from '@slack/types';
import { z } from 'zod';
import { addToCalendar, defineForm, feedOf, makeFeed, revokeFeed } from '../../ask/actions.ts';
import { partsOf } from '../../ask/clauses.ts';
import { defineFeature, type Feature, opens, replaces, submits } from '../../ask/feature.ts';
import { likeIntent, likeIntents } from '../../ask/like.ts';
import type { Conversation } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { COURSE, FACT } from '../../ask/slots.ts';
import type { CalendarFeeds, CalendarLinks, FeedOwner } from '../../calendar/addresses.ts';
import { eventsOf } from '../../calendar/ics.ts';
import { escapeMrkdwn, header, paragraph, plainTextObject, small } from '../../cards/blocks.ts';
import { type Card, type Modal, type Reader, wordsCard } from '../../cards/card.ts';
import { factBlocks, factsOn } from '../../cards/course-facts.ts';
import { texts, topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import type { Language } from '../../language.ts';
import { factsOf } from '../../reminders/followed.ts';
import { newSecret } from '../../store/sealing.ts';
import type { PersonKey } from '../../store/store.ts';
import type { Realization, StudyClient } from '../../study-client/model.ts';
import { isCourseReversed, isReversed } from '../../study-client/moments.ts';
import type { ChannelChanges } from '../../workspace/channel-changes.ts';
import type { Lessons } from '../../workspace/lessons.ts';
import { lookUp } from '../../workspace/look-up.ts';

/** `wish`: a form that is sent twice still makes one address. */
const makeFeedForm = defineForm(
  'calendar.make-feed',
  feedOf.extend({ wish: z.string().regex(/^[\w-]{43}$/) }),
  z.object({}),
);

/**
 * A course's dates, and the address of its file. `address`: undefined if the course's code can't be asked
 * for.
 */
export function courseFilePage(
  realization: Realization,
  address: string | undefined,
  reader: Reader,
  { hasLessons = false } = {},
): Modal {
  const words = texts(reader.language).calendar;
  const { enrollment } = realization;
  const hasEvents = eventsOf(factsOf(realization, reader.language), reader.zone).length > 0;
  if (!hasEvents || address === undefined) {
    const contradicts = isReversed(enrollment) || isCourseReversed(realization, reader.zone);
    const said = contradicts ? words.datesContradict : words.noDates;
    return { title: words.title, blocks: [header(realization.name), paragraph(said)] };
  }
  return {
    title: words.title,
    blocks: [
      header(realization.name),
      ...factBlocks(factsOn('calendar', realization, reader)),
      paragraph(hasLessons ? `${words.explain} ${words.withLessons}` : words.explain),
      { type: 'actions', elements: [linkButton(words.download, address)] },
      small(words.afterwards),
    ],
  };
}

/** Asks before an address is made, since an earlier one then stops working. */
function askFeedPage(channel: string | undefined, hasOne: boolean, { language }: Reader): Modal {
  const words = texts(language).calendar;
  const carried = { wish: newSecret(), ...(channel !== undefined && { channel }) };
  return {
    title: words.addressTitle,
    blocks: [paragraph(explain(channel, language)), ...(hasOne ? [paragraph(words.replaces)] : [])],
    form: makeFeedForm.carry(carried, language, hasOne ? words.makeNew : words.make),
  };
}

const explain = (channel: string | undefined, language: Language): string =>
  channel === undefined ? texts(language).calendar.feedExplain : texts(language).channelFeed.explain;

/** The new address, which is shown this once. @param channel whose feed it is; undefined: the person's own */
export function feedPage(address: string, { language }: Reader, channel?: string): Modal {
  const words = texts(language).calendar;
  return {
    title: words.addressTitle,
    blocks: [
      paragraph(explain(channel, language)),
      {
        type: 'rich_text',
        elements: [{ type: 'rich_text_preformatted', elements: [{ type: 'text', text: address }] }],
      },
      paragraph(channel === undefined ? words.once : texts(language).channelFeed.once),
    ],
  };
}

/** For a Coursebell without a public address to link to. */
export function unavailablePage({ language }: Reader): Modal {
  const words = texts(language).calendar;
  return { title: words.title, blocks: [paragraph(words.noPublicAddress)] };
}

/** The action of the button that only opens an address: Slack tells of the press, and the browser opens it. */
const OPEN_LINK = 'calendar.open-link';

function linkButton(label: string, url: string): Button {
  return { type: 'button', action_id: OPEN_LINK, text: plainTextObject(label), style: 'primary', url };
}

/** The request of the one calendar button that opens no page; and a wish in words, perhaps for one course. */
export const calendarRequest = z.discriminatedUnion('does', [
  z.object({ does: z.literal('revoke-feed') }),
  z.object({ does: z.literal('offer'), code: z.string().max(60).optional() }),
]);
export type CalendarRequest = z.infer<typeof calendarRequest>;

const { calendar: said, course, facts: spoken, find, follow, lead, lessons: lessonWords } = vocabulary;
/** What may stand around a calendar. */
const AROUND = [said.calendar, said.beside, course.realization, spoken.it, find.courses, follow.besideName];

/** The dates and lessons that a calendar file holds. */
const DATES = [course.enrollment, course.opensOrCloses, course.schedule, lead.closes, lessonWords.lesson];
const DATE_TOPICS = ['opens', 'closes', 'starts', 'ends', 'duration', 'lessons'] as const;
const isOfDates = (word: string): boolean =>
  DATES.some(({ has }) => has(word)) || DATE_TOPICS.some((topic) => topics.isWordOf(topic, word));

/**
 * Reads "give me a calendar link", "lisää kalenteriin": the words ask for nothing but a calendar, and perhaps for the dates of a
 * course to be put there.
 */
function calendarQuestion(question: Question): Extract<CalendarRequest, { does: 'offer' }> | undefined {
  const [code, ...more] = question.codes;
  const others = question.words.filter((word) => word !== code?.toLowerCase());
  // "When does it close? Add it to my calendar" asks for the date, too.
  const putsDates =
    others.some(said.beside.has) && !others.some(course.when.has) && partsOf(question.text).length === 1;
  const isAround = (word: string): boolean =>
    isCommonWord(word) || AROUND.some(({ has }) => has(word)) || (putsDates && isOfDates(word));
  if (question.quotes || more.length > 0 || !others.some(said.calendar.has) || !others.every(isAround))
    return undefined;
  if (code === undefined) return { does: 'offer' };
  // "The calendar of TX00EY23-3015" asks for its dates.
  return others.some(said.beside.has) ? { does: 'offer', code } : undefined;
}

/** The same with the one course that was spoken of: "add it to my calendar". */
async function calendarOfContext(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<CalendarRequest | undefined> {
  const request = calendarQuestion(question);
  if (!request || request.code !== undefined) return request;
  const [code, ...more] = await spokenOf();
  return more.length > 0 ? request : { ...request, code };
}

/** What is like a wish for a calendar: the buttons change nothing until one is pressed. */
const likeCalendar = async (question: Question, { spokenOf }: Conversation): Promise<CalendarRequest> => {
  const [code, ...more] = question.codes.length > 0 ? question.codes : await spokenOf();
  return code === undefined || more.length > 0 ? { does: 'offer' } : { does: 'offer', code };
};

/** The buttons that lead to a calendar. */
function offerCard(code: string | undefined, { language }: Reader): Card {
  const { calendar } = texts(language);
  return {
    text: escapeMrkdwn(calendar.feedExplain),
    blocks: [paragraph(calendar.feedExplain)],
    buttons: [
      ...makeFeed.offer(calendar.feed, {}, language),
      ...(code === undefined
        ? []
        : addToCalendar.offer(`${calendar.button}: ${code}`, { asked: code }, language)),
    ],
  };
}

interface CalendarDeps {
  readonly study: Pick<StudyClient, 'realization' | 'realizationById' | 'realizationKept'>;
  /** Whether the study API tells lessons, which the file of a course holds then. */
  readonly lessons: Pick<Lessons, 'can'>;
  /** Undefined if Coursebell has no public address. */
  readonly calendar: { readonly links: CalendarLinks; readonly feeds: CalendarFeeds } | undefined;
  /** Called when something on the person's Home has changed. */
  readonly changed: (person: PersonKey) => void;
  readonly changes: Pick<ChannelChanges, 'expectAllowed'>;
}

/** **Add to calendar**, and the private feed of the courses that a person follows. */
export const createCalendarFeature = ({
  study,
  lessons,
  calendar,
  changed,
  changes,
}: CalendarDeps): Feature =>
  defineFeature<CalendarRequest>({
    name: 'calendar',
    request: calendarRequest,
    commands: [],
    intents: [
      { id: 'calendar', claim: 'change', hears: `calendar ${FACT} ${COURSE}`, read: calendarQuestion },
      {
        ...{
          id: 'calendar.spoken-of',
          claim: 'change',
          hears: `calendar facts.it course.realization ${FACT}`,
        },
        subject: 'spoken-of',
        read: calendarOfContext,
      },
      likeIntent('calendar.like-coded', ['calendar'], (_, ...asked) => likeCalendar(...asked), 'like'),
      ...likeIntents<CalendarRequest>('calendar.like', ['calendar'], (_, ...asked) => likeCalendar(...asked)),
    ],
    answer: async (request, reader, person) => {
      if (request.does === 'offer')
        return calendar
          ? offerCard(request.code, reader)
          : wordsCard(texts(reader.language).calendar.noPublicAddress);
      await calendar?.feeds.revoke(person);
      changed(person);
      return wordsCard(texts(reader.language).calendar.revoked);
    },
    actions: [
      opens(addToCalendar, titleOf, async ({ asked }, reader) => {
        if (!calendar) return unavailablePage(reader);
        const { value } = await lookUp(study, asked, reader.language);
        const address = calendar.links.course({ code: value.code, language: reader.language });
        return courseFilePage(value, address, reader, { hasLessons: lessons.can() });
      }),
      opens(makeFeed, titleOf, async ({ channel }, reader, person) => {
        if (!calendar) return unavailablePage(reader);
        if (channel !== undefined) await changes.expectAllowed(person);
        const madeAt = await calendar.feeds.madeAt(ownerOf(person, channel));
        return askFeedPage(channel, madeAt !== undefined, reader);
      }),
      replaces(revokeFeed, () => ({ does: 'revoke-feed' })),
      () => ({ does: 'link', id: OPEN_LINK }),
    ],
    forms: [
      submits(makeFeedForm, titleOf, async ({ value: { wish, channel } }, reader, person) => {
        if (!calendar) return { modal: unavailablePage(reader) };
        if (channel !== undefined) await changes.expectAllowed(person);
        const address = calendar.links.feed(await calendar.feeds.make(ownerOf(person, channel), wish));
        if (channel === undefined) changed(person);
        return { modal: feedPage(address, reader, channel) };
      }),
    ],
    shareable: false,
    writes: ({ does }) => does === 'revoke-feed',
  });

/** The channel of the button, in the workspace of the press; else the person. */
const ownerOf = ({ workspace, user }: PersonKey, channel: string | undefined): FeedOwner => ({
  workspace,
  user: channel ?? user,
});

const titleOf = (language: Language): string => texts(language).calendar.title;
