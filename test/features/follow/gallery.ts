/** Every card and modal about following, by name, as Slack gets it. */

import type { ModalView } from '@slack/types';
import {
  type Card,
  type Message,
  type Reader,
  toMessage,
  toView,
  wordsCard,
} from '../../../src/cards/card.ts';
import { InvalidRequest, NotFound } from '../../../src/errors.ts';
import { enrolledCard } from '../../../src/features/enrolled/handlers.ts';
import { alreadyCard, topicsCard } from '../../../src/features/follow/cards.ts';
import {
  chooseModal,
  leadChoiceCard,
  leadForAllCard,
  offerCard,
  topicOffer,
} from '../../../src/features/follow/choose.ts';
import { echoCard } from '../../../src/features/follow/follow.ts';
import { chooseOpen } from '../../../src/features/follow/follow-open.ts';
import { listCard, withTopics } from '../../../src/features/follow/list.ts';
import { withSnoozed } from '../../../src/features/follow/overview.ts';
import { stopAllCard, stoppedCard, stoppedOneWords } from '../../../src/features/follow/stop.ts';
import { createRender } from '../../../src/features/reminders/messages.ts';
import { snoozedCard, uselessCard } from '../../../src/features/snooze/handlers.ts';
import { texts } from '../../../src/i18n/index.ts';
import { type Change, type Followed, factsOf } from '../../../src/reminders/followed.ts';
import type { LessonSpot } from '../../../src/reminders/lesson-belief.ts';
import type { ChangedLesson } from '../../../src/reminders/lesson-news.ts';
import { planReminder } from '../../../src/reminders/plan.ts';
import type { Rendered } from '../../../src/reminders/steps.ts';
import { type ReminderKind, USUAL_LEAD, withLeads } from '../../../src/store/reminder-settings.ts';
import type { Facts, Pause, ReminderSettings, Target } from '../../../src/store/store.ts';
import { DAY, fresh, HOUR, moment, NOW, ZONE } from '../../fixtures/reader.ts';
import { endless, poor, realization, rich } from '../../fixtures/realizations.ts';
import { coming, follow, followed, many, PERSON, personal, SETTINGS, target } from './fixtures.ts';

type Gallery<T> = Readonly<Record<string, (reader: Reader) => T>>;

/** A lead time that there is not. */
const UNMET = { ahead: 5 * DAY, of: 'closes', said: '5 d' } as const;

export const render = createRender(ZONE);

const card =
  (make: (reader: Reader) => Card) =>
  (reader: Reader): Message =>
    toMessage(make(reader));
const PLACE = { workspace: 'T0METRO', user: PERSON, conversation: 'C0INFO' };
const SPOT = { workspace: 'T0METRO', target: 'C0INFO', kind: 'channel' } as const;
const pause = (reason: Pause['reason']): Pause => ({ reason, since: NOW - DAY, told: true });
const found = (one: typeof rich) => ({ asked: one.code, found: fresh(one) });

/** A reminder of a course as it was planned at `NOW`, in the language of the reader. */
export function reminderOf(
  kind: ReminderKind,
  facts: Facts,
  to: Target,
  settings: ReminderSettings = to.settings,
): Rendered {
  const reminder = planReminder(USUAL_LEAD[kind], 'TX00FB12-3001', facts, NOW - 60 * DAY, settings);
  if (!reminder) throw new TypeError(`no such reminder: ${kind}`);
  return render.reminder(reminder, follow('TX00FB12-3001', facts), facts, to);
}

const facts = factsOf(coming, 'en');
const nights: Facts = { ...facts, opens: moment('2026-11-23'), closes: moment('2026-12-04') };
const reminder =
  (kind: ReminderKind, of: Facts = facts, more: Partial<Target> = {}) =>
  ({ language }: Reader): Message =>
    reminderOf(kind, of, target({ language, ...more })) as Message;

/** Followed in the quiet hours in which enrollment opened. */
function lateOpening(language: Target['language']): Message {
  const opens = facts.opens?.at ?? 0;
  const settings = { ...SETTINGS, quietFrom: 6 * 60, quietTo: 9 * 60 };
  const late = planReminder('opens-0', coming.code, facts, opens - HOUR, settings);
  if (!late) throw new TypeError('no late reminder');
  return render.reminder(late, follow(coming.code, facts), facts, target({ language, settings })) as Message;
}

/** A change of every field. */
export const everyField: Change = {
  is: 'changed',
  follow: follow(coming.code, facts),
  facts: {
    name: 'Compilers, Interpreters and Virtual Machines',
    opens: moment('2026-11-24T08:00'),
    closes: moment('2026-12-05'),
    starts: moment('2027-01-11'),
    ends: moment('2027-04-30T23:59'),
    credits: 10,
    languages: ['en', 'fi'],
    groups: ['TXK25S1', 'TXK25S2'],
  },
  fields: ['name', 'opens', 'closes', 'starts', 'ends', 'credits', 'languages', 'groups'],
};
const movedDate: Change = {
  is: 'changed',
  follow: follow(coming.code, facts),
  facts: { ...facts, closes: moment('2026-12-11T16:00') },
  fields: ['closes'],
};
const gone: Change = {
  is: 'changed',
  follow: follow(rich.code, factsOf(rich, 'en'), { toldMissing: true }),
  facts: { ...factsOf(rich, 'en'), opens: undefined, groups: [] },
  fields: ['opens', 'groups'],
};
export const everyChange: readonly Change[] = [
  { is: 'ended', follow: follow(poor.code, factsOf(poor, 'en')) },
  {
    is: 'missing',
    follow: follow('LI00BB10-3001', { ...factsOf(poor, 'en'), name: 'Anatomy and Physiology' }),
  },
  { is: 'back', follow: follow('KU00CC20-3004', facts), facts: { ...facts, name: 'Documentary Film' } },
  movedDate,
  gone,
];
export const manyChanges = (count: number): Change[] =>
  many(count).map((one): Change => {
    const told = factsOf(one, 'en');
    const after = { ...told, closes: moment('2026-12-11T16:00') };
    return { is: 'changed', follow: follow(one.code, told), facts: after, fields: ['closes'] };
  });
// Changed lessons, by the clocks of the university.

const spotAt = (local: string, hours: number, ...rooms: string[]): LessonSpot => {
  const { at } = moment(local);
  return { starts: at, ends: at + hours * HOUR, rooms };
};
const MOVED: ChangedLesson = {
  ...{ id: '1', at: NOW, before: spotAt('2026-12-01T09:00', 2, 'KMC106') },
  after: spotAt('2026-12-01T13:00', 2, 'KMC106'),
};
const EVERY_LESSON: readonly ChangedLesson[] = [
  MOVED,
  { ...MOVED, id: '2', after: spotAt('2026-12-02T13:00', 3, 'KMC107', 'KMC108', 'KMD550') },
  { ...MOVED, id: '3', after: spotAt('2026-12-01T09:00', 2, 'KMC107') },
  { ...MOVED, id: '4', after: undefined },
  { ...MOVED, id: '5', before: undefined, after: spotAt('2026-12-03T22:00', 4) },
];
const lessonNews =
  (news: readonly { course: typeof coming; lessons: readonly ChangedLesson[] }[]) =>
  ({ language }: Reader): Message =>
    render.lessonNews(
      news.map(({ course, lessons }) => ({
        follow: follow(course.code, factsOf(course, language)),
        facts: factsOf(course, language),
        lessons,
      })),
      target({ language }),
      NOW,
    ) as Message;

const notice =
  (changes: readonly Change[]) =>
  ({ language }: Reader): Message =>
    render.notice(changes, target({ language }), NOW) as Message;

const courseOf = ({ follow: { code }, facts: { name } }: Followed) => ({ code, name });
/** One of a channel's follows has just ended, with a reminder that Slack no longer gives back. */
const DUE = { kind: 'channel', stopped: [rich.code], mayStillCome: true } as const;
const TOPICS = Array.from({ length: 7 }, (_, at) => ({
  ...{ workspace: 'T0METRO', target: 'C0INFO', createdBy: 'U0AINO', createdAt: NOW },
  topic: at === 0 ? 'TX00FB12' : `group:TXK25S${at}`,
}));
const few: readonly Followed[] = [
  followed(rich),
  followed(coming, { createdBy: 'U0SAM' }),
  followed(poor, { toldMissing: true }),
];
const hasEnded = realization('TX00EY24-3002', {
  starts: { at: NOW - 60 * DAY, precision: 'minute' },
  ends: { at: NOW - 2 * DAY, precision: 'minute' },
});
const loud: ReminderSettings = { ...SETTINGS, starts: false, quietFrom: 0, quietTo: 0 };

export const MESSAGES: Gallery<Message> = {
  'follow-echo': card((reader) =>
    echoCard(
      {
        spot: SPOT,
        asker: PERSON,
        lines: [
          found(coming),
          found(rich),
          { asked: 'TX00EY99-3001', error: new NotFound('realization', 'x') },
        ],
        followed: [followed(rich), followed(coming)],
        added: [coming.code],
        count: 3,
        target: target(),
      },
      reader,
    ),
  ),
  'follow-echo-person': card((reader) => {
    const to = personal();
    const lines = [found(poor)];
    const one = followed(poor, {}, to);
    const spot = { ...SPOT, target: to.target, kind: 'person' } as const;
    return echoCard(
      { spot, asker: PERSON, lines, followed: [one], added: [poor.code], count: 1, target: to },
      reader,
    );
  }),
  'follow-echo-paused': card((reader) => {
    const to = target({ pause: pause('not_in_channel') });
    const lines = [found(coming)];
    return echoCard(
      {
        spot: SPOT,
        asker: PERSON,
        lines,
        followed: [followed(coming)],
        added: [coming.code],
        count: 1,
        target: to,
      },
      reader,
    );
  }),
  'follow-echo-group': card((reader) => {
    const to = target({ isGroup: true });
    const one = followed(coming);
    const lines = [found(coming)];
    const added = [coming.code];
    const echo = {
      spot: SPOT,
      asker: PERSON,
      lines,
      followed: [one],
      added,
      count: 1,
      target: to,
      isUnsure: true,
    };
    return echoCard(echo, reader);
  }),
  'follow-new-runs': ({ language }) => {
    const run = (one: typeof rich, topic: string) => ({
      ...{ workspace: 'T0METRO', target: 'C0INFO', topic, code: one.code, facts: factsOf(one, language) },
    });
    const runs = [run(coming, 'TX00FB12'), run(poor, 'group:TXK25S1')];
    return render.newRuns(runs, target({ language }), NOW) as Message;
  },
  'follow-new-run-person': ({ language }) => {
    const run = {
      ...{ workspace: 'T0METRO', target: 'U0AINO', topic: 'TX00FB12' },
      code: coming.code,
      facts,
    };
    return render.newRuns([run], personal({ language }), NOW) as Message;
  },
  'follow-topics-offer': card((reader) => topicOffer(['TX00FB12', 'group:TXK25S1'], 'channel', reader)),
  'follow-topics': card((reader) =>
    topicsCard(
      target(),
      ['TX00FB12'],
      { known: 3, isWhole: true },
      { reader, place: PLACE, searchesRuns: true },
    ),
  ),
  'follow-topics-unsure': card((reader) =>
    topicsCard(
      target({ pause: pause('not_in_channel') }),
      ['TX00FB12', 'group:TXK25S1'],
      { known: 0, isWhole: false, isUnsure: true },
      { reader, place: PLACE, searchesRuns: false },
    ),
  ),
  'follow-topics-already': card((reader) =>
    alreadyCard(['group:TXK25S1'], personal(), { reader, place: PLACE, support: 'study-help@example.org' }),
  ),
  'follow-list-topics': card((reader) =>
    withTopics(
      listCard({ target: target(), followed: few, asker: PERSON }, reader),
      TOPICS.slice(0, 2),
      reader,
    ),
  ),
  'follow-list-topics-many': card((reader) => withTopics(wordsCard('–'), TOPICS, reader)),
  'follow-echo-nothing': card((reader) => {
    const error = new InvalidRequest({ about: 'realization-code', input: 'nonsense9' });
    return echoCard(
      {
        spot: SPOT,
        asker: PERSON,
        lines: [{ asked: 'nonsense9', error }],
        followed: [],
        added: [],
        count: 0,
      },
      reader,
    );
  }),
  'follow-list': card((reader) => listCard({ asker: PERSON, target: target(), followed: few }, reader)),
  'follow-list-finished': card((reader) =>
    listCard({ asker: PERSON, target: target(), followed: [...few, followed(hasEnded)] }, reader),
  ),
  'follow-list-person': card((reader) =>
    listCard({ asker: PERSON, target: personal({ settings: loud }), followed: few.slice(0, 1) }, reader),
  ),
  'follow-list-stopped': card((reader) => {
    const outcome = stoppedOneWords({ code: 'TX00EY31-3002' }, DUE, reader);
    const paused = target({ pause: pause('is_archived') });
    return listCard({ asker: PERSON, target: paused, followed: few.slice(0, 2), outcome }, reader);
  }),
  'follow-list-many': card((reader) =>
    listCard({ asker: PERSON, target: target(), followed: many(100).map((one) => followed(one)) }, reader),
  ),
  'follow-list-endless': card((reader) =>
    listCard(
      {
        asker: PERSON,
        target: target({ pause: pause('channel_not_found') }),
        followed: many(100, endless.name).map((one) => followed(one)),
        outcome: stoppedOneWords({ code: 'TX00EY31-3002' }, DUE, reader),
      },
      reader,
    ),
  ),
  'follow-list-state': card((reader) =>
    listCard(
      {
        asker: PERSON,
        target: target({ checkedAt: NOW - 3 * HOUR }),
        followed: few,
        state: {
          check: { triedAt: NOW, succeededAt: NOW - 3 * HOUR, failingSince: NOW - 2 * HOUR },
          isAsked: true,
        },
      },
      reader,
    ),
  ),
  'follow-stopped': card((reader) =>
    stoppedCard(
      {
        kind: 'channel',
        stopped: [rich, coming],
        mayStillCome: true,
        undo: 'made-up',
        notFollowed: [poor],
        failed: [{ asked: '12345', error: new NotFound('realization', '12345') }],
      },
      reader,
    ),
  ),
  'follow-stopped-many': card((reader) =>
    stoppedCard(
      {
        kind: 'person',
        stopped: many(20, endless.name),
        undo: 'made-up',
        mayStillCome: true,
        notFollowed: [],
        failed: [{ asked: '12345', error: new NotFound('realization', '12345') }],
      },
      reader,
    ),
  ),
  'follow-stopped-all': card((reader) =>
    stoppedCard(
      {
        ...{ kind: 'channel', stopped: many(100), mayStillCome: false, undo: 'made-up' },
        ...{ notFollowed: [], failed: [] },
      },
      reader,
    ),
  ),
  'follow-stop-all': card((reader) => stopAllCard(few.map(courseOf), 'channel', reader)),
  'follow-stop-all-of-one': card((reader) => stopAllCard([courseOf(followed(rich))], 'channel', reader)),
  'follow-offer': card((reader) =>
    offerCard(
      [found(coming), { asked: 'TX00EY99-3001', error: new NotFound('realization', 'x') }],
      'channel',
      reader,
    ),
  ),
  'follow-offer-person': card((reader) => offerCard([found(rich), found(poor)], 'person', reader)),
  'follow-list-unsure': card((reader) =>
    listCard(
      {
        asker: PERSON,
        target: personal(),
        followed: few.slice(0, 2),
        outcome: texts(reader.language).follow.unsure,
      },
      reader,
    ),
  ),
  'follow-list-own': card((reader) => {
    const enrolled = { ...followed(rich), isEnrolled: true };
    const own = followed(coming, { leads: { 'closes-7d': NOW, 'opens-1h': NOW } });
    const settings = withLeads(SETTINGS, ['opens-1d', 'closes-14d'], NOW);
    return listCard(
      { asker: PERSON, target: target({ settings }), followed: [enrolled, own, followed(poor)] },
      reader,
    );
  }),
  'follow-enrolled': card((reader) =>
    enrolledCard([{ code: rich.code, isDone: true, isOwn: true }], { on: true, isChannel: false }, reader),
  ),
  'follow-enrolled-channel': card((reader) =>
    enrolledCard([{ code: rich.code, isDone: true, isOwn: false }], { on: true, isChannel: true }, reader),
  ),
  'follow-enrolled-undone': card((reader) =>
    enrolledCard([{ code: rich.code, isDone: true, isOwn: true }], { on: false, isChannel: false }, reader),
  ),
  'follow-enrolled-not': card((reader) =>
    enrolledCard(
      [{ code: '<!channel>', isDone: false, isOwn: false }],
      { on: true, isChannel: true },
      reader,
    ),
  ),
  'follow-lead-echo': card((reader) => {
    const leads = ['closes-7d', 'opens-0', 'starts-7d'] as const;
    const one = followed(coming, { leads: { 'closes-7d': NOW } });
    const early = followed(rich);
    return echoCard(
      {
        ...{ spot: SPOT, asker: PERSON, lines: [found(coming), found(rich)], followed: [one, early] },
        ...{ added: [coming.code], count: 2, target: target(), leads, unmet: [UNMET] },
      },
      reader,
    );
  }),
  'follow-lead-offer': card((reader) =>
    offerCard([found(coming)], 'channel', reader, { leads: ['closes-7d'], unmet: [UNMET] }),
  ),
  'follow-lead-offer-followed': card((reader) => {
    const more = { leads: ['closes-7d' as const], followed: new Set([coming.code]) };
    return offerCard([found(coming)], 'channel', reader, more);
  }),
  'follow-lead-choice': card((reader) =>
    leadChoiceCard(
      { does: 'choose-lead', asked: [coming.code], unmet: [{ ahead: 2 * HOUR, of: 'opens', said: '2 h' }] },
      reader,
    ),
  ),
  'follow-lead-choice-end': card((reader) =>
    leadChoiceCard(
      { does: 'choose-lead', asked: [coming.code], unmet: [{ ahead: 0, of: 'ends', said: '' }] },
      reader,
    ),
  ),
  'follow-lead-choice-time': card((reader) =>
    leadChoiceCard({ does: 'choose-lead', asked: [coming.code], unmet: [], about: 'closes' }, reader),
  ),
  'follow-lead-choice-own': card((reader) =>
    leadChoiceCard(
      {
        ...{ does: 'choose-lead', asked: [coming.code, rich.code], isOwn: true },
        unmet: [{ ahead: 40 * DAY, said: '<!channel> 40 d' }],
      },
      reader,
    ),
  ),
  'follow-lead-all': card((reader) =>
    leadForAllCard(
      { does: 'lead-all', leads: ['closes-7d', 'closes-1h'], unmet: [UNMET] },
      ['TX00EY23-3015'],
      'person',
      reader,
      'unknown',
    ),
  ),
  'follow-lead-all-none': card((reader) =>
    leadForAllCard({ does: 'lead-all', leads: [], unmet: [] }, [], 'channel', reader, 'offered'),
  ),
  'follow-list-snoozed': card((reader) =>
    withSnoozed(
      listCard({ asker: PERSON, target: personal(), followed: few.slice(0, 1) }, reader),
      Array.from({ length: 7 }, (_, n) => ({ code: rich.code, name: rich.name, at: NOW + n * DAY })),
      { shown: 'in-list' },
      reader,
    ),
  ),
  'snooze-set': card((reader) => snoozedCard(rich.code, NOW + DAY, reader)),
  'snooze-useless': card((reader) =>
    uselessCard(rich.code, 'opens', [{ choice: 'hour', at: NOW + HOUR }], reader),
  ),
  'follow-ring-snoozed': ({ language }) => {
    const { opens } = facts;
    if (!opens) throw new TypeError('no opening');
    const at = opens.at + HOUR;
    const again = { key: 'x', code: coming.code, kind: 'opens', moment: opens, at, isSnoozed: true } as const;
    return render.reminder(again, follow(coming.code, facts), facts, personal({ language })) as Message;
  },
  'follow-stopped-one': card((reader) => wordsCard(stoppedOneWords(rich, DUE, reader))),
  'follow-over': card(({ language }) => wordsCard(texts(language).follow.overAlone(1, rich.code))),
  'follow-too-many': card(({ language }) => wordsCard(texts(language).follow.tooMany(98, 100))),
  'follow-no-direct': card(({ language }) => wordsCard(texts(language).follow.noDirect)),
  'follow-ring-opens': reminder('opens'),
  'follow-ring-opens-tonight': reminder('opens', nights),
  'follow-ring-opens-soon': reminder('opens', facts, {
    settings: { ...SETTINGS, quietFrom: 480, quietTo: 540 },
  }),
  'follow-ring-opened': ({ language }) => lateOpening(language),
  'follow-ring-closes': reminder('closes'),
  'follow-ring-closes-day': reminder('closes', nights),
  'follow-ring-starts': reminder('starts', { ...facts, starts: moment('2027-01-11T00:00') }),
  'follow-ring-starts-time': reminder('starts', { ...facts, starts: moment('2027-01-11T12:30') }),
  'follow-ring-endless': reminder('opens', {
    ...factsOf(endless, 'en'),
    opens: facts.opens,
    closes: facts.closes,
  }),
  'follow-notice-date': notice([movedDate]),
  'follow-notice-every-field': notice([everyField]),
  'follow-notice-missing': notice(everyChange.filter(({ is }) => is === 'missing')),
  'follow-notice-several': notice(everyChange),
  'follow-notice-many': notice(manyChanges(100)),
  'follow-notice-lesson': lessonNews([{ course: coming, lessons: [MOVED] }]),
  'follow-notice-lessons': lessonNews([
    { course: coming, lessons: EVERY_LESSON },
    { course: poor, lessons: Array.from({ length: 12 }, (_, nth) => ({ ...MOVED, id: `m${nth}` })) },
  ]),
  'follow-notice-lessons-many': lessonNews(many(60).map((course) => ({ course, lessons: [MOVED] }))),
  'follow-paused-group': ({ language }) =>
    render.paused(target({ language, isGroup: true }), { reason: 'not_in_channel' }) as Message,
  'follow-paused': ({ language }) =>
    render.paused(target({ language }), { reason: 'not_in_channel' }) as Message,
};

const AT = { workspace: 'T0METRO', user: 'U0SAM', conversation: 'C0INFO', thread: undefined };

export const VIEWS: Gallery<ModalView> = {
  'follow-choose': (reader) =>
    toView(chooseModal(coming.code, { conversation: 'C0INFO' }, reader), reader.language),
  'follow-choose-person': (reader) =>
    toView(chooseModal(coming.code, { conversation: 'D0AINO' }, reader), reader.language),
  'follow-open': (reader) =>
    toView(chooseOpen(`${coming.code} ${rich.code} TX00EY24-3002`, { reader, place: AT }), reader.language),
};
