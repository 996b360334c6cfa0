/**
 * The proxy to an address, by the variables that `curl` reads. This is the only reader of them in the process: each client
 * is given what is found here, so that all go the same way.
 */
import { BlockList, isIP } from 'node:net';
import { domainToASCII } from 'node:url';

/** The values of `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`; undefined: not set. */
export interface Proxies {
  readonly https?: string | undefined;
  readonly http?: string | undefined;
  readonly none?: string | undefined;
}

/** The address of the proxy to an address; undefined: none. */
export type ProxyTo = (address: string | URL) => string | undefined;

/** @param proxies addresses that `URL` can read */
export function createProxyTo({ https, http, none = '' }: Proxies): ProxyTo {
  const isExempt = exemption(none);
  return (address) => {
    const url = new URL(address);
    const isSecure = url.protocol === 'https:' || url.protocol === 'wss:';
    const proxy = isSecure ? https : http;
    if (proxy === undefined) return undefined;
    const port = Number(url.port) || (isSecure ? 443 : 80);
    return isExempt(url.hostname.replace(/^\[|\]$|\.$/g, ''), port) ? undefined : proxy;
  };
}

type Exemption = (host: string, port: number) => boolean;

/** Reads a list with commas or spaces. A name counts for the names under it, too, with a dot before it or without. */
function exemption(list: string): Exemption {
  const entries = list.split(/[\s,]+/).filter((entry) => entry !== '');
  const exempts = entries.map(entryOf);
  return (host, port) => exempts.some((isExempt) => isExempt(host, port));
}

/** A host, a network or `*`, perhaps with a port. An address of IPv6 has a port only after brackets. */
const ENTRY = /^(?:\[([^\]]+)\](\/\d+)?|([^:]*))(?::(\d{1,5}))?$/;

function entryOf(entry: string): Exemption {
  const [, bracketed, size = '', name = entry, port] = ENTRY.exec(entry) ?? [];
  const isNamed = hostTest(bracketed === undefined ? name : `${bracketed}${size}`);
  return (host, asked) => (port === undefined || Number(port) === asked) && isNamed(host);
}

function hostTest(entry: string): (host: string) => boolean {
  if (entry === '*') return () => true;
  const [network = '', bits] = entry.split('/');
  const family = familyOf(network);
  if (family !== undefined) {
    const listed = new BlockList();
    const most = family === 'ipv4' ? 32 : 128;
    const size = bits === undefined ? most : Number(bits);
    if (!(Number.isInteger(size) && size >= 0 && size <= most)) return () => false;
    listed.addSubnet(network, size, family);
    return (host) => {
      const own = familyOf(host);
      return own !== undefined && listed.check(host, own);
    };
  }
  const name = domainToASCII(entry.replace(/^\*?\.?|\.$/g, ''));
  return (host) => name !== '' && isIP(host) === 0 && (host === name || host.endsWith(`.${name}`));
}

function familyOf(host: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(host);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}
