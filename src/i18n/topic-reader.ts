/** How the words of a question tell what it asks of a course. */
import { isLanguage, LANGUAGES, type Language } from '../language.ts';
import { folded, rememberedFor } from '../primitives.ts';
import {
  includesPhrase,
  isSlip,
  patternsIn,
  phrasesOf,
  readLine,
  SHORTEST_MISTYPED,
  setOf,
  slipsOf,
  swapsOf,
  wordMatchers,
  wordsBySlip,
} from './patterns.ts';
import { createScores, type Scored } from './scores.ts';
import { FACTS, OF_TIME, SUBJECT, type Topic, type TopicWords, UNKNOWN } from './topics.ts';

/** The codes of other languages than ours, by their folded names in one of ours: "saksa", "tyska". */
function namesOfOthers(language: Language, right: ReadonlySet<string>): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const named = codes.flatMap((code) => {
    const name = folded(names.of(code) ?? '');
    const mayBe = /^\p{L}+$/u.test(name) && name.length >= SHORTEST && !right.has(name);
    return mayBe && !isLanguage(code) ? [[name, code] as const] : [];
  });
  return new Map(named);
}

export interface Topics {
  /** What the lower-case words of a question ask; undefined if no topic stands in them. */
  of(words: readonly string[], language: Language | undefined): Topic | undefined;
  /** The topic that the words ask for the most, and the places of the words that ask for it. */
  asked(words: readonly string[]): Pick<Scored<Topic>, 'id' | 'at'> | undefined;
  /** Whether words are a statement rather than a question without its sign. */
  states(words: readonly string[]): boolean;
  /** Whether any word is one by which some topic is asked for. */
  speak(words: readonly string[]): boolean;
  /** The languages in which topics are asked for by a word: as it is; else by the longest beginning or end; else with a slip. */
  languagesOf(word: string): readonly Language[];
  /** Whether a word is one by which a topic is asked for, rather than part of a name. */
  isWordOf(topic: Topic, word: string): boolean;
  /** Whether a word, or two with a space, shows that a name stands beside it, or has the form of one; in a language. */
  shows(
    what: 'about' | 'ofSubject' | 'inSubject',
    word: string | undefined,
    language: Language | undefined,
  ): boolean;
  /** Whether a word holds questions together, or begins one. */
  isPlain(word: string): boolean;
  /** Whether words speak of something that is no course. */
  isOfOthers(words: readonly string[]): boolean;
  /** Whether a question may begin with a word. */
  begins(word: string): boolean;
  /** Whether no word asks for anything but these topics. */
  asksOnly(words: readonly string[], topics: readonly Topic[]): boolean;
  /** The words that neither ask for the topics nor hold a question together; those with a slip are among them. */
  leaves(words: readonly string[], topics: readonly Topic[]): string[];
  /** The code of the language that the words ask about. */
  languageAsked(words: readonly string[]): string | undefined;
  /**
   * The language in which lower-case words begin to ask for an answer, and how many of them do; `isVerbal`: they say more
   * than "in English".
   */
  languageWish(words: readonly string[]): LanguageWish | undefined;
  isPolite(word: string): boolean;
  asksForLeft(words: readonly string[]): boolean;
  asksHowLongAgo(words: readonly string[]): boolean;
  /** What a question about enrollment expects of it; undefined where it expects that it is possible. */
  expected(words: readonly string[]): 'past' | 'closed' | 'either' | undefined;
  /**
   * Whether the words ask about something that was spoken of before: they form a question, and hardly a word of
   * them speaks of anything else.
   */
  isFollowUp(
    words: readonly string[],
    topics: readonly Topic[],
    isQuestion: boolean,
    /** Whether a word is ordinary speech or of this app's subject, and whether words refer to what was spoken of. */
    about: {
      readonly isKnown: (word: string) => boolean;
      readonly refers: boolean;
      readonly isOfEnrollment: boolean;
    },
  ): boolean;
}

interface LanguageWish {
  readonly language: string;
  readonly length: number;
  readonly isVerbal: boolean;
}

/** With so many words, one of them may be unknown: mistyped, or a word that the lists lack. */
const MAY_HAVE_UNKNOWN = 3;
/** A statement of so few words may be a question without its sign: "and the exam". */
const SHORT = 4;
/** Shorter words are near to too many others. */
const SHORTEST = 4;
/** Shorter beginnings are near to too many others, and of longer ones so many letters tell enough. */
const SHORTEST_STEM = 6;
const LONGEST_STEM = 14;
/** Longer words are no words: the forms of a word take the square of its length. */
const LONGEST_MISTYPED = 40;

/** @param listed words of any of the languages, which are no slips of others */
export function createTopics(all: Readonly<Record<Language, TopicWords>>, listed: Iterable<string>): Topics {
  const right = new Set(Array.from(listed, folded));
  const languages = LANGUAGES.map((language) => compile(language, all[language], right));
  const ownWords = new Map(
    [...FACTS, ...UNKNOWN].map((topic) => [
      topic,
      LANGUAGES.flatMap((language) => wordMatchers(phrasesOf(folded(all[language].topics[topic])))),
    ]),
  );
  /** The words of a question that neither ask for the topics nor hold the question together. */
  const besides = (said: readonly string[], topics: readonly Topic[]) =>
    said.filter(
      (word) =>
        word !== SUBJECT &&
        !/^\d/.test(word) &&
        !isOfAny(topics, word) &&
        !languages.some((one) => one.plain.has(folded(word)) || isOfAny(topics, one.mended(folded(word)))),
    );
  const states = (said: readonly string[]) =>
    languages.some(
      (one) => one.states.has(folded(said[0] ?? '')) || said.some((word) => one.copulas.has(folded(word))),
    );
  const isOfAny = (topics: readonly Topic[], word: string) => topics.some((one) => isWordOf(one, word));
  const isWordOf = (topic: Topic, word: string) =>
    (ownWords.get(topic) ?? []).some((matches) => matches(folded(word))) ||
    (topic === 'language' && otherAsked([word]) !== undefined);
  const otherAsked = (said: readonly string[]) =>
    said
      .flatMap((word) => languages.map((one) => one.otherNamed(folded(word))))
      .find((code) => code !== undefined);
  /** "In German", "saksaksi", "på tyska": a name alone is more likely that of a course. */
  const asksInOther = (said: readonly string[]) =>
    said.some((word, at) =>
      languages.some(
        (one) =>
          one.otherNamed(folded(word)) !== undefined &&
          (one.inLanguage.size === 0 || one.inLanguage.has(said[at - 1] ?? '')),
      ),
    );
  const isOfOthers = (said: readonly string[]) =>
    languages.some((one) => includesPhrase(said.map(folded), one.others));
  const askedOf = (said: readonly string[], language?: Language): Scored<Topic> | undefined =>
    languages
      .filter((one) => language === undefined || one.language === language)
      .flatMap((one) => {
        const found = one.topicOf(said.map(folded));
        // "Längd" is Swedish for length, and a slip of "lang" in English.
        return found ? [{ ...found, known: said.filter((word) => one.isTopical(folded(word))).length }] : [];
      })
      .toSorted((one, other) => other.score - one.score || other.known - one.known)[0];
  const topicOf = (said: readonly string[], language?: Language): Topic | undefined =>
    askedOf(said, language)?.id ?? (asksInOther(said) ? 'language' : undefined);
  return {
    isOfOthers,
    asked: rememberedFor(1_000, (said) => askedOf(said)),
    // Several features read one question, and most of its words stand in others, too.
    of: rememberedFor(1_000, topicOf),
    isWordOf,
    shows: (what, word, language) =>
      languages.some((one) => (language ?? one.language) === one.language && one[what].has(word)),
    isPlain: (word) => languages.some((one) => one.plain.has(folded(word))),
    begins: (word) => languages.some((one) => one.asks.has(folded(word)) || one.asksBy.test(folded(word))),
    states,
    speak: (said) =>
      said.some((word) => languages.some((one) => one.isTopical(one.mended(folded(word))))) ||
      asksInOther(said),
    languagesOf: (word) => {
      const bare = folded(word);
      const having = (has: (one: (typeof languages)[number]) => boolean): Language[] =>
        languages.filter(has).map(({ language }) => language);
      const exact = having((one) => one.isExact(bare));
      if (exact.length > 0) return exact;
      const longest = Math.max(1, ...languages.map((one) => one.lengthOf(bare)));
      return having((one) => one.lengthOf(bare) === longest || one.isSlip(bare));
    },
    asksOnly: (said, topics) => besides(said, topics).length === 0,
    leaves: (said, topics) =>
      said.filter((word) => {
        const ways = [word, ...languages.map((one) => one.unglued(folded(word)))];
        const isRead = (way: string) =>
          isOfAny(topics, way) || languages.some((one) => one.plain.has(folded(way)));
        return word !== SUBJECT && !ways.some(isRead);
      }),
    languageAsked: (said) =>
      languages.flatMap((one) => one.names).find(({ phrases }) => includesPhrase(said.map(folded), phrases))
        ?.code ?? otherAsked(said),
    languageWish: (said) => {
      for (const one of languages) {
        const verbal = one.answerIn.exec(said.join(' '))?.[0].split(' ').length ?? 0;
        const at = verbal + Number(one.inLanguage.has(said[verbal] ?? ''));
        const named = one.names.find(({ phrases }) => includesPhrase([folded(said[at] ?? '')], phrases));
        if (named) return { language: named.code, length: at + 1, isVerbal: verbal > 0 };
      }
      return undefined;
    },
    asksForLeft: (said) => languages.some((one) => includesPhrase(said.map(folded), one.left)),
    asksHowLongAgo: (said) => languages.some((one) => includesPhrase(said.map(folded), one.ago)),
    isPolite: (word) => languages.some((one) => one.politely.has(word)),
    expected: (said) => {
      const bare = said.map(folded);
      const isSaid = (what: 'past' | 'closed' | 'possible') =>
        languages.some((one) => includesPhrase(bare, one[what]));
      const expected = (['past', 'closed'] as const).find(isSaid);
      return expected && isSaid('possible') ? 'either' : expected;
    },
    isFollowUp: (said, topics, isQuestion, { isKnown, refers, isOfEnrollment }) => {
      const bare = said.map(folded);
      const [first = '', second = ''] = bare;
      // A room, a group or another code: the question is about that.
      if (said.some((word) => /\d/.test(word) && /\p{L}/u.test(word))) return false;
      if (isOfOthers(said)) return false;
      // "Riittääkö" is known by what it is glued to.
      const isOurs = (word: string) => isKnown(word) || languages.some((one) => isKnown(one.unglued(word)));
      const unknown = besides(said, topics).filter((word) => !isOurs(word));
      const asks =
        isQuestion ||
        languages.some(
          (one) =>
            one.asks.has(first) ||
            one.asksBy.test(first) ||
            (one.plain.has(first) && !one.states.has(first) && one.asks.has(second)),
        );
      // Much opens, starts and ends: a word that is not known may name it.
      const mayBeOfOthers = topics.every((one) => OF_TIME.has(one)) && !isOfEnrollment && !refers;
      const most = mayBeOfOthers || said.length < MAY_HAVE_UNKNOWN ? 0 : 1 + Number(refers);
      if (asks) return unknown.length <= most;
      return unknown.length === 0 && said.length <= SHORT + topics.length - 1 && !states(said);
    },
  };
}

/** Several readers ask for the words of a question, and people use the same few thousand. */
const MOST_WORDS = 2_000;
const remembered = <T>(read: (word: string) => T): ((word: string) => T) => {
  const known = rememberedFor(MOST_WORDS, ([word = '']) => read(word));
  return (word) => known([word]);
};

/** The words of one language, ready to be looked for. */
function compile(
  language: Language,
  { topics, languages, about, ofSubject, inSubject, ...words }: TopicWords,
  right: ReadonlySet<string>,
) {
  let named: ReturnType<typeof namesOfOthers> | undefined;
  const others = () => (named ??= namesOfOthers(language, right));
  const phrases = [...FACTS, ...UNKNOWN].map((id) => ({ id, phrases: folded(topics[id]) }));
  const patterns = phrases.flatMap(({ phrases }) => patternsIn(phrases));
  const own = new Set(patterns.filter((one) => !one.startsWith('*')).map((one) => one.replace(/\*$/, '')));
  const plain = setOf(folded(`${words.fillers} ${words.asks}`));
  const asking = setOf(folded(words.asks));
  const weak = readLine(folded(words.weak));
  let slips: ReadonlyMap<string, readonly string[]> | undefined;
  /** Made when the first word is not known. */
  const wordsOfSlip = (slip: string): readonly string[] => {
    slips ??= wordsBySlip(own);
    return slips.get(slip) ?? [];
  };
  const exact = new Set(patterns);
  const stems = new Set(patterns.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1)));
  const isExact = (word: string): boolean => exact.has(word) || stems.has(word);
  const isBegun = (word: string) =>
    Array.from(word.slice(0, LONGEST_MISTYPED)).some((_, at) => stems.has(word.slice(0, at + 1)));
  const ends = patterns.filter((one) => one.startsWith('*')).map((one) => one.slice(1));
  const isTopical = (word: string) =>
    exact.has(word) || isBegun(word) || ends.some((end) => word.endsWith(end));
  const isListed = (word: string) => plain.has(word) || isTopical(word);
  const scored = createScores(phrases, (word) => {
    if (word === SUBJECT || asking.has(word)) return 'asking';
    if (weak.has(word)) return 'weak';
    return plain.has(word) ? 'filler' : 'telling';
  });
  /** The word of a topic from which a word differs by a slip. */
  const meant = remembered((word): string | undefined => {
    if (right.has(word) || word.length > LONGEST_MISTYPED) return undefined;
    // Of a short word one letter may be missing or stand in the place of the next, no more.
    if (word.length < SHORTEST_MISTYPED)
      return word.length < SHORTEST ? undefined : (swapsOf(word).find(isExact) ?? wordsOfSlip(word)[0]);
    const ways = slipsOf(word).flatMap((slip) => [...wordsOfSlip(slip), ...(exact.has(slip) ? [slip] : [])]);
    return ways.find((one) => isSlip(word, one)) ?? meantByBeginning(word);
  });
  /** The same where a topic is asked for by what begins so: "esitedot" for "esitie|dot". */
  const meantByBeginning = (word: string): string | undefined => {
    const last = Math.min(word.length, LONGEST_STEM);
    for (let at = last; at >= SHORTEST_STEM - 1; at -= 1) {
      const typed = word.slice(0, at);
      const near = slipsOf(typed).flatMap((slip) => [
        ...wordsOfSlip(slip),
        ...(stems.has(slip) ? [slip] : []),
      ]);
      const stem = near.find((one) => stems.has(one) && one.length >= SHORTEST_STEM && isSlip(typed, one));
      if (stem !== undefined) return stem + word.slice(at);
    }
    return undefined;
  };
  const unglued = (word: string): string => word.replace(words.clitics, '');
  /** The word itself, without what is glued to it, or the word that is meant. */
  const mended = remembered((word) => {
    if (isListed(word)) return word;
    const bare = unglued(word);
    return bare === word ? (meant(word) ?? word) : bare;
  });
  return {
    language,
    otherNamed: (word: string): string | undefined => {
      const name = word.length > LONGEST_MISTYPED ? undefined : words.otherLanguage.exec(word)?.[1];
      // "Tyskspråkig" of "tyska".
      return name === undefined ? undefined : (others().get(name) ?? others().get(`${name}a`));
    },
    names: Object.entries(languages).map(([code, text]) => ({ code, phrases: phrasesOf(folded(text)) })),
    others: phrasesOf(folded(words.others)),
    past: phrasesOf(folded(words.past)),
    closed: phrasesOf(folded(words.closed)),
    possible: phrasesOf(folded(words.possible)),
    left: phrasesOf(folded(words.left)),
    ago: phrasesOf(folded(words.ago)),
    answerIn: words.answerIn,
    inLanguage: setOf(words.inLanguage),
    politely: setOf(words.politely),
    about: readLine(about),
    ofSubject: readLine(ofSubject),
    inSubject: readLine(inSubject),
    asks: setOf(folded(words.asks)),
    asksBy: words.asksBy,
    states: setOf(folded(words.states)),
    copulas: setOf(folded(words.copulas)),
    plain,
    isTopical,
    isExact,
    /** How many letters of a word the longest pattern of a topic has that it begins or ends with; 0: none. */
    lengthOf: (word: string): number =>
      Math.max(
        0,
        ...Array.from(word.slice(0, LONGEST_MISTYPED), (_, at) =>
          stems.has(word.slice(0, at + 1)) ? at + 1 : 0,
        ),
        ...ends.map((end) => (word.endsWith(end) ? end.length : 0)),
      ),
    mended,
    isSlip: (word: string): boolean => meant(word) !== undefined,
    unglued,
    /** The topic that the folded words ask for the most. */
    topicOf: (said: readonly string[]): Scored<Topic> | undefined => {
      // "Kerkeekö" begins like a listed word, and is one without its ending; "tenttti" begins like a word, too.
      for (const way of [
        mended,
        unglued,
        (word: string) => (exact.has(word) ? word : (meant(word) ?? word)),
      ]) {
        const [best] = scored(said.map(way));
        if (best) return best;
      }
      return undefined;
    },
  };
}
