/**
 * What the passes of one process remember from one to the next. Every pass over a workspace must be given the
 * same memory: one that starts anew may post twice what the last one could not note.
 */
import type { Gone } from './gone.ts';

/** A process that is stopped loses all of it: the store's rows and Slack's list then say enough to go on. */
export interface Memory {
  /**
   * Names of messages that were posted directly and that the store could not be told of. Lost, such a message
   * is in doubt: it is posted once more and then counts as rung.
   */
  readonly unnoted: Set<string>;
  /**
   * Places (`troubledAt`) where Slack failed or refused. The place that was tried last is at the end. Lost,
   * they come before others again, until the next pass has found the trouble anew.
   */
  readonly troubled: Set<string>;
  /**
   * Messages that are gone from Slack and wait to be handed over again. Lost, Slack is asked about them
   * again: their rows have no id and so are in doubt.
   */
  readonly gone: Gone;
  /**
   * People who have been told of a pause, kept until everybody has been told. Lost, those who were told are
   * told again together with the others.
   */
  readonly toldOfPause: Set<string>;
}

/** The memory of a process that has made no pass yet. */
export const createMemory = (): Memory => ({
  unnoted: new Set(),
  troubled: new Set(),
  gone: new Map(),
  toldOfPause: new Set(),
});
