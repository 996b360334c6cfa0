import type { Button } from '@slack/types';
import { eventsOf } from '../../calendar/events.ts';
import { facts, header, paragraph, plainTextObject, small } from '../../cards/blocks.ts';
import type { Card, Form, Modal, Reader } from '../../cards/card.ts';
import { periodWords } from '../../cards/realization.ts';
import { windowFact, windowWords } from '../../cards/window.ts';
import { texts } from '../../i18n/index.ts';
import { factsOf } from '../../rings/facts.ts';
import type { Realization } from '../../study-client/model.ts';
import { isCourseReversed, isReversed } from '../../study-client/moment.ts';

/**
 * A course's dates, and the address of its file. `address`: undefined if the course's code can't be asked
 * for.
 */
export function courseFilePage(realization: Realization, address: string | undefined, reader: Reader): Modal {
  const { calendar: words, course: labels } = texts(reader.language);
  const { enrollment } = realization;
  const hasEvents = eventsOf(factsOf(realization, reader.language), reader.zone).length > 0;
  if (!hasEvents || address === undefined) {
    const contradicts = isReversed(enrollment) || isCourseReversed(realization, reader.zone);
    const said = contradicts ? words.datesContradict : words.noDates;
    return { title: words.title, blocks: [header(realization.name), paragraph(said)] };
  }
  return {
    title: words.title,
    blocks: [
      header(realization.name),
      facts([
        [labels.enrollment, windowFact(windowWords(enrollment, reader))],
        [labels.dates, periodWords(realization, reader)],
      ]),
      paragraph(words.explain),
      { type: 'actions', elements: [linkButton(words.download, address)] },
      small(words.afterwards),
    ],
  };
}

/** Asks before an address is made, since an earlier one then stops working. */
export function askFeedPage(hasOne: boolean, form: Form, { language }: Reader): Modal {
  const words = texts(language).calendar;
  return {
    title: words.addressTitle,
    blocks: [paragraph(words.feedExplain), ...(hasOne ? [paragraph(words.replaces)] : [])],
    form,
  };
}

/** The new address, which is shown this once. */
export function feedPage(address: string, { language }: Reader): Modal {
  const words = texts(language).calendar;
  return {
    title: words.addressTitle,
    blocks: [
      paragraph(words.feedExplain),
      {
        type: 'rich_text',
        elements: [{ type: 'rich_text_preformatted', elements: [{ type: 'text', text: address }] }],
      },
      paragraph(words.once),
    ],
  };
}

export function revokedCard({ language }: Reader): Card {
  const { revoked } = texts(language).calendar;
  return { text: revoked, blocks: [paragraph(revoked)], buttons: [] };
}

/** For a Coursebell without a public address to link to. */
export function unavailablePage({ language }: Reader): Modal {
  const words = texts(language).calendar;
  return { title: words.title, blocks: [paragraph(words.noPublicAddress)] };
}

/** Slack tells the app of a press, and the reader's browser opens the address. */
function linkButton(label: string, url: string): Button {
  return {
    type: 'button',
    action_id: OPEN_LINK,
    text: plainTextObject(label),
    style: 'primary',
    url,
  };
}

/** The action id of buttons that only open an address. */
export const OPEN_LINK = 'calendar.open-link';
