/** The student group that a person is in: chosen once, then known wherever their own courses are asked for. */
import { chooseGroup, setGroup, setGroupBeside, skipGroup } from '../../ask/actions.ts';
import { defineFeature, type Feature, opens, replaces, submits } from '../../ask/feature.ts';
import { chosenGroup } from '../../ask/group-field.ts';
import { likeIntent, likeIntents } from '../../ask/like.ts';
import { isForAsker, type Place, personAt } from '../../ask/place.ts';
import { FACT } from '../../ask/slots.ts';
import { type Card, type Reader, toModal, withNote, wordsCard } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { isDirectId } from '../../slack-terms.ts';
import type { PersonKey, Target } from '../../store/store.ts';
import type { OwnGroups } from '../../workspace/own-group.ts';
import { askGroupCard, groupCard, groupModal, skippedCard } from './card.ts';
import {
  coursesOfGroup,
  type GroupRequest,
  groupAnswered,
  groupForm,
  groupLike,
  groupOfChannel,
  groupQuestion,
  groupRequest,
  undoGroup,
} from './request.ts';

interface GroupDeps {
  readonly groups: OwnGroups;
  /** The person as a target; undefined: nothing is told to them. May reject. */
  readonly targetOf: (person: PersonKey, languageOf: () => Promise<Language>) => Promise<Target | undefined>;
  /** Asks for a pass over a target soon. */
  readonly nudge: (target: Target) => void;
  /** The courses of a group, or those of them whose enrollment is open. */
  readonly coursesOf: (group: string, isOpen: boolean, reader: Reader, place: Place) => Promise<Card>;
  /** Offers to tell a channel of a group's new courses. */
  readonly followOffer: (group: string, reader: Reader, place: Place) => Promise<Card>;
  /** Called when something on a person's Home has changed. */
  readonly changed: (person: PersonKey) => void;
}

/** Buttons, a form and sentences that set a person's group; no command asks for it. */
export const createGroup = (deps: GroupDeps): Feature =>
  defineFeature<GroupRequest>({
    name: 'group',
    request: groupRequest,
    commands: [],
    intents: [
      {
        ...{ id: 'group', claim: 'change' },
        hears: 'group find.group slot.group slot.coded term.own follow.own',
        read: groupQuestion,
      },
      {
        ...{ id: 'group.courses', claim: 'own', read: coursesOfGroup },
        hears: 'group find course term.own follow.own',
      },
      {
        ...{ id: 'group.answered', claim: 'whole', hears: 'find.group slot.group slot.coded group' },
        read: groupAnswered,
      },
      {
        ...{ id: 'group.channel', claim: 'whole', subject: 'name' },
        hears: `find.group slot.group slot.coded share.channel term.own follow help ${FACT}`,
        read: groupOfChannel,
      },
      likeIntent('group.like', ['own-group'], (_, question) => groupLike(question), 'like'),
      ...likeIntents('group.like-own', ['own-group'], (_, question) => groupLike(question)),
    ],
    answer: (request, reader, place) => answer(request, reader, place, deps),
    actions: [
      opens(chooseGroup, titleIn, async (_, reader, place) => {
        const person = personAt(place);
        const [now, likely] = await Promise.all([deps.groups.of(person), deps.groups.suggest(person)]);
        return groupModal(now, likely, reader);
      }),
      replaces(setGroup, ({ group }) => ({ does: 'set', group, isSure: true })),
      replaces(setGroupBeside, ({ group }) => ({ does: 'set', group, isSure: true }), 'beside'),
      replaces(skipGroup, () => ({ does: 'skip' })),
      replaces(undoGroup, (undone) => ({ does: 'undo', ...undone })),
    ],
    forms: [
      submits(groupForm, titleIn, async ({ filled }, reader, place) => {
        const chosen = chosenGroup(filled, reader.language);
        if ('errors' in chosen) return chosen;
        const card = await set(chosen.group, reader, place, deps);
        return { modal: toModal(card, titleIn(reader.language)) };
      }),
    ],
    shareable: false,
    writes: ({ does }) => does === 'set' || does === 'undo',
  });

const titleIn = (language: Language): string => texts(language).group.title;

async function answer(request: GroupRequest, reader: Reader, place: Place, deps: GroupDeps): Promise<Card> {
  switch (request.does) {
    case 'offer':
      return offer(request.group, reader, place, deps);
    case 'skip':
      return skippedCard(reader);
    case 'set':
      return request.isSure
        ? set(request.group, reader, place, deps)
        : setKnown(request.group, reader, place, deps);
    case 'undo':
      return undo(request, reader, place, deps);
    case 'tell':
      return tell(reader, place, deps);
    case 'courses':
      return courses(request, reader, place, deps);
  }
}

/** To a channel a group is that of all who are there: it may follow it. */
async function offer(
  group: string,
  reader: Reader,
  place: Place,
  { followOffer }: Pick<GroupDeps, 'followOffer'>,
): Promise<Card> {
  const own = askGroupCard(group, reader);
  if (place.conversation === undefined || isDirectId(place.conversation)) return own;
  const here = await followOffer(group, reader, place);
  return { ...here, buttons: [...here.buttons, ...own.buttons] };
}

/** A group that is typed may be mistyped: one of which the whole catalogue has no course is asked about first. */
async function setKnown(
  group: string | undefined,
  reader: Reader,
  place: Place,
  deps: GroupDeps,
): Promise<Card> {
  const known = await knownOf(group, reader, place, deps.groups);
  const isUnknown = known?.isWhole === true && known.courses.length === 0;
  const isOwn = group === (await deps.groups.of(personAt(place)));
  return group !== undefined && isUnknown && !isOwn
    ? askGroupCard(group, reader, known)
    : set(group, reader, place, deps);
}

async function set(
  group: string | undefined,
  reader: Reader,
  place: Place,
  { groups, targetOf, nudge, changed }: GroupDeps,
): Promise<Card> {
  const person = personAt(place);
  const before = await groups.of(person);
  const known = await knownOf(group, reader, place, groups);
  await groups.set(person, group);
  // The lessons of each day are the group's, too.
  const target = before === group ? undefined : await targetOf(person, async () => reader.language);
  if (target) nudge(target);
  if (before !== group) changed(person);
  return groupCard({ group, known, ...(before !== group && { undo: { before } }) }, reader);
}

/** Puts the group of before back, unless it was changed again. */
async function undo(
  { group, from }: Extract<GroupRequest, { does: 'undo' }>,
  reader: Reader,
  place: Place,
  deps: GroupDeps,
): Promise<Card> {
  const now = await deps.groups.of(personAt(place));
  if (now === from) return set(group, reader, place, deps);
  const { undoneAlready, changedSince } = texts(reader.language).lists;
  const known = await knownOf(now, reader, place, deps.groups);
  return withNote(groupCard({ group: now, known }, reader), now === group ? undoneAlready : changedSince);
}

const knownOf = (
  group: string | undefined,
  { language }: Reader,
  { workspace }: Place,
  groups: Pick<OwnGroups, 'courses'>,
) => (group === undefined ? undefined : groups.courses(group, workspace, language));

/** The courses of the person's group; where none is known it is asked for. */
async function courses(
  { open }: Extract<GroupRequest, { does: 'courses' }>,
  reader: Reader,
  place: Place,
  deps: GroupDeps,
): Promise<Card> {
  const group = isForAsker(place) ? await deps.groups.of(personAt(place)) : undefined;
  return group === undefined
    ? tell(reader, place, deps)
    : deps.coursesOf(group, open === true, reader, place);
}

/** In a channel others may read along: there it is told where the answer stands. */
async function tell(reader: Reader, place: Place, { groups }: GroupDeps): Promise<Card> {
  if (!isForAsker(place)) return wordsCard(texts(reader.language).group.elsewhere);
  const group = await groups.of(personAt(place));
  return groupCard({ group, known: await knownOf(group, reader, place, groups) }, reader);
}
