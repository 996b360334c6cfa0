/** What a person says of the student group that they are in: "I'm in TXL22S1", "which group am I in?". */
import { z } from 'zod';
import { chooseGroup, defineAction, defineForm } from '../../ask/actions.ts';
import { groupCode, groupInput } from '../../ask/group-field.ts';
import { speakOfEnrollment } from '../../ask/lead-words.ts';
import type { Conversation } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { groupNamed, withoutGroupWord } from '../../ask/seen-groups.ts';
import { vocabulary } from '../../i18n/index.ts';

/** `set` without a group: none. `offer`: what is said is only like that. */
export const groupRequest = z.discriminatedUnion('does', [
  /** `isSure`: also one of which no course is found. */
  z.object({ does: z.literal('set'), group: groupCode.optional(), isSure: z.literal(true).optional() }),
  z.object({ does: z.literal('undo'), group: groupCode.optional(), from: groupCode.optional() }),
  z.object({ does: z.literal('offer'), group: groupCode }),
  z.object({ does: z.literal('skip') }),
  z.object({ does: z.literal('tell') }),
  /** The courses of the asker's group. */
  z.object({ does: z.literal('courses'), open: z.literal(true).optional() }),
]);
export type GroupRequest = z.infer<typeof groupRequest>;

/** Puts the group back that was there before, in the place of another; without one: none. */
export const undoGroup = defineAction(
  'group.undo',
  z.object({ group: groupCode.optional(), from: groupCode.optional() }),
);

/** Asks for a group. */
export const groupForm = defineForm('group.save', z.object({}), groupInput);

const { find, group: words } = vocabulary;
/** The most words of such a statement. */
const MOST_WORDS = 14;

const isBeside = (word: string): boolean => words.beside.has(word) || vocabulary.find.group.has(word);

/** Reads "I'm in TXL22S1", "olen ryhmässä TXL22S1", "jag går i TXL22S1", and questions for one's own group; "I'm not in TXL22S1" as well. Every word must be understood. */
export function groupQuestion(question: Question): GroupRequest | undefined {
  const { words: said, codes, units, quotes } = question;
  if (quotes || codes.length + units.length > 0 || said.length > MOST_WORDS) return undefined;
  const first = said.findIndex((word) => !isBeside(word));
  // Words that may stand before it may also begin it.
  for (let at = 0; at <= Math.max(first, 0); at += 1) {
    const request = requestIn(said.slice(at).join(' '), question);
    if (request) return request;
  }
  return undefined;
}

/** Reads "my group's courses", "mitä mun ryhmällä on vielä ilmoittamatta": every word of it. */
export function coursesOfGroup({ words: said, codes, units, quotes }: Question): GroupRequest | undefined {
  if (quotes || codes.length + units.length > 0 || !words.courses.is(said.join(' '))) return undefined;
  const isOpen = speakOfEnrollment(said) || said.some(find.open.has);
  return { does: 'courses', ...(isOpen && { open: true }) };
}

/** "TXL22S1", behind the question for one's group. */
export async function groupAnswered(
  { words: said, codes, units, quotes, groups, direct }: Question,
  { offered }: Pick<Conversation, 'offered'>,
): Promise<GroupRequest | undefined> {
  if (!direct || quotes || codes.length + units.length > 0) return undefined;
  const [word, ...more] = said.filter((one) => !isBeside(one));
  const group = word === undefined || more.length > 0 ? undefined : codeOf(word, groups);
  if (group === undefined) return undefined;
  const isAsked = (await offered()).offers.some(({ id }) => id === chooseGroup.id);
  return isAsked ? { does: 'set', group } : undefined;
}

/** "This is TXL22S1's channel", "I lead the group TXL22S1": every word of it. Nothing is changed by that. */
export function groupOfChannel({ words: said, quotes, groups }: Question): GroupRequest | undefined {
  const [group, ...others] = quotes ? [] : [...new Set(said.flatMap((word) => codeOf(word, groups) ?? []))];
  if (group === undefined || others.length > 0) return undefined;
  const spoken = said.map((word) => (codeOf(word, groups) === undefined ? word : '#')).join(' ');
  return words.ofChannel.is(spoken) ? { does: 'offer', group } : undefined;
}

/** What is like a statement or a question about one's own group. A likeness changes nothing: a button does. */
export function groupLike({ words: said, codes, units, quotes, groups }: Question): GroupRequest | undefined {
  if (quotes || codes.length + units.length > 0) return undefined;
  // "What may group X still enroll in?" asks for courses, "follow group X" is a wish of its own.
  if (speakOfEnrollment(said) || said.some(vocabulary.follow.following.has)) return undefined;
  const named = [...new Set(said.flatMap((word) => codeOf(word, groups) ?? []))];
  const [group, ...others] = named;
  if (others.length > 0) return undefined;
  return group === undefined ? { does: 'tell' } : { does: 'offer', group };
}

function requestIn(spoken: string, { text, groups }: Question): GroupRequest | undefined {
  const isAll = (phrases: typeof words.mine): boolean => restOf(spoken, phrases)?.length === 0;
  if (isAll(words.which)) return { does: 'tell' };
  if (isAll(words.leave)) return { does: 'set' };
  const [left, ...behind] = restOf(spoken, words.notIn) ?? [];
  if (left !== undefined && behind.length === 0 && codeOf(left, groups) !== undefined) return { does: 'set' };
  const [named, ...more] = text.endsWith('?') ? [] : (restOf(spoken, words.mine) ?? []);
  const group = named === undefined || more.length > 0 ? undefined : codeOf(named, groups);
  return group === undefined ? undefined : { does: 'set', group };
}

/** The words behind a phrase that tell something; undefined: the words don't begin with it. */
function restOf(spoken: string, phrases: typeof words.mine): string[] | undefined {
  const begun = phrases.startOf(spoken);
  if (begun === undefined) return undefined;
  const rest = spoken.slice(begun.length).split(' ');
  return rest.filter((word) => word !== '' && !isBeside(word));
}

function codeOf(word: string, groups: Question['groups']): string | undefined {
  const bare = withoutGroupWord(word) ?? word;
  const upper = bare.toUpperCase();
  const code = groupNamed(bare, groups) ?? (isGroupCode(upper) ? upper : undefined);
  return code !== undefined && groupCode.safeParse(code).success ? code : undefined;
}
