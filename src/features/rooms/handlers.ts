import { InvalidRequest } from '../../errors.ts';
import { defineFeature, type Feature, replaces } from '../../slack/feature.ts';
import type { StudyClient } from '../../study-client/model.ts';
import { turnPage } from './actions.ts';
import { createBuildings } from './buildings.ts';
import { roomsCard } from './card.ts';
import { parseRoomsCommand, type RoomsRequest, roomsQuestion, roomsRequest } from './request.ts';

/** `/rooms BUILDING [filters]` and questions about a building's rooms. */
export const rooms = (study: StudyClient): Feature => {
  const buildings = createBuildings();
  return defineFeature({
    name: 'rooms',
    request: roomsRequest,
    commands: [{ command: '/rooms', parse: parseRoomsCommand }],
    question: roomsQuestion,
    answer: async (request, reader) => {
      const id = buildings.idOf(request.building);
      if (id === undefined) throw new InvalidRequest({ about: 'building', input: request.building });
      const found = await study.building(id, reader.language);
      buildings.learn(found.value);
      // Buttons outlive this process, which alone knows what a name stands for.
      return roomsCard(found, { ...request, building: id }, reader);
    },
    actions: [replaces(turnPage, (request: RoomsRequest) => request)],
  });
};
