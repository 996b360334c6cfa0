/**
 * What can be had without any framework: verifies the signature, builds the card, and sends it in the ack. With `CARDS=ready` it
 * builds each card once and sends its bytes ever after, which is about the least that a server over `node:http` that verifies can do.
 */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'fast-querystring';
import { afterStart } from '../../src/ops/after-start.ts';
import { STILL } from '../../src/ops/route.ts';
import { answerTo } from './course-card.ts';
import { measured } from './measured.ts';
import { SIGNING_SECRET } from './persons.ts';

const FIVE_MINUTES = 300;
/** As in `src/ops/http-server.ts`: nothing that can be had by a setting is to be missing here. */
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };
const key = createSecretKey(SIGNING_SECRET, 'utf8');
const isReady = process.env['CARDS'] === 'ready';
const ready = new Map<string, Buffer>();

function isSlacks(headers: IncomingHttpHeaders, body: string): boolean {
  const timestamp = Number(headers['x-slack-request-timestamp']);
  if (!(Math.abs(Date.now() / 1000 - timestamp) < FIVE_MINUTES)) return false;
  const mac = createHmac('sha256', key).update(`v0:${timestamp}:${body}`).digest('hex');
  const [own, given] = [Buffer.from(`v0=${mac}`), Buffer.from(String(headers['x-slack-signature']))];
  return own.length === given.length && timingSafeEqual(own, given);
}

const server = createServer(TIMEOUTS, (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    if (!isSlacks(request.headers, body)) return response.writeHead(401).end();
    const text = String(parse(body)['text']);
    const json = ready.get(text) ?? Buffer.from(JSON.stringify(answerTo(text)));
    if (isReady) ready.set(text, json);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': json.length };
    return response.writeHead(200, headers).end(json);
  });
});

server.setTimeout(STILL);
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1');
await once(server, 'listening');
await afterStart();
measured((server.address() as AddressInfo).port, async () => server.close());
