/** Finds the building that a request means. */

import type { Button, KnownBlock, StaticSelect } from '@slack/types';
import {
  button,
  escapeMrkdwn,
  joined,
  LIMITS,
  outsideLine,
  paragraph,
  plainTextObject,
} from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { failureWords } from '../../cards/error-card.ts';
import { InvalidRequest, InvalidResponse, NotFound } from '../../errors.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { type Language, standInsOf } from '../../language.ts';
import { parseBuildingId } from '../../study-client/codes.ts';
import type { Building, BuildingId, StudyClient } from '../../study-client/model.ts';
import type { Buildings, KnownBuilding, Sought } from '../../workspace/buildings.ts';
import { isKind } from '../../workspace/buildings-index.ts';
import { notKnown } from './card.ts';
import { listRooms } from './listing.ts';
import {
  chooseBuilding,
  kindsOf,
  mayBeRoomCode,
  type RoomsRequest,
  roomCodesOf,
  turnPage,
  withCodes,
  withNameAsFilter,
} from './request.ts';

/** The building that was found, and the request without the words that name it. */
interface Seeking {
  /** Undefined: the request names no known building. */
  readonly sought: Sought | undefined;
  readonly request: RoomsRequest;
}

/** Finds the building of a request, by its name as typed or by the words that may name it. */
export async function seek(request: RoomsRequest, buildings: Buildings): Promise<Seeking> {
  const { building, among = [], filters } = request;
  const mayBeOther = building === undefined || among.includes(building);
  const named = mayBeOther && among.length > 0 ? await buildings.findAmong(among) : undefined;
  if (named) return { sought: named, request: foundBy(named, request) };
  if (building === undefined) return { sought: undefined, request };
  const sought = await buildings.find(building);
  const hints = 'nearest' in sought ? (filters.hints ?? []) : [];
  const hinted = hints.length > 0 ? await buildings.findAmong([building, ...hints]) : undefined;
  return hinted
    ? { sought: hinted, request: without(hinted.words, request) }
    : { sought, request: mayBeOther ? { ...without([], request), building } : request };
}

/** The buildings that a request excludes, and the request in which their names filter nothing. */
export async function excludedBy(
  request: RoomsRequest,
  buildings: Buildings,
): Promise<{ readonly excluded: readonly KnownBuilding[]; readonly left: RoomsRequest }> {
  const { notIn = [], filters } = request;
  const named = notIn.length > 0 ? await buildings.findAmong(notIn) : undefined;
  const ids = idsOf(named);
  const excluded = ids.length === 0 ? [] : (await buildings.all()).filter(({ id }) => ids.includes(id));
  if (!named || excluded.length === 0) return { excluded: [], left: request };
  const { without: all = [], ...others } = filters;
  const left = all.filter((word) => !named.words.includes(word));
  return {
    excluded,
    left: { ...request, filters: { ...others, ...(left.length > 0 && { without: left }) } },
  };
}

/** The request without the words that name the building. What stands in its place and does not name it filters. */
function foundBy(named: Sought & { readonly words: readonly string[] }, request: RoomsRequest): RoomsRequest {
  const { building } = request;
  const isFilter = building !== undefined && !named.words.includes(building);
  const numbers = (request.among ?? []).filter(
    (word) => /^\d/.test(word) && !named.words.includes(word) && !request.filters.words.includes(word),
  );
  const unread = [...new Set([...(request.unread ?? []), ...numbers])];
  const left = {
    ...without(named.words, isFilter ? withNameAsFilter(request) : request),
    ...(unread.length > 0 && { unread }),
  };
  return building !== undefined && 'id' in named ? { ...left, building: named.words.join(' ') } : left;
}

/**
 * The buildings that a request names beside `building`, with `building` first; none if it names no other.
 * Words that match no room of `building` may name one ("/rooms KM SR" asks for two), and so may `among`. The
 * request comes back without these words.
 */
export async function seekOthers(
  building: Building,
  request: RoomsRequest,
  language: Language,
  buildings: Buildings,
): Promise<{ readonly named: readonly BuildingId[]; readonly request: RoomsRequest }> {
  const { filters, among = [] } = request;
  if (filters.words.length + among.length === 0 && !filters.hints) return { named: [], request };
  const { matching, words, ignored } = listRooms(building, request, language);
  const others = await buildings.findAmong([...(matching === 0 ? words : []), ...ignored, ...among]);
  const ids = [...idsOf(others), ...among.flatMap(idOf)];
  if (ids.length === 0) return { named: [], request };
  const asked = { ...without(others?.words ?? [], request), building: building.id };
  // A word that may name `building` itself names no other.
  if (ids.includes(building.id)) return { named: [], request: asked };
  return { named: [...new Set([building.id, ...ids])], request: asked };
}

/** The request for the rooms whose codes are among its words, and the buildings that may have some: mostly none. */
export async function seekRooms(
  request: RoomsRequest,
  buildings: Buildings,
): Promise<{ readonly asked: RoomsRequest; readonly holders: readonly BuildingId[] }> {
  const maybe = await Promise.all(
    roomCodesOf(request).map(async (one) => ({ ...one, holders: await buildings.holdersOf(one.code) })),
  );
  const held = maybe.filter(({ holders }) => holders.length > 0);
  // Of "B2 14" the whole is one room's code.
  const parts = held.flatMap(({ words }) => (words.length > 1 ? words : []));
  const codes = held.flatMap(({ code, words }) => (words.length > 1 || !parts.includes(code) ? code : []));
  const named = held.flatMap(({ words }) => words);
  return {
    asked: withCodes(without(named, request), codes),
    holders: [...new Set(held.flatMap(({ holders }) => holders))],
  };
}

/** Asks the study API for buildings, each once; those that can't be read, with the reason. */
export async function readEach(
  ids: readonly BuildingId[],
  language: Language,
  { study, buildings }: { readonly study: StudyClient; readonly buildings: Buildings },
) {
  const failed: { readonly id: BuildingId; readonly error: unknown }[] = [];
  const read = await Promise.all(
    ids.map(async (id) => {
      try {
        const found = await study.building(id, language);
        buildings.learn(found.value, language);
        return { ...found, value: buildings.shown(found.value, language) };
      } catch (error) {
        failed.push({ id, error });
        return undefined;
      }
    }),
  );
  return { found: read.filter((one) => one !== undefined), failed };
}

/**
 * Reads the known buildings that this process has not read, so that rooms are known by their codes. Rejects where the
 * study API can't be asked; buildings that it does not have, or that can't be understood, are left out.
 * @returns whether one was read
 */
export async function readUnread(language: Language, deps: Parameters<typeof readEach>[2]): Promise<boolean> {
  const { found, failed } = await readEach(await deps.buildings.unread(), language, deps);
  const trouble = failed.find(
    ({ error }) => !(error instanceof NotFound || error instanceof InvalidResponse),
  );
  if (trouble) throw trouble.error;
  return found.length > 0;
}

function idsOf(sought: Sought | undefined): BuildingId[] {
  if (!sought || 'nearest' in sought) return [];
  return 'id' in sought ? [sought.id] : sought.called.map(({ id }) => id);
}

/** A number is an id, even of an unknown building. */
function idOf(word: string): BuildingId[] {
  const id = /^\d+$/.test(word) ? parseBuildingId(word) : undefined;
  return id === undefined ? [] : [id];
}

function without(named: readonly string[], request: RoomsRequest): RoomsRequest {
  const { words, hints = [], ...filters } = request.filters;
  const isOther = (word: string) => !named.includes(word);
  const left = hints.filter(isOther);
  return {
    page: request.page,
    ...(request.asksFree && { asksFree: true }),
    ...(request.asksWay && { asksWay: true }),
    ...(request.sort && { sort: request.sort }),
    ...(request.notIn && { notIn: request.notIn }),
    ...(request.unread && { unread: request.unread }),
    filters: { ...filters, words: words.filter(isOther), ...(left.length > 0 ? { hints: left } : {}) },
  };
}

// Asks which building is meant: a choice of the known ones, or of those near to the typed text.

/**
 * More buildings than this stand in a menu. A row of buttons then has room for one more that the place adds.
 */
const MOST_BUTTONS = 20;

export interface Choice {
  /**
   * Why a choice is needed: several buildings may be meant, or the named one was not found, or no building is known
   * to have the room of that code; undefined: none was named.
   */
  readonly why?:
    | 'several'
    | { readonly failed: unknown; readonly near: boolean }
    | { readonly noRoom: string }
    | { readonly onlyExcluded: KnownBuilding };
  readonly buildings: readonly KnownBuilding[];
}

/** The buildings to offer if it is unclear which one is meant. Rejects if there is none to offer. */
export async function choiceOf(
  sought: Sought | undefined,
  { building, among = [] }: RoomsRequest,
  buildings: Buildings,
): Promise<Choice> {
  if (sought && 'called' in sought) return { why: 'several', buildings: sought.called };
  const all = await buildings.all();
  const room = building === undefined ? among.find(mayBeRoomCode) : undefined;
  if (room !== undefined) return { why: { noRoom: room }, buildings: all };
  const input = building ?? (await misspelt(among, buildings)) ?? among.find(isProper);
  if (input === undefined) return { buildings: all };
  const near = await buildings.nearest(input);
  const failed = new InvalidRequest({ about: 'building', input });
  if (all.length === 0) throw failed;
  return near.length > 0
    ? { why: { failed, near: true }, buildings: near }
    : { why: { failed, near: false }, buildings: all };
}

/** Whether a word of a question is written like a name, or like a room's code. */
export const isProper = (word: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  !vocabulary.rooms.room.has(word.toLowerCase()) &&
  kindsOf(word.toLowerCase()).length === 0;

/** The shortest word that may be misspelt: shorter ones are near to too many names. */
const LEAST_MISSPELT = 5;

/** The word of a question that is nearly a building's name. */
export async function misspelt(among: readonly string[], buildings: Buildings): Promise<string | undefined> {
  for (const word of among) {
    if (word.length < LEAST_MISSPELT || isKind(word) || vocabulary.rooms.room.has(word.toLowerCase()))
      continue;
    if ((await buildings.nearest(word)).length > 0) return word;
  }
  return undefined;
}

/** The choice. The filters of the request travel with it if they fit. */
export function choiceCard(choice: Choice, request: RoomsRequest, reader: Reader): Card {
  const { filters } = request;
  const { language } = reader;
  const words = texts(language).rooms;
  const { why } = choice;
  const failure = failureIn(why);
  const offered = failure?.near ? choice.buildings : inOrder(choice.buildings, language);
  const asButtons = offered.length <= MOST_BUTTONS || isFiltered(filters);
  const shown = offered.slice(0, asButtons ? MOST_BUTTONS : LIMITS.options);
  const lead = leadWords(choice, request, reader);
  const rest = offered.length > shown.length ? [words.more(offered.length - shown.length)] : [];
  const named = namedOf(shown, language);
  const whole = choice.buildings.length > 1 && !failure ? allButton(request, language) : [];
  const pressed = asButtons ? named.map((one, at) => buttonOf(one, filters, language, at)) : [];
  const elements = asButtons ? [...pressed, ...whole] : [menuOf(named, language), ...whole];
  // The words about a failure come after the blocks, so its buttons stand among the blocks rather than last.
  const isAmong = !asButtons || failure !== undefined;
  const blocks: KnownBlock[] = [
    ...lead.map((line) => paragraph(line)),
    ...rowOf(isAmong ? elements : []),
    ...rest.map((line) => paragraph(line)),
  ];
  const lines = [...lead, ...named.map(({ label }) => `• ${label}`), ...rest];
  return {
    isChoice: true,
    search: JSON.stringify(request),
    text: escapeMrkdwn(lines.join('\n')),
    blocks,
    buttons: isAmong ? [] : [...pressed, ...whole],
    ...(failure && { failures: { errors: [failure.failed], all: true } }),
  };
}

const isOfRoom = (why: Choice['why']): why is { readonly noRoom: string } =>
  typeof why === 'object' && 'noRoom' in why;

function failureIn(why: Choice['why']): { readonly failed: unknown; readonly near: boolean } | undefined {
  return typeof why === 'object' && 'failed' in why ? why : undefined;
}

/** Whether there are filters: a menu's options have no room for them. */
function isFiltered(filters: RoomsRequest['filters']): boolean {
  return Object.values(filters).some((filter) => !Array.isArray(filter) || filter.length > 0);
}

function rowOf(elements: (Button | StaticSelect)[]): KnownBlock[] {
  return elements.length > 0 ? [{ type: 'actions', elements }] : [];
}

/** Why a choice is needed, and what is not known of bookings where the question asks for them. */
function leadWords(choice: Choice, request: RoomsRequest, reader: Reader): string[] {
  const told = whyWords(choice, reader);
  const first = notKnown(request, reader);
  if (first === undefined) return told;
  return request.asksFree && isOfRoom(choice.why)
    ? [...told.slice(0, 1), texts(reader.language).rooms.bookings, ...told.slice(1)]
    : [first, ...told];
}

function whyWords({ why, buildings }: Choice, reader: Reader): string[] {
  const words = texts(reader.language).rooms;
  if (why === undefined) return [buildings.length > 0 ? words.which : words.noneKnown];
  if (why === 'several') return [words.several];
  if (isOfRoom(why))
    return [
      words.unknownRoom(outsideLine(why.noRoom, 40)),
      buildings.length > 0 ? words.inBuilding : words.noneKnown,
    ];
  if ('onlyExcluded' in why) return [words.noOther(labelOf(why.onlyExcluded, reader.language))];
  const near = buildings.length === 1 ? words.meantOne : words.meant;
  return [failureWords(why.failed, reader).text, why.near ? near : words.known];
}

function inOrder(buildings: readonly KnownBuilding[], language: Language): KnownBuilding[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...buildings].sort((a, b) => compare(labelOf(a, language), labelOf(b, language)));
}

/** "Karamalmin kampus (KM)"; the id if there is no name and no code. */
export function labelOf(
  { id, code, names }: Pick<KnownBuilding, 'id'> & Partial<KnownBuilding>,
  language: Language,
): string {
  const [name = ''] = [language, ...standInsOf(language)].flatMap(
    (one) => outsideLine(names?.[one] ?? '', 60) || [],
  );
  const short = outsideLine(code ?? '', 12);
  if (name === '') return short || id;
  return short === '' ? name : `${name} (${short})`;
}

/** Separates a name from an id. */
const BETWEEN = ' · ';

/** A building as the choice offers it. */
interface NamedBuilding extends Pick<KnownBuilding, 'id'> {
  readonly label: string;
}

/** Buildings with the same label also get their ids; the label is shortened to make room. */
function namedOf(buildings: readonly KnownBuilding[], language: Language): NamedBuilding[] {
  const named = buildings.map((one) => ({ id: one.id, label: labelOf(one, language) }));
  const alike = Map.groupBy(named, ({ label }) => label);
  return named.map(({ id, label }) => {
    if (alike.get(label)?.length === 1) return { id, label };
    const short = outsideLine(label, LIMITS.optionText - BETWEEN.length - id.length);
    return { id, label: joined([short, id], BETWEEN) };
  });
}

function buttonOf(
  { id, label }: NamedBuilding,
  filters: RoomsRequest['filters'],
  language: Language,
  index: number,
): Button {
  return button(label, chooseBuilding.carry({ building: id, filters }, language, index));
}

/** Leads to the rooms of all known buildings. */
function allButton({ filters, sort }: RoomsRequest, language: Language): Button[] {
  const asked = { filters, ...(sort && { sort }), all: true as const, page: 0 };
  return turnPage.offer(texts(language).rooms.allBuildings, asked, language, MOST_BUTTONS);
}

function menuOf(buildings: readonly NamedBuilding[], language: Language): StaticSelect {
  return {
    type: 'static_select',
    action_id: chooseBuilding.id,
    placeholder: plainTextObject(texts(language).rooms.choose),
    options: buildings.map(({ id, label }) => ({
      text: plainTextObject(label),
      value: chooseBuilding.carry({ building: id }, language).value,
    })),
  };
}
