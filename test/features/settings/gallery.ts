/** The modal of a person's settings, by name, as Slack gets it. */
import type { ModalView } from '@slack/types';
import type { Reader } from '../../../src/cards/card.ts';
import { toView } from '../../../src/cards/card.ts';
import { type OwnSettings, settingsModal } from '../../../src/features/settings/modal.ts';
import { usualReminders } from '../../../src/store/reminder-settings.ts';
import { ZONE } from '../../fixtures/reader.ts';

const USUAL = usualReminders(ZONE);
const NO_REMINDER = { ...USUAL, opens: false, closes: false, starts: false, quietFrom: 480, quietTo: 480 };

const modal =
  (own: OwnSettings) =>
  (reader: Reader): ModalView =>
    toView(settingsModal(own, reader), reader.language);

export const VIEWS: Readonly<Record<string, (reader: Reader) => ModalView>> = {
  settings: modal({ language: undefined, reminders: USUAL }),
  'settings-no-reminder': modal({ language: 'fi', reminders: NO_REMINDER }),
  'settings-odd-minutes': modal({
    language: 'sv',
    reminders: { ...USUAL, starts: false, quietTo: 7 * 60 + 45 },
  }),
};
