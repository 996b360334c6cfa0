import { z } from 'zod';
import { defineFeature, opens, replaces, submits } from '../../asking/define-feature.ts';
import type { Feature } from '../../asking/feature.ts';
import { defineForm } from '../../asking/form.ts';
import { addToCalendar, makeFeed, revokeFeed } from '../../asking/offers.ts';
import { type CalendarFeeds, newWish } from '../../calendar/feeds.ts';
import type { CalendarLinks } from '../../calendar/links.ts';
import { texts } from '../../i18n/index.ts';
import type { PersonKey } from '../../store/concerns.ts';
import { lookUp } from '../../study-client/look-up.ts';
import type { StudyClient } from '../../study-client/model.ts';
import { askFeedPage, courseFilePage, feedPage, OPEN_LINK, revokedCard, unavailablePage } from './pages.ts';
import { type CalendarRequest, calendarRequest } from './request.ts';

/** Calendar files and feeds. */
export interface CalendarDeps {
  readonly study: StudyClient;
  /** Undefined if Coursebell has no public address. */
  readonly calendar: { readonly links: CalendarLinks; readonly feeds: CalendarFeeds } | undefined;
  /** Called when something on the person's Home has changed. */
  readonly changed: (person: PersonKey) => void;
}

/** `wish`: a form that is sent twice still makes one address. */
const makeFeedForm = defineForm(
  'calendar.make-feed',
  z.object({ wish: z.string().regex(/^[\w-]{43}$/) }),
  z.object({}),
);

/** **Add to calendar**, and the private feed of the courses that a person follows. */
export const createCalendarFeature = ({ study, calendar, changed }: CalendarDeps): Feature =>
  defineFeature<CalendarRequest>({
    name: 'calendar',
    request: calendarRequest,
    commands: [],
    answer: async (_request, reader, person) => {
      await calendar?.feeds.revoke(person);
      changed(person);
      return revokedCard(reader);
    },
    actions: [
      opens(addToCalendar, titleOf, async ({ asked }, reader) => {
        if (!calendar) return unavailablePage(reader);
        const { value } = await lookUp(study, asked, reader.language);
        const address = calendar.links.course({ code: value.code, language: reader.language });
        return courseFilePage(value, address, reader);
      }),
      opens(makeFeed, titleOf, async (_value, reader, person) => {
        if (!calendar) return unavailablePage(reader);
        const hasOne = (await calendar.feeds.madeAt(person)) !== undefined;
        const words = texts(reader.language).calendar;
        const form = makeFeedForm.carry(
          { wish: newWish() },
          reader.language,
          hasOne ? words.makeNew : words.make,
        );
        return askFeedPage(hasOne, form, reader);
      }),
      replaces(revokeFeed, () => ({ does: 'revoke-feed' })),
      () => ({ does: 'link', id: OPEN_LINK }),
    ],
    forms: [
      submits(makeFeedForm, titleOf, async ({ value: { wish } }, reader, person) => {
        if (!calendar) return { modal: unavailablePage(reader) };
        const address = calendar.links.feed(await calendar.feeds.make(person, wish));
        changed(person);
        return { modal: feedPage(address, reader) };
      }),
    ],
    shareable: false,
    writes: () => true,
  });

function titleOf(language: Parameters<typeof texts>[0]): string {
  return texts(language).calendar.title;
}
