/** Following the new runs of course units and student groups. */

import type { KnownBlock } from '@slack/types';
import { chooseFollow, followOffered } from '../../ask/actions.ts';
import type { Place } from '../../ask/feature.ts';
import type { SeenCourses } from '../../ask/seen-courses.ts';
import { topicsWords, topicWords } from '../../ask/topics.ts';
import {
  button,
  escapeMrkdwn,
  joined,
  menu,
  mrkdwnParagraph,
  option,
  paragraph,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, wordsCard } from '../../cards/card.ts';
import { withContact } from '../../cards/error-card.ts';
import { pauseWords } from '../../cards/words.ts';
import { InvalidRequest } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { topicsOf } from '../../reminders/new-runs.ts';
import { MOST_FOLLOWS } from '../../store/reminder-settings.ts';
import type { RunFollow, Target, TargetKind } from '../../store/store.ts';
import { isGroupTopic, isRealizationCode, topicName } from '../../study-client/codes.ts';
import type { StudyClient } from '../../study-client/model.ts';
import type { LookUpFor } from '../../workspace/look-up.ts';
import type { FollowedCodes } from '../../workspace/preferences.ts';
import {
  expectMayChange,
  languageFor,
  type Spot,
  type TargetDeps,
  targetFor,
  tellFollowed,
} from '../../workspace/targets.ts';
import { stopListed } from './request.ts';

/** The most seen courses among which a group's are sought. */
const MOST_SEEN = 2000;

/** Everything that following needs. */
export interface FollowDeps extends TargetDeps {
  readonly study: StudyClient;
  readonly seen: SeenCourses;
  readonly lookUpFor: LookUpFor;
  /** The same, where a course unit's code stands for the unit's runs. */
  readonly lookUpRuns: LookUpFor;
  /** The language of answers to a person. Never rejects. */
  readonly languageOf: (place: Place) => Promise<Language>;
  /** Who helps where the asker can't: an https or mailto address, or a text. */
  readonly support?: string | undefined;
  /** Whether course units' runs are searched for by the next codes. */
  readonly searchesRuns: boolean;
  /** How far ahead reminders are handed to Slack, in milliseconds. */
  readonly horizonMs: number;
  /** Whether calendars can reach Coursebell; absent: they can't. */
  readonly hasCalendar?: boolean | undefined;
  /** What is followed, for cards and pages of courses. */
  readonly followedCodes: FollowedCodes;
}

/** A card that tells of a pause, with who helps where the reader can't mend it; others as they are. */
export const withHelp = (
  card: Card,
  target: Pick<Target, 'pause'> | undefined,
  { language }: Reader,
  { support }: FollowDeps,
): Card => (target?.pause ? withContact(card, support, language) : card);

/**
 * Follows course units and groups: the runs that are known by now are not told, each later one once. Rejects if the
 * study API does not tell what runs there are.
 */
export async function followTopics(
  topics: readonly string[],
  spot: Spot,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  const { follow: words, newRuns } = texts(reader.language);
  await expectMayChange(spot, place.user, deps);
  const language = await languageFor(spot, reader.language, deps);
  const known = await Promise.all(topics.map((topic) => knownRuns(topic, language, place, deps)));
  const wanted = await targetFor(spot, language, deps);
  if (!wanted) return wordsCard(words.noDirect);
  const { workspace, target } = wanted;
  const fresh = topics.map((topic, at) => ({
    ...{ workspace, target, topic, createdBy: place.user, createdAt: deps.now(), known: known[at] ?? [] },
  }));
  const { added, refused } = await deps.store.runFollows.add(wanted, fresh, MOST_FOLLOWS);
  if (refused) return wordsCard(words.tooMany(await followCount(spot, deps), MOST_FOLLOWS));
  if (added.length === 0) return wordsCard(newRuns.already(topicsWords(topics, reader.language)));
  const told = await tellFollowed({ is: 'followed', courses: [], topics: added }, wanted, place.user, deps);
  deps.nudge(spot);
  const now = { ...wanted, ...told };
  const card = followedCard(now, added, { known: known.flat().length, ...told }, reader, deps);
  return withHelp(card, now, reader, deps);
}

/** How much a target follows. */
export async function followCount(spot: Spot, { store }: FollowDeps): Promise<number> {
  const [follows, topics] = await Promise.all([store.follows.of(spot), store.runFollows.of(spot)]);
  return follows.length + topics.length;
}

/** The runs of a topic that are known by now. Rejects as a look-up does. */
async function knownRuns(
  topic: string,
  language: Language,
  place: Place,
  { lookUpRuns, seen, study }: FollowDeps,
): Promise<string[]> {
  if (!isGroupTopic(topic)) {
    const { lookUps } = await lookUpRuns(place, [topic], language).catch(noRuns);
    return lookUps.flatMap((one) => ('found' in one ? one.found.value.code : []));
  }
  // Only what is known without asking: there may be thousands of courses.
  const all = await seen.suggest(place.workspace, '', language, MOST_SEEN).catch(() => []);
  return all.flatMap(({ code }) => {
    const kept = isRealizationCode(code) ? study.realizationKept(code, language) : undefined;
    if (!kept || kept === 'absent') return [];
    const groups = kept.value.studentGroups.flatMap((one) => [one.code ?? one.name, one.name]);
    return topicsOf({ code, facts: NO_END, groups }, 0).includes(topic) ? code : [];
  });
}

const NO_END = { name: '', languages: [], groups: [] };

/** A unit without a run may get one. */
function noRuns(error: unknown) {
  if (error instanceof InvalidRequest && error.problem.about === 'no-runs') return { lookUps: [] };
  throw error;
}

interface Outcome {
  /** How many runs are known by now. */
  readonly known: number;
  /** Whether it is not known if Slack lets Coursebell write there. */
  readonly isUnsure?: boolean;
}

function followedCard(
  target: Target,
  topics: readonly string[],
  { known, isUnsure }: Outcome,
  reader: Reader,
  { searchesRuns }: FollowDeps,
): Card {
  const { follow, newRuns: words } = texts(reader.language);
  const searches = searchesRuns && topics.some((topic) => !isGroupTopic(topic));
  const said = words.now[target.kind](topicsWords(topics, reader.language));
  const notes = [words.known(known), searches ? words.found.search : words.found.lookUps];
  const pause = pauseWords(target, reader);
  const advice = target.isGroup ? follow.inviteGroup : follow.invite;
  const all = [...notes, ...(isUnsure && !pause ? [advice] : [])];
  return {
    ...endingWith(escapeMrkdwn(said), [...all, pause]),
    blocks: [paragraph(said), ...(pause ? [mrkdwnParagraph(pause)] : []), ...all.map((one) => small(one))],
    buttons: [],
  };
}

/** The answer to a request that is not carried out, since it is not clear, or not said for whom. */
export function topicOffer(topics: readonly string[], kind: TargetKind, { language }: Reader): Card {
  const words = texts(language);
  const said = words.newRuns.offer(topicsWords(topics, language));
  const { offer } = kind === 'channel' ? chooseFollow : followOffered;
  const buttons = topics.flatMap((topic, at) => {
    const label = topics.length === 1 ? words.follow.button : `${words.follow.button}: ${topicName(topic)}`;
    return offer(label, { asked: topic }, language, at);
  });
  return { ...wordsCard(said), buttons };
}

/** More than so many topics share a menu. */
const MOST_ROWS = 5;

/** A list of what is followed, with the topics below it, each of which can be stopped. */
export function withTopics(card: Card, topics: readonly RunFollow[], { language }: Reader): Card {
  if (topics.length === 0) return card;
  const words = texts(language).newRuns;
  const said = words.list(
    topicsWords(
      topics.map(({ topic }) => topic),
      language,
    ),
  );
  const blocks = topics.length > MOST_ROWS ? [chooser(said, topics, language)] : rows();
  return {
    ...card,
    text: joined([card.text, escapeMrkdwn(said)], '\n'),
    blocks: [...card.blocks, ...blocks],
    ...(card.plainer && { plainer: [...card.plainer, ...blocks] }),
  };
  function rows(): KnownBlock[] {
    return topics.map(({ topic }, at) => {
      const stop = button(
        texts(language).follow.stop,
        stopListed.carry({ asked: topic }, language, 100 + at),
      );
      return paragraph(topicWords(topic, language), stop);
    });
  }
}

/** All topics in one line, and a menu of them. */
function chooser(said: string, topics: readonly RunFollow[], language: Language): KnownBlock {
  const options = topics.map(({ topic }) =>
    option(topicName(topic), stopListed.carry({ asked: topic }, language).value),
  );
  const { id } = stopListed.carry({ asked: '' }, language, 100);
  const placeholder = { type: 'plain_text' as const, text: texts(language).newRuns.choose };
  return { ...paragraph(said), accessory: { ...menu(id, options, ''), placeholder } };
}
