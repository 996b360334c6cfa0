/**
 * The state of an enrollment window: the half-open interval [opens, closes). Open at exactly `opens`, closed
 * at exactly `closes`. A closing day without a time counts whole.
 */
import type { EnrollmentWindow, Moment } from './model.ts';
import { endOf, isReversed } from './moment.ts';

/**
 * `missing`: too few dates to tell. `reversed`: it would close before it opens, so neither date is believed.
 */
export type EnrollmentState =
  | { readonly state: 'upcoming'; readonly opens: Moment; readonly closes?: Moment | undefined }
  | { readonly state: 'open'; readonly opens: Moment; readonly closes: Moment }
  | { readonly state: 'closed'; readonly opens?: Moment | undefined; readonly closes: Moment }
  | {
      readonly state: 'unknown';
      readonly opens?: Moment | undefined;
      readonly closes?: Moment | undefined;
      readonly why: 'missing' | 'reversed';
    };

/** The state at `now` (epoch milliseconds). Never `open` unless both dates are known. */
export function enrollmentState({ opens, closes }: EnrollmentWindow, now: number): EnrollmentState {
  if (opens !== undefined && closes !== undefined) return between(opens, closes, now);
  if (opens !== undefined && now < opens.at) return { state: 'upcoming', opens };
  if (closes !== undefined && now >= endOf(closes)) return { state: 'closed', closes };
  return { state: 'unknown', opens, closes, why: 'missing' };
}

function between(opens: Moment, closes: Moment, now: number): EnrollmentState {
  if (isReversed({ opens, closes })) return { state: 'unknown', opens, closes, why: 'reversed' };
  if (now < opens.at) return { state: 'upcoming', opens, closes };
  if (now < endOf(closes)) return { state: 'open', opens, closes };
  return { state: 'closed', opens, closes };
}
