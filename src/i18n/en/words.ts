/** English, as people type it. */

import type { BasicForms } from '../basic-forms.ts';
import { type Inflection, listOf, saying, setOf } from '../patterns.ts';
import type { TopicWords } from '../topics.ts';
import { enBasicForms } from './basic-forms.ts';

/** What people type, by topic. A language that has no word for a concept leaves its line empty. */
export const concepts = {
  /** Other words for a subcommand of `/course`. */
  subcommands: {
    find: 'search',
    unit: 'units course-unit courseunit',
    settings: '',
    link: '',
    follow: 'remind',
    unfollow: 'stop',
    following: 'following follows list',
    status: 'status',
    compare: '',
    week: 'week',
    lessons: 'lesson classes lectures',
    today: '',
    tomorrow: '',
    term: 'semester',
    help: '',
  },
  course: {
    /** Words of such questions that name nothing. */
    ofLate: 'missed forgot apply belatedly late afterwards enrolling registering allowed accepted',
    /** Asks whether one may enroll late, and not whether enrollment opened late; with other words around. */
    late: [
      '(?:.* )?(?:late|belated|delayed|after-deadline) (?:enrol\\w*|registration|sign up|signup|admission)(?: .*)?',
      '(?!.* open\\w* late)(?:.* )?(?:enrol\\w*|register|registering|sign up|signing up|join|get in|get into|apply) (?:\\S+ ){0,4}?(?:late|afterwards|belatedly|after (?:the )?(?:deadline|enrol\\w*|registration))(?: .*)?',
      '(?:.* )?(?:missed|forgot|too late for|late for)(?: \\S+){0,3} (?:enrol\\w*|registration|deadline|register|sign up)(?: .*)? (?:can|could|may|possible|anyway|still|what|how|chance)(?: .*)?',
      '(?:.* )?(?:enrol\\w*|registration|deadline) (?:(?:is|was|has|s|already|just) )+(?:over|closed|ended|passed|gone)(?: .*)? (?:still|anyway|late)(?: .*)?',
    ],
    realization: 'course* realization* realisation* implementation*',
    /** Words that mean a course unit alone. */
    courseUnit: 'course{,-}unit{,s}',
    /** "Unit", which also is the university's word for a department. */
    unit: 'unit units',
    enrollment: 'enrol* register{,s,ed,ing} registration{,s} sign{,-}up{,s}',
    /** Words for enrollment that are written apart. */
    signUp: 'sign_up signing_up',
    /** What an enrollment window does. A verb that courses do, too, is not among them. */
    opensOrCloses: 'open{,s,ed,ing} close{,s,d} closing deadline{,s}',
    when: 'when',
    /** Words for a course's dates, or for the course as a whole, beside its name. */
    schedule:
      'schedule{,s} timetable{,s} date{,s} time{,s} info information detail{,s} overview card show tell about more else',
    beginsOrEnds: 'start{,s} begin{,s} end{,s} finish{,es} open{,s} close{,s}',
    /** Stands between courses, but may also stand in a name. */
    between: 'and with to or',
    /** Ordinary words that hardly stand around a code by chance. */
    command: 'unit units help hello follow remind reminders',
  },
  /**
   * `between` may stand between a word and its number ("the unit with the id 12345"), `before` between a number and the
   * word for it; `counted`: several things, "1200 courses" counts them; `number`: "number", "id".
   */
  numbers: {
    between: 'id ids number numbers no nr and or is are a an the called with having whose s t',
    before: 'a an the is',
    counted: 'courses units realizations realisations buildings',
    number: 'id code number nr no',
  },
  rooms: {
    /** Behind rooms that were shown: until when they are free, what stands in them, the one in a place of the list, # , how to book, and small ones. */
    untilWhen: [
      saying(
        'how long|until when|till when|til when|until what time|for how long',
        'and|ok|so|but|is|are|it|they|that|this|the|room|one|free|available|empty|open|can|could|i|we|have|use|stay|there|then|for|in|be|will',
      ),
    ],
    kit: [
      saying(
        'screens?|projectors?|whiteboards?|blackboards?|smartboards?|tv|tvs|monitors?|displays?|beamers?|camera|cameras|video|webcam|speakers|microphones?|hdmi|equipment|equipped|printers?|air conditioning|sockets?|plugs',
        'anything|any|one|ones|something|some|a|an|room|rooms|do|does|is|are|there|has|have|having|they|it|that|those|these|which|what|of|them|the|with|in|first|got|need|needs|we|i|and|or|good|big|working|inside|all|also|conferencing|conference|where',
      ),
    ],
    pick: [
      saying(
        '#',
        'how|do|does|can|could|would|i|we|you|book|reserve|take|get|want|like|need|show|tell|more|about|me|is|the|that|one|room|ok|and|so|please|pls|it|of|them|those|then|for|us|free|what|open|details|thanks|ll|d|to',
      ),
    ],
    book: [
      saying(
        'book|reserve|booking|reservation',
        'how|where|do|does|can|could|would|i|we|one|you|it|that|this|room|the|a|make|is|ok|and|so|please|pls|to|want|like|then|for|me|us|now',
      ),
    ],
    small: [
      saying('small|tiny|little', 'only|just|show|me|the|ones|one|rooms|any|please|is|there|something|a'),
    ],
    /** A room or rooms, of any kind. */
    room: '{,class}room{,s} space{,s} {,lecture,lecture-}hall{,s} lab{,s} laborator{y,ies} studios auditorium{,s} auditoria rm rms',
    /** One room: a number behind it is the room's. */
    single: '{,class}room space {,lecture,lecture-}hall lab auditorium',
    /** Rooms of no certain kind. */
    bare: 'room{,s} space{,s}',
    /** A building or a campus. */
    place: 'building* campus* house',
    /** A building: its name stands beside it. */
    building: 'building*',
    /** A building whose name stands before it, and what stands before the name: "the KM building". */
    afterName: 'building',
    beforeName: 'the',
    /** Stands in names of buildings beside the name itself; without accents. */
    kind: 'campus unit{,s} building{,s} house{,s}',
    /** Stands between filters and filters nothing. */
    connector: 'and with in for of at least from on inside',
    /** Excludes what follows, or what stands before it. */
    except:
      'not except without excluding outside and_no but_no with_no t_have dont_have doesnt_have other_than elsewhere_than all_but anywhere_but everywhere_but building_than buildings_than',
    exceptBefore: '',
    /** Excludes a kind of rooms that follows, and nothing else. */
    exceptKind: 'no',
    /** May stand before the next excluded word. */
    alsoExcept: 'and or nor any a an the',
    limit: 'most max min',
    /** Question words that no list of rooms answers. */
    otherwise: 'when who why how',
    /** With these the question is about seats. */
    many: 'many big large small',
    /** Asks whether a room is free, or for a booking. */
    booking:
      'free available vacant unoccupied occupied empty taken book{,s,ed,ing,able} reserv* busy in_use being_used',
    /** Asks whether a room is in use, so that its yes is a no to the others. */
    taken: 'occupied taken booked reserved full busy in_use being_used',
    /** Asks whether a room is in use, in a question for yes or no that names the room. */
    goingOn:
      'class classes lesson lecture teaching event exam meeting someone anyone something anything going_on use using used',
    /** Asks for a place to work, with words for a place beside; what else may stand beside, and how rooms for that are called. */
    workplace: 'study studying work working read reading revise write concentrate focus sit quiet silent',
    somewhere: 'where wheres somewhere anywhere place places spot spots',
    besideWork: 'can could need want s',
    workroom: 'study',
    /** Asks for a booking, to which a time without one is no yes. */
    toBook: 'book booking bookable reserve reservation',
    now: 'now currently right_now rn atm the_moment',
    /** Short names of days that are words of another language where no hours stand beside them. */
    shortThursday: '',
    shortSaturday: '',
    /** For how long, where that is one hour; hours in words, which need no word for the clock. */
    anHour: 'hour-long',
    halfTo: '',
    halfPast: 'half_past',
    afterThat: 'after_that afterwards after_it',
    same: 'same_room that_room same_one',
    hourFrom: '',
    hourTo: '',
    byItself: '',
    /** Asks for a person or a reason, which no list of rooms tells. */
    who: 'who whos whose whom why',
    /** Tells what was, rather than asks. */
    told: 'was were',
    /** Every building or room. */
    all: 'all every each everything everywhere anything anywhere',
    /** Asks for an order. */
    sort: 'sort sorted order ordered',
    /** Asks for several rooms. */
    several: 'all any some rooms classrooms spaces {,lecture,lecture-}halls labs auditoriums',
    /** The rooms with the most and with the fewest seats. */
    biggest: 'biggest largest',
    smallest: 'smallest',
    /** The same beside rooms that were shown before. */
    bigger: 'bigger larger more_seats more_space more_room',
    smaller: 'smaller fewer_seats less_space',
    /** Begins a question that goes on from the last one: "and", "only", "the same". */
    again: 'and but or only just same instead what_about how_about',
    /** Asks how to get to a building. */
    way: 'get_to getting_to got_to go_to way_to reach address directions route map parking located situated',
  },
  /** Asks which buildings there are: `several` of them, and what may stand `beside` that. */
  buildings: {
    several: 'buildings campuses houses',
    beside: `which what whats wat any list show find all are is give there do does you u know have has the at of our your university us me we please here exist many how every can i see choose from offer got and`,
  },
  /** The kinds of rooms, as people and the study API call them: "atk" means a "Digitila", too. */
  roomKinds: {
    computer: 'computer{,s} pc{,s} computing it-lab{,s}',
    laboratory: 'lab{,s} laborator{y,ies}',
    studio: 'studio{,s}',
    meeting: 'meeting{,s} conference{,s}',
    group: 'group{,s} groupwork group_work small_group small_groups team teamwork team_work',
    lecture: 'lecture{,s} auditorium{,s} auditoria',
    work: 'workspace{,s} study silent quiet',
    sport: 'gym{,s} sport{,s}',
    music: 'music rehearsal concert{,s}',
    storage: 'storage storeroom{,s}',
    kitchen: 'kitchen{,s} kitchenette{,s}',
    lobby: 'lobby lobbies foyer{,s}',
  },
  /** The same by words that may as well name a course, or any room. */
  roomFields: {
    classroom: 'class classroom{,s}',
    theory: 'theory',
    groupWork: 'groupwork group_work teamwork team_work',
    smallGroup: 'small_group small_groups',
    simulation: 'simulation{,s} simulator{,s}',
    workshop: 'workshop{,s}',
    chemistry: 'chemistry chemical',
    physics: 'physics',
    electrical: 'electrical electricity electronics',
    language: 'language{,s}',
  },
  seats: {
    /** Relations, right before the number: in one word or two. */
    atLeast: 'least min minimum for seat seats fit fits hold holds capacity we_are',
    above: 'over above',
    atMost: 'most max maximum up_to',
    below: 'under below',
    exactly: 'exactly',
    /** Turns a relation into its contrary. */
    not: 'no not t dont aren arent isn isnt without',
    /** What is compared with "than". */
    more: 'more* bigger* larger* greater* higher* over*',
    less: 'less* fewer* smaller* lower* under*',
    than: 'than',
    or: 'or',
    /** Between a relation and its number: "about 40". */
    about: 'of about around',
    /** Of "at least" and "capacity of". */
    at: 'at',
    of: 'of',
    /** Before and between two numbers: "between 20 and 40". */
    from: 'between from',
    to: 'and to',
    /** Behind two numbers. */
    spanEnd: '',
    /** Counted things, right behind a number or beside its limit. */
    counted: 'pers seat seats place places people persons students participants attendees pax ppl',
    /** Counted things before their limit alone: "capacity of 40". */
    capacity: 'capacity',
    /** Other things that numbers count. */
    otherwise: 'hour{,s} hr{,s} minut* day{,s} week{,s} m2 sqm meter{,s} metre{,s} floor{,s}',
    /** Glued to the front of a limit: "seats>=40". */
    glued: 'seats',
    /** Behind the hyphen of a number: "40-seat". */
    compound: 'seat* person*',
    /** An ending by which a number means people: "40:lle". */
    forPeople: '',
  },
  /** Hours of the day in words. */
  hours: {
    '1': 'one',
    '2': 'two',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
    '9': 'nine',
    '10': 'ten',
    '11': 'eleven',
    '12': 'twelve',
  },
  /** Numbers of people in words, in the forms that stand beside them. */
  spelt: {
    '2': 'two',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
    '9': 'nine',
    '10': 'ten',
    '12': 'twelve dozen',
    '15': 'fifteen',
    '20': 'twenty',
    '25': 'twenty-five',
    '30': 'thirty',
    '40': 'forty',
    '50': 'fifty',
    '60': 'sixty',
    '100': 'hundred',
  },
  /** `verb` stands before courses; `ofSeveral` asks for a comparison beside several codes, and else for something else; `overlaps` asks whether they are at the same time. */
  compare: {
    compare: 'compar*',
    verb: 'compare',
    ofSeveral: 'differ* overlap* clash* vs versus',
    overlaps: 'overlap* clash* collid* conflict* simultaneous* same_time same_day',
  },
  /** Where a card is to be sent: its button shares it, and no words do. */
  share: {
    channel: 'channel{,s}',
  },
  /** A calendar of one's own; what may stand `beside` asks to have something there. */
  calendar: {
    calendar: 'calendar{,s} ical ics icalendar gcal',
    beside:
      'add put get create sync synchronise synchronize subscribe subscription export import connect link feed url address file download google outlook apple phone',
  },
  /** A week, and what is coming up; `next`: the week after this one, but not before `seven` `days`. What may stand `beside` asks for nothing else. */
  /** Lessons, and what shows them. */
  lessons: {
    nextTime: 'next_time',
    lesson: 'lesson{,s} class{,es} lecture{,s} timetable{,s} schedule{,s} teaching school',
    /** Has no lessons, and has some; `amI`: asks that of oneself, in one word; `onDay`: asks what there is, beside a day, `roomOnDay` for the room; `meet`: asks when a group does so next; `show`: wishes for a list; `timetable`: the list, where nothing else is said; `changed`: said of some; `have`: that one has lessons of a course; `many` asks for their number, `left` for that of those to come. */
    free: 'free off',
    busy: 'busy',
    time: 'time times hours gap{,s}',
    timetable: 'timetable schedule',
    changed: 'cancelled canceled moved changed changes',
    have: 'have has had got',
    show: 'show tell send give list',
    many: 'many',
    left: 'left remaining remain remains more still',
    amI: '',
    onDay: ['(?:what|whats)(?: (?:is|s|on|happening|up|there|going|do|we|have|got))*'],
    roomOnDay: [
      '(?:which|what) (?:class)?room(?: (?:do|are|we|go|in|to|is|it))*',
      '(?:which|what) (?:class)?rooms(?: (?:do|are|we|i|have|got|in|go|to))* (?:we|i)(?: (?:have|got|in|go|to))*',
    ],
    meet: ['when (?:do|are|will) we (?:next )?meet(?:ing)?(?: next| again| next time)?'],
  },
  week: {
    week: 'week weeks weekly upcoming coming ahead',
    next: 'next',
    seven: 'seven 7',
    days: 'days',
    beside: `from ones those seven 7 within what whats s is any anyone due todo soon reminders are there anything something going happens happening happen happened up on this the in for next coming days
      of during due deadlines deadline dates date open opens opening close closes closing start starts starting end ends ending
      begin begins enrollment enrolment enrollments registration my our me us i we you do does have has got course courses
      show tell list give remind please pls now here followed following follow which when and or any agenda overview plan
      schedule looks look like rn`,
  },
  /** A term, and a time line; `together`: at the same time; `own`: one's own. */
  term: {
    term: 'term terms semester semesters timeline',
    together:
      'overlap overlaps overlapping clash clashes clashing collide collides conflict conflicts simultaneous simultaneously same',
    own: 'my mine our i we me us',
    beside: `do does are is will have has any some of the a an on at with each other another one time times which what
      whats how s this next in show tell see give look looks like please pls can could you now for followed following follow all
      many much credits credit ects it they them these those courses' to and or dates line run runs running there got ever sometimes two both`,
  },
  /**
   * Settings, and a change of language; `privacy`: the data that is kept of a person. Whole questions: `sees` who sees what is
   * asked, `reads` whether messages are read or kept, `keeps` what is kept, `runs` who runs the app,
   * `ai` whether it is one, `means` what a realization is, `changers` who may change a channel. `alone`, `menu`: one's own settings, where nothing else is said; `speaks` wishes for a language from now on, `quiet` for
   * quiet hours (`#`: the two times), `until` stands between two times, `noQuiet` for none, `weekly` for an overview of each week, `noWeekly` for none any more, `daily` for the lessons of each day (`#`: the time), `noDaily` for none of these; `erases` a wish that what is kept of oneself be erased.
   */
  settings: {
    settings: 'settings preferences language quiet_hours quiet_time',
    privacy: 'data privacy gdpr my_data store stored storing about_me about_us',
    beside: `export download quiet hours time when my me i you do does can could how what which where is are the to in from about have has know keep kept store of on
      please change set choose switch show see find open erase delete remove forget all personal your english finnish
      swedish u it this that personal`,
    menu: ['daily(?: overview| summary)?', 'reset(?: my)?(?: settings)?'],
    alone: 'reminders notifications alerts reminder_settings notification_settings',
    keeps: [
      'what(?: (?:else|all|data|info|information|kind|sort|of|exactly))* (?:do|does|are|is) (?:you|u|coursebell|the bot|this bot)(?: (?:also|actually|really))* (?:keep|keeping|store|storing|save|saving|remember|collect|collecting)(?: (?:about|of|on|from|me|us|people|students|users))*',
      'what (?:data|info|information) (?:is|gets) (?:kept|stored|saved|collected)(?: (?:about|of|on|me|us|people|users))*',
    ],
    runs: [
      'who (?:runs|run|made|makes|built|owns|operates|maintains|develops|developed|created|hosts|manages|administers|programmed|coded|wrote) (?:you|u|(?:this |the )?(?:bot|app|coursebell))',
      'who(?: (?:has|have|had|actually|is it that))*(?= .*(?:you|u|this|it|bot|app|coursebell|thing)(?: |$))(?: (?:installed|install|added|add|deployed|deploy|configured|configure|introduced|brought|invited|invite|set|setup|put))(?: (?:you|u|this|it|the|bot|app|coursebell|thing|up|here|in|into|to|on|our|slack|workspace|channel|team|server))+',
      'who (?:is|s|are|stands?)(?: the (?:people|person|team))? (?:behind|responsible for|in charge of) (?:you|u|(?:this |the )?(?:bot|app|coursebell))',
    ],
    ai: [
      '(?:are|r) (?:you|u) (?:actually |really |just )?(?:an? )?(?:ai|robot|bot|human|person|real|chatgpt|gpt|llm|machine|artificial intelligence|language model|real person|human being)(?: (?:or|an?|human|bot|person|robot|machine|ai|real))*',
      '(?:is|was) (?:this|it|coursebell|the bot|this bot) (?:an? )?(?:ai|bot|robot|chatgpt|gpt|llm|artificial intelligence|language model)(?: (?:bot|thing))?',
      '(?:do|does) (?:you|u|coursebell|the bot|this bot|it) (?:use|run on) (?:ai|an ai|chatgpt|gpt|an llm|llms?|artificial intelligence|a language model)',
      'what (?:ai|model|llm|language model) (?:are you|do you use|is this)',
    ],
    means: [
      'what(?: (?:is|are|s|does|do))+ (?:an? |the )?(?:course )?(?:realizations?|realisations?)(?: mean)?',
      '(?:what|whats)(?: (?:is|s|are))?(?: the)? differences? between(?: (?:an?|the|and|vs|course|courses|units?|realizations?|realisations?|implementations?|runs?))+',
      '(?:a |the )?(?:course|course unit|unit|realization|realisation|implementation)s? (?:vs|versus)(?: (?:an?|the|course|units?|realizations?|realisations?|implementations?|runs?))+',
      'how (?:does|do|is|are)(?: (?:an?|the))? (?:realizations?|realisations?|implementations?) (?:differ|different)(?: (?:from|than|to|an?|the|course|courses|units?))+',
    ],
    changers: [
      'who (?:can|may|could|is allowed to|has the right to|gets to|is able to) (?:change|set|edit|configure|manage)(?: (?:the|this|that|your|our|what|it|in|of|for|here|s|channel|channels|settings?|reminders?|language|things))*',
    ],
    speaks: [
      '(?:please |pls |from now on )*(?:always )?(?:speak|talk|answer always|reply always)(?: (?:to me|with me|me|in|only|always|please|pls|english|finnish|swedish|from now on))+',
      '(?:please |pls )?(?:always (?:answer|reply|write)|from now on (?:answer|reply|write|speak))(?: (?:to me|me|in|only|please|pls|english|finnish|swedish))+',
      '(?:please |pls )?(?:switch|change|set)(?: (?:the|your|my|language|over|to|into|in|english|finnish|swedish|please|pls))+',
    ],
    /** What may be left of a wish for a language that holds from now on. */
    fromNow: [
      '(?:to me |with me |in |only )*(?:from now on|from here on|always|in (?:the )?future)(?: please| pls)?',
    ],
    quietHours: 'quiet_hours quiet_time silent_hours dnd',
    until: 'to until till and',
    quiet: [
      '(?:please |can you |could you )?(?:set |change |make |put |use )?(?:my |the )?(?:quiet hours|quiet time|do not disturb|dnd)(?: (?:to|from|at|be|between|are|is))* #(?: please| o’clock)?',
      "(?:please )?(?:don’t|dont|do not|don't|never) (?:disturb|bother|message|remind|write to|wake) me(?: (?:between|from|at))* #(?: please)?",
      'no (?:messages|reminders|notifications)(?: please)?(?: (?:between|from|at))* #(?: please)?',
      "(?:please )?(?:don’t|dont|do not|don't|never) (?:send|post|write)(?: (?:to|me|us|any|anything|messages|reminders|notifications|between|from|at))* #(?: please)?",
      "(?:i )?(?:don’t|dont|do not|don't) want(?: (?:any|to|get|receive))* (?:messages|reminders|notifications)(?: (?:between|from|at))* #(?: please)?",
      "(?:please )?(?:(?:between|from) )?# (?:no|(?:don’t|dont|do not|don't|never) (?:send|post)(?: me)?(?: any)?) (?:messages|reminders|notifications|anything)(?: please)?",
      '(?:please )?(?:be |stay |keep )(?:quiet|silent)(?: (?:between|from|at))* #(?: please)?',
    ],
    /** Wishes for quiet that lasts until a time, # , or that is for some days alone: there is none of either. */
    quietOnce: [
      '(?:please |pls |can you |could you )*(?:mute|silence|pause|(?:be |stay |keep )?(?:quiet|silent)|no (?:messages|reminders|notifications)|(?:don t|dont|do not) (?:disturb|bother|message|remind|write to)(?: me)?)(?: (?:me|everything|all|it|yourself|reminders|notifications|messages))*(?: (?:until|till|til|to|before))? #(?: (?:tomorrow|today|please|pls|in the morning|thanks))*',
    ],
    quietDays: [
      '(?:please |pls )?(?:no (?:messages|reminders|notifications|pings)|(?:don t|dont|do not|never) (?:disturb|bother|message|remind|notify|ping|send|write)(?: (?:me|to|us|anything|any|messages|reminders|notifications))*|(?:mute|pause|silence|quiet|quiet hours|be quiet)(?: (?:me|everything|reminders|notifications|messages))*)(?: (?:at all|please))*(?: (?:on|at|during|over|for|every|the|my|on the))* (?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:and|or) (?:mon|tues|wednes|thurs|fri|satur|sun)days?)*|holidays?|vacations?|weekdays)(?: (?:please|pls|thanks))*',
    ],
    noQuiet: [
      '(?:turn off|switch off|remove|no|delete|stop)(?: (?:my|the|any))?(?: quiet hours| quiet time| do not disturb| dnd)(?: please| any more)?',
      '(?:quiet hours|quiet time|do not disturb|dnd) off',
    ],
    weekly: [
      '(?=.*(?:weekly|every week|each week|every monday|each monday|on mondays|mondays))(?!.*channel)(?=.*(?:overview|summar(?:y|ies)|digest|update|roundup|recap))(?=(?:please |pls |can you |could you )*(?:send|give|post|share|put|start|enable|turn|switch|get|drop|schedule) |(?:a |the )?weekly .*mondays?)(?:please|pls|can|could|would|you|send|give|post|share|put|start|enable|turn|switch|on|get|drop|schedule|me|us|a|an|the|our|your|my|this|here|channel|to|in|into|of|for|weeks|weekly|week|overview|overviews|summary|summaries|digest|digests|update|updates|roundup|recap|every|each|monday|mondays|morning|instead)(?: (?:please|pls|can|could|would|you|send|give|post|share|put|start|enable|turn|switch|on|get|drop|schedule|me|us|a|an|the|our|your|my|this|here|channel|to|in|into|of|for|weeks|weekly|week|overview|overviews|summary|summaries|digest|digests|update|updates|roundup|recap|every|each|monday|mondays|morning|instead))*',
      '(?:please )?(?:send|give|post|start|enable|turn on)(?: me| us)? (?:a |an |the |your )?weekly (?:overview|summary|digest|update)s?(?: (?:on|every|each) mondays?)?(?: please)?',
      '(?:please )?(?:send|give|post)(?: me| us)? (?:a |an |the )?(?:overview|summary|digest|update)s? (?:(?:on|every|each) mondays?|every week|each week|weekly|once a week)(?: please)?',
      'weekly (?:overview|summary|digest)(?: (?:on|every|each) mondays?)(?: please)?',

      '(?:please )?(?:remind|tell|send|show|message|notify|ping)(?: me| us)?(?: of| about)?(?: (?:every|each) (?:monday|week)(?: morning)?| on mondays| on monday(?= what)| weekly| once a week)(?: (?:what|whats|of|about|is|s|are|the|coming|comes|up|next|due|happening|on|deadlines|enrollments?|week|this|my|courses))*',
      '(?:every|each) (?:monday|week)(?: morning)?(?: please)? (?:remind|tell|send|show|message)(?: me| us)?(?: (?:what|whats|of|about|is|s|are|the|coming|comes|up|next|due|happening|on|deadlines|enrollments?|week|this|my|courses))*',
    ],
    /** Whole wishes to link a channel, or not to, with # for the code. */
    linkHere: [
      '(?:please |pls |can you |could you |would you )*(?:link|connect|attach|bind|assign|tie) (?:this |the |our )?channel (?:to|with) (?:the )?(?:course |realization )?#(?: please| pls| thanks)*',
      '(?:please |pls |can you |could you |would you )*(?:link|connect|attach|bind|assign|tie) (?:the )?(?:course |realization )?# (?:to|with) (?:this |the |our )?channel(?: please| pls| thanks)*',
    ],
    unlinkHere: [
      '(?:please |pls |can you |could you )*(?:unlink|disconnect|unbind|detach) (?:this |the |our )?channel(?: from(?: the)?(?: course)?(?: #)?)?(?: please| pls| thanks)*',
      '(?:please |pls |can you |could you )*(?:remove|delete|drop) (?:the |this |our )?(?:channel s |channels )?link(?: to #)?(?: please| pls| thanks)*',
    ],
    /** An overview of each week; `weeklyOverview` says the week, too, and `overviewBeside` may stand beside it. */
    overview: 'overview{,s} summar{y,ies} digest{,s} roundup{,s} recap{,s} coming upcoming',
    weeklyOverview: '',
    overviewBeside: `every each on the a an this our here in to into channel please pls can could would you post send give show put share what whats
      is s are of us me we i d want wanted like have it instead rather than not no up week weeks weekly morning for course courses get let remove
      stop end delete cancel move change switch thanks thank and but from now then all everyone team group does do will come comes when`,
    noWeekly: [
      '(?:please )?(?:stop|end|cancel|disable|turn off|switch off|no more)(?: sending(?: me)?)?(?: (?:the|my|your))? (?:weekly|monday|mondays) (?:overview|summary|digest|update|message)s?(?: please)?',
      '(?:no|dont send(?: me)?(?: the| a)?) weekly (?:overview|summary|digest|update)s?(?: any ?more)?(?: please)?',
    ],
    daily: [
      '(?=(?:please |pls |can you |could you )*(?:send|give|tell|show|post|remind|message|ping|start|enable|turn|switch|set) )(?=.*(?:(?:lessons|classes|lectures|timetable|schedule)|daily overview|daily summary))(?=.*(?:every (?:morning|day|weekday)|each (?:morning|day|weekday)|daily|mornings))(?:please|pls|can|could|you|send|give|tell|show|post|remind|message|ping|start|enable|turn|switch|set|me|us|my|the|our|a|of|about|for|with|what|which|i|we|have|todays|today|days|day|daily|lessons|classes|lectures|timetable|schedule|overview|summary|every|each|morning|mornings|weekday|in|on|at|by|around|is|are|oclock|#)(?: (?:please|send|give|tell|show|post|remind|message|ping|start|enable|turn|switch|set|me|us|my|the|our|a|of|about|for|with|what|which|where|when|i|we|have|todays|today|days|day|daily|lessons|classes|lectures|timetable|schedule|overview|summary|every|each|morning|mornings|weekday|in|on|at|by|around|is|are|oclock|#))*',
      '(?=(?:please )?(?:send|post|remind|message|ping) )(?=.*(?:todays|of the day|days) (?:lessons|classes|lectures|timetable|schedule)|.*(?:lessons|classes|lectures|timetable|schedule) (?:of|for) the day)(?=.*#)(?:please|send|give|tell|show|post|remind|message|ping|start|enable|turn|switch|set|me|us|my|the|our|a|of|about|for|with|what|which|i|we|have|todays|today|days|day|daily|lessons|classes|lectures|timetable|schedule|overview|summary|every|each|morning|mornings|weekday|in|on|at|by|around|is|are|oclock|#)(?: (?:please|send|give|tell|show|post|remind|message|ping|start|enable|turn|switch|set|me|us|my|the|our|a|of|about|for|with|what|which|i|we|have|todays|today|days|day|daily|lessons|classes|lectures|timetable|schedule|overview|summary|every|each|morning|mornings|weekday|in|on|at|by|around|is|are|oclock|#))*',
    ],
    noDaily: [
      '(?:please |pls |can you |could you )*(?:(?:turn|switch|shut)(?: (?:the|my|all|daily))* (?:lessons|classes|lectures|timetable|lesson messages|lesson overview) off|(?:turn|switch|shut) off(?: (?:the|my|all|daily))* (?:lessons|classes|lectures|timetable|lesson messages|lesson overview)|(?:lessons|classes|lectures) off|no more (?:lessons|classes|lectures))(?: (?:please|pls|thanks))*',
      '(?=(?:.* )?(?:stop|no more|dont|do not|turn off|switch off|disable|cancel|end) )(?=.*(?:morning|every day|each day|daily))(?=.*(?:lessons|classes|lectures|timetable|schedule|messages?|overview|summary|digest))(?!.*(?:weekly|monday))(?:please|pls|can|could|you|stop|end|cancel|disable|turn|switch|off|no|more|dont|do|not|want|need|i|telling|sending|showing|messaging|giving|tell|send|show|message|give|me|us|the|my|any|your|these|those|about|of|with|lessons|classes|lectures|timetable|schedule|messages?|overview|summary|digest|every|each|morning|mornings|day|daily|todays|in|on|anymore|any|thanks|thank)(?: (?:please|pls|can|could|you|stop|end|cancel|disable|turn|switch|off|no|more|dont|do|not|want|need|i|telling|sending|showing|messaging|giving|tell|send|show|message|give|me|us|the|my|any|your|these|those|about|of|with|lessons|classes|lectures|timetable|schedule|messages?|overview|summary|digest|every|each|morning|mornings|day|daily|todays|in|on|anymore|any|thanks|thank))*',
      '(?:please )?(?:stop|end|cancel|disable|turn off|switch off|no more|no|dont send|do not send|stop sending)(?: me| us)?(?: the| my| any| your)? (?:daily (?:overview|summary|lessons|schedule|timetable)s?|todays lessons|morning (?:overview|lessons)|(?:lessons|classes|timetable|schedule) (?:every|each) (?:morning|day)|(?:overview|lessons) of the day)(?: please| anymore| any more)*',
    ],
    sees: [
      '(?:who|whom)(?: else)?(?: can| could)? (?:see|sees|read|reads|view)(?: (?:what|my|our|that|all|everything|questions?|messages?|this|these|i|we|u|you|from|ask|asked|write|say|follow|here|chat|conversations?))+',
      '(?:can|could|do|does|will) (?:others?|anyone|anybody|someone|people|everyone|everybody|my|the|our|teachers?|students|admins?)(?: (?:teachers?|people|students|boss|admins?|lecturer|professor|university|school|classmates|colleagues|else|others))* (?:see|read|view|know)(?: (?:what|my|our|that|all|everything|which|courses|questions?|messages?|this|i|we|u|you|ask|asked|write|say|follow|here|chat|conversations?))+',
      '(?:is|are) (?:this|it|our|my|the|these|what i)(?: (?:conversation|chat|questions?|messages?|ask|write|here))* (?:private|public|confidential|secret|anonymous|visible to (?:others|everyone))',
    ],
    reads: [
      '(?:do|does|can|are|will) (?:you|u|the bot|this bot|coursebell)(?: (?:also|always|really))* (?:read|reading|store|storing|save|saving|keep|keeping|log|logging|record|recording|listen|listening|monitor|monitoring|spy|spying|remember)(?: (?:what|all|everything|our|my|the|these|this|that|every|in|on|to|of|i|we|us|direct|dms?|private|messages?|conversations?|chats?|questions?|posts?|channels?|write|say|type|ask|post|here|a))+',
      '(?:is|are) (?:my|our|the|these|this|what (?:i|we) (?:write|ask|say))(?: (?:messages?|conversations?|chats?|questions?))* (?:stored|saved|kept|read|logged|recorded|monitored)(?: (?:anywhere|somewhere|by you|here))?',
    ],
    erases: [
      '(?:(?:please|can you|could you) )*(?=.*(?:me|my)(?: |$))(?:erase|delete|remove|wipe|clear|forget)(?: (?:all|everything|anything|of|my|the|personal|information|info|data|details|history|you|u|know|have|store|stored|keep|saved|on|about|me|that|what|please|pls))+',
    ],
  },
  /** `anew` begins another question in the middle of a sentence, `bids` a wish behind another; `also` stands before what is asked as well. */
  clauses: {
    anew: 'is_there are_there',
    bids: [
      '(?:show|find|search|tell|say|give|list|check|look|get|turn|switch|set|stop|drop|remove|delete|unfollow|follow|subscribe|remind|notify|compare)',
    ],
    also: ['also'],
  },
  /**
   * `turns`: negates or limits, such as "not", "only". `conditions`: begins what only leads to a question: "if I take it, …". `joins`: stands between two questions, `or` between two answers
   * of one. `it`: what was spoken of; `formal`: a word behind the verb that stands for it ("är det"). `wonder` makes a question of a statement. `without` stands before what is missing,
   * `lacking` behind it, `skill` beside the language that is. `held`: what is done with a course. `needs`: says that something is needed. `who`, `where`, `when`, `name` ask for a fact by themselves, `at` shows a place.
   * `languageNames` name courses, too, where no `inLanguage` stands before them, no `ofLanguage` beside them, and they have not the form
   * `asLanguage`. `ofName` stands before a name, or is its form.
   */
  facts: {
    who: 'who whom',
    where: 'where',
    when: 'when',
    name: 'name code title',
    at: 'in at on inside',
    conditions: 'if',
    wonder: 'wonder wondering curious to_know to_ask',
    or: 'or',
    turns: 'not no t isnt arent dont doesnt cant only just entirely fully',
    joins: 'and plus also n',
    without: 'without w/o no',
    lacking: '',
    skill:
      'any good much fluent knowing speaking understanding being able to know speak understand skills skill knowledge in of the',
    held: 'be being given taught offered held organised organized run arranged take taken do done complete completed go choose right possible manage study teaching has passed speak spoken you there here',
    needs:
      'need needs needed must should ought shall better wise have_to has_to got_to supposed_to require requires required enough necessary',
    it: 'it this that these its they them those',
    formal: '',
    languageNames: 'english finnish swedish',
    inLanguage: 'in',
    asLanguage: '',
    ofLanguage:
      'language taught medium speaking spoken speaker{,s} version one needed required ok okay enough used',
    ofName: 'of about for in',
  },
  /**
   * What stands for one of the courses that were shown: its place in the list, `one` and what it differs by, `both`, `other`, the `rest`, which is
   * also asked for by `more` alone.
   * `each` and `two` to `five` are numbers of a series, `number` stands before a digit. `lead` begins a pick, `beside` stands
   * around it. `meant` corrects what was said before, `not` denies a course, `but` stands before the one that is meant. `which` asks for
   * one of them; `soonest`, `latest` or `foremost` ends such a question.
   */
  picks: {
    first: 'first 1st former',
    second: 'second 2nd',
    third: 'third 3rd',
    fourth: 'fourth 4th',
    fifth: 'fifth 5th',
    last: 'last latter final',
    both: 'both',
    other: 'other',
    rest: 'rest others remaining remainder other_two other_ones',
    more: 'more next next_ones',
    one: 'one ones',
    each: 'one',
    two: 'two ii',
    three: 'three iii',
    four: 'four iv',
    five: 'five v',
    number: 'number no nr option #',
    online: 'online',
    lead: `no nope nah not ok okay yes sorry actually i mean meant d ll want take choose pick show me tell about give and also too what how then so
      rather please pls let s see open the`,
    beside:
      'the a of them these those two is are that which starts starting held taught in on at course run please pls instead then one ones s',
    meant: 'meant mean no nope sorry',
    which: 'which',
    soonest: 'first earliest earlier sooner soonest',
    latest: 'last latest later',
    foremost: 'longer longest shorter shortest bigger biggest',
    not: 'not',
    but: 'but meant mean rather instead',
  },
  /**
   * Words that narrow courses. `shared`: by all of several groups. `which` asks for several where they are left out, `are` behind it, `what` does where
   * nothing else is said; `lead` begins any such request. `atLeast` and `atMost` stand before credits, `group` behind a hyphen;
   * `beside` narrows nothing. `theCourses`: certain ones, in one word; `run`: one of a
   * unit, `ofRuns` says of which runs beside it, `again` asks for them by itself, `every` for all starts; `offered` is what a unit is in a season. `exists`: begins "is there a course about", `some`: "… in".
   */
  find: {
    /** Asks for the last list again. */
    listAgain: [
      `(?=.*list)${saying('again|once more|one more time|back|last|previous|repeat', 'list|show|me|the|that|more|see|give|to|whole|can|could|you|i|please|pls|ok|and|now|go')}`,
    ],
    /** What one does with a language that is a course's subject. */
    learn: 'learn learning study studying',
    something: [
      '(?:(?:please|pls|can you|could you) )*search(?: (?:the|whole|catalog|catalogue))* for(?= )',
      '(?:(?:hi|hello|hey|ok|so|please|well) )*(?:(?:i|we) )?(?:(?:am|are|m|re|d|would) )?(?:need|want|like|love|wish|look|looking|search|searching|hope|hoping)(?: for| to| find| take| study| do| learn)* (?:something|anything|sth|some course|a course|any course|any courses|courses|some)(?! (?:else|more|other)\\b)',
      '(?:(?:hi|hello|hey|ok|so) )*(?:is|are|s|do you have|have you got|have you|got|you got)(?: there)? (?:anything|something|sth|smth|any|some)(?: courses?)?(?= (?:about|on|regarding|with|online|related|around|concerning|covering|in|for)(?: |$))',
      '(?:(?:i|we) (?:forgot|forget|don t remember|dont remember|lost|can t recall) (?:the|its|it s|my) (?:code|name) )?(?:(?:but|and|i think) )*(?:it|that|the course) (?:was|is|has|had|s) (?:called )?(?:something|sth|some course|somehow|anything)(?: (?:with|about|on|like|to do with|related to))',
      '(?:do|does|can) (?:you|u|they) teach(?: me)?(?: (?:anything|something)(?: (?:on|about|in))?)?(?= )',
      '(?:(?:i|we) (?:(?:would|d) )?(?:want|wish|like|love|plan|hope)|(?:i am|i m|we are|we re) (?:planning|hoping|interested)) (?:to|in) (?:study|learn|studying|learning)(?: about)?(?= )',
      '(?:any|some)(?= (?:\\S+ ){0,2}(?:online |easy |short |summer |winter |spring |autumn )+courses?(?: |$))',
    ],
    either: 'or',
    exists: [
      '(?:(?:please|pls|can you|could you) )*(?:search|search the catalog(?:ue)?|look) for(?: (?:a|any|some))? courses?(?: (?:about|on|called|named))',
      '(?:is|are) there (?:(?:a|an|any|some|other) )*courses?(?: (?:here|available|offered))?(?: (?:about|on|regarding|covering|called|named|titled|with the name|by the name of)|$)',
      '(?:do|does|have) (?:you|u|we|they)(?: (?:have|offer|know|teach|got|of))* (?:(?:a|an|any|some|other) )*courses?(?: (?:about|on|regarding|covering|called|named|titled|with the name|by the name of)|$)',
      '(?:got|any|got any) courses? (?:about|on|regarding)',
      '(?:what|which) courses? (?:teach|teaches|cover|covers|deal with|deals with|are about|is about)(?= )',
      '(?:what|which) (?:other )?courses (?:are (?:there|available|offered|known)|exist|(?:do|can) (?:you|u|we|i) (?:have|offer|know|find|choose))(?: here)?(?: (?:about|on)|$)',
      '(?:i (?:am |m )?)?looking for (?:a|an|any|some)? ?(?:courses?|class|classes) (?:about|on|in)(?= )',
      '(?:do|does|can|could) (?:you|u|we|they|(?:the|this|our|your) (?:school|university|uni|college))(?: (?:have|has|offer|offers|run|give|got|also))* (?:(?:a|an|any|some|other) )*(?:class|classes|courses?) (?:in|about|on|for)(?= (?!\\S*\\d))',
      '(?:do|does|can) (?:(?:the|this|our|your) (?:school|university|uni|college)|we|they)(?: also)? teach(?: (?:anything|something|courses?|classes))?(?: (?:on|about|in))?(?= )',
    ],
    some: [
      '(?:is|are|s) there (?:a|an|any|some|another|no) (?:(?!(?:in|on|for|to|with|of|at|about|from) )\\S+ ){0,3}courses?(?= (?:in|on|for|with|without|of|at|about|that|which|taught|held|given|starting|beginning|closing|opening|open|worth|i|we|now|this|next|tomorrow|today)(?: |$)|$)',
      '(?:any|some|(?:do|does|have) (?:you|u|we|they) (?:have|offer|know|got|teach) (?:a|an|any|some)) (?:(?!(?:in|on|for|to|with|of|at|about|from) )\\S+ ){0,3}course(?= (?:in|for|with|without|about|that|which|taught|starting|open|worth)(?: |$)|$)',
    ],
    courses: 'courses realizations realisations implementations coures cources',
    enrollments: 'enrollments enrolments registrations',
    theCourses: '',
    /** A course by its season, in one word; `thing`: ends a word for what is sought. */
    /** Times of a day, by which no courses are found: lessons alone have them. */
    hoursOfDay:
      'evening evenings morning mornings afternoon afternoons daytime night nights nighttime weekends',
    seasonal: '',
    thing: '',
    run: 'run runs realization{,s} realisation{,s} implementation{,s}',
    ofRuns:
      'next other others another previous earlier later upcoming future spring autumn fall summer winter',
    /** Words that ask for a fact, and that courses are called as often. */
    shared: 'share shares shared sharing common both together jointly',
    inNames: 'internship{,s} placement{,s} practical_training project_work',
    again: `again also_in spring_too autumn_too fall_too summer_too next_chance next_opportunity once_more start_over starts_over starting_over begin_over anew restart restarts restarted rerun re-run next_time another_time
      offered_next next_offered given_next next_given held_next next_held run_next next_run arranged_next next_arranged organised_next next_organised organized_next next_organized taught_next next_taught come_next every_semester each_semester every_term each_term every_year each_year every_autumn each_autumn every_fall each_fall
      every_spring each_spring every_summer each_summer every_winter each_winter every_period each_period how_often yearly annually`,
    every: `every_semester each_semester every_term each_term every_year each_year every_autumn each_autumn every_fall each_fall
      every_spring each_spring every_summer each_summer every_winter each_winter every_period each_period how_often yearly annually`,
    offered: 'offered given held arranged organised organized run taught available',
    first: 'first soonest earliest',
    those: 'those these them they',
    online: 'online remote remotely virtual web-based distance-learning',
    what: 'what wat anything something',
    which: 'which',
    are: 'are ones r of',
    lead: 'which what whats wat any list show find all are is give',
    open: 'open opened available take join',
    upcoming: 'upcoming opening soon later',
    closed: 'closed',
    credits: 'credit credits cr ects cp point points op',
    atLeast: 'least minimum min',
    atMost: 'most maximum max up',
    above: 'over more above',
    below: 'under less fewer below',
    /** Whose courses are meant, where none is named. */
    mine: 'i me my',
    group: 'group{,s}',
    not: 'not no non except without excluding aren arent isn isnt don dont doesn doesnt won wont ain aint',
    other: 'other others anything else',
    than: 'than',
    beside: `worth for of in the a an and or are is me us there now currently right still yet
      there do does have has with that to from by at taught given held group groups course code please pls can could i
      we you today atm rn enrollment enrolment registration ones them these those programme program degree unit language
      semester term s students student many how belong belongs thats thts up into is any sign signing stil study take learn attend do`,
  },
  /**
   * Whole wishes that a reminder comes again, without the time and the course. `bare`: those that may as well be for another one,
   * where no reminder has come.
   */
  snooze: {
    wish: [
      '(?:please |pls |can you |could you |would you |ok |no |just )*(?:remind|ping|nudge|tell|notify|message|bug|ask) me(?: (?:about|of|it|this|that))*(?: (?:again|once more|one more time|anew|later|a bit later|a little later|some other time))+(?: (?:please|pls|then|about|of|it|this|that|instead|thanks))*',
      'not (?:right )?now(?: (?:please|pls|thanks|maybe|later|but|rather|remind|ask|tell|ping|me|again))*',
      '(?:please |pls |can you |could you )*(?:snooze|postpone|delay)(?: (?:it|this|that|the|reminder|reminders|for|about|of|until|till|to|please|pls))*',
      '(?:maybe |perhaps |please |ok |no )?(?:later|a bit later|some other time)(?: (?:please|pls|thanks|then|maybe))*',
      '(?:please )?(?:again|once more)(?: please| pls)?',
      '(?:please )?(?:bring|show|send) (?:it|this|that) (?:back|again)(?: (?:later|to me|please))*',
    ],
    bare: [
      '(?:please |pls )?(?:remind|ping|nudge) me(?: (?:about|of|it|this|that|then|please|pls|rather|instead))*',
    ],
  },
  /**
   * How long before something a reminder is to come. `remind`: verbs that ask for one, `me`: for whom, `instead`: in place of those so far; `snooze`: that one
   * comes again. `of`: between a number and its unit; `before`: before what it comes before; `ahead`: alone. `clock`: before
   * an hour or day of a month; `date`: a time that no day or hour is told of. `opens`, `closes`: enrollment; `starts`, `ends`: the course, or
   * enrollment where that is named; `exam`: also assignments; `class`: a lesson behind `before`; `at`: before such a moment. `reminder`: nouns, in
   * every form, `oneReminder`: those that ask for one; `set`: verbs that ask for what the noun says, `frame`: around them;
   * `mine`, `definite`: before reminders that there are. `told`: begins what asks or tells of reminders, or two words in it.
   */
  lead: {
    snooze: 'snooze snoozed',
    remind: 'remind notify',
    instead: 'instead rather',
    me: 'me us',
    minute: 'min mins minute minutes',
    quarterHour: 'quarter-hour',
    halfHour: 'half-hour',
    hour: 'h hr hrs hour hours',
    day: 'd day days',
    week: 'w wk wks week weeks',
    month: 'month months',
    quarter: 'quarter',
    half: 'half',
    one: 'a an one single',
    two: 'two couple',
    three: 'three',
    several: 'few several some',
    four: 'four',
    five: 'five',
    six: 'six',
    seven: 'seven',
    eight: 'eight',
    nine: 'nine',
    ten: 'ten',
    twelve: 'twelve',
    fourteen: 'fourteen',
    of: 'of',
    and: 'and or plus &',
    before: 'before prior until till b4',
    dayBefore: 'day_before same_day day_itself',
    ahead: 'beforehand ahead earlier in_advance ahead_of',
    opens: 'open{,s,ed,ing}',
    closes: 'close{,s,d} closing deadline{,s} dl',
    starts: 'start{,s,ing} begin{,s,ning}',
    ends: 'end{,s,ing} finish{,es} over',
    exam: 'exam{,s} examination{,s} test tests midterm{,s} retake{,s} resit{,s} quiz{,zes} assignment{,s} homework',
    lesson: 'lecture{,s} lesson{,s} classes',
    class: 'class',
    at: 'at when once upon',
    reminder: 'reminder{,s} alert{,s,ed} alarm{,s} notification{,s} ping pinged heads-up reminded notified',
    oneReminder: 'reminder alert alerted alarm notification ping pinged heads-up reminded notified',
    set: `set set_up setup create make give put add want need would_like d_like wish schedule send arrange leave enable
      activate turn turn_on switch switch_on drop_me`,
    frame:
      'can could will would may you i we d ll id like to get have be up me us let just also another new some more',
    mine: 'my our mine these those',
    definite: 'the',
    told: `did does do is are was were has had got received thanks_for you_for thx_for cheers_for i_have i_got i_had
      i_received we_have we_got i_was`,
    clock: 'at by',
    date: 'later soon next weekend',
  },
  /**
   * Times. `last`, `this` and `next` stand before one, `early`, `middle` and `late` say which part of one. `ahead` stands
   * before an amount, `later` and `ago` behind it. `after` to `until` say how a time limits, `behind` which of them stand
   * behind it; `beside` may stand before it. `was` tells of the past, except `notPast`, which
   * wishes for something or asks where it is. `noDay` are words of this language that another has for days. `done` to `goesOn` of what has happened or goes on, `which` asks for a time itself, `unknown`: times that
   * are not known here.
   */
  times: {
    monday: 'monday{,s} mon',
    tuesday: 'tuesday{,s} tue tues',
    wednesday: 'wednesday{,s} wed',
    thursday: 'thursday{,s} thu thur thurs',
    friday: 'friday{,s} fri',
    saturday: 'saturday{,s} sat',
    sunday: 'sunday{,s} sun',
    january: 'january jan',
    february: 'february feb',
    march: 'march mar',
    april: 'april apr',
    may: 'may',
    june: 'june jun',
    july: 'july jul',
    august: 'august aug',
    september: 'september sep sept',
    october: 'october oct',
    november: 'november nov',
    december: 'december dec',
    spring: 'spring springtime spring_semester spring_term',
    summer: 'summer summertime',
    autumn: 'autumn fall autumn_semester autumn_term fall_semester fall_term',
    winter: 'winter wintertime',
    christmas: 'christmas xmas x-mas',
    newYear: 'new_year new_years new-year',
    epiphany: 'epiphany',
    easter: 'easter',
    mayDay: 'may_day',
    midsummer: 'midsummer',
    independence: 'independence_day',
    yesterday: 'yesterday',
    today: 'today tday',
    tomorrow: 'tomorrow tomorow tommorow tommorrow tmrw tmr',
    overmorrow: 'day_after',
    week: 'week weeks wk',
    weekend: 'weekend',
    month: 'month',
    year: 'year',
    term: 'term semester',
    tonight: 'tonight',
    morning: 'morning mornings',
    noon: 'noon midday lunchtime',
    afternoon: 'afternoon',
    evening: 'evening',
    midnight: 'midnight',
    am: 'am a.m',
    pm: 'pm p.m',
    clock: 'at oclock',
    last: 'last previous past',
    this: 'this current',
    next: 'next following coming upcoming',
    early: 'early beginning_of start_of',
    middle: 'mid middle_of',
    late: 'late end_of',
    ahead: 'in',
    later: 'later from_now from_today time_from from_tomorrow',
    ago: 'ago earlier',
    within: 'within',
    after: 'after past beyond',
    before: 'before prior b4',
    by: 'by',
    from: 'from starting since between',
    until: 'until till til through up to',
    behind: '',
    beside: 'on in at during of around about the as throughout come s',
    was: 'was were did had',
    notPast:
      'was_wondering were_wondering was_hoping were_hoping was_looking were_looking was_thinking were_thinking had_hoped',
    noDay: '',
    which: 'what whats wat which when whens wen how hows who whos whom why where wheres',
    unknown: 'break{,s} vacation{,s} holiday{,s} exam_week exam_weeks exam_period exam_season reading_week',
    done: 'did has have already yet',
    begun: 'started begun began',
    ended: 'ended over finished',
    opened: 'opened',
    goesOn: 'running ongoing underway',
    weekly: '{mon,tues,wednes,thurs,fri,satur,sun}days every weekdays',
    weekends: 'weekends',
    mornings: 'mornings',
    evenings: 'evenings',
  },
  /**
   * Begins a person's word that they have enrolled, or have not, and questions whether they have, or follow, and when a
   * reminder comes; `beside` may stand before and behind it. `first`: which of several comes first. `mine` stands before what one
   * has several of, courses or `several`; `ofMine` says both.
   */
  /** The student group that a person is in. `beside` may stand around what is said. */
  group: {
    /** Says that one is new here, and asks nothing else. */
    isNew: [
      '(?!.*(?:course|class|which|what|how|when|where|can))(?:(?:hi|hello|hey|hii) )*(?:(?:i|im|m|am|an|a|we|are) )*(?:exchange|erasmus|international|visiting|degree) students?(?: \\S+){0,4}',
      '(?=.*(?:new|just|first|started|starting|lost|freshman|fresher|begin))(?:(?:hi|hello|hey|hii|heyy) )*(?:i|im|we|i m|i am|i ve|ive)(?: (?:m|am|ve|have|re|are|just|only|totally|completely|so|kinda|a|an|the|now))* (?:new|started|starting|began|begun|beginning|arrived|lost|freshman|fresher|first year|first-year|1st year|student|exchange student|confused)(?: (?:here|student|my|our|the|this|studies|study|studying|degree|at|in|uni|university|school|college|semester|year|month|week|today|yesterday|now|and|im|i|m|am|a|so|bit|little|totally|completely|lost|confused|lol|haha|help|please|pls|have|no|idea|dont|don|t|know|what|where|how|to|do|start|begin|anything|new|first|freshman|of|from|for|one|exchange|should))*',
    ],
    /** Tells a channel which group it is of, # , or that one leads it. */
    ofChannel: [
      '(?:(?:hi|hello|hey) )*(?:this|it|here|the channel|our channel)(?: (?:is|s|are|channel|chat|room|the|a|our|for|of|belongs|to|group|class|students|all))* #(?: (?:s|students?|group|class|channel|chat|only|here))*',
      '(?:(?:hi|hello|hey) )*(?:i|we)(?: (?:m|am|re|are|the|a|an))* (?:lead|leading|leader|tutor|tutoring|tutors|teacher|teach|run|running|represent|representative|coordinate|coordinator|mentor|responsible|in charge)(?: (?:of|for|the|group|students|class))* #(?: (?:group|class|s|students))*',
      '(?:(?:hi|hello|hey) )*(?:we)(?: (?:are|re|all|the|group|class|students|of|from))* #(?: (?:here|group|class|students))*',
    ],
    courses: [
      '(?=(?:.* )?my (?:student )?(?:group|class)(?: |$))(?=.*(?:course|enrol|sign up|register))(?:what|which|show|list|me|all|the|courses|course|does|do|has|have|can|could|still|yet|left|my|student|group|class|s|of|for|to|in|on|up|sign|enroll|enrol|enrolled|enrolling|register|registered|open|are|is|that|i|we|not|havent|haven|t|now|please)(?: (?:what|which|show|list|me|all|the|courses|course|does|do|has|have|can|could|still|yet|left|my|student|group|class|s|of|for|to|in|on|up|sign|enroll|enrol|enrolled|enrolling|register|registered|open|are|is|that|i|we|not|havent|haven|t|now|please))*',
    ],
    mine: [
      '(?:i|we)(?: am| m| are| re)?(?: a)?(?: student| studying| study| belong)?(?: now)?(?: in| of| to| from| with)(?: the| my)?',
      'im(?: a student)?(?: now)? (?:in|of|from|with)(?: the)?',
      'my(?: student| own)? (?:group|class)(?: now)?(?: is| s| =| code is)?(?: now)?',
      '(?:set|change|save) my(?: student)? group(?: to| as| is)?',
    ],
    which: [
      '(?:which|what)(?: student)? (?:group|class) (?:am i|do i belong to|m i)(?: in)?',
      '(?:what|which)(?: is| s) my(?: student| own)? group',
      '(?:change|choose|set|pick) my(?: student)? group$',
      '(?:i (?:do not|don t|dont) (?:know|remember)|no idea)(?: of)?(?: (?:what|which))? my(?: student| own)? group(?: code)?(?: (?:is|s))?',
      'my(?: student)? group is (?:wrong|not right|incorrect)',
      'where (?:can|do) i (?:see|find) my(?: student)? group(?: code)?',
    ],
    notIn: [
      'my (?:student )?group (?:is not|isn t|isnt)',
      'i(?: am|m| m) (?:not|no longer)(?: a student)? (?:in|of)(?: group)?',
    ],
    leave: [
      '(?:forget|remove|delete|clear)(?: my| the)(?: student)? group',
      'i (?:am|m) (?:not|no longer) in (?:any|a|my|that) group',
      '(?:i am|i m|im) (?:not|no longer) in (?:any|a|my|that|this|the) group',
      '(?:thats|that s|that is|this is|it s|its) not my group',
      'wrong group (?:remove|delete|forget) it',
    ],
    beside: 'now please pls thanks thank hi hello hey ok okay by the way btw and any more anymore',
  },
  enrolled: {
    ifEnrolled: [
      '(?:have|did) i (?:already |actually |even )*(?:enrolled|enroll|enrol|enroled|registered|register|signed up|sign up)',
      '(?:am|was) i (?:already |still )*(?:enrolled|enroled|registered|signed up)',
    ],
    ifFollowed: [
      '(?:do|did|am) i (?:already |still |currently |even )*(?:follow|following|track|tracking|subscribed)',
      '(?:do|will|am) i (?:already |still )*(?:get|getting|have|be)(?: any| a)? (?:reminders?|notifications?|reminded|notified)',
      'will you remind me(?! when)',
    ],
    nextReminder: [
      '(?:when|whens|what|whats|which)(?: (?:is|s|are|does|do|will|would|am|the|my|i|you|we|get|be|come|a|an|next|due|that|first))* (?:reminder|reminders|reminded|remind)(?: me| us| comes?| due| going| sent)*',
      '(?:my |the )?next reminder',
    ],
    first: 'first next soonest earliest',
    mine: 'my our',
    ofMine: 'mine',
    several: 'exams tests midterms deadlines classes lessons lectures',
    done: [
      '(?:i|im|ive) (?:(?:have|ve|am|m|was|got|just|already|now|finally|did) )*(?:enrolled|enroled|registered|signed up|joined)(?! (?:the |a )?group)',
      '(?:just |already )?(?:enrolled|registered|signed up)(?= (?:in|for|to|on)(?: |$))',
      '(?:please )?mark (?:me |it |this )?(?:as )?enrolled',
    ],
    not: [
      '(?:im|ive|i (?:have|ve|am|m|was))(?: still| actually)? (?:not|never|no longer)(?: yet| actually)? (?:enrolled|registered|signed up)',
      'i (?:haven t|havent|wasn t|ain t|am not|m not)(?: yet| actually)? (?:enrolled|registered|signed up)',
      'i (?:did not|didn t|didnt|never)(?: actually)? (?:enroll|enrol|register|sign up|enrolled|registered)(?:ed)?',
      'i (?:(?:have|ve|just) )*(?:cancelled|canceled|dropped|withdrew|withdrawn)(?: my)? (?:enrollment|enrolment|registration)',
      '(?:not|no longer) (?:enrolled|registered|signed up)(?: after all| any more| anymore)?',
      'mark (?:me |it |this )?(?:as )?not enrolled',
    ],
    beside: `about in to for on at the a an it this that now already just today yesterday too also me as after all anymore yet
      please pls thanks thank thx ty you finally ok okay hi hey hello s course coursebell and from of my`,
  },
  /** `link` to `undo` begin wishes that a command or a button carries out, and no question. `agrees`: whole answers to what was offered. */
  help: {
    /** What is not done here: a longer window, the absence of a student, a message to students, the credits of a group; what a group is. */
    extend: [
      '(?=.*(?:enrol|registration|sign ?up))(?:(?:can|could|may|would|please|pls|how|is|i|we|you)(?: \\S+){0,4}? )?(?:extend|prolong|reopen|lengthen|postpone|push back|keep open)(?: .*)?$',
    ],
    absence: [
      '(?=.*(?:^| )(?:sick|ill|absent|absence|fever)(?: |$))(?=.*(?:who|whom|where|how)(?: \\S+){0,3} (?:tell|inform|report|notify|contact|let|write)(?: |$)).*$',
      '(?:how|where|who)(?: \\S+){0,4} report(?: \\S+){0,3} absen(?:t|ce)(?: .*)?$',
    ],
    message: [
      '(?=.*(?:message|email|e-mail|mail|announcement|note))(?:(?:can|could|please|pls|how|i|we|you)(?: \\S+){0,4}? )?(?:send|write|message|email|mail|post)(?: \\S+){0,4}? (?:students|participants)(?: .*)?$',
    ],
    sums: [
      '(?=.*(?:^| )(?:credits?|ects|cr)(?: |$))(?=.*(?:^| )(?:total|sum|together|altogether|in all|add up)(?: |$))(?=.*(?:^| )(?:group|groups)(?: |$)).*$',
    ],
    book: [
      '(?:(?:no|well|so|and|then|ok|can you|could you|will you|would you|do you|you|please|pls|just) )*(?:book|reserve)(?: (?:it|this|that|one|them|the|a|spot|place|seat|for|me|us|my|behalf|on|please|pls|now|then|already|too|automatically))+$',
    ],
    semester: [
      '(?=.*(?:^| )(?:semester|semesters|academic year|school year|study year|term|period|holidays?|vacation|break)(?: |$))(?:when|whens|what day|which day|what date|until when|how long)(?: (?:does|do|is|are|s|will|the|this|next|autumn|fall|spring|summer|winter|christmas|current|study|teaching|semesters?|term|academic|school|year|period|holidays?|vacation|break|week|ends?|ending|starts?|begins?|over|done|finish|finished|finishes|be|last|go|on|in|of|at|date|day|first|again|until|till|here|exactly|actually))*$',
    ],
    /** What those who run the app ask of it, and a list as a file. */
    version: [
      '(?:(?:and|so|what|whats|which|wat|hi|hello|hey|the|is|s|are|you|your|this|of|running|on|it|app|bot|coursebell|current|tell|me|please) )*version(?: (?:is|are|you|this|number|of|the|app|bot|coursebell|it|running|on|do|i|have|we|here|now))*$',
    ],
    faults: [
      '(?:how|where)(?: (?:do|does|can|could|would|should|i|we|one|to|are|is|the|your|its|see|find|read|get|check|look|at|for|up))* (?:errors?|logs?|log files?|faults|failures|error log|error logs|stack traces?|what went wrong|metrics)(?: (?:of|the|app|bot|coursebell|you|from|yours|go|written|stored|kept|here|shown|in|are|is))*$',
      '(?:show|give|see)(?: (?:me|us|the|your|all))* (?:errors|logs?|log file|error log|metrics)$',
    ],
    config: [
      '(?:where|how|what)(?: (?:is|are|s|do|does|can|could|i|we|the|your|to|set|find|see|change|edit|coursebell|app|bot))* (?:config|configuration|config file|configuration file|env file|environment variables?|env variables?|env vars?|configured|configure)(?: (?:of|file|for|the|app|bot|coursebell|you|stored|kept|it|you|here|live))*$',
    ],
    restart: [
      '(?:(?:please|pls|can|could|how|do|does|i|we|you|to|the|would|should|need|must) )*(?:restart|reboot|reload)(?: (?:yourself|you|the|app|bot|server|coursebell|service|it|please|now|this))*$',
    ],
    updates: [
      '(?:when|how|how often)(?: (?:do|does|did|are|is|was|were|you|i|we|the|your|last|to|can|it|a|get|often|courses|course|list|catalogue|data))* (?:check|update|updated|refresh|refreshed|sync|synced|synchronised|synchronized|read|fetch|fetched|import|imported|reload|checked)(?: (?:the|all|your|course|courses|list|catalogue|catalog|data|study|of|last|from|api|them|information|info|here))*$',
    ],
    leave: [
      '(?:(?:how|do|does|can|could|i|we|to|please|pls|want) )*(?:turn off|switch off|disable|stop|end|remove|delete|erase|uninstall|wipe)(?: (?:all|everything|you|reminders?|notifications?|data|the|app|bot|coursebell|yourself|messages|it|of|from|for|in|our|this|whole|entire))* (?:workspace|organisation|organization|slack)(?: (?:please|now|for good|completely))*$',
      '(?:how|can|could)(?: (?:do|does|can|could|i|we|to))* uninstall(?: (?:you|the|app|bot|coursebell|it|this))*$',
    ],
    excel: [
      '(?!.* (?:course|class|learn|teach|study)(?: |$))(?=.*(?:^| )(?:excel|csv|spreadsheet|xlsx|table|google sheets?)(?: |$))(?:(?:please|pls|can|could|how|do|does|i|we|you|would|is|there|want|need|to|a|an|id|like|make|get|give|put|send|export|save|download|create|draw|show|turn|convert|copy|print|me|us|this|that|it|into) )+(?:\\S+ ){0,8}?(?:excel|csv|spreadsheet|xlsx|table|google sheets?)(?: (?:file|of|them|these|those|this|that|it|all|the|list|please|for|both|groups|courses|with|from|dates|enrollment|enrolment|form|format|thanks))*$',
    ],
    /** Asks what a group is, # . */
    whatGroup: [
      '(?:what|wat|whats)(?: (?:is|s|are|does|do|the|that|this|it|a|an|code|group))* #(?: (?:mean|means|stand|for|thing|then|anyway|please|about))*',
    ],
    groups: [
      '(?=.*(?:mean|thing|stand for))(?:what|wat|whats)(?: (?:does|do|is|s|means|mean|the|that|this|it))* [a-z]{2,4}\\d{2}\\S{1,4}(?: .*)?$',
      '(?:what|wat|whats)(?: (?:does|is|s|means|a|an|the|are|my))+ (?:student )?groups?(?: (?:code|codes|mean|means|thing))*$',
      '(?:do|does|why|should) (?:i|you|we|one)(?: (?:need|have|to|tell|give|know))+ (?:a|the|my) (?:student )?group(?: code)?(?: .*)?$',
    ],
    /** What only exclaims, as a whole. */
    exclaims: [
      '(?:oh|aw|ah|o)(?: (?:no+|man|dear|boy|my|god|well|crap|shit|damn|come on))*',
      '(?:ugh|argh|oops|whoops|damn(?: it)?|dang|crap|shit|bummer|omg|wtf|yikes|geez|gosh|hmm+|huh|meh|sigh|what a (?:pity|shame)|too bad|that sucks|not again|well well)',
    ],
    broken: [
      '(?:is|are) (?:the |this |your )?(?:system|bot|app|coursebell|service|search|study system|study data|it|this|everything|something|you) (?:broken|down|offline|out of order|not working|working|dead|stuck|wrong)(?: (?:today|now|again|right now|atm|here|at all))*',
      'why (?:can t|cant|cannot|can not|don t|dont|do not|do) (?:i|you|we) (?:find|know|see|show|get) (?:anything|nothing)(?: (?:today|now|at all|any more|anymore))*',
      'why (?:is|isn t|isnt|does|doesn t|doesnt) (?:nothing|anything|it) (?:found|working|work|coming up|come up|show up)(?: (?:today|now|at all))*',
      'nothing (?:works|is working|is found|comes up|can be found)(?: (?:today|now|at all))*',
      '(?:it|this|(?:the |this )?(?:bot|system|app|search)) (?:does not|doesn t|doesnt|isn t|isnt|is not|stopped) (?:work|working)(?: (?:today|now|at all|any more|anymore))*',
      'what(?: is|s| s) wrong(?: with (?:you|it|this|the (?:bot|system|app|search)))?',
    ],
    /** Asks whether the study system works. */
    status: [
      '(?:is |are )?(?:the |your |this )?(?:study |rest )?api(?: (?:is|it))? (?:up|online|running|working|alive|available|responding|ok|okay|fine|reachable|up and running|down)(?: (?:now|today|right now|again|please))*',
      'how many (?:reminders|messages|notifications)(?: (?:are|is|do|you|have|still|there|currently))* (?:wait|waiting|queued|queue|in the queue|in queue|scheduled|pending|planned|left to send)(?: (?:now|to be sent|in slack))*',
      'how many (?:people|users|persons|students|channels)(?: (?:are|here|do|currently))* (?:follow|following|use|using|subscribed)(?: (?:something|anything|courses|you|it|this|coursebell|to|here))*',
      '(?:are you (?:working|ok|up|alive|there) )?(?:what(?: is|s| s)? |whats |how is )?(?:the )?(?:current )?(?:status|state|health) of (?:the |your |this )?(?:study system|study data|study api|system|service)(?: (?:now|today|right now|currently|atm|please))*',
      '(?:are you (?:working|ok|up|alive|there) )?(?:what(?: is|s| s)? |whats |how is )?(?:the )?(?:study )?system (?:status|state|health)(?: (?:now|today|right now|currently|atm|please))*',
      '(?:are you (?:working|ok|up|alive|there) )?is (?:the |your |this )?(?:study system|study data|study api|system|service) (?:up|online|running|working|alive|available|responding|ok|okay|fine|healthy|reachable|up and running)(?: (?:now|today|right now|currently|atm|again|please))*',
    ],
    link: [
      '(?:link|connect|attach|bind|assign) (?:this |the |our )?channel',
      '(?:link|connect|attach|bind|assign) \\S+ (?:to|with) (?:this |the |our )?channel',
    ],
    unlink: ['(?:unlink|disconnect|unbind)(?: this| the| our)?(?: channel)?', 'remove (?:the|this) link'],
    remind: [
      '(?:remind|tell|notify|inform|alert|ping) (?:the|this|our|my) (?:whole )?(?:channel|group|team|class|students)',
      'how (?:do|can|could|would) (?:i|we) (?:remind|tell|notify|inform) (?:the|our|my) (?:whole )?(?:channel|group|team|class|students)',
      '(?:remind|notify|alert|ping) (?:everyone|everybody|all of us|all (?:the |my |our )?(?:students|people|members|of us))(?: here)?',
      'post (?:a )?reminders? (?:here|in (?:the|this) channel)',
    ],
    weekly: [
      '(?=.*(?:weekly|every week|each week|every monday|each monday|on mondays|mondays))(?=.*(?:overview|summar(?:y|ies)|digest|update|roundup|recap))(?=(?:please |pls |can you |could you )*(?:send|give|post|share|put|start|enable|turn|switch|get|drop|schedule) |(?:a |the )?weekly .*mondays?)(?:please|pls|can|could|would|you|send|give|post|share|put|start|enable|turn|switch|on|get|drop|schedule|me|us|a|an|the|our|your|my|this|here|channel|to|in|into|of|for|weeks|weekly|week|overview|overviews|summary|summaries|digest|digests|update|updates|roundup|recap|every|each|monday|mondays|morning|instead)(?: (?:please|pls|can|could|would|you|send|give|post|share|put|start|enable|turn|switch|on|get|drop|schedule|me|us|a|an|the|our|your|my|this|here|channel|to|in|into|of|for|weeks|weekly|week|overview|overviews|summary|summaries|digest|digests|update|updates|roundup|recap|every|each|monday|mondays|morning|instead))*',
      '(?:(?:send|give|post|start|enable|turn on)(?: me| us)? )?(?:a |the )?weekly (?:overview|summary|digest|update)s?',
    ],
    daily: [
      '(?:(?:send|give|post|start|enable|turn on)(?: me| us)? )?(?:a |the |my )?daily (?:overview|summary|digest|update|schedule|timetable|lessons|classes)s?',
      '(?:send|give|tell|show|post|remind)(?: me| us)? (?:every|each) (?:morning|day)(?: \\S+){0,4}? (?:lessons|classes|lectures|timetable|schedule)',
      '(?:send|give|tell|show|post|remind)(?: me| us)?(?: \\S+){0,5}? (?:lessons|classes|lectures|timetable|schedule)(?: \\S+){0,4}? (?:every|each) (?:morning|day)',
    ],
    setUp: [
      '(?:set|change|switch)(?: the| our)? language (?:of|for|in|here)',
      '(?:set|change|switch) (?:this|the|our) channel (?:s |to )',
      '(?:(?:set|change|use) )?(?:the |our |my )?quiet hours(?: from| to| between| are| at)* \\d\\S*(?: .*)?',
    ],
    codes: [
      '(?:how|where) (?:do|can|could|would|should) (?:i|we|one|you) (?:find|get|look up|see|know)(?: out| the| a| any| its| my| that| those| these| course| realization)* codes?(?: .*)?$',
      'what(?:s| is| s| are)?(?: a| these)?(?: course| realization)? codes?$',
      '(?:i|we) (?:don t|dont|do not) (?:know|have|remember)(?: the| a| any| its| my| course)* codes?(?: .*)?$',
    ],
    agrees: [
      '(?:(?:yes|yeah|yep|yup|sure|ok|okay|fine|great|alright|please|thanks) )*(?:do (?:it|that|this|so)|go (?:ahead|for it)|please do)(?: (?:please|pls|thanks|then|now|for me))*',
      '(?:yes|yeah|sure|ok|okay) (?:please|pls)(?: do)?(?: thanks)?',
    ],
    undo: [
      '(?:and |so |hey |wait )*(?:what|wat)(?: (?:did|have|has|was|the|you|just|last|thing|is|that))* (?:do|done|change|changed)(?: (?:just|now|there|for me))*$',
      '(?:undo|revert)(?: that| it| this| the last change| please)*$',
      'take (?:that|it) back',
    ],
    help: 'help usage commands',
    /** What commands on the usage page do, beside settings. */
    topics: 'calendar follow unfollow stop mute everything delete',
    /** "What can you do?" and "who are you?", as whole questions. */
    who: [
      '(?:what|wat|whats) (?:can|do|could) (?:you|u|ya) (?:do|help with)(?: for (?:me|us))?',
      '(?:who|what) are you',
      'what is this',
      'how (?:do|does) (?:you|this|it) work',
      'how (?:do|can|should) (?:i|you|one|we) use (?:you|this|it|coursebell)',
    ],
    /** Begins a sentence in which a person says who they are. */
    introduces: [
      '(?:i m|im|i am) (?!not |no |done |taking |doing |in |at |on |following |interested |looking |missing |late |lost |enrolled |registered |signed |going |trying |wondering |stuck |unable )',
      '(?:my name is|my name s|this is (?!it|that|the|a )|i (?:live|come|study|work|moved|graduated) )',
    ],
    greeting: 'hi hello hey morning',
    thanks: 'thanks thank thx cheers ty thankyou thank_you tysm',
    /** Matters of a student that no study data of courses tell. */
    elsewhere:
      'transcript{,s} certificate{,s} diploma{,s} student_aid study_grant{,s} tuition scholarship{,s} student_card{,s} so_far minor{,s} old_exam{,s,ins} past_exam{,s} password{,s} logged_in log_in',
    /** Says that one has heard, and asks nothing. */
    smallTalk: `no_thanks no_thankyou ok okay k kk cool great nice fine good super perfect awesome lol haha sweet np sure yes yeah yep no nope right alright got_it i_see sounds_good well_done you_are_great bye splendid excellent wonderful brilliant lovely marvellous`,
    /** May stand beside topics, greetings and thanks. */
    beside: `there you all everyone good day evening afternoon so very much a lot for the help again coursebell bot my
      change please`,
  },
  follow: {
    /** Before a request. */
    courtesy: 'please pls hi hey hello ok thanks coursebell also',
    please: 'please',
    /** Begins a request to stop that is put as a question. */
    asksToStop: 'can could may',
    /** May cancel an enrollment as well: ends a follow by its code, and not by a name. */
    cancels: 'cancel',
    /** May lead in a request: no statements, and no questions whether one may follow. */
    lead: [
      '(?:can|could|will|would) you(?: please| kindly| be so kind (?:as to|and)| be kind enough to| pls| mind)*',
      'i (?:want|wish|would like|d like)(?: you)? to',
      '(?:would|is) it (?:be )?(?:at all )?possible(?: for you)? to|might i ask you to|may i ask you to',
    ],
    /** First words of requests to follow or to stop that are long enough to be known with a slip. */
    verbs: 'follow unfollow track untrack subscribe unsubscribe remind notify',
    /** Begins a question how to stop. */
    howTo: ['how (?:(?:do|can|could|would) (?:i|we)|to)'],
    /** Begins a request to follow. */
    begin: [
      'follow(?! up\\b)|track|subscribe',
      '(?:remind|notify) (?:me|us|when|once|if|before)',
      '(?:tell|ping|message|notify|remind) (?:everyone|everybody|all of us|us all)(?: here)? (?:when|once|if|before)',
      '(?:post|write|drop a line|put a message|post a message)(?: (?:here|in here|in this channel))+ (?:when|once|if|before)',
      '(?:remind|notify)(?= \\S*\\d)',
      '(?:ping me|let me know|tell me) (?:when|once|if) there (?:are|is)',
      '(?:(?:don|do) (?:t|not)|dont|never) let me (?:forget|miss)(?: about)?',
      '(?:ping me|poke me|nudge me|buzz me|let me know|tell me|message me|alert me|inform me|text me|email me|give me a (?:shout|nudge|heads-up|ping|buzz|call)|(?:drop|send|shoot) me a (?:line|message|note|ping)|shout|holler|warn me)(?: in (?:good )?time| well| early| a bit| right| please| pls)* (?:when|once|if|before|as soon as)(?= .*(?:open|clos|start|begin|enrol|regist|chang|mov|sign|join|apply|get in))',
      '(?!(?:tell|show|give|gimme|send|excuse|pardon|forgive|help|teach|explain|enrol|enroll|register|sign|add|put|book|join|remember|let|ask|for|to|is|are|do|does|did|can|could|will|would)\\b)\\p{L}+ (?:me|us)(?: (?:up|back|a \\p{L}+|an \\p{L}+|the day|just|right))* (?:when|once|before|as soon as)(?! (?:do|does|did|is|are|was|will|can|could|should|s)\\b)(?= .*(?:open|clos|start|begin|enrol|regist|chang|mov|sign|join|apply|get in))',
      '(?:(?:ping|poke|nudge|message|alert|text|warn) me|let me know|tell me|(?:drop|send|shoot|give) me a (?:line|message|note|ping|shout|nudge|heads-up))(?=(?: \\S+){1,3} (?:before|prior) )',
      'keep me (?:posted|updated|informed|in the loop|up to date)(?: on| about| of| with)?',
      'keep (?:an|one) eye on|keep (?:track|tabs)(?: of| on)?|(?:look|watch) out for|watch(?= \\S*\\d)',
      '(?:make sure|ensure|see to it)(?: that)? (?:i|we) (?:(?:don|do|won) (?:t|not)|dont|wont|never) (?:miss|forget)(?: about)?',
      'i (?:(?:don|do) (?:t|not)|dont|can t|cant|cannot|must not|never) (?:want to )?(?:miss|forget)(?: about)?(?= .*\\d)',
      'help me (?:remember|not (?:to )?(?:miss|forget))(?= .*\\d)',
      '(?:let me know|send me (?:news|updates|a message|messages)|give me (?:news|updates)|alert me|update me|message me|ping me)(?: about| on| of)(?= .*\\d)',
    ],
    /** Begins a request to follow a course by its name. */
    beginName: [
      '(?:please )?(?:follow|track|(?:remind|notify) (?:me|us) (?:about|of))(?: the(?= .))?',
      '(?:please )?(?:put|add)(?: the)?(?= .* (?:on|to|in|onto) (?:my|the) (?:list|watchlist|follows|reminders)$)',
    ],
    /** Stands behind such a name, and says where it is kept. */
    behindName: [
      '(?:on|to|in|onto) (?:my|the) (?:list|watchlist|follows|reminders)(?: please| pls)?',
      '(?:follow|track)(?:ing)?|reminders?',
    ],
    /** Begins a request that something should stop; what should follows. */
    end: [
      'unfollow|untrack|unsubscribe(?: me)?(?: from)?',
      '(?:(?:i|we) )?(?:(?:don|do) (?:t|not)|dont|no longer) (?:need|want)(?: to (?:get|see|have))?(?: the| that| those| these| this| any| more| all)*(?: (?:thing|things|stuff|one|ones|info|news|updates?|pings?|messages?))? (?:about|of|on|for)(?= \\S*\\d)',
      '(?:there is |there s )?no need to (?:nag|bug|bother|ping|message|write|tell|text)(?: me| us)?(?: any more| anymore)?(?: about| of| on)(?= \\S*\\d)',
      '(?:stop|mute|silence)(?= \\S*\\d)',
      '(?:drop|forget|remove|delete|ditch|pause)(?: about)?(?= .*\\d)(?=(?: (?:\\S*\\d\\S*|and|the|course|courses|please|pls|now|thanks|for|from|my|me|list|reminders|follows|entirely|completely))+$)',
      '(?:stop|mute|silence|end|cancel|drop|remove|pause)(?: all| everything)(?: about| for| of| from| with| on)?(?= \\S*\\d)',
      'cancel(?: it| that| this)?(?= .*\\d)(?=(?: (?:\\S*\\d\\S*|and|the|course|courses|please|pls|now|thanks|for|me|my|reminders?|notifications?|alerts?|follows))+$)',
      '(?:(?:i|we) )?(?:(?:don|do) (?:t|not)|dont|never) (?:need to|want to|wish to|care to|wanna) hear(?: any| anything| more| anymore| news)* (?:about|of|on|from)',
      '(?:(?:can|could|may) (?:i|we) |i (?:want|wish|would like|d like) to )?get rid of(?: all)?(?: of)?(?: the| my| these| those| your)* (?:reminders?|notifications?|messages?|alerts?|pings?)',
      '(?:can|could|may) (?:i|we) (?:stop|end|cancel|mute|pause|disable|(?:turn|switch|shut) off)(?: all)?(?: of)?(?: the| my| these| those| your)* (?:reminders?|notifications?|messages?|alerts?|pings?)',
      '(?:can|could|may) (?:i|we) (?:turn|switch|shut)(?: all)?(?: of)?(?: the| my| these| those| them)*(?: (?:reminders?|notifications?|messages?|alerts?|pings?))? off',
      '(?:(?:i am|i m|im) )?(?:not|no longer)(?: really)? interested in',
      '(?:stop|quit|end|cancel|remove|delete|turn off|switch off|shut off|disable|mute|silence|pause|suspend|kill)(?: all)?(?: of)?(?: the| my| these| those| your)? ?(?:following|tracking|reminding(?: me| us)?|notifying(?: me| us)?|messaging(?: me| us)?|pinging(?: me| us)?|bothering(?: me| us)?|spamming(?: me| us)?|texting(?: me| us)?|(?:bugging|nagging|annoying|pestering|disturbing|contacting|emailing|buzzing)(?: me| us)?|writing(?: to)?(?: me| us)?|reminders?|notifications?|messages?|alerts?|pings?|subscriptions?|follows?)',
      '(?:(?:turn|switch|shut)(?: all)?(?: of)?(?: the| my| these| your)* )?(?:reminders?|notifications?|alerts?|messages?) off',
      '(?:(?:don|do) (?:t|not)|dont|never|i (?:(?:don|do) (?:t|not)|dont|no longer) want to) (?:follow|track|remind|notify|ping|(?:be|get) (?:reminded|notified|pinged))(?! up\\b)(?: me| us)?',
      'i(?: am| m)? (?:done|finished|through) with(?: all| my| the| these| of| your)* (?:reminders?|notifications?|messages?|alerts?|pings?)',
      'i (?:have|ve) had enough(?: of)?(?: all| my| the| these| of| your)* (?:reminders?|notifications?|messages?|alerts?|pings?)',
      '(?:no need to|you (?:need not|needn t|don t need to|do not need to|don t have to|do not have to)) (?:remind|notify|message|ping) (?:me|us)',
      '(?:no|enough|i (?:(?:don|do) (?:t|not)|dont|no longer) (?:want|need)(?: to (?:get|have|receive|see))?|(?:(?:don|do) (?:t|not)|dont) (?:send|give)(?: me| us)?)(?: any| more| the| these| of)* (?:reminders?|notifications?|messages?|alerts?|pings?)',
      '(?:(?:don|do) (?:t|not)|dont|never) (?:send|write|message|text|contact|email|bother|bug|spam|disturb|annoy|nag)(?: to)?(?: me| us)?(?: (?:anything|any|more|stuff|things|messages?|reminders?|notifications?))*',
      'i (?:want|would like|d like) no(?: more)? (?:reminders?|notifications?|messages?)',
      '(?:leave|let) (?:me|us) (?:alone|be)',
      'opt (?:me |us )?out(?: of)?(?: the| all| your)* ?(?:reminders?|notifications?|messages?)?',
      '(?:stop|quit)(?: all)? (?:sending|posting|giving)(?: me| us| all| any| the| these| more| so| many)*(?: (?:reminders?|messages?|notifications?|alerts?|pings?|stuff|things))?',
    ],
    /** Says that a course is left, before such a request; words that may stand between them. */
    leaves: [
      'i(?: have| ve| just| already)* (?:dropped|quit|left|leave|withdrew|withdrawn|dropping|quitting|skipped)(?: out)?(?: of| from)?',
      '(?:i(?: am| m)?|im) (?:not|no longer|never)(?: \\w+)? (?:taking|attending|doing|joining|going to(?: take| attend| do| join)?)',
      'i (?:have |ve )?(?:decided|chose|have chosen) (?:not to|against)(?: (?:take|taking|do|doing|join|joining|attend|attending))?',
      'i (?:won t|will not|don t|do not|dont|can t|cannot)(?: want to| need to| plan to)? (?:take|attend|do|join|need|care about|want)',
    ],
    /** Begins the reason for a wish: behind a word that holds it to the wish, or behind a sign. `so`: before a wish behind its reason, `limits`: what no reason
     * has. */
    because: [
      '(?:because|since|cause|cos|cuz|coz|given that|seeing that|now that)(?= (?:i|im|ive|we|my|it|its|they|the|there|that|this)(?: |$))',
      '(?:as|for|so that)(?= (?:i|im|ive|we)(?: |$))',
    ],
    reason: ['(?:i|im|ive|we|weve|my|our|its|it s|it is|it was|that s|thats)(?= )'],
    so: 'so therefore hence',
    limits: 'but except without only unless until yet keep mean meant',
    leadsToEnd: 'so then therefore hence you u can could may please pls just now well anyway',
    /** The first word of such a request where it says that something is not wanted. */
    negated: 'don do dont never i no',
    /** Whole requests to stop that do not say what. */
    /** A refusal to stop: "no wait, I don't want to stop, keep it". */
    keeps: [
      '(?:(?:no|nope|nah|wait|oops|oh|sorry|hey|actually|but) )*(?:(?:i|we) )?(?:(?:don|do|did|would) (?:t|not)|dont|didnt|never)(?: (?:want|wanna|mean|meant|wish|like|intend))?(?: to)? (?:stop|unfollow|untrack|end|quit|cancel|mute|remove|drop|delete|unsubscribe)(?: (?:it|this|that|them|these|those|the|all|any|of|my|anything|everything|following|tracking|reminding|me|reminders?|messages|notifications|from|about|courses?|keep|leave|let|be|on|as|is|please|yet|now|continue|still|want|i|to|follow|\\S*\\d\\S*))*',
      '(?:(?:no|nope|nah|wait|oops|oh|sorry|hey|actually|but) )*(?:please )?keep (?:it|them|this|that|all|everything|following)(?: (?:it|this|that|them|these|those|the|all|any|of|my|anything|everything|following|tracking|reminding|me|reminders?|messages|notifications|from|about|courses?|keep|leave|let|be|on|as|is|please|yet|now|continue|still|want|i|to|follow|\\S*\\d\\S*))*',
    ],
    endAlone: [
      '(?:how (?:do|can|could|would) (?:i|we|one) |can i |please )?(?:turn|switch|shut) (?:you|yourself|the bot|this bot|coursebell) (?:off|down|up)(?: please| again)?',
      '(?:how (?:do|can|could|would) (?:i|we|one) )(?:turn|switch|shut) off (?:you|the bot|this bot|coursebell)',
      '(?:stop|quit)(?: (?:it|that|this|now|already|everything|all|at|once|immediately))*',
      '(?:unsubscribe|unfollow|mute|silence|cancel|pause)(?: (?:everything|all|me|it all))*',
      '(?:turn|switch|shut)(?: (?:everything|it all|all|them all|it|them))? off(?: everything| all| it all)?',
      '(?:remove|delete|clear|drop|unfollow|stop|end|cancel|forget)(?: all| everything| every)?(?: of)?(?: my| the| these| those)*(?: followed)? (?:courses?|follows|subscriptions)',
      'shut up|be quiet|go away',
      '(?:that is|that s|thats) enough',
    ],
    all: 'all everything',
    /** May stand beside "all". */
    ofAll: 'of them my the reminders messages notifications alerts please thanks now anymore again',
    /** A time or kind of reminder. */
    ofSome: `when once if before opens open opening closes close closing begins begin starts start ends end
      deadline`,
    /** Stands beside a code and does not change the request. */
    plain: `sign up then i we can could able possible join apply get let lets pls plz thx ty one in it enrollment enrolment registration the this that these to about of for from on me us my our mine and both also too now please thanks when once if
      before opens open opening closes close closing begins begin starts start ends end deadline any more longer anymore again
      them reminders reminder everything here is are change changes changed changing moves moved anything something any date dates time times schedule timetable details its their they get gets`,
    /** The place where something is said, and what stands beside that. */
    here: 'here channel',
    besideHere: 'in this the for to into on our inside',
    /** Behind these it is no place: “den här kursen”. */
    beforeNoPlace: '',
    /** Stands before a day or a time. */
    time: 'at in',
    /** Prepositions: a request that ends with one has lost a mention. */
    leadsOn: 'for to about of from on in',
    /** Verbs that end something; it takes a word for following beside them to say what. */
    enders: 'stop stopping quit end cancel remove delete drop turn switch shut disable pause suspend kill',
    /** Verbs that end following by themselves. */
    endersAlone: 'unfollow untrack unsubscribe stop mute silence',
    /** Such verbs that mean nothing else. */
    silencers: 'mute silence',
    /** Ends something where it comes last: "project reminders off". */
    off: 'off',
    /** Following and reminding, in every form. */
    following: 'follow{,ing,s} track{,ing} remind{,ing,er,ers} notif{y,ying,ication,ications}',
    /** What Coursebell sends, and that it sends it. */
    reminding: 'remind* notif* alert* ping* message*',
    /** What changes of a course. */
    changes: 'change changes changed changing',
    negations: 'don t dont not never no longer',
    /** Stands in a request beside the name of a course. */
    besideName: `bugging nagging annoying pestering bothering spamming pinging texting messaging writing contacting please pls can could will would you i want wish like d to me us my our the this a an of for about from between
      on in s all sending send any more anymore now thanks thank hi hey hello ok coursebell`,
    /** Behind `/course stop`: only repeats what should end. */
    repeated: 'following tracking',
    /** Excludes the codes beside it. */
    except: 'not but except without excluding keep',
    /** One's own, or here. */
    own: 'i we my our mine channel here off',
    /** Beside a unit's or group's code: its new runs. */
    newRuns:
      'new all any further future coming upcoming run{,s} course{,s} realization{,s} realisation{,s} implementation{,s}',
    follows: 'follows reminder reminders',
    /** Only speaks of following. */
    followingVerb: 'follow followed following',
    what: 'what which show list',
    /** What others follow, and what one may or should. */
    ofOthers: `can cannot could should would will must may not t don won didn who whom whose you your mother`,
    /** Questions for one's follows. */
    ownCourses: [
      '(?:and |what about |how about |so )*my other (?:ones|courses)',
      '(?:(?:show|list|give|tell)(?: me)? |what are |which are )?(?:the |all )?(?:ones|courses|things|those)(?: that)? (?:i|we) (?:am |m |are )?(?:follow|following|watch|watching|track|tracking)(?: now| currently)?',
      '(?:what|which)(?: courses?)? (?:am i|have i|did i|i am|i m|i have|i ve) (?:(?:already|now|currently) )?(?:enrolled|enroled|registered|signed up|enroll|register|sign up)(?: (?:in|for|to|on|at))?',
      '(?:(?:show|list|what are) )?my courses(?: pls| please)?',
    ],
    how: 'how why',
  },
};

/**
 * The words for each concept, by topic; features ask for a concept and never for a language. A line of words, or beginnings
 * of sentences.
 */
export type Concepts = typeof concepts;

/** What a person may want of a command, by any of the words for it. */
export type Meant =
  | Exclude<keyof Concepts['subcommands'], 'find' | 'unit' | 'help'>
  | ('unlink' | 'enrollment' | 'rooms' | 'show');

/**
 * The words of one language. A word that two languages list is evidence for neither, so lists need not leave it out.
 */
export interface LanguageWords extends Concepts {
  /** What courses are called nearly everywhere: searched by to learn whether names are searched for at all. */
  readonly taught: string;
  readonly inflection: Inflection;
  readonly basicForms: BasicForms;
  /** Spellings that no word of it has. */
  readonly unlike: RegExp;
  /** Question words in every form, pronouns, conjunctions and other words that hold a sentence together. */
  readonly grammar: ReadonlySet<string>;
  /** Ordinary speech, which names nothing. */
  readonly ordinary: ReadonlySet<string>;
  /** Days of each week, by which no courses are found: lessons alone have them. */
  readonly weekly: ReadonlySet<string>;
  /** What is said in passing, slang and sighs among it: no course is called by it alone, and beside a name it is none of it. */
  readonly chat: ReadonlySet<string>;
  /** Beginnings of ordinary words with too many forms and compounds to list. */
  readonly ordinaryBeginnings: readonly string[];
  /** Small words that another language shares: no evidence for a language, but no names either. */
  readonly shared: ReadonlySet<string>;
  /** What stands for a student group: as the owner of courses, and as who has lessons. */
  readonly theirs: ReadonlySet<string>;
  readonly they: ReadonlySet<string>;
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
  /** What is spoken for what is written, in a text: "mig ti" for "mig till". */
  readonly spoken: readonly (readonly [RegExp, string])[];
  /** The other days of the week, and Monday in their place. */
  readonly otherDays: readonly [RegExp, string];
  /** Compounds that name a kind of thing. */
  readonly compounds: RegExp;
  /** What is glued to question words: "milloinkohan". */
  readonly clitics: RegExp;
  /** Endings behind an apostrophe or a colon, with that sign: `TX00EY23-3015's`, `78025:ssä`. */
  readonly attached: RegExp;
  /** Forms and spellings that are likely in this language and unlikely in the others, each with its weight. */
  readonly patterns: readonly (readonly [RegExp, number])[];
}

export const enWords: LanguageWords = {
  ...concepts,
  inflection: { endings: ['s', 'es'], changes: [] },
  basicForms: enBasicForms,
  unlike: /[åäö]|aa|ii(?!ng)|uu(?!m)|yy/u,
  taught: 'communication mathematics project',
  grammar: setOf(`
    sorry settings morning good
    what whats when whens where wheres which who whos whom whose why whys how hows whatever whichever
    the an of for to and at or is are was were be been being am do does did done doing has have had having
    can could will would shall should may might must cannot
    this that these those there here it its they them their theirs she her his him us we our ours you your yours my mine
    with without within from about after before until since during between by than then if because while though
    only just yet already still ever never always sometimes any anything anyone some something someone everything everyone
    each every both another such same most much many few little lots out onto into upon as whether
    please thanks thank hello hey not don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven ain`),
  ordinary: setOf(`
    exist exists existing
    isn aren doesn didn hasn haven wasn weren won wouldn couldn shouldn
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
    difference differences versus overlap overlaps clash clashes
    wondering hoping wish hope kindly preferably ideally possibly perhaps suitable extra spare possible grateful advance appreciate appreciated
    extent worry carried possibilities heard yo else arranged gimme`),
  weekly: setOf('mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays'),
  chat: setOf(`
    topic topics related relating offered
    absolutely actually afaik against ago ah aha ain't alas alike almost along alright alrighty also altho although
    amazing amp annoyed annoying anybody anyhoo anyhow anymore anyone's anyway anyways anywhere apparently appreciated
    aren't arent argh asap asking aw away awesome awful aww aye babe badly basically bc bcs bit bla blah blimey bloody
    bored boring bother brb brilliant bro bruh btw but bye came can't cant carefully cheerio cheers clueless
    completely confused cool cos couldn't couldnt coz crap cuz dammit damn dang darn dear desperate didn't didnt
    differently doesn't doesnt don't dont doubt down dude due dunno eek eh either em er erm especially etc even
    everybody everywhere ew exhausted fairly fantastic far ffs finally firstly folks forget forgot fortunately fr
    frankly freakin freaking frequently frigging fuck fucking fyi gave geez getting gimme gives glad goddamn gonna
    goodness gosh gotta great guess guessing guy guys hadn hadn't haha hahah hahaha hardly hasn't hasnt haven't havent he
    heck heh hehe hence heres hers hes heya hihi himself hiya hmm hmmm hmmmm hmph holy honest honestly hopefully
    hopeless horrible howdy however huh hungover hurry i'd i'll i'm i've idc idk ikr ill im imho imo indeed instead
    isn't isnt istg itself ive jeez jk k keep kinda kk knew known knows lame lately lazy lemme lets liked likely likes
    literally lmao lmfao lol lolol looks lost loved lovely luckily mad mainly makes maybe means meant meanwhile meh
    mhm mkay moreover mostly myself nah namely nay nearly necessarily needed needs neither nevermind nevertheless
    newbie ngl nice nobody none noob nope nor normally nothing nowadays nowhere nvm obviously off often oh oi okay
    okey okidoki okie omg oops oopsie otherwise ouch overwhelmed oy pardon perfect personally pfft phew pleaaase
    pleasee plss plz presumably pretty previously probably properly ps quite rather really recently regarding
    regardless remember ridiculous rofl roughly sad sadly said saw saying says screw seem seemed seems seriously
    several shes shit shouldn't shouldnt shucks sigh simply sir sleepy smh smth somebody somebody's somehow someones
    sometime somewhat somewhere soo sooo sooooo sth stressed stuck stuff stupid sucks suddenly suggest suggestions sup
    suppose supposed supposedly sure surely sweet tbf tbh terrible thankss that's thats themselves therefore theres
    theyll theyre think tho though thru thus thx til tldr tried truly try ty tysm u ugh uh uhh uhhh uhm um umm ummm
    unfortunately unlike unlikely usually very voila wait wanna wanted wants wasn't wasnt wassup wdym well welp werent
    weve what's whatev whatevs whenever whereas wherever whoever whoops whos won't wonder wonderful wont worried worse
    worst wouldn't wouldnt wow wtf xd y'all ya yawn yay yea yeah yeehaw yeh yep yes yikes yolo youll youre yourself
    youve yup`),
  ordinaryBeginnings: ['enrol', 'compar'],
  subject: setOf(`
    curriculum outcome outcomes tuition postponed retake supervisor tutor
    send mute silence link unlink check fetch look add remove delete cancel save share post copy write count sort filter subscribe unsubscribe book again wish love hope know knows seen see asap too quick question
    syllabus literature workload duration scale waiting list lists session sessions recorded exchange host hosts contact pass fail failed passed mandatory compulsory optional elective evaluation feedback certificate attendance absence guest intake quota seminar seminars workshop workshops thesis practical theory online hybrid remote onsite slot slots entry entrance opening closing auditorium auditoriums floor floors equipment projector computer computers quiet meeting remaining left spots spot
    date dates time times day days week weeks month months year years hour hours minute minutes today tomorrow yesterday tonight
    monday tuesday wednesday thursday friday saturday sunday january february march may june july august october
    spring summer autumn fall winter evening morning afternoon weekend semester period
    schedule timetable lecture lectures lesson lessons class classes exam exams examination test tests homework assignment
    group groups student degree programme programmes program programs field fields department office campus faculty
    credit point points grade graded grades grading assessment assessed content contents objective objectives goal goals
    description prerequisite prerequisites requirement requirements required material materials book books reading
    lecturer lecturers professor teachers taught teach teaches teaching held run runs running offered organised organized
    given place location online remote cost costs price free available full empty details detail name names code size
    capacity large larger largest big bigger biggest small smaller smallest first last next previous late later early earlier
    new old good best long short meant intended aimed cancelled canceled moved changed happen happens happening happened
    take takes took taken get gets got go goes going come comes join joined drop dropped leave belong belongs include includes
    cover covers covered contain contains learn study studied read work works make makes made use uses used mean means
    think understand ask asked answer tell told say says try check change update explain interested possible
    english finnish swedish people person friend someone everybody nobody somebody everybody lab labs hall floor
    end ended ends starting finished finish finishes finishing begun began continue continues lost link news info number numbers reset password located lies situated determine determines towards toward involve involves cooperation expect expected experience written oral skill skills participant participants ok someone completed completing enough needed wanted allowed possible exactly suitable beginner beginners knowledge homework project projects tasks task effort hard easy difficult useful interesting popular recommended similar own weekly daily total overall full-time part-time studying studyin summary building house every class outside inside email`),
  subjectBeginnings: [
    'schedul',
    'lectur',
    'prerequi',
    'requir',
    'descri',
    'objectiv',
    'availab',
    'deadlin',
    'classroom',
    'realiz',
    'unfollow',
    'unsubscri',
    'regist',
    'remind',
    'notif',
    'participa',
    'attend',
    'timetabl',
    'semest',
    'cancel',
  ],
  commands: {
    follow: listOf('subscribe track watch monitor observe notify alert add bookmark favorite favourite'),
    unfollow: listOf(`unsubscribe cancel remove delete quit leave unwatch untrack mute forget ignore discard
      opt_out turn_off no_more`),
    following: listOf('list followed subscriptions subscribed watchlist watching'),
    status: listOf('state'),
    compare: listOf('comparison versus vs diff difference contrast'),
    week: listOf('deadline deadlines agenda upcoming weekly'),
    term: listOf('semester timeline overlaps overlapping'),
    today: [],
    tomorrow: [],
    lessons: listOf('lesson class classes lecture lectures schedule timetable'),
    link: listOf('connect attach bind associate assign'),
    unlink: listOf('disconnect detach unbind dissociate unassign'),
    settings: listOf('timezone time_zone setting preferences prefs options config configure configuration'),
    enrollment: listOf('enroll enrol enrolment register registration signup sign_up join'),
    rooms: listOf('rooms room building buildings classroom classrooms'),
    show: listOf(
      'show get fetch display find search lookup look_up look_for info details book reserve please pls kindly',
    ),
  },
  shared: setOf('a an i on me no so under start info'),
  theirs: setOf('their theirs'),
  they: setOf('they them'),
  international: setOf('campus id nr vs ok'),
  otherDays: [/\b(?:tues|wednes|thurs|fri|satur|sun)day/gu, 'monday'],
  spoken: [],
  rewrites: [
    [/^(?:remove|delete) (\S+(?: n)?) from (?:my|the) reminders(?= |$)/u, 'unfollow $1'],
    // What a channel is for is followed there.
    [/^this channel is for (?:the )?(?:group |course )?(\S+)$/u, 'follow $1'],
  ],
  compounds: /(?!)/,
  clitics: /(?!)/,
  attached: /^'(?:s|t|re|ve|ll|d|m)$/u,
  patterns: [
    [/^(?:th|wh|sh)|w|ght|ould|tch/u, 1],
    [/.{3}(?:ing|ings|ed|tion|tions|ments?|ness|ly|ful|ity|ies|ance|ence|able|ible|ous|ive|ship)$/u, 1],
    [/ea|ou|oo|ow|sh|th|ck/u, 0.5],
  ],
};

// What questions about a course ask: the topic whose phrase covers most of the question counts.

export const enTopics: TopicWords = {
  asks: `wich what whats wat wats wots hw am when whens wen where wheres which who whos whom whose why how hows is are was does dose do did can could
    will would should may has have and any so til till until also ok hey need hi please pls plz tell anything something describe explain give show`,
  asksBy: /^(?:is|are|does|do|can)nt$/,
  states: 'i we my our the he she they you your his her its im ive weve youre this',
  copulas: 'is are was were been',
  clitics: /^$/,
  fillers: `wait hm hmm though bro dude mate yo ffs omg lol lmao alr rly cuz coz tbh hows wheres whens yall again part belong belongs s re ll t up date dates day end ending starting start kick off tho duration length deadline final moment latest anyone someone course class ther der wen dose mny smth sth ppl pls plz rn atm u ur r wanna gonna gotta kinda like really actually btw then
    it its this that one ones thing theres amount total number afterwards able stil shd shld should gonna hv w with already there some fully completely entirely totally talking outside in on at for to of by from about the a an`,
  weak: 'course{,s} class{,es} offer{s,ed} organi{s,z}ed get give receive hard easy tough',
  others: `what|whats time is|it it|now; what|whats the time; reminder*|notification* stop|stops|end|ends|ended|start|starts|come|begin|over; when|will|do|does .. reminders|notifications; don t|dont|not|never end|stop|finish; about me|us|myself; quiet hours|time; weekly overview|summary; what time is it; semester*; the term; school|academic year|calendar; library|libraries; lunch*; cafeteria*; canteen*; bus|buses; weather;
    parking; gym; wifi; thesis; period 1|2|3|4|5; spring|summer|autumn|fall|winter term; password*; account*; login; log in; vpn; print*; football; party; pizza; coffee; train|trains; doctor; housing; tuition; you|u coming|going|leaving|arriving|doing|up|like; are|r you|u; your|ur weekend|day|holiday; milk|cake|keys|match|notebook|tax|charger*; your|ur exam|exams|test|project|grade*|course|group|teacher|lecture|report|thesis; doctor|nurse|dentist`,
  about: '{of,in,for,about}{,_the,_a} is',
  ofSubject: '',
  inSubject: '',
  past: `miss|missed; too late; late to|for; am|are|were|was i|we|they .. late; is|are|was|has|have|did|if|whether .. over|end|ended|expired|passed|lapsed|finished|gone;
    already|deadline over|ended|expired|passed|gone; past the|its|it|due deadline|date`,
  closed: 'closed|shut; did|has|have .. close',
  possible:
    'can|could|may|might i|we|one|people|students|they|someone|anyone; able to; possible; open|opened|opening',
  left: `how many|much days|weeks|hours|minutes|time .. left|remaining|until|till|til|before|go; how long .. left|remaining|until|till|til|before; how long do|have|ve i|we|one|you have|got|left; how much time do|have i|we|you have|got left|until|till; how much time do|have i|we|you have|got to|for .. enrol*|register|sign*|join|apply; days|weeks|hours|time left|remaining|until|till; countdown`,
  ago: 'how long ago|since; how many days|weeks|months .. ago',
  answerIn:
    /^(?:(?:(?:can|could|will|would|do) (?:you|u|we) |let s |lets )?(?:please |pls )?(?:(?:do|continue|go on|keep going|have)(?= (?:it|this|that|in))|answer|reply|respond|speak|talk|write|say|tell|explain|repeat|translate|switch|always answer|from now on answer|change (?:the |your |my )?language|set (?:the |your |my )?language)(?: (?:me|us|it|that|this|to|only|please|pls|into))*|(?:the )?same(?: thing)?)(?= )/u,
  inLanguage: 'in',
  otherLanguage: /^(.+)$/,
  politely: 'please pls plz thanks thx instead kindly',
  languages: {
    en: 'english',
    fi: 'finnish',
    sv: 'swedish',
  },
  topics: {
    name: `name of it|this|§ in english|finnish|swedish; name of it|this|§; name of the|this|that course|realization|one; courses|its|official|english|finnish|swedish name;
      name in english|finnish|swedish; it|this|that|course|realization|§ called|named; called|named in english|finnish|swedish`,
    prerequisites: `never programmed|studied|coded|learned|learnt|done|had; survive|cope|manage|follow .. without; i have learned|studied|learnt .. enough; enough for|to take|start|join; in place before; known|passed|completed|done|taken .. beforehand; rusty; need|have|must .. passed|pass|done|complete .. first; obligatory .. first; without background|experience|knowledge; from zero|scratch; complete beginner*;
      beginner*; entry requirement*; prereq*|pre-req*|requisite*; need|have|done|know|required|take|taken|completed .. before;
      before taking|this|§|it|i|that; previous|prior|earlier stud*|course*|knowledge|skill*; required stud*|course*|knowledge|skill*|background;
      requirement*; preliminary|background; beforehand; in advance; prior; before i|we|you start|begin|join;
      have|need|must to have|know|master .. first|for; completed .. first; experience; novice*|newbie*; expected of|from;
      without .. basics|knowledge|experience; take|do|join § without; background|skills .. need|needed|expected|required; build|builds|based on;
      continuation|sequel`,
    exam: `re-exam*|reexam*; has|have its|a|the final; final on|in|takes|day; which|what day .. final; exam counts; when .. retake|resit; without|no exam*|test*; without a|an|the|any exam*|test*;
      re-sit*; dates|date|when .. resit*|retake*|re-sit*; failed .. resit*|retake*|again|exam; the|my|our|regular final; tested; written paper; test at the end; take home exam|test;
      a final; finals; exam*|retake*|resit*|midterm*|quiz*; test|tests; final test; exams; final .. exam; examination*; exm;
      written|oral|online exam|test; resit*|retak*`,
    grading: `much|part|share|percent* of .. grade|mark; grade|mark .. comes|come from; 1-5|0-5 or; accepted; counts|count|weigh* .. grade|mark|percent*; just|only .. exam|test that counts; homeworks|homework|assignments count|counts; grade|grades|mark; top|good|best|high*|max* grade|mark; need|takes|take|require* .. grade|mark|five; get|getting a|an|the five|four|three|two|one|5|4|3|2|1; for 5|4|3|2|1; grade 5|4|3|2|1|five|four|three|two|one; a|an|the five|four|three|two|one|5|4|3|2|1 require*|need|needs|take|takes|mean|means;
      determine*|affect*|influence*|count*|weigh* .. grade|mark; what|how .. goes into .. grade; how .. grade*|assess*|evaluat*|mark*;
      grade|mark|marks .. depend*|based|determined|calculated|made|consist*|composed; final grade|mark;
      how .. grade|graded|assess|assessed|evaluated|marked; graded|grading|assess*|evaluat*; pass fail; pass or fail; pass|fail or numbers; give|gives|given|get numbers|number; numbers 1|0|from;
      grade|grading scale; scale; numbers or; criteria|criterion; 0 5; get|give|receive .. grade|number; grade or;
      for a|an five|four|three|two|5|4|3|2|a|1|one; marks|marking; get|getting a|an five|four|three|top|good|best`,
    workload: `independent study|work|studying; hours of independent|self|own; eat* up; hours .. class*|lecture*|teaching; contact hours; how many hour|hours;
      workload*; homework*|assignments|coursework; how much work|effort|time; lot|lots of work; how many hours|hrs; hrs; hours per|a|each week;
      hours; much work|homework; how heavy|demanding; is|it .. heavy|demanding; time consuming;
      self study|studying; time-consuming; hrs|hr per; time .. reserve|need|spend; effort;
      eat|eats .. time|evenings|weekends; work .. outside|lot; outside|besides of|the|class|lectures; studying`,
    credits: 'credit*|ects|cr|cp; how many|much .. points|op; points; worth',
    language: `taught|teach|lectures|lectured in; taught|tought|thought in english|finnish|swedish;
      able .. in english|finnish|swedish; which|what language*|lang; language*|lang; in english|finnish|swedish; english|finnish|swedish or|and;
      need|know|speak|taught|teach .. english|finnish|swedish; english|finnish|swedish; instruction; eng|fin|swe|suomi`,
    online: `ever|never|without coming|come|visit*|being|travel* .. campus|school|site|there; come|travel|drive in|there|over; come to campus|school; do|take|complete|join|attend|study|follow it|this|that|§|course from; take|attend part from; over|via|through the internet|web|net; internet; from abroad|anywhere|another|my; live in another; webcam*; on screen; in class|classroom or;
      able .. online|remotely|distance; attendance|present|attend on|at campus|site; attendance online; on|at|to|in campus; campus or|and;
      online|remote*|distance|hybrid|zoom|teams|virtual*|onsite|webinar*|mooc; from home; on site; on-site; in person; in-person;
      contact teaching; physical*; attend .. person; streamed`,
    groups: `open|adult|part-time university|students|learners .. take|join; which|what groups; open|available|suitable to|for exchange|international|visiting|outside students; exchange|international students; group|groups;
      who can|may|should|could take|join|attend|enrol*|study; exchange|open students|university; who is it|this|§ for; which|what students;
      whom|who .. for|meant|intended`,
    programmes:
      'degree*|programme|programmes|program|programs|major|majors|curriculum|specialisation|specialization',
    unit: `unit|department*|faculty|office|organis*|organiz*|offers|offered|responsible|provider|arranges; which|whose|what school;
      which|what unit|school|faculty`,
    starts: `start|starts|begin|begins .. before|after §;
      when .. offered|organised|organized; start|starts|started|starting|startdate|starttime|begin*|commence*|kick*;
      first day|lesson|lecture|week|class|date; when is|was|will|are it|this|that|§|the; whens it|this|that|the|§`,
    ends: `until|till when .. run|runs|go|goes|last|lasts|continue*; run|runs|go|goes|last|lasts until|till; wraps|wrap up; end|ends|ending|finish*|over|conclude*; until|till|til when; last|final day|date|week; when .. done|over`,
    duration: `between which|what dates|days; which|what dates; from which|what day|date to|till|until; every|each semester|term|year|spring|autumn|fall|summer|winter|period; offered|arranged|organised|organized|held|given|run .. every|each|again .. semester|term|year|spring|autumn|fall|summer|winter|period; yearly|annually; how often; from when to|till|until when;
      is|was|still|already|yet|be .. running|ongoing|underway; running|ongoing now; going on; how long;
      which .. longer|longest|shorter|shortest; how many weeks|months|days; duration|length|lasts|weeks; how many times; time span`,
    opens: `from|since which|what date|day .. put|get|let; isnt|not open yet|until|till; open until|before; when .. places|spots|seats .. applied|apply|booked; places|spots|seats .. applied for; start|starting|opening|beginning date|day|time of .. enrol*|registration|signup; from which|what date|day .. sign*|apply|enrol*|register|name; how long|much .. wait .. enrol*|register|sign*|join|apply; wait .. before|until|till .. enrol*|register|sign*|join|apply; date|day .. put my|our name down; date|day .. put my|our name|names; when .. applied|apply for; first day .. enrol*|register|sign*|apply;
      when .. possible|able .. enrol*|register|sign|join; when .. possible|able to enrol*|register|sign|join;
      does|did|do|will it|this|that|§ open; what|which time|hour .. open|opens|opened;
      what|which time|hour .. enrol*|registration|sign* .. start*|begin*;
      when|whens .. enrol*|registration|register*|sign*|signup|open*|join|apply;
      enrol*|registration|signup|application .. opens|opening|start|starts|started|starting|begin*;
      what|which day|date .. enrol*|register*|sign*|open*; opens|opening`,
    closes: `enrol*|registration|register*|sign*|application .. close*|end|ends .. clock|hour|time; until|till|til|by what|which time|hour|day|date .. enrol*|register*|registration|sign*|join|apply; until|till when .. get|join|enter into|in; until|till|til|by when .. still .. get|join|enter into|in|onto; last|final day|date|moment .. sign*|apply|enrol*|register|join; before .. registration|enrol*|signup .. ends|closes|over;
      when should|must|shall|supposed .. enroll|enrol|register|sign*|apply|join; when .. supposed to enroll|enrol|register|sign|apply|join; close|closes .. before|after §;
      what|which time|hour .. enrol*|registration|register*|sign*|application .. close*|closing|end|ends;
      what|which time|hour .. close*|deadline*; when .. have|need to enrol*|register|sign*|apply|join;
      when must .. enrol*|register|sign*|apply|join; deadline*|closing; which .. closes|close;
      until|till|til|by when .. enrol*|register*|registration|sign*|join|apply;
      last|final day|date|moment|chance .. enrol*|regist*|sign*|join|apply|enroll;
      enrol*|registration|sign*|signup|application .. close*|end|ends|over; when .. close*|closing; how long .. enrol*|register*|sign*|join;
      how long can|may i|we|one|you still|yet enrol*|register*|sign*|join; latest .. enrol*|register|sign*; by when; by which|what date|day;
      by which|what date|day .. enrol*|register*|sign*|join|apply; register|enrol|enroll|sign|apply .. by; when .. last .. register|enroll|sign;
      last|final enrol*|regist*|sign* date|day|time; last|final chance|moment|call; chance to enrol*|register|sign`,
    'can-enroll': `it s|it is|its open; open right now; added|add|squeezed|let in|to|into|on; late add|adding|addition; be|get added; through the open; get|getting into; put myself|me|us in|on; where|how .. sign|enrol*|register myself|ourselves up; where|how .. sign|enrol*|register myself|ourselves; how .. i|we|one|you|u get in|into|on|onto|aboard; how do|can|could|to get in|into|on|onto|aboard; how does one|someone get in|into|on|onto; do to enroll|enrol|register|join|apply; put my name down; possible to join|attend|participate; where|how do|can|should i|we|one click|sign|register|enrol*|enroll|apply; still get|squeeze|slip in|into; registration|enrol*|signup .. running|ongoing|underway now|yet|already|still|currently; registration|enrol*|signup .. running|ongoing|underway; put my name;
      able to take|attend|participat*;
      able to enrol*|register|sign*|join|apply; how|where .. i|we|one|you|to join|apply|enrol*|register|sign*;
      can|may|could|able i|we|one|you|to still|yet .. enrol*|register|sign*|join|apply|take|get|participate;
      still .. open|enrol*|sign*|register*|join*|apply|time|possible;
      is|if|whether .. enrol*|registration|sign*|signup|application .. open|opened|on|closed|over; too late;
      open now|rn|yet|still|atm|today|already|currently; is it|this|that|§ open; which .. open; is|are|if|whether .. § open|opened;
      late .. enrol*|sign*|join|register; did .. miss; have|has|ve i|we .. missed; t it|this|that|§ open;
      missed .. enrol*|registration|deadline; is|has|did it|this|that|§ already|now|yet close|closed|shut;
      is|has|did|t it|this|that|§ closed|close|shut; join|enrol*|register|sign*|get .. late; already closed; anymore; sign up now|today;
      get into|in .. still|yet; possible to|for .. enrol*|register|sign*|join; still possible;
      can|could|may i|we|one|you .. enrol*|register|sign|join .. now|today; can|could|may i|we stil|stll|still;
      hop|jump|get|squeeze on|in|onboard|board .. still|late; still hop|jump|squeeze; late enrol*|registration`,
    content: `teached in; what .. teached|taught in; theory or|and practice|practical|code|coding; code|coding|practice|practical|theory .. or|and .. theory|theoretical|practical|hands-on|code; more theory|theoretical|practical|practice|hands-on; write|do|make real|actual code|software|programs; gist; go|goes over; curriculum of; it deal|deals with; learn about;
      whats .. about; what is|are|was|does|do|it|this|that|course|§|will .. about; about what;
      content*|topic*|syllabus|subject|subjects|theme*|outline|description|cover*|covered|deal*; what .. do; what do|will|would we|you|i|one do;
      what is taught; what are .. taught; what happens; describe*; all|even|actually|really|course|it|this about; give|got .. overview;
      overview; whats|what|wats|wat in it|this|there; summary|summaris*|summariz*|tldr|overview|gist`,
    objectives: `objective*|goal*|outcome*|aim|aims; will|do|can|would|should|what i|we|you|one learn; learn* from; i|we|you learn; competenc*;
      skills .. get|gain; able to; what .. afterwards; after|from the|this course`,
    methods: `have|has|there|any a|any|some|the project|projects; any projects; teaching|study|learning method*; methods; how .. taught|teach*|arranged|organised|organized; how is|are .. run;
      group work|project|assignment*; group|team projects; lectures or; group work; is it lectures; lectures|labs|workshops and|or;
      mode of teaching; projects|project|labs|workshops or|vs|and lectures; lectures or|vs; are|is there|any lectures|labs|exercises|seminars;
      any lectures`,
    completion: `exactly|really .. required|needed .. pass; needed|required|necessary to pass; get a pass; credit|credits for|from prior|previous|earlier;
      recogni*|accredit*|rpl; self-study|selfstudy|independently; as|by self study; on my|your own; own pace; transfer credits;
      how .. complete*|pass|passed|accomplish*; do|done|required|needed to .. pass|passed|credits; get .. passed; way|ways|mode*|option* .. complet*|pass|do|take;
      complet* .. way*|mode*|option*|method*; alternative*; to pass; what .. pass; get through;
      skills demo*|demonstration*; get|have|got it done; instead`,
    employer: `internship*|placement*; practical training; compan*|employer*|enterprise*|industry; business partner*|life|world|connection*|contact*; working|work life|life|placement; work-life;
      real clients|customers; employer connection*; clients|customers`,
    further: `further|additional|extra info*|detail*; anything|something|what else .. know|note|needed; other info*; notes`,
    materials: `buy anything|something|stuff|it|for|any|the|a; book|books .. buy|library|order*|copies|set; textbooks; set for|book*|text*; have to buy|purchase|own; should|to read; literature; textbook; pdf|pdfs; book*|literature|textbook*|material*|readings|slides|handout*; reading list; what .. read`,
    teacher: `teachers|lecturers email|mail|contact|phone|number|office; email|mail|phone|contact of .. teacher|lecturer; who|whos .. teach*|lectur*|prof|profs|professor*|instructor*|tutor*|runs|holds; teacher*|lecturer*|prof|professor*|instructor*;
      who .. teaching|taught by; contact person; who|whom .. email|mail|contact|ask|message; who gives|gave`,
    places: `in line|queue; queue; how many are|will be attending|coming|taking|in|on; chairs; attending|taking it|part|this|that; copies; headcount; who has|have|is|are|s enrolled|registered|joined|signed; list of participants|students|enrolled; participant*; how many|much .. enrolled|registered|signed|joined|enrolments|enrollments; number of enrol*|registr*; how full;
      free|available places|seats|spots|slots; places|seats|spots|slots .. left|free|available|remain*; it|§|already full; full already|yet;
      waiting list|queue; waitlist*; how many places|seats|spots|people|students; any|enough places|spots|seats|room; is there room|space|place;
      fully booked; people|students|many .. fit; room|space for; capacity; how crowded; course|class|group|it|this|that|§|is full;
      still|any room|space|spots|spot|places; maximum|max|total number|amount .. participants|students|people; how big`,
    lessons: `how many lesson*|class|classes|lecture*|session*; how many lesson*|class|classes|lecture*|session* .. left|remain*|still; how many more lesson*|class|classes|lecture*|session*; what|which time .. start*|begin* on; on|every mondays|tuesdays|wednesdays|thursdays|fridays|saturdays; first meeting|session takes|is; when .. first lecture|lesson|class; what|which time .. mondays|tuesdays|wednesdays|thursdays|fridays|saturdays .. start*|begin*|§; what|which time on .. monday*|tuesday*|wednesday*|thursday*|friday*; when .. lab|labs|laboratory|laboratories; morning|evening|afternoon|weekend|night class|classes|lecture*|lesson*|session*; my classes|lessons|lectures; when|where .. § meet|meets; when .. first|last|final lecture|lesson|class|session; what|which time .. lecture*|lesson*|class|classes start*|begin*; what|which time|times;
      what|which days|weekday*|hours .. class*|lecture*|lesson*|sessions; weekday*; day|days of the week; next lecture|class|lesson|session;
      which|what days; when .. lecture*|lesson*|classes|sessions|contact; lecture|lesson|class times; evenings; does it clash;
      weekly|week timetable|schedule|rhythm; timetable .. look; show|list|give .. lesson*|classes|lecture*;
      have|has|having|any|got|is|there|a|no class|classes|lesson*|lecture*|session|sessions|teaching;
      class|classes|lesson*|lecture*|session|sessions|teaching today|tomorrow|tonight|on|in|at|this|next`,
    events: `when|whens|day|date|time|till|until .. presentation*|presenting|present|presents|excursion*|trip*|fieldtrip*|seminar*|opponent*|opposition*|opposing|visit|visits|demo|demos|poster|pitch|pitches|hackathon*|workshop|workshops|assignment*|essay*|report*|portfolio*|homework|coursework|groupwork|hand-in*|handin*|submission*|defence|defense;
      when|whens|day|date|time|till|until .. hand|turn|submit|submitted|submitting|return|returned|deliver|delivered; when .. due; group|team work|project|project's|task .. when|due;
      when is|are|s|was .. group|team|final|course|term work|project|task|paper; seminar|presentation|project|workshop|excursion|demo|visit|field day|days|date|dates;
      due date|dates|day|time; presentation*|excursion*|trip*|seminar*|assignment*|essay*|report*|submission*|hand-in*|visit|demo .. when|date|dates|day|due|deadline*|schedule*|time;
      deadline*|due .. assignment*|essay*|report*|project|homework|coursework|submission*|presentation*|paper|task*|portfolio*`,
    'course-rooms': `§ where; where §; where and|& when; when and where; which|what|whats room|rooms|classroom|classrooms|building|buildings|lab|labs|location;
      where|wheres .. held|class|classes|lecture*|lesson*|place|taught|room; where is it|this|that|§;
      in which|what room|rooms|classroom|classrooms; where do|should|shall|must|will we|i|you|one meet|go|be|come; where .. meet|come;
      which|what bldg|house|campus|hall|place; campus|campuses; § room|rooms|classroom; room|rooms|classroom of|for|in §`,
    cost: `cost|costs|price|prices|fee|fees|paid|payment|expensive|pay; how much cost|costs; is|are it|this|that|§|course free; free of charge|cost; for free; cost money;
      have|need to pay; pay for; course fee|fees|price`,
    extension: `extension|extensions; deadline*|due date*|date .. extend|extended|extending|extendable|postpone|postponed|move|moved|later; extend|postpone|move .. deadline*|due date*; late submission*|work|hand-in*; submit|hand|hands|return|turn .. late; more|extra|additional time for|to .. assignment*|essay*|report*|submission*|homework|exercise*|task*`,
    platform: `moodle|itslearning|canvas|blackboard .. key|keys|password|link|code|invitation|locked; key|password|link|code|invitation for|to|of .. moodle|itslearning|canvas|blackboard|workspace; access|enter|log|login|join|see|find|appear*|show* .. moodle|itslearning|canvas|blackboard; course|enrollment|enrolment|enrol|self-enrolment key`,
    recordings: `recorded|recording|recordings|video|videos|vods; lecture|lectures|class|classes|lessons|sessions recorded|recording|recordings|video|videos; watch|see .. lecture|lectures|class|later|afterwards|again|video|recorded|catch;
      watch it|this|§; find|where .. recordings|videos; catch up`,
    difficulty: `how hard|difficult|tough|easy|challenging|tricky; is|are it|this|that|§|course .. hard|difficult|tough|easy|challenging|tricky; hard|easy|tough; difficult*|challenging|tricky|hardest|easiest|harder|easier;
      a|an|the hard|easy|difficult|tough course|one; difficulty level|of`,
    attendance: `show up to; every|each session|class; always come|be|attend|make; come every|each|always; attendance; attendance mandatory|compulsory|obligatory|required|needed|necessary|checked|taken; mandatory|compulsory|obligatory|required attendance; attend|be|come|there every|all|each; attend .. lecture|lectures|class|classes|lessons|sessions|labs|every|each;
      miss|skip|miss out a|one|any|some|the|class|classes|lecture|lectures|lesson|lessons; skip|miss lecture*|class*|lesson*; skipping; absence*|absent; be present|absent; show up; have|need|must to be present|attend; mandatory|compulsory to attend; there in person every; presence|present required|mandatory; need|have to attend`,
    degree: `count|counts|counted toward|towards|for|in|as|into .. degree|studies|bachelor*|master*|credits; include|included|put|use|used|fit|fits|valid|accepted in|into|for|to|it|§ .. degree|studies|bachelor*|master*;
      part of my|our degree|studies|programme; towards|toward|for|in|into|to my|our|ones degree|studies|programme|bachelor*|masters|diploma; is|are it|this|that|§|course mandatory|compulsory|obligatory|elective|optional;
      mandatory|compulsory|obligatory|optional|elective for|in .. me|us|degree|studies; mandatory|compulsory|obligatory; elective|optional`,
    grades: `result|results .. come|out|published|ready|posted|released|available|yet; when|where .. result|results; how .. did|do i|we do; how did i|we do in|on .. exam|test|final; will|do|can i|we get|see .. my|our grade*|mark*|result*; my grade*|result*; what|which grade* .. i|we|you|get|got; grade* .. come|out|published|ready|posted; when .. grades; did i|we pass|fail;
      have i passed|failed`,
    repeat: `twice; second time; more than once; take|do|attend|join|complete|study|pass .. twice|again|anew; twice|again .. take|do|attend|complete; can|could|may|is|possible|allowed|how .. repeat|redo|retake §|it|this|course; repeat|redo|repeating|redoing §|it|this|course; retake|retaking §; raise|improve|better|increase my|the|a grade|mark`,
    'enroll-me': `enroll|enrol|register|sign me|us .. opens|open|starts|possible; enroll|enrol|register|signup|auto-enroll|auto-enrol me|us .. when|once|as|if|immediately|automatically|opens|open|for; sign|put|book|get me|us up|down|in|into .. when|once|as|if|immediately|automatically|opens|open; enroll|enrol|register|sign me|us automatically; withdraw|withdrawing|withdrawal; withdraw from §|it|this; drop|quit|leave|exit §|it|this|out|course; how .. withdraw|drop|quit|cancel|unregister|deregister|unenrol*|leave .. §|it|this|course; how .. withdraw|drop|quit|cancel|unregister|deregister|unenrol*|leave; cancel|give|giving .. place|spot|seat|participation; pull|back|opt out; unregister; enroll|enrol|register|sign me|us; sign me|us up; enroll|enrol|register for me|us; cancel|withdraw|drop my|our enrol*|registration;
      unenroll|unenrol|deregister`,
  },
};
