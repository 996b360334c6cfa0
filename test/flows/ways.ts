/** What goes wrong between two hosts: how it is brought about, and where it is told. */
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer as createPlain, type Server, type Socket } from 'node:net';
import { getCACertificates, type SecureVersion, setDefaultCACertificates, type TlsOptions } from 'node:tls';
import { expect, onTestFinished, vi } from 'vitest';
import { APP_TOKEN, BOT_TOKEN, examined, KEY, told } from '../doctor/stand-ins.ts';
import { PATIENCE } from '../every-run.ts';
import { type Certificate, createAuthority, selfSigned } from '../fakes/certificates.ts';
import { startProxy } from '../fakes/proxies.ts';
import { dataDir } from './data-dir.ts';
import { openScripted } from './harness.ts';
import { buttons } from './reading.ts';
import { openSocket } from './socket.ts';
import { plenty } from './upstream-rows.ts';

const UNKNOWN = createAuthority('An unknown authority');
const KNOWN = createAuthority('A known authority');
const HOST = '127.0.0.1';

/** Trusts the known authority for the time of a test. */
export function trust(): void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, KNOWN.cert]);
  onTestFinished(() => setDefaultCACertificates(before));
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A server over TLS that answers everything with success. */
const secure = async (certificate: Certificate & TlsOptions) => {
  const server = createServer(certificate, (_, response) => void response.end('{"ok":true}'));
  onTestFinished(() => server.closeAllConnections());
  return `https://127.0.0.1:${await listening(server)}`;
};
/** A server that speaks plain HTTP where TLS is expected. */
const plain = async () =>
  `https://127.0.0.1:${await listening(createPlain((socket) => void socket.on('error', () => {}).end('HTTP/1.1 400 Bad\r\n\r\n')))}`;
const proxied = async (status: number | undefined, url = 'https://study.example', login?: string) => {
  const proxy = await startProxy();
  proxy.refuse(status);
  const address = login === undefined ? proxy.url : `http://${login}@127.0.0.1:${proxy.port}`;
  return { url, env: { HTTPS_PROXY: address, HTTP_PROXY: address } };
};

/** A proxy over TLS that lets nothing through. */
const secureProxy = async (certificate: Certificate) => {
  const server = createServer(certificate);
  server.on('connect', (_, socket) => socket.on('error', () => {}).end('HTTP/1.1 403 No\r\n\r\n'));
  onTestFinished(() => server.closeAllConnections());
  const proxy = `https://127.0.0.1:${await listening(server)}`;
  return { url: 'https://study.example', env: { HTTPS_PROXY: proxy, HTTP_PROXY: proxy } };
};
/** A proxy that does something else at the first bytes than to answer. */
const oddProxy = async (does: (socket: Socket) => void, scheme = 'http') => {
  const open = new Set<Socket>();
  const server = createPlain((socket) => {
    open.add(socket.on('error', () => {}));
    socket.once('data', () => does(socket));
  });
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
  });
  const proxy = `${scheme}://127.0.0.1:${await listening(server)}`;
  return { url: 'https://study.example', env: { HTTPS_PROXY: proxy, HTTP_PROXY: proxy } };
};
/** A server that wants a certificate of its client. */
const mutual = async (version: SecureVersion) => ({
  url: await secure({
    ...KNOWN.issue([HOST]),
    ...{ requestCert: true, rejectUnauthorized: true, minVersion: version, maxVersion: version },
  }),
});

/** A server that answers everything with a page. */
const page = async (status: number, body: string) => {
  const server = createServer(KNOWN.issue([HOST]), (_, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(body),
  );
  onTestFinished(() => server.closeAllConnections());
  return { url: `https://127.0.0.1:${await listening(server)}` };
};
/** nginx asks for a client certificate and answers in HTTP. */
const nginx = (title: string, text = title) =>
  `<html><head><title>400 ${title}</title></head><body><center><h1>400 Bad Request</h1></center><center>${text}</center><hr><center>nginx/1.24.0</center></body></html>`;
/** The proxy's answer that a tunnel stands. */
const STANDS = 'HTTP/1.1 200 Connection established\r\n\r\n';

interface Way {
  readonly url: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** How it is told to a person; in words to an operator; the operator's next step. */
type Wrong = readonly [name: string, way: () => Promise<Way>, card: RegExp, words: RegExp, next: RegExp];

export const WAYS: readonly Wrong[] = [
  [
    'an unknown authority',
    async () => ({ url: await secure(UNKNOWN.issue([HOST])) }),
    /trust/,
    /authority.*\(UNABLE_TO_VERIFY_LEAF_SIGNATURE\)/,
    /NODE_EXTRA_CA_CERTS/,
  ],
  [
    'a certificate of its own',
    async () => ({ url: await secure(selfSigned(HOST)) }),
    /trust/,
    /authority.*\(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
    /NODE_EXTRA_CA_CERTS/,
  ],
  [
    'an expired certificate',
    async () => ({
      url: await secure(KNOWN.issue([HOST], { from: -9, until: -1 })),
    }),
    /trust/,
    /has expired \(CERT_HAS_EXPIRED\)/,
    /new certificate/,
  ],
  [
    'a certificate of tomorrow',
    async () => ({
      url: await secure(KNOWN.issue([HOST], { from: 1, until: 9 })),
    }),
    /trust/,
    /not yet valid \(CERT_NOT_YET_VALID\)/,
    /clock/,
  ],
  [
    'a certificate of another host',
    async () => ({ url: await secure(KNOWN.issue(['other.example'])) }),
    /trust/,
    /another host \(ERR_TLS_CERT_ALTNAME_INVALID\)/,
    /address/,
  ],
  [
    'plain HTTP',
    async () => ({ url: await plain() }),
    /find/,
    /TLS.*\((?:ERR_SSL_WRONG_VERSION_NUMBER|EPROTO)\)/,
    /http:\/\//,
  ],
  ['an unknown name', async () => ({ url: 'https://no-such-host.invalid' }), /find|reached/, /name/, /DNS/],
  [
    'nothing that listens',
    async () => ({ url: 'https://127.0.0.1:2' }),
    /reached/,
    /nothing listens there \(ECONNREFUSED\)/,
    /address|STUDY_API_URL/,
  ],
  [
    'a wrong password at the proxy',
    () => proxied(undefined, undefined, 'campus:wrong'),
    /proxy/i,
    /user name or password \(407\)/,
    /HTTPS_PROXY/,
  ],
  [
    'no password at the proxy',
    () => proxied(undefined, undefined, ''),
    /proxy/i,
    /user name or password \(407\)/,
    /HTTPS_PROXY/,
  ],
  ['a proxy that refuses', () => proxied(403), /proxy/i, /not let Coursebell through \(403\)/, /NO_PROXY/],
  ['a proxy that can’t connect', () => proxied(502), /proxy/i, /can't connect \(502\)/, /NO_PROXY/],
  ['a proxy that is busy', () => proxied(503), /proxy/i, /can't connect \(503\)/, /NO_PROXY/],
  ['a proxy that waits in vain', () => proxied(504), /proxy/i, /can't connect \(504\)/, /NO_PROXY/],
  [
    'a proxy that is not there',
    async () => ({ url: 'https://study.example', env: { HTTPS_PROXY: 'http://127.0.0.1:9' } }),
    /proxy/i,
    /proxy can't be reached \(ECONNREFUSED\)/,
    /HTTPS_PROXY/,
  ],
  [
    'a proxy that is not known',
    async () => ({ url: 'https://study.example', env: { HTTPS_PROXY: 'http://no-such-proxy.invalid:3128' } }),
    /proxy/i,
    /the proxy.*\((?:ENOTFOUND|EAI_AGAIN)\)/,
    /HTTPS_PROXY/,
  ],
  [
    'a wrong password for plain requests',
    () => proxied(undefined, 'http://study.example', 'campus:wrong'),
    /proxy/i,
    /user name or password \(407\)/,
    /HTTP_PROXY/,
  ],
  [
    'a proxy with a certificate of an unknown authority',
    () => secureProxy(UNKNOWN.issue([HOST])),
    /proxy/i,
    /the proxy: its certificate is of an authority.*\(UNABLE_TO_VERIFY_LEAF_SIGNATURE\)/,
    /proxy in HTTPS_PROXY.*NODE_EXTRA_CA_CERTS/,
  ],
  [
    'a proxy with a certificate of its own, for plain requests',
    async () => ({ ...(await secureProxy(selfSigned(HOST))), url: 'http://study.example' }),
    /proxy/i,
    /the proxy: its certificate is of an authority.*\(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
    /proxy in HTTPS_PROXY.*NODE_EXTRA_CA_CERTS/,
  ],
  [
    'a proxy with an expired certificate',
    () => secureProxy(KNOWN.issue([HOST], { from: -9, until: -1 })),
    /proxy/i,
    /the proxy: its certificate has expired \(CERT_HAS_EXPIRED\)/,
    /proxy in HTTPS_PROXY.*new certificate/,
  ],
  [
    'a proxy with a certificate of another host',
    () => secureProxy(KNOWN.issue(['other.example'])),
    /proxy/i,
    /the proxy: its certificate is that of another host \(ERR_TLS_CERT_ALTNAME_INVALID\)/,
    /proxy in HTTPS_PROXY.*address/,
  ],
  [
    'a proxy over TLS that refuses',
    () => secureProxy(KNOWN.issue([HOST])),
    /proxy/i,
    /not let Coursebell through \(403\)/,
    /NO_PROXY/,
  ],
  [
    'a proxy that speaks plain HTTP where TLS is expected',
    () => oddProxy((socket) => void socket.end('HTTP/1.1 400 Bad\r\n\r\n'), 'https'),
    /proxy/i,
    /the proxy: .*TLS.*\((?:ERR_SSL_\w+|EPROTO)\)/,
    /HTTPS_PROXY.*plain HTTP/,
  ],
  [
    'a proxy that breaks off',
    () => oddProxy((socket) => void socket.resetAndDestroy()),
    /proxy/i,
    /the proxy doesn't answer \(ECONNRESET\)/,
    /whether the proxy runs/,
  ],
  [
    'a proxy that hangs up',
    () => oddProxy((socket) => void socket.end()),
    /proxy/i,
    /the proxy doesn't answer \(\w+\)/,
    /whether the proxy runs/,
  ],
  [
    'a proxy that says nothing',
    () => oddProxy(() => {}),
    /proxy/i,
    /the proxy doesn't answer \(\w+\)/,
    /whether the proxy runs/,
  ],
  [
    'a host that wants a client certificate',
    () => mutual('TLSv1.3'),
    /certificate that/,
    /wants a client certificate \(ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED\)/,
    /no client certificate/,
  ],
  [
    'a host that wants a client certificate, by the older TLS',
    () => mutual('TLSv1.2'),
    /certificate that/,
    /wants a client certificate \([\w/]+\)/,
    /no client certificate/,
  ],
  [
    'a host that wants a client certificate, and says so in a page',
    () => page(400, nginx('No required SSL certificate was sent')),
    /certificate that/,
    /wants a client certificate \(400\)/,
    /no client certificate/,
  ],
  [
    'a host that wants a client certificate, by a gateway’s word',
    () => page(403, '{"statusCode":403,"message":"Invalid client certificate"}'),
    /certificate that/,
    /wants a client certificate \(403\)/,
    /no client certificate/,
  ],
  [
    'a host that wants a client certificate, by its status alone',
    () => page(496, ''),
    /certificate that/,
    /wants a client certificate \(496\)/,
    /no client certificate/,
  ],
  [
    'a host that wants HTTPS, and says so in a page',
    () => page(400, nginx('The plain HTTP request was sent to HTTPS port')),
    /find/,
    /asked in plain HTTP, and wants HTTPS \(400\)/,
    /https:/,
  ],
  [
    'a tunnel that stands and falls silent',
    () => oddProxy((socket) => void socket.write(STANDS)),
    /proxy/i,
    /the proxy, or what is behind it, doesn't answer/,
    /NO_PROXY/,
  ],
  [
    'a tunnel that stands and breaks off',
    () => oddProxy((socket) => void socket.once('data', () => socket.resetAndDestroy()).write(STANDS)),
    /proxy/i,
    /the proxy, or what is behind it, doesn't answer \(\w+\)/,
    /NO_PROXY/,
  ],
  [
    'a proxy that says nothing to plain requests',
    async () => ({ ...(await oddProxy(() => {})), url: 'http://study.example' }),
    /proxy/i,
    /the proxy, or what is behind it, doesn't answer/,
    /NO_PROXY/,
  ],
];

/** What waiting cures. */
const MAY_PASS = /listens|doesn't answer|502|503|504|can't connect|not there|EAI_AGAIN/;

/** Nothing ends the wait for these but the app's own patience, which is short here. */
export const SILENT = [
  'a tunnel that stands and falls silent',
  'a proxy that says nothing to plain requests',
];

/** The app's card, its log and its readiness tell what is wrong, and the doctor's findings, too. */
export async function toldOf([name, way, card, words, next]: Wrong): Promise<void> {
  const { url, env } = await way();
  const flow = await openScripted(plenty, {
    envAt: () => ({ STUDY_API_URL: url, NO_PROXY: '127.0.0.1', ...env }),
    studyTiming: { retries: 0, ...(SILENT.includes(name) && { attemptMs: 300 }) },
  });
  // A proxy that says nothing is waited for: by both at the same time.
  const examine = () =>
    examined({
      STUDY_API_URL: url,
      STUDY_API_KEY: KEY,
      SLACK_SIGNING_SECRET: '0123456789abcdef0123456789abcdef',
      SLACK_BOT_TOKEN: BOT_TOKEN,
      SLACK_API_URL: 'http://127.0.0.1:9/',
      DATA_DIR: dataDir(),
      NO_PROXY: '127.0.0.1',
      ...env,
    });
  const examining = name === SILENT[1] ? undefined : examine();
  await flow.slack.command('#it-courses', 'sam', '/course TX00EY23-3015');
  const line = await flow.until(() =>
    flow.log.find(({ kind, level }) => kind === 'study-api' && level === 40),
  );
  const message = await flow.until(() =>
    flow.slack.workspace.messages.find(({ onlyFor, text }) => onlyFor !== undefined && card.test(text)),
  );
  expect(line['detail']).toMatch(words);
  const mayPass = MAY_PASS.test(`${name} ${String(line['detail'])}`);
  expect(buttons(message)).toEqual(mayPass ? ['Try again'] : []);
  expect(/few minutes/.test(message.text), message.text).toBe(mayPass);
  const ready = await (await fetch(`${flow.url}/health/ready`)).text();
  expect(ready).toMatch(words);
  const findings = await examining;
  if (findings === undefined) return;
  expect(told(findings, 'study API')).toMatch(words);
  expect(told(findings, 'study API')).toMatch(next);
}

/** The log and readiness of an app over Socket Mode tell what is wrong on the way to Slack, and so do the doctor's findings. */
export async function toldOfSlack([name, way, , words, next]: Wrong): Promise<void> {
  const { url, env } = await way();
  const apiUrl = `${url}/api/`;
  const settings = { SLACK_API_URL: apiUrl, NO_PROXY: '127.0.0.1', ...env };
  const flow = await openSocket(plenty, apiUrl, settings);
  const examining = examined({
    STUDY_API_URL: flow.upstream.url,
    STUDY_API_KEY: KEY,
    SLACK_APP_TOKEN: APP_TOKEN,
    SLACK_BOT_TOKEN: BOT_TOKEN,
    DATA_DIR: dataDir(),
    ...settings,
  });
  const { port } = await flow.starting;
  await vi.waitFor(
    async () => {
      const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
      const ready = await response.text();
      expect(ready, `readiness: ${name}`).toMatch(words);
      // It has started all the same.
      expect(response.status, `readiness: ${name}`).toBe(503);
      expect(JSON.parse(ready).parts.process, name).toEqual({ state: 'running' });
    },
    { timeout: PATIENCE, interval: 200 },
  );
  const line = flow.log.find(({ kind, detail }) => kind === 'socket' && detail !== undefined);
  expect(line?.['detail'], `the log: ${name}`).toMatch(words);
  const findings = await examining;
  for (const about of ['Slack token', 'app-level token']) {
    expect(told(findings, about), name).toMatch(words);
    expect(told(findings, about), name).toMatch(next);
  }
}

/** These are waited for by the doctor, in its own time. */
export const AWAITED = ['a proxy that says nothing', 'a tunnel that stands and falls silent'];
