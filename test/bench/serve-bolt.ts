/**
 * Bolt as it is: with an empty `ack()`, or (`ANSWER=respond`) the customary way, where the card follows by
 * `respond()`.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { App, LogLevel } from '@slack/bolt';
import { measured } from './measured.ts';
import { BOT_TOKEN, SIGNING_SECRET } from './persons.ts';

const { ANSWER, SLACK_URL = '' } = process.env;

const app = new App({
  token: BOT_TOKEN,
  signingSecret: SIGNING_SECRET,
  logLevel: LogLevel.ERROR,
  clientOptions: { slackApiUrl: SLACK_URL },
});

if (ANSWER === 'respond') {
  const { answerTo } = await import('./course-card.ts');
  app.command('/course', async ({ ack, command, respond }) => {
    await ack();
    await respond(answerTo(command.text));
  });
} else {
  app.command('/course', async ({ ack }) => {
    await ack();
  });
}

const server = (await app.start({ port: 0, host: '127.0.0.1' })) as Server;
measured((server.address() as AddressInfo).port, () => app.stop());
