/** Following: from the request to the stored follow. */
import type { Place } from '../../ask/feature.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { InvalidRequest, isKnownError } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { followedBy, speakTo } from '../../reminders/check.ts';
import { courseOf, isReminderOf } from '../../reminders/plan.ts';
import { FROZEN, NOTICE } from '../../reminders/steps.ts';
import { kindOf, type Lead, leadsOf, namesOfLeads, USUAL_LEAD } from '../../store/reminder-settings.ts';
import type { Follow, Reminder, Target } from '../../store/store.ts';
import { isRealizationCode, parseRealizationCode } from '../../study-client/codes.ts';
import { lookUp } from '../../study-client/look-up.ts';
import type { Found, LookUp, Realization, StudyClient } from '../../study-client/model.ts';
import { echoCard, namedCourse, stopAllCard, stoppedCard } from './cards.ts';
import { MOST_FOLLOWS, type Request } from './request.ts';
import { overWords, unlessOver } from './row.ts';
import { type FollowDeps, followedAt, languageFor, type Spot, spotOf, targetFor } from './target.ts';

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
  if (await speakAsNow(spot, place, reader.language, deps)) deps.nudge(spot, 'anew');
  // In the language of the later notices: names in another language would look changed.
  const language = await languageFor(spot, reader.language, deps);
  const { lookUps } = await deps.lookUpFor(place, request.asked, language);
  const lines = lookUps.map((line) => unlessOver(followable(line), reader.now));
  const found = lines.flatMap((line) => ('found' in line ? [line.found] : []));
  if (found.length === 0) return notFollowed(lines, spot, place.user, reader);
  const target = await targetFor(spot, language, deps);
  if (!target) return wordsCard(words.noDirect);
  const leads = leadsToKeep(request, target);
  const { added, refused, changed } = await keep(found, target, leads, place.user, deps);
  const reading = { language: reader.language, namesOf: deps.namesOf };
  const all = await followedBy(target, deps.store, reader.now, reading);
  if (refused) return wordsCard(words.tooMany(all.length, MOST_FOLLOWS));
  if (added.length > 0 || changed) deps.nudge(spot);
  const codes = new Set<string>(found.map(({ value }) => value.code));
  const followed = all.filter(({ follow }) => codes.has(follow.code));
  const echo = { spot, asker: place.user, lines, followed, added, count: all.length, target };
  return echoCard({ ...echo, leads: request.leads }, reader);
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
  { asked, sureAt = 0 }: Request<'unfollow'>,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  const spot = spotOf(place);
  if (!spot) return wordsCard(texts(reader.language).follow.nowhere);
  const here = await followedAt(spot, reader, deps);
  const named = new Map(here?.followed.map(({ follow, facts }) => [follow.code, facts.name]));
  const end = async (codes: readonly string[] | 'all') => {
    const { stopped, mayStillCome } = await stop(spot, codes, deps);
    return { stopped: stopped.map((code) => ({ code, name: named.get(code) })), mayStillCome };
  };
  if (asked === 'all') {
    const isNew = here?.followed.some(({ follow }) => follow.createdAt > sureAt);
    if (here && spot.kind === 'channel' && isNew) return stopAllCard(here.followed.map(namedCourse), reader);
    return stoppedCard({ kind: spot.kind, ...(await end('all')), notFollowed: [], failed: [] }, reader);
  }
  const read = await Promise.all(asked.map((typed) => codeOf(typed, reader, deps.study)));
  const failed = read.flatMap((one) => ('error' in one ? [one] : []));
  const codes = [...new Set(read.flatMap((one) => ('code' in one ? [one.code] : [])))];
  const ended = await end(codes);
  const notFollowed = codes.filter((code) => ended.stopped.every((one) => one.code !== code));
  return stoppedCard({ kind: spot.kind, ...ended, notFollowed, failed }, reader);
}

/** What became of follows that were to end. */
interface Ended {
  /** The codes that were followed until now. */
  readonly stopped: readonly string[];
  /** Whether Slack no longer gives a message about one of them back. */
  readonly mayStillCome: boolean;
}

/** Removes follows, and asks for a pass that takes their reminders back. */
export async function stop(
  spot: Spot,
  codes: readonly string[] | 'all',
  { store, nudge, now, justStopped }: FollowDeps,
): Promise<Ended> {
  const stopped = await store.follows.remove(spot, codes);
  if (stopped.length === 0) return { stopped, mayStillCome: false };
  if (spot.kind === 'person') justStopped.note(spot, stopped);
  // Before the pass: it takes rows away with their reminders.
  const reminders = await store.reminders.of(spot);
  nudge(spot);
  const mayStillCome = reminders.some(
    (reminder) => isNear(reminder, now()) && stopped.some((code) => isAbout(reminder, code)),
  );
  return { stopped, mayStillCome };
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
  const code = parseRealizationCode(asked);
  if (code !== undefined) return { asked, code };
  try {
    return { asked, code: (await lookUp(study, asked, language)).value.code };
  } catch (error) {
    if (!isKnownError(error)) throw error;
    return { asked, error };
  }
}
