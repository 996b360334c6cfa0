/** The pages for Slack's directory and for people: complete, in three languages, without scripts. */
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { openSample } from './harness.ts';

/** A page as a browser of this language gets it. */
async function page(url: string, path: string, language: string) {
  const response = await fetch(`${url}${path}`, { headers: { 'accept-language': language } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** What a person reads, without markup. */
const words = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&apos;', "'")
    .replaceAll(/\s+/g, ' ');

describe.each(LANGUAGES)('in %s', (language) => {
  test('the page of privacy says what is kept and names the button that erases it', async () => {
    const { url } = await openSample();
    const { status, headers, html } = await page(url, '/privacy', language);
    expect([status, headers.get('content-language')]).toEqual([200, language]);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|<img|src=|http-equiv/);
    const { publicPages, privacy } = texts(language);
    for (const { title, words: own } of publicPages.privacy.sections)
      for (const text of [title, ...own]) expect(words(html)).toContain(text);
    expect(words(html)).toContain(privacy.button);
  });

  test('the page of privacy tells of assistants, and of the look-ups of a workspace', async () => {
    const { url } = await openSample();
    const said = words((await page(url, '/privacy', language)).html);
    const { assistant, workspace } = {
      en: { assistant: ['tokens of assistants', 'An assistant that you connect'], workspace: 'a workspace' },
      fi: { assistant: ['avustajien avaimista', 'Yhdistämäsi avustaja'], workspace: 'työtilassa' },
      sv: { assistant: ['assistenters nycklar', 'En assistent som du ansluter'], workspace: 'en arbetsyta' },
    }[language];
    for (const one of [...assistant, workspace]) expect(said).toContain(one);
  });

  test('the page of support says what to type, and whom to ask', async () => {
    const { url } = await openSample({ env: { SUPPORT_CONTACT: 'mailto:bell@example.org' } });
    const { html } = await page(url, '/support', language);
    const { explain, help, status, invite } = texts(language).publicPages.support;
    const steps = [`${help} /course help`, `${status} /course status`, `${invite} /invite @Coursebell`];
    for (const text of [explain, ...steps]) expect(words(html)).toContain(text);
    expect(html).toContain('href="mailto:bell@example.org"');
    expect(words(html)).toContain('bell@example.org');
  });
});

test('without a contact people are sent to those who run Coursebell, and a contact in words stays words', async () => {
  const { publicPages } = texts('en');
  const without = await openSample();
  expect(words((await page(without.url, '/support', 'en')).html)).toContain(publicPages.contact.unnamed);
  const inWords = await openSample({ env: { SUPPORT_CONTACT: '<b>#it-help</b>' } });
  const { html } = await page(inWords.url, '/support', 'en');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;b&gt;#it-help');
});

test.each(['/privacy', '/support'])('a HEAD of %s has the status alone', async (path) => {
  const { url } = await openSample();
  const response = await fetch(`${url}${path}`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});
