import { openReminders, openSettings } from '../../ask/actions.ts';
import { defineFeature, type Feature, opens, replaces, type Submitted, submits } from '../../ask/feature.ts';
import { chosenGroup } from '../../ask/group-field.ts';
import { likeIntent, likeIntents } from '../../ask/like.ts';
import { type Place, personAt } from '../../ask/place.ts';
import { button, paragraph } from '../../cards/blocks.ts';
import { type Card, type Modal, type Reader, withNote, wordsCard } from '../../cards/card.ts';
import { clock } from '../../cards/dates.ts';
import { untoldNote } from '../../cards/pause-words.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { speakTo } from '../../reminders/check.ts';
import { followedBy, outcomeOf } from '../../reminders/followed.ts';
import { isDirectId } from '../../slack-terms.ts';
import {
  DAILY_TIMES,
  isQuietAt,
  leadsOf,
  namesOfLeads,
  usualReminders,
  withDaily,
} from '../../store/reminder-settings.ts';
import type { PersonKey, ReminderSettings, Store, Target, TargetKey } from '../../store/store.ts';
import type { StudyClient } from '../../study-client/model.ts';
import { isTimeZone } from '../../study-client/moments.ts';
import type { ChannelChanges } from '../../workspace/channel-changes.ts';
import { changeReminders, type Preferences, remindersOfPerson } from '../../workspace/preferences.ts';
import {
  AS_IN_SLACK,
  channelForm,
  channelModal,
  chosenReminders,
  type FilledSettings,
  keptLeads,
  type NotSent,
  savedModal,
  settingsForm,
  settingsModal,
} from './modal.ts';

import {
  dailyBefore,
  isSameChange,
  likeOwn,
  notUndoneCard,
  type OwnChange,
  type OwnRequest,
  ownCard,
  ownQuestion,
  ownRequest,
  quietBefore,
  quietOnceQuestion,
  quietUnread,
  type SetNow,
  setOwn,
  settingsWords,
  shownCard,
  undoOwn,
  withQuiet,
} from './said.ts';

type Spot = TargetKey & { readonly kind: 'person' | 'channel' };

interface SettingsDeps {
  readonly study: Pick<StudyClient, 'realization'>;
  readonly preferences: Pick<Preferences, 'person' | 'changePerson'>;
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses' | 'enrolled' | 'reminders'>;
  readonly changes: Pick<ChannelChanges, 'expectAllowed' | 'tell'>;
  readonly now: () => number;
  /** The study API's zone. */
  readonly zone: string;
  /** The language of answers to a person. Never rejects. */
  readonly languageOf: (place: Place) => Promise<Language>;
  /** Whether the study API offers lessons. */
  readonly knowsLessons: () => boolean;
  /** Slack's IANA zone of a person. Never rejects. */
  readonly zoneOf: (person: PersonKey) => Promise<string | undefined>;
  /** The person as a target; undefined: nothing is told to them. May reject. */
  readonly targetOf: (person: PersonKey, languageOf: () => Promise<Language>) => Promise<Target | undefined>;
  /** Asks for a pass over a target soon. */
  readonly nudge: (spot: Spot, saying?: 'anew') => void;
  /** Called when something on a person's Home has changed. */
  readonly changed: (person: PersonKey) => void;
}

/** A person's own settings: language, reminders and quiet hours; and a channel's reminders. No command asks for them. */
export const createSettings = (deps: SettingsDeps): Feature =>
  defineFeature<OwnRequest>({
    name: 'settings',
    request: ownRequest,
    commands: [],
    intents: [
      {
        id: 'settings.own',
        claim: 'whole',
        hears: 'settings help slot follow lead times like.settings like.speak like.quiet like.overview',
        // The two times, which are no words.
        subject: 'name',
        read: ownQuestion,
      },
      {
        id: 'settings.quiet-unread',
        claim: 'whole',
        hears: 'settings help slot follow lead times like.settings like.speak like.quiet like.overview',
        subject: 'name',
        read: quietUnread,
      },
      {
        id: 'settings.quiet-once',
        claim: 'whole',
        hears:
          'settings help slot follow lead times like.settings like.speak like.quiet like.overview week facts rooms',
        subject: 'name',
        read: quietOnceQuestion,
      },
      ...likeIntents<OwnRequest>('settings.like-own', ['speak', 'quiet', 'overview'], likeOwn),
      // What words say of reminders comes first, also where there are none of them.
      likeIntent<OwnRequest>('settings.like-notice', ['notice'], likeOwn, 'covered'),
      likeIntent<OwnRequest>('settings.like-notice-nearly', ['notice'], likeOwn, 'last'),
      {
        ...{ id: 'settings.language', claim: 'asked', hears: 'slot.manner' },
        read: ({ answerIn, direct }) =>
          answerIn?.isAll && direct
            ? { does: 'show', offer: { does: 'speak', language: answerIn.language } }
            : undefined,
      },
    ],
    answer: (request, reader, place) => change(request, reader, place, deps),
    shareable: false,
    writes: ({ does }) => does !== 'show',
    actions: [
      replaces(setOwn, (request) => request),
      replaces(undoOwn, (undone) => ({ does: 'undo', ...undone })),
      opens(openSettings, titleIn, (_, reader, place) => show(reader, place, deps)),
      opens(openReminders, titleHere, (_, reader, place) => showHere(reader, place, deps)),
    ],
    forms: [
      submits(settingsForm, titleIn, ({ filled }, reader, place) => save(filled, reader, place, deps)),
      submits(channelForm, titleHere, (form, reader, place) => saveHere(form, reader, place, deps)),
    ],
  });

const titleIn = (language: Language): string => texts(language).settings.title;
const titleHere = (language: Language): string => texts(language).leads.title;

async function show(reader: Reader, place: Place, deps: SettingsDeps): Promise<Modal> {
  const person = personAt(place);
  const [chosen, reminders, courses] = await Promise.all([
    deps.preferences.person(person),
    remindersOfPerson(person, deps),
    deps.store.follows.of({ workspace: person.workspace, target: person.user }),
  ]);
  return settingsModal(
    {
      ...{ language: chosen?.language, group: chosen?.group, courses },
      reminders: reminders ?? usualReminders(deps.zone),
      knowsLessons: deps.knowsLessons(),
    },
    reader,
  );
}

/** In a direct conversation the settings are the person's own. */
async function showHere(reader: Reader, place: Place, deps: SettingsDeps): Promise<Modal> {
  const { workspace, conversation } = place;
  if (conversation === undefined || isDirectId(conversation)) return show(reader, place, deps);
  const target = await deps.store.targets.get({ workspace, target: conversation });
  if (!target) return nothingHere(reader);
  const courses = await deps.store.follows.of(target);
  const { knowsLessons } = deps;
  return channelModal(conversation, target.settings, courses, reader, { knowsLessons: knowsLessons() });
}

function nothingHere({ language }: Reader): Modal {
  const words = texts(language).leads;
  return { title: words.title, blocks: [paragraph(words.nobodyFollows)] };
}

/** What a person has chosen, or what holds without a choice, in our own words. May reject. */
export async function ownSettings(place: Place, language: Language, deps: SetNowDeps): Promise<string> {
  return settingsWords(await allSetNow(place, deps), language);
}

type SetNowDeps = Pick<SettingsDeps, 'zone' | 'knowsLessons'> & {
  readonly store: Pick<Store, 'targets'>;
  readonly preferences: Pick<Preferences, 'person'>;
};

/** What is set of a person, or what holds without a choice. May reject. */
async function allSetNow(place: Place, deps: SetNowDeps): Promise<SetNow> {
  const person = personAt(place);
  const [chosen, reminders] = await Promise.all([
    deps.preferences.person(person),
    remindersOfPerson(person, deps),
  ]);
  return {
    reminders: reminders ?? usualReminders(deps.zone),
    chosen: chosen?.language,
    knowsLessons: deps.knowsLessons(),
  };
}

const personSpot = ({ workspace, user }: PersonKey): Spot => ({ workspace, target: user, kind: 'person' });

/** Changes a person's own reminder settings. */
async function changeOwn(
  changed: (before: ReminderSettings) => ReminderSettings,
  place: Place,
  deps: SettingsDeps,
): Promise<{ readonly before: ReminderSettings; readonly after: ReminderSettings }> {
  const person = personAt(place);
  const spot = personSpot(person);
  const before = (await remindersOfPerson(person, deps)) ?? usualReminders(await zoneFor(person, deps));
  const after = changed(before);
  await changeReminders(spot, after, deps);
  await tell(await deps.targetOf(person, () => deps.languageOf(place)), person, place, deps);
  return { before, after };
}

/** Sets what words or **Undo** say, and says what is set. */
async function change(request: OwnRequest, reader: Reader, place: Place, deps: SettingsDeps): Promise<Card> {
  const person = personAt(place);
  if (request.does === 'show') return shown(request, reader, place, deps);
  if (request.does === 'undo') {
    const { to, from } = request;
    const now = await setNow(to.does, person, deps);
    if (!isSameChange(now, from)) return notUndoneCard(now, isSameChange(now, to), reader);
    return change(to, reader, place, deps);
  }
  const spot = personSpot(person);
  if (request.does === 'quiet') {
    const { before: settings, after } = await changeOwn((own) => withQuiet(own, request), place, deps);
    const before = quietBefore(settings);
    const isSame = JSON.stringify(before) === JSON.stringify(quietBefore(after));
    return ownCard(request, isSame ? undefined : before, reader);
  }
  if (request.does === 'daily') return changeDaily(request, reader, place, deps);
  const before = (await deps.preferences.person(person))?.language ?? null;
  await deps.preferences.changePerson(person, { language: request.language });
  await tell(await deps.store.targets.get(spot), person, place, deps);
  const language = await deps.languageOf(place);
  const undone: OwnChange = { does: 'speak', language: before };
  return ownCard(request, before === request.language ? undefined : undone, { ...reader, language });
}

/** Says what is set, with what may be meant. */
async function shown(
  request: Extract<OwnRequest, { does: 'show' }>,
  reader: Reader,
  place: Place,
  deps: SettingsDeps,
): Promise<Card> {
  const now = await allSetNow(place, deps);
  const { quietFrom, quietTo } = now.reminders;
  const from = quietFrom === quietTo ? usualReminders(deps.zone).quietFrom : quietFrom;
  const to = request.until;
  const isLonger = to !== undefined && to !== from && to !== quietTo;
  const offer = isLonger ? { does: 'quiet' as const, from, to } : request.offer;
  return shownCard(now, { ...request, offer }, reader);
}

/** What is set now of one kind, as a request that sets it so. */
async function setNow(does: OwnChange['does'], person: PersonKey, deps: SettingsDeps): Promise<OwnChange> {
  if (does === 'speak') return { does, language: (await deps.preferences.person(person))?.language ?? null };
  const settings = (await remindersOfPerson(person, deps)) ?? usualReminders(deps.zone);
  return does === 'quiet' ? quietBefore(settings) : dailyBefore(settings);
}

/** Has the lessons of each day come at a time, or not at all. */
async function changeDaily(
  request: Extract<OwnChange, { does: 'daily' }>,
  reader: Reader,
  place: Place,
  deps: SettingsDeps,
): Promise<Card> {
  const { daily: words, leads, settings: own } = texts(reader.language);
  const { at } = request;
  if (at !== null && !deps.knowsLessons()) return wordsCard(leads.noneOf.lesson);
  if (at !== null && !DAILY_TIMES.includes(at)) {
    const [first = 0, last = 0] = [DAILY_TIMES[0], DAILY_TIMES.at(-1)];
    const times = words.times(clock(first, reader.language), clock(last, reader.language));
    return { ...wordsCard(times), buttons: [button(own.title, openSettings.carry({}, reader.language))] };
  }
  const daily = (own: ReminderSettings) => withDaily(own, at ?? undefined, deps.now());
  const { before, after } = await changeOwn(daily, place, deps);
  const isSame = before.daily?.at === after.daily?.at;
  const card = ownCard(request, isSame ? undefined : dailyBefore(before), reader);
  const isLater = at !== null && isQuietAt(at, after);
  return isLater ? withNote(card, words.afterQuiet(clock(after.quietTo, reader.language))) : card;
}

async function save(
  filled: FilledSettings,
  reader: Reader,
  place: Place,
  deps: SettingsDeps,
): Promise<Submitted> {
  const person = personAt(place);
  const zone = await zoneFor(person, deps);
  const before = (await remindersOfPerson(person, deps)) ?? usualReminders(zone);
  const reminders = chosenReminders(filled, { ...before, zone }, deps.now());
  if (!reminders) return { errors: { quietTo: texts(reader.language).settings.sameHours } };
  const chosen = chosenGroup(filled, reader.language);
  if ('errors' in chosen) return chosen;
  const language = filled.language === AS_IN_SLACK ? null : filled.language;
  const spot = personSpot(person);
  const asksGroup = 'group' in filled;
  await changeReminders(spot, reminders, deps, {
    ...{ language, ...(asksGroup && { group: chosen.group ?? null }) },
  });
  await keepCourses(spot, filled, deps);
  const target = await deps.targetOf(person, () => deps.languageOf(place));
  await tell(target, person, place, deps);
  const notSent = target ? await newlyLost(target, before, reminders, deps) : [];
  const { daily } = reminders;
  // A time within the quiet hours is another one than was chosen.
  const isLater = daily !== undefined && daily !== before.daily && isQuietAt(daily.at, reminders);
  return notSent.length === 0 && !isLater
    ? 'done'
    : { modal: savedModal(reminders, notSent, titleIn(reader.language), reader) };
}

/** The list in the channel stays as it was, so the form itself says what there is now. */
async function saveHere(
  { value, filled }: NonNullable<ReturnType<typeof channelForm.read>>,
  reader: Reader,
  { workspace, user }: Place,
  deps: SettingsDeps,
): Promise<Submitted> {
  const target = await deps.store.targets.get({ workspace, target: value.conversation });
  if (target?.kind !== 'channel') return { modal: nothingHere(reader) };
  const reminders = chosenReminders(filled, target.settings, deps.now());
  if (!reminders) return { errors: { quietTo: texts(reader.language).settings.sameHours } };
  await deps.changes.expectAllowed({ workspace, user });
  await changeReminders(target, reminders, deps);
  await keepCourses(target, filled, deps);
  deps.nudge(target);
  const untold = await tellHere(target, reminders, user, reader, deps);
  const notSent = await newlyLost(target, target.settings, reminders, deps);
  const saved = savedModal(reminders, notSent, titleHere(reader.language), reader);
  return {
    modal: untold === undefined ? saved : { ...saved, blocks: [...saved.blocks, paragraph(untold)] },
  };
}

/** Tells a channel of its new reminders. @returns what is said if it could not be told */
async function tellHere(
  target: Target,
  reminders: ReminderSettings,
  user: string,
  { language }: Reader,
  { changes }: SettingsDeps,
): Promise<string | undefined> {
  if (JSON.stringify(target.settings) === JSON.stringify(reminders)) return undefined;
  const told = await changes.tell({
    channel: { workspace: target.workspace, channel: target.target },
    user,
    edit: { is: 'settings', before: { reminders: target.settings }, after: { reminders } },
    language: target.language,
  });
  return untoldNote(told, target.isGroup, language);
}

/** Takes lead times of single courses away that were taken out of the form. */
async function keepCourses(
  spot: TargetKey,
  filled: Parameters<typeof keptLeads>[1],
  { store }: SettingsDeps,
): Promise<void> {
  for (const follow of await store.follows.of(spot)) {
    const { code, leads } = follow;
    if (!leads) continue;
    const kept = keptLeads(follow, filled);
    if (kept.length === namesOfLeads(leads).length) continue;
    const left = kept.map((lead) => [lead, leads[lead]]);
    await store.follows.setLeads(spot, code, left.length > 0 ? Object.fromEntries(left) : undefined);
  }
}

/** Reminders that were chosen just now, and are left out for a followed course. */
async function newlyLost(
  target: Target,
  before: ReminderSettings,
  after: ReminderSettings,
  { store, now }: SettingsDeps,
): Promise<NotSent[]> {
  const had = leadsOf(before);
  const fresh = namesOfLeads(leadsOf(after)).filter((lead) => had[lead] === undefined);
  const followed = fresh.length === 0 ? [] : await followedBy(target, store, now());
  return followed.flatMap(({ follow: { code }, facts }) =>
    fresh.flatMap((lead): NotSent[] => {
      const why = outcomeOf(lead, facts, after, now());
      return why === 'past' || why === 'before-opening' || why === 'quiet'
        ? [{ name: facts.name, code, lead, why }]
        : [];
    }),
  );
}

/** Has the person's current follows, or else only their Home, be as is now chosen. */
async function tell(
  target: Target | undefined,
  person: PersonKey,
  place: Place,
  deps: SettingsDeps,
): Promise<void> {
  if (!target) return deps.changed(person);
  deps.nudge(target);
  // To read all courses in another language may take a while, so this comes last.
  if (await speakTo(target, await deps.languageOf(place), deps)) deps.nudge(target, 'anew');
}

/**
 * Slack's zone of the person, who may have moved. If Slack does not tell, the zone so far, or the study
 * API's.
 */
async function zoneFor(person: PersonKey, deps: SettingsDeps): Promise<string> {
  const own = await deps.zoneOf(person);
  if (own !== undefined && isTimeZone(own)) return own;
  return (await remindersOfPerson(person, deps))?.zone ?? deps.zone;
}
