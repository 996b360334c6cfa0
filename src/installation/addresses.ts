/** Slack's addresses beside its Web API: they follow `SLACK_API_URL`, so that one setting moves them all. */
const SLACK = 'https://slack.com';

/** The address at which Slack asks the person who installs. @param apiUrl undefined: Slack's own */
export function authorizeUrl(apiUrl: string | undefined): string {
  return `${originOf(apiUrl)}/oauth/v2/authorize`;
}

/** The address that opens the app in Slack. */
export function openUrl(
  apiUrl: string | undefined,
  app: string | undefined,
  team: string | undefined,
): string {
  const asked = new URLSearchParams();
  if (app !== undefined) asked.set('app', app);
  if (team !== undefined) asked.set('team', team);
  return app === undefined ? `${originOf(apiUrl)}/` : `${originOf(apiUrl)}/app_redirect?${asked}`;
}

function originOf(apiUrl: string | undefined): string {
  return apiUrl === undefined ? SLACK : new URL(apiUrl).origin;
}
