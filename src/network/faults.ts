/**
 * What goes wrong between two hosts before one of them answers, told apart: the proxy, the certificate, the name, the
 * connection. In words for the person who operates Coursebell, without an address.
 */

/** A fault of a connection. */
export interface Fault {
  /** Who can cure it: `host` is whose address was asked for, or the network on the way to it; `client`: what asks lacks something. */
  readonly at: 'proxy' | 'certificate' | 'client' | 'address' | 'host';
  /** Whether it may pass by itself. */
  readonly passes: boolean;
  /** Such as “its certificate has expired (CERT_HAS_EXPIRED)”. */
  readonly words: string;
  /** The next step, where one is known. */
  readonly next: string;
}

/** Something that the proxy did, or that happened on the way to it. */
export class ProxyTrouble extends Error {
  override readonly name = 'ProxyTrouble';
  /** The proxy's answer; undefined: it was not reached, or gave none. */
  readonly status: number | undefined;
  constructor(cause: Error | undefined, status?: number) {
    super('the proxy', { cause });
    this.status = status;
  }
}

/** Errors on the way to a proxy that `node:http` passes on as they are. */
const ofProxies = new WeakSet<Error>();
export const noteProxys = (error: Error): void => void ofProxies.add(error);

/** Failures of requests that a proxy was to pass on. */
const throughProxies = new WeakSet<Error>();
/** Notes that a request went through a proxy: what fell silent then may be either. */
export function noteThroughProxy(error: unknown): void {
  if (error instanceof Error) throughProxies.add(error);
}

/** A page in the place of an answer that tells a fault of the connection. */
export class PageTrouble extends Error {
  override readonly name = 'PageTrouble';
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.words);
    this.fault = fault;
  }
}

/** What Node and undici say where a proxy does not lead to the host. */
const TUNNEL = /^Proxy response \((\d{3})\)|^Failed to establish tunnel.* HTTP\/1\.\d (\d{3})/s;
/** What undici says of a plain request that a proxy refuses so. */
const WRONG_LOGIN = /^Proxy Authentication Required/;
/** Codes of undici's for what a proxy does in the place of leading on. */
const NO_TUNNEL = /^(?:ERR_PROXY_TUNNEL|UND_ERR_(?:SOCKET|HEADERS_TIMEOUT|PRX_TLS|ABORTED))$/;

/**
 * The trouble with the proxy in an error of a request that goes through one; undefined: it is another's. Once a tunnel stands, or a
 * connection for plain requests, nothing is the proxy's.
 */
export function proxyTroubleOf(error: Error): ProxyTrouble | undefined {
  const chain = causesOf(error);
  const known = chain.find((one) => one instanceof ProxyTrouble);
  if (known) return known;
  const status = chain.map(({ message }) => TUNNEL.exec(message)?.slice(1).find(Boolean)).find(Boolean);
  if (status !== undefined) return new ProxyTrouble(error, Number(status));
  const isProxys = chain.some(
    (one) =>
      ofProxies.has(one) ||
      NO_TUNNEL.test(codeOf(one) ?? '') ||
      /^(?:connect|getaddrinfo)$/.test(String(Reflect.get(one, 'syscall'))),
  );
  return isProxys ? new ProxyTrouble(error) : undefined;
}

/** The fault that an error, or what it was made of, tells; undefined: it is none of a connection. */
export function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined;
  const proxy = causesOf(error).find((one) => one instanceof ProxyTrouble);
  if (proxy) return proxyFault(proxy);
  const chain = causesOf(error);
  if (chain.some(({ message }) => WRONG_LOGIN.test(message))) return PROXY_LOGIN;
  const page = chain.find((one) => one instanceof PageTrouble);
  if (page) return page.fault;
  const [code, fault] = toldBy(error) ?? [];
  const isSilence = fault === undefined ? chain.some(isTimeout) : fault.at === 'host';
  if (isSilence && chain.some((one) => throughProxies.has(one)))
    return { ...BEHIND_PROXY, words: `${BEHIND_PROXY.words} (${code ?? 'timeout'})` };
  return fault && { ...fault, words: `${fault.words} (${code})` };
}

const isTimeout = ({ name }: Error): boolean => name === 'TimeoutError' || name === 'AbortError';

/** The fault that a page tells in the place of an answer, by its status and text; undefined: none. */
export function faultInPage(status: number, text: string): Fault | undefined {
  const isWanted = status === 495 || status === 496;
  if (!isWanted && !REFUSALS.has(status)) return undefined;
  const [, fault] =
    (isWanted ? PAGES[0] : PAGES.find(([says]) => says.test(text.slice(0, MOST_OF_PAGE)))) ?? [];
  return fault && { ...fault, words: `${fault.words} (${status})` };
}

/** The first code that tells a fault, and the fault. */
function toldBy(error: Error): readonly [code: string, fault: Told] | undefined {
  for (const one of causesOf(error)) {
    const code = codeOf(one);
    const fault = faultBy(alertOf(one)) ?? faultBy(code);
    if (fault) return [code ?? alertOf(one), fault];
  }
  return undefined;
}

const faultBy = (code = ''): Told | undefined => FAULTS.find(([codes]) => codes.test(code))?.[1];

/** The error, and what it was made of. Slack's libraries name that `original`. */
function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  let next = error;
  while (next instanceof Error && chain.length < 8) {
    chain.push(next);
    next = next.cause ?? Reflect.get(next, 'original');
  }
  return chain;
}

const codeOf = (error: Error): string | undefined => {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && /^[A-Z][\w/]{1,60}$/.test(code) ? code : undefined;
};

/** Such as “alert 116”, by which the other side ended TLS (RFC 8446 §6.2); '' for other errors. Codes have it in several ways, or not. */
const alertOf = ({ message }: Error): string => {
  const [, number] = /SSL alert number (\d+)/.exec(message) ?? [];
  return number === undefined ? '' : `alert ${number}`;
};

const CHECK_PROXY = 'Check HTTPS_PROXY (or HTTP_PROXY), and whether the proxy runs.';
const PLAIN_PROXY =
  'Check HTTPS_PROXY (or HTTP_PROXY): most proxies speak plain HTTP, and their address begins with http://.';
const OF_PROXY = 'Of the proxy in HTTPS_PROXY (or HTTP_PROXY):';
const CHECK_ADDRESS = 'Check the address, with http:// or https:// and its port.';

/** The proxy does not know the user name and password, or wants some. */
export const PROXY_LOGIN: Fault = {
  at: 'proxy',
  passes: false,
  words: 'the proxy wants another user name or password (407)',
  next: 'Put the proxy’s user name and password into HTTPS_PROXY (or HTTP_PROXY): http://user:password@proxy:3128, with @ as %40, : as %3A.',
};

/** A tunnel, or the way of a plain request, on which nothing more comes. */
export const BEHIND_PROXY: Fault = {
  at: 'host',
  passes: true,
  words: "the proxy, or what is behind it, doesn't answer",
  next: 'Ask who runs the proxy, and who runs the host; or name the host in NO_PROXY, where it can be reached without one.',
};

function proxyFault(trouble: ProxyTrouble): Fault {
  const at = 'proxy';
  const { status } = trouble;
  if (status === undefined) return unansweredBy(trouble);
  if (status === 407) return PROXY_LOGIN;
  if (status >= 500 || status === 408 || status === 429)
    return {
      at,
      passes: true,
      words: `the proxy can't connect (${status})`,
      next: 'Ask who runs the proxy; or name the host in NO_PROXY, where it can be reached without one.',
    };
  return {
    at,
    passes: false,
    words: `the proxy does not let Coursebell through (${status})`,
    next: 'Ask who runs the proxy to allow the host; or name it in NO_PROXY, where it can be reached without one.',
  };
}

/** The fault of a proxy that was not reached, or gave no answer. */
function unansweredBy(trouble: ProxyTrouble): Fault {
  const at = 'proxy';
  const [known, fault] = toldBy(trouble) ?? [];
  const code = known ?? causesOf(trouble).flatMap((one) => codeOf(one) ?? [])[0] ?? 'no answer';
  const own = NOT_PASSING.find(([codes]) => codes.test(code));
  if (fault && own) {
    const next = own[1] ?? `${OF_PROXY} ${fault.next}`;
    return { at, passes: false, words: `the proxy: ${fault.words} (${code})`, next };
  }
  const told = SILENT.test(code) ? "the proxy doesn't answer" : "the proxy can't be reached";
  return { at, passes: true, words: `${told} (${code})`, next: CHECK_PROXY };
}

const AUTHORITY =
  /^(?:UNABLE_TO_VERIFY_LEAF_SIGNATURE|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|CERT_UNTRUSTED|INVALID_CA)$/;
const CERTIFICATE =
  /^(?:UNABLE_TO_(?:VERIFY|GET|DECRYPT|DECODE)\w*|SELF_SIGNED\w*|DEPTH_ZERO\w*|CERT_\w+|INVALID_(?:CA|PURPOSE)|HOSTNAME_MISMATCH|ERR_TLS_CERT\w*|CRL_\w+|PATH_LENGTH_EXCEEDED)$/;
const PROTOCOL = /^(?:EPROTO|ERR_SSL_[\w/]+|ERR_TLS_\w+)$/;
/** The proxy is there, and breaks off or says nothing. */
const SILENT =
  /^(?:ECONNRESET|EPIPE|ECONNABORTED|ERR_PROXY_TUNNEL|UND_ERR_(?:SOCKET|HEADERS_TIMEOUT|ABORTED))$/;
/** What waiting does not cure at a proxy, with a next step other than for hosts. */
const NOT_PASSING: readonly (readonly [codes: RegExp, next?: string])[] = [
  [CERTIFICATE],
  [/^ENOTFOUND$/, CHECK_PROXY],
  [PROTOCOL, PLAIN_PROXY],
];

type Told = Omit<Fault, 'words'> & { readonly words: string };

const WANTS_CERTIFICATE = client(
  'it wants a client certificate',
  'Ask who runs it for a way without one: Coursebell has no client certificate. A proxy of yours may have one.',
);

/** What statuses pages come with that refuse a connection rather than a request. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403]);
const MOST_OF_PAGE = 4_000;
/**
 * What servers say in HTTP of the connection beneath: nginx (“No required SSL certificate was sent”, “The plain HTTP request
 * was sent to HTTPS port”), Apache, IIS, Kong, Go, Azure’s API Management. The first is also told by nginx's 495 and 496.
 */
const PAGES: readonly (readonly [says: RegExp, fault: Told])[] = [
  [/\b(?:ssl|tls|client)\b\W{0,3}(?:client )?certificate\b/i, WANTS_CERTIFICATE],
  [
    /plain http request was sent to (?:an )?https|speaking plain http to an ssl|http request to an https server/i,
    {
      at: 'address',
      passes: false,
      words: 'it was asked in plain HTTP, and wants HTTPS',
      next: 'Begin the address with https://.',
    },
  ],
];

/** By code; the first that fits counts. */
const FAULTS: readonly (readonly [codes: RegExp, fault: Told])[] = [
  [
    AUTHORITY,
    certificate(
      'its certificate is of an authority that is not known here',
      'Set NODE_EXTRA_CA_CERTS to a file with the authority’s certificate (PEM), in the process’s environment, not in .env. A proxy that reads TLS has an authority of its own.',
    ),
  ],
  [
    /^CERT_HAS_EXPIRED$/,
    certificate(
      'its certificate has expired',
      'Ask who runs it for a new certificate, and check this machine’s clock.',
    ),
  ],
  [
    /^CERT_NOT_YET_VALID$/,
    certificate('its certificate is not yet valid', 'Check this machine’s clock; else ask who runs it.'),
  ],
  [
    /^(?:ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/,
    certificate(
      'its certificate is that of another host',
      'Check the address; else ask who runs it for a certificate of this name.',
    ),
  ],
  [/^alert (?:4[1-9]|116)$/, WANTS_CERTIFICATE],
  [
    /^alert 40$/,
    client(
      'it ends the TLS handshake, as where it wants a client certificate',
      'Ask who runs it: Coursebell has no client certificate, and speaks TLS from version 1.2 on.',
    ),
  ],
  [CERTIFICATE, certificate('its certificate is not valid', 'Ask who runs it, with this code.')],
  [
    PROTOCOL,
    {
      at: 'address',
      passes: false,
      words: 'what answers there does not speak TLS as it should',
      next: CHECK_ADDRESS,
    },
  ],
  [
    /^ENOTFOUND$/,
    {
      at: 'address',
      passes: false,
      words: 'its name is not known',
      next: 'Check the address, and the name server (DNS) of this machine.',
    },
  ],
  [/^EAI_/, host('the name server does not answer', 'Check the name server (DNS) of this machine.')],
  [/^ECONNREFUSED$/, host('nothing listens there', CHECK_ADDRESS)],
  [
    /^(?:ENETUNREACH|EHOSTUNREACH|ENETDOWN|EADDRNOTAVAIL|EACCES|EPERM)$/,
    host('the network does not lead there', 'Check the network and firewall.'),
  ],
  [
    /^(?:ECONNRESET|EPIPE|ECONNABORTED|ABORTED|UND_ERR_SOCKET)$/,
    host('the connection broke off', 'Check the network and firewall.'),
  ],
  [/^(?:ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/, host('no answer in time', 'Check the network and firewall.')],
];

function certificate(words: string, next: string): Told {
  return { at: 'certificate', passes: false, words, next };
}

function client(words: string, next: string): Told {
  return { at: 'client', passes: false, words, next };
}

function host(words: string, next: string): Told {
  return { at: 'host', passes: true, words, next };
}
