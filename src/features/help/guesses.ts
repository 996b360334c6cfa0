/** What a message may ask for that is not understood: what it is a little like. Each guess has a button that shows it. */
import type { Button } from '@slack/types';
import { z } from 'zod';
import {
  chooseGroup,
  openSettings,
  setGroup,
  showAgenda,
  showCourse,
  showFollowed,
  showGroup,
  showKept,
  showOpen,
  startRooms,
} from '../../ask/actions.ts';
import { groupCode } from '../../ask/group-field.ts';
import { likenessOf } from '../../ask/like.ts';
import type { Question } from '../../ask/question.ts';
import { groupsIn } from '../../ask/run-topics.ts';
import { outsideLine } from '../../cards/blocks.ts';
import type { ExampleLabel } from '../../i18n/examples.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';

const GUESSES = ['settings', 'privacy', 'group', 'lessons', 'following', 'open', 'rooms'] as const;
type Guess = (typeof GUESSES)[number];

/** What each label of the examples may mean. What asks for a fact of a course needs the course. */
const OF: Readonly<Partial<Record<ExampleLabel, Guess>>> = {
  ...{ settings: 'settings', privacy: 'privacy', erase: 'privacy', kept: 'privacy', sees: 'privacy' },
  ...{ speak: 'settings', quiet: 'settings', overview: 'settings', notice: 'settings' },
  ...{ 'own-group': 'group', agenda: 'lessons', 'group-agenda': 'lessons', lessons: 'lessons' },
  ...{ follow: 'following', unfollow: 'following', list: 'following', week: 'following', term: 'following' },
  ...{ snooze: 'following', enrolled: 'following', find: 'open', opens: 'open', closes: 'open' },
  ...{ 'can-enroll': 'open', rooms: 'rooms', free: 'rooms' },
};

const MOST = 2;
const LONGEST = 60;

/** The guesses, the likeliest first; the course and the group that the message names. */
export const guessed = z.object({
  guesses: z.array(z.enum(GUESSES)).max(MOST).optional(),
  course: z.object({ code: z.string().max(LONGEST), name: z.string().max(LONGEST) }).optional(),
  group: groupCode.optional(),
});
export type Guessed = z.infer<typeof guessed>;

/** Less is like nothing. */
const LEAST = 0.1;
/** What asks for nothing that is known here. */
const ASKS_NOTHING: ReadonlySet<ExampleLabel> = new Set(['smalltalk', 'chatter', 'elsewhere']);

/** What a question is like, the likeliest first, each once. */
function likeliest(question: Question): readonly Guess[] {
  const like = likenessOf(question);
  if (like[0] !== undefined && ASKS_NOTHING.has(like[0].label)) return [];
  const near = like.filter(({ share }) => share >= LEAST);
  return [...new Set(near.flatMap(({ label }) => OF[label] ?? []))];
}

/** The same beside a name that is not known, where it is likelier than a fact of a course; what is open is sought by the name. */
export function guessBesideName(question: Question): Guessed {
  const [first] = likenessOf(question);
  const [guess] = first && OF[first.label] !== undefined ? likeliest(question) : [];
  return guess === undefined || guess === 'open' ? {} : { guesses: [guess] };
}

/** What a message may ask for. @param named the names in it, of which nothing was understood */
export function guessesIn(question: Question, named: Question['named']): Guessed {
  const guesses = likeliest(question);
  const [first, ...others] = named?.names ?? [];
  const [code] = first?.codes ?? [];
  const [group] = groupsIn(question.words, question.groups);
  const isGroup = group !== undefined && groupCode.safeParse(group).success;
  return {
    ...(guesses.length > 0 && { guesses: guesses.slice(0, MOST) }),
    ...(first &&
      code !== undefined &&
      code.length <= LONGEST &&
      others.length === 0 && { course: { code, name: first.name.slice(0, LONGEST) } }),
    ...(isGroup && { group }),
  };
}

/** A button for each guess; none where there is none. */
export function guessButtons(
  { guesses = [], course, group }: Guessed,
  language: Language,
  knowsLessons: boolean,
): Button[] {
  const { settings, privacy, group: ofGroup, lessons, help, agent } = texts(language);
  const buttons: Readonly<Record<Guess, () => Button[]>> = {
    settings: () => openSettings.offer(settings.title, {}, language),
    privacy: () => showKept.offer(privacy.button, {}, language),
    group: () =>
      group === undefined
        ? chooseGroup.offer(ofGroup.choose, {}, language)
        : setGroup.offer(ofGroup.itIs, { group }, language),
    lessons: () =>
      knowsLessons ? showAgenda.offer(lessons.button, group === undefined ? {} : { group }, language) : [],
    following: () => showFollowed.offer(agent.follows.title, {}, language),
    open: () => showOpen.offer(help.tasks.open, {}, language),
    rooms: () => startRooms.offer(help.tasks.rooms, {}, language),
  };
  const ofNamed = [
    ...(course ? showCourse.offer(outsideLine(course.name, LONGEST), { asked: course.code }, language) : []),
    ...(group === undefined
      ? []
      : showGroup.offer(ofGroup.courses(outsideLine(group, LONGEST)), { group }, language)),
  ];
  return [...ofNamed, ...guesses.flatMap((one) => buttons[one]())].slice(0, MOST);
}
