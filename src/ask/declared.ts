/** What the manifest declares: the steps for Workflow Builder, and the questions that an agent suggests. */
import type { Reader } from '../cards/card.ts';
import { texts } from '../i18n/index.ts';
import { LANGUAGES, type Language } from '../language.ts';
import type { Place } from './place.ts';

// The steps that people put into their workflows: what goes in and comes out. Workflow Builder shows these words as they
// are, in no other language.

/** Something that goes into a step or comes out of it. */
interface StepParameter {
  readonly type: 'string' | 'integer' | 'slack#/types/date' | 'slack#/types/timestamp';
  readonly title: string;
  readonly description: string;
  readonly isRequired?: true;
}

/** A step as it is declared. */
interface StepDeclaration {
  readonly title: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, StepParameter>>;
  readonly outputs: Readonly<Record<string, StepParameter>>;
}

const language: StepParameter = {
  type: 'string',
  title: 'Language',
  description: `The language of the texts: ${LANGUAGES.slice(0, -1).join(', ')} or ${LANGUAGES.at(-1)}`,
};
const moment = (title: string, description: string): StepParameter => ({
  type: 'slack#/types/timestamp',
  title,
  description: `${description}; empty if it is not given`,
});

/** All steps by their `callback_id`. */
export const STEPS = {
  look_up_course: {
    title: 'Look up a course',
    description: 'The name, dates and enrollment of a course',
    inputs: {
      code: {
        ...{ type: 'string', title: 'Code', isRequired: true },
        description: 'The code of the course, such as TX00EY23-3015, or its id',
      },
      language,
    },
    outputs: {
      code: { type: 'string', title: 'Code', description: 'The code of the course', isRequired: true },
      name: {
        ...{ type: 'string', title: 'Name', isRequired: true },
        description: 'The name of the course; its code if it has none',
      },
      state: {
        ...{ type: 'string', title: 'State of enrollment', isRequired: true },
        description: 'upcoming, open, closed or unknown',
      },
      enrollment: {
        ...{ type: 'string', title: 'Enrollment in words', isRequired: true },
        description: 'Such as: Open, closes in 2 days',
      },
      opens: moment('Enrollment opens', 'When enrollment opens'),
      closes: moment('Enrollment closes', 'When enrollment closes'),
      starts: moment('Course starts', 'When the course starts'),
      ends: moment('Course ends', 'When the course ends'),
      link: {
        ...{ type: 'string', title: 'Link' },
        description: 'The page of the course in the study guide; empty if there is none',
      },
    },
  },
  find_courses: {
    title: 'Find courses',
    description: 'The courses of a student group, or with such a name',
    inputs: {
      words: {
        ...{ type: 'string', title: 'Words' },
        description: 'Words of the name, language, credits or enrollment, such as: english open',
      },
      group: {
        ...{ type: 'string', title: 'Student group' },
        description: 'The code of the group, such as TXL22S1; this or words must be given',
      },
      language,
    },
    outputs: {
      courses: {
        ...{ type: 'string', title: 'Courses', isRequired: true },
        description: 'One line for each course; empty if none fits',
      },
      codes: {
        ...{ type: 'string', title: 'Codes', isRequired: true },
        description: 'The codes of these courses, with commas between them',
      },
      count: {
        ...{ type: 'integer', title: 'Number of courses', isRequired: true },
        description: 'How many courses fit',
      },
      searched: {
        ...{ type: 'string', title: 'Where it looked', isRequired: true },
        description: 'Such as: In the whole catalogue.',
      },
    },
  },
  find_lessons: {
    title: 'Lessons of a course or group',
    description: 'When and where a course or a student group is taught',
    inputs: {
      code: {
        ...{ type: 'string', title: 'Code' },
        description: 'The code of the course, such as TX00EY23-3015, or several with commas between them',
      },
      group: {
        ...{ type: 'string', title: 'Student group' },
        description: 'The code of the group, such as TXL22S1; this or a code must be given',
      },
      from: { type: 'slack#/types/date', title: 'From', description: 'The first day; empty: today' },
      to: { type: 'slack#/types/date', title: 'To', description: 'The last day' },
      days: {
        type: 'integer',
        title: 'Number of days',
        description: 'How many days from the first, where no last day is given; empty: seven',
      },
      language,
    },
    outputs: {
      text: {
        ...{ type: 'string', title: 'Text', isRequired: true },
        description: 'Whose lessons these are, in which days, and all of them',
      },
      lessons: {
        ...{ type: 'string', title: 'Lessons', isRequired: true },
        description: 'One line for each lesson; empty if there is none',
      },
      count: {
        ...{ type: 'integer', title: 'Number of lessons', isRequired: true },
        description: 'How many lessons there are',
      },
    },
  },
  find_rooms: {
    title: 'Find rooms',
    description: 'The rooms of a building, for so many people',
    inputs: {
      building: {
        ...{ type: 'string', title: 'Building', isRequired: true },
        description: 'The id, code or name of the building',
      },
      seats: { type: 'integer', title: 'Seats', description: 'How many seats a room must have at least' },
      words: {
        ...{ type: 'string', title: 'Kind' },
        description: 'Words in the name, code or category of a room, such as lab',
      },
      language,
    },
    outputs: {
      building: {
        type: 'string',
        title: 'Building',
        description: 'The name of the building',
        isRequired: true,
      },
      rooms: {
        ...{ type: 'string', title: 'Rooms', isRequired: true },
        description: 'One line for each room; empty if none fits',
      },
      count: {
        type: 'integer',
        title: 'Number of rooms',
        description: 'How many rooms fit',
        isRequired: true,
      },
    },
  },
} as const satisfies Readonly<Record<string, StepDeclaration>>;

export type StepName = keyof typeof STEPS;

export function isStep(name: unknown): name is StepName {
  return typeof name === 'string' && Object.hasOwn(STEPS, name);
}

/**
 * Does a step, where the workflow runs.
 * @param inputs as the workflow gives them: anything
 * @returns the outputs by name, without those that are not given. Rejects with an error of `errors.ts`
 */
export type RunStep = (
  inputs: Readonly<Record<string, unknown>>,
  reader: Reader,
  place: Place,
) => Promise<Readonly<Record<string, string | number>>>;

// The questions that an agent suggests to a person who opens the direct conversation with it.

/** The words on a button, and the question that it sends. */
interface Prompt {
  readonly title: string;
  readonly message: string;
}

/** Four questions, as many as Slack shows. @param course of the channel that the person is looking at, if it has one */
export function suggestedPrompts(language: Language, course?: string): Prompt[] {
  const { closings, follows, rooms, help, closingOf, examOf } = texts(language).agent;
  if (course === undefined) return [closings, follows, rooms, help];
  const ofCourse = [closingOf(course), examOf(course)].map((words) => ({ title: words, message: words }));
  return [...ofCourse, follows, help];
}
