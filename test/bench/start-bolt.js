/**
 * Bolt as it is, only to be started. JavaScript, since Node would load what takes the types out of TypeScript, which is no part of
 * what Bolt takes.
 */
import { App, LogLevel } from '@slack/bolt';

const {
  SLACK_URL: slackApiUrl,
  SLACK_BOT_TOKEN: token,
  SLACK_SIGNING_SECRET: signingSecret,
  PORT,
} = process.env;

const app = new App({ token, signingSecret, logLevel: LogLevel.ERROR, clientOptions: { slackApiUrl } });
app.command('/course', async ({ ack }) => {
  await ack();
});
await app.start({ port: Number(PORT), host: '127.0.0.1' });
