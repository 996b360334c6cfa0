/** Keys, tokens, secrets and ids that others have issued: what their looks tell. */
import { z } from 'zod';

type Looks = readonly (readonly [looks: RegExp, kind: string])[];

const TOKENS: Looks = [
  [/^xapp-/, 'an app-level token'],
  [/^(?:xoxe\.)?xoxb-/, 'a bot token'],
  [/^(?:xoxe\.)?xoxp-/, 'a user token'],
  [/^xoxe-/, 'a refresh token'],
  [/^xox[a-z][.-]/, 'another token of Slack'],
];
const PLACES: Looks = [
  [/^https?:/i, 'an address'],
  [/^[.~]{0,2}\//, 'the path of a file'],
];
const CLIENT_ID: Looks = [[/^\d+\.\d+$/, 'a client id']];
const APP_ID: Looks = [[/^A[0-9A-Z]{8,12}$/, 'an app id']];
const SECRET: Looks = [[/^[0-9a-f]{32}$/i, 'a secret']];

const kindOf = (text: string, looks: Looks): string | undefined =>
  looks.find(([look]) => look.test(text))?.[1];

/** Printable ASCII but `"`, `#`, `'` and the backtick. */
const PLAIN = /^[!$-&(-_a-~]+$/;
const plain = z
  .string()
  .regex(PLAIN, { error: 'must be printable ASCII without spaces, quotes and #', abort: true });

/** Refuses what looks like something else, and what was copied along with its name. */
function unlike(name: string, others: Looks) {
  return (text: string, context: z.core.$RefinementCtx<string>): void => {
    const kind = kindOf(text, others);
    if (text.startsWith(`${name}=`)) context.addIssue('must not begin with its own name');
    else if (kind !== undefined) context.addIssue(`is ${kind}, which does not belong here`);
  };
}

/** A key of the study API, which goes into a header. */
export const studyKey = z
  .string()
  .regex(/^[\x21-\x7E]+$/, { error: 'must be printable ASCII without spaces', abort: true })
  .superRefine(unlike('STUDY_API_KEY', [...TOKENS, ...PLACES]));

/** A secret of the app. Slack's have 32 hexadecimal digits, which is not insisted on. */
export const appSecret = (name: string) =>
  plain.superRefine(unlike(name, [...TOKENS, ...PLACES, ...CLIENT_ID, ...APP_ID]));

/** The app's client id. */
export const clientId = plain.superRefine(
  unlike('SLACK_CLIENT_ID', [...TOKENS, ...PLACES, ...APP_ID, ...SECRET]),
);

const token = (looks: RegExp, wanted: string) =>
  z
    .string()
    .superRefine((text, context) => {
      if (looks.test(text)) return;
      const kind = kindOf(text, [...TOKENS, ...PLACES, ...CLIENT_ID, ...APP_ID]);
      const message = `must be ${wanted}${kind === undefined ? '' : `: this is ${kind}`}`;
      context.addIssue({ code: 'custom', message, continue: false });
    })
    .pipe(plain);

export const botToken = token(/^["'`]?(?:xoxe\.)?xoxb-/, 'a bot token, which starts with xoxb-');
export const appToken = token(/^["'`]?xapp-/, 'an app-level token, which starts with xapp-');

/** Whether a signing secret looks as Slack's do; a doctor may doubt others. */
export const looksLikeSlacks = (secret: string): boolean => kindOf(secret, SECRET) !== undefined;
