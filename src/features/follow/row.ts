/** How a followed course is shown: in a list, in an echo, and where only its next ring matters. */

import type { Button, SectionBlock } from '@slack/types';
import { facts as factFields, paragraph } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { keptNameMark } from '../../cards/other-language.ts';
import { joined, outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Followed } from '../../rings/followed.ts';
import { isUserId } from '../../slack-ids.ts';
import type { RingSettings } from '../../store/store.ts';
import { isReversed } from '../../study-client/moment.ts';
import { spoken, titled } from './plain-card.ts';

const NAME = 120;
const CODE = 60;

/** A course in one block: name and code, its next ring, and the person who set the follow up. */
export function followedRow(
  followed: Followed,
  settings: RingSettings,
  reader: Reader,
  { note, accessory }: { note?: string | undefined; accessory?: Button } = {},
): SectionBlock {
  const words = texts(reader.language).follow;
  const { follow, facts } = followed;
  const gone = follow.toldMissing && words.missing;
  const course = titled(outsideLine(facts.name, NAME), outsideLine(follow.code, CODE), '\n');
  const mark = keptNameMark(facts, follow.code, reader.language);
  const name = joined([course, mark, note, withoutWindowRings(followed, settings, reader), gone]);
  return {
    ...factFields([
      [words.nextRing, ringWords([followed], settings, reader)],
      [words.setUpBy, person(follow.createdBy)],
    ]),
    ...paragraph(name, accessory),
  };
}

/** The same as a line of top-level text. */
export function followedLine(
  followed: Followed,
  settings: RingSettings,
  reader: Reader,
  note?: string,
): string {
  const words = texts(reader.language).follow;
  const { follow, facts } = followed;
  return joined([
    titled(spoken(facts.name, NAME), spoken(follow.code, CODE)),
    keptNameMark(facts, follow.code, reader.language),
    note,
    withoutWindowRings(followed, settings, reader),
    follow.toldMissing && words.missing,
    `${words.nextRing}: ${ringWords([followed], settings, reader)}`,
    `${words.setUpBy} ${person(follow.createdBy)}`,
  ]);
}

/** Says that no ring tells of enrollment; undefined if one may, or if the words for the next ring say so. */
function withoutWindowRings(
  { facts, next }: Followed,
  { opens, closes }: RingSettings,
  { language }: Reader,
): string | undefined {
  const isTold = next !== undefined && (opens || closes) && isReversed(facts);
  return isTold ? texts(language).follow.noWindowRings : undefined;
}

/**
 * When the next ring comes and what it says, or why there is none. `followed`: the course with the soonest
 * ring first. Our own words.
 */
export function ringWords(followed: readonly Followed[], settings: RingSettings, reader: Reader): string {
  const words = texts(reader.language).follow;
  const next = followed[0]?.next;
  if (next) return `${instant({ at: next.at, precision: 'minute' }, reader)} (${words.about[next.kind]})`;
  if (!(settings.opens || settings.closes || settings.starts)) return words.ringsOff;
  const isDated = followed.some(({ facts: { opens, closes, starts } }) => opens ?? closes ?? starts);
  if (followed.length > 0 && followed.every(({ facts }) => isReversed(facts)))
    return words.noRingContradictory;
  return isDated || followed.length === 0 ? words.noRing : words.noDatesYet;
}

/**
 * A person's name as Slack shows it. Only for answers that one person sees: there the mention notifies
 * nobody.
 */
function person(user: string): string {
  return isUserId(user) ? `<@${user}>` : '–';
}
