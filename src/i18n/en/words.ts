/** English, as people type it. */
import { listOf, setOf, type Vocabulary } from '../vocabulary.ts';

export const words: Vocabulary = {
  inflection: { endings: ['s', 'es'], changes: [] },
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
    end ended ends starting finished finish finishes finishing begun began continue continues lost link news info`),
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
    status: listOf('state health'),
    compare: listOf('comparison versus vs diff difference contrast'),
    link: listOf('connect attach bind associate assign'),
    unlink: listOf('disconnect detach unbind dissociate unassign'),
    settings: listOf('setting preferences prefs options config configure configuration'),
    enrollment: listOf('enroll enrol enrolment register registration signup sign_up join'),
    rooms: listOf('rooms room building buildings classroom classrooms'),
    show: listOf(
      'show get fetch display find search lookup look_up look_for info details book reserve please pls kindly',
    ),
  },
  compounds: /(?!)/,
  clitics: /(?!)/,
  attached: /^'(?:s|t|re|ve|ll|d|m)$/u,
  patterns: [
    [/^(?:th|wh|sh)|w|ght|ould|tch/u, 1],
    [/.{3}(?:ing|ings|ed|tion|tions|ments?|ness|ly|ful|ity|ies|ance|ence|able|ible|ous|ive|ship)$/u, 1],
    [/ea|ou|oo|ow|sh|th|ck/u, 0.5],
  ],
};
