/**
 * Whether the public address leads here. Only a hint: many networks do not let a machine see itself from
 * outside.
 */
import { publicAddress } from '../public-address.ts';
import { ask, type Reply } from './ask.ts';
import { type Finding, ok, warn } from './finding.ts';

const ABOUT = 'PUBLIC_URL';

const NOT_OURS = warn(
  ABOUT,
  'what answers 404 there is not a calendar of Coursebell',
  'Start Coursebell with this PUBLIC_URL. Let the proxy pass /calendar/, and /slack/ as well, without the path that PUBLIC_URL may have.',
);

/** What only the calendar says of an unknown address (`calendar/routes.ts`); a proxy may add more. */
function isOurs({ headers }: Reply): boolean {
  const has = (name: string, value: string): boolean =>
    (headers.get(name) ?? '').split(',').some((one) => one.trim() === value);
  return has('cache-control', 'no-store') && has('referrer-policy', 'no-referrer');
}

/** Asks for a calendar that does not exist: Coursebell answers with 404. */
export async function checkPublicUrl(url: string, now: () => number): Promise<Finding> {
  const asked = await ask(publicAddress(url, '/calendar/doctor.ics'), {}, now);
  if ('unreachable' in asked) {
    const next = 'Look from another network. Check the name, the proxy and its certificate.';
    return warn(ABOUT, `can't be reached from here (${asked.unreachable})`, next);
  }
  if (asked.status === 404) return isOurs(asked) ? ok(ABOUT, 'Coursebell answers there') : NOT_OURS;
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
