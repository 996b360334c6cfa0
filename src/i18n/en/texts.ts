/**
 * The English texts, and the shape that every other catalog must have: a missing or extra key does not
 * compile. Copy rules: short, concrete, the next step last, no blame, no exclamation marks.
 * A parameter named `input`, `name` or `id` is outside text: callers pass it through `cards/blocks.ts` first.
 */
import { numberIn, plural } from '../../language.ts';

const count = (n: number, one: string, other: string) => `${n} ${plural('en', n, { one, other })}`;

const creditsOf = (shown: string | undefined) => (shown === '1' ? '1 credit' : `${shown} credits`);
const credits = (amount: number, shown: string) =>
  `${shown} ${plural('en', amount, { one: 'credit', other: 'credits' })}`;

/** A pronoun for the codes listed above a failure's words. */
const theseOf = (n: number) => plural('en', n, { one: 'this one', other: 'these' });

export const en = {
  course: {
    credits,
    /** In a list. */
    creditsShort: (shown: string) => `${shown} cr`,
    amount: (shown: string) => shown,
    ofWhichOnline: (shown: string) => `of which ${shown} online`,
    /** Of the facts in the table of `cards/course-facts.ts`. */
    labels: {
      code: 'Code',
      name: 'Name',
      enrollment: 'Enrollment',
      dates: 'Course dates',
      credits: 'Credits',
      teachingLanguages: 'Teaching language',
      unit: 'Unit',
      office: 'Office',
      degreeProgrammes: 'Degree programmes',
      educationalFields: 'Fields of education',
      studentGroups: 'Student groups',
      tags: 'Tags',
    },
    details: 'Details',
    noTexts: 'The study system has no further texts for this course.',
    listTitle: (n: number) => count(n, 'course', 'courses'),
    enrollmentTitle: (n: number) => `Enrollment for ${count(n, 'course', 'courses')}`,
    failedTitle: 'Could not be shown',
    notGiven: 'not given',
    andMore: (n: number) => `and ${n} more`,
  },
  courseUnit: {
    title: 'Course unit',
    button: 'About the unit',
    about: (code: string) => `About the course unit ${code}`,
    idIs: (id: string) => `id ${id}`,
    since: (year: number) => `since ${year}`,
    details: 'All texts',
    runs: 'Runs',
    back: (code: string) => `Back to ${code}`,
    ofRun: (code: string) =>
      `From the data of ${code}. The course unit itself, with its materials, is found by its id: /course unit ID.`,
    noTexts: 'The study system has no description of this course unit.',
  },
  text: {
    content: 'Content',
    objective: 'Objective',
    prerequisites: 'Prerequisites',
    teachingMethods: 'Teaching methods',
    workload: 'Workload',
    waysToComplete: 'Ways to complete the course',
    exams: 'Exams',
    workingLife: 'Working life connections',
    gradingScale: 'Grading scale',
    criteriaSatisfactory: 'Assessment: satisfactory (1–2)',
    criteriaGood: 'Assessment: good (3–4)',
    criteriaExcellent: 'Assessment: excellent (5)',
    criteriaPassOrFail: 'Assessment: pass or fail',
    criteria: 'Assessment methods and criteria',
    passOrFail: 'Pass or fail description',
    furtherOnRealization: 'Further information on this course',
    furtherOnCourseUnit: 'Further information on the course unit',
    materials: 'Materials',
    further: 'Further information',
  },
  facts: {
    part: (n: number) =>
      n === 1
        ? 'About the course that was shown last: the list goes on.'
        : `About the ${n} courses that were shown last: the list goes on.`,
    yes: 'Yes',
    no: 'No',
    notYet: 'Not yet',
    partly: 'Yes, for a part of that time',
    /** The course that a question without a code was taken to mean. */
    about: (id: string) => `About ${id}`,
    notThis: 'Not this one? Ask with its code.',
    /** Behind the facts of one answer, those that it does not hold. */
    rest: (what: string) => `Ask again for the rest: ${what}.`,
    noMaterials: 'The study data says nothing about material.',
    online: (amount: string, all: string | undefined) =>
      all === undefined
        ? `Credits online: ${amount}`
        : amount === all
          ? `All online: ${creditsOf(all)}`
          : `Partly: ${amount} of ${creditsOf(all)}`,
    /** @param n the number of languages */
    taughtIn: (n: number, languages: string) =>
      `The teaching ${plural('en', n, { one: 'language is', other: 'languages are' })} ${languages}`,
    weeks: (n: number) => count(n, 'week', 'weeks'),
    days: (n: number) => count(n, 'day', 'days'),
    hours: (n: number) => count(n, 'hour', 'hours'),
    minutes: (n: number) => count(n, 'minute', 'minutes'),
    /** Until a date that stands behind it. */
    left: (amount: string) => `${amount} to go`,
    /** Above the same fact of several courses. */
    headings: {
      name: 'Name',
      prerequisites: 'Prerequisites',
      exam: 'Exam',
      grading: 'Grading',
      workload: 'Workload',
      credits: 'Credits',
      language: 'Teaching language',
      online: 'Online',
      groups: 'Student groups',
      programmes: 'Degree programmes',
      unit: 'Unit and office',
      starts: 'Start',
      ends: 'End',
      duration: 'Duration',
      opens: 'Enrollment opens',
      closes: 'Enrollment closes',
      'can-enroll': 'Enrollment',
      content: 'Content',
      objectives: 'Objectives',
      methods: 'Teaching methods',
      completion: 'Ways to complete',
      employer: 'Working life connections',
      further: 'Further information',
      materials: 'Materials',
      teacher: 'Teacher',
      places: 'Free places',
      lessons: 'Lesson times',
      events: 'Presentations, visits and hand-ins',
      'course-rooms': 'Rooms',
      grades: 'Grades',
      'enroll-me': 'Enrolling for you',
      cost: 'Cost',
      extension: 'More time and late work',
      platform: 'Course workspace',
      recordings: 'Recordings',
      difficulty: 'Difficulty',
      attendance: 'Attendance',
      degree: 'Part of your degree',
      repeat: 'Taking it again',
    },
    nothing: {
      name: 'The study data has no name in that language.',
      prerequisites: 'The study data says nothing about prerequisites.',
      exam: 'The study data says nothing about an exam.',
      grading: 'The study data says nothing about grading.',
      workload: 'The study data says nothing about the workload.',
      credits: 'The study data gives no credits.',
      language: 'The study data gives no teaching language.',
      online: 'The study data says nothing about online teaching.',
      groups: 'The study data names no student groups.',
      programmes: 'The study data names no degree programme.',
      unit: 'The study data names no unit or office.',
      starts: 'The study data gives no start date.',
      ends: 'The study data gives no end date.',
      duration: 'The study data doesn’t give both the start and the end.',
      opens: 'The study data doesn’t say when enrollment opens.',
      closes: 'The study data doesn’t say when enrollment closes.',
      'can-enroll': 'The study data gives no enrollment period.',
      content: 'The study data doesn’t describe the content.',
      objectives: 'The study data gives no learning objectives.',
      methods: 'The study data says nothing about teaching methods.',
      completion: 'The study data says nothing about ways to complete the course.',
      employer: 'The study data says nothing about working life connections.',
      further: 'The study data has no further information.',
      materials: 'No material is known: it belongs to the course unit. Its page shows it: /course unit ID.',
    },
    late: 'Whether late enrollment is possible, the study data doesn’t say: ask the course’s teacher or the study office.',
    lateOf: 'Name a course, and I’ll say whether its enrollment is still open.',
    unknown: {
      'enroll-me':
        'I can’t enroll anyone, or cancel an enrollment: you do that in the enrollment system yourself.',
      teacher:
        'The study data doesn’t tell who teaches. Look in the study guide or the timetable, or ask the unit.',
      places:
        'The study data doesn’t tell how many places are free, or who has enrolled. The enrollment system shows it.',
      lessons: 'The study data has no lesson times, only the dates of the course. Look in the timetable.',
      events:
        'The study data doesn’t tell when presentations, visits, seminars or hand-ins are. Ask the teacher, or look in the course workspace.',
      'course-rooms': 'The study data doesn’t tell in which room a course is held. Look in the timetable.',
      grades: 'I can’t see grades. Your own study record shows them.',
      cost: 'The study data doesn’t tell what a course costs. Look in the study guide, or ask the unit.',
      extension:
        'The study data has no assignments. For more time, or to hand something in late, ask the teacher.',
      platform:
        'The course workspace (such as Moodle), its key and its contents aren’t known here. Ask the teacher or IT support.',
      recordings: 'The study data doesn’t tell whether lectures are recorded. Ask the teacher.',
      difficulty:
        'The study data doesn’t tell how hard a course is. Ask the teacher, or those who have taken it.',
      attendance: 'The study data doesn’t tell whether you must attend. Ask the teacher.',
      degree:
        'The study data doesn’t tell what counts towards your degree. Look in your study plan, or ask your study counsellor.',
      repeat:
        'The study data doesn’t tell whether a course can be taken again, or a grade raised. Ask the teacher, or the unit.',
    },
  },
  otherLanguage: {
    in: { en: 'in English', fi: 'in Finnish', sv: 'in Swedish' },
    name: (language: string) => `Name ${language}`,
  },
  shortened: (n: number) =>
    `The study guide has ${numberIn('en', n)} more ${plural('en', n, { one: 'character', other: 'characters' })}.`,
  window: {
    upcoming: (when: string) => `Opens ${when}`,
    open: (when: string) => `Open, closes ${when}`,
    opensOn: (date: string) => `Opens ${date}`,
    openUntil: (date: string) => `Open until ${date}`,
    closedOn: (date: string) => `Closed ${date}`,
    closed: (when: string) => `Closed ${when}`,
    /** In a list, behind a sign. */
    listed: {
      opens: (date: string) => `opens ${date}`,
      open: (date: string) => `until ${date}`,
      closes: (date: string) => `closes ${date}`,
      closed: (date: string) => `closed ${date}`,
      opened: (date: string) => `opened ${date}`,
      unknown: 'no enrollment dates',
    },
    unknown: 'not known',
    closesAlone: (when: string) => `Closes ${when}; opening not given`,
    opensAlone: (when: string) => `Opened ${when}; closing not given`,
    reversed: 'unclear, since its start and end contradict each other',
    opensAt: { ahead: 'Opens', past: 'Opened', neutral: 'Opening' },
    closesAt: { ahead: 'Closes', past: 'Closed', neutral: 'Closing' },
    nothingFollowed:
      'Nothing is followed here, so there are no windows to show. Give a code, as in /enrollment TX00EY23-3015, or follow a course with /course follow TX00EY23-3015.',
    followedHere: (shown: number, all: number) => {
      if (all > shown)
        return `Of the ${all} courses followed here, these are the ${shown} whose reminders come next. All of them: /course following.`;
      return all === 1 ? 'This course is followed here.' : 'These courses are followed here.';
    },
  },
  dates: {
    justNow: 'just now',
    /** A near day and a time of day: "tomorrow at 8:00". */
    dayAt: (day: string, time: string) => `${day} at ${time}`,
    /** A short day and a time of day: "Mon 30 Nov 16:00". */
    dayTime: (day: string, time: string) => `${day} ${time}`,
    /** The same behind a verb: "Opens Tue 1 Dec at 8". */
    dayHour: (day: string, time: string) => `${day} at ${time.replace(/^([1-9]):00$/, '$1')}`,
    notGiven: 'not given',
    at: (time: string) => time,
    from: (date: string) => `from ${date}`,
    until: (date: string) => `until ${date}`,
    after: (date: string) => `after ${date}`,
    before: (date: string) => `before ${date}`,
    by: (date: string) => `by ${date}`,
    contradict: 'start and end contradict each other',
  },
  rooms: {
    /** Kinds of rooms, as the study API’s categories name them in any language. */
    kindNames: {
      classroom: 'Classroom',
      workspace: 'Workspace',
      groupRoom: 'Group work room',
      smallGroupRoom: 'Small group room',
      digital: 'Digital room',
      mediaLab: 'Media lab',
      computerRoom: 'Computer classroom',
      laboratory: 'Laboratory',
      lectureHall: 'Lecture hall',
      auditorium: 'Auditorium',
      meetingRoom: 'Meeting room',
      workshop: 'Workshop',
      storage: 'Storage',
      lobby: 'Lobby',
      gym: 'Gym',
    },
    whichRoom: 'Which room do you mean? I don’t see it in what was asked here. Name it, and say when.',
    title: (name: string) => `Rooms in ${name}`,
    count: (n: number) => count(n, 'room', 'rooms'),
    countOf: (n: number, all: number) => `${n} of ${count(all, 'room', 'rooms')}`,
    part: (from: number, to: number) => `rooms ${from}–${to}`,
    earlier: 'Previous rooms',
    later: 'More rooms',
    page: (n: number, of: number) => `page ${n} of ${of}`,
    seats: (n: number) => count(n, 'seat', 'seats'),
    seatsNotGiven: 'seats not given',
    atLeast: (n: number) => `at least ${count(n, 'seat', 'seats')}`,
    atMost: (n: number) => `at most ${count(n, 'seat', 'seats')}`,
    seatsBetween: (from: number, to: number) => `${from}–${to} seats`,
    withWord: (word: string) => `“${word}”`,
    withoutWord: (word: string) => `without “${word}”`,
    filteredBy: (filters: string) => `filter: ${filters}`,
    withoutSeats: (n: number) => `${count(n, 'room', 'rooms')} left out: seats not given.`,
    ignored: (words: string) => `Not used, since no room matches: ${words}.`,
    noCategory: 'Other rooms',
    none: 'The study system lists no rooms for this building.',
    noneMatch: (n: number) =>
      `No room matches; the building has ${count(n, 'room', 'rooms')}. Try fewer filters.`,
    seatsMeant: (n: string) =>
      `For at least ${n} ${plural('en', Number(n), { one: 'seat', other: 'seats' })}, type ${n}+.`,
    promise: 'This lists the rooms, not their bookings.',
    awaited: 'I don’t know yet whether reservations can be read here. Ask again in a minute.',
    bookings: 'I don’t know bookings, so I can’t tell whether it is free. Look in the room booking system.',
    bookingsOfSeveral:
      'I don’t know bookings, so I can’t tell which rooms are free. Look in the room booking system.',
    unknownRoom: (code: string) => `I know no room called “${code}”.`,
    inBuilding: 'Look for it in one of the buildings that I know:',
    kit: 'Screens, projectors and other equipment of rooms are not in the study data: the category of a room is all that tells.',
    way: 'I don’t know addresses or routes: look at the university’s map. I know which rooms there are.',
    wholeBuilding: 'All rooms of the building',
    notIn: (building: string) => `not in ${building}`,
    noOther: (building: string) => `I know no building other than ${building} yet.`,
    titleMany: (n: number) => `Rooms in ${count(n, 'building', 'buildings')}`,
    first: 'First page',
    last: 'Last page',
    buildingTitle: 'Building',
    allBuildings: 'All buildings',
    smallestFirst: 'smallest first',
    biggestFirst: 'biggest first',
    notRead: (building: string, why: string) => `Not read: ${building}. ${why}`,
    categories: 'These kinds of rooms there are:',
    noneMatchMany: (n: number) => `No room matches; the buildings have ${count(n, 'room', 'rooms')}.`,
    previous: 'Previous page',
    next: 'Next page',
    name: 'Name',
    category: 'Category',
    seatsTitle: 'Seats',
    notGiven: 'not given',
    which: 'Which building?',
    listed: (n: number) => `${count(n, 'building', 'buildings')}. Choose one to see its rooms:`,
    knownHere: (n: number) => `I know ${count(n, 'building', 'buildings')}; there may be others.`,
    listTrouble: (why: string) => `The list of all buildings could not be read: ${why}`,
    notOthers: (n: number) => `${count(n, 'other building', 'other buildings')} not looked into`,
    several: 'More than one building fits. Which one do you mean?',
    meantOne: 'Did you mean this one?',
    meant: 'Did you mean one of these?',
    known: 'These are the buildings that I know by name:',
    noneKnown:
      'I know no building by name yet. Ask by a building’s id, for example /rooms 78025; from then on I know it by its code and name, too.',
    choose: 'Choose a building',
    more: (n: number) =>
      `And ${count(n, 'more building', 'more buildings')}: type the name or code, as in /rooms KM.`,
    free: {
      none: 'No reservation',
      now: (date: string) => `Now, ${date}`,
      least: (minutes: number) =>
        minutes % 60 === 0
          ? `for at least ${count(minutes / 60, 'hour', 'hours')}`
          : `for at least ${count(minutes, 'minute', 'minutes')}`,
      /** An hour of the clock within a sentence. */
      hour: (time: string) => time,
      /** These stand before what `hour` says. */
      until: (time: string) => `until ${time}`,
      from: (time: string) => `from ${time}`,
      midnight: 'midnight',
      restOfDay: 'rest of the day',
      allDay: 'all day',
      noRoom: 'None of these rooms is without a reservation then.',
      taken: 'Reserved',
      noneTaken: 'None of these rooms is reserved then.',
      noneKnown: 'No room is known to be without a reservation then.',
      noneKnownTaken: 'No room is known to be reserved then.',
      unknown: (n: number) => `${count(n, 'room', 'rooms')} left out: not all reservations are known.`,
      unknownRoom: 'its reservations are not all known',
      notKnown: 'Not known',
      notKnownThen: 'not known',
      reserved: 'reserved',
      reservedUntil: (time: string) => `reserved until ${time}`,
      freeUntil: (time: string) => `no reservation until ${time}`,
      freeOnlyUntil: (time: string) => `no reservation, but only until ${time}`,
      freeRest: 'no reservation for the rest of the day',
      freeAllDay: 'no reservation all day',
      old: (time: string) => `Read ${time}, so not sure now`,
      oneDay: 'I look at one day at a time: choose another one with the button.',
      doors: 'Whether a door is open and who may use a room is not known here.',
      nowButton: 'Now',
      hourButton: 'For an hour',
      oddTime: (said: string) => `“${said}” is no time that I can use. Which time do you mean?`,
      otherButton: 'Other time…',
      date: 'Day',
      time: 'Time',
      hint: 'By the clocks of the university.',
      howLong: 'For how long',
      show: 'Show',
      noSuchTime: 'There is no such time.',
    },
  },
  lists: {
    page: (n: number, of: number) => `Page ${n} of ${of}`,
    finished: (n: number) => `${count(n, 'course has', 'courses have')} ended`,
    stopFinished: 'Stop the finished ones',
    stopFinishedText: (n: number) =>
      `This channel then no longer follows ${count(n, 'course that has', 'courses that have')} ended.`,
    nothingFinished: 'No followed course has ended.',
    showAll: (n: number) => `Show all ${n}`,
    undoneAlready: 'That is undone already.',
    changedSince: 'Nothing is undone: this has been changed again since.',
    undo: 'Undo',
    followedAgain: (ids: string) => `Followed again: ${ids}.`,
    followedAgainMany: (n: number) => `${count(n, 'course is', 'courses are')} followed again.`,
    stoppedMany: (n: number) => `${count(n, 'course is', 'courses are')} no longer followed.`,
    following: 'Following ✓',
    /** What comes next of a course, with its date. */
    nextDate: {
      opens: (date: string) => `opens ${date}`,
      closes: (date: string) => `closes ${date}`,
      starts: (date: string) => `course starts ${date}`,
      ends: (date: string) => `course ends ${date}`,
    },
    reminder: (date: string) => `reminder ${date}`,
    /** Where it comes at the time of the date beside it. */
    reminderThen: 'reminder then',
    /** What it is of, behind its day. */
    about: { opens: 'opening', closes: 'closing', starts: 'start' },
  },
  channelFeed: {
    name: 'Coursebell: courses that a channel follows',
    explain:
      'A private address with the dates of every course that this channel follows, and its lessons where they are known. Subscribe to it in your calendar, and it stays up to date.',
    once: 'This address is shown only now: copy it, and share it with the people in the channel. Everyone who has it can see what the channel follows. If it gets into the wrong hands, revoke it with /course settings.',
  },
  download: {
    button: 'Download',
    once: 'All of it as a JSON file. The link works once, and for ten minutes after this page was opened.',
    unavailable:
      'A download isn’t available here, since Coursebell has no public address. The people who run it can give it one.',
    used: 'This link has been used, or is older than ten minutes. Open “My data…” in Slack again for a new one.',
  },
  links: {
    enroll: 'Enroll',
    guide: 'Study guide',
    help: 'Help:',
    booking: 'Booking page',
  },
  share: {
    button: 'Share to channel',
    toThread: 'Share to thread',
    doneInThread: 'Shared to the thread.',
    perhapsInThread: 'It may already be in the thread.',
    by: (user: string) => `Shared by ${user}`,
    done: 'Shared to the channel.',
    perhaps: 'It may already be in the channel.',
  },
  runs: {
    near: (unit: string) => `Found near the code ${unit}; there may be others.`,
    nearSeveral: (units: string) => `Found near the codes ${units}; there may be others.`,
    some: (shown: number, all: number) => `${shown} of ${all} shown.`,
    starts: 'Starts, the latest first:',
    moreStarts: (n: number) => `and ${n} before these`,
    noneButThis: (unit: string) => `A run of ${unit} is going on now; no other is known to come:`,
    noneToCome: (unit: string) => `No run of ${unit} is known to come. The last one:`,
    startThen: (days: string) => `Yes, these start then (${days}):`,
    noneThen: (unit: string, days: string) => `No: none of the runs of ${unit} started then (${days}).`,
    noneKnownThen: (unit: string, days: string) => `No run of ${unit} is known to start then (${days}).`,
  },
  freshness: {
    read: (time: string) => `As of ${time}.`,
    outage: (reason: string, time: string) => `${reason}. This is as of ${time}.`,
    outagePart: (reason: string, time: string) => `${reason}. This is as of ${time}, and perhaps not all.`,
    refreshing: (time: string) => `This is as of ${time}. If something newer is found, it appears here.`,
    withoutTexts: (reason: string) => `Texts in other languages are missing here: ${reason}.`,
  },
  errors: {
    title: 'That didn’t work',
    reference: (id: string) => `Reference: ${id}`,
    again: 'Try again',
    didYouMean: (command: string) => `Did you mean ${command}?`,
    problem: {
      'realization-code': (input: string) =>
        `“${input}” is not a course code. A code looks like TX00EY23-3015 and stands beside the name in the study guide.`,
      group: (group: string) =>
        `${group} is a student group. /course follow ${group} tells of its new courses; /course find ${group} shows those that I know.`,
      'no-runs': (unit: string, example: string) =>
        `I found no course near ${unit}. A course’s code has a suffix, for example ${example}.`,
      'no-runs-at-all': (unit: string) => `The whole catalogue has no course of ${unit}.`,
      'unit-code': (unit: string, example: string) =>
        `${unit} is a course unit’s code. A course’s code has a suffix, for example ${example}; /course ${unit} looks for them.`,
      'course-name': (input: string) =>
        `I don’t know a course called “${input}”. By name I find courses that have been looked up here; a code, such as TX00EY23-3015, always works: it stands beside the name in the study guide.`,
      'realization-code-missing': 'Which course? Give its code, for example TX00EY23-3015.',
      'not-followable': (code: string) =>
        `${code} can’t be followed: a code of that form can’t be looked up again later. /course ${code} shows its dates.`,
      'too-many-codes': (n: number, most: number) =>
        `${n} codes are too many at once. Give at most ${most}, for example TX00EY23-3015 IM00BR45-3003.`,
      'too-few-to-compare': (input: string) =>
        `${input} alone can’t be compared. Give two to five different courses, for example /course compare TX00EY23-3015 IM00BR45-3003.`,
      'too-few-to-compare-missing':
        'Which courses? Give two to five codes, for example /course compare TX00EY23-3015 IM00BR45-3003.',
      'too-many-to-compare': (n: number, most: number) =>
        `${n} courses are too many to compare at once. Give at most ${most}, for example /course compare TX00EY23-3015 IM00BR45-3003.`,
      'course-unit-id': (input: string) =>
        `“${input}” is not a course unit I know. Its id, a number, always works, as in /course unit 72101; its code or name, if it was seen here.`,
      'course-unit-id-missing':
        'Which course unit? Give its id or code, for example /course unit 72101 or /course unit TX00EY23.',
      building: (input: string) =>
        `“${input}” is not a building I know. Ask by the building’s id, for example /rooms 78025.`,
      seats: (input: string) => `“${input}” is not a number of seats. Give a whole number, for example 40.`,
      span: (input: string) => `“${input}” ends before it begins. Turn the two round.`,
      day: (input: string) =>
        `“${input}” is not a day or a number of days. Write a day as 2026-12-01, or a number such as 7.`,
      'building-missing': 'Which building? Give its id, for example /rooms 78025.',
      question: 'I didn’t understand that.',
    },
    notFound: {
      realization: (id: string) => `There is no course ${id}. Check the code in the study guide.`,
      'course-unit': (id: string) => `There is no course unit ${id}. Check the id in the study guide.`,
      building: (id: string) =>
        `There is no building ${id}. Check the id: it is the number that the room reservations use.`,
    },
    followed: 'It is still followed here.',
    orNumber: (n: string) => `If it is a course unit, try /course unit ${n}; if a building, /rooms ${n}.`,
    orCourse: (code: string) => `A course is shown by /course ${code}.`,
    orRoom: (code: string) => `If ${code} is a room, name its building first, as in /rooms 78025 ${code}.`,
    gone: (code: string) => `${code} is no longer in the study data.`,
    linked: 'This channel is linked to it; /course unlink removes the link.',
    refused: {
      key: 'The study system refuses Coursebell’s key. Nothing is wrong with your question. Please tell the people who run Coursebell.',
      access:
        'The study system doesn’t let Coursebell in. Nothing is wrong with your question. Please tell the people who run Coursebell.',
    },
    quota: 'The study system’s quota is used up. Nothing is wrong with your question. Ask again later.',
    quotaUntil: (when: string) =>
      `The study system’s quota is used up. Nothing is wrong with your question. Ask again after ${when}.`,
    rate: 'The study system is getting too many requests right now. Ask again in a minute.',
    rateUntil: (when: string) =>
      `The study system is getting too many requests right now. Ask again after ${when}.`,
    limited: {
      person: (when: string) => `You have asked a lot in a short time. Ask again after ${when}.`,
      workspace: (when: string) => `This workspace has asked a lot in a short time. Ask again after ${when}.`,
    },
    noWay: {
      proxy:
        'A proxy keeps Coursebell from the study system. Nothing is wrong with your question. Please tell the people who run Coursebell.',
      certificate:
        'Coursebell can’t trust the study system’s certificate. Nothing is wrong with your question. Please tell the people who run Coursebell.',
      client:
        'The study system wants a certificate that Coursebell doesn’t have. Nothing is wrong with your question. Please tell the people who run Coursebell.',
      address:
        'Coursebell doesn’t find the study system at its address. Nothing is wrong with your question. Please tell the people who run Coursebell.',
    },
    proxy:
      'A proxy on the way to the study system doesn’t get through right now. Ask again in a few minutes.',
    between:
      'The study system, or the proxy on the way to it, doesn’t answer right now. Ask again in a few minutes.',
    down: 'The study system can’t be reached right now. Ask again in a few minutes.',
    slow: 'The study system is too slow right now. Ask again in a few minutes.',
    notUnderstood:
      'The study system gave an answer that Coursebell doesn’t understand. Ask again later; if it keeps happening, tell the people who run Coursebell.',
    notReached: 'Slack opened no direct message with you just now. Try again in a moment.',
    storeBusy: 'Coursebell can’t save right now. Nothing was changed. Try again in a minute.',
    unexpected:
      'Something went wrong in Coursebell. Ask again; if it keeps happening, tell the people who run it and give them the reference.',
    next: {
      check: (n: number) => `Check ${theseOf(n)} in the study guide.`,
      later: (n: number) => `Ask again for ${theseOf(n)} in a few minutes.`,
      limit: (n: number) => `Ask again for ${theseOf(n)} later.`,
      limitUntil: (n: number, when: string) => `Ask again for ${theseOf(n)} after ${when}.`,
      tell: (n: number) => `For ${theseOf(n)}, please tell the people who run Coursebell.`,
    },
    refusedAnswer: 'Slack did not take my answer to what you asked just now. Ask once more.',
    brokenOffAnswer:
      'Perhaps my answer to what you asked just now did not arrive: Slack broke off. If you can’t see it, ask once more.',
    tooLate: 'That took too long. Press the button again.',
    oldForm: 'This form is from an older version. Open it again.',
    oldButton: 'This button is from an older message. Ask again.',
    oldStep: 'This step is from an older version. Take it out of the workflow and add it again.',
    notInstalled:
      'Coursebell is not installed in the workspace that this button belongs to. Ask again where it is installed.',
    notInChannel:
      'I can’t post in that channel, so here is the answer. To get answers there, invite me with /invite @Coursebell.',
    notInGroup:
      'I can’t post in that group direct message, and apps can’t be invited to one, so here is the answer. Ask me here, or in a channel that I am in.',
    ruled:
      'I may not post there. The managers of the channel and the administrators of the workspace decide who may.',
    archived: 'The channel is archived, so I can’t post there.',
    refusedForGood:
      'Slack does not take my answer to what you asked just now, and asking again won’t change that. Tell the people who run Coursebell.',
    short: {
      'realization-code': 'not a course code',
      notFound: 'no such course',
      refused: {
        key: 'the study system refuses Coursebell’s key',
        access: 'the study system doesn’t let Coursebell in',
      },
      quota: 'the study system’s quota is used up',
      rate: 'the study system is getting too many requests',
      limited: 'too many questions in a short time',
      noWay: {
        proxy: 'a proxy keeps Coursebell from the study system',
        certificate: 'Coursebell can’t trust the study system’s certificate',
        client: 'the study system wants a certificate that Coursebell doesn’t have',
        address: 'Coursebell doesn’t find the study system at its address',
      },
      proxy: 'a proxy doesn’t get through to the study system',
      between: 'the study system, or the proxy before it, doesn’t answer',
      down: 'the study system can’t be reached',
      slow: 'the study system is too slow',
      notUnderstood: 'the study system’s answer couldn’t be understood',
      tooLarge: 'the study system’s answer is too large to read',
      storeBusy: 'Coursebell can’t save right now',
      unexpected: 'something went wrong',
    },
  },
  help: {
    perhaps: 'Perhaps you mean one of these:',
    how: {
      book: 'I book nothing, neither rooms nor places on a course. Rooms are booked on the university’s booking page, and a place on a course is yours by enrolling.',
      semester:
        'When semesters, periods and holidays begin and end is not in the study data. Look in the study guide; of a course I know when it starts and ends.',
      extend:
        'I only read the study data, and can’t change when enrollment closes. Ask the study office, or the unit of the course.',
      absence:
        'I can’t report an absence, and the study data doesn’t tell who teaches. Tell the teacher, in the way the course workspace says.',
      message:
        'I can’t write to students. I remind a channel, or a person, of the courses they follow: /course follow TX00EY23-3015. All else you write yourself.',
      sums: 'I don’t add up the credits of a group’s courses. “courses of TXL22S1” lists them with the credits of each.',
      version: (version: string) => `I am Coursebell ${version}. Those who installed me here know more.`,
      faults:
        'Faults stand in Coursebell’s log, one line of JSON each, and GET /metrics counts them. An answer that failed tells a reference, by which the log has its lines.',
      config:
        'Coursebell is configured by environment variables, or by a file .env where it is started; docs/configuration.md lists them. Settings of channels and people are here: /course settings.',
      restart:
        'I can’t be restarted from Slack: that is done where I run. What is followed stays, and reminders that Slack already holds come in any case.',
      updates:
        'No list of courses needs to be updated: what is asked for is read from the study system, and courses that are followed are read anew at regular times. /course status tells when that was last.',
      leave:
        'Who manages Slack ends me for the whole workspace by removing the app in Slack: then everything stops, and what I keep of the workspace is erased. For one channel: /remove @Coursebell.',
      excel:
        'I make no tables or files of a list. A list in a channel or in a direct message can be copied as text, and calendar files have the dates of courses.',
      groups: (group: string) =>
        `${group} is the code of a student group: those who study a programme together. It stands in your timetable. You need none, but with it I show the group’s courses and lessons.`,
      link: (code: string) => `To link a channel to a course, type there: /course link ${code}`,
      unlink: 'To end a channel’s link, type there: /course unlink',
      remind: (code: string) => `To have a whole channel reminded, type there: /course follow ${code}`,
      remindHere: 'I remind this channel of the courses that it follows. Choose one:',
      dailyHere: (setting: string) => `Choose “${setting}” in this channel’s reminders.`,
      daily: (setting: string) =>
        `Choose “${setting}” in the settings: the button opens yours, /course settings in a channel has the channel’s.`,
      weekly: (button: string) => `“${button}” brings an overview of the week here, at 8:00.`,
      setUp:
        'A channel’s language and quiet hours are changed there by /course settings, your own by the button.',
      codes:
        'A code, such as TX00EY23-3015, stands beside a course’s name in the study guide. By name I find courses that were looked up here before.',
      invite:
        'To have me in a channel, type /invite @Coursebell there. /remove @Coursebell ends it, and no more reminders come to that channel.',
      snooze: (choice: string) => `The ⋯ menu of each reminder has “${choice}” and other times.`,
      undo: (button: string) => `Press ${button} under the message that tells of the change.`,
    },
    title: 'What Coursebell answers',
    unknown: (input: string) => `I don’t know “${input}”.`,
    unknownName: (input: string) =>
      `I don’t know a course called “${input}”. By name I find courses that have been looked up here; a code, such as TX00EY23-3015, always works: it stands beside the name in the study guide.`,
    course: 'a course, or up to ten: name, dates, enrollment, groups',
    search: 'a course by name, if it has been looked up here before',
    find: 'courses by group, programme, language, credits or open enrollment, among those seen here',
    home: 'On the app’s Home tab: what you follow, the coming weeks, your settings. In the menu of any message: “Look up courses”.',
    unit: 'a course unit by its id; by its code or name if it was seen here',
    enrollment: 'when enrollment opens and closes; without a code: of what is followed here',
    rooms: 'the rooms of a building; add 40+ for seats, or a word',
    compare: 'two to five courses side by side, and where they overlap',
    follow:
      'reminders when enrollment opens and closes and the course starts, and of changes; unfollow ends them',
    following: 'what is followed here, reminders and quiet hours; status shows where things stand',
    week: 'the next seven days of what is followed here: windows, starts, ends',
    term: 'what is followed here on a time line, and what runs at the same time',
    link: 'the channel’s own course, which /course without a code then shows; unlink removes the link',
    settings: 'settings of the channel, and your own: language, reminders, quiet hours',
    help: 'this page',
    mention: 'You can also mention me, or write to me directly.',
    tasks: {
      lookUp: 'Look up a course',
      open: 'What’s open',
      remind: 'Remind me',
      rooms: 'Rooms',
      commands: 'All commands',
      how: 'Write to me directly, or mention me in a channel.',
      examples: {
        lookUp: (course: string) => `when does enrollment for ${course} close?`,
        open: 'which courses are open now?',
        remind: (course: string) => `remind me before ${course} closes`,
        rooms: (building: string) => `which rooms does ${building} have?`,
      },
    },
    number: (n: string) => `Is ${n} a building, a course or a course unit?`,
    failing: 'Courses that I know already are still shown, with the time at which they were read.',
    working: 'If I find nothing, ask with a course’s code, or with another word of its name.',
    outside: 'I only know what the study data says about courses, enrollment and rooms.',
    elsewhere:
      'I only know what the study data says about courses, enrollment and rooms. For certificates, transcripts, study aid and your own credits ask your student services.',
    whichCourse:
      'Which course do you mean? Ask again with its code, such as TX00EY23-3015, or with its name if it was looked up here before.',
    hint: 'Ask with a code, such as TX00EY23-3015, with the name of a course that was looked up here before, or with a building.',
    button: 'What can I ask?',
    heard: 'OK.',
    refused: 'OK, I changed nothing.',
    whichOffer: 'Which of these do you mean?',
    theOffer: 'This button does it:',
    agreed: (code: string) =>
      `I don’t know which button you mean: press it under my last answer, or say it in full, such as “follow ${code}”.`,
    hello: 'Hello.',
    welcome: 'You’re welcome.',
  },
  follow: {
    button: 'Follow',
    startHint: 'Next you choose whom I remind.',
    allButton: 'Follow all',
    stop: 'Stop following',
    stopAll: 'Stop following all',
    stopTitle: 'Stop for the whole channel?',
    stopText: (id: string) => `Then this channel gets no more reminders of ${id}.`,
    keepOn: 'Keep following',
    ask: (id: string) => `Who should follow ${id}?`,
    askOpen: (n: number) =>
      n === 1
        ? 'Who should follow the course whose enrollment is open now?'
        : `Who should follow the ${n} courses whose enrollment is open now?`,
    noneOpen: 'Nothing was added: enrollment is open in none of them any more.',
    wereFollowed: (n: number) => (n === 1 ? 'One was followed already.' : `${n} were followed already.`),
    notOpenNow: (n: number) =>
      n === 1 ? 'One is no longer open and was left out.' : `${n} are no longer open and were left out.`,
    channel: 'This channel',
    person: 'Just me',
    explainBoth:
      'This channel: I post the reminders in the channel, for everyone in it. Just me: I send them to you directly.',
    explainPerson: 'I send the reminders to you directly.',
    alreadyMany: (n: number) =>
      n === 1 ? 'One of them was followed already.' : `${n} of them were followed already.`,
    many: (n: number, next: string) => `Following *${n} courses*; the next reminder is ${next}.`,
    titleChannel: 'Now followed in this channel',
    titlePerson: 'You now follow',
    titleAlreadyOwn: 'You already follow',
    titleAlready: 'Already followed here',
    nothingAdded: 'Nothing new was added',
    already: 'was followed already',
    missing: 'no longer in the study data',
    nextReminder: 'Next reminder',
    setUpBy: 'Set up by',
    over: 'ended more than 30 days ago',
    overAlone: (n: number, ids: string) =>
      `${ids} ended more than 30 days ago, so ${n === 1 ? 'it' : 'they'} can’t be followed.`,
    noneLeft: 'no more reminders',
    lessonsTold: 'I tell when its lessons change',
    noneLeftHere: 'No more reminders',
    noReminder: 'none, nothing more is due',
    noReminderContradictory:
      'none: the start and end of enrollment contradict each other, so no enrollment reminders will come',
    noWindowReminders:
      'the start and end of enrollment contradict each other, so no enrollment reminders will come',
    noDatesYet: 'none yet, as no dates are given',
    remindersOff: 'none, as all reminders are off',
    about: {
      opens: 'about enrollment opening',
      closes: 'about enrollment closing',
      starts: 'about the course start',
    },
    inAll: (n: number) => `${count(n, 'course is', 'courses are')} followed here in all.`,
    inAllOwn: (n: number) => `You follow ${count(n, 'course', 'courses')} in all.`,
    settingsHint: 'Choose reminders and quiet hours with /course following.',
    settingsHintOwn: 'Choose your reminders and quiet hours on my Home tab.',
    failedTitle: 'Did not work',
    invite:
      'I can only post in channels that I am in. If I am not in this one yet, invite me with /invite @Coursebell.',
    inviteGroup:
      'I can only post in conversations that I am in, and apps can’t be invited to a group direct message. If I am not in this one, follow the courses in a channel or in a direct message to me, or make this conversation a private channel and add me there.',
    tooMany: (n: number, most: number) =>
      `Nothing was added: ${count(n, 'course is', 'courses are')} followed here, and at most ${most} can be. Stop some first, with /course following.`,
    nowhere:
      'I can’t tell which conversation this is for. Try it in a channel, or in a direct message with me.',
    where: 'Only you see what is followed. Each course there has its Stop following button.',
    whereChannel: 'What this channel follows',
    whereOwn: 'What I follow',
    start: 'Follow a course…',
    noDirect:
      'Nothing is followed yet: I couldn’t open a direct message with you. Write to me directly once, then try again.',
    mayStillCome: 'A reminder that was due within ten minutes may still come.',
    unread: (typed: string) => `No followed course is called “${typed}”, so nothing was stopped.`,
    unreadNamed: (typed: string) =>
      `Nothing has been stopped yet. Press Stop following beside the course that you mean by “${typed}”.`,
    unsure: 'I’m not sure what to stop, so I have stopped nothing. Choose here:',
    ofShown: (n: number) =>
      n === 1
        ? 'You named no course: this is the one that was spoken of last.'
        : `You named no course: these ${n} were spoken of last.`,
    otherPages: 'What stands on other pages of a list is not among them.',
    notAmong: (codes: string) => `Not among them: ${codes}. “Follow the rest” follows those.`,
    offerTitle: (n: number): string => (n === 1 ? 'Follow this course?' : `Follow these ${n} courses?`),
    of: {
      channel: {
        stopAll: (n: number) =>
          `This channel follows ${count(n, 'course', 'courses')}. Should it stop following ${n === 1 ? 'it' : 'all of them'}? Then it gets no more reminders.`,
        stopped: 'No longer followed here',
        stoppedOne: (id: string) => `${id} is no longer followed here.`,
        notFollowed: 'Not followed here',
        notFollowedOne: (id: string) => `${id} is not followed here.`,
        nothing: 'Nothing is followed here.',
        offer:
          'I have changed nothing yet. Press Follow and choose whom I remind, this channel or just you: when enrollment opens, 24 hours before it closes and before the course starts, and when something changes.',
      },
      person: {
        stopAll: (n: number) =>
          `You follow ${count(n, 'course', 'courses')}. Should I stop ${n === 1 ? 'it' : 'all of them'}? Then I don’t remind you any more. To stop some, say which.`,
        stopped: 'You no longer follow',
        stoppedOne: (id: string) => `You no longer follow ${id}.`,
        notFollowed: 'You did not follow',
        notFollowedOne: (id: string) => `You don’t follow ${id}.`,
        nothing: 'You follow nothing yet.',
        offer:
          'I have changed nothing yet. Press Follow, and I remind you when enrollment opens, 24 hours before it closes and before the course starts, and when something changes.',
      },
    },
    listChannel: (n: number) => `This channel follows ${count(n, 'course', 'courses')}`,
    listPerson: (n: number) => `You follow ${count(n, 'course', 'courses')}`,
    more: (n: number) => `And ${n} more`,
    reminders: 'Reminders',
    quiet: (from: string, to: string, zone: string) =>
      `Quiet hours: ${from}–${to} (${zone}). What is due then comes at ${to}, or before ${from} where that would be too late or only the same day.`,
    quietShort: (from: string, to: string, zone: string) => `Quiet hours: ${from}–${to} (${zone})`,
    noQuiet: 'No quiet hours',
    checked: 'Last check',
    notYet: 'not yet',
    linkedUnfollowed: (id: string) =>
      `This channel is linked to ${id} and doesn’t follow it, so no reminders of it come here.`,
    pausedSince: (when: string) => `Paused since ${when}.`,
    checksFail: (when: string) => `Checks have failed since ${when}; dates may be old.`,
    distrusted: (when: string) =>
      `Since ${when} much of what is followed is missing from the study data or has changed at once. That may be an error there, so nothing is changed for now.`,
    lessonsUnsure: (when: string) =>
      `Lessons are unsure: since ${when} many are missing from the study data or have moved at once. That may be an error there, so it is not told yet.`,
  },
  reminder: {
    earlier: (days: string) => `${days} earlier`,
    later: (days: string) => `${days} later`,
    opensNow: 'Enrollment opens now',
    opens: (when: string) => `Enrollment opens ${when}`,
    opened: 'Enrollment is open',
    closesNow: 'Enrollment closes now',
    closes: (when: string) => `Enrollment closes ${when}`,
    starts: (when: string) => `Course starts ${when}`,
    opensOn: (date: string) => `Opens ${date}`,
    openedOn: (date: string) => `Opened ${date}`,
    closesOn: (date: string) => `Closes ${date}`,
    startsOn: (date: string) => `Starts ${date}`,
    noClosing: 'Closing date not given',
    heads: {
      changed: 'Changed',
      missing: 'No longer listed',
      back: 'Listed again',
      ended: 'Ended',
      several: 'News',
    },
    withMore: (name: string, n: number) => `${name} and ${n} more`,
    date: {
      opens: { ahead: 'Enrollment opens', past: 'Enrollment opened', neutral: 'Enrollment opening' },
      closes: { ahead: 'Enrollment closes', past: 'Enrollment closed', neutral: 'Enrollment closing' },
      starts: { ahead: 'Course starts', past: 'Course started', neutral: 'Course start' },
      ends: { ahead: 'Course ends', past: 'Course ended', neutral: 'Course end' },
    },
    missing: 'No longer in the study data, still followed',
    back: 'In the study data again',
    isBack: 'in the study data again',
    ended: 'Ended more than 30 days ago and no longer followed',
    alsoNews: (n: number) => `${count(n, 'more course has', 'more courses have')} news (see /course CODE)`,
    pausedIn: (channel: string) => `I can’t post the reminders in ${channel}.`,
    pausedInGroup: 'I can’t post the reminders in a group direct message in which you follow courses.',
    pause: {
      not_in_channel: 'I am not in the channel. Invite me there with /invite @Coursebell.',
      channel_not_found:
        'The channel is gone, or private and I am not in it. Invite me with /invite @Coursebell, or follow the courses elsewhere.',
      is_archived: 'The channel is archived. Unarchive it, or follow the courses elsewhere.',
      token_revoked:
        'Slack no longer accepts Coursebell’s access to this workspace. Ask an administrator to install Coursebell again.',
      account_inactive:
        'Coursebell is deactivated in this workspace. Ask an administrator to activate or install it again.',
      group:
        'I am not in the group direct message, and apps can’t be invited to one. Follow the courses in a channel or in a direct message to me, or make the conversation a private channel and add me there.',
      direct: 'Slack doesn’t let me write to you directly. Write to me in a direct message.',
      ruled:
        'I may not post there: the managers of the channel and the administrators of the workspace decide who may. Ask them to let Coursebell post, or follow the courses elsewhere.',
      setup:
        'Slack refuses my messages because of how Coursebell is set up here. Tell the people who run Coursebell.',
      person:
        'Slack refuses my messages there because of a person’s account. If that goes on, tell the people who run Coursebell.',
      text: 'Slack refuses my messages there because of their form. Tell the people who run Coursebell.',
      over: 'Slack says that what my messages there belong to is gone. If that goes on, tell the people who run Coursebell.',
      other:
        'Slack refuses my messages there. Check who may post in the channel; if that is right, tell the people who run Coursebell.',
    },
    resumes: 'After that the reminders resume by themselves; nothing that is followed is lost.',
  },
  week: {
    title: {
      channel: (days: string) => `Courses of this channel: ${days}`,
      person: (days: string) => `What you follow: ${days}`,
    },
    quiet: (n: number) =>
      `Nothing opens, closes, starts or ends in these seven days (${count(n, 'course', 'courses')}).`,
    overview: (days: string) => `This week: ${days}`,
    onlyMondays: 'The overview of the week comes on Mondays at 8:00, on no other day.',
    switchOn: 'Every Monday',
    switchOff: 'No more on Mondays',
    offered: {
      channel: 'This can come by itself: every Monday at 8:00, in this channel.',
      person: 'This can come by itself: every Monday at 8:00, to you directly.',
    },
    comes: {
      channel:
        'An overview of the week comes into this channel every Monday at 8:00, unless the week is empty.',
      person: 'An overview of the week comes to you every Monday at 8:00, unless the week is empty.',
    },
    ended: {
      channel: 'No overview of the week comes into this channel any more.',
      person: 'No overview of the week comes to you any more.',
    },
    howToEnd: {
      channel: 'This comes every Monday; /course settings ends it.',
      person: 'This comes every Monday; the settings on my Home tab end it.',
    },
    setting: 'Weekly overview',
    on: 'Mondays at 8:00',
    none: 'none',
  },
  daily: {
    switchOn: 'Lessons every morning',
    switchOff: 'No lessons in the morning',
    setting: 'Today’s lessons',
    times: (first: string, last: string) =>
      `Today’s lessons can come from ${first} to ${last}, at each half hour.`,
    none: 'off',
    at: (time: string) => `at ${time}, on days with lessons`,
    hint: 'Comes on days with lessons. In quiet hours it comes when they end.',
    afterQuiet: (time: string) => `Because of the quiet hours, today’s lessons come at ${time}.`,
    title: (n: number) => `Today: ${count(n, 'lesson', 'lessons')}`,
    howToEnd: {
      channel: 'This comes on days with lessons; /course settings ends it.',
      person: 'This comes on days with lessons; the settings on my Home tab end it.',
    },
    button: 'Every morning…',
    soon: (length: string) => `Lesson in ${length}`,
    soonEnds: 'The settings on my Home tab end these reminders.',
    personal: 'Reminders before lessons come to persons alone: ask for them in a direct message with me.',
    howLong: (id: string) => `How long before the lessons of ${id}? Nothing is set yet. Choose one of these:`,
    onlyThese:
      'I remind only of the dates and lessons of courses. Name a course, or choose here when I remind you.',
    choices: (names: string) => `Reminders before lessons that there are: ${names}.`,
  },
  term: {
    title: {
      channel: (n: number) => `The term of this channel: ${count(n, 'course', 'courses')}`,
      person: (n: number) => `My term: ${count(n, 'course', 'courses')}`,
    },
    pair: (one: string, other: string, days: string) => `${one} and ${other} run at the same time: ${days}`,
    several: (one: string, others: string) => `${one} runs at the same time as ${others}`,
    none: 'No two of these courses run at the same time',
    credits: (all: string, byMonth: string) => `${all} in all, by the month of the start: ${byMonth}`,
    noStart: 'start not given',
    /** Of many courses. */
    together: (n: number, of: number) => `${n} of ${of} courses run at the same time as another`,
    lessonPairs: (n: number) =>
      `Lessons at the same time: ${count(n, 'pair of courses', 'pairs of courses')}`,
    creditsAlone: (all: string) => `${all} in all`,
    all: 'Show all',
    closing: (week: string, names: string) => `${week}: enrollment closes for ${names}`,
  },
  timeLine: {
    enrollment: 'enrollment',
    teaching: 'course',
    both: 'both',
    today: 'today',
    noDates: 'no dates given',
  },
  compare: {
    noExamTimes:
      'Exams have no times of their own in the study data, so I can’t tell whether they overlap. What is known:',
    ownFirst: (n: number, of: number) => `Compared with ${n} of your ${of} courses.`,
    withOwn: (name: string) => `${name} and your courses`,
    title: (n: number) => `Comparing ${count(n, 'course', 'courses')}`,
    onlyOne: 'Nothing to compare: only one course was found',
    nothing: 'Nothing could be compared',
    runOfUnit: (unit: string, run: string, of: number) =>
      `Of ${unit}, the run ${run} is compared; there are ${of}. To compare another, give its code.`,
    firstRuns: (unit: string, n: number, of: number) =>
      `The first ${n} of ${of} runs of ${unit} are compared. To compare others, give their codes.`,
    onlyOneFetched: 'Nothing to compare: only one course could be fetched',
    overlap: (one: string, other: string, dates: string) => `${one} and ${other} overlap: ${dates}`,
    allOverlap: (n: number, dates: string) => `All ${count(n, 'course', 'courses')} overlap: ${dates}`,
    noOverlap: 'The course periods don’t overlap',
    noOtherOverlap: 'The other course periods don’t overlap',
    noDates: (ids: string) => `Start or end is missing, so overlaps can’t be checked: ${ids}`,
    reversedDates: (ids: string) =>
      `Start and end contradict each other, so overlaps can’t be checked: ${ids}`,
    bothOpen: (dates: string) => `Enrollment is open for both: ${dates}`,
    allOpen: (dates: string) => `Enrollment is open for all: ${dates}`,
    neverBothOpen: 'Enrollment is never open for both at once',
    neverAllOpen: 'Enrollment is never open for all at once',
    closesFirst: (ids: string, when: string) => `Enrollment closes first: ${ids}, ${when}`,
    noCredits: (ids: string) => `Credits are not given: ${ids}`,
    note: 'This goes by the days of the courses: not all lesson times are known.',
  },
  install: {
    before: {
      title: 'Add Coursebell to Slack',
      explain:
        'Coursebell answers questions about courses, enrollment windows and rooms where they come up, and reminds a channel or a person when enrollment opens and before it closes.',
      asks: 'Slack shows what Coursebell may do and asks you to choose a workspace. You may need the approval of the workspace’s administrators.',
      button: 'Add to Slack',
    },
    done: {
      title: 'Coursebell is installed',
      workspace: (name: string) => `It now answers in the workspace ${name}.`,
      organization: (name: string) =>
        `It now answers in the workspaces of ${name} to which the organization adds it.`,
      withoutChannels:
        'It was not given access to messages in public channels, so it doesn’t answer course codes that are only mentioned. Everything else works.',
      next: 'What to do next',
      invite: 'Invite it to the channels where it should answer and send reminders:',
      help: 'See everything that can be asked:',
      open: 'Open Slack',
    },
    failed: {
      title: 'Coursebell was not installed',
      deniedTitle: 'Nothing was installed',
      denied: 'The installation was canceled in Slack. You can start again at any time.',
      expired: 'Ten minutes have passed since the installation was started. Start again.',
      used: 'This address has been used already. If Coursebell does not answer in your workspace, start again.',
      otherBrowser:
        'The installation was started in another browser or tab, or cookies are not kept. Start again, and go on in the same browser.',
      incomplete: 'Something is missing in the address that Slack sent you to. Start again.',
      slackDown: 'Slack doesn’t answer at the moment. Start again in a few minutes.',
      noWay:
        'Coursebell finds no way to Slack, which waiting does not change. Tell the person who operates Coursebell: the log says why.',
      refused: (reason: string) =>
        `Slack refuses the installation (${reason}). Start again; if this happens again, tell the people who run Coursebell.`,
      notKept: 'The installation could not be saved. Start again in a few minutes.',
      again: 'Start again',
    },
  },
  publicPages: {
    privacy: {
      title: 'Privacy',
      sections: [
        {
          title: 'What Coursebell keeps',
          words: [
            'Courses that channels and people follow, who set that up, and how reminders reach them: language, time zone, quiet hours. For 180 days the last ten courses that a person looked up, and those that a workspace did, without persons. Choices, and fingerprints of the addresses of calendar feeds and of the tokens of assistants.',
            'People and channels are kept by their Slack ids, without names. Messages are not kept. An installation’s tokens are encrypted.',
          ],
        },
        {
          title: 'Whom it tells',
          words: [
            'The study system gets course codes and the language of a question, never who asked. Slack gets answers and reminders where they were asked for. An assistant that you connect gets what you may see, until you revoke its token. There are no analytics, and nothing is sold or given to others.',
          ],
        },
        {
          title: 'How to see and erase it',
          words: [
            'In Slack, open Coursebell’s Home tab and press “My data…”: it shows what is kept about you, gives it to you as a file, and erases it at once. When the app is removed from a workspace, tokens, choices and look-ups are erased at once, and follows after 30 days.',
          ],
        },
      ],
    },
    support: {
      title: 'Help with Coursebell',
      explain: 'Most questions are answered in Slack:',
      help: 'Everything that you can ask:',
      status: 'Whether reminders come, and why not:',
      invite: 'Mentions get no answer in a channel? Invite the app:',
    },
    contact: {
      title: 'Whom to ask',
      ask: 'If an answer shows an error, send its reference to:',
      unnamed:
        'Ask the people who run Coursebell at your university. If an answer shows an error, tell them its reference.',
    },
  },
  privacy: {
    told: {
      sees: 'What you ask me directly or by a command, only you see. Where you mention me in a channel, everyone there sees it. The study system never learns who asked.',
      reads:
        'I read what is written to me, and look for course codes in channels that have switched that on. I keep no messages: only what you look up, follow and set.',
      kept: 'I keep what you look up, follow and set, under your Slack id, but no messages. “My data” shows it all, gives it to you as a file, and erases it.',
      erased:
        'I erase at once all that I keep about you: “My data” shows it, and asks first. What channels follow stays.',
      runs: 'The people who installed Coursebell in this workspace run it, for the university. The study data comes from the university’s study system.',
      ai: 'I am a program, not an AI: I read questions by word lists and examples, and show what the study data says. I send nothing that you write to a language model.',
      means:
        'A realization is one run of a course, with dates, groups and an enrollment window of its own; I call it a course. Its code, such as TX00EY23-3015, names it. The course unit, TX00EY23, is the same in every run.',
      changers: {
        everyone:
          'Everyone in the channel may change what it follows and its settings. The channel is told of each change, with Undo for a day.',
        managers:
          'Only the administrators and owners of the workspace may change a channel’s settings and follows, and each person what they set up. The channel is told of each change.',
      },
    },
    button: 'My data…',
    title: 'My data',
    about: 'This is what I keep about you in this workspace, under your Slack id and not your name.',
    follows: 'Courses that you follow directly',
    setUp: 'Courses that channels follow because you set them up',
    enrolled: 'Courses that you marked as enrolled',
    snoozed: 'Courses of which I remind you again',
    lookUps: 'Courses that you looked up recently',
    spokenOf: (hours: number, minutes: number) =>
      `Courses in the latest answers: in threads for ${hours} h, in our direct conversation for ${minutes} min`,
    searched: 'what you asked last',
    also: 'Also',
    settings: 'your own settings',
    reminders: 'how reminders reach you: language, time zone, quiet hours',
    feed: 'a fingerprint of your calendar feed’s address',
    changes:
      'what you changed for channels, and stopped following, in the last day, so that it can be undone',
    assistants: (n: number) => `names and fingerprints of ${count(n, 'token', 'tokens')} for your assistants`,
    group: 'Your group',
    greeted: 'when I greeted you',
    homeOpened: 'when you last opened the Home tab',
    nothing: 'I keep nothing about you in this workspace.',
    erasing:
      'All of this can be erased. Your settings then go back to their defaults, and the address of your calendar feed and the tokens of your assistants stop working. It can’t be undone.',
    erasingReminders:
      'Your own reminders end: you follow nothing directly any more, and I take back the reminders that Slack already holds for you. A reminder due within ten minutes may still come, and news of a change within fifteen.',
    stays:
      'Courses that channels follow stay followed, and their reminders go on coming there, but no longer show that you set them up. What I have posted stays in Slack.',
    erase: 'Erase everything',
    eraseTitle: 'Erase everything?',
    eraseText:
      'Your follows, reminders, settings, look-ups, calendar feed and assistants’ tokens are erased for good. Channels keep what they follow.',
    keep: 'Keep it',
    erased: 'What I kept about you is erased.',
    stillHeld: (n: number) =>
      `Everything is erased but what I need for ${count(n, 'reminder', 'reminders')} that Slack still holds for you. I erase that, too, as soon as Slack has given ${n === 1 ? 'it' : 'them'} back, or has sent ${n === 1 ? 'it' : 'them'} within fifteen minutes.`,
    notOverwritten:
      'What I kept about you is deleted, but traces of it stay in my files as long as another program reads them. Then I overwrite them.',
    afterwards: 'What you ask me from now on is remembered as before.',
  },
  calendar: {
    missing: 'No longer in the study data.',
    button: 'Add to calendar',
    title: 'Add to calendar',
    explain:
      'The file contains the dates: when enrollment opens and closes, and when the course starts and ends. Open it with your calendar.',
    withLessons: 'It also holds the lessons ahead, with their rooms.',
    afterwards:
      'The file doesn’t follow later changes: if dates move, download it again. The calendar feed on the Home tab stays up to date by itself.',
    download: 'Download (.ics)',
    noDates: 'The study system gives no dates for this course yet.',
    datesContradict: 'The dates of this course contradict each other, so there are none for a calendar.',
    noPublicAddress:
      'Calendar files aren’t available here, since Coursebell has no public address. The people who run it can give it one.',
    feed: 'Calendar feed',
    feedExplain:
      'A private address with the dates of every course that you follow, and its lessons where they are known. Subscribe to it in your calendar, and it stays up to date.',
    make: 'Make an address',
    makeNew: 'Make a new address',
    revoke: 'Revoke the address',
    revokeTitle: 'Revoke the address',
    revokeText: 'Calendars that use it are no longer kept up to date. You can make a new one.',
    keep: 'Keep it',
    madeOn: (date: string) => `Made: ${date}.`,
    replaces: 'A new address replaces the former one, which stops working.',
    addressTitle: 'Your feed address',
    once: 'This address is shown only now: copy it into your calendar. Anyone who has it can see what you follow. If it gets into the wrong hands, revoke it.',
    revoked: 'The address no longer works.',
    feedName: 'Coursebell: courses you follow',
    more: (id: string) => `More in Slack: /course ${id}`,
    later: 'The file isn’t available right now. Try again in a few minutes.',
  },
  assistants: {
    unknownArguments: (names: string) => `This tool has no such arguments: ${names}.`,
    button: 'Connect an assistant…',
    title: 'Connect an assistant',
    about:
      'Claude, VS Code and other programs that speak MCP can ask me in your place: look up courses and rooms, tell you your dates, and follow courses for you. Each needs a token of its own. Slackbot needs none.',
    label: 'Name of the assistant',
    make: 'Make a token',
    madeOn: (date: string) => `Token made: ${date}.`,
    revoke: 'Revoke',
    revokeTitle: 'Revoke the token',
    revokeText: 'The assistant that uses it can’t ask me any more. You can make a new token.',
    keep: 'Keep it',
    revoked: 'The token no longer works.',
    most: (n: number) => `You have ${n} tokens, which is the most. Revoke one that you no longer need.`,
    address: 'Address',
    noAddress: 'The address ends in /mcp. The people who run Coursebell know how it begins.',
    token: 'Token',
    once: 'This token is shown only now: copy it into the assistant’s settings, as the header “Authorization: Bearer” with the token behind it. Anyone who has it can ask in your place. If it gets into the wrong hands, revoke it.',
    off: 'Assistants can’t be connected here. The people who run Coursebell can switch it on.',
  },
  settings: {
    title: 'My settings',
    now: (what: string) => `Your settings now: ${what}.`,
    save: 'Save',
    language: 'Language',
    languageHint: 'Used for my answers to you and for the reminders that I send you directly.',
    asInSlack: 'As in Slack',
    reminders: 'Reminders that I send you directly',
    quietFrom: 'Quiet hours from',
    quietTo: 'Quiet hours until',
    quietHint:
      'In your own time zone. Reminders due in quiet hours come afterwards, or before them where that would be too late.',
    everyDay: 'Quiet hours are the same every day; there is no quiet for some days or hours alone.',
    unchanged: 'Nothing has been changed.',
    sameHours: 'Choose two different hours, or “No quiet hours”.',
  },
  home: {
    asOf: (time: string) => `This is as of ${time}; nothing newer has been read since.`,
    title: 'Home',
    welcome: 'Welcome to Coursebell',
    about:
      'Coursebell answers questions about courses, enrollment and rooms, and reminds you when enrollment opens and before it closes. What it says comes from the university’s study system.',
    lookUp: 'Look up a course…',
    settings: 'Settings…',
    follows: 'Courses you follow',
    nothing: 'You don’t follow any course yet. Look one up and press Follow.',
    paused:
      'Your reminders are paused, because Slack won’t deliver them. Write “status” to me in a direct message: I’ll say why.',
    nothingNext: 'nothing more is due',
    timeline: (weeks: number) => `The next ${count(weeks, 'week', 'weeks')}`,
    week: (n: number, days: string) => `Week ${n} (${days})`,
    quiet: 'No date of a course that you follow falls in these weeks.',
    moreDates: (n: number) => `And ${count(n, 'more date', 'more dates')}.`,
    recents: 'Recently looked up',
    settingsTitle: 'Your settings',
    language: 'Language',
    asInSlack: 'as in Slack',
    none: 'none',
    quietTitle: 'Quiet hours',
  },
  lookUp: {
    title: 'Look up a course',
    label: 'Code or name of a course',
    placeholder: 'Type a code or a name',
    hint: 'Any course’s code works, such as TX00EY23-3015, and any course unit’s code, such as TX00EY23, for its runs. By name I find courses that have been looked up in this workspace before.',
    submit: 'Show',
    notACode:
      'Choose a course from the list, or type the code of a course or course unit, such as TX00EY23-3015 or TX00EY23.',
    noCodes: 'There is no course code in that message. A code looks like TX00EY23-3015.',
    unanswered: (typed: string) =>
      `Not answered: “${typed}”. Ask it by itself; /course help shows what I can answer.`,
    notDone: (typed: string) => `Not done yet: “${typed}”. Press its button to do it.`,
    notYet: (typed: string) => `Not answered yet: “${typed}”. Press its button to see it.`,
    notFollowed: (typed: string) =>
      `Not done yet: “${typed}”. Choose Follow beside the course that you mean.`,
    part: (typed: string) => `I answered “${typed}”. The rest I didn’t understand.`,
    unread: (typed: string) => `Not read: ${typed}. Please type whole codes.`,
    someAsked: (first: number, all: number) => `These are the first ${first} of ${all}.`,
    others: (count: number) => (count === 1 ? 'Show the other one' : `Show the other ${count}`),
    onlyFirst: (first: number, all: number) =>
      `The message contains ${all} codes. These are the first ${first}.`,
  },
  newRuns: {
    title: (n: number, names: string) => (n === 1 ? `New run: ${names}` : `${n} new runs: ${names}`),
    howToStop: (name: string) => `To be told of no more new runs: /course unfollow ${name}`,
    ofUnit: (code: string) => `new runs of ${code}`,
    ofGroup: (code: string) => `new courses of the group ${code}`,
    /** What gets new ones, in the sentence below. */
    unit: (code: string) => `the course unit ${code}`,
    group: (code: string) => `the group ${code}`,
    now: {
      channel: (names: string) => `I’ll tell this channel when ${names} gets a new course.`,
      person: (names: string) => `I’ll tell you when ${names} gets a new course.`,
    },
    already: (names: string) => `That is told here already: ${names}.`,
    known: (n: number) =>
      n === 0
        ? 'I know none yet.'
        : `I know ${count(n, 'run', 'runs')} so far; to follow ${n === 1 ? 'it' : 'one of them'}, give its code.`,
    found: {
      search: 'I look for the next codes of a unit at each check, and I notice what anyone here looks up.',
      lookUps: 'I notice what anyone here looks up, and what is followed here.',
      catalogue: 'I search the whole catalogue at each check.',
    },
    stopped: (names: string) => `No longer told here: ${names}.`,
    list: (names: string) => `Also told here: ${names}.`,
    choose: 'Stop telling of…',
    offer: (names: string) => `I have changed nothing yet. Press Follow to be told of ${names}.`,
  },
  changes: {
    by: (user: string) => `Changed by ${user}`,
    undoneBy: (user: string) => `Undone by ${user}`,
    partUndoneBy: (user: string) => `A part was undone by ${user}`,
    undo: 'Undo',
    undone: 'Undone.',
    nothingLeft: 'There was nothing left to undo: it has been changed again since.',
    noRoom: 'Not all of it could be followed again: a channel follows at most 100.',
    followed: (courses: string) => `This channel now follows ${courses}.`,
    unfollowed: (courses: string) => `This channel no longer follows ${courses}.`,
    linked: (name: string) => `This channel is now linked to ${name}.`,
    relinked: (name: string, before: string) =>
      `This channel is now linked to ${name}, no longer to ${before}.`,
    unlinked: (name: string) => `This channel is no longer linked to ${name}.`,
    settings: (list: string) => `This channel’s settings were changed: ${list}.`,
    settingsAsBefore: 'This channel’s settings were changed, and changed back.',
    language: (language: string) => `language ${language}`,
    ofAsker: 'that of the person who asks',
    codes: { on: 'codes in messages are answered', off: 'codes in messages are not answered' },
    quiet: (from: string, to: string) => `quiet hours ${from}–${to}`,
    noQuiet: 'no quiet hours',
    reminders: 'reminders',
    untold: 'I could not tell the channel of this.',
    notAllowed: {
      managers:
        'Only administrators and owners of the workspace can change this here, and the person who set it up. Ask one of them.',
      unsure:
        'Only administrators and owners of the workspace can change this, and Slack doesn’t tell me now who they are. Try again later.',
      over: 'This can’t be undone any more: it has been undone already, or a day has passed.',
    },
  },
  channel: {
    title: 'Settings of this channel',
    language: 'Language of what the whole channel sees',
    ofAsker: 'the asker’s language',
    codes: 'Codes in ordinary messages',
    answered: 'answered',
    notAnswered: 'not answered',
    codesExplain:
      'When a message has course codes, I answer with one card in its thread, in public channels that I am in and may read.',
    switchOn: 'Answer codes',
    switchOff: 'Stop answering codes',
    course: 'Course of this channel',
    none: 'none',
    gone: 'no longer in the study data',
    howToLink:
      'Link one with /course link TX00EY23-3015: then /course or /enrollment without a code shows it here.',
    howToUnlink: 'Here, /course or /enrollment without a code shows it. /course unlink removes the link.',
    linkButton: 'Link',
    linkedNow: (name: string) => `This channel is now linked to ${name}.`,
    linked: (name: string) => `This channel is linked to ${name}.`,
    notLinked: 'This channel isn’t linked to a course.',
    unlinked: (id: string) => `This channel is no longer linked to ${id}.`,
    oneOnly: 'A channel has one course of its own. Give one code, for example /course link TX00EY23-3015.',
    onlyChannels: 'Only channels can be linked to a course. Try it in a channel.',
    direct: 'A channel has settings of its own: type /course settings there.',
  },
  seen: {
    title: 'Looked up earlier in this workspace',
    more: (n: number, search: string) => `And ${n} more. All, with their dates: /course find ${search}`,
    only: 'This is only what has been looked up here before: I can’t search all courses by name.',
    show: 'Show',
    meantOne: 'Did you mean this one?',
    meantSeveral: 'Did you mean one of these?',
  },
  find: {
    catalogue: {
      looked: 'In the whole catalogue.',
      /** From which day on starts were looked at. */
      since: {
        usual: 'Courses from the last 12 months and later.',
        far: 'Courses from the last five years and later.',
      },
      seen: 'Among courses seen here.',
      toCome: 'I am still looking in the whole catalogue.',
      narrower:
        'To search all courses, name a group or a field: “open courses for TXL22S1”, “open marketing courses”.',
      narrowerName: 'To search all courses, name a field: “open marketing courses”.',
      nothing: (sought: string) => `Nothing in the whole catalogue fits: ${sought}.`,
      ended: (sought: string) => `All that fits in the whole catalogue has ended: ${sought}.`,
      noName: (input: string) =>
        `The whole catalogue has no course called “${input}”. Another word of its name may find it; its code always does.`,
      notFound: (input: string) =>
        `I found no course called “${input}”. Another word of its name may find it; its code always does.`,
      tooShortName:
        'To search all courses I need at least three letters of a name, as in “open marketing courses in English”.',
      tooShort:
        'To search all courses I need a group, or at least three letters of a name, as in “open marketing courses in English”.',
      noUnit: (input: string) => `The whole catalogue has no course unit “${input}”.`,
      notSearched: (input: string) =>
        `I don’t know a course called “${input}”, and the whole catalogue could not be searched just now. Its code always works, such as TX00EY23-3015.`,
      usage: {
        search: 'a course by its name, or by words of it',
        find: 'courses by words of their names or by group, and by language, credits or open enrollment',
      },
      hint: 'Ask with a course’s name or code, such as TX00EY23-3015, or with a building.',
      whichCourse:
        'Which course do you mean? Ask again with its name, or with its code, such as TX00EY23-3015.',
      near: 'Perhaps you mean one of these:',
      older: (n: number) => `Older runs (${n})`,
      without: (what: string) => `Without: ${what}`,
      notByDepartment:
        'The catalogue can’t be searched by department: I looked for names with these words, and among courses seen here.',
      allWords: 'I looked for courses with all of these words.',
      nearBeside: (what: string) => `By their names alone, and not by “${what}”:`,
      otherReading: (what: string, n: number) => `Instead: ${what} (${n})`,
      olderUncounted: 'Older runs',
      followOpen: (n: number) => `Follow all open (${n})`,
      notByUnits: 'I can’t search by a course unit’s code; a run’s code always works.',
      notByGroups: 'I can’t search by a student group.',
      tooBroad: 'More fits than I can look through: ask for less, such as another word or a group.',
      trouble: (reason: string) => `The whole catalogue could not be searched: ${reason}.`,
    },
    title: (n: number) => `Found ${count(n, 'course', 'courses')}`,
    all: 'All courses that were seen here',
    open: 'enrollment open',
    upcoming: 'enrollment still to open',
    closed: 'enrollment closed',
    runs: 'running',
    online: 'all online',
    onCampus: 'nothing online',
    cannot: (what: string) =>
      `I can’t find courses by this: ${what}. I can by words of their names, language, credits, online, open enrollment, dates, group and programme, as in: /course find english 5 credits open`,
    credits: (least: string | undefined, most: string | undefined) =>
      least === most
        ? creditsOf(least)
        : least === undefined
          ? `at most ${creditsOf(most)}`
          : most === undefined
            ? `at least ${creditsOf(least)}`
            : `${least}–${most} credits`,
    moreCredits: (n: string) => `more than ${creditsOf(n)}`,
    fewerCredits: (n: string) => `less than ${creditsOf(n)}`,
    nothing: (sought: string, n: number) =>
      n === 1
        ? `The only course seen here does not fit: ${sought}.`
        : `None of the ${count(n, 'course', 'courses')} seen here fits: ${sought}.`,
    /** Where it is not known yet whether the whole catalogue can be searched. */
    awaited:
      'Whether I can search all courses I learn within a minute after a course was looked up here. Look one up by its code, such as TX00EY23-3015 (it stands beside the name in the study guide), or ask by a word of its name.',
    byCode:
      'I can’t search all courses. A code, such as TX00EY23-3015, always works: it stands beside the name in the study guide.',
    empty: 'I don’t know any courses yet.',
    looked: (n: number, all: number, isAwaited = false) =>
      n === all
        ? `${n === 1 ? 'The only course' : `Among the ${n} courses`} looked up or followed here; ${isAwaited ? 'whether I can search all courses I don’t know yet' : 'I can’t search all courses'}.`
        : `I looked at ${n} of the ${count(all, 'course', 'courses')} seen here, the newest first. Ask again for more.`,
    among: {
      runs: 'All courses of this name that were looked up here.',
      shown: 'Among the courses that were shown before.',
      part: 'Among the courses that were shown last; the list goes on.',
    },
    not: (what: string) => `not ${what}`,
    hoursOfDay: (words: string) =>
      `I can’t search by when lessons are (${words}): the lessons or the timetable of each course tell it.`,
    or: 'or',
    noneOf: (words: string) => `Nothing fits: ${words}.`,
    unused: (words: string) => `Not used: ${words}.`,
    trouble: (reason: string) => `Some could not be read: ${reason}.`,
    page: (n: number, of: number) => `Page ${n} of ${of}`,
    more: (n: number) => `Next ${n}`,
    back: 'Back',
  },
  linked: {
    type: 'Course',
  },
  feedback: {
    good: 'Right answer',
    bad: 'Not what I asked',
    thanks: 'Thank you.',
    sorry: 'Thank you. Ask in other words, or type help to see what I can answer.',
  },
  agent: {
    description:
      'Answers questions about courses, enrollment and rooms of the university, by code or by name, in English, Finnish and Swedish.',
    title: 'Ask about courses and rooms',
    closings: {
      title: 'When do my enrollments close?',
      message: 'When does enrollment close for what I follow?',
    },
    follows: { title: 'What do I follow?', message: 'What do I follow?' },
    closingOf: (id: string) => `When does enrollment close for ${id}?`,
    examOf: (id: string) => `When is the exam of ${id}?`,
    rooms: { title: 'Which rooms have 40 seats?', message: 'Which rooms have at least 40 seats?' },
    help: { title: 'What can I ask?', message: 'help' },
  },
  leads: {
    title: 'Reminders',
    button: 'Reminders and quiet hours…',
    of: {
      opens: 'Enrollment opens',
      closes: 'Enrollment closes',
      starts: 'Course starts',
      lesson: 'Before each lesson',
    },
    ahead: {
      '0': 'at that moment',
      '15m': '15 min before',
      '30m': '30 min before',
      '1h': '1 h before',
      '1d': '24 h before',
      '3d': '3 days before',
      '7d': '7 days before',
      '14d': '14 days before',
    },
    name: {
      'opens-0': 'Enrollment opens',
      'opens-1h': '1 h before enrollment opens',
      'opens-1d': '24 h before enrollment opens',
      'closes-1h': '1 h before enrollment closes',
      'closes-1d': '24 h before enrollment closes',
      'closes-3d': '3 days before enrollment closes',
      'closes-7d': '7 days before enrollment closes',
      'closes-14d': '14 days before enrollment closes',
      'starts-1d': '24 h before the course starts',
      'starts-7d': '7 days before the course starts',
      'lesson-15m': '15 min before each lesson',
      'lesson-30m': '30 min before each lesson',
      'lesson-1h': '1 h before each lesson',
    },
    none: 'none',
    withinLead: {
      '0': 'now',
      '1h': 'within 1 hour',
      '1d': 'within 24 hours',
      '3d': 'within 3 days',
      '7d': 'within 7 days',
      '14d': 'within 14 days',
    },
    closesTooSoon: (within: string) => `enrollment closes ${within}, too soon for a reminder`,
    forCourses: 'For single courses',
    forCoursesHint: 'Reminders that were asked for one course alone. Take out what should not come.',
    saved: 'Saved.',
    savedNow: (reminders: string) => `Reminders now: ${reminders}.`,
    notSent: 'Not sent any more',
    whileEnrolled: 'not sent, since you are marked as enrolled',
    past: 'that moment is past, so this reminder doesn’t come',
    beforeOpening: 'that would be before enrollment opens, so this reminder is left out',
    quiet: 'the quiet hours leave no time for it, so this reminder doesn’t come',
    beforeQuiet: (when: string) => `${when} (before the quiet hours)`,
    noDate: 'comes when the date is known',
    also: (what: string) => `also: ${what}`,
    beside: (what: string) => `Also: ${what}.`,
    withThese: (what: string) => `The button sets the usual reminders, and: ${what}.`,
    add: 'Add',
    toAdd: {
      channel: (what: string) =>
        `I have changed nothing yet. Press Add and choose whom I also remind, this channel or just you: ${what}.`,
      person: (what: string) => `I have changed nothing yet. Press Add, and I also remind you: ${what}.`,
    },
    unmet: (said: string, nearest: string) =>
      `There is no reminder “${said}” before. The nearest that there are: ${nearest}.`,
    noneOf: {
      ends: 'There is no reminder of the end of a course.',
      exam: 'There is no reminder of exams or assignments: the study data gives no times for them.',
      lesson: 'There is no reminder of lessons: the study data here gives no times for them.',
    },
    onlyOf: {
      ends: (id: string) =>
        `There is no reminder of the end of ${id}. Nothing is set yet. Choose one of these:`,
      exam: (id: string) =>
        `There is no reminder of exams or assignments: the study data gives no times for them. Nothing is set yet. For ${id} choose one of these:`,
      lesson: (id: string) =>
        `There is no reminder of lessons: the study data here gives no times for them. Nothing is set yet. For ${id} choose one of these:`,
    },
    unsupported: (id: string, said: string) =>
      `There is no reminder of ${id} “${said}” before. Nothing is set yet. Choose one of these; the nearest comes first:`,
    choose: 'Reminders…',
    /** Lead times of a course, each with a button. */
    whichOf: (id: string) => `Remind me of ${id}:`,
    ownTime: (id: string) =>
      `I can’t remind you at a time of your own: my reminders come before the dates of ${id}. Nothing is set yet. Choose when:`,
    takeOut:
      'Nothing has changed yet. Here you take out the reminders that should not come, also those of single courses:',
    unsupportedForAll:
      'I remind only of the dates of courses. Name a course, or choose here when I remind you.',
    forAllInstead: (what: string) =>
      `For every course that you follow, now and later, you now get this instead of others of its kind: ${what}. Your settings take it back.`,
    forAll: (what: string) =>
      `For every course that you follow, now and later, you now also get: ${what}. Your settings take it back.`,
    byCode:
      'The button sets the usual reminders. For another time name the code: remind me one week before TX00EY23-3015 starts.',
    nobodyFollows: 'Nothing is followed here any more, so there are no reminders to choose.',
  },
  greeting: {
    hello:
      'Hello, I’m Coursebell: I answer questions about courses, enrollment and rooms, and remind you in time.',
    why: 'Then you can ask “what do I have tomorrow?” without a code.',
    known: 'Write to me as you would to a person, or press below to see what I can do.',
    helloAll: 'Hello, I’m Coursebell. Mention me with a question about courses, enrollment or rooms.',
    askAll:
      'Is this channel for a course or a group? Then I answer without a code, and tell you what is new.',
    course: 'For a course…',
    group: 'For a group…',
    neither: 'Neither',
    which: 'Which group is this channel for?',
    told: 'The channel is told when the group gets a new course.',
    leftOpen: 'All right. Mention me with a question about courses, enrollment or rooms.',
  },
  group: {
    title: 'My group',
    label: 'My group',
    ask: 'Which group are you in?',
    hint: 'Its code, such as TXL22S1. Leave it empty for none.',
    choose: 'Choose a group…',
    other: 'Another group…',
    change: 'Change my group…',
    none: 'not chosen',
    skip: 'Not now',
    save: 'Save',
    undo: 'Undo',
    isYours: (group: string) => `Is ${group} your group?`,
    itIs: 'Yes, my group',
    skipped: 'All right. You can tell me later: “I’m in TXL22S1”.',
    notACode: 'Type a group’s code, such as TXL22S1',
    isIn: (group: string) => `You are in ${group}. Its courses now count as yours.`,
    elsewhere: 'Ask me that in a direct message, so that only you read the answer.',
    tryIt: 'Ask “what do I have tomorrow?”, “what can I still enroll in?” or “my courses”.',
    noneYet: 'I don’t know which group you are in. Its code, such as TXL22S1, stands in your timetable.',
    left: 'You are in no group now.',
    has: (n: number) => `${count(n, 'course of the group is', 'courses of the group are')} running or ahead.`,
    hasNone: (group: string) => `I find no courses of ${group} that are running or ahead. Is the code right?`,
    onlySeen: (n: number) =>
      `I can’t read all courses of the group here. I know ${n === 0 ? 'none of them yet' : `${n} of them, from what was looked up`}.`,
    courses: (group: string) => `Courses of ${group}`,
    unread: (group: string) => `The lessons of ${group} can’t be read now.`,
    yours: (group: string) => `yours and those of ${group}`,
    all: 'All courses',
  },
  enrolled: {
    isDone: (id: string) => `Have you enrolled in ${id}?`,
    isFollowed: (name: string) => `Yes: you follow ${name}.`,
    isNotFollowed: (id: string) => `No: you don’t follow ${id}, so I send you no reminders of it.`,
    isMarked: (id: string) => `Yes: you have marked ${id} as enrolled.`,
    isNotMarked: (id: string) =>
      `No: you have not marked ${id} as enrolled. I don’t see enrollments themselves.`,
    menu: 'Mark as enrolled…',
    button: 'I have enrolled',
    mark: 'enrolled ✓',
    undo: 'Undo',
    takeBack: 'Not enrolled after all',
    done: (id: string) =>
      `Noted: you have enrolled in ${id}. I don’t remind you of its enrollment any more. You still hear of its start and of changes.`,
    doneElsewhere: (id: string) =>
      `Noted for you alone: you have enrolled in ${id}. Lists show it to you as “enrolled ✓”.`,
    channelStays: 'For everyone else in this channel nothing changes.',
    undone: (id: string) => `${id} is no longer marked as enrolled. Its enrollment reminders come again.`,
    wasNot: (id: string) => `${id} is not marked as enrolled, so nothing has changed.`,
    which: 'In which course have you enrolled? Name its code: I have enrolled in TX00EY23-3015.',
    whichNot: 'In which course are you not enrolled? Name its code: I’m not enrolled in TX00EY23-3015.',
    undoneElsewhere: (id: string) => `${id} is no longer marked as enrolled for you.`,
    notFollowed: (id: string) =>
      `${id} is not followed, here or by you, so there is nothing to mark. Follow it first.`,
  },
  lessonNews: {
    noneChanged: 'No lesson of what is followed here has changed in the last two weeks.',
    noneChangedOf: (id: string) => `No lesson of ${id} has changed in the last two weeks.`,
    notFollowed: (id: string) =>
      `${id} is not followed here: I notice changes of lessons of what is followed.`,
    heads: {
      moved: 'Lesson moved',
      room: 'Another room',
      added: 'Lesson added',
      removed: 'Lesson removed',
      several: 'Lessons changed',
    },
    labels: { moved: 'Moved', room: 'Another room', added: 'Added', removed: 'Removed' },
  },
  lessons: {
    usage: {
      free: 'rooms without a reservation: now, or at the time that you add',
      lessons: 'when and where a course is taught',
      today: 'today’s lessons of what is followed here; tomorrow, or a group’s code behind it',
    },
    button: 'Lessons',
    heading: 'Lessons',
    today: 'Today',
    next: 'Next lesson',
    now: 'Now',
    first: 'First lesson',
    last: 'Last lesson',
    noRoom: 'no room given',
    awaited:
      'I don’t know yet whether lesson times can be read here. Ask again in a minute; until then, look in the timetable.',
    unread: 'Lesson times can’t be read now. Try again later.',
    overlaps: '⚠ overlaps',
    free: (length: string) => `– ${length} free –`,
    ofGroup: 'reserved for the group',
    title: {
      person: (days: string) => `Your lessons: ${days}`,
      channel: (days: string) => `Lessons of this channel’s courses: ${days}`,
    },
    titleOfGroups: (groups: string, days: string) => `Lessons of the groups ${groups}: ${days}`,
    titleOfGroup: (group: string, days: string) => `Lessons of ${group}: ${days}`,
    nothingThen: 'No lessons.',
    noneOfGroup: (group: string) => `No lessons of ${group} are known. Is that the group’s code?`,
    noneKnownThen: 'No lessons are known then.',
    reservedForThem: 'Times reserved for the courses. A group’s own times may be missing.',
    clash: (one: string, other: string, n: number, when: string) =>
      `${one} and ${other}: ${count(n, 'lesson', 'lessons')} at the same time, first ${when}`,
    noClash: (one: string, other: string) => `${one} and ${other}: no lessons overlap`,
    noClashes: 'No lessons overlap',
    noOtherClashes: 'No other lessons overlap',
    notAll: 'Perhaps not all: some lessons could not be read.',
    sevenDays: 'Seven days',
    tomorrow: 'Tomorrow',
    yourTime: (time: string) => `${time} your time`,
    none: 'No lesson times are reserved for it.',
    noneAhead: 'No more lessons are reserved for it.',
    still: 'Still reserved',
    noneThen: 'no lesson',
    ofAhead: (n: number, all: number) => `${n} of ${all} lessons ahead`,
    nextOf: 'next one',
    unsure: (n: number) =>
      n === 1 ? 'The time of one lesson could not be read.' : `The times of ${n} lessons could not be read.`,
    left: (n: number, all: number) => `${n} of ${count(all, 'lesson', 'lessons')} left`,
    many: (n: number) => count(n, 'lesson', 'lessons'),
    manyLeft: (n: number) => `${count(n, 'lesson', 'lessons')} left`,
    cut: 'Perhaps not all: the list could not be read to its end.',
    reserved: 'Times reserved for this course. A group’s own times may be missing.',
    ahead: (n: number) => `All lessons (${n} more)`,
    coming: (n: number) => `Coming lessons (${n})`,
    previous: 'Previous',
    fewer: 'Fewer',
    building: (name: string) => `Building: ${name}`,
    past: (n: number) => `Past lessons (${n})`,
    more: (n: number) => `More (${n})`,
  },
  snooze: {
    again: (when: string) => `Remind me again: ${when}`,
    choice: {
      hour: 'in 1 hour',
      tomorrow: 'tomorrow at 9:00',
      'before-closing': '24 h before enrollment closes',
    },
    done: (id: string, when: string) => `I’ll remind you of ${id} again in a direct message: ${when}.`,
    cancel: 'Don’t remind me again',
    list: 'Reminders that come again, to you alone',
    cancelled: (id: string) => `I won’t remind you of ${id} again.`,
    wasNone: (id: string) => `No further reminder of ${id} is waiting.`,
    useless: (id: string) =>
      `Nothing is set: that time is past, or too late for ${id}. Choose another, or look at the course: /course ${id}.`,
    notFollowed: (id: string) =>
      `Nothing is set: ${id} is not followed, here or by you. Follow it with /course follow ${id}.`,
    noDirect:
      'Nothing is set: I couldn’t open a direct message with you. Write to me directly once, then try again.',
    asked: 'You asked me to remind you again.',
    when: (id: string) => `When shall I remind you of ${id} again?`,
    which: 'Which reminder shall come again?',
    where: (choices: string) =>
      `Under each reminder you can then have it come again, to you alone: ${choices}.`,
  },
  modal: {
    close: 'Close',
    lookingUp: 'Looking it up…',
    /** In the place of `lookingUp`, where the app was stopped before it could answer. */
    interrupted: 'I was interrupted. Ask again.',
    done: 'Saved.',
  },
  /** How it does, for those who manage the workspace. */
  operation: {
    answered: (when: string) => `🟢 The study system answered ${when}.`,
    unasked: '⚪ The study system has not been asked yet.',
    fails: (since: string, last: string) =>
      `🔴 The study system has not answered since ${since}; last asked ${last}.`,
    /** It answers, and lets us in no more. */
    refuses: {
      key: (since: string, last: string) =>
        `🔴 The study system has refused my key since ${since}; last asked ${last}.`,
      access: (since: string, last: string) =>
        `🔴 The study system has not let me in since ${since}; last asked ${last}.`,
    },
    unchecked: (since: string) => `🔴 Followed courses could not be read since ${since}.`,
    reminders: (held: number, paused: number) =>
      `Reminders: ${held} held for later; ${paused === 0 ? 'all conversations can be reached' : `${count(paused, 'conversation', 'conversations')} can’t be reached`}.`,
    doctor: 'To do: “npm run doctor” says why.',
    let: {
      key: 'To do: set STUDY_API_KEY to a key of an active subscription.',
      access:
        'To do: ask who runs the study API to let this machine’s address in. The key is not in question.',
    },
    resume: 'To do: write /course following in a conversation without reminders; it says what is missing.',
    nothing: 'There is nothing to do.',
  },
  extras: {
    on: 'on',
    off: 'off',
    undecided: 'undecided',
    /** @param states such as “on: units; off: buildings” */
    all: (states: string) => `Extras of the study system: ${states}.`,
  },
};

/** Every text, in one language. */
export type Catalog = typeof en;
