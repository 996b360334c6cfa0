/** Following: from the request to the stored follow. */

import type { Place } from '../../ask/feature.ts';
import { isTopic, topicWords } from '../../ask/topics.ts';
import { joined, outsideLine } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { untoldNote } from '../../cards/words.ts';
import { InvalidRequest, isKnownError, NotAllowed } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { speakTo } from '../../reminders/check.ts';
import { courseOf, followedBy } from '../../reminders/followed.ts';
import { isReminderOf } from '../../reminders/plan.ts';
import { FROZEN, NOTICE } from '../../reminders/steps.ts';
import {
  kindOf,
  type Lead,
  leadsOf,
  MOST_FOLLOWS,
  namesOfLeads,
  USUAL_LEAD,
} from '../../store/reminder-settings.ts';
import type { ChannelEdit, Follow, Reminder, RunFollow, Target } from '../../store/store.ts';
import { isRealizationCode, lookUp, parseRealizationCode } from '../../study-client/codes.ts';
import type { Found, LookUp, Realization, StudyClient } from '../../study-client/model.ts';
import { followAgain, marksAt, marksWithout } from '../../workspace/channel-changes.ts';
import {
  expectMayChange,
  followedAt,
  languageFor,
  type Spot,
  spotOf,
  targetFor,
  tellChannel,
  tellFollowed,
} from '../../workspace/targets.ts';
import { echoCard, namedCourse, stopAllCard, stoppedCard } from './cards.ts';
import { list } from './list.ts';
import type { Request } from './request.ts';
import { overWords, unlessOver } from './row.ts';
import type { FollowDeps } from './topics.ts';
import { followCount, followTopics, withHelp } from './topics.ts';

/**
 * Follows the courses that can be followed and echoes them; the others are named with their reasons. A follow
 * is stored only after everything outside that may fail. Rejects if no course could be looked up.
 */
export async function follow(
  request: Request<'follow'>,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  const words = texts(reader.language).follow;
  const spot = spotOf(place, request);
  if (!spot) return wordsCard(words.nowhere);
  await expectMayChange(spot, place.user, deps);
  const topics = request.asked.filter(isTopic);
  if (topics.length > 0) return followBoth(request, topics, spot, reader, place, deps);
  if (await speakAsNow(spot, place, reader.language, deps)) deps.nudge(spot, 'anew');
  // In the language of the later notices: names in another language would look changed.
  const language = await languageFor(spot, reader.language, deps);
  const { lookUps } = await deps.lookUpFor(place, request.asked, language);
  const lines = lookUps.map((line) => unlessOver(followable(line), reader.now));
  const found = lines.flatMap((line) => ('found' in line ? [line.found] : []));
  if (found.length === 0) return notFollowed(lines, spot, place.user, reader);
  const wanted = await targetFor(spot, language, deps);
  if (!wanted) return wordsCard(words.noDirect);
  const leads = leadsToKeep(request, wanted);
  const { added, refused, changed } = await keep(found, wanted, leads, place.user, deps);
  const told =
    added.length > 0 ? await tellFollowed(editOf(found, added), wanted, place.user, deps) : undefined;
  const target = { ...wanted, ...told };
  const reading = { language: reader.language, namesOf: deps.namesOf };
  const all = await followedBy(target, deps.store, reader.now, reading);
  if (refused) return wordsCard(words.tooMany(await followCount(spot, deps), MOST_FOLLOWS));
  if (added.length > 0 || changed) deps.nudge(spot);
  const codes = new Set<string>(found.map(({ value }) => value.code));
  const followed = all.filter(({ follow }) => codes.has(follow.code));
  const echo = { spot, asker: place.user, lines, followed, added, count: all.length, target };
  const card = echoCard(
    { ...echo, isUnsure: told?.isUnsure, leads: request.leads, unmet: request.unmet },
    reader,
  );
  return withHelp(card, target, reader, deps);
}

/**
 * If a person's language has changed since the first follow, all follows are told in the new one from now on.
 * If the person follows nothing any more, the language of this request counts. True if the language changed.
 */
async function speakAsNow(spot: Spot, place: Place, asked: Language, deps: FollowDeps): Promise<boolean> {
  const known = spot.kind === 'person' ? await deps.store.targets.get(spot) : undefined;
  if (!known) return false;
  const isEmpty = (await deps.store.follows.of(known)).length === 0;
  return speakTo(known, isEmpty ? asked : await deps.languageOf(place), deps);
}

/** Follows course units and groups, and the courses that are named beside them. */
async function followBoth(
  request: Request<'follow'>,
  topics: readonly string[],
  spot: Spot,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  const asked = request.asked.filter((one) => !topics.includes(one));
  const beside = asked.length > 0 ? await follow({ ...request, asked }, reader, place, deps) : undefined;
  const card = await followTopics(topics, spot, reader, place, deps);
  if (!beside) return card;
  return { ...beside, text: `${card.text}\n${beside.text}`, blocks: [...card.blocks, ...beside.blocks] };
}

/** What is told of new follows. */
function editOf(found: readonly Found<Realization>[], added: readonly string[]): ChannelEdit {
  const courses = found.map(({ value }) => value).filter(({ code }) => added.includes(code));
  return { is: 'followed', courses: courses.map(({ code, name }) => ({ code, name })) };
}

/** Why nothing is followed: one sentence if one says it all. Rejects with the error of the only course. */
function notFollowed(lines: readonly LookUp[], spot: Spot, asker: string, reader: Reader): Card {
  const over = overWords(lines, reader);
  if (over !== undefined) return wordsCard(over);
  const [only, ...others] = lines;
  if (only && 'error' in only && others.length === 0) throw only.error;
  return echoCard({ spot, asker, lines, followed: [], added: [], count: 0 }, reader);
}

/** A course is read again by its code, so a course without a usable code can't be followed. */
function followable(line: LookUp): LookUp {
  if (!('found' in line) || isRealizationCode(line.found.value.code)) return line;
  return { asked: line.asked, error: new InvalidRequest({ about: 'realization-code', input: line.asked }) };
}

/** The lead times of the request that the settings do not have. */
function leadsToKeep({ leads = [], about }: Request<'follow'>, { settings }: Target): Lead[] {
  const chosen = leadsOf(settings);
  const isTold = about === undefined || namesOfLeads(chosen).some((lead) => kindOf(lead) === about);
  const wanted = isTold ? leads : [...leads, USUAL_LEAD[about]];
  return wanted.filter((lead) => chosen[lead] === undefined);
}

/** Stores the courses first, so that the first pass over the follows knows them. */
async function keep(
  found: readonly Found<Realization>[],
  target: Target,
  leads: readonly Lead[],
  createdBy: string,
  { store, now }: FollowDeps,
): Promise<{ added: string[]; refused: boolean; changed: boolean }> {
  const { workspace, language } = target;
  await store.courses.put(found.map((one) => courseOf(one, language)));
  // The store may hold a later reading than this answer. Future changes are told against the stored one.
  const known = await store.courses.get(found.map(({ value }) => ({ code: value.code, language })));
  const follows = known.map(
    ({ code, facts }): Follow => ({
      workspace,
      target: target.target,
      code,
      createdBy,
      createdAt: now(),
      told: facts,
      toldMissing: false,
      ...(leads.length > 0 && { leads: Object.fromEntries(leads.map((lead) => [lead, now()])) }),
    }),
  );
  const { added, refused } = await store.follows.add(target, follows, MOST_FOLLOWS);
  if (refused || leads.length === 0) return { added, refused, changed: false };
  const before = await store.follows.of(target);
  for (const { code, leads: wanted } of follows) {
    const known = before.find((one) => one.code === code);
    // A lead time that is there already keeps the time of its choice.
    if (known && !added.includes(code))
      await store.follows.setLeads(target, code, { ...wanted, ...known.leads });
  }
  return { added, refused, changed: true };
}

// Stopping: which courses were followed, and which were not.

/** Stops following here, and tells the result for each code. Asks back before all ends for a channel. */
export async function unfollow(
  { asked, sureAt = 0, whom }: Request<'unfollow'>,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  const spot = spotOf(place, { whom });
  if (!spot) return wordsCard(texts(reader.language).follow.nowhere);
  const here = await followedAt(spot, reader, deps);
  const named = new Map(here?.followed.map(({ follow, facts }) => [follow.code, facts.name]));
  const end = async (codes: readonly string[] | 'all') => {
    const { stopped, topics, ...ended } = await stop(spot, codes, place.user, reader, deps);
    const courses = stopped.map((code) => ({ code, name: named.get(code) }));
    const others = topics.map((topic) => ({ code: topicWords(topic, reader.language) }));
    return { stopped: [...courses, ...others], ended: [...stopped, ...topics], ...ended };
  };
  if (asked === 'all') {
    const isNew = here?.followed.some(({ follow }) => follow.createdAt > sureAt);
    if (here && spot.kind === 'channel' && isNew) return stopAllCard(here.followed.map(namedCourse), reader);
    const { ended: _, ...result } = await end('all');
    return stoppedCard({ kind: spot.kind, ...result, notFollowed: [], failed: [] }, reader);
  }
  const read = await Promise.all(asked.map((typed) => codeOf(typed, reader, deps.study)));
  const failed = read.flatMap((one) => ('error' in one ? [one] : []));
  const codes = [...new Set(read.flatMap((one) => ('code' in one ? [one.code] : [])))];
  const { ended, ...result } = await end(codes);
  const notFollowed = codes
    .filter((code) => !ended.includes(code))
    .map((code) => (isTopic(code) ? topicWords(code, reader.language) : code));
  return stoppedCard({ kind: spot.kind, ...result, notFollowed, failed }, reader);
}

/** What became of follows that were to end. */
interface Ended {
  /** The codes that were followed until now. */
  readonly stopped: readonly string[];
  /** The course units and groups whose new runs were told until now. */
  readonly topics: readonly string[];
  /** Whether Slack no longer gives a message about one of them back. */
  readonly mayStillCome: boolean;
  /** That the channel could not be told, and what to do, in our own words. */
  readonly untold?: string | undefined;
  /** By which all of it can be undone; undefined: nothing was stopped, or it can't be. */
  readonly undo?: string | undefined;
}

/**
 * Removes follows, and asks for a pass that takes their reminders back. A channel is told. Rejects with `NotAllowed`.
 */
export async function stop(
  spot: Spot,
  codes: readonly string[] | 'all',
  user: string,
  { language }: Reader,
  deps: FollowDeps,
): Promise<Ended> {
  const { store, nudge, now, changes } = deps;
  const isMeant = (one: string): boolean => codes === 'all' || codes.includes(one);
  const before = (await store.follows.of(spot)).filter(({ code }) => isMeant(code));
  const told = (await store.runFollows.of(spot)).filter(({ topic }) => isMeant(topic));
  const setUpBy = [...before, ...told].map(({ createdBy }) => createdBy);
  if (setUpBy.length > 0) await expectMayChange(spot, user, deps, setUpBy);
  const marks = await marksAt(spot, spot.kind, store);
  const stopped = await store.follows.remove(spot, codes);
  const ended: readonly RunFollow[] = told.length > 0 ? await store.runFollows.remove(spot, codes) : [];
  const topics = ended.map(({ topic }) => topic);
  if (stopped.length + topics.length === 0) return { stopped, topics, mayStillCome: false };
  // Before the pass: it takes rows away with their reminders.
  const reminders = await store.reminders.of(spot);
  if (spot.kind === 'channel') nudge(spot);
  const mayStillCome = reminders.some(
    (reminder) => isNear(reminder, now()) && stopped.some((code) => isAbout(reminder, code)),
  );
  const follows = before.filter(({ code }) => stopped.includes(code));
  const courses = follows.map(({ code, told }) => ({ code, name: told.name }));
  const gone = marksWithout(marks, await marksAt(spot, spot.kind, store));
  const edit: ChannelEdit = { is: 'unfollowed', courses, follows, topics: ended, ...gone };
  const to = { user, language: await languageFor(spot, language, deps) };
  const line = await tellChannel(spot, edit, to, deps);
  const undoId =
    spot.kind === 'person' ? await changes.keep({ workspace: spot.workspace, user }, edit) : line?.id;
  // Home shows what is kept, with **Undo**.
  if (spot.kind === 'person') nudge(spot);
  const untold = untoldNote(line, spot.isGroup, language);
  return { stopped, topics, mayStillCome, untold, undo: undoId };
}

/** The most codes that the answer to an undo names. */
const MOST_NAMED = 10;

/** Follows again what the button names, and says so in the line that has told the channel of the stop. */
export async function undo(
  { id, shown, whom, ...where }: Request<'undo'>,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  const { follow: words, lists, changes } = texts(reader.language);
  const spot = spotOf(place, { whom, ...where });
  if (!spot) return wordsCard(words.nowhere);
  const { workspace, target: channel } = spot;
  const kept = await deps.changes.toUndo({ workspace, channel }, id, place.user);
  if (kept.edit.is !== 'unfollowed') throw new NotAllowed('over');
  const { added, refused } = await followAgain(kept.edit, spot, deps.store, deps.now());
  const note = refused ? changes.noRoom : added.length === 0 ? changes.nothingLeft : undefined;
  const language = await languageFor(spot, reader.language, deps);
  // To undo it once more would change nothing: so this comes last.
  await deps.changes.undone(kept, { by: place.user, note, language });
  deps.nudge(spot);
  const named = added.map((one) => (isTopic(one) ? topicWords(one, reader.language) : outsideLine(one, 60)));
  const again =
    added.length > MOST_NAMED ? lists.followedAgainMany(added.length) : lists.followedAgain(named.join(', '));
  const outcome = joined([added.length > 0 && again, note], ' ');
  if (shown === 'alone') return wordsCard(outcome);
  return list(spot, reader, deps, { asker: place.user, whom, outcome });
}

/** Whether a message is about to come that Slack does not give back. */
function isNear({ state, postAt }: Reminder, now: number): boolean {
  const left = postAt - now / 1000;
  return state !== 'rung' && left > 0 && left <= FROZEN;
}

/** A notice names its courses in its text. */
function isAbout({ key, text }: Reminder, code: string): boolean {
  return isReminderOf(code, key) || (key.startsWith(NOTICE) && text.includes(code));
}

type Read =
  | { readonly asked: string; readonly code: string }
  | { readonly asked: string; readonly error: unknown };

/** Follows are stored under their codes, so an id must be looked up. */
async function codeOf(asked: string, { language }: Reader, study: StudyClient): Promise<Read> {
  const code = isTopic(asked) ? asked : parseRealizationCode(asked);
  if (code !== undefined) return { asked, code };
  try {
    return { asked, code: (await lookUp(study, asked, language)).value.code };
  } catch (error) {
    if (!isKnownError(error)) throw error;
    return { asked, error };
  }
}
