/** Asks which building is meant: a choice of the known ones, or of those near to the typed text. */

import type { Button, ExternalSelect, KnownBlock, StaticSelect } from '@slack/types';
import type { Suggestion } from '../../ask/feature.ts';
import {
  bullets,
  button,
  escapeMrkdwn,
  joined,
  LIMITS,
  outsideLine,
  paragraph,
  plainTextObject,
  small,
} from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { failureWords, shortFailure } from '../../cards/error-card.ts';
import { InvalidRequest } from '../../errors.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { type Language, languagesFor } from '../../language.ts';
import { folded } from '../../primitives.ts';
import type { Buildings, KnownBuilding, Sought } from '../../workspace/buildings.ts';
import { isKind } from '../../workspace/buildings-index.ts';
import { notKnown, pageTurns } from './card.ts';
import {
  chooseBuilding,
  isProper,
  mayBeRoomCode,
  numberTyped,
  type RoomsRequest,
  turnPage,
} from './request.ts';

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
  /** Whether all of them may be read together; left out: they may. */
  readonly areMany?: boolean;
  /** Why others may be missing that the study API lists. */
  readonly trouble?: unknown;
  /** Whether these are all that there are, by the study API's list; left out: there may be others. */
  readonly isListed?: boolean;
}

/** The longest wait for the study API's list where it is what is asked for, in milliseconds. */
const LIST_WITHIN = 10_000;

/** All buildings to choose from. @param why left out: none was named */
export async function choiceOfAll(buildings: Buildings, why?: Choice['why']): Promise<Choice> {
  const trouble = await buildings.ready(LIST_WITHIN);
  const [all, readable] = await Promise.all([buildings.all(), buildings.readable()]);
  const isListed = all.some((one) => one.isListed !== undefined);
  return { ...(why && { why }), buildings: all, areMany: readable.length < all.length, trouble, isListed };
}

/** The buildings to offer if it is unclear which one is meant. Rejects if there is none to offer. */
export async function choiceOf(
  sought: Sought | undefined,
  request: RoomsRequest,
  buildings: Buildings,
): Promise<Choice> {
  const { building, among = [] } = request;
  if (sought && 'called' in sought) return { why: 'several', buildings: sought.called };
  const room = building === undefined ? (among.find(mayBeRoomCode) ?? numberTyped(request)) : undefined;
  if (room !== undefined) return choiceOfAll(buildings, { noRoom: room });
  const input = building ?? (await misspelt(among, buildings)) ?? among.find(isProper);
  if (input === undefined) return choiceOfAll(buildings);
  const near = await buildings.nearest(input);
  const failed = new InvalidRequest({ about: 'building', input });
  if (near.length > 0) return { why: { failed, near: true }, buildings: near };
  const choice = await choiceOfAll(buildings, { failed, near: false });
  if (choice.buildings.length === 0) throw failed;
  return choice;
}

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
  const { language } = reader;
  const words = texts(language).rooms;
  const { why } = choice;
  const failure = failureIn(why);
  const offered = offeredOf(choice, language);
  const lead = leadWords(choice, request, reader);
  const whole = failure ? [] : allButton(choice, request, language);
  if (offered.length > MOST_BUTTONS && offered.some(({ isListed }) => isListed !== undefined))
    return pagedCard({ offered, lead, whole, failure }, request, reader);
  const asButtons = offered.length <= MOST_BUTTONS || isFiltered(request);
  const shown = offered.slice(0, asButtons ? MOST_BUTTONS : LIMITS.options);
  const rest = offered.length > shown.length ? [words.more(offered.length - shown.length)] : [];
  const named = namedOf(shown, language);
  const pressed = asButtons ? named.map((one, at) => buttonOf(one, request, language, at)) : [];
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

interface Paged {
  readonly offered: readonly KnownBuilding[];
  readonly lead: readonly string[];
  readonly whole: readonly Button[];
  readonly failure: { readonly failed: unknown } | undefined;
}

/** Many buildings, page by page: with filters a button each, else their names, and a menu that has them all. */
function pagedCard({ offered, lead, whole, failure }: Paged, request: RoomsRequest, reader: Reader): Card {
  const { language } = reader;
  const words = texts(language).rooms;
  const pages = Math.ceil(offered.length / MOST_BUTTONS);
  const page = Math.min(request.page, pages - 1);
  const named = namedOf(offered, language);
  const shown = named.slice(page * MOST_BUTTONS, (page + 1) * MOST_BUTTONS);
  const where = words.page(page + 1, pages);
  const isMenu = !isFiltered(request);
  const elements = isMenu
    ? [named.length > LIMITS.options ? searchMenu(language) : menuOf(named, language)]
    : shown.map((one, at) => buttonOf(one, request, language, at));
  const list = shown.map(({ label }) => [{ text: label }]);
  return {
    isChoice: true,
    search: JSON.stringify(request),
    text: escapeMrkdwn([...lead, ...shown.map(({ label }) => `• ${label}`), where].join('\n')),
    blocks: [
      ...lead.map((line) => paragraph(line)),
      ...(isMenu ? [bullets(undefined, list)] : []),
      ...rowOf(elements),
      small(where),
    ],
    buttons: [...pageTurns(request, { page, pages }, reader), ...whole],
    ...(failure && { failures: { errors: [failure.failed], all: true } }),
  };
}

const isOfRoom = (why: Choice['why']): why is { readonly noRoom: string } =>
  typeof why === 'object' && 'noRoom' in why;

function failureIn(why: Choice['why']): { readonly failed: unknown; readonly near: boolean } | undefined {
  return typeof why === 'object' && 'failed' in why ? why : undefined;
}

/** Whether there are filters, or a time: a menu's options have no room for them. */
function isFiltered({ filters, least }: RoomsRequest): boolean {
  return (
    least !== undefined ||
    Object.values(filters).some((filter) => !Array.isArray(filter) || filter.length > 0)
  );
}

function rowOf(elements: (Button | StaticSelect | ExternalSelect)[]): KnownBlock[] {
  return elements.length > 0 ? [{ type: 'actions', elements }] : [];
}

/** Why a choice is needed, and what is not known of bookings where the question asks for them. */
function leadWords(choice: Choice, request: RoomsRequest, reader: Reader): string[] {
  const { listed, knownHere, listTrouble } = texts(reader.language).rooms;
  const isAsked = request.asksBuildings && choice.buildings.length > 0;
  const counted = choice.isListed ? listed : knownHere;
  const told = [
    ...(isAsked && choice.why === undefined ? [counted(choice.buildings.length)] : whyWords(choice, reader)),
    ...(choice.trouble === undefined ? [] : [listTrouble(shortFailure(choice.trouble, reader))]),
  ];
  // A time that was understood means that bookings are known, as soon as the building is.
  const isKnown = request.least !== undefined;
  const first = isKnown ? undefined : notKnown(request, reader);
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

/** The buildings in the order in which they are offered: near ones the nearest first. */
const offeredOf = ({ why, buildings }: Choice, language: Language): readonly KnownBuilding[] =>
  failureIn(why)?.near ? buildings : inOrder(buildings, language);

/** By their labels; where the study API lists its buildings, those of the directory first, as they stand there. */
function inOrder(buildings: readonly KnownBuilding[], language: Language): KnownBuilding[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const placeOf = ({ place = buildings.length }: KnownBuilding): number => place;
  return [...buildings].sort(
    (a, b) => placeOf(a) - placeOf(b) || compare(labelOf(a, language), labelOf(b, language)),
  );
}

/** "Karamalmin kampus (KM)"; the id if there is no name and no code. */
export function labelOf(
  { id, code, names, kind }: Pick<KnownBuilding, 'id'> & Partial<KnownBuilding>,
  language: Language,
): string {
  const [name = ''] = languagesFor(language).flatMap((one) => outsideLine(names?.[one] ?? '', 60) || []);
  const short = outsideLine(code ?? '', 12);
  if (name === '') return short || outsideLine(kind ?? '', 60) || id;
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
  request: RoomsRequest,
  language: Language,
  index: number,
): Button {
  const { filters } = request;
  return button(label, chooseBuilding.carry({ building: id, filters, ...timeOf(request) }, language, index));
}

/** What is free is told where that is known. */
const timeOf = ({ asksFree, wants, at, least }: RoomsRequest) =>
  least === undefined
    ? {}
    : { ...(asksFree && { asksFree }), ...(wants && { wants }), ...(at && { at }), least };

/** Leads to the rooms of all known buildings. */
function allButton({ buildings, areMany }: Choice, request: RoomsRequest, language: Language): Button[] {
  const { filters, sort } = request;
  if (buildings.length < 2 || areMany) return [];
  const asked = { filters, ...(sort && { sort }), ...timeOf(request), all: true as const, page: 0 };
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

/** A menu of more buildings than fit into one, which fills while a person types. */
const searchMenu = (language: Language): ExternalSelect => ({
  type: 'external_select',
  action_id: chooseBuilding.id,
  placeholder: plainTextObject(texts(language).rooms.choose),
  min_query_length: 0,
});

/** The buildings of such a menu whose label, code or name holds every typed word; else those that are near. */
export async function suggestBuildings(
  typed: string,
  language: Language,
  buildings: Buildings,
): Promise<Suggestion[]> {
  const words = folded(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const all = inOrder(await buildings.all(), language);
  const holds = (one: KnownBuilding): boolean => {
    const said = folded([one.id, one.code, ...Object.values(one.names), ...one.aliases].join(' '));
    return words.every((word) => said.includes(word));
  };
  const found = all.filter(holds);
  const meant = found.length > 0 ? found : await buildings.nearest(typed);
  return namedOf(meant.slice(0, LIMITS.options), language).map(({ id, label }) => ({
    text: label,
    value: chooseBuilding.carry({ building: id }, language).value,
  }));
}
