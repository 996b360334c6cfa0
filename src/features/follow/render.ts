import { words as ourWords } from '../../cards/blocks.ts';
import type { Card } from '../../cards/card.ts';
import { toMessage } from '../../cards/message.ts';
import { texts } from '../../i18n/index.ts';
import type { Render } from '../../rings/render.ts';
import { isChannelId } from '../../slack-ids.ts';
import type { Target } from '../../store/store.ts';
import { fieldReads } from './change.ts';
import { newsCard } from './notice-card.ts';
import { mendingWords } from './pause-words.ts';
import { ringCard } from './ring-card.ts';
import type { Telling } from './when.ts';

/** Words for rings and notices. `zone`: the study API's zone, which its calendar days refer to. */
export function createRender(zone: string): Render {
  // Rings and notices are told as of their own time. So the words do not depend on when they are made.
  const telling = ({ language, settings, kind }: Target, now: number): Telling => ({
    reader: { language, now, zone: settings.zone },
    zone,
    kind,
  });
  return {
    ring: (ring, follow, facts, target) => toMessage(ringCard(ring, follow, facts, telling(target, ring.at))),
    notice: (news, target, at) => toMessage(newsCard(news, telling(target, at))),
    paused: (target, reason) => toMessage(pausedCard(target, reason)),
    field: (field, facts, target) => fieldReads(field, facts, telling(target, 0)),
  };
}

/** For the person who set the follows up: where posting is paused, why, and how to mend that. */
function pausedCard(target: Target, reason: string): Card {
  const { kind, isGroup, conversation, language } = target;
  const channel = isChannelId(conversation) ? `<#${conversation}>` : '–';
  const mending = mendingWords(target, reason, language);
  const words = texts(language).ring;
  const where = isGroup ? words.pausedInGroup : words.pausedIn(channel);
  const said = kind === 'channel' ? `${where} ${mending}` : mending;
  return { text: said, blocks: [ourWords(said)], buttons: [] };
}
