import type { Place } from '../../asking/feature.ts';
import { button, paragraph, small } from '../../cards/blocks.ts';
import type { Modal, Reader } from '../../cards/card.ts';
import { outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import { isDirectId } from '../../slack-ids.ts';
import { setFollow } from './actions.ts';
import { conversationId } from './request.ts';

/** Asks who should follow a course. Outside of channels only the person can. */
export function chooseModal(
  asked: string,
  { conversation, isGroup }: Pick<Place, 'conversation' | 'isGroup'>,
  { language }: Reader,
): Modal {
  const words = texts(language).follow;
  const id = conversationId.safeParse(conversation).data;
  const channel = isDirectId(id) ? undefined : id;
  const forChannel =
    channel === undefined
      ? []
      : [
          button(
            words.channel,
            setFollow.carry(
              { asked, whom: 'channel', conversation: channel, ...(isGroup && { isGroup }) },
              language,
              0,
            ),
          ),
        ];
  const forPerson = button(words.person, setFollow.carry({ asked, whom: 'person' }, language, 1));
  return {
    title: words.button,
    blocks: [
      paragraph(words.ask(outsideLine(asked, 60))),
      { type: 'actions', elements: [...forChannel, forPerson] },
      small(channel === undefined ? words.explainPerson : words.explainBoth),
    ],
  };
}
