import { LANGUAGES, type Language } from '../language.ts';

/**
 * Words that tell one of the three languages from the other two. Words that two of them share (`on`, `i`,
 * `en`, `under`, `start`) are no evidence, so they are left out. `fi` also has case endings: a question's
 * words are split at the colon of `78025:ssä`.
 */
const WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(`
    the of in for to at and or is are was does do did has have had can could will would should may
    when which what where who whom how many much with without from about after before until between
    this that these those there it its my you your we our they any all some please show tell find
    give list need want know look hello hi hey thanks thank follow remind reminders
    course courses realization realizations realisation implementation unit units code codes
    register registered registering registration signup sign signing deadline
    open opens opened opening close closes closed closing starts started starting begin begins end ends ending
    still yet already now following
    room rooms classroom classrooms space spaces building buildings seat seats people persons students
    least over near more than credits teacher language
    difference differences versus overlap overlaps clash clashes`),
  fi: setOf(`
    mikä mitkä mitä minkä mille milloin koska missä mistä mihin kuka ketkä miten kuinka montako monta
    paljonko onko onks ovat oliko olla ei ja tai sekä myös että jos kun niin tämä tämän tästä tähän
    apua ohje ohjeet asetukset auttaa kyllä suomea suomeksi seurattavat seuratut seuraanko tentti
    seuraa seuraan seuraamme seuraako muistuta muistuttaa minua minulle lopeta älä halua poista vielä jo nyt enää
    voiko voinko saako saanko pitääkö löytyykö löytyy kerro näytä etsi anna haluan tarvitsen linkitä hei moi terve
    kiitos kiitti kiitoksia moikka moro huomenta mukaan varten ennen jälkeen asti mennessä vähintään väh yli alle enintään noin
    alkaa alkavat alkaako päättyy päättyvät päättyykö loppuu loppuuko kestää avautuu avautuuko aukeaa
    aukeaako aukee sulkeutuu sulkeutuuko menee umpeen auki kiinni
    tila tilat tilan tilaa tilassa tilojen tiloja tiloissa sali salit saleja talo talon talossa
    paikka paikat paikkaa paikkoja paikan hengelle hengen henkilölle henkilöä opiskelijalle
    op opintopiste opintopistettä opettaja kieli ero erot päällekkäin
    n ssa ssä sta stä lla llä lle lta ltä een iin hen ksi`),
  sv: setOf(`
    när var vart vad vem vilka vilken vilket hur många mycket är har hade kan kunde ska skall vill får
    måste och eller inte att som den det dessa denna detta för från till på av med utan om efter före innan
    mellan finns fins jag du vi ni man min mitt mina någon något några alla visa koppla länka följda berätta hitta hej hejsan tack snälla följ följa följer påminn påminna mig mina sluta
    hjälp inställningar morgon svenska avsluta avfölj avfölja bevaka
    kurs kurser kod koder öppnar öppnas öppna öppen öppet stänger stängs stängd börjar börja slutar sluta
    sista dag dagen tidigast senast minst över mer än
    rum rummet rummen sal salen salar salarna lokal lokaler lokalen lokalerna klassrum klassrummen
    plats platser sittplatser personer studenter hus huset
    fortfarande redan ännu nu längre
    studiepoäng sp lärare språk registrera skillnad skillnaden skillnader överlappar krockar`),
};

/** Beginnings of words with too many inflections and compounds to list. */
const BEGINNINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['enrol', 'compar'],
  fi: [
    'ilmo',
    'muistutu',
    'seuraami',
    'toteutu',
    'opintojakso',
    'rakennu',
    'huone',
    'luok',
    'kurss',
    'vertaa',
    'vertail',
  ],
  sv: ['anmäl', 'genomför', 'studieperiod', 'studieavsnitt', 'kursen', 'byggnad', 'jämför'],
};

/**
 * Endings of compounds that name a kind of thing. They tell the language, but such words are not ordinary
 * words.
 */
const ENDINGS: Readonly<Record<Language, RegExp>> = {
  en: /(?!)/,
  fi: /(?:luok(?:ka|at|kia|issa)|tila(?:t|ssa)?|tiloja|tiloissa|sali(?:t|ssa)?|saleja|aikataulu|järjestys)$/u,
  sv: /(?:dator|data|klass|grupp|mötes|arbets|undervisnings|föreläsnings)(?:rum(?:men|met)?|sal(?:en|ar|arna)?)$/u,
};

/** Small words that two of the languages share: no evidence for a language, but no names either. */
const SHARED = setOf('a an i on en ett de se me no so under start info');

/**
 * The language that most words are evidence for; undefined if none is, or two are level. `words` are in lower
 * case. A word glued to a code (`tx00ey23-3015-toteutus`) counts, too.
 */
export function languageOf(words: readonly string[]): Language | undefined {
  const pieces = words.flatMap((word) => word.split('-'));
  const ranked = LANGUAGES.map((language) => ({
    language,
    evidence: pieces.filter((piece) => speaks(language, piece) || ENDINGS[language].test(piece)).length,
  })).sort((a, b) => b.evidence - a.evidence);
  const [first, second] = ranked;
  return first && first.evidence > (second?.evidence ?? 0) ? first.language : undefined;
}

/** Whether a lower-case word is ordinary speech in one of the languages, rather than a code or a name. */
export function isCommonWord(word: string): boolean {
  if (!/^\p{L}+$/u.test(word)) return false;
  return SHARED.has(word) || LANGUAGES.some((language) => speaks(language, word));
}

function speaks(language: Language, word: string): boolean {
  return WORDS[language].has(word) || BEGINNINGS[language].some((beginning) => word.startsWith(beginning));
}

/** The words of a text, as a set. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
