/** The modal of a person's settings, by name, as Slack gets it. */
import type { ModalView } from '@slack/types';
import type { Reader } from '../../../src/cards/card.ts';
import { toView } from '../../../src/cards/card.ts';
import {
  channelModal,
  type NotSent,
  type OwnSettings,
  savedModal,
  settingsModal,
} from '../../../src/features/settings/modal.ts';
import { LEADS, usualReminders, withDaily, withLeads } from '../../../src/store/reminder-settings.ts';
import { ZONE } from '../../fixtures/reader.ts';

const USUAL = usualReminders(ZONE);
const NO_REMINDER = { ...USUAL, opens: false, closes: false, starts: false, quietFrom: 480, quietTo: 480 };

const ALL = withLeads(USUAL, LEADS, 1);
const COURSES = [
  { code: 'TX00EY23-3015', leads: { 'closes-7d': 1, 'opens-1h': 1 } },
  { code: 'TX00EW54-3008' },
];
const NOT_SENT: readonly NotSent[] = [
  { name: 'Compilers & <!channel>', code: 'TX00FB12-3001', lead: 'closes-14d', why: 'past' },
  { name: 'Databases', code: 'TX00EW54-3008', lead: 'closes-7d', why: 'before-opening' },
];

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
  'settings-all-leads': modal({ language: undefined, reminders: ALL, courses: COURSES }),
  'settings-lessons': modal({
    language: undefined,
    reminders: withDaily(ALL, 7 * 60 + 30, 1),
    knowsLessons: true,
  }),
  'settings-channel-lessons': (reader) =>
    toView(channelModal('C0INFO', USUAL, [], reader, { knowsLessons: true }), reader.language),
  'settings-saved-daily': (reader) =>
    toView(savedModal(withDaily(USUAL, 7 * 60, 1), [], 'X', reader), reader.language),
  'settings-channel': (reader) =>
    toView(channelModal('C0INFO', withLeads(USUAL, ['closes-3d'], 1), COURSES, reader), reader.language),
  'settings-channel-loud': (reader) =>
    toView(channelModal('C0INFO', NO_REMINDER, [], reader), reader.language),
  'settings-saved': (reader) => toView(savedModal(ALL, NOT_SENT, 'X', reader), reader.language),
  'settings-saved-none': (reader) => toView(savedModal(NO_REMINDER, [], 'X', reader), reader.language),
  'settings-saved-many': (reader) =>
    toView(savedModal(ALL, Array.from({ length: 13 }, () => NOT_SENT).flat(), 'X', reader), reader.language),
};
