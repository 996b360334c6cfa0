import { showKept } from '../../ask/actions.ts';
import { defineFeature, type Feature, opens, type Place, personAt, replaces } from '../../ask/feature.ts';
import type { Card, Modal, Reader } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { withTimeout } from '../../primitives/promises.ts';
import type { PersonKey, Store, TargetKey } from '../../store/store.ts';
import { topicName } from '../../study-client/codes.ts';
import type { History } from '../../workspace/history.ts';
import type { Preferences } from '../../workspace/preferences.ts';
import {
  DOWNLOAD,
  eraseAll,
  erasedCard,
  type KeptData,
  keptPage,
  type PrivacyRequest,
  privacyRequest,
} from './pages.ts';

/** How long the person waits until Slack has given the reminders back, in milliseconds. */
const TAKING_BACK = 5_000;
/** The same until the store's files are overwritten. */
const OVERWRITING = 5_000;

interface Forgets {
  forget(person: TargetKey): void;
}

export interface PrivacyDeps {
  readonly store: Pick<
    Store,
    | 'follows'
    | 'targets'
    | 'reminders'
    | 'enrolled'
    | 'snoozes'
    | 'feeds'
    | 'channelEdits'
    | 'runFollows'
    | 'assistantTokens'
    | 'workspaces'
    | 'overwrite'
  >;
  readonly preferences: Preferences;
  readonly history: History;
  /** Undefined if Coursebell has no public address. */
  readonly downloads: { address(person: PersonKey, language: Language): string } | undefined;
  /** Has Slack give back what nothing wants any more in a workspace. Resolves when that has been tried. */
  readonly takeBack: (workspace: string) => Promise<void>;
  /** What is remembered of a person's follows. */
  readonly followedCodes: Forgets;
  /** Called when a person's Home has changed and the note that it was opened is erased. */
  readonly changed: (person: PersonKey, isLooking: true) => void;
}

/** Shows the data that is kept of a person, to that person alone, and erases it on request. */
export const createPrivacy = (deps: PrivacyDeps): Feature =>
  defineFeature<PrivacyRequest>({
    name: 'privacy',
    request: privacyRequest,
    commands: [],
    answer: (_request, reader, place) => erase(reader, place, deps),
    actions: [
      opens(showKept, titleIn, (_, reader, place) => show(reader, place, deps)),
      () => ({ does: 'link', id: DOWNLOAD }),
      replaces(eraseAll, () => ({ does: 'erase' })),
    ],
    shareable: false,
    writes: () => true,
  });

const titleIn = (language: Language): string => texts(language).privacy.title;

async function show(reader: Reader, place: Place, deps: PrivacyDeps): Promise<Modal> {
  const person = personAt(place);
  const address = deps.downloads?.address(person, reader.language);
  return keptPage(await keptOf(person, deps), address, reader);
}

async function keptOf(person: PersonKey, { store, preferences, history }: PrivacyDeps): Promise<KeptData> {
  const { workspace, user: target } = person;
  const [follows, setUp, told, recents, chosen, feedMadeAt, enrolled, snoozes, tokens] = await Promise.all([
    store.follows.of({ workspace, target }),
    store.follows.setUpBy(workspace, target),
    store.targets.get({ workspace, target }),
    history.recent(person),
    preferences.person(person),
    store.feeds.madeAt(person),
    store.enrolled.of(person),
    store.snoozes.of(person),
    store.assistantTokens.of(person),
  ]);
  const [hasChangedChannels, topics, topicsSetUp] = await Promise.all([
    store.channelEdits.isBy(person),
    store.runFollows.of({ workspace, target }),
    store.runFollows.setUpBy(workspace, target),
  ]);
  return {
    follows: [...follows.map(({ code }) => code), ...topics.map(({ topic }) => topicName(topic))],
    setUp: [...setUp, ...topicsSetUp.map(topicName)],
    enrolled: enrolled.map(({ code }) => code),
    snoozed: [...new Set(snoozes.map(({ code }) => code))],
    lookUps: recents.map(({ code }) => code),
    hasChosen: chosen?.language !== undefined || chosen?.reminders !== undefined,
    // The target keeps the direct conversation even when nothing is followed any more.
    hasReminders: told !== undefined,
    hasFeed: feedMadeAt !== undefined,
    hasChangedChannels,
    assistants: tokens.length,
    hasOpenedHome: chosen?.homeOpenedAt !== undefined,
  };
}

async function erase(reader: Reader, place: Place, deps: PrivacyDeps): Promise<Card> {
  const { store, history, preferences, takeBack, changed } = deps;
  const person = personAt(place);
  const { workspace, user: target } = person;
  // Pending writes would otherwise be kept after the erasure.
  await history.settled();
  await store.workspaces.erasePerson(person);
  preferences.forgetPerson(person);
  deps.followedCodes.forget({ workspace, target });
  changed(person, true);
  // A reminder's row names the person until Slack has given the reminder back.
  await withTimeout(takeBack(workspace), TAKING_BACK);
  const held = (await store.reminders.of({ workspace, target })).length;
  const isOverwritten = await store.overwrite(OVERWRITING);
  return erasedCard({ held, isOverwritten }, reader);
}
