/**
 * The English texts, and the shape that every other catalog must have: a missing or extra key does not
 * compile. Copy rules: short, concrete, the next step last, no blame, no exclamation marks.
 * A parameter named `input`, `name` or `id` is outside text: callers pass it through `cards/text.ts` first.
 */
import { plural } from './plural.ts';

const credits = (amount: number, shown: string) =>
  `${shown} ${plural('en', amount, { one: 'credit', other: 'credits' })}`;
const count = (n: number, one: string, other: string) => `${n} ${plural('en', n, { one, other })}`;

export const en = {
  course: {
    credits,
    ofWhichOnline: (shown: string) => `${shown} of them online`,
    code: 'Code',
    dates: 'Course dates',
    enrollment: 'Enrollment',
    languages: 'Teaching language',
    unit: 'Unit',
    office: 'Office',
    degreeProgrammes: 'Degree programmes',
    educationalFields: 'Fields of education',
    studentGroups: 'Student groups',
    tags: 'Tags',
    details: 'Details',
    noTexts: 'The study API has no further texts for this course.',
    listTitle: (n: number) => count(n, 'course', 'courses'),
    enrollmentTitle: (n: number) => `Enrollment for ${count(n, 'course', 'courses')}`,
    failedTitle: 'Not found or not read',
    notGiven: 'not given',
    andMore: (n: number) => `and ${n} more`,
  },
  courseUnit: {
    title: 'Course unit',
    idIs: (id: string) => `id ${id}`,
    since: (year: number) => `since ${year}`,
    details: 'All texts',
    noTexts: 'The study API has no description of this course unit.',
  },
  text: {
    content: 'Content',
    objective: 'Objective',
    qualifications: 'Prerequisites',
    teachingMethods: 'Teaching methods',
    studentWorkload: 'Workload',
    completionAlternatives: 'Ways to complete the course',
    examSchedule: 'Exams',
    employerConnections: 'Working life connections',
    evaluationScale: 'Grading scale',
    cuEvaluationCriteria1: 'Assessment: satisfactory (1–2)',
    cuEvaluationCriteria2: 'Assessment: good (3–4)',
    cuEvaluationCriteria3: 'Assessment: excellent (5)',
    cuEvaluationCriteria4: 'Assessment: pass or fail',
    evaluationCriteria1: 'Assessment: satisfactory (1–2)',
    evaluationCriteria2: 'Assessment: good (3–4)',
    evaluationCriteria3: 'Assessment: excellent (5)',
    evaluationCriteria4: 'Assessment: pass or fail',
    curEvaluationCriteria: 'Assessment methods and criteria',
    approveRejectDescription: 'Pass or fail description',
    furtherInformationOfRealization: 'Further information on this realization',
    furtherInformationOfCourse: 'Further information on the course unit',
    materials: 'Materials',
    furtherInformation: 'Further information',
  },
  shortened: (n: number) => `Shortened here: ${n} more characters stand in the study guide.`,
  window: {
    upcoming: (when: string) => `Opens ${when}`,
    open: (when: string) => `Open, closes ${when}`,
    closed: (when: string) => `Closed ${when}`,
    unknown: 'Enrollment period not given',
    reversed: 'Enrollment period not given: the study API has its end before its start',
    opensAt: 'Opens',
    closesAt: 'Closes',
  },
  dates: {
    justNow: 'in less than a minute',
    justPast: 'less than a minute ago',
    notGiven: 'not given',
    from: (date: string) => `from ${date}`,
    until: (date: string) => `until ${date}`,
  },
  rooms: {
    title: (name: string) => `Rooms in ${name}`,
    count: (n: number) => count(n, 'room', 'rooms'),
    countOf: (n: number, all: number) => `${n} of ${count(all, 'room', 'rooms')}`,
    page: (n: number, of: number) => `page ${n} of ${of}`,
    seats: (n: number) => count(n, 'seat', 'seats'),
    seatsNotGiven: 'seats not given',
    atLeast: (n: number) => `at least ${count(n, 'seat', 'seats')}`,
    withWord: (word: string) => `“${word}”`,
    filteredBy: (filters: string) => `filter: ${filters}`,
    withoutSeats: (n: number) => `${count(n, 'room', 'rooms')} left out: seats not given.`,
    noCategory: 'Other rooms',
    none: 'The study API lists no rooms for this building.',
    noneMatch: (n: number) => `None of the ${count(n, 'room', 'rooms')} matches. Try fewer filters.`,
    promise: 'Which rooms there are, not when they are booked.',
    previous: 'Previous',
    next: 'Next',
  },
  share: {
    button: 'Share to channel',
    by: (user: string) => `Shared by ${user}`,
    done: 'Shared to the channel.',
  },
  freshness: {
    outage: (time: string) => `The study API can’t be reached: this is as of ${time}.`,
    refreshing: (time: string) => `This is as of ${time}; a newer answer is being fetched.`,
  },
  errors: {
    title: 'That didn’t work',
    reference: (id: string) => `Reference: ${id}`,
    again: 'Try again',
    didYouMean: (command: string) => `Did you mean ${command}?`,
    problem: {
      'realization-code': (input: string) =>
        `“${input}” is not a realization code. A code looks like TX00EY23-3015. Try /course TX00EY23-3015.`,
      'realization-code-missing': 'Which course? Give a realization code, for example TX00EY23-3015.',
      'too-many-codes': (n: number, most: number) => `${n} codes are too many at once. Give at most ${most}.`,
      'course-unit-id': (input: string) =>
        `“${input}” is not a course-unit id. An id is a number. Try /course unit 72101.`,
      'course-unit-id-missing': 'Which course unit? Give its id, for example /course unit 72101.',
      building: (input: string) =>
        `“${input}” is not a building I know. Ask by the building’s id, for example /rooms 78025.`,
      'building-missing': 'Which building? Give its id, for example /rooms 78025.',
      question: 'I didn’t understand that.',
    },
    notFound: {
      realization: (id: string) => `There is no course realization ${id}. Check the code in the study guide.`,
      'course-unit': (id: string) => `There is no course unit ${id}. Check the id in the study guide.`,
      building: (id: string) => `There is no building ${id}. Check the id, for example 78025.`,
    },
    refused:
      'The study API refuses Coursebell’s key. Nothing is wrong with your question. Please tell the people who run Coursebell.',
    quota: 'The study API’s quota is used up. Nothing is wrong with your question. Ask again later.',
    quotaUntil: (when: string) =>
      `The study API’s quota is used up. Nothing is wrong with your question. Ask again ${when}.`,
    down: 'The study API can’t be reached right now. Ask again in a few minutes.',
    slow: 'The study API is too slow right now. Ask again in a few minutes.',
    notUnderstood:
      'The study API gave an answer that Coursebell doesn’t understand. Ask again later; if it goes on, tell the people who run Coursebell.',
    unexpected:
      'Something went wrong in Coursebell. Ask again; if it goes on, tell the people who run it and give them the reference.',
    oldButton: 'This button is from an older message. Ask again.',
    notInChannel:
      'I can’t post in that channel, so here is the answer. To get answers there, invite me with /invite @Coursebell.',
    short: {
      'realization-code': 'not a realization code',
      notFound: 'no such realization',
      refused: 'the study API refuses Coursebell’s key',
      quota: 'the study API’s quota is used up',
      down: 'the study API can’t be reached',
      slow: 'the study API is too slow',
      notUnderstood: 'the study API’s answer is not understood',
      unexpected: 'something went wrong',
    },
  },
  help: {
    title: 'What Coursebell answers',
    unknown: (input: string) => `I don’t know “${input}”.`,
    course: 'a course, or up to ten: name, dates, enrollment, groups',
    unit: 'a course unit by its id',
    enrollment: 'when enrollment opens and closes',
    rooms: 'the rooms of a building; add 40+ for seats, or a word',
    help: 'this page',
    mention: 'Or mention me, or write to me directly:',
    examples: [
      'when does enrollment for TX00EY23-3015 close?',
      'which rooms does 78025 have?',
      'TX00EY23-3015',
    ] as readonly string[],
    hint: 'Ask with a realization code or a building id, for example:',
  },
  modal: {
    close: 'Close',
    lookingUp: 'Looking it up…',
  },
};

/** Every text, in one language. */
export type Catalog = typeof en;
