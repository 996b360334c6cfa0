import type { Card, Reader } from '../../cards/card.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import { defineFeature, replaces } from '../../slack/define-feature.ts';
import type { Feature } from '../../slack/feature.ts';
import type { Building, BuildingId, Found, StudyClient } from '../../study-client/model.ts';
import type { Buildings, Sought } from '../../workspace/buildings.ts';
import { isKind } from '../../workspace/buildings-words.ts';
import { chooseBuilding, turnPage } from './actions.ts';
import { roomsCard } from './card.ts';
import { type Choice, choiceCard } from './choice-card.ts';
import { roomsQuestion } from './question.ts';
import { parseRoomsCommand, type RoomsRequest, roomsRequest, UNCHOSEN } from './request.ts';
import { seek, seekOthers } from './seek.ts';

/** `/rooms [BUILDING [filters]]` and questions about a building's rooms. */
export const rooms = (study: StudyClient, buildings: Buildings): Feature =>
  defineFeature<RoomsRequest>({
    name: 'rooms',
    request: roomsRequest,
    commands: [{ command: '/rooms', parse: parseRoomsCommand, alone: async () => UNCHOSEN }],
    question: roomsQuestion,
    answer: (asked, reader) => answerRooms(study, buildings, asked, reader),
    actions: [
      replaces(turnPage, (request) => request),
      replaces(chooseBuilding, ({ building, filters }) => ({
        ...UNCHOSEN,
        building,
        ...(filters && { filters }),
      })),
    ],
  });

async function answerRooms(
  study: StudyClient,
  buildings: Buildings,
  asked: RoomsRequest,
  reader: Reader,
): Promise<Card> {
  const { sought, request } = await seek(asked, buildings);
  if (!sought || !('id' in sought))
    return choiceCard(await choiceOf(sought, request, buildings), request, reader);
  const { id } = sought;
  try {
    const found = await study.building(id, reader.language);
    buildings.learn(found.value, reader.language);
    const value = buildings.shown(found.value, reader.language);
    // Buttons outlive what is known of names.
    return await cardOf({ ...found, value }, { ...request, building: id }, reader, buildings);
  } catch (failure) {
    const error = asTyped(failure, request.building, id);
    const near = error instanceof NotFound ? await buildings.nearest(id) : [];
    // The store may name a building that the study API no longer knows.
    const others = near.filter((one) => one.id !== id);
    if (others.length === 0) throw error;
    return choiceCard({ why: { failed: error, near: true }, buildings: others }, request, reader);
  }
}

/** The rooms; a choice where more than one building is named. */
async function cardOf(
  found: Found<Building>,
  asked: RoomsRequest,
  reader: Reader,
  buildings: Buildings,
): Promise<Card> {
  const { named, request } = await seekOthers(found.value, asked, reader.language, buildings);
  return named.length > 1
    ? choiceCard({ why: 'several', buildings: named }, request, reader)
    : roomsCard(found, request, reader);
}

/** Who asked for KM knows nothing of 78025. */
function asTyped(error: unknown, typed: string | undefined, id: BuildingId): unknown {
  const isNamed = error instanceof NotFound && typed !== undefined && typed !== id;
  return isNamed ? new NotFound('building', `${typed} (${id})`) : error;
}

/** What is offered where it is not known which building is meant. Rejects where there is nothing to offer. */
async function choiceOf(
  sought: Sought | undefined,
  { building, among = [] }: RoomsRequest,
  buildings: Buildings,
): Promise<Choice> {
  if (sought && 'called' in sought) return { why: 'several', buildings: sought.called };
  const input = building ?? (await misspelt(among, buildings));
  const all = await buildings.all();
  if (input === undefined) return { buildings: all };
  const near = await buildings.nearest(input);
  const failed = new InvalidRequest({ about: 'building', input });
  if (all.length === 0) throw failed;
  return near.length > 0
    ? { why: { failed, near: true }, buildings: near }
    : { why: { failed, near: false }, buildings: all };
}

/** Shorter words are near to too much. */
const LEAST_MISSPELT = 5;

/** The word of a question that is nearly a building's name. */
async function misspelt(among: readonly string[], buildings: Buildings): Promise<string | undefined> {
  for (const word of among) {
    if (word.length < LEAST_MISSPELT || isKind(word)) continue;
    if ((await buildings.nearest(word)).length > 0) return word;
  }
  return undefined;
}
