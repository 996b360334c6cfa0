/** **Follow all open**: those of many courses whose enrollment is open, after a question that names how many. */
import { header, mrkdwnParagraph, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Modal, wordsCard } from '../../cards/card.ts';
import { pauseWords } from '../../cards/pause-words.ts';
import { failuresIn } from '../../cards/realization-list.ts';
import { texts } from '../../i18n/index.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import type { LookUp } from '../../study-client/model.ts';
import { enrollmentState } from '../../study-client/moments.ts';
import { answerRealizations } from '../../workspace/look-up.ts';
import { type Spot, spotOf } from '../../workspace/targets.ts';
import { failedToFollow, namedCourse, namedInText, namedList, withHelp } from './cards.ts';
import { modalFor } from './choose.ts';
import { type Begun, begin, type Following, inAllWords, languageNow, titleOf } from './follow.ts';
import type { With } from './parts.ts';
import { type Request, setFollowOpen } from './request.ts';

const codesIn = (codes: string): string[] => codes.split(' ').filter(isRealizationCode);

/** Asks who should follow them. */
export function chooseOpen(codes: string, { reader, place }: With<never>): Modal {
  const asks = texts(reader.language).follow.askOpen(codesIn(codes).length);
  return modalFor(asks, place, reader, (who, index) =>
    setFollowOpen.carry({ codes, ...who }, reader.language, index),
  );
}

/**
 * Follows those whose enrollment is open, and that are not followed yet. It is the same as to follow each of them by its
 * code. Rejects if none could be looked up.
 */
export async function followOpen(request: Request<'follow-open'>, context: Following): Promise<Card> {
  const { reader, place, study } = context;
  const words = texts(reader.language).follow;
  const spot = spotOf(place, request);
  if (!spot) return wordsCard(words.nowhere);
  await context.targets.expectMayChange(spot, place.user);
  const language = await languageNow(spot, context);
  // They were listed, and not looked up: they are none of the courses that the person has looked up last.
  const { lookUps } = await answerRealizations(study, codesIn(request.codes), language);
  const found = lookUps.flatMap((line) => ('found' in line ? [line.found] : []));
  const open = found.filter(({ value }) => enrollmentState(value.enrollment, reader.now).state === 'open');
  if (open.length === 0) return wordsCard(words.noneOpen);
  const begun = await begin(open, spot, language, context);
  if ('text' in begun) return begun;
  const card = openCard(begun, { spot, lookUps, closed: found.length - open.length }, context);
  return withHelp(card, begun.target, context);
}

function openCard(
  begun: Begun,
  {
    spot,
    lookUps,
    closed,
  }: { readonly spot: Spot; readonly lookUps: readonly LookUp[]; readonly closed: number },
  { reader }: With<never>,
): Card {
  const { added, followed, target, isUnsure } = begun;
  const words = texts(reader.language).follow;
  const title = titleOf({ ...begun, spot }, reader);
  const fresh = followed.filter(({ follow }) => added.length === 0 || added.includes(follow.code));
  const before = followed.length - fresh.length;
  const pause = pauseWords(target, reader);
  const notes = [
    ...(before > 0 ? [words.wereFollowed(before)] : []),
    ...(closed > 0 ? [words.notOpenNow(closed)] : []),
    inAllWords({ ...begun, spot }, reader),
    ...(isUnsure && !pause ? [target.isGroup ? words.inviteGroup : words.invite] : []),
  ];
  const courses = fresh.map(namedCourse);
  const failures = failedToFollow(lookUps, reader);
  return {
    ...endingWith([title, namedInText(courses)].join('\n'), [failures?.text, pause, ...notes]),
    blocks: [
      header(title),
      namedList(courses),
      ...(failures?.blocks ?? []),
      ...(pause ? [mrkdwnParagraph(pause)] : []),
      ...notes.map(small),
    ],
    buttons: [],
    ...failuresIn(failures, false),
  };
}
