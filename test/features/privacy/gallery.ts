/** What is kept of a person, by name, as Slack gets it. */
import type { ModalView } from '@slack/types';
import { type Reader, toModal, toView } from '../../../src/cards/card.ts';
import { type Erased, erasedCard, type KeptData, keptPage } from '../../../src/features/privacy/handlers.ts';

type Gallery = Readonly<Record<string, (reader: Reader) => ModalView>>;

const NOTHING: KeptData = {
  follows: [],
  setUp: [],
  enrolled: [],
  group: undefined,
  snoozed: [],
  lookUps: [],
  spokenOf: [],
  hasAsked: false,
  hasChosen: false,
  hasReminders: false,
  hasFeed: false,
  hasChangedChannels: false,
  assistants: 0,
  wasGreeted: false,
  hasOpenedHome: false,
};

const page =
  (kept: Partial<KeptData>, address?: string) =>
  (reader: Reader): ModalView =>
    toView(keptPage({ ...NOTHING, ...kept }, address, reader), reader.language);

const erased =
  (given: Erased) =>
  (reader: Reader): ModalView =>
    toView(toModal(erasedCard(given, reader), 'My data'), reader.language);

const codes = (many: number) => Array.from({ length: many }, (_, at) => `TX00EY23-${3000 + at}`);

export const VIEWS: Gallery = {
  'privacy-kept': page({
    ...{
      follows: codes(1),
      setUp: codes(2),
      lookUps: codes(10),
      spokenOf: codes(3),
      hasAsked: true,
      enrolled: codes(1),
      group: 'TXL22S1',
      snoozed: codes(2),
    },
    ...{
      hasChosen: true,
      hasReminders: true,
      hasFeed: true,
      hasOpenedHome: true,
      wasGreeted: true,
      hasChangedChannels: true,
      assistants: 2,
    },
  }),
  'privacy-little': page({ hasOpenedHome: true }, 'https://coursebell.example.org/data/made-up'),
  'privacy-many': page({ follows: codes(100) }),
  'privacy-nothing': page({}),
  'privacy-erased': erased({ held: 0, isOverwritten: true }),
  'privacy-erased-but-one-held': erased({ held: 1, isOverwritten: true }),
  'privacy-erased-but-held': erased({ held: 3, isOverwritten: false }),
  'privacy-erased-but-traces': erased({ held: 0, isOverwritten: false }),
};
