/** "I'm in TXL22S1, what is there tomorrow?": what is asked is answered, and a button keeps the group. */
import { withNote } from '../cards/card.ts';
import { texts, vocabulary } from '../i18n/index.ts';
import { setGroupBeside } from './actions.ts';
import { askingClauses } from './clauses.ts';
import type { Ask, Features } from './feature.ts';
import { groupCode } from './group-field.ts';
import { loweredWords, type Question } from './question.ts';
import { isGroupCode } from './run-topics.ts';
import { adding } from './told-beside.ts';

const { find, group: words } = vocabulary;

/** The group that the asker says to be in, in a clause of its own beside another; undefined: there is none. */
function groupSaid({ text, groups, quotes, direct }: Question): string | undefined {
  const clauses = askingClauses(text);
  if (quotes || !direct || clauses.length < 2) return undefined;
  const said = clauses.flatMap((clause) => {
    const all = loweredWords(clause);
    const spoken = all.join(' ');
    const begun = clause.includes('?') ? undefined : words.mine.startOf(spoken);
    if (begun === undefined) return [];
    const rest = spoken
      .slice(begun.length)
      .split(' ')
      .filter((one) => one !== '' && !words.beside.has(one) && !find.group.has(one));
    const [only = '', ...more] = rest.map((one) => one.toUpperCase());
    return more.length === 0 && isGroupCode(only, groups) && groupCode.safeParse(only).success ? [only] : [];
  });
  return said.length === 1 ? said[0] : undefined;
}

/** A group's code and nothing else; undefined: it is none. */
function bareGroup({ words: said, groups, direct }: Question): string | undefined {
  const [only = '', ...more] = said.map((one) => one.toUpperCase());
  const isGroup =
    direct && more.length === 0 && isGroupCode(only, groups) && groupCode.safeParse(only).success;
  return isGroup ? only : undefined;
}

/**
 * The same ask, with the question whether a group that was said beside it, or alone by one whose group is not known, is the asker's. A
 * likeness changes nothing: a button does.
 */
export function askingOwnGroup(ask: Ask, question: Question, { ownGroup }: Pick<Features, 'ownGroup'>): Ask {
  const isOther = ask.feature === 'group' || ask.writes;
  const said = isOther ? undefined : groupSaid(question);
  const group = said ?? (ask.feature === 'find' ? bareGroup(question) : undefined);
  if (group === undefined) return ask;
  return adding(ask, async (card, language, place) => {
    const isKnown = said === undefined && (await ownGroup(place)) !== undefined;
    if (isKnown || card.isOfNothing) return card;
    const own = texts(language).group;
    const asked = withNote(card, own.isYours(group));
    return { ...asked, buttons: [...asked.buttons, ...setGroupBeside.offer(own.itIs, { group }, language)] };
  });
}
