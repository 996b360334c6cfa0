/** Who asks and where, and what was said there before. */

import { isDirectId } from '../slack-terms.ts';

/** Who asks, and where. A feature needs it to act for a person or a channel. */
export interface Place {
  readonly workspace: string;
  readonly user: string;
  /** The conversation's id; undefined if there is none, as in a modal. */
  readonly conversation: string | undefined;
  /** The thread in which the question stands; undefined: the conversation itself, or not known. */
  readonly thread?: string | undefined;
  /** The channel that the person looks at beside a direct conversation; undefined: none, or not known. */
  readonly viewing?: string | undefined;
  /** A group direct message, to which no app can be invited; the direct one with the app. Left out: not known. */
  readonly isGroup?: boolean | undefined;
  readonly isDirect?: true;
}

/** The person at a place. Throws a TypeError if the workspace or the user is unknown: nothing is kept without them. */
export function personAt({ workspace, user }: Place): Pick<Place, 'workspace' | 'user'> {
  if (workspace === '' || user === '') throw new TypeError('a place without a person');
  return { workspace, user };
}

/** Whether only the asker reads the answer. */
export const isForAsker = ({ thread, conversation }: Place): boolean =>
  thread === undefined || isDirectId(conversation);

/** A button under an answer: what it does, and what stands on it. */
export interface Offer {
  readonly id: string;
  readonly value: string;
  readonly label: string;
}

/** What a question may be about without naming it. It is read once for a question; none of it rejects. */
export interface Conversation {
  readonly place: Place;
  /** The course of the place's channel, or of the channel beside it; undefined if there is none. */
  linked(): Promise<string | undefined>;
  /** The codes of the courses that were shown last, in their order. */
  shown(): Promise<readonly string[]>;
  /** Whether these are a part of a list that goes on. */
  isPart(): Promise<boolean>;
  /** The codes that were asked for beside these, where one answer had no room for them. */
  rest(): Promise<readonly string[]>;
  /** What was asked last, as JSON, where a question may go on from it. */
  search(): Promise<string | undefined>;
  /** What the last answer offered by its buttons, and whether it asked for that. */
  offered(): Promise<{ readonly offers: readonly Offer[]; readonly asks: boolean }>;
  /** The codes of the last list, where all that was shown since is of it. */
  listed(): Promise<readonly string[]>;
  /** The codes that it is about: those that were shown last, or `all` of the last list; else the channel's own. */
  spokenOf(all?: boolean): Promise<readonly string[]>;
}
