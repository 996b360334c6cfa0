/** The app over Socket Mode, before the fake Slack. */
import { expect, onTestFinished } from 'vitest';
import { createCoursebell } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/ops/log.ts';
import { startSocketMode } from '../fakes/socket-mode.ts';
import { startUpstream, type UpstreamHandler } from '../fakes/upstream.ts';
import { storeDir } from './data-dir.ts';
import { KEY, type LogLine } from './harness.ts';
import { commandFields } from './raw.ts';
import { plenty } from './upstream-rows.ts';

export const APP_TOKEN = 'xapp-the-app-token-of-the-flows';

/** A `/course` command. */
export const command = (text: string, responseUrl: string) => commandFields('/course', text, responseUrl);

/**
 * @param apiUrl where Slack is sought; the fake Slack by default
 * @param env beside what every such flow has; may be of the addresses of study API and Slack
 */
export async function openSocket(
  handler: UpstreamHandler = plenty,
  apiUrl?: string,
  env: object | ((at: { study: string; slack: string }) => object) = {},
) {
  const upstream = await startUpstream(handler);
  onTestFinished(upstream.close);
  const slack = await startSocketMode();
  onTestFinished(slack.close);
  const log: LogLine[] = [];
  const config = await readConfig({
    STUDY_API_URL: upstream.url,
    STUDY_API_KEY: KEY,
    STUDY_API_EXTRAS: 'off',
    SLACK_APP_TOKEN: APP_TOKEN,
    SLACK_BOT_TOKEN: 'xoxb-1',
    SLACK_API_URL: apiUrl ?? slack.apiUrl,
    PORT: '0',
    DATA_DIR: await storeDir(),
    ...(typeof env === 'function' ? env({ study: upstream.url, slack: slack.apiUrl }) : env),
  });
  const app = createCoursebell(config, {
    log: createLog('info', { write: (line) => void log.push(JSON.parse(line)) }),
  });
  const starting = app.start();
  onTestFinished(async () => {
    await app.stop();
    expect(JSON.stringify(log)).not.toContain(APP_TOKEN);
  });
  return { app, slack, upstream, log, starting };
}

/** The same, with a socket that stands. */
export async function openConnected(handler?: UpstreamHandler) {
  const flow = await openSocket(handler);
  await flow.slack.socket(1);
  flow.slack.hello();
  const { port } = await flow.starting;
  // Slack is asked for the person's language once, before the first answer.
  await flow.slack.deliver('slash_commands', command('help', flow.slack.responseUrl));
  await flow.slack.called('/response');
  flow.slack.calls.splice(0);
  return { ...flow, url: `http://127.0.0.1:${port}` };
}
