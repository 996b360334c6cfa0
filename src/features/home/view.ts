import type { ConfirmationDialog, KnownBlock } from '@slack/types';
import { details, lookUp, makeFeed, openSettings, revokeFeed, showKept } from '../../asking/offers.ts';
import { button, confirmation, header, labelled, paragraph, small, smallWords } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { instant } from '../../cards/dates.ts';
import { outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import type { Followed } from '../../rings/followed.ts';
import type { RingSettings, Target } from '../../store/store.ts';
import { followedBlocks } from './followed.ts';
import { settingsFacts } from './settings-facts.ts';
import { timelineBlocks } from './timeline.ts';

/** A course that the person has looked up; its name is outside text. */
export interface RecentCourse {
  readonly code: string;
  readonly name: string;
}

/** Everything that Home shows. */
export interface HomeContent {
  readonly followed: readonly Followed[];
  /** Undefined: the language of the person's Slack. */
  readonly chosenLanguage: Language | undefined;
  readonly rings: RingSettings;
  readonly pause: Target['pause'];
  /** When the followed courses were last read, in epoch milliseconds; undefined: lately, or never. */
  readonly asOf?: number | undefined;
  /** Newest first. */
  readonly recents: readonly RecentCourse[];
  /** Undefined if Coursebell can't have feeds. */
  readonly feed: { readonly madeAt: number | undefined } | undefined;
}

const MOST_RECENTS = 5;
const NAME = 120;

/** Home's blocks: at most 100, however many courses are followed. */
export function homeView(content: HomeContent, reader: Reader): KnownBlock[] {
  const isNew = content.followed.length === 0 && content.recents.length === 0;
  return [
    ...topBlocks(isNew, reader),
    ...followedBlocks(content, reader),
    ...timelineBlocks(content.followed, reader),
    ...recentBlocks(content.recents, reader),
    ...feedBlocks(content, reader),
    ...settingsBlocks(content, reader),
    ...usageBlocks(isNew, reader),
  ];
}

function topBlocks(isNew: boolean, { language }: Reader): KnownBlock[] {
  const words = texts(language).home;
  const look = { ...button(words.lookUp, lookUp.carry({}, language)), style: 'primary' as const };
  const settings = button(words.settings, openSettings.carry({}, language));
  return [
    ...(isNew ? [header(words.welcome), paragraph(words.about)] : []),
    { type: 'actions', elements: [look, settings] },
  ];
}

function recentBlocks(recents: readonly RecentCourse[], { language }: Reader): KnownBlock[] {
  if (recents.length === 0) return [];
  const words = texts(language);
  const rows = recents.slice(0, MOST_RECENTS).map(({ code, name }, index) => {
    const shown = name === code ? code : `${outsideLine(name, NAME)}\n${outsideLine(code, 60)}`;
    const [more] = details.offer(words.course.details, { asked: code }, language, index);
    return paragraph(shown, more);
  });
  return [{ type: 'divider' }, header(words.home.recents), ...rows];
}

function feedBlocks({ feed, followed }: HomeContent, reader: Reader): KnownBlock[] {
  const { language } = reader;
  const words = texts(language).calendar;
  const head: KnownBlock[] = [{ type: 'divider' }, header(words.feed)];
  // An address without follows is of no use yet. An existing address can always be revoked.
  if (feed && feed.madeAt === undefined && followed.length === 0) return [];
  if (!feed) return [...head, small(words.noPublicAddress)];
  const { madeAt } = feed;
  const revoke = {
    ...button(words.revoke, revokeFeed.carry({}, language)),
    style: 'danger' as const,
    confirm: confirmRevoking(language),
  };
  const make = button(madeAt === undefined ? words.make : words.makeNew, makeFeed.carry({}, language));
  const made = madeAt === undefined ? undefined : instant({ at: madeAt, precision: 'minute' }, reader);
  return [
    ...head,
    paragraph(words.feedExplain),
    { type: 'actions', elements: made === undefined ? [make] : [make, revoke] },
    ...(made === undefined ? [] : [smallWords(`${words.madeOn(made)} ${words.replaces}`)]),
  ];
}

/** Revoking can't be undone: calendars that subscribed to the address get nothing new from then on. */
function confirmRevoking(language: Language): ConfirmationDialog {
  const words = texts(language).calendar;
  return confirmation(words.revokeTitle, words.revokeText, { confirm: words.revoke, deny: words.keep });
}

function settingsBlocks({ chosenLanguage, rings }: HomeContent, { language }: Reader): KnownBlock[] {
  const { home, privacy } = texts(language);
  return [
    { type: 'divider' },
    header(home.settingsTitle),
    labelled(settingsFacts(chosenLanguage, rings, language)),
    { type: 'actions', elements: [button(privacy.button, showKept.carry({}, language))] },
  ];
}

function usageBlocks(isNew: boolean, { language }: Reader): KnownBlock[] {
  const words = texts(language).home;
  const lines = words.usage.map((line) => `• ${line}`).join('\n');
  return [
    { type: 'divider' },
    header(words.usageTitle),
    paragraph(lines),
    ...(isNew ? [] : [small(words.about)]),
  ];
}
