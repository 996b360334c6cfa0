/**
 * The words that people type, by what they mean. Each language lists its own in `<language>/words.ts`; features ask for
 * a concept and never for a language.
 */
import { type Inflection, type WordLine as Line, listOf } from './patterns.ts';

/** Beginnings of sentences in one language: sources of regular expressions that end where a word ends. */
export type PhraseSources = readonly string[];

type SubcommandWords =
  | ('find' | 'unit' | 'settings' | 'link' | 'follow' | 'unfollow' | 'following')
  | ('status' | 'compare' | 'week' | 'term' | 'help');
type FindWords =
  | ('courses' | 'theCourses' | 'enrollments' | 'online' | 'which' | 'what' | 'are' | 'lead' | 'open')
  | ('upcoming' | 'closed' | 'credits' | 'atLeast' | 'atMost' | 'above' | 'below' | 'group' | 'not')
  | ('other' | 'than' | 'beside' | 'run' | 'ofRuns' | 'again' | 'first' | 'those');
type FactWords =
  | ('turns' | 'joins' | 'or' | 'it' | 'wonder' | 'without' | 'lacking' | 'skill')
  | ('who' | 'where' | 'when' | 'name');
type PickWords =
  | ('first' | 'second' | 'third' | 'fourth' | 'fifth' | 'last' | 'both' | 'other' | 'one' | 'each')
  | ('two' | 'three' | 'four' | 'five' | 'number' | 'spring' | 'summer' | 'autumn' | 'online')
  | ('lead' | 'beside' | 'meant' | 'not' | 'but' | 'which' | 'foremost');
type LeadWords =
  | ('minute' | 'halfHour' | 'hour' | 'day' | 'week' | 'month')
  | ('half' | 'one' | 'two' | 'three' | 'several' | 'four' | 'five' | 'six' | 'seven' | 'eight' | 'nine')
  | ('ten' | 'twelve' | 'fourteen' | 'and' | 'clock' | 'date')
  | (
      | 'remind'
      | 'snooze'
      | 'me'
      | 'of'
      | 'before'
      | 'ahead'
      | 'at'
      | 'opens'
      | 'closes'
      | 'starts'
      | 'ends'
      | 'exam'
    )
  | ('reminder' | 'oneReminder' | 'set' | 'frame' | 'mine' | 'definite' | 'told');
type TimeWords =
  | ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')
  | ('january' | 'february' | 'march' | 'april' | 'may' | 'june' | 'july' | 'august' | 'september')
  | ('october' | 'november' | 'december' | 'spring' | 'summer' | 'autumn' | 'winter')
  | ('christmas' | 'newYear' | 'epiphany' | 'easter' | 'mayDay' | 'midsummer' | 'independence')
  | ('yesterday' | 'today' | 'tomorrow' | 'overmorrow' | 'week' | 'weekend' | 'month' | 'year' | 'term')
  | ('tonight' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'midnight' | 'am' | 'pm' | 'clock')
  | ('last' | 'this' | 'next' | 'early' | 'middle' | 'late' | 'ahead' | 'later' | 'ago' | 'within')
  | ('after' | 'before' | 'by' | 'from' | 'until' | 'behind' | 'beside' | 'was' | 'which' | 'unknown')
  | ('done' | 'begun' | 'ended' | 'opened' | 'goesOn');
type RoomKind =
  | ('computer' | 'laboratory' | 'studio' | 'meeting' | 'group')
  | ('lecture' | 'work' | 'sport' | 'music' | 'storage' | 'kitchen' | 'lobby');
type SpeltNumber =
  | ('2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '12' | '15')
  | ('20' | '25' | '30' | '40' | '50' | '60' | '100');
type RoomField =
  | 'classroom'
  | 'simulation'
  | 'workshop'
  | 'chemistry'
  | 'physics'
  | 'electrical'
  | 'language';

/** What people type, by topic. A language that has no word for a concept leaves its line empty. */
export interface Typed {
  /** Other words for a subcommand of `/course`. */
  readonly subcommands: Readonly<Record<SubcommandWords, Line>>;
  readonly course: {
    readonly realization: Line;
    /** Words that mean a course unit alone. */
    readonly courseUnit: Line;
    /** "Unit", which also is the university's word for a department. */
    readonly unit: Line;
    readonly enrollment: Line;
    /** Words for enrollment that are written apart. */
    readonly signUp: Line;
    /** What an enrollment window does. A verb that courses do, too, is not among them. */
    readonly opensOrCloses: Line;
    readonly when: Line;
    readonly beginsOrEnds: Line;
    /** Words for a course's dates, or for the course as a whole, beside its name. */
    readonly schedule: Line;
    /** Stands between courses, but may also stand in a name. */
    readonly between: Line;
    /** Ordinary words that hardly stand around a code by chance. */
    readonly command: Line;
  };
  /**
   * `between` may stand between a word and its number ("the unit with the id 12345"), `before` between a number and the
   * word for it; `counted`: several things, "1200 courses" counts them; `number`: "number", "id".
   */
  readonly numbers: Readonly<Record<'between' | 'before' | 'counted' | 'number', Line>>;
  readonly rooms: {
    /** A room or rooms, of any kind. */
    readonly room: Line;
    /** One room: a number behind it is the room's. */
    readonly single: Line;
    /** Rooms of no certain kind. */
    readonly bare: Line;
    /** A building or a campus. */
    readonly place: Line;
    /** A building: its name stands beside it. */
    readonly building: Line;
    /** A building whose name stands before it, and what stands before the name: "the KM building". */
    readonly afterName: Line;
    readonly beforeName: Line;
    /** Stands in names of buildings beside the name itself; without accents. */
    readonly kind: Line;
    /** Stands between filters and filters nothing. */
    readonly connector: Line;
    /** Excludes what follows, or what stands before it. */
    readonly except: Line;
    readonly exceptBefore: Line;
    /** May stand before the next excluded word. */
    readonly alsoExcept: Line;
    readonly limit: Line;
    /** Question words that no list of rooms answers. */
    readonly otherwise: Line;
    /** With these the question is about seats. */
    readonly many: Line;
    /** What a room may be asked for: "free", "today". */
    readonly state: Line;
    /** Asks whether a room is free, or for a booking. */
    readonly booking: Line;
    /** Asks for a person or a reason, which no list of rooms tells. */
    readonly who: Line;
    /** Tells what was, rather than asks. */
    readonly told: Line;
    /** Every building or room. */
    readonly all: Line;
    /** Asks for an order. */
    readonly sort: Line;
    /** Asks for several rooms. */
    readonly several: Line;
    /** The rooms with the most and with the fewest seats. */
    readonly biggest: Line;
    readonly smallest: Line;
  };
  /** Numbers of people in words, in the forms that stand beside them. */
  readonly spelt: Readonly<Record<SpeltNumber, Line>>;
  /** The kinds of rooms, as people and the study API call them: "atk" means a "Digitila", too. */
  readonly roomKinds: Readonly<Record<RoomKind, Line>>;
  /** The same by words that may as well name a course, or any room. */
  readonly roomFields: Readonly<Record<RoomField, Line>>;
  readonly seats: {
    /** Relations, right before the number. */
    readonly atLeast: Line;
    readonly above: Line;
    readonly atMost: Line;
    readonly below: Line;
    readonly exactly: Line;
    /** Two words for `atMost`. */
    readonly upTo: Line;
    /** Turns a relation into its contrary. */
    readonly not: Line;
    /** What is compared with "than". */
    readonly more: Line;
    readonly less: Line;
    readonly than: Line;
    readonly or: Line;
    /** Between a relation and its number: "about 40". */
    readonly about: Line;
    /** Of "at least" and "capacity of". */
    readonly at: Line;
    readonly of: Line;
    /** Before and between two numbers: "between 20 and 40". */
    readonly from: Line;
    readonly to: Line;
    /** Behind two numbers. */
    readonly spanEnd: Line;
    /** Counted things, right behind a number or beside its limit. */
    readonly counted: Line;
    /** Counted things before their limit alone: "capacity of 40". */
    readonly capacity: Line;
    /** Other things that numbers count. */
    readonly otherwise: Line;
    /** Glued to the front of a limit: "seats>=40". */
    readonly glued: Line;
    /** Behind the hyphen of a number: "40-seat". */
    readonly compound: Line;
    /** An ending by which a number means people: "40:lle". */
    readonly forPeople: Line;
  };
  /** `verb` stands before courses; `ofSeveral` asks for a comparison beside several codes, and else for something else. */
  readonly compare: Readonly<Record<'compare' | 'verb' | 'ofSeveral', Line>>;
  /** A week, and what is coming up; `next`: the week after this one. What may stand `beside` asks for nothing else. */
  readonly week: Readonly<Record<'week' | 'next' | 'beside', Line>>;
  /** A term, and a time line; `together`: at the same time; `own`: one's own. */
  readonly term: Readonly<Record<'term' | 'together' | 'own' | 'beside', Line>>;
  /** Settings, and a change of language; `privacy`: the data that is kept of a person. */
  readonly settings: Readonly<Record<'settings' | 'privacy' | 'beside', Line>>;
  /**
   * `turns`: negates or limits, such as "not", "only". `joins`: stands between two questions, `or` between two answers
   * of one. `it`: what was spoken of. `wonder` makes a question of a statement. `without` stands before what is missing,
   * `lacking` behind it, `skill` beside the language that is. `who`, `where`, `when`, `name` ask for a fact by themselves.
   */
  readonly facts: Readonly<Record<FactWords, Line>>;
  /**
   * What stands for one of the courses that were shown: its place in the list, `one` and what it differs by, `both`, `other`.
   * `each` and `two` to `five` are numbers of a series, `number` stands before a digit. `lead` begins a pick, `beside` stands
   * around it. `meant` corrects what was said before, `not` denies a course, `but` stands before the one that is meant. `which` asks for
   * one of them, `foremost` ends such a question.
   */
  readonly picks: Readonly<Record<PickWords, Line>>;
  /**
   * Words that narrow courses. `which` asks for several where they are left out, `are` behind it, `what` does where
   * nothing else is said; `lead` begins any such request. `atLeast` and `atMost` stand before credits, `group` behind a hyphen;
   * `beside` narrows nothing. `theCourses`: certain ones, in one word; `run`: one of a
   * unit, `ofRuns` says of which runs beside it, `again` asks for them by itself. `exists`: begins "is there a course about", `some`: "… in".
   */
  readonly find: Readonly<Record<FindWords, Line>> & Readonly<Record<'exists' | 'some', PhraseSources>>;
  /**
   * How long before something a reminder is to come. `remind`: verbs that ask for one, `me`: for whom; `snooze`: that one
   * comes again. `of`: between a number and its unit; `before`: before what it comes before; `ahead`: alone. `clock`: before
   * an hour or day of a month; `date`: a day or a time. `opens`, `closes`: enrollment; `starts`, `ends`: the course, or
   * enrollment where that is named; `exam`: also lessons and assignments; `at`: before such a moment. `reminder`: nouns, in
   * every form, `oneReminder`: those that ask for one; `set`: verbs that ask for what the noun says, `frame`: around them;
   * `mine`, `definite`: before reminders that there are. `told`: begins what asks or tells of reminders, or two words in it.
   */
  readonly lead: Readonly<Record<LeadWords, Line>>;
  /**
   * Times. `last`, `this` and `next` stand before one, `early`, `middle` and `late` say which part of one. `ahead` stands
   * before an amount, `later` and `ago` behind it. `after` to `until` say how a time limits, `behind` which of them stand
   * behind it; `beside` may stand before it. `was` tells of the past, `done` to `goesOn` of what has happened or goes on, `which` asks for a time itself, `unknown`: times that
   * are not known here.
   */
  readonly times: Readonly<Record<TimeWords, Line>>;
  /**
   * Begins a person's word that they have enrolled, or have not, and questions whether they have, or follow, and when a
   * reminder comes; `beside` may stand before and behind it. `first`: which of several comes first.
   */
  readonly enrolled: Readonly<
    Record<'done' | 'not' | 'ifEnrolled' | 'ifFollowed' | 'nextReminder', PhraseSources>
  > &
    Readonly<Record<'beside' | 'first', Line>>;
  /** `link` to `undo` begin wishes that a command or a button carries out, and no question. */
  readonly help: Readonly<
    Record<'link' | 'unlink' | 'remind' | 'weekly' | 'setUp' | 'undo', PhraseSources>
  > & {
    readonly help: Line;
    /** What commands on the usage page do, beside settings. */
    readonly topics: Line;
    /** "What can you do?" and "who are you?", as whole questions. */
    readonly who: PhraseSources;
    readonly greeting: Line;
    readonly thanks: Line;
    /** Says that one has heard, and asks nothing. */
    readonly smallTalk: Line;
    /** May stand beside topics, greetings and thanks. */
    readonly beside: Line;
  };
  readonly follow: {
    /** Before a request. */
    readonly courtesy: Line;
    readonly please: Line;
    /** May lead in a request: no statements, and no questions whether one may follow. */
    readonly lead: PhraseSources;
    /** Begins a question how to stop. */
    readonly howTo: PhraseSources;
    /** First words of requests to follow or to stop that are long enough to be known with a slip. */
    readonly verbs: Line;
    /** Begins a request to follow. */
    readonly begin: PhraseSources;
    /** Begins a request to follow a course by its name. */
    readonly beginName: PhraseSources;
    /** Begins a request that something should stop; what should follows. */
    readonly end: PhraseSources;
    /** The first word of such a request where it says that something is not wanted. */
    readonly negated: Line;
    /** Whole requests to stop that do not say what. */
    readonly endAlone: PhraseSources;
    readonly all: Line;
    /** May stand beside "all". */
    readonly ofAll: Line;
    /** A time or kind of reminder. */
    readonly ofSome: Line;
    /** Stands beside a code and does not change the request. */
    readonly plain: Line;
    /** Stands before a day or a time. */
    readonly time: Line;
    /** Prepositions: a request that ends with one has lost a mention. */
    readonly leadsOn: Line;
    /** Verbs that end something; it takes a word for following beside them to say what. */
    readonly enders: Line;
    /** Verbs that end following by themselves. */
    readonly endersAlone: Line;
    /** Such verbs that mean nothing else. */
    readonly silencers: Line;
    /** Ends something where it comes last: "project reminders off". */
    readonly off: Line;
    /** Following and reminding, in every form. */
    readonly following: Line;
    readonly negations: Line;
    /** Stands in a request beside the name of a course. */
    readonly besideName: Line;
    /** Behind `/course stop`: only repeats what should end. */
    readonly repeated: Line;
    /** Excludes the codes beside it. */
    readonly except: Line;
    /** One's own, or here. */
    readonly own: Line;
    readonly follows: Line;
    /** Beside a unit's or group's code: its new runs. */
    readonly newRuns: Line;
    /** Only speaks of following. */
    readonly followingVerb: Line;
    readonly what: Line;
    /** What others follow, and what one may or should. */
    readonly ofOthers: Line;
    /** Questions for one's follows. */
    readonly ownCourses: PhraseSources;
    readonly how: Line;
  };
}

/** What a person may want of a command, by any of the words for it. */
export type Meant =
  | 'follow'
  | 'unfollow'
  | 'following'
  | 'status'
  | 'compare'
  | 'week'
  | 'term'
  | 'link'
  | 'unlink'
  | 'settings'
  | 'enrollment'
  | 'rooms'
  | 'show';

/**
 * The words of one language. A word that two languages list is evidence for neither, so lists need not leave it out.
 */
export interface LanguageWords extends Typed {
  readonly inflection: Inflection;
  /** Question words in every form, pronouns, conjunctions and other words that hold a sentence together. */
  readonly grammar: ReadonlySet<string>;
  /** Ordinary speech, which names nothing. */
  readonly ordinary: ReadonlySet<string>;
  /** Beginnings of ordinary words with too many forms and compounds to list. */
  readonly ordinaryBeginnings: readonly string[];
  /** Small words that another language shares: no evidence for a language, but no names either. */
  readonly shared: ReadonlySet<string>;
  /** Words and abbreviations that speakers of other languages write, too. */
  readonly international: ReadonlySet<string>;
  /** Other words of this app's subject: they tell the language, but may stand in names. */
  readonly subject: ReadonlySet<string>;
  readonly subjectBeginnings: readonly string[];
  /**
   * What people type for a command, beside its names; `_` joins words. `show`: words that only ask for an answer.
   */
  readonly commands: Readonly<Record<Meant, readonly string[]>>;
  /** Requests to follow or to stop in an unusual order of words, as one in the usual order. */
  readonly rewrites: readonly (readonly [RegExp, string])[];
  /** Compounds that name a kind of thing. */
  readonly compounds: RegExp;
  /** What is glued to question words: "milloinkohan". */
  readonly clitics: RegExp;
  /** Endings behind an apostrophe or a colon, with that sign: `TX00EY23-3015's`, `78025:ssä`. */
  readonly attached: RegExp;
  /** Forms and spellings that are likely in this language and unlikely in the others, each with its weight. */
  readonly patterns: readonly (readonly [RegExp, number])[];
}

/** The words of a text, as a set. */
export const setOf = (words: string): ReadonlySet<string> => new Set(listOf(words));
