/** Home and the calendar's pages, by name, as Slack gets them. */
import type { HomeView, ModalView } from '@slack/types';
import { type Reader, toView } from '../../../src/cards/card.ts';
import { courseFilePage, feedPage, unavailablePage } from '../../../src/features/calendar/handlers.ts';
import { followedBlocks } from '../../../src/features/follow/overview.ts';
import { type HomeContent, homeView } from '../../../src/features/home/view.ts';
import { DAY, NOW } from '../../fixtures/reader.ts';
import { BY_STATE, endless, poor, rich } from '../../fixtures/realizations.ts';
import { coming, followed, many, PERSON, personal, SETTINGS } from '../follow/fixtures.ts';

type Gallery<T> = Readonly<Record<string, (reader: Reader) => T>>;

export const EMPTY: HomeContent = {
  followed: [],
  chosenLanguage: undefined,
  reminders: SETTINGS,
  pause: undefined,
  recents: [],
  feed: { madeAt: undefined },
};

/** Has ended lately. */
const over = {
  ...rich,
  code: 'TX00EY24-3002' as typeof rich.code,
  ends: { at: NOW - DAY, precision: 'minute' as const },
  starts: { at: NOW - 40 * DAY, precision: 'minute' as const },
};
const mine = (one: typeof rich, more = {}) => followed(one, { target: PERSON, ...more }, personal());
export const homeOf = (content: HomeContent, reader: Reader) =>
  homeView(content, reader, followedBlocks(content, reader));
const home =
  (content: Partial<HomeContent>) =>
  (reader: Reader): HomeView => ({ type: 'home', blocks: homeOf({ ...EMPTY, ...content }, reader) });

export const HOMES: Gallery<HomeView> = {
  'home-new': home({}),
  'home-no-address': home({ feed: undefined }),
  home: home({
    followed: [coming, rich, poor].map((one) => mine(one)),
    recents: [
      { code: 'TX00EY23-3015', name: 'Software Engineering Project' },
      { code: 'IM00BR45-3003', name: 'IM00BR45-3003' },
    ],
    feed: { madeAt: NOW - 3 * DAY },
    chosenLanguage: 'sv',
    hasAssistants: true,
    reminders: { ...SETTINGS, starts: false },
  }),
  'home-many': home({ followed: many(100).map((one) => mine(one)) }),
  'home-finished': home({
    followed: [mine(coming), mine(over)],
    justStopped: { id: 'made-up', stopped: [rich] },
    snoozed: [{ code: rich.code, name: rich.name, at: NOW + DAY }],
  }),
  'home-endless': home({
    followed: Array.from({ length: 100 }, () => mine(endless)),
    recents: Array.from({ length: 10 }, () => ({ code: endless.code, name: endless.name })),
  }),
  'home-paused': home({
    followed: [mine(coming, { toldMissing: true })],
    pause: { reason: 'account_inactive', since: NOW - DAY, told: true },
    reminders: { ...SETTINGS, opens: false, closes: false, starts: false, quietFrom: 0, quietTo: 0 },
  }),
};

const ADDRESS = 'https://coursebell.example.org/calendar/made-up.ics';

export const VIEWS: Gallery<ModalView> = {
  'calendar-course': (reader) => toView(courseFilePage(rich, ADDRESS, reader), reader.language),
  'calendar-contradictory': (reader) =>
    toView(courseFilePage(BY_STATE['reversed'] ?? poor, ADDRESS, reader), reader.language),
  'calendar-no-dates': (reader) => toView(courseFilePage(poor, ADDRESS, reader), reader.language),
  'calendar-feed': (reader) => toView(feedPage(ADDRESS, reader), reader.language),
  'calendar-feed-channel': (reader) => toView(feedPage(ADDRESS, reader, 'C0INFO'), reader.language),
  'calendar-unavailable': (reader) => toView(unavailablePage(reader), reader.language),
};
