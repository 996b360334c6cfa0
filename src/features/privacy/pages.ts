import { labelled, paragraph, small } from '../../cards/blocks.ts';
import type { Form, Modal, Reader } from '../../cards/card.ts';
import { outsideLine } from '../../cards/text.ts';
import type { Catalog } from '../../i18n/en.ts';
import { texts } from '../../i18n/index.ts';

/** The data that is kept of a person. Codes are outside text. */
export interface Kept {
  /** Courses that the person follows directly. */
  readonly follows: readonly string[];
  /** Courses that channels follow because the person set them up. */
  readonly setUp: readonly string[];
  /** Courses that the person has looked up, newest first. */
  readonly lookUps: readonly string[];
  /** Whether language, reminders or quiet hours were chosen. */
  readonly hasChosen: boolean;
  /** Whether it is known how reminders reach the person. */
  readonly hasReminders: boolean;
  readonly hasFeed: boolean;
  /** Whether it is known when the person last opened Home. */
  readonly hasOpenedHome: boolean;
}

const CODE = 60;

/** The kept data, and the form that erases it; no form if nothing is kept. */
export function keptPage(kept: Kept, form: Form, reader: Reader): Modal {
  const words = texts(reader.language).privacy;
  const facts = keptFacts(kept, words);
  if (facts.length === 0) return { title: words.title, blocks: [paragraph(words.nothing)] };
  return {
    title: words.title,
    blocks: [
      paragraph(words.about),
      labelled(facts),
      { type: 'divider' },
      paragraph(words.erasing),
      small(words.stays),
    ],
    form,
  };
}

/** Only the facts that exist. */
function keptFacts(
  { follows, setUp, lookUps, hasChosen, hasReminders, hasFeed, hasOpenedHome }: Kept,
  words: Catalog['privacy'],
): [label: string, values: readonly string[]][] {
  const codes = (all: readonly string[]) => all.map((code) => outsideLine(code, CODE));
  const also = [
    hasChosen && words.settings,
    hasReminders && words.reminders,
    hasFeed && words.feed,
    hasOpenedHome && words.homeOpened,
  ];
  const facts: [string, readonly string[]][] = [
    [words.follows, codes(follows)],
    [words.setUp, codes(setUp)],
    [words.lookUps, codes(lookUps)],
    [words.also, also.filter((one) => one !== false)],
  ];
  return facts.filter(([, values]) => values.length > 0);
}

/** Says that the data is erased. */
export function erasedPage({ language }: Reader): Modal {
  const words = texts(language).privacy;
  return { title: words.title, blocks: [paragraph(words.erased), small(words.afterwards)] };
}
