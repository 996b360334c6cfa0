import { z } from 'zod';
import { asked, defineAction, elsewhere } from '../../ask/actions.ts';
import { type LeadWish, namesTime, readLeads, type SaidLeads, saidKind } from '../../ask/lead-words.ts';
import {
  askedRequest,
  cleanArguments,
  excerpt,
  loweredWords,
  MOST_CODES,
  parseAsked,
  tooMany,
} from '../../ask/question.ts';
import { searchRequest } from '../../ask/seen-courses.ts';
import { saysNothingElse, topicsIn } from '../../ask/topics.ts';
import { InvalidRequest } from '../../errors.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isConversationId } from '../../slack-ids.ts';
import { aheadOf, LEADS, type Lead, leadsOfKind, REMINDER_KINDS } from '../../store/reminder-settings.ts';
import { findRealizationCodes } from '../../study-client/codes.ts';
import { intentOf } from './intent.ts';

const { follow, course } = vocabulary;

/** Who should follow: the channel of the conversation, or the asker. */
const whom = z.enum(['channel', 'person']);
/** A conversation's id. It travels through a modal, which belongs to no conversation. */
export const conversationId = z.string().refine(isConversationId);

/** Whether that conversation is a group direct message. */
const isGroup = z.literal(true);

/** Epoch milliseconds. */
const instant = z.int().min(0);

/** Lead times that are asked for beside the usual ones. */
const leads = z.array(z.enum(LEADS)).max(LEADS.length);
/** Lead times that were asked for and that there are not. */
const unmet = z
  .array(
    z.object({
      /** In milliseconds before something. */
      ahead: z.number().min(0).max(1e12),
      of: z.enum(['opens', 'closes', 'starts', 'ends']).optional(),
      said: z.string().max(80),
    }),
  )
  .max(40);

/** Where a button stood: alone under a reminder or an answer, or in the list. */
const shown = z.enum(['alone', 'in-list']);
/** A page of the list, from 0. */
const page = z.int().min(0).max(9);
/** What was stopped, by the id under which it is kept, for the conversation or for the person who presses. */
const undone = z.object({
  id: z.string().max(40),
  shown,
  whom: z.literal('person').optional(),
  ...elsewhere,
});

const { asked: askedText } = askedRequest.shape;
export const MOST_UNREAD = 100;

/** Requests about the follows of a conversation. To ask twice has the same result as to ask once. */
export const followRequest = z.discriminatedUnion('does', [
  z.object({
    does: z.literal('follow'),
    asked: askedText,
    whom: whom.optional(),
    conversation: conversationId.optional(),
    isGroup: isGroup.optional(),
    leads: leads.optional(),
    unmet: unmet.optional(),
    /** A reminder of this is wanted, at any lead time. */
    about: z.enum(REMINDER_KINDS).optional(),
  }),
  /** A request to follow that is not carried out: each course gets a button. */
  z.object({
    does: z.literal('offer'),
    asked: askedText,
    leads: leads.optional(),
    unmet: unmet.optional(),
    /** Words beside the courses that were not understood. */
    unused: askedText.optional(),
  }),
  /**
   * Only lead times that there are not, or a day or time of the asker's own: the lead times that there are get a
   * button each. `isOwn`: the asker is to be reminded.
   */
  z.object({
    does: z.literal('choose-lead'),
    asked: askedText,
    unmet,
    about: z.enum(REMINDER_KINDS).optional(),
    isOwn: z.literal(true).optional(),
  }),
  /** Lead times for all that the asker follows; none: what was asked for there is not. */
  z.object({ does: z.literal('lead-all'), leads, unmet }),
  /** `sureAt`: when the asker was asked whether everything is to end for a whole channel. */
  z.object({
    does: z.literal('unfollow'),
    asked: askedText.or(z.literal('all')),
    sureAt: instant.optional(),
    whom: whom.optional(),
  }),
  z.object({
    does: z.literal('stop'),
    asked: z.string().max(60),
    shown,
    whom: whom.optional(),
    page: page.optional(),
    ...elsewhere,
  }),
  /** Follows again what has just been stopped. */
  z.object({ does: z.literal('undo'), ...undone.shape }),
  /** Stops following the courses that have ended. */
  z.object({ does: z.literal('stop-finished'), whom: whom.optional() }),
  /**
   * Courses that a name may mean, each with a button to follow it. `asksWhom`: it is not said yet who
   * should follow.
   */
  z.object({
    does: z.literal('find'),
    ...searchRequest.shape,
    asksWhom: z.literal(true).optional(),
    /** A time was asked for: lead times, or else one that the buttons do not set. */
    isAhead: z.literal(true).optional(),
    leads: leads.optional(),
    unmet: unmet.optional(),
  }),
  /**
   * `unread`: the course to stop, as typed, if it could not be read. `isUnsure`: something else was to be
   * stopped, which is not clear.
   */
  z.object({
    does: z.literal('following'),
    unread: z.string().max(MOST_UNREAD).optional(),
    isUnsure: z.literal(true).optional(),
    page: page.optional(),
    whom: whom.optional(),
  }),
  z.object({ does: z.literal('status') }),
  /** Ends the person's snoozed reminders of a course. */
  z.object({
    does: z.literal('cancel-snooze'),
    asked: z.string().max(60),
    shown: z.literal('in-list').optional(),
    whom: z.literal('person').optional(),
  }),
  /** Says where to find one's follows: the list is not for a whole channel to read. */
  z.object({ does: z.literal('tell-where') }),
]);
export type FollowRequest = z.infer<typeof followRequest>;
/** One kind of request. */
export type Request<Does extends FollowRequest['does']> = Extract<FollowRequest, { does: Does }>;

/**
 * Reads `/course follow CODE…`. Other words than codes, such as "for #random", "tomorrow" or "but not", may
 * change what is meant: then the courses are only offered. Throws `InvalidRequest`.
 */
export function parseFollow(args: string): Request<'follow' | 'offer' | 'choose-lead'> {
  const said = readLeads(wordsIn(args));
  if (said && holdsCode(args)) return withLead(said);
  const words = loweredWords(cleanArguments(args));
  if (holdsCode(args) && namesTime(words) && !holdsException(args)) return atOwnTime(args, words);
  const { topics, rest } = topicsIn(args);
  if (topics.length > 0) return besideTopics(topics, rest, args);
  const { asked: all } = parseAsked(args);
  const codes = all.filter((one) => /\d/.test(one));
  // What excludes something is understood, and not done.
  if (holdsException(args)) return { does: 'offer', asked: codes };
  const unused = all.filter((one) => !codes.includes(one));
  return unused.length > 0 ? { does: 'offer', asked: codes, unused } : { does: 'follow', asked: all };
}

/** Reads a request for course units or groups, with what stands beside them. Throws `InvalidRequest`. */
function besideTopics(topics: readonly string[], rest: string, args: string): Request<'follow' | 'offer'> {
  const beside = saysNothingElse(rest) ? undefined : parseFollow(rest);
  const asked = [...topics, ...(beside?.asked ?? [])];
  if (asked.length > MOST_CODES) throw tooMany(asked.length);
  const isClear = !holdsException(args) && (beside === undefined || beside.does === 'follow');
  return { does: isClear ? 'follow' : 'offer', asked };
}

/** Reads the codes beside a day or a time of one's own. Throws as `parseFollow`. */
function atOwnTime(args: string, words: readonly string[]): Request<'choose-lead'> {
  const { asked } = parseAsked(
    args
      .split(/\s+/)
      .filter((word) => /\d/.test(word) && word.includes('-'))
      .join(' '),
  );
  return { does: 'choose-lead', asked, unmet: [], ...kindIn(words) };
}

/** What a reminder is wanted of, where there are reminders of it. */
export function kindIn(words: readonly string[]): Pick<Request<'choose-lead'>, 'about'> {
  const about = saidKind(words);
  return about !== undefined && about !== 'ends' ? { about } : {};
}

/** Reads the codes beside a lead time. Throws as `parseFollow`. */
function withLead(said: SaidLeads): Request<'follow' | 'offer' | 'choose-lead'> {
  const { asked } = parseAsked(said.bare.filter((word) => /\d/.test(word)).join(' '));
  const isClear = [said.rest, said.bare].some((words) => intentOf(['remind', 'me', ...words])?.isClear);
  return requestWithLead(said, asked, isClear);
}

/** A request for lead times. Where none of them is offered, the others are to be chosen from. */
export function requestWithLead(
  { wishes }: SaidLeads,
  asked: string[],
  isClear: boolean,
): Request<'follow' | 'offer' | 'choose-lead'> {
  const { leads: found, unmet: others } = leadsSaid(wishes);
  if (found.length === 0) return { does: 'choose-lead', asked, unmet: others };
  return {
    does: isClear ? 'follow' : 'offer',
    asked,
    leads: found,
    ...(others.length > 0 && { unmet: others }),
  };
}

/** In this order, where it is not said before what. */
const KINDS = ['starts', 'closes', 'opens'] as const;

/**
 * The lead times of those lengths, and the wishes that there is none for. Where it is not said before what, all come
 * before the same, if there are such: before the start, else before enrollment closes.
 */
export function leadsSaid(wishes: readonly LeadWish[]): { leads: Lead[]; unmet: LeadWish[] } {
  const open = wishes.filter(({ of }) => of === undefined);
  const [common] = KINDS.filter((kind) => open.every(({ ahead }) => leadOf(kind, ahead)));
  const leadOfWish = ({ ahead, of }: LeadWish): Lead | undefined => {
    const kinds = of === undefined ? [common ?? [], KINDS].flat() : [of];
    return kinds.map((kind) => leadOf(kind, ahead)).find((lead) => lead !== undefined);
  };
  const found = wishes.flatMap((wish) => leadOfWish(wish) ?? []);
  return { leads: [...new Set(found)], unmet: wishes.filter((wish) => leadOfWish(wish) === undefined) };
}

const leadOf = (kind: NonNullable<LeadWish['of']>, ahead: number): Lead | undefined =>
  kind === 'ends' ? undefined : leadsOfKind(kind).find((lead) => aheadOf(lead) === ahead);

/**
 * Reads `/course unfollow CODE…|all`. Without a readable code the answer is the list, in which each course
 * has its own button. Throws `InvalidRequest` for too many codes.
 */
export function parseUnfollow(args: string): Request<'unfollow' | 'following'> {
  const words = wordsIn(args).filter((word) => !follow.repeated.has(word));
  if (meansAll(words)) return { does: 'unfollow', asked: 'all' };
  const ofTopics = holdsException(args) ? undefined : stopTopics(args);
  if (ofTopics) return ofTopics;
  // "All but A", and "all A".
  const isUnsure = holdsException(args) || wordsIn(args).some(follow.all.has);
  if (isUnsure && holdsCode(args)) return { does: 'following', isUnsure };
  try {
    return { does: 'unfollow', asked: parseAsked(args).asked };
  } catch (error) {
    const problem = error instanceof InvalidRequest ? error.problem : undefined;
    if (problem?.about !== 'realization-code') throw error;
    return {
      does: 'following',
      ...(words.some((word) => word !== '') && { unread: excerpt(cleanArguments(args)) }),
    };
  }
}

function meansAll([first = '', ...rest]: readonly string[]): boolean {
  return (
    follow.all.has(first) && rest.every((word) => follow.ofAll.has(word) || course.realization.has(word))
  );
}

/** Reads course units and groups to stop, with codes beside them; undefined: there are none. */
function stopTopics(args: string): Request<'unfollow'> | undefined {
  const { topics, rest } = topicsIn(args);
  if (topics.length === 0) return undefined;
  const asked = [...topics, ...(saysNothingElse(rest) ? [] : parseAsked(rest).asked)];
  if (asked.length > MOST_CODES) throw tooMany(asked.length);
  return { does: 'unfollow', asked };
}

/** Whether a text excludes something of what it names, which a list of codes can't express. */
export const holdsException = (args: string): boolean => wordsIn(args).some(follow.except.has);

const holdsCode = (args: string): boolean => findRealizationCodes(cleanArguments(args)).length > 0;

const wordsIn = (args: string): string[] =>
  cleanArguments(args)
    .toLowerCase()
    .split(/[ ,;]+/)
    .map((word) => word.replace(/[.!?]+$/, ''));

/** Follows a realization: the answer to the question who should follow it. */
export const setFollow = defineAction(
  'follow.set',
  asked.extend({
    whom,
    conversation: conversationId.optional(),
    isGroup: isGroup.optional(),
    leads: leads.optional(),
  }),
);

/** The same for several realizations. */
export const setFollowAll = defineAction(
  'follow.set-all',
  z.object({ asked: askedText, whom, conversation: conversationId.optional(), isGroup: isGroup.optional() }),
);

/** Follows a realization in the conversation of the button, as the command does. */
export const followFound = defineAction('follow.found', asked);

/** Asks who should follow a realization with a lead time of its own. */
export const chooseFollowWith = defineAction('follow.choose-with', asked.extend({ leads }));

/** Follows realizations with a lead time, as the command does. */
export const followLead = defineAction('follow.lead', z.object({ asked: askedText, leads }));

/** The same for the person who presses; the offer stays. */
export const followLeadMine = defineAction('follow.lead-mine', z.object({ asked: askedText, leads }));

/** Where the list stands: its page, and whether it is the person's own list outside of a conversation. */
const inList = { page: page.optional(), whom: z.literal('person').optional() };

/** Stops following the course beside the button, and shows the list without it. */
export const stopListed = defineAction('follow.unlist', asked.extend({ ...inList }));

/** Stops following a realization for the conversation that the page was opened in. */
export const stopHere = defineAction('follow.stop-here', asked.extend(elsewhere));

/** Turns a page of the list, where Slack takes no tables. */
export const turnFollowed = defineAction(
  'follow.page',
  z.object({ page, whom: z.literal('person').optional() }),
);

/** Opens the list of what the person follows, over Home. */
export const showFollowed = defineAction('follow.show-list', z.object({}));

/** Follows again what has just been stopped. */
export const undoStop = defineAction('follow.undo', undone);

/** Stops following the courses that have ended. */
export const stopFinished = defineAction(
  'follow.stop-finished',
  z.object({ whom: z.literal('person').optional() }),
);

/** Stops following everything in the conversation that was followed when the button was made. */
export const stopAll = defineAction('follow.stop-all', z.object({ at: instant }));
