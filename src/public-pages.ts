/** `GET /privacy` and `GET /support`: the pages that Slack's directory and a university's people want, under `PUBLIC_URL`. */
import { endPage, type Page, preferredLanguage } from './http/page.ts';
import type { Route, Routes } from './http/server.ts';
import { texts } from './i18n/index.ts';
import type { Language } from './language.ts';

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
