/** Buttons from a list of courses to others. */
import type { Button } from '@slack/types';
import { chooseFollowOpen } from '../../ask/actions.ts';
import type { Reader } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { MOST_FOLLOWS } from '../../store/reminder-settings.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import type { Realization } from '../../study-client/model.ts';
import { enrollmentState } from '../../study-client/moments.ts';
import type { FindRequest } from './filters.ts';
import { type InCatalogue, sinceOf } from './in-catalogue.ts';
import { findPage } from './request.ts';

/** Shows those that have ended, too. */
export const olderButton = (request: FindRequest, count: number, language: Language): Button[] =>
  count > 0
    ? findPage.offer(
        texts(language).find.catalogue.older(count),
        { ...request, older: true, page: 0 },
        language,
        2,
      )
    : [];

/** Shows those that began before the last twelve months, too, where these alone were looked at. */
export function furtherButton(
  request: FindRequest,
  catalogue: InCatalogue | undefined,
  { language, ...reader }: Reader,
): Button[] {
  const isAll = request.far || sinceOf(catalogue, reader) !== 'usual';
  const label = texts(language).find.catalogue.olderUncounted;
  return isAll ? [] : findPage.offer(label, { ...request, older: true, far: true, page: 0 }, language, 3);
}
/** **Follow all open**, of a list that is all that there is. What one channel can't follow has none. */
export function followOpenButton(courses: readonly Realization[], { language, now }: Reader): Button[] {
  const open = courses.filter(({ enrollment }) => enrollmentState(enrollment, now).state === 'open');
  const codes = open.map(({ code }) => code).filter(isRealizationCode);
  if (codes.length === 0 || codes.length > MOST_FOLLOWS) return [];
  const label = texts(language).find.catalogue.followOpen(codes.length);
  return chooseFollowOpen.offer(label, { codes: codes.join(' ') }, language);
}
