/** The pages on which a person connects assistants, by name, as Slack gets them. */
import type { ModalView } from '@slack/types';
import { type Reader, toView } from '../../../src/cards/card.ts';
import { assistantsPage, tokenPage } from '../../../src/features/assistants/handlers.ts';
import { NOW } from '../../fixtures/reader.ts';

type Gallery = Readonly<Record<string, (reader: Reader) => ModalView>>;

const WISH = 'w'.repeat(43);
const TOKEN = `coursebell_${'t'.repeat(43)}`;
const DAY = 86_400_000;

const page =
  (...names: readonly string[]) =>
  (reader: Reader): ModalView => {
    const tokens = names.map((name, at) => ({ id: `${at}`.repeat(16), name, madeAt: NOW - (9 - at) * DAY }));
    return toView(assistantsPage(tokens, WISH, reader), reader.language);
  };

const made =
  (address: string | undefined) =>
  (reader: Reader): ModalView =>
    toView(tokenPage(TOKEN, address, reader), reader.language);

export const VIEWS: Gallery = {
  'assistants-none': page(),
  'assistants-some': page('Claude', '<!channel> *VS Code*'),
  'assistants-full': page('One', 'Two', 'Three', 'Four', 'Five'),
  'assistants-token': made('https://coursebell.example.org/mcp'),
  'assistants-token-no-address': made(undefined),
};
