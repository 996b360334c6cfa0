/** Whether our clock agrees with the clocks of others. */
import { type Finding, fail, ok, warn } from './finding.ts';

/** In milliseconds. Replicas divide work by the clock; a few seconds do not disturb that. */
const NOTICED = 5_000;
/**
 * Requests older than this, or further in the future, are refused (`slack/receiving/http-receiver.ts`). In
 * milliseconds.
 */
const REFUSED_AHEAD = 300_000;
const REFUSED_BEHIND = 60_000;

const SET = 'Let the system take its time from the network (NTP), and look again.';

/**
 * Judges our clock by the dates of two answers.
 * @param slack how far we are ahead of Slack, in milliseconds; undefined if Slack did not answer
 * @param study the same for the study API, whose clock signatures do not depend on
 */
export function checkClock(slack: number | undefined, study: number | undefined): Finding[] {
  if (slack === undefined && study === undefined) {
    return [warn('clock', 'nobody answered to compare it with', 'Mend the network first.')];
  }
  const findings: Finding[] = [];
  if (slack !== undefined) findings.push(besideSlack(slack));
  if (study !== undefined && Math.abs(study) > NOTICED) findings.push(besideStudy(study, slack));
  return findings.length > 0 ? findings : [ok('clock', 'agrees with the study API')];
}

function besideSlack(ahead: number): Finding {
  const told = `${distance(ahead)} Slack`;
  if (isRefused(ahead)) {
    return fail(
      'clock',
      `${told}: Slack's signatures are refused, and reminders come at the wrong time`,
      SET,
    );
  }
  return Math.abs(ahead) > NOTICED ? warn('clock', told, SET) : ok('clock', 'agrees with Slack');
}

function besideStudy(ahead: number, slack: number | undefined): Finding {
  const told = `${distance(ahead)} the study API`;
  if (slack !== undefined && Math.abs(slack) <= NOTICED) {
    return warn('clock', told, "Ours agrees with Slack, so the study API's is wrong: nothing to do here.");
  }
  return isRefused(ahead) ? fail('clock', told, SET) : warn('clock', told, SET);
}

const isRefused = (ahead: number): boolean => ahead > REFUSED_AHEAD || ahead < -REFUSED_BEHIND;

function distance(ahead: number): string {
  const seconds = Math.round(Math.abs(ahead) / 1000);
  return `${seconds} seconds ${ahead > 0 ? 'ahead of' : 'behind'}`;
}
