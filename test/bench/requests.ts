/** Slack's requests as bytes: a payload of its own each, signed as Slack does. */
import { createHmac } from 'node:crypto';
import { showCourse } from '../../src/ask/actions.ts';
import { coldCode, hotCode, PERSONS, SIGNING_SECRET, userOf, WORKSPACE } from './persons.ts';

/**
 * What is asked. `hot`: cached courses by command. `press`: the same by the button of a list, which Slack lets an app
 * answer through its response_url only. `rooms`: a building, whose table may be refused and so goes that way, too.
 * `cold`: courses that are in no cache. `university`: half questions in direct messages, half commands, a tenth of all for a course
 * that is in no cache.
 */
export type Traffic = 'hot' | 'press' | 'rooms' | 'cold' | 'university';

export interface Sending {
  readonly traffic: Traffic;
  /** Address of the response_urls, without a slash at the end. */
  readonly answers: string;
  /** Makes ids that no other run has used. */
  readonly run: string;
}

/** The whole HTTP request number `at`. */
export function requestOf({ traffic, answers, run }: Sending, at: number, port: number): string {
  const person = personOf(traffic, at);
  const body = bodyOf(traffic, { at, person, answers: `${answers}/${at}`, run });
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', SIGNING_SECRET).update(`v0:${timestamp}:${body}`).digest('hex');
  return (
    `POST /slack/events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUser-Agent: Slackbot 1.0 (+https://api.slack.com/robots)\r\n` +
    `Accept: application/json,*/*\r\nContent-Type: ${body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded'}\r\n` +
    `X-Slack-Request-Timestamp: ${timestamp}\r\nX-Slack-Signature: v0=${signature}\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  );
}

/** In a university more people ask than in a run that is about one thing. */
function personOf(traffic: Traffic, at: number): number {
  return traffic === 'university' ? (at * 7_919) % 5_000 : at % PERSONS;
}

interface About {
  readonly at: number;
  readonly person: number;
  readonly answers: string;
  readonly run: string;
}

function bodyOf(traffic: Traffic, about: About): string {
  const { at } = about;
  if (traffic === 'press') return pressBody(about);
  if (traffic === 'university') return universityBody(about);
  if (traffic === 'rooms') return commandBody(about, '/rooms', String(78_000 + (at % 8)));
  return commandBody(about, '/course', traffic === 'hot' ? hotCode(at) : coldCode(at));
}

/** Odd numbers are questions, even ones commands; of twenty numbers two ask for something new, one of each kind. */
function universityBody(about: About): string {
  const { at } = about;
  const code = at % 20 < 2 ? coldCode(at) : hotCode(Math.floor(at / 2));
  return at % 2 === 0 ? commandBody(about, '/course', code) : questionBody(about, `when does ${code} start?`);
}

/** A direct message to the app. */
function questionBody({ at, person }: About, text: string): string {
  const ts = `${Math.floor(Date.now() / 1000)}.${String(at).padStart(6, '0')}`;
  const event = {
    ...{ type: 'message', channel_type: 'im', channel: `D${userOf(person)}`, user: userOf(person) },
    ...{ text, ts, event_ts: ts, team: WORKSPACE },
  };
  return JSON.stringify({
    ...{ token: 'not-a-secret', team_id: WORKSPACE, api_app_id: 'A0000001', event },
    ...{ type: 'event_callback', event_id: `Ev${ts.replace('.', '')}`, event_time: Math.floor(Number(ts)) },
    authorizations: [{ enterprise_id: null, team_id: WORKSPACE, user_id: 'U0BOT', is_bot: true }],
  });
}

function commandBody({ at, person, answers, run }: About, command: string, text: string): string {
  const fields = [
    ...[`token=not-a-secret`, `team_id=${WORKSPACE}`, 'team_domain=university', 'channel_id=C0000001'],
    ...['channel_name=it-courses', `user_id=${userOf(person)}`, `user_name=person${person}`],
    ...[`command=${encodeURIComponent(command)}`, `text=${encodeURIComponent(text)}`, 'api_app_id=A0000001'],
    ...[
      'is_enterprise_install=false',
      `response_url=${encodeURIComponent(answers)}`,
      `trigger_id=${run}.${at}`,
    ],
  ];
  return fields.join('&');
}

function pressBody({ at, person, answers, run }: About): string {
  const { id, value } = showCourse.carry({ asked: hotCode(at) }, 'en');
  const team = { id: WORKSPACE, domain: 'university' };
  const payload = {
    ...{ type: 'block_actions', token: 'not-a-secret', api_app_id: 'A0000001', is_enterprise_install: false },
    ...{
      user: { id: userOf(person), username: `person${person}`, name: `person${person}`, team_id: team.id },
      team,
    },
    ...{ enterprise: null, trigger_id: `${run}.${at}`, response_url: answers, state: { values: {} } },
    channel: { id: 'C0000001', name: 'it-courses' },
    container: {
      type: 'message',
      message_ts: '1790000000.000100',
      channel_id: 'C0000001',
      is_ephemeral: true,
    },
    actions: [
      {
        ...{ type: 'button', action_id: id, block_id: 'b1', value, action_ts: '1790000000.000200' },
        text: { type: 'plain_text', text: 'Show', emoji: false },
      },
    ],
  };
  return `payload=${encodeURIComponent(JSON.stringify(payload))}`;
}
