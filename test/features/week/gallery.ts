/** Weeks and terms of what is followed, as cards. */
import { type Message, type Reader, toMessage } from '../../../src/cards/card.ts';
import { Unavailable } from '../../../src/errors.ts';
import { createRender } from '../../../src/features/reminders/messages.ts';
import { termCard, weekCard } from '../../../src/features/week/handlers.ts';
import type { Target } from '../../../src/store/store.ts';
import type { Realization } from '../../../src/study-client/model.ts';
import { DAY, HOUR, moment, NOW, windowOf, ZONE } from '../../fixtures/reader.ts';
import { endless, poor, realization, rich } from '../../fixtures/realizations.ts';
import { coming, followed, many, personal, target } from '../follow/fixtures.ts';

/** Opened this morning, and starts on a whole day of the week. */
const busy = realization('TX00EW54-3008', {
  name: 'Basics of Web Programming',
  credits: 3,
  enrollment: windowOf('2026-11-20T09:00', '2026-11-24T16:00'),
  starts: moment('2026-11-25'),
  ends: moment('2027-02-26T23:59', 'later'),
});
const quiet = realization('KU00CC20-3004', {
  name: 'Documentary Film',
  starts: moment('2027-03-01'),
  ends: moment('2027-05-28'),
});
const outage = { asked: 'TX00EY99-3001', error: new Unavailable('slow', 'deadline') };

const planned = (all: readonly Realization[], more = {}) => ({
  kind: 'channel' as const,
  courses: all.map((one) => followed(one)),
  since: NOW - HOUR,
  failed: [],
  weekly: false,
  ...more,
});
const week =
  (of: Parameters<typeof weekCard>[1], request: Parameters<typeof weekCard>[0] = {}) =>
  (reader: Reader): Message =>
    toMessage(weekCard(request, of, reader, 6 * HOUR));
const term =
  (of: Parameters<typeof termCard>[0]) =>
  (reader: Reader): Message =>
    toMessage(termCard(of, reader));

const overview =
  (to: Target, all: readonly Realization[]) =>
  (reader: Reader): Message => {
    const at = moment('2026-11-23T08:00').at;
    const told = { ...to, language: reader.language };
    const courses = all.map((one) => followed(one));
    const rendered = createRender(ZONE).week(courses, told, at);
    if (!rendered) throw new TypeError('an empty week');
    return rendered as Message;
  };

export const MESSAGES: Readonly<Record<string, (reader: Reader) => Message>> = {
  week: week(planned([rich, busy, coming])),
  'week-next': week(planned([rich, busy, coming], { kind: 'person' }), { next: true }),
  'week-quiet': week(planned([quiet], { weekly: true })),
  'week-nothing': week(planned([], { since: undefined })),
  'week-old-and-partly': week(planned([rich], { since: NOW - 2 * DAY, failed: [outage] })),
  'week-overview': overview(target(), [rich, busy, coming]),
  'week-overview-own': overview(personal({ settings: { ...target().settings, zone: 'America/New_York' } }), [
    busy,
    coming,
  ]),
  'week-endless': week(planned(Array.from({ length: 60 }, () => endless))),
  term: term(planned([rich, busy, coming, quiet])),
  'term-own': term(planned([rich, poor], { kind: 'person' })),
  'term-apart': term(planned([busy, quiet])),
  'term-many': term(planned(many(100))),
  'term-endless': term(planned(Array.from({ length: 100 }, () => endless))),
  'term-partly': term(planned([rich], { failed: [outage] })),
};
