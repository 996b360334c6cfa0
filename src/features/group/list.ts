/** The courses of a person's group, below what the person follows. */
import { chooseGroup, showGroup } from '../../ask/actions.ts';
import { type Place, personAt } from '../../ask/place.ts';
import { escapeMrkdwn, joined, outsideLine, small } from '../../cards/blocks.ts';
import { type Card, type Reader, withNote } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import type { GroupCourses, OwnGroups } from '../../workspace/own-group.ts';
import { knownWords } from './card.ts';

/** The most courses that are named; the others stand behind the button. */
const MOST_NAMED = 5;
const NAME = 60;
const CODE = 30;

/** Adds the courses of the asker's group to a card; where none is kept and nothing is followed, a button that asks for it. */
export const withOwnGroup =
  (groups: Pick<OwnGroups, 'of' | 'courses'>) =>
  async (card: Card, reader: Reader, place: Place): Promise<Card> => {
    const { workspace, user } = personAt(place);
    const group = await groups.of({ workspace, user });
    if (group === undefined) return card.shows?.length ? card : askingGroup(card, reader.language);
    const known = await groups.courses(group, workspace, reader.language).catch(() => undefined);
    return known ? withCourses(card, group, known, reader) : card;
  };

function withCourses(card: Card, group: string, known: GroupCourses, { language }: Reader): Card {
  const label = texts(language).group.courses(outsideLine(group, CODE));
  const list = namesOf(known, language);
  const said = withLine(card, list === '' ? label : `${label}: ${list}`);
  if (list === '') return withNote(said, knownWords(group, known, language));
  const all = showGroup.offer(label, { group }, language);
  const noted = known.isWhole ? said : withNote(said, knownWords(group, known, language));
  return { ...noted, buttons: [...card.buttons, ...all] };
}

const askingGroup = (card: Card, language: Language): Card => ({
  ...card,
  buttons: [...chooseGroup.offer(texts(language).group.choose, {}, language), ...card.buttons],
});

/** A line of outside text below a card. */
const withLine = (card: Card, line: string): Card => ({
  ...card,
  text: `${card.text}\n${escapeMrkdwn(line)}`,
  blocks: [...card.blocks, small(line)],
  ...(card.plainer && { plainer: [...card.plainer, small(line)] }),
});

/** Each name once; the codes stand behind the button. */
function namesOf({ courses }: GroupCourses, language: Language): string {
  const names = [...new Set(courses.map(({ name }) => name))].slice(0, MOST_NAMED);
  const left = courses.filter(({ name }) => !names.includes(name)).length;
  return joined([
    ...names.map((name) => outsideLine(name, NAME)),
    left > 0 && texts(language).course.andMore(left),
  ]);
}
