import type { Button, KnownBlock } from '@slack/types';
import { z } from 'zod';
import { defineAction, showKept } from '../../ask/actions.ts';
import { defineFeature, type Feature, opens, replaces } from '../../ask/feature.ts';
import { type Place, personAt } from '../../ask/place.ts';
import {
  button,
  confirmation,
  labelled,
  outsideLine,
  paragraph,
  plainTextObject,
  small,
} from '../../cards/blocks.ts';
import type { Card, Modal, Reader } from '../../cards/card.ts';
import type { Catalog } from '../../i18n/en/texts.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { withTimeout } from '../../primitives.ts';
import { SPOKEN_OF } from '../../store/history.ts';
import type { PersonKey, Store } from '../../store/store.ts';
import { topicName } from '../../study-client/model.ts';
import { type History, readNote } from '../../workspace/history.ts';
import type { FollowedCodes, Preferences } from '../../workspace/preferences.ts';

/** How long the person waits until Slack has given the reminders back, in milliseconds. */
const TAKING_BACK = 5_000;
/** The same until the store's files are overwritten. */
const OVERWRITING = 5_000;

interface PrivacyDeps {
  readonly store: Pick<
    Store,
    | ('targets' | 'follows' | 'runFollows' | 'enrolled' | 'snoozes' | 'reminders' | 'channelEdits')
    | ('contexts' | 'feeds' | 'assistantTokens' | 'workspaces' | 'overwrite')
  >;
  readonly preferences: Pick<Preferences, 'person' | 'forgetPerson'>;
  readonly history: Pick<History, 'recent' | 'settled'>;
  /** Undefined if Coursebell has no public address. */
  readonly downloads: { address(person: PersonKey, language: Language): string } | undefined;
  /** Has Slack give back what nothing wants any more in a workspace. Resolves when that has been tried. */
  readonly takeBack: (workspace: string) => Promise<void>;
  /** What is remembered of a person's follows. */
  readonly followedCodes: Pick<FollowedCodes, 'forget'>;
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
  const [hasChangedChannels, topics, topicsSetUp, shown] = await Promise.all([
    store.channelEdits.isBy(person),
    store.runFollows.of({ workspace, target }),
    store.runFollows.setUpBy(workspace, target),
    store.contexts.of(person),
  ]);
  const spoken = readNote(shown);
  return {
    follows: [...follows.map(({ code }) => code), ...topics.map(({ topic }) => topicName(topic))],
    setUp: [...setUp, ...topicsSetUp.map(topicName)],
    enrolled: enrolled.map(({ code }) => code),
    group: chosen?.group,
    snoozed: [...new Set(snoozes.map(({ code }) => code))],
    lookUps: recents.map(({ code }) => code),
    spokenOf: [...new Set([...spoken.codes, ...spoken.rest])],
    hasAsked: spoken.search !== undefined || spoken.offers.length > 0,
    hasChosen: chosen?.language !== undefined || chosen?.reminders !== undefined,
    // The target keeps the direct conversation even when nothing is followed any more.
    hasReminders: told !== undefined,
    hasFeed: feedMadeAt !== undefined,
    hasChangedChannels,
    assistants: tokens.length,
    wasGreeted: chosen?.greetedAt !== undefined,
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

/** The request of the button that erases. Its presser is the person whose data is erased. */
const privacyRequest = z.object({ does: z.literal('erase') });
export type PrivacyRequest = z.infer<typeof privacyRequest>;

/** Erases what is kept of the person who presses. */
const eraseAll = defineAction('privacy.erase', z.object({}));

/** The data that is kept of a person. Codes are outside text. */
export interface KeptData {
  /** Courses that the person follows directly. */
  readonly follows: readonly string[];
  /** Courses that channels follow because the person set them up. */
  readonly setUp: readonly string[];
  /** Courses in which the person has said to have enrolled. */
  readonly enrolled: readonly string[];
  /** The student group that the person has said to be in. */
  readonly group: string | undefined;
  /** Courses of which a reminder comes again. */
  readonly snoozed: readonly string[];
  /** Courses that the person has looked up, newest first. */
  readonly lookUps: readonly string[];
  /** Courses that answers in conversations showed last. */
  readonly spokenOf: readonly string[];
  /** Whether what was asked is kept beside one of them. */
  readonly hasAsked: boolean;
  /** Whether language, reminders or quiet hours were chosen. */
  readonly hasChosen: boolean;
  /** Whether it is known how reminders reach the person. */
  readonly hasReminders: boolean;
  readonly hasFeed: boolean;
  /** Whether something that the person has changed for a channel can still be undone. */
  readonly hasChangedChannels: boolean;
  /** How many tokens the person has made for assistants. */
  readonly assistants: number;
  /** Whether it is known that the person was greeted. */
  readonly wasGreeted: boolean;
  /** Whether it is known when the person last opened Home. */
  readonly hasOpenedHome: boolean;
}

const CODE = 60;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The kept data, the button that downloads it, and the one that erases it; no button if nothing is kept. A form's own button would be the
 * green one of a page that people open to read it.
 * @param address of the file; undefined: there can be none
 */
export function keptPage(kept: KeptData, address: string | undefined, reader: Reader): Modal {
  const { language } = reader;
  const words = texts(language).privacy;
  const facts = keptFacts(kept, words);
  if (facts.length === 0) return { title: words.title, blocks: [paragraph(words.nothing)] };
  const erase = {
    ...button(words.erase, eraseAll.carry({}, language)),
    style: 'danger' as const,
    confirm: confirmation(words.eraseTitle, words.eraseText, { confirm: words.erase, deny: words.keep }),
  };
  return {
    title: words.title,
    blocks: [
      paragraph(words.about),
      labelled(facts),
      ...downloadBlocks(address, language),
      { type: 'divider' },
      paragraph([words.erasing, words.erasingReminders].join('\n\n')),
      small(words.stays),
      { type: 'actions', elements: [erase] },
    ],
  };
}

/** The action of the button that only opens the file: Slack tells of the press, and the browser opens it. */
const DOWNLOAD = 'privacy.download';

/** **Download**, and how long its address works; or why there is none. */
function downloadBlocks(address: string | undefined, language: Language): KnownBlock[] {
  const words = texts(language).download;
  if (address === undefined) return [small(words.unavailable)];
  const link: Button = {
    type: 'button',
    action_id: DOWNLOAD,
    text: plainTextObject(words.button),
    url: address,
  };
  return [{ type: 'actions', elements: [link] }, small(words.once)];
}

/** Only the facts that exist. */
function keptFacts(kept: KeptData, words: Catalog['privacy']): [label: string, values: readonly string[]][] {
  const { follows, setUp, enrolled, snoozed, lookUps, spokenOf, assistants } = kept;
  const { hasChosen, hasReminders, hasFeed, hasChangedChannels, hasOpenedHome } = kept;
  const codes = (all: readonly string[]) => all.map((code) => outsideLine(code, CODE));
  const also = [
    hasChosen && words.settings,
    hasReminders && words.reminders,
    hasFeed && words.feed,
    hasChangedChannels && words.changes,
    assistants > 0 && words.assistants(assistants),
    kept.wasGreeted && words.greeted,
    hasOpenedHome && words.homeOpened,
    kept.hasAsked && words.searched,
  ];
  const facts: [string, readonly string[]][] = [
    [words.follows, codes(follows)],
    [words.setUp, codes(setUp)],
    [words.enrolled, codes(enrolled)],
    [words.group, codes(kept.group === undefined ? [] : [kept.group])],
    [words.snoozed, codes(snoozed)],
    [words.lookUps, codes(lookUps)],
    [words.spokenOf(SPOKEN_OF.thread / HOUR, SPOKEN_OF.direct / MINUTE), codes(spokenOf)],
    [words.also, also.filter((one) => one !== false)],
  ];
  return facts.filter(([, values]) => values.length > 0);
}

/** What has come of erasing. */
export interface Erased {
  /** Reminders and notices that Slack has not given back: their rows are still needed. */
  readonly held: number;
  /** Whether nothing of it is left in a file of the store. */
  readonly isOverwritten: boolean;
}

/** Says that the data is erased, and what is not erased yet. */
export function erasedCard({ held, isOverwritten }: Erased, { language }: Reader): Card {
  const words = texts(language).privacy;
  const left = [held > 0 && words.stillHeld(held), !isOverwritten && words.notOverwritten];
  const lines = left.some(Boolean) ? left.filter((one) => one !== false) : [words.erased];
  return {
    text: [...lines, words.afterwards].join('\n'),
    blocks: [...lines.map((line) => paragraph(line)), small(words.afterwards)],
    buttons: [],
  };
}
