/** The indefinite singular of Swedish nouns. */
import { type BasicForms, type FormRule, wordByWord } from '../basic-forms.ts';

/** Nouns in "-e" whose definite form adds "t": "arbetet". */
const E_NEUTER = '(?:and|end|arbet|häll|råd|ämn|yrk|möt|minn|märk|rik|knut|bygg|uttryck|hjärt|vet)';
/** Stems of nouns that take "n" or "a" in "-are": "läraren", "forskarna". */
const AGENT =
  '(?:lär|forsk|led|tag|vänd|ställ|arbet|skap|skötersk|spel|tränar|mål|dans|läs|tolk|given?|företag|bar)ar';
/** Nouns in "-i" and "-eri". */
const I_NOUN =
  '(?:log|nom|graf|sof|kem|terap|teor|strateg|energ|industr|metr|atr|krat|kategor|gog|ped|fantas|poes|ikonograf|melod|kop|galler|bager|jur|tom|stron|id|pol|akustr|mus|art|utop|psyk|ist|am|gram|histor)i';

const RULES: readonly FormRule[] = [
  [/[^a-zåäöéü-]/, undefined],
  // A compound of the word for a course: what the course is about.
  [/^(.{4,}?)s?-?kurs(?:en|er|erna)?$/, '$1'],
  // Languages in the definite form.
  [/^((?:fin|sven|engel|ty|fran|span|ry|nor|dan|kine|italien|japan|grekin)ska)ns?$/, '$1'],
  // Finnish words.
  [/aa|ii|uu|yy|ää|öö|(?:(?<!kr)is|ks|kiel|suom|(?<!ter|se)min|ain|oin)en$|kan$/, undefined],
  // Nominatives that end as if they were definite, or plurals.
  [
    /(?:examen|vatten|tecken|botten|öken|papen|socken|siden|garden|children|women|semester|vinter|mönster|fönster|register|papper|nummer|syster|poster|master|charter|computer|leader|kluster|filter|center|theater|teater|minister|charter|kalender|cylinder|diameter|december|september|oktober|november|sommar|radar|seminar|paket|internet|alfabet|magnet|planet|budget|itet|het|(?:inter|mag|pla)net|plan|organ|roman|början|veteran|ansökan|span|medan|man)$/,
    undefined,
  ],
  // The beginning of a compound: "marknadsföringskurser".
  [/(ing|tet|het|ion|skap)s$/, '$1'],
  [/iker(na)?s?$/, 'iker'],
  [new RegExp(`(${AGENT})na?s?$`), '$1e'],
  [new RegExp(`(${AGENT.slice(0, -2)}ar)ens?$`), '$1e'],
  [/historians?$/, 'historia'],
  [/(?<=[stkdg]el)ns?$/, ''],
  [/länder(na)?s?$/, 'land'],
  [/städer(na)?s?$/, 'stad'],
  [/händer(na)?s?$/, 'hand'],
  [/böcker(na)?s?$/, 'bok'],
  [/(läkemed|mede)len$/, '$1el'],
  [/läkemedlet$/, 'läkemedel'],
  [/([^aeiouyåäö])ier(na)?s?$/, '$1i'],
  [/ier(na)?s?$/, 'i'],
  [new RegExp(`(${I_NOUN})er(?:na)?s?$`), '$1'],
  [new RegExp(`(${I_NOUN})ns?$`), '$1'],
  [/(hands|els)er(?:na)?s?$/, '$1e'],
  [/([^aeiouyåäö])orna?s?$/, '$1a'],
  [/(?<=.[^aeiouyåäöo])or$/, 'a'],
  [/(medi|studi|seri|famil)en$/, '$1e'],
  [/(?<=els|nd|hands)ens?$/, 'e'],
  [/(?:ern|arn)as?$/, ''],
  [/(?<=[a-zåäö]{3})(?:er|ar)$/, ''],
  [new RegExp(`(?<=${E_NEUTER}e)ts?$`), ''],
  [/m(?:met|men)s?$/, 'm'],
  [/ets?$/, ''],
  [/(?<=[^aeiouyåäö])ens$/, ''],
  [/en$/, ''],
  [/(?<=[^aeiouyåäö]a)ns?$/, ''],
  [/(?<=[öåy])ns?$/, ''],
];

export const svBasicForms: BasicForms = wordByWord(RULES, 3);
