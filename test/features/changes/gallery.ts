/** Every line about a change for a channel, by name, as Slack gets it. */
import { type Message, type Reader, toMessage } from '../../../src/cards/card.ts';
import { errorCard } from '../../../src/cards/error-card.ts';
import { NotAllowed } from '../../../src/errors.ts';
import { changeLine, undoneCard } from '../../../src/features/changes/handlers.ts';
import { texts } from '../../../src/i18n/index.ts';
import type { ChannelEdit, KeptEdit } from '../../../src/store/store.ts';
import { NOW } from '../../fixtures/reader.ts';
import { endless, poor, rich } from '../../fixtures/realizations.ts';
import { SETTINGS } from '../../reminders/samples.ts';

const PLACE = { workspace: 'T0METRO', channel: 'C0INFO', user: 'U0123ABCD' };
const kept = (edit: ChannelEdit): KeptEdit => ({ ...PLACE, id: 'one', at: NOW, edit, ts: undefined });
const named = ({ code, name }: { readonly code: string; readonly name: string }) => ({ code, name });
const line =
  (edit: ChannelEdit) =>
  ({ language }: Reader): Message =>
    changeLine(kept(edit), language);
const many = Array.from({ length: 12 }, (_, at) => ({ code: `TX00GH00-30${at + 10}` }));
const QUIET = { ...SETTINGS, quietFrom: 0, quietTo: 0, closes: false };
const changed: ChannelEdit = {
  is: 'settings',
  before: { language: null, answersCodes: false, reminders: SETTINGS },
  after: { language: 'fi', answersCodes: true, reminders: QUIET },
};

export const MESSAGES: Readonly<Record<string, (reader: Reader) => Message>> = {
  'changes-followed': line({ is: 'followed', courses: [named(rich), named(poor)] }),
  'changes-followed-many': line({ is: 'followed', courses: many }),
  'changes-unfollowed': line({ is: 'unfollowed', courses: [named(endless)], follows: [] }),
  'changes-linked': line({ is: 'linked', after: named(rich) }),
  'changes-relinked': line({ is: 'linked', before: { code: poor.code }, after: named(rich) }),
  'changes-unlinked': line({ is: 'linked', before: named(rich) }),
  'changes-settings': line(changed),
  'changes-settings-back': line({ is: 'settings', before: changed.after, after: changed.after }),
  'changes-undone': ({ language }) =>
    toMessage(undoneCard(kept({ is: 'linked', after: named(rich) }), { by: 'U0123ABCD' }, language)),
  'changes-undone-nothing': ({ language }) => {
    const note = texts(language).changes.nothingLeft;
    return toMessage(undoneCard(kept(changed), { by: 'U0123ABCD', note }, language));
  },
  ...Object.fromEntries(
    (['managers', 'unsure', 'over'] as const).map((why) => [
      `changes-refused-${why}`,
      (reader: Reader) => toMessage(errorCard(new NotAllowed(why), reader, { reference: 'K7QM2XWR' })),
    ]),
  ),
};
