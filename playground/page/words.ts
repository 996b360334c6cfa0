/**
 * Slack's own words inside messages, modals and Home, in the language in which the acting person uses Slack.
 */
import { useRoom } from './conversation.tsx';

const ENGLISH = {
  lang: 'en',
  table: 'Table',
  previous: 'Previous',
  next: 'Next',
  choose: 'Choose…',
  onlyYou: 'Only visible to you',
  edited: '(edited)',
  optional: '(optional)',
  typeAtLeast: (count: number) => `Type at least ${count} characters`,
  typeToSearch: 'Type to search',
  searching: 'Searching…',
  noResults: 'No results',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  remove: 'Remove',
  more: 'More actions',
};

type Words = Readonly<typeof ENGLISH>;

const FINNISH: Words = {
  lang: 'fi',
  table: 'Taulukko',
  previous: 'Edellinen',
  next: 'Seuraava',
  choose: 'Valitse…',
  onlyYou: 'Vain sinä näet tämän',
  edited: '(muokattu)',
  optional: '(valinnainen)',
  typeAtLeast: (count) => `Kirjoita vähintään ${count} merkkiä`,
  typeToSearch: 'Hae kirjoittamalla',
  searching: 'Haetaan…',
  noResults: 'Ei tuloksia',
  cancel: 'Peruuta',
  close: 'Sulje',
  back: 'Takaisin',
  remove: 'Poista',
  more: 'Lisää toimintoja',
};

const SWEDISH: Words = {
  lang: 'sv',
  table: 'Tabell',
  previous: 'Föregående',
  next: 'Nästa',
  choose: 'Välj…',
  onlyYou: 'Bara du kan se detta',
  edited: '(redigerat)',
  optional: '(valfritt)',
  typeAtLeast: (count) => `Skriv minst ${count} tecken`,
  typeToSearch: 'Skriv för att söka',
  searching: 'Söker…',
  noResults: 'Inga resultat',
  cancel: 'Avbryt',
  close: 'Stäng',
  back: 'Tillbaka',
  remove: 'Ta bort',
  more: 'Fler åtgärder',
};

/** The language of a locale such as `fi-FI`. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}

export function useWords(): Words {
  const { user } = useRoom();
  const language = languageOf(user.locale);
  return [FINNISH, SWEDISH].find(({ lang }) => lang === language) ?? ENGLISH;
}
