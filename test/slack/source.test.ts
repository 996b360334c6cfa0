import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sourceOf } from '../../src/slack/payload.ts';

const [OWN, STRANGER, HOME, ORG] = ['T0OWN00001', 'T0STRANGER', 'T0HOME0001', 'E0GRID0001'];
const user = { id: 'U0SAM00001', team_id: STRANGER };
const team = { id: STRANGER, domain: 'x' };
const channel = { id: 'C0SHARED01' };
const NOTHING = { installed: undefined, named: undefined, perhaps: [], enterprise: undefined };

describe('the workspace that has the app', () => {
  test.each([
    ['a command', { command: '/course', team_id: OWN, user_id: 'U1', channel_id: 'C1' }],
    ['an event with an authorization', event({ team_id: STRANGER, authorizations: [{ team_id: OWN }] })],
    [
      'an event in a shared channel',
      event({ team_id: STRANGER, context_team_id: OWN, is_ext_shared_channel: true, authorizations: [] }),
    ],
    [
      'an event that an organization gets',
      event({
        team_id: STRANGER,
        context_team_id: OWN,
        authorizations: [{ team_id: null, enterprise_id: ORG }],
      }),
    ],
    ['an event without authorizations', event({ team_id: OWN })],
    ['a submitted form', { type: 'view_submission', user, team, view: { app_installed_team_id: OWN } }],
    ['a closed form', { type: 'view_closed', user, team, view: { app_installed_team_id: OWN } }],
    ['a press in a modal', { type: 'block_actions', user, team, view: { app_installed_team_id: OWN } }],
    [
      'a press on Home',
      {
        type: 'block_actions',
        user,
        team: null,
        view: { type: 'home', app_installed_team_id: OWN, team_id: HOME },
      },
    ],
    ['typing in a modal', { type: 'block_suggestion', user, team, view: { app_installed_team_id: OWN } }],
    ['a press on a message', { type: 'block_actions', user, team, channel, message: { team: OWN } }],
    ['typing in a message', { type: 'block_suggestion', user, team: null, channel, message: { team: OWN } }],
  ])('is named by %s', (_, payload) => {
    expect(sourceOf(payload).installed).toBe(OWN);
  });

  test.each([
    ['a press on a private answer', { type: 'block_actions', user, team, channel }],
    [
      'a shortcut, used on the message of anyone',
      { type: 'message_action', user, team, channel, message: { team: OWN } },
    ],
    ['a global shortcut', { type: 'shortcut', user, team }],
    ['an event in a shared channel', event({ team_id: STRANGER, is_ext_shared_channel: true })],
  ])('is not named by %s', (_, payload) => {
    expect(sourceOf(payload)).toMatchObject({ installed: undefined, named: STRANGER });
  });
});

it('is perhaps that of the view, and at last that of the actor, where an organization has the app', () => {
  const inOrganization = { enterprise: { id: ORG }, is_enterprise_install: true, team: null };
  const payload = { type: 'block_actions', ...inOrganization, user, view: { team_id: HOME } };
  expect(sourceOf(payload)).toMatchObject({
    ...NOTHING,
    enterprise: ORG,
    perhaps: [HOME, STRANGER],
  });
});

describe('the organization', () => {
  const enterprise = { id: ORG, name: 'x' };
  const message = { team: OWN };
  const press = { type: 'block_actions', user, channel };
  test.each([
    ['a press on our message', { ...press, team, enterprise, message }],
    ['a press on our message, by its team', { ...press, team: { ...team, enterprise_id: ORG }, message }],
    [
      'a submitted form',
      { type: 'view_submission', user, team, enterprise, view: { app_installed_team_id: OWN } },
    ],
    [
      'an event in a shared channel',
      event({
        ...{ team_id: STRANGER, enterprise_id: ORG, context_team_id: OWN, context_enterprise_id: null },
        ...{ is_ext_shared_channel: true, authorizations: [{ team_id: OWN, enterprise_id: null }] },
      }),
    ],
  ])('of an actor from elsewhere is not that of the workspace that has the app: %s', (_, payload) => {
    expect(sourceOf(payload)).toMatchObject({ installed: OWN, enterprise: undefined });
  });

  test.each([
    ['where an organization has the app', { ...press, team: null, enterprise, message }],
    [
      'where the actor is in the workspace that has the app',
      { ...press, team: { id: OWN }, enterprise, message },
    ],
    ['where nothing names the workspace that has the app', { ...press, team, enterprise }],
    ['of an event’s own workspace', event({ team_id: OWN, enterprise_id: ORG, authorizations: [] })],
    [
      'of an event’s authorization',
      event({ team_id: HOME, context_team_id: OWN, authorizations: [{ team_id: null, enterprise_id: ORG }] }),
    ],
  ])('counts %s', (_, payload) => {
    expect(sourceOf(payload).enterprise).toBe(ORG);
  });
});

it('has its conversation from the channel, or from what contains the card', () => {
  const container = { type: 'message', channel_id: 'C0INSIDE01' };
  expect(sourceOf({ type: 'block_actions', user, team, channel, container }).conversation).toBe('C0SHARED01');
  expect(sourceOf({ type: 'block_actions', user, team, container }).conversation).toBe('C0INSIDE01');
});

it('takes nothing but ids, and reads any JSON', { tags: 'property' }, () => {
  const property = fc.property(fc.jsonValue(), fc.jsonValue(), (value, more) => {
    const views = { view: value, message: value, team: value, user: value, channel: value, container: more };
    const asEvent = { event: value, authorizations: [more], team_id: more, context_team_id: value };
    for (const payload of [value, views, asEvent, { command: 'x', team_id: value, user_id: more }])
      expect(sourceOf(payload)).toMatchObject(NOTHING);
  });
  fc.assert(property);
});

function event(envelope: object): object {
  return {
    type: 'event_callback',
    event: { type: 'message', team: STRANGER, channel: 'C1', user: 'U1' },
    ...envelope,
  };
}

test('a button below a link counts for the actor’s workspace, not for that of the message’s author', () => {
  const press = {
    ...{
      type: 'block_actions',
      user: { id: 'U0SAM00001', team_id: 'T0NORTH001' },
      team: { id: 'T0NORTH001' },
    },
    ...{ channel: { id: 'C0SHARED01' }, message: { team: 'T0SOUTH002' } },
  };
  expect(sourceOf({ ...press, container: { type: 'message' } }).installed).toBe('T0SOUTH002');
  const below = { type: 'message_attachment', is_app_unfurl: true };
  expect(sourceOf({ ...press, container: below })).toMatchObject({
    installed: undefined,
    named: 'T0NORTH001',
  });
});
