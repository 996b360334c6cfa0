/** Which proxy leads where, by the variables alone. */
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createProxyTo } from '../../src/network/proxies.ts';

const S = 'http://secure.example:1';
const P = 'http://plain.example:2';

/** For each value of `NO_PROXY`: what goes past the proxy, and what does not. */
const EXEMPT: readonly (readonly [none: string, past: readonly string[], through: readonly string[]])[] = [
  ['', [], ['https://study.example/', 'http://127.0.0.1:80/']],
  [
    'study.example',
    ['https://study.example/', 'https://api.study.example/x', 'https://STUDY.example:8443/'],
    ['https://mystudy.example/', 'https://study.example.org/'],
  ],
  ['Study.EXAMPLE.', ['https://study.example/', 'https://study.example./'], ['https://example/']],
  ['.study.example', ['https://study.example/', 'https://api.study.example/'], ['https://mystudy.example/']],
  ['*.study.example', ['https://study.example/', 'wss://api.study.example/'], ['https://mystudy.example/']],
  ['*', ['https://study.example/', 'http://[::1]:3000/', 'wss://slack.example/'], []],
  [
    'study.example:8443',
    ['https://study.example:8443/'],
    ['https://study.example/', 'https://study.example:443/'],
  ],
  [
    'study.example:443',
    ['https://study.example/', 'wss://study.example/'],
    ['http://study.example/', 'https://study.example:8443/'],
  ],
  ['study.example:80', ['http://study.example/'], ['https://study.example/']],
  ['*:8443', ['https://study.example:8443/'], ['https://study.example/']],
  [
    '10.1.2.3',
    ['https://10.1.2.3/'],
    ['https://10.1.2.30/', 'https://110.1.2.3/', 'https://x.10.1.2.3.example/'],
  ],
  ['2.3', [], ['https://10.1.2.3/']],
  [
    '10.0.0.0/8',
    ['https://10.1.2.3/', 'http://10.255.0.1:8080/'],
    ['https://11.0.0.1/', 'https://ten.example/'],
  ],
  ['10.0.0.0/33, 10.0.0.0/x', [], ['https://10.0.0.0/']],
  ['127.0.0.1:3000', ['http://127.0.0.1:3000/'], ['http://127.0.0.1:3001/']],
  ['::1', ['http://[::1]:3000/', 'https://[0:0::1]/'], ['http://[::2]/']],
  ['[::1]', ['http://[::1]:3000/'], ['http://[::2]/']],
  ['[::1]:3000', ['http://[::1]:3000/'], ['http://[::1]:3001/', 'http://[::1]/']],
  ['fd00::/8', ['https://[fd12:3456::1]/'], ['https://[fe80::1]/']],
  [
    'localhost,.campus.example  slack.example\tx.example , ',
    ['http://localhost:1/', 'https://a.campus.example/', 'https://slack.example/', 'https://x.example/'],
    ['https://y.example/'],
  ],
  ['opinto-ä.example', ['https://opinto-ä.example/'], ['https://opinto.example/']],
  [',, .', [], ['https://study.example/']],
];

test.each(EXEMPT)('NO_PROXY=%s', (none, past, through) => {
  const proxyTo = createProxyTo({ https: S, http: P, none });
  for (const url of past) expect(proxyTo(url), url).toBeUndefined();
  for (const url of through) expect(proxyTo(url), url).toBe(/^(?:https|wss):/.test(url) ? S : P);
});

const NEEDED = {
  STUDY_API_URL: 'https://study.example',
  STUDY_API_KEY: 'k3y',
  SLACK_SIGNING_SECRET: '0123456789abcdef0123456789abcdef',
  SLACK_BOT_TOKEN: 'xoxb-1',
};

describe('the variables', () => {
  const [UPPER, LOWER, ALL] = ['http://upper.example:1', 'http://lower.example:2', 'http://all.example:3'];
  test.each<[env: Record<string, string>, proxies: object]>([
    [{}, {}],
    [{ HTTPS_PROXY: UPPER }, { https: UPPER, http: undefined }],
    [{ https_proxy: LOWER }, { https: LOWER }],
    [{ HTTPS_PROXY: UPPER, https_proxy: LOWER }, { https: LOWER }],
    [{ HTTPS_PROXY: UPPER, https_proxy: ' ' }, { https: UPPER }],
    [{ HTTP_PROXY: UPPER }, { http: UPPER, https: undefined }],
    [
      { HTTP_PROXY: UPPER, http_proxy: LOWER, https_proxy: LOWER },
      { http: LOWER, https: LOWER },
    ],
    [{ ALL_PROXY: ALL }, { http: ALL, https: ALL }],
    [
      { all_proxy: ALL, HTTPS_PROXY: UPPER },
      { http: ALL, https: UPPER },
    ],
    [
      { ALL_PROXY: 'socks5://all.example', HTTPS_PROXY: UPPER, http_proxy: LOWER },
      { http: LOWER, https: UPPER },
    ],
    [{ NO_PROXY: 'upper.example', no_proxy: 'lower.example' }, { none: 'lower.example' }],
    [{ NO_PROXY: 'upper.example', no_proxy: '' }, { none: 'upper.example' }],
    [{ HTTPS_PROXY: 'proxy.example:3128' }, { https: 'http://proxy.example:3128' }],
    [{ HTTPS_PROXY: 'https://proxy.example' }, { https: 'https://proxy.example' }],
  ])('%j', async (env, proxies) => {
    expect((await readConfig({ ...NEEDED, ...env })).proxies).toMatchObject(proxies);
  });

  test.each([
    [{ HTTPS_PROXY: 'socks5://proxy.example' }, 'HTTPS_PROXY must be a URL that starts with http://'],
    [{ https_proxy: 'http://a b' }, 'HTTPS_PROXY must have no spaces'],
    [{ ALL_PROXY: 'socks5h://proxy.example' }, 'ALL_PROXY must be a URL'],
    [
      { HTTPS_PROXY: 'http://u:100%@proxy.example' },
      'HTTPS_PROXY must have % in user name and password only',
    ],
  ])('%j stops the start, in words', async (env, words) => {
    await expect(readConfig({ ...NEEDED, ...env })).rejects.toThrow(words);
  });
});
