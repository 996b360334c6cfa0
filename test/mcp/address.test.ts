import { expect, test } from 'vitest';
import { addressOf } from '../../src/mcp/routes.ts';

const addressFrom = (peer: string | undefined, forwarded?: string) =>
  addressOf({ peer, header: (name) => (name === 'x-forwarded-for' ? forwarded : undefined) });

test.each<[why: string, peer: string | undefined, forwarded: string | undefined, address: string]>([
  ['without a proxy it is the other end', '203.0.113.7', undefined, '203.0.113.7'],
  ['what a client of elsewhere says of itself is not believed', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['an own proxy is believed', '10.0.0.3', '203.0.113.7', '203.0.113.7'],
  ['several own proxies are', '127.0.0.1', '203.0.113.7, 192.168.1.2, 172.31.0.9', '203.0.113.7'],
  ['what stood there before the proxies is not', '::1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['IPv4 in IPv6 is the same', '::ffff:10.0.0.3', '203.0.113.7', '203.0.113.7'],
  ['IPv6 is an address as well', 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ['a port behind it is no part of it', '10.0.0.3', '203.0.113.7:50112', '203.0.113.7'],
  ['nor is one behind an IPv6 address', '10.0.0.3', '[2001:db8::7]:50112, 10.0.0.9:443', '2001:db8::7'],
  ['a proxy of a shared network is an own one', '100.64.0.9', '203.0.113.7', '203.0.113.7'],
  ['within the own network it is the farthest', '10.0.0.3', '10.0.0.9', '10.0.0.9'],
  ['text that is no address is one client', '10.0.0.3', `${'x'.repeat(100)}`, 'x'.repeat(64)],
  ['a connection that is gone has none', undefined, undefined, ''],
])('%s', (_, peer, forwarded, address) => {
  expect(addressFrom(peer, forwarded)).toBe(address);
});
