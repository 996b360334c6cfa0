/**
 * What can be had without any framework: verifies the signature, builds the card, and sends it in the ack. With `CARDS=ready` it
 * builds each card once and sends its bytes ever after, which is about the least that a server over `node:http` that verifies can do.
 * With `CARDS=asked` it acks with nothing, asks the study API at `STUDY_URL` for the one code by axios, and posts the bytes of a ready
 * card to the `response_url`: about the least that a miss can do for which nothing is gathered.
 */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'node:querystring';
import axios from 'axios';
import { Agent as Slack } from 'undici';
import { STILL } from '../../src/http/server.ts';
import { answerTo } from './course-card.ts';
import { measured } from './measured.ts';
import { hotCode, SIGNING_SECRET } from './persons.ts';

const FIVE_MINUTES = 300;
/** As in `src/http/server.ts`: nothing that can be had by a setting is to be missing here. */
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };
const key = createSecretKey(SIGNING_SECRET, 'utf8');
const { CARDS, STUDY_URL = '' } = process.env;
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
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
    const { text, response_url } = parse(body);
    if (CARDS === 'asked') return void askAndPost(String(text), String(response_url), response);
    const json = jsonOf(String(text));
    return response.writeHead(200, { ...JSON_TYPE, 'content-length': json.length }).end(json);
  });
});

function jsonOf(code: string): Buffer {
  const json = ready.get(code) ?? Buffer.from(JSON.stringify(answerTo(code)));
  if (CARDS !== undefined) ready.set(code, json);
  return json;
}

const study = axios.create({ baseURL: STUDY_URL, httpAgent: new Agent({ keepAlive: true }) });
const slack = new Slack();

async function askAndPost(code: string, responseUrl: string, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-length': 0 }).end();
  const { data } = await study.post('/realization/search', { codes: [code] });
  if (data.realizations[0].code !== code) throw new Error(`no ${code}`);
  const { origin, pathname } = new URL(responseUrl);
  const sent = {
    origin,
    path: pathname,
    method: 'POST',
    headers: JSON_TYPE,
    body: jsonOf(hotCode(0)),
  } as const;
  await (await slack.request(sent)).body.dump();
}

server.setTimeout(STILL);
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1');
await once(server, 'listening');
measured((server.address() as AddressInfo).port, async () => server.close());
