import { z } from 'zod';
import { asked, defineAction, elsewhere, manyCodes } from '../../ask/actions.ts';
import { askedAtOnce, askedRequest } from '../../ask/asked-codes.ts';
import { LEADS_OF } from '../../ask/lead-words.ts';
import { searchRequest } from '../../ask/seen-courses.ts';
import { LEADS, REMINDER_KINDS } from '../../store/reminder-settings.ts';

/** Who should follow: the channel of the conversation, or the asker. */
const whom = z.enum(['channel', 'person']);
/** Set where the person who asks is meant, in any conversation. */
const own = z.literal('person').optional();

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
      of: z.enum(LEADS_OF).optional(),
      said: z.string().max(80),
    }),
  )
  .max(40);

/** Where a button stood: alone under a reminder or an answer, or in the list. */
const shown = z.enum(['alone', 'in-list']);
/** A page of the list, from 0. */
const page = z.int().min(0).max(9);
/** What was stopped, by the id under which it is kept. */
const undone = z.object({ id: z.string().max(40), shown, whom: own, ...elsewhere });

const { asked: askedText } = askedRequest.shape;
export const MOST_UNREAD = 100;

/** Requests about the follows of a conversation. To ask twice has the same result as to ask once. */
export const followRequest = z.discriminatedUnion('does', [
  z.object({
    does: z.literal('follow'),
    asked: askedAtOnce,
    whom: whom.optional(),
    ...elsewhere,
    leads: leads.optional(),
    unmet: unmet.optional(),
    /** A reminder of this is wanted, at any lead time. */
    about: z.enum(REMINDER_KINDS).optional(),
  }),
  /** Those of many courses whose enrollment is open. */
  z.object({ does: z.literal('follow-open'), ...manyCodes.shape, whom, ...elsewhere }),
  /** A request to follow that is not carried out: each course gets a button. */
  z.object({
    does: z.literal('offer'),
    asked: askedText,
    leads: leads.optional(),
    unmet: unmet.optional(),
    /** Words beside the courses that were not understood. */
    unused: askedText.optional(),
    /** They were not named: they are those that were shown last. */
    shown: z.literal(true).optional(),
    /** Those go on, on other pages of a list. */
    isPart: z.boolean().optional(),
    /** Those that were asked for beside them, and that one answer had no room for. */
    rest: askedRequest.shape.rest,
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
    /** No time was asked for. */
    isAny: z.literal(true).optional(),
  }),
  /** Lead times for all that the asker follows; none: what was asked for there is not. */
  z.object({
    does: z.literal('lead-all'),
    leads,
    unmet,
    /** They take the place of others of their kind. */
    instead: z.literal(true).optional(),
    /** One is to come no longer; it is not said in which form. */
    off: z.literal(true).optional(),
  }),
  /** Sets those back. */
  z.object({ does: z.literal('undo-leads'), to: leads, from: leads }),
  /**
   * `sureAt`: when the asker was asked whether everything is to end. `asksBack`: in words all may be said of one, so that it is
   * asked where several are followed.
   */
  z.object({
    does: z.literal('unfollow'),
    asked: askedAtOnce.or(z.literal('all')),
    sureAt: instant.optional(),
    asksBack: z.literal(true).optional(),
    /** When the follows began that are to be undone: those that began later stay. */
    undoes: instant.optional(),
    whom: own,
  }),
  z.object({
    does: z.literal('stop'),
    asked: z.string().max(60),
    shown,
    whom: own,
    page: page.optional(),
    ...elsewhere,
  }),
  /** Follows again what has just been stopped. */
  z.object({ does: z.literal('undo'), ...undone.shape }),
  /** Stops following the courses that have ended. */
  z.object({ does: z.literal('stop-finished'), whom: own }),
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
    /** How it goes is asked for. */
    state: z.literal(true).optional(),
    page: page.optional(),
    whom: own,
  }),
  /** Says where to find one's follows: the list is not for a whole channel to read. */
  z.object({ does: z.literal('tell-where') }),
]);
export type FollowRequest = z.infer<typeof followRequest>;
/** One kind of request. */
export type Request<Does extends FollowRequest['does']> = Extract<FollowRequest, { does: Does }>;

/** Follows a realization: the answer to the question who should follow it. */
export const setFollow = defineAction(
  'follow.set',
  asked.extend({ whom, ...elsewhere, leads: leads.optional() }),
);

/** The same for several realizations. */
export const setFollowAll = defineAction(
  'follow.set-all',
  z.object({ asked: askedText, whom, ...elsewhere }),
);

/** The same for those of many realizations whose enrollment is open. */
export const setFollowOpen = defineAction('follow.set-open', manyCodes.extend({ whom, ...elsewhere }));

/** Follows a realization in the conversation of the button, as the command does. */
export const followFound = defineAction('follow.found', asked);

/** Asks who should follow a realization with a lead time of its own. */
export const chooseFollowWith = defineAction('follow.choose-with', asked.extend({ leads }));

/** Shows the lead times of a course, beside the list that it is in. */
export const chooseLeads = defineAction('follow.leads', asked);

/** Follows realizations with a lead time, as the command does. */
export const followLead = defineAction('follow.lead', z.object({ asked: askedText, leads }));

/** The same for the person who presses; the offer stays. */
export const followLeadMine = defineAction('follow.lead-mine', z.object({ asked: askedText, leads }));

/** Stops following the course beside the button, and shows the list, or a page of it, without it. */
export const stopListed = defineAction('follow.unlist', asked.extend({ page: page.optional(), whom: own }));

/** Stops following a realization for the conversation that the page was opened in. */
export const stopHere = defineAction('follow.stop-here', asked.extend(elsewhere));

/** Turns a page of the list, where Slack takes no tables. */
export const turnFollowed = defineAction('follow.page', z.object({ page, whom: own }));

/** Stops following what has just been followed: in the conversation of the button, or for the person. */
export const undoFollow = defineAction(
  'follow.undo-follow',
  z.object({ asked: askedAtOnce, whom: own, undoes: instant.optional() }),
);

/** Follows again what has just been stopped. */
export const undoStop = defineAction('follow.undo', undone);

/** Sets lead times for all that the asker follows as they were, unless they were changed again. */
export const undoLeads = defineAction('follow.undo-leads', z.object({ to: leads, from: leads }));

/** Stops following the courses that have ended. */
export const stopFinished = defineAction('follow.stop-finished', z.object({ whom: own }));

/** Stops following everything in the conversation that was followed when the button was made. */
export const stopAll = defineAction('follow.stop-all', z.object({ at: instant }));
