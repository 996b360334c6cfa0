/**
 * Whether the public address leads here. Only a hint: many networks do not let a machine see itself from
 * outside.
 */
import { publicAddress } from '../public-address.ts';
import { ask } from './ask.ts';
import { type Finding, ok, warn } from './finding.ts';

const ABOUT = 'PUBLIC_URL';

/** Asks for a calendar that does not exist: Coursebell answers with 404. */
export async function checkPublicUrl(url: string, now: () => number): Promise<Finding> {
  const asked = await ask(publicAddress(url, '/calendar/doctor.ics'), {}, now);
  if ('unreachable' in asked) {
    const next = 'Look from another network. Check the name, the proxy and its certificate.';
    return warn(ABOUT, `can't be reached from here (${asked.unreachable})`, next);
  }
  if (asked.status === 404) return ok(ABOUT, 'something answers there as Coursebell does');
  if (asked.status >= 500) {
    return warn(
      ABOUT,
      `the proxy there answers ${asked.status}`,
      'Start Coursebell, or let the proxy find it.',
    );
  }
  const next = 'Let the proxy pass /calendar/ to Coursebell, and /slack/ as well.';
  return warn(ABOUT, `what answers there (${asked.status}) is not Coursebell`, next);
}
