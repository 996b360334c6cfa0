/**
 * Pages for people in a browser, complete: nothing is fetched from anywhere. The two that Slack's directory and a university's
 * people want are here, too.
 */

import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { encode } from 'html-entities';
import { texts } from '../i18n/index.ts';
import { isLanguage, type Language } from '../language.ts';
import { end, type Route, type Routes } from './server.ts';

/** The language that a browser asks for (RFC 9110 §12.5.4), of those that Coursebell speaks. */
export function preferredLanguage(header: string | undefined, otherwise: Language): Language {
  const wanted = (header ?? '').slice(0, 500).split(',').map(readRange);
  const best = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return best.map(({ tag }) => tag).find(isLanguage) ?? otherwise;
}

/** `fi-FI;q=0.8` → `fi`, 0.8 */
function readRange(range: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = given === undefined ? 1 : Number(given.slice(2));
  return { tag: tag.split('-', 1)[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}

/** A part of a page; all of it is text. */
export type Part =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'heading'; readonly text: string }
  /** Each step is some words, and a text to be typed. */
  | { readonly is: 'steps'; readonly steps: readonly Step[] }
  | { readonly is: 'button'; readonly text: string; readonly url: string };

interface Step {
  readonly words: string;
  /** The text to be typed in Slack. */
  readonly type: string;
}

export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly parts: readonly Part[];
}

const STYLE = `
:root { color-scheme: light dark; --ground: #f4f7f6; --sheet: #fff; --ink: #17282a; --line: #d5dfdd; --bell: #1d4d4f; --on-bell: #fff; --code: #e9f0ee; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0f1a1b; --sheet: #172627; --ink: #e6efed; --line: #2b4143; --bell: #8fd3c8; --on-bell: #0f1a1b; --code: #22383a; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { width: 100%; max-width: 34rem; padding: 2rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 0.75rem; overflow-wrap: anywhere; }
.name { margin: 0; font-weight: 600; color: var(--bell); }
h1 { margin: 0.25rem 0 1rem; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.1rem; }
p, li { margin: 0 0 0.75rem; }
ol { padding-left: 1.4rem; }
code { padding: 0.1em 0.35em; border-radius: 0.3em; background: var(--code); font-family: ui-monospace, monospace; font-size: 0.95em; }
.button { display: inline-block; margin-top: 0.5rem; padding: 0.65rem 1.25rem; border-radius: 0.5rem; background: var(--bell); color: var(--on-bell); font-weight: 600; text-decoration: none; }
.button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * A page runs nothing, fetches nothing, can't be put into a frame, and tells its address to no other site.
 */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  vary: 'accept-language',
};

/** Ends a response with a page; on `HEAD` Node sends no body. */
export function endPage(response: ServerResponse, status: number, page: Page): void {
  const content = { type: 'text/html; charset=utf-8', bytes: Buffer.from(pageOf(page)) };
  end(response, status, content, { ...HEADERS, 'content-language': page.language });
}

function pageOf({ language, title, parts }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${encode(title)} · Coursebell</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name">Coursebell</p>
<h1>${encode(title)}</h1>
${parts.map(partOf).join('\n')}
</main>
</body>
</html>
`;
}

function partOf(part: Part): string {
  switch (part.is) {
    case 'heading':
      return `<h2>${encode(part.text)}</h2>`;
    case 'words':
      return `<p>${encode(part.text)}</p>`;
    case 'button':
      return `<p><a class="button" href="${encode(part.url)}">${encode(part.text)}</a></p>`;
    case 'steps':
      return `<ol>\n${part.steps.map(stepOf).join('\n')}\n</ol>`;
  }
}

function stepOf({ words, type }: Step): string {
  return `<li>${encode(words)} <code>${encode(type)}</code></li>`;
}

// `GET /privacy` and `GET /support`, under `PUBLIC_URL`.

interface PublicPagesOptions {
  /** Where a browser wants none of Coursebell's languages. */
  readonly language: Language;
  /** Who helps: an https or mailto address, or a text; undefined: it is not told. */
  readonly support: string | undefined;
}

/** The pages, in the language that a browser asks for. */
export function publicPages({ language: otherwise, support }: PublicPagesOptions): Routes {
  const answered =
    (page: (language: Language) => Page): Route =>
    (request, response) =>
      endPage(response, 200, page(preferredLanguage(request.headers['accept-language'], otherwise)));
  return {
    'GET /privacy': answered((language) => privacyPage(language, support)),
    'GET /support': answered((language) => supportPage(language, support)),
  };
}

function privacyPage(language: Language, support: string | undefined): Page {
  const { privacy, contact } = texts(language).publicPages;
  const sections = privacy.sections.flatMap(({ title, words }) => [
    { is: 'heading', text: title } as const,
    ...words.map((text) => ({ is: 'words', text }) as const),
  ]);
  return { language, title: privacy.title, parts: [...sections, ...contactParts(contact, support)] };
}

function supportPage(language: Language, support: string | undefined): Page {
  const { support: page, contact } = texts(language).publicPages;
  return {
    language,
    title: page.title,
    parts: [
      { is: 'words', text: page.explain },
      {
        is: 'steps',
        steps: [
          { words: page.help, type: '/course help' },
          { words: page.status, type: '/course status' },
          { words: page.invite, type: '/invite @Coursebell' },
        ],
      },
      ...contactParts(contact, support),
    ],
  };
}

/** Whom to ask: a button where that is an address, else the words. */
function contactParts(
  contact: { title: string; ask: string; unnamed: string },
  support: string | undefined,
): Page['parts'] {
  const heading = { is: 'heading', text: contact.title } as const;
  if (support === undefined) return [heading, { is: 'words', text: contact.unnamed }];
  if (!/^(?:https|mailto):/i.test(support))
    return [heading, { is: 'words', text: `${contact.ask} ${support}` }];
  const text = support.replace(/^mailto:/i, '');
  return [heading, { is: 'words', text: contact.ask }, { is: 'button', text, url: support }];
}
