/** Asks a person for their student group, and says what has come of the answer. */
import type { Button, KnownBlock } from '@slack/types';
import { chooseGroup, setGroup } from '../../ask/actions.ts';
import { groupField } from '../../ask/group-field.ts';
import { button, escapeMrkdwn, outsideLine, paragraph, small } from '../../cards/blocks.ts';
import { type Card, type Modal, type Reader, wordsCard } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import type { GroupCourses } from '../../workspace/own-group.ts';
import { groupForm, undoGroup } from './request.ts';

const CODE = 30;

/** What is known of a group that was chosen. */
export interface ChosenGroup {
  /** Undefined: none is kept. */
  readonly group: string | undefined;
  /** By which it can be undone; left out: nothing has changed. */
  readonly undo?: { readonly before: string | undefined };
  /** Undefined: they are not known now. */
  readonly known?: GroupCourses | undefined;
}

/** Says in which group the person is, what that means, and how much of it is known. */
export function groupCard({ group, undo, known }: ChosenGroup, { language }: Reader): Card {
  const words = texts(language).group;
  const buttons = [
    ...(undo ? undoGroup.offer(words.undo, { group: undo.before, from: group }, language) : []),
    ...(undo && group !== undefined ? [] : [chooseButton(group, language)]),
  ];
  if (group === undefined) return { ...wordsCard(undo ? words.left : words.noneYet), buttons };
  const lines = [words.tryIt, ...(known ? [knownWords(group, known, language)] : [])];
  const said = words.isIn(outsideLine(group, CODE));
  return {
    text: escapeMrkdwn([said, ...lines].join('\n')),
    blocks: [paragraph(said), ...lines.map(small)],
    buttons,
  };
}

/** How many courses of a group are known, and whether these are all. */
export function knownWords(group: string, { courses, isWhole }: GroupCourses, language: Language): string {
  const words = texts(language).group;
  if (!isWhole) return words.onlySeen(courses.length);
  return courses.length === 0 ? words.hasNone(outsideLine(group, CODE)) : words.has(courses.length);
}

const chooseButton = (group: string | undefined, language: Language): Button => {
  const words = texts(language).group;
  return button(group === undefined ? words.choose : words.change, chooseGroup.carry({}, language));
};

/** Asks for one's group; those that are likely have a button each. */
export function groupModal(
  group: string | undefined,
  likely: readonly string[],
  { language }: Reader,
): Modal {
  const words = texts(language).group;
  const others = likely.filter((one) => one !== group);
  const suggested = others.flatMap((one, at) =>
    setGroup.offer(outsideLine(one, CODE), { group: one }, language, at),
  );
  const blocks: KnownBlock[] = [groupField(group, language)];
  return {
    title: words.title,
    form: groupForm.carry({}, language, words.save),
    blocks: suggested.length === 0 ? blocks : [...blocks, { type: 'actions', elements: suggested }],
  };
}

/** Asks whether a group is the person's own, where courses of it are known or not. Nothing is kept yet. */
export const askGroupCard = (group: string, { language }: Reader, known?: GroupCourses): Card => {
  const words = texts(language).group;
  const asked = words.isYours(outsideLine(group, CODE));
  const said = known ? `${knownWords(group, known, language)} ${asked}` : asked;
  return {
    ...wordsCard(said),
    buttons: [
      ...setGroup.offer(words.itIs, { group }, language),
      ...(known ? [chooseButton(undefined, language)] : []),
    ],
  };
};

/** The question was left unanswered. */
export const skippedCard = ({ language }: Reader): Card => wordsCard(texts(language).group.skipped);
