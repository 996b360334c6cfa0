import { describe, expect, test } from 'vitest';
import { manifestScopes, WITHOUT } from '../../src/doctor/slack.ts';
import { APP_TOKEN, allIsWell, examined, SCOPES, startSlack, told, troubles } from './stand-ins.ts';

describe('the token', () => {
  test.each(['token_revoked', 'account_inactive'] as const)('%s: to be installed once more', async (word) => {
    const { env, slack } = await allIsWell();
    slack.side.revokeToken(word);
    const findings = await examined(env);
    expect(troubles(findings)).toEqual(['fail Slack token']);
    expect(told(findings, 'Slack token')).toMatch(new RegExp(`\\(${word}\\)\\n +→ Install the app`));
  });

  test.each([
    [{ json: { ok: false, error: 'token_expired' } }, 'fail', 'token rotation'],
    [{ json: { ok: false, error: 'a_new_word' } }, 'fail', '(a_new_word)'],
    [{ json: { ok: false, error: '<script>' } }, 'fail', 'refuses it'],
    [{ status: 429, json: { ok: false, error: 'ratelimited' } }, 'warn', 'in a minute'],
    [{ status: 503, body: '<html>' }, 'fail', 'answers 503'],
    [{ body: '<html>' }, 'fail', 'SLACK_API_URL'],
    [{ status: 302, headers: { location: 'https://example.org/' } }, 'fail', '(302)'],
    [{ trouble: 'reset' as const }, 'fail', "can't be reached"],
  ])('an answer %j is told as %s: %s', async (reply, level, words) => {
    const { env } = await allIsWell();
    const slack = await startSlack(() => reply);
    const findings = await examined({ ...env, SLACK_API_URL: slack.url });
    expect(troubles(findings)).toEqual([`${level} Slack token`]);
    expect(told(findings, 'Slack token')).toContain(words);
    expect(told(findings, 'Slack token')).not.toContain('<');
  });

  test('an address without a listener is told with the reason, and the rest is examined all the same', async () => {
    const { env } = await allIsWell();
    const findings = await examined({ ...env, SLACK_API_URL: 'http://127.0.0.1:9/' });
    expect(told(findings, 'Slack token')).toContain("Slack can't be reached");
    expect(told(findings, 'study API')).toContain('ok ');
    expect(told(findings, 'clock')).toBe('ok    clock: agrees with the study API');
  });
});

describe('the scopes', () => {
  const { required, optional } = manifestScopes({ links: false, agent: false });

  test('are those of the manifest, each with what goes without it', () => {
    expect([...required, ...optional].sort()).toEqual([...SCOPES].sort());
    const all = manifestScopes({ links: true, agent: true });
    expect(Object.keys(WITHOUT).sort()).toEqual([...all.required, ...all.optional].sort());
    expect(optional).toEqual(['channels:history', 'channels:read', 'groups:read']);
  });

  test.each(required)('%s missing fails, with what does not work', async (scope) => {
    const { env, slack } = await allIsWell();
    slack.grant(SCOPES.filter((each) => each !== scope));
    const findings = await examined(env);
    expect(troubles(findings)).toEqual(['fail scopes']);
    expect(told(findings, 'scopes')).toContain(`${scope} is missing: ${WITHOUT[scope]}`);
  });

  test.each([
    ['links:read', { COURSE_PAGE_URL: 'https://guide.example.edu/course/{code}' }, 'warn'],
    ['assistant:write', { AGENT_VIEW: '1' }, 'fail'],
  ])('%s counts where it is configured', async (scope, configured, level) => {
    const { env } = await allIsWell();
    const findings = await examined({ ...env, ...configured });
    expect(troubles(findings).every((trouble) => trouble === `${level} scopes`)).toBe(true);
    expect(told(findings, 'scopes')).toContain(`${scope} is missing: ${WITHOUT[scope]}`);
    expect(troubles(await examined(env))).toEqual([]);
  });

  test.each(optional)('%s missing is a warning', async (scope) => {
    const { env, slack } = await allIsWell();
    slack.grant(SCOPES.filter((each) => each !== scope));
    expect(troubles(await examined(env))).toEqual(['warn scopes']);
  });

  test("more than is needed is fine, and no word of Slack's on them is not known", async () => {
    const { env, slack } = await allIsWell();
    slack.grant([...SCOPES, 'files:read']);
    expect(troubles(await examined(env))).toEqual([]);
    const silent = await startSlack(() => ({ json: { ok: true, team_id: 'T1' } }));
    const findings = await examined({ ...env, SLACK_API_URL: silent.url });
    expect(told(findings, 'scopes')).toContain('skip');
  });
});

describe('Socket Mode', () => {
  test('tries the app-level token, and says nothing of signatures', async () => {
    const { env, slack } = await allIsWell();
    const findings = await examined({ ...env, SLACK_APP_TOKEN: APP_TOKEN });
    expect(troubles(findings)).toEqual([]);
    expect(told(findings, 'app-level token')).toContain('ok ');
    expect(told(findings, 'signing secret')).toBe('');
    expect(told(findings, 'socket')).toContain('ok ');
    // The socket is tried last, without the ticket that would open it.
    expect(slack.calls.slice(-2)).toMatchObject([
      { path: '/api/apps.connections.open' },
      { path: '/link', query: {} },
    ]);
  });

  test.each([
    ['invalid_auth', 'connections:write'],
    ['missing_scope', 'lacks connections:write'],
    ['not_allowed_token_type', 'not an app-level token'],
    ['forbidden_token', 'Socket Mode is off'],
  ])('%s: %s', async (word, words) => {
    const { env } = await allIsWell();
    const slack = await startSlack(({ path }) =>
      path.endsWith('/apps.connections.open') ? { json: { ok: false, error: word } } : undefined,
    );
    const findings = await examined({ ...env, SLACK_API_URL: slack.url, SLACK_APP_TOKEN: APP_TOKEN });
    expect(troubles(findings)).toEqual(['fail app-level token']);
    expect(told(findings, 'app-level token')).toContain(words);
  });
});
