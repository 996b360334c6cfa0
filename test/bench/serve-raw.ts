/**
 * What can be had without any framework: verifies the signature, builds the card, and sends it in the ack. With `CARDS=ready` it
 * builds each card once and sends its bytes ever after: no server over `node:http` that verifies can do less.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerTo } from './course-card.ts';
import { measured } from './measured.ts';
import { SIGNING_SECRET } from './persons.ts';

const FIVE_MINUTES = 300;
const isReady = process.env['CARDS'] === 'ready';
const ready = new Map<string, Buffer>();

function isSlacks(headers: IncomingHttpHeaders, body: string): boolean {
  const timestamp = Number(headers['x-slack-request-timestamp']);
  if (!(Math.abs(Date.now() / 1000 - timestamp) < FIVE_MINUTES)) return false;
  const mac = createHmac('sha256', SIGNING_SECRET).update(`v0:${timestamp}:${body}`).digest('hex');
  const [own, given] = [Buffer.from(`v0=${mac}`), Buffer.from(String(headers['x-slack-signature']))];
  return own.length === given.length && timingSafeEqual(own, given);
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    if (!isSlacks(request.headers, body)) return response.writeHead(401).end();
    const text = new URLSearchParams(body).get('text') ?? '';
    const json = ready.get(text) ?? JSON.stringify(answerTo(text));
    if (isReady && typeof json === 'string') ready.set(text, Buffer.from(json));
    return response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(json);
  });
});

server.listen(0, '127.0.0.1', () =>
  measured((server.address() as AddressInfo).port, async () => server.close()),
);
