/** Every error that Slack lists for a method that is called is sorted, once. */
import { describe, expect, test } from 'vitest';
import { METHOD, methodLabel, SLACK_OUTCOME, slackOutcome } from '../../src/ops/labels.ts';
import { causeOfRefusal, REFUSAL_WORDS, refusedBy } from '../../src/slack-refusals.ts';
import { SLACK_ERRORS } from '../fixtures/slack-errors.ts';

describe('the table of refusals', () => {
  test('holds every method that is called', () => {
    const told = new Set([...SLACK_ERRORS.keys()].map(methodLabel));
    expect([...told].toSorted()).toEqual([...METHOD].toSorted());
  });

  test.each([...SLACK_ERRORS])('sorts every error that is listed for %s, and metrics tell it', (_, words) => {
    expect(words.filter((word) => refusedBy(word) === undefined)).toEqual([]);
    expect(words.filter((word) => !SLACK_OUTCOME.has(slackOutcome(word)))).toEqual([]);
  });

  test('holds each word once', () => {
    const words = REFUSAL_WORDS.map(([word]) => word);
    expect([...new Set(words)]).toEqual(words);
  });
});

test.each([
  ['not_in_channel', 'place', 'outside'],
  ['is_archived', 'place', 'archived'],
  ['restricted_action', 'place', 'ruled'],
  ['restricted_action_read_only_channel', 'place', 'ruled'],
  ['restricted_action_of_tomorrow', 'place', 'ruled'],
  ['posting_to_general_channel_denied', 'place', 'ruled'],
  ['slack_connect_of_tomorrow_blocked', 'place', 'ruled'],
  ['channel_is_limited_access', 'place', 'ruled'],
  ['thread_locked', 'place', 'ruled'],
  ['user_not_found', 'person', 'person'],
  ['invalid_blocks', 'text', 'text'],
  ['invalid_blocks_of_tomorrow', 'text', 'text'],
  ['token_revoked', 'app', 'ended'],
  ['invalid_auth', 'app', 'untaken'],
  ['team_access_not_granted', 'app', 'untaken'],
  ['team_disabled', 'app', 'untaken'],
  ['user_removed_from_team', 'app', 'untaken'],
  ['missing_scope', 'app', 'setup'],
  ['service_unavailable', 'passing', 'unclear'],
  ['expired_url', 'over', 'over'],
  ['a_word_of_tomorrow', undefined, undefined],
  ['constructor', undefined, undefined],
  ['', undefined, undefined],
])('%s is about the %s: %s', (word, what, cause) => {
  expect([refusedBy(word), causeOfRefusal(word)]).toEqual([what, cause]);
});
