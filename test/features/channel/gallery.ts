/** Every card about a channel's settings, by name, as Slack gets it. */
import type { Card, Message, Reader } from '../../../src/cards/card.ts';
import { toMessage, wordsCard } from '../../../src/cards/card.ts';
import { directCard, linkedCard, settingsCard, unlinkedCard } from '../../../src/features/channel/card.ts';
import { settingsWords } from '../../../src/features/settings/said.ts';
import { texts } from '../../../src/i18n/index.ts';
import { usualReminders } from '../../../src/store/reminder-settings.ts';
import { DAY, NOW, ZONE } from '../../fixtures/reader.ts';
import { endless, rich } from '../../fixtures/realizations.ts';

const card =
  (make: (reader: Reader) => Card) =>
  (reader: Reader): Message =>
    toMessage(make(reader));
const feed = { channel: 'C0INFO', madeAt: undefined };
const made = { ...feed, madeAt: NOW - 3 * DAY };
const linked = { code: rich.code, name: rich.name };

export const MESSAGES: Readonly<Record<string, (reader: Reader) => Message>> = {
  'channel-settings': card((reader) =>
    settingsCard(
      { language: undefined, answersCodes: false, linked: undefined, feed, weekly: false },
      reader,
    ),
  ),
  'channel-settings-chosen': card((reader) =>
    settingsCard({ language: 'sv', answersCodes: true, linked, feed: made, weekly: true }, reader),
  ),
  'channel-settings-gone': card((reader) =>
    settingsCard(
      {
        language: 'fi',
        answersCodes: false,
        linked: { code: rich.code, isMissing: true },
        weekly: false,
        feed: undefined,
      },
      reader,
    ),
  ),
  'channel-settings-endless': card((reader) =>
    settingsCard(
      {
        language: 'en',
        answersCodes: true,
        weekly: true,
        feed: made,
        linked: { code: endless.code, name: endless.name },
      },
      reader,
    ),
  ),
  'channel-direct': card((reader) =>
    directCard(
      settingsWords(
        { reminders: usualReminders(ZONE), chosen: undefined, knowsLessons: true },
        reader.language,
      ),
      reader,
    ),
  ),
  'channel-link': card((reader) => linkedCard(linked, true, reader)),
  'channel-relink': card((reader) => linkedCard(linked, true, reader, { code: endless.code })),
  'channel-linked': card((reader) => linkedCard({ code: rich.code }, false, reader)),
  'channel-linked-none': card((reader) => linkedCard(undefined, false, reader)),
  'channel-unlinked': card((reader) => unlinkedCard(rich.code, reader)),
  'channel-unlinked-none': card((reader) => unlinkedCard(undefined, reader)),
  'channel-link-one-only': card(({ language }) => wordsCard(texts(language).channel.oneOnly)),
  'channel-link-direct': card(({ language }) => wordsCard(texts(language).channel.onlyChannels)),
};
