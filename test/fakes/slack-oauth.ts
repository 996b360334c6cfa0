/** Slack's side of OAuth: codes, tokens that end and are renewed, and `oauth.v2.access`. */
import { randomBytes } from 'node:crypto';

/** Who has installed the app: a workspace, or with `whole` its organization. */
export interface Installer {
  readonly team: { readonly id: string; readonly name: string };
  readonly enterprise?: { readonly id: string; readonly name: string };
  readonly whole?: boolean;
}

export interface Issued {
  readonly token: string;
  readonly by: Installer;
  readonly refreshToken: string | undefined;
  /** Epoch milliseconds; undefined: never. */
  readonly endsAt: number | undefined;
  revoked: boolean;
}

export interface Asked {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string;
}

type Answer = Record<string, unknown>;

export interface SlackOAuth {
  readonly issued: readonly Issued[];
  /** Every call of `oauth.v2.access`. */
  readonly exchanges: Readonly<Record<string, string>>[];
  /** How long tokens hold, in seconds; undefined: for ever, without token rotation. */
  tokensHold: number | undefined;
  /** A person allows the app: where Slack sends the browser. @param without scopes that were left out */
  allow(asked: Asked, by: Installer, without?: readonly string[]): string;
  exchange(form: Readonly<Record<string, string>>): Answer;
  /** What stands against a token, in Slack's words; undefined: nothing. */
  wrongWith(token: string): string | undefined;
  find(token: string): Issued | undefined;
  /** Takes back every token of a workspace or an organization. */
  revoke(id: string): void;
}

const APP = 'A0BELL0001';
const CLIENT_SECRET = 'the-client-secret-of-the-flows';

export function createSlackOAuth(now: () => number): SlackOAuth {
  const issued: Issued[] = [];
  const codes = new Map<string, { asked: Asked; by: Installer; scopes: readonly string[] }>();
  const refreshable = new Map<string, { by: Installer; scopes: readonly string[] }>();
  const exchanges: Readonly<Record<string, string>>[] = [];

  const issue = (by: Installer, scopes: readonly string[]): Answer => {
    const rotation = rotated(oauth.tokensHold, now());
    const token = `${rotation ? 'xoxe.xoxb' : 'xoxb'}-${secret()}`;
    issued.push({
      token,
      by,
      refreshToken: rotation?.refreshToken,
      endsAt: rotation?.endsAt,
      revoked: false,
    });
    if (rotation) refreshable.set(rotation.refreshToken, { by, scopes });
    return { ...answerTo(by, scopes, token), ...rotation?.told };
  };

  const refresh = (refreshToken: string): Answer => {
    const known = refreshable.get(refreshToken);
    if (!known) return refused('invalid_refresh_token');
    refreshable.delete(refreshToken);
    return issue(known.by, known.scopes);
  };

  const redeem = (form: Readonly<Record<string, string>>): Answer => {
    const known = codes.get(form['code'] ?? '');
    if (!known) return refused('invalid_code');
    codes.delete(form['code'] ?? '');
    if (form['redirect_uri'] !== known.asked.redirectUri) return refused('bad_redirect_uri');
    return issue(known.by, known.scopes);
  };

  const oauth: SlackOAuth = {
    issued,
    exchanges,
    tokensHold: undefined,
    allow: (asked, by, without = []) => {
      const code = secret();
      codes.set(code, { asked, by, scopes: asked.scopes.filter((scope) => !without.includes(scope)) });
      return `${asked.redirectUri}?code=${code}&state=${encodeURIComponent(asked.state)}`;
    },
    exchange: (form) => {
      exchanges.push(form);
      if (form['client_secret'] !== CLIENT_SECRET) return refused('bad_client_secret');
      return form['grant_type'] === 'refresh_token' ? refresh(form['refresh_token'] ?? '') : redeem(form);
    },
    find: (token) => issued.find((one) => one.token === token),
    wrongWith: (token) => {
      const found = oauth.find(token);
      if (!found) return 'invalid_auth';
      if (found.revoked) return 'token_revoked';
      return found.endsAt !== undefined && found.endsAt <= now() ? 'token_expired' : undefined;
    },
    revoke: (id) => {
      for (const one of issued) {
        const owner = one.by.whole ? one.by.enterprise?.id : one.by.team.id;
        if (owner === id) one.revoked = true;
      }
    },
  };
  return oauth;
}

/** What comes with a token that ends. @param seconds undefined: it never does */
function rotated(seconds: number | undefined, now: number) {
  if (seconds === undefined) return undefined;
  const refreshToken = `xoxe-${secret()}`;
  const told = { expires_in: seconds, refresh_token: refreshToken };
  return { refreshToken, endsAt: now + seconds * 1000, told };
}

function answerTo(by: Installer, scopes: readonly string[], token: string): Answer {
  return {
    ok: true,
    app_id: APP,
    authed_user: { id: 'U0SAM00001' },
    scope: scopes.join(','),
    token_type: 'bot',
    access_token: token,
    bot_user_id: 'U0BELL0001',
    team: by.whole ? null : by.team,
    enterprise: by.enterprise ?? null,
    is_enterprise_install: by.whole === true,
  };
}

const refused = (error: string): Answer => ({ ok: false, error });
const secret = (): string => randomBytes(12).toString('hex');
