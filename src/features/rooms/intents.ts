/** What asks for rooms in words. */

import type { Reads } from '../../ask/feature.ts';
import { likeIntents } from '../../ask/like.ts';
import type { Question } from '../../ask/question.ts';
import { FACT } from '../../ask/slots.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import type { Intent } from '../../reading/intents.ts';
import type { StudyClient } from '../../study-client/model.ts';
import type { Buildings } from '../../workspace/buildings.ts';
import { roomsOfContext, searchOf, thereInstead } from './follow-up.ts';
import { mentionedPlace, namedBuilding } from './named-places.ts';
import {
  buildingsQuestion,
  placeToWork,
  roomsLike,
  roomsOrCourseQuestion,
  roomsQuestion,
} from './question.ts';
import { mayBeRoomCode, type RoomsRequest, UNCHOSEN } from './request.ts';
import { ofRoomsShown } from './shown.ts';

const HEARD =
  'rooms seats spelt roomKinds roomFields times slot.time slot.number slot.count slot.coded facts.where';

/** "And the same room next week?" names no room, and goes on from one. */
const asksForSame = ({ words, codes, units, named }: Question): boolean =>
  codes.length + units.length === 0 &&
  named === undefined &&
  isSaidIn(vocabulary.rooms.same, words) &&
  !words.some(mayBeRoomCode);

/** The intents of rooms. */
export function roomIntents(deps: {
  readonly study: Pick<StudyClient, 'building'>;
  readonly buildings: Buildings;
}): readonly Intent<Reads<RoomsRequest>>[] {
  return [
    { id: 'rooms', claim: 'list', hears: HEARD, read: roomsQuestion },
    {
      ...{ id: 'rooms.buildings', claim: 'list', hears: 'buildings' },
      // "Which campus?" behind a course is about that.
      read: async (question, { spokenOf }) =>
        question.words.length > 2 || (await spokenOf()).length === 0
          ? buildingsQuestion(question)
          : undefined,
    },
    {
      ...{ id: 'rooms.same', claim: 'whole', hears: HEARD },
      read: async (question, conversation) =>
        asksForSame(question) && (await searchOf(conversation)) === undefined
          ? { ...UNCHOSEN, asksRoom: true as const }
          : undefined,
    },
    {
      ...{ id: 'rooms.work', claim: 'list', hears: HEARD },
      read: (question) => placeToWork(question, deps.buildings),
    },
    {
      ...{ id: 'rooms.again', claim: 'asked', hears: HEARD, subject: 'spoken-of', goesOn: true },
      read: (question, conversation) => roomsOfContext(question, conversation, deps.buildings),
    },
    {
      ...{ id: 'rooms.shown', claim: 'whole', subject: 'spoken-of', goesOn: true },
      hears: `${HEARD} times picks help lessons lead term facts find.beside week.beside ${FACT}`,
      read: ofRoomsShown,
    },
    // "Which room is web design in?" asks for a course if there is one of that name.
    { id: 'rooms.perhaps', claim: 'guess', hears: HEARD, read: roomsOrCourseQuestion },
    {
      ...{ id: 'rooms.building', claim: 'guess', hears: HEARD, subject: 'name' },
      read: async (question, conversation) => {
        const named = await namedBuilding(question, deps);
        return named && thereInstead(named, conversation);
      },
    },
    {
      ...{ id: 'rooms.mentioned', claim: 'covered', hears: HEARD, subject: 'name' },
      read: (question) => mentionedPlace(question, deps.buildings),
    },
    ...likeIntents('rooms.like', ['rooms', 'free'], roomsLike),
  ];
}
