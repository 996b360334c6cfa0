/** Two processes with one app token: Slack counts their sockets, and gives each payload to one of them. */
import { expect, onTestFinished, test } from 'vitest';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { command, openSocket } from './socket.ts';

const server = databasesOfFile();

test.for([
  { store: 'SQLite', told: [[40, 'shared', '2 sockets']] },
  { store: 'Postgres', told: [[30, 'counted', '2 sockets']] },
])('a second socket of the app is told: with $store $told', async ({ store, told }) => {
  const isShared = store === 'Postgres';
  const env = isShared ? { DATABASE_URL: await server.storeDatabase() } : {};
  const { slack, log, starting, app } = await openSocket(undefined, undefined, env);
  if (isShared) onTestFinished(() => app.stop());
  await slack.socket(1);
  slack.say(JSON.stringify({ type: 'hello', num_connections: 2 }));
  await starting;
  // The count has been read before what comes after it is acknowledged.
  await slack.deliver('slash_commands', command('help', slack.responseUrl));
  const lines = log.filter(({ outcome }) => outcome === 'shared' || outcome === 'counted');
  expect(lines.map(({ level, outcome, detail }) => [level, outcome, detail])).toEqual(told);
});
