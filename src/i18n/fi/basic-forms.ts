/**
 * The nominative of Finnish nouns and adjectives, as names of courses have them. Rules: Iso suomen kielioppi, § 41 to 69
 * (consonant gradation, stem types) and § 81 (cases). A case's ending is cut off only where a Finnish stem remains.
 */
import { type BasicForms, byRules, type FormRule } from '../basic-forms.ts';

/** Spellings that no Finnish word has. */
const FOREIGN = /[^a-zäö-]|[cqwxzå]|[gkpst]h|[^aeiouyäö]{5}|^(?:umbrella|vanilla|gorilla|manilla|guerilla)$/;
const SHORTEST_STEM = 3;

/** Nouns whose "e" is an "i" in the nominative: a closed class. */
const OLD_I =
  'kiel nim suom ään mer järv kiv tuul talv pien suur nuor puol hiil sorm polv retk hetk saar vuor niem sien hiir ver toim kaar viin lum onn kusk korp';
const OLD_I_STEM = new RegExp(`(${OLD_I.replaceAll(' ', '|')})e$`);

/** Stems of other types than those whose nominative is the stem in the strong grade. */
const STEMS: readonly FormRule[] = [
  [/mise$/, 'minen'],
  [/lapse$/, 'lapsi'],
  [/(^uu|vuo|ve|kä)[dt]e$/, '$1si'],
  [/(?:lehde|lehte)$/, 'lehti'],
  [/hen[gk]e$/, 'henki'],
  [/ar[jk]e$/, 'arki'],
  [/kär[jk]e$/, 'kärki'],
  [/(^|[^aeiouyäö])(jo|vä|mä|tu)e$/, '$1$2ki'],
  [OLD_I_STEM, '$1i'],
  [/(jäsen|sävel|askel|nivel|kyynel)e$/, '$1'],
  [/kse$/, 's'],
  [/(?<=[aeiouyäö])se$/, 'nen'],
  [/u[dt]e$/, 'us'],
  [/y[dt]e$/, 'ys'],
  [/(?<=.{3})ime$/, 'in'],
  [/ttoma$/, 'ton'],
  [/ttömä$/, 'tön'],
  // "Tiede" has the weak grade.
  [/kkee$/, 'ke'],
  [/ppee$/, 'pe'],
  [/ttee$/, 'te'],
  [/ntee$/, 'nne'],
  [/ltee$/, 'lle'],
  [/rtee$/, 'rre'],
  [/(?<=[aeiouyäöh])tee$/, 'de'],
  [/(?<=[aeiouyäörl])pee$/, 've'],
  [/(?<=[oi])kee$/, 'e'],
  [/ee$/, 'e'],
  [/(asiak|rik|kir)kaa$/, '$1as'],
  [/(oppil|potil|sair|vier|taiv|pors)aa$/, '$1as'],
  [/hampaa$/, 'hammas'],
  [/puhtaa$/, 'puhdas'],
  [/(kaun|kall|valm|ruum)ii$/, '$1is'],
];

/** Stems in the weak grade. */
const WEAK: readonly FormRule[] = [
  [/(^|työ|rikos|perus|vero|sopimus|suojelu|palvelu)lai$/, '$1laki'],
  [/(^|vapaa-|työ)aja$/, '$1aika'],
  [/ru[ou][ao]$/, 'ruoka'],
  [/(^|n)jala$/, '$1jalka'],
  [/(^|n)hau$/, '$1haku'],
  [/(^|[^aeiouyäö])(lu|pu|su)vu$/, '$1$2ku'],
  [/(^|[^aeiouyäö])kyvy$/, '$1kyky'],
  [/(^|n)teo$/, '$1teko'],
  [/(^|n)näö$/, '$1näkö'],
  [/(^|[^t])tava$/, '$1tapa'],
  [/leivä$/, 'leipä'],
  [/(^|n|ensi)avu$/, '$1apu'],
  [/(^|[^aeiouyäö])luva$/, '$1lupa'],
  [/hd([aäeioöuy])$/, 'ht$1'],
  [/(tau|äi|ko)di$/, '$1ti'],
  [/(ju|eldora|kan)do$/, undefined],
  [/(?<=[aeiouyäö])d([aäoöuy])$/, 't$1'],
  [/(dat|fot|bet|met|aut|nat|not|kvot)[ao]$/, undefined],
  [/(?<=[aeiouyäölmnr])([kpt])([aäioöuy])$/, '$1$1$2'],
  [/(?:(?<!hal)linna|panna|onni|skanna|finni)$|^h?anna$/, undefined],
  [/nn([aäioöuy])$/, 'nt$1'],
  [/(^|[^aeiouyäö])(va|ku|si|mu)lla$/, '$1$2lta'],
  [/(aa|pe|kie|huo)llo$/, '$1lto'],
  [/rr([aäoöuy])$/, 'rt$1'],
  [/lämmö$/, 'lämpö'],
  [/(tan|bin|man|kon)go$/, undefined],
  [/ng([aäioöuy])$/, 'nk$1'],
];

/** Nouns whose nominative ends in "e", before a plural's "i". */
const E_NOUN =
  /(perust|laitt?|ain|tuott?|suht|rakent|ohj|virh|kirj|välin|(?<!i)kon|tunt|tiet|tait|osoitt?|läht|vaatt|liikk|perh|alu|ilm|puh|laus|kappal|piirt|luont|vaih|säät|hank|osat|tavoitt|esit|palautt|vaatet|lääkk|aatt|lask|oir|sad|ves|hakem|kult|murt|pist)ei$/;
/** Nouns in "a" whose plural has an "o". */
const A_NOUN =
  /(kann|kirj|san|hinn|til|raj|linj|kal|kart|rann|pinn|matk|rah|tav|sarj|mitt|marj|palk|hait|dat|^al|alust|laiv|^aj|kamer)oi$/;

/** The nominative singular of a stem before a case's ending. */
function singularOf(stem: string, grade: 'weak' | 'strong'): string | undefined {
  const special = byRules(stem, STEMS);
  if (special !== undefined) return special;
  if (stem.endsWith('e') || !/[aeiouyäö]$/.test(stem)) return undefined;
  if (grade === 'strong') return stem;
  return byRules(stem, WEAK) ?? stem;
}

/** Stems in "i" that are none of a plural. */
const SINGULAR = /(?:^|[^aeiouyäö])lai$|(?:indek|komplek|reflek|tak|kek)si$/;

/** Stems of plurals by their ends, in the nominative plural and singular. */
const PLURALS: readonly (readonly [RegExp, string, string])[] = [
  [/(?<=uu|yy)ksi$/, 'det', 's'],
  [/ksi$/, 'kset', 's'],
  [/(?<=[^i])isi$/, 'iset', 'inen'],
  [/mai$/, 'maat', 'maa'],
  [/pui$/, 'puut', 'puu'],
  [/töi$/, 'työt', 'työ'],
];

/** What a plural's stem is in the singular, in the weak grade; `A`: "a" or "ä", as in the ending. */
const SINGULARS: readonly FormRule[] = [
  [/(?<=ij)[oö]i$/, 'A'],
  [/(?<=teori|kategori|histori|asi|strategi|kopi)oi$/, 'A'],
  [/(?<=ilmi|yhti)öi$/, 'ö'],
  [/(?<=[tsdvr]i)oi$/, 'o'],
  [/(?<=i)[oö]i$/, 'A'],
  [A_NOUN, '$1a'],
  [E_NOUN, '$1e'],
  [/ei$/, 'i'],
  [/(?<=[aäoöuy])i$/, ''],
  [/(?<=elm|[aä]j|[aä]v|kuv|koir|ohj|sanom)i$/, 'A'],
];

/** The nominatives of a plural's stem with its "i", in the weak grade. @param a the ending's vowel: "a" or "ä" */
function pluralsOf(stem: string, a: string): readonly string[] {
  if (SINGULAR.test(stem)) return [];
  const [from, plural = '', singular = ''] = PLURALS.find(([one]) => one.test(stem)) ?? [];
  if (from) return [stem.replace(from, plural), stem.replace(from, singular)];
  const weak = byRules(stem, SINGULARS)?.replace('A', a);
  if (weak === undefined) return [];
  // "Perustei|sta" of "perustee|t".
  return E_NOUN.test(stem)
    ? [`${weak}et`, singularOf(`${weak}e`, 'weak') ?? weak]
    : [`${weak}t`, singularOf(weak, 'weak') ?? weak];
}

/** What a stem before an ending of the weak grade may be. */
function ofWeak(stem: string, a: string): readonly string[] {
  if (stem.length < SHORTEST_STEM) return [];
  const plurals = stem.endsWith('i') ? pluralsOf(stem, a) : [];
  const singular = plurals.length > 0 ? undefined : singularOf(stem, 'weak');
  return singular === undefined ? plurals : [singular];
}

/** Nominatives that end as if they stood in a case. */
const NOMINATIVE =
  /(?:(?:va|ku|si|i|mu|de)lta|(?:^|[^aeiouyäö])(?:mu|ra|pa|sie|fie)sta|villa|massa|kassa|luokka|taksi|teksti|elin|puhelin|avain|kuin|ihminen|nen|syksy)$/;

/** Partitives that look as elatives do: of nouns in "-us", "-minen" and "-llinen". */
const PARTITIVE_AS_ELATIVE: readonly FormRule[] = [
  [/(?<=[^s]t|.{3}st|nn|m|ko|ok|rk|ks|ll|jo|(?<!h)a|[eio])usta$/, 'us'],
  [/(?<=[^s]t|.{3}st|nn|m|ks|ll)ystä$/, 'ys'],
  [/(?<=[aeiouyäö])(?<!el)mist[aä]$/, 'minen'],
  [/(?<=l)list[aä]$/, 'linen'],
];

const PARTITIVES: readonly FormRule[] = [
  [/(?<=[aeou])utta$/, 'us'],
  [/(?<=[aeiyäö])yttä$/, 'ys'],
  [/uutta$/, 'uus'],
  [/ett[aä]$/, 'e'],
  [/kielt[aä]$/, 'kieli'],
  [/(^|-)suomea$/, '$1suomi'],
  [/(sää|(?:^|-)(?:maa|puu|jää|luu|tie|syy))t[aä]$/, '$1'],
  [/(merta|vettä|lasta|vuotta)$/, undefined],
  [/(?<=.{3}a)a$/, ''],
  [/(?<=.{3}ä)ä$/, ''],
  // "Biologia" is a nominative.
  [/(?<=nt|tt|kk|pp|nk|ts|kt|rt|lt|st|ss|nn|mm|ll)i[aä]$/, 'i'],
  [/(?<=uur|iir|iiv|oor|ään)i[aä]$/, 'i'],
  [/(?<=.{2}[^aeiouyäö]o)a$/, ''],
  [/(?<=.{2}[^aeiouyäö]u)a$/, ''],
  [/(?<=.{2}[^aeiouyäö][yö])ä$/, ''],
  [/(?<=työ)tä$/, ''],
];

/** Plural partitives and genitives, which have the strong grade, to the stem of the singular. */
const STRONG_PLURALS: readonly FormRule[] = [
  [/eit[aä]$|ei(?:den|tten|siin)$/, 'ei'],
  [/(?<=[^j])eihin$/, 'i'],
  [/(?<=.{2}[^aeiouyäö])oihin$/, 'o'],
  [/i[oö]it[aä]$|i[oö]iden$/, 'ioi'],
  [/(?<=[^j])ej[aä]$/, 'i'],
  [/(?<=.{2}[^aeiouyäö])oj[aä]$|(?<=.{2}[^aeiouyäö])ojen$/, 'o'],
  [/(?<=.{2}[^aeiouyäö])öj[aä]$|(?<=.{2}[^aeiouyäö])öjen$/, 'ö'],
  [/(?<=.{2}[^aeiouyäö])uj[aä]$|(?<=.{2}[^aeiouyäö])ujen$/, 'u'],
  [/(?<=.{2}[^aeiouyäö])yjä$|(?<=.{2}[^aeiouyäö])yjen$/, 'y'],
  [/(?<=(?:nt|tt|kk|pp|kt|rt|st|ss|jekt|el|al|iir|uur|ur|or|ot|ium|tm))ien$/, 'i'],
];

/** The weak grade of a strong stem. */
const WEAKENED: readonly FormRule[] = [
  [/([kpt])\1([aeiouyäö])$/, '$1$2'],
  [/nt([aeiouyäö])$/, 'nn$1'],
  [/nk([aeiouyäö])$/, 'ng$1'],
  [/lt([aeiouyäö])$/, 'll$1'],
  [/rt([aeiouyäö])$/, 'rr$1'],
  [/(?<=[aeiouyäöh])t([aeiouyäö])$/, 'd$1'],
];

const A_STRONG =
  /(?:kant|kirj|san|hint|til|raj|linj|kal|kartt|rant|pint|matk|rah|tap|sarj|mitt|palkk|haitt|dat|laiv|aik)o$/;

function ofStrongPlural(word: string): readonly string[] {
  const stem = byRules(word, STRONG_PLURALS);
  if (stem === undefined) return [];
  const a = /[äöy]/.test(word) && !/[aou]/.test(word) ? 'ä' : 'a';
  if (/[aeiouyäö]{2}$/.test(stem)) {
    const isOfE = stem.endsWith('ei');
    if (isOfE && !E_NOUN.test(stem)) return [];
    return pluralsOf(stem.endsWith('ioi') && a === 'ä' ? stem.replace(/ioi$/, 'iöi') : stem, a);
  }
  const strong = A_STRONG.test(stem) ? stem.replace(/o$/, 'a') : stem;
  return [`${byRules(strong, WEAKENED) ?? strong}t`, strong];
}

/** Other plurals without a gradation. */
const OTHER_PLURALS: readonly (readonly [RegExp, string, string])[] = [
  [/(?<=[aeiouyäö])(?<=[^i]i)si[aä]$|(?<=[^i]i)sten$/, 'set', 'nen'],
  [/ksi[aä]$|ksien$|sten$/, 'kset', 's'],
  [/elmia$|elmien$/, 'elmat', 'elma'],
  [/elmiä$/, 'elmät', 'elmä'],
  [/ajia$|ajien$/, 'ajat', 'aja'],
  [/äjiä$|äjien$/, 'äjät', 'äjä'],
  [/ijoita$|ijoiden$/, 'ijat', 'ija'],
  [/kuvia$|kuvien$/, 'kuvat', 'kuva'],
  [/maita$|maiden$/, 'maat', 'maa'],
  [/puita$|puiden$/, 'puut', 'puu'],
  [/töitä$|töiden$/, 'työt', 'työ'],
];

/** What a partitive or genitive plural may be. */
function ofPlural(word: string): readonly string[] {
  const [from, plural = '', singular = ''] = OTHER_PLURALS.find(([one]) => one.test(word)) ?? [];
  return from ? [word.replace(from, plural), word.replace(from, singular)] : ofStrongPlural(word);
}

/** Genitives that words of other languages don't look like. */
const SURE_GENITIVE = /(?:i?ikan|nnin|nnan|nnon|ngin|isen|ksen|[uy]den|[eoai]lun|[äö]n|teen|rheen)$/;
/** Endings of foreign words: "fashion", "woman", "reason". "-in" is a genitive's behind some consonants alone: "puhelin". */
const NO_GENITIVE =
  /(?:(?<!aa|ii|uu|k|n)tion|(?<!ta)son|(?<![lmhae]|sano)man|(?:[bkr]|qu)een|(?:rb|g|p)an|(?:ss|p|f)ion)$/;
const IN_GENITIVE =
  /(?:nn|ng|kt|nt|st|rt|lt|ts|ss|tm|[aeiouyäö]{2}[dklmnprst]|og|ur|er|or|at|et|ot|ut|ll|rk|nk|rs|op)in$/;

/** The illative of stems in "e", with the stem in front: "johtamise|en", "turvallisuute|en", "avoime|en", "kiele|en". */
const INTO_E = new RegExp(`(?<=(?:[ik]s|[uy]t|.{3}im|(?:${OLD_I.replaceAll(' ', '|')}))e)en$`);

/** What ends in "n": a genitive, or a case of direction. */
function ofNasal(word: string, isOwn: boolean): string | undefined {
  if (INTO_E.test(word)) return singularOf(word.slice(0, -2), 'strong');
  const into = /(?:[^aeiouyäö]([aiouyäö])\1|i([aä])\2)n$/.test(word) ? word.slice(0, -2) : '';
  if (into.length > SHORTEST_STEM) return isOwn || SURE_INTO.test(into) ? into : undefined;
  const isGenitive = isOwn ? looksGenitive(word) : SURE_GENITIVE.test(word);
  const stem = word.slice(0, -1);
  return isGenitive && stem.length > SHORTEST_STEM ? singularOf(stem, 'weak') : undefined;
}

const SURE_INTO = /[äö]$|i?ikka$|nti$|nta$/;

const looksGenitive = (word: string): boolean =>
  !NO_GENITIVE.test(word) && (!word.endsWith('in') || IN_GENITIVE.test(word));

/** Locative cases and the translative. */
const CASE = /(?:st|ss|ll|lt)([aä])$|(?:lle|ksi)$/;

function formsOfPart(word: string, isOwn: boolean): readonly string[] {
  if (FOREIGN.test(word) || NOMINATIVE.test(word)) return [];
  const partitive = byRules(word, PARTITIVE_AS_ELATIVE);
  if (partitive !== undefined) return [partitive];
  const [ending, a = /[äöy]/.test(word) ? 'ä' : 'a'] = CASE.exec(word) ?? [];
  const cased = ending === undefined ? [] : ofWeak(word.slice(0, -ending.length), a);
  if (cased.length > 0) return cased;
  const plurals = ofPlural(word);
  if (plurals.length > 0) return plurals;
  const other = word.endsWith('n') ? ofNasal(word, isOwn) : byRules(word, PARTITIVES);
  return other === undefined ? [] : [other];
}

/** A compound of the word for a course. */
const COURSE = /^(.{4,}?)-?kurs(?:s(?:i|ia|in|it|iin|illa|ille|ista)|seja|sien|seista|seille)$/;

/** The nominatives of a lower-case word, the likeliest first. Of a compound with a hyphen the last part changes. */
function formsOfWord(word: string, isOwn: boolean): readonly string[] {
  const at = word.lastIndexOf('-') + 1;
  // "IT:stä"
  const attached = /^([^:'’]{2,})[:'’](?:n|ss?[aä]|st[aä]|ll[aä]|lt[aä]|lle|t[aä]|[aä])$/.exec(word);
  if (attached?.[1] !== undefined) return [attached[1]];
  // "Ohjelmointikurssia": what the course is about.
  const [, about] = COURSE.exec(word) ?? [];
  if (about !== undefined) return [about];
  return formsOfPart(word.slice(at), isOwn)
    .map((form) => word.slice(0, at) + form)
    .filter((form) => form !== word);
}

/** An adjective in the genitive: it changes with its noun. */
const ADJECTIVE = /(?:v[aä]n|[^n]isen|ttom[aä]n|ttömän)$|^(?:avoimen|uuden|suuren|pienen|nuoren)$/;

/** What joins words that stand in one form: "tietorakenteiden ja algoritmien". */
const JOINS = /^(?:ja|sekä|&)$/;
/** Into something: no genitive. */
const INTO = /[^aeiouyäö]([aiouyäö])\1n$/;

/** A genitive before another word belongs to it and stays: "ranskan kielestä", but "kestävän kehityksen". */
export const fiBasicForms: BasicForms = (words, isOwn) => {
  const isLastGenitive = words.at(-1)?.endsWith('n') === true;
  const forms = words.map((word, at) => {
    const next = words[at + 1];
    const isGenitive = word.endsWith('n') && !INTO.test(word) && !INTO_E.test(word);
    const isAttribute = isGenitive && next !== undefined && !JOINS.test(next);
    return isAttribute && !(isLastGenitive && ADJECTIVE.test(word)) ? [] : formsOfWord(word, isOwn);
  });
  return [0, 1]
    .filter((nth) => forms.some((each) => each.length > nth))
    .map((nth) => forms.map((each, at) => each[nth] ?? each[0] ?? words[at] ?? ''));
};
