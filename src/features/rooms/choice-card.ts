/** Asks which building is meant: a choice of the known ones, or of those near to the typed text. */
import type { Button, KnownBlock, StaticSelect } from '@slack/types';
import { button, paragraph, plainTextObject } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { failureWords } from '../../cards/error-card.ts';
import { LIMITS } from '../../cards/limits.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import { type Language, STAND_INS } from '../../language.ts';
import type { KnownBuilding } from '../../workspace/buildings.ts';
import { chooseBuilding } from './actions.ts';
import type { RoomsRequest } from './request.ts';

/**
 * More buildings than this stand in a menu. A row of buttons then has room for one more that the place adds.
 */
const MOST_BUTTONS = 20;

export interface Choice {
  /**
   * Why a choice is needed: several buildings may be meant, or the named one was not found; undefined: none
   * was named.
   */
  readonly why?: 'several' | { readonly failed: unknown; readonly near: boolean };
  readonly buildings: readonly KnownBuilding[];
}

/** The choice. The filters of the request travel with it if they fit. */
export function choiceCard(choice: Choice, { filters }: RoomsRequest, reader: Reader): Card {
  const { language } = reader;
  const words = texts(language).rooms;
  const { why } = choice;
  const failure = why === 'several' ? undefined : why;
  const offered = failure?.near ? choice.buildings : inOrder(choice.buildings, language);
  const asButtons = offered.length <= MOST_BUTTONS || isFiltered(filters);
  const shown = offered.slice(0, asButtons ? MOST_BUTTONS : LIMITS.options);
  const lead = leadWords(choice, reader);
  const rest = offered.length > shown.length ? [words.more(offered.length - shown.length)] : [];
  const named = namedOf(shown, language);
  const pressed = asButtons ? named.map((one, at) => buttonOf(one, filters, language, at)) : [];
  const blocks: KnownBlock[] = [
    ...lead.map((line) => paragraph(line)),
    // The words about a failure come after the blocks, so its buttons stand among the blocks rather than
    // last.
    ...(asButtons ? rowOf(failure ? pressed : []) : rowOf([menuOf(named, language)])),
    ...rest.map((line) => paragraph(line)),
  ];
  const lines = [...lead, ...named.map(({ label }) => `• ${label}`), ...rest];
  return {
    isChoice: true,
    text: escapeMrkdwn(lines.join('\n')),
    blocks,
    buttons: failure ? [] : pressed,
    ...(failure && { failures: { errors: [failure.failed], all: true } }),
  };
}

/** Whether there are filters: a menu's options have no room for them. */
function isFiltered(filters: RoomsRequest['filters']): boolean {
  return Object.values(filters).some((filter) => !Array.isArray(filter) || filter.length > 0);
}

function rowOf(elements: (Button | StaticSelect)[]): KnownBlock[] {
  return elements.length > 0 ? [{ type: 'actions', elements }] : [];
}

function leadWords({ why, buildings }: Choice, reader: Reader): string[] {
  const words = texts(reader.language).rooms;
  if (why === undefined) return [buildings.length > 0 ? words.which : words.noneKnown];
  if (why === 'several') return [words.several];
  const near = buildings.length === 1 ? words.meantOne : words.meant;
  return [failureWords(why.failed, reader).text, why.near ? near : words.known];
}

function inOrder(buildings: readonly KnownBuilding[], language: Language): KnownBuilding[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...buildings].sort((a, b) => compare(labelOf(a, language), labelOf(b, language)));
}

/** "Karamalmin kampus (KM)"; the id if there is no name and no code. */
function labelOf({ id, code, names }: KnownBuilding, language: Language): string {
  const [name = ''] = [language, ...STAND_INS[language]].flatMap(
    (one) => outsideLine(names[one] ?? '', 60) || [],
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
