/** The page on which a person chooses who follows a course, or stops following it. */
import type { KnownBlock } from '@slack/types';
import { stopMine } from '../../ask/actions.ts';
import type { Place } from '../../ask/feature.ts';
import { isTopic, topicWords } from '../../ask/topics.ts';
import { button, outsideLine, paragraph, small } from '../../cards/blocks.ts';
import type { Modal, Reader } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { isDirectId } from '../../slack-ids.ts';
import type { Lead } from '../../store/reminder-settings.ts';
import { confirmStopping } from './listing/row.ts';
import { conversationId, type Request, setFollow, setFollowAll, stopHere } from './request.ts';
import { type FollowDeps, type Spot, spotOf } from './target.ts';

/** Asks who should follow a course, or several. Outside of channels only the person can. */
export function chooseModal(
  asked: string | readonly string[],
  { conversation, isGroup }: Pick<Place, 'conversation' | 'isGroup'>,
  { language }: Reader,
  leads?: Lead[],
  isFollowedBy: FollowedBy = {},
): Modal {
  const words = texts(language).follow;
  const id = conversationId.safeParse(conversation).data;
  const channel = isDirectId(id) ? undefined : id;
  const carry = (who: Pick<Request<'follow'>, 'whom' | 'conversation' | 'isGroup'>, index: number) => {
    const { whom = 'person', ...where } = who;
    return typeof asked === 'string'
      ? setFollow.carry({ asked, whom, ...where, ...(leads && { leads }) }, language, index)
      : setFollowAll.carry({ asked: [...asked], whom, ...where }, language, index);
  };
  const forChannel =
    channel === undefined || isFollowedBy.channel
      ? []
      : [
          button(
            words.channel,
            carry({ whom: 'channel', conversation: channel, ...(isGroup && { isGroup }) }, 0),
          ),
        ];
  const forPerson = isFollowedBy.person ? [] : [button(words.person, carry({ whom: 'person' }, 1))];
  const named = (one: string) => (isTopic(one) ? topicWords(one, language) : outsideLine(one, 60));
  const codes = (typeof asked === 'string' ? [asked] : asked).map(named).join(', ');
  const stops =
    typeof asked === 'string' ? stopRows(asked, { channel, isGroup }, language, isFollowedBy) : [];
  const starts = [...forChannel, ...forPerson];
  return {
    title: words.button,
    blocks: [
      ...stops,
      ...(starts.length === 0
        ? []
        : [paragraph(words.ask(codes)), { type: 'actions' as const, elements: starts }]),
      small(channel === undefined ? words.explainPerson : words.explainBoth),
    ],
  };
}

type FollowedBy = Partial<Record<'channel' | 'person', boolean>>;

/** Who follows a course already, each with a button to stop. */
function stopRows(
  asked: string,
  { channel, isGroup }: { readonly channel: string | undefined; readonly isGroup?: boolean | undefined },
  language: Language,
  isFollowedBy: FollowedBy,
): KnownBlock[] {
  const { follow: words, lists } = texts(language);
  const rows: KnownBlock[] = [];
  if (channel !== undefined && isFollowedBy.channel) {
    const here = { asked, conversation: channel, ...(isGroup && { isGroup }) };
    const stop = button(words.stop, stopHere.carry(here, language));
    const confirm = confirmStopping(asked, language);
    rows.push(paragraph(`${words.channel}: ${lists.following}`, { ...stop, confirm }));
  }
  if (isFollowedBy.person) {
    const stop = button(words.stop, stopMine.carry({ asked }, language));
    rows.push(paragraph(`${words.person}: ${lists.following}`, stop));
  }
  return rows;
}

/** Asks who should follow a course, or stop following it, as things stand. */
export async function choose(
  asked: string,
  elsewhere: Partial<Pick<Place, 'conversation' | 'isGroup'>>,
  reader: Reader,
  place: Place,
  { followedCodes }: FollowDeps,
): Promise<Modal> {
  // From a modal, the button says where the modal was opened.
  const where = place.conversation === undefined ? { ...place, ...elsewhere } : place;
  const follows = async (spot: Spot | undefined) =>
    spot !== undefined && (await followedCodes.of(spot)).has(asked);
  const [here, person] = await Promise.all([
    follows(spotOf(where)),
    follows(spotOf(where, { whom: 'person' })),
  ]);
  return chooseModal(asked, where, reader, undefined, { channel: here, person });
}
