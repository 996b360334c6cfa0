/**
 * Ids tell whose payload it is. A value that is no id is not Slack's: it would be kept beside other requests,
 * logged, or sent on.
 */
import { isSlackId } from '../../slack-ids.ts';
import type { Answering } from '../answering/account.ts';
import type { Gate } from './dispatch.ts';

const mayBeId = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || isSlackId(value);

const mayBeText = (value: unknown): boolean => value === undefined || typeof value === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A field of an object; undefined if there is none. */
function field(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Stops payloads with malformed ids, and payloads that do not name the actor where they must. */
export function onlyWellFormed({ log }: Pick<Answering, 'log'>): Gate {
  return ({ body, context: { teamId, enterpriseId } }) => {
    if (mayBeId(teamId) && mayBeId(enterpriseId) && isWellFormed(body)) return true;
    log.warn({ kind: 'payload', outcome: 'malformed' }, 'not answered');
    return false;
  };
}

/** Whether a payload's ids are ids, and its typed input is text. */
export function isWellFormed(body: unknown): boolean {
  const event = field(body, 'event');
  // Typed input: with a command, into a menu, or as a message.
  const mayBeTyped = mayBeText(field(body, 'text')) && mayBeText(field(body, 'value'));
  // An edit holds the message as it is now.
  const said = [event, field(event, 'message')];
  if (!mayBeTyped || !said.every((one) => mayBeText(field(one, 'text')))) return false;
  if (field(body, 'command') !== undefined) return isCommandsOwn(body);
  if (event !== undefined)
    return said.every((one) => mayBeId(field(one, 'user'))) && mayBeId(field(event, 'channel'));
  const [user, team, channel] = ['user', 'team', 'channel'].map((name) => field(body, name));
  const [view, message] = ['view', 'message'].map((name) => field(body, name));
  const workspaces = [
    ...[field(team, 'id'), field(user, 'team_id'), field(message, 'team')],
    ...[field(view, 'team_id'), field(view, 'app_installed_team_id')],
  ];
  // Without any workspace, nothing could be kept of the person who acts.
  return (
    isSlackId(field(user, 'id')) &&
    workspaces.some(isSlackId) &&
    [...workspaces, field(channel, 'id')].every(mayBeId)
  );
}

/** Every command comes this way, so this function creates no arrays. */
function isCommandsOwn(body: unknown): boolean {
  return (
    isSlackId(field(body, 'team_id')) &&
    isSlackId(field(body, 'user_id')) &&
    mayBeId(field(body, 'channel_id')) &&
    mayBeId(field(body, 'enterprise_id'))
  );
}
