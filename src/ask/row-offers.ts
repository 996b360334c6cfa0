/** What the rows of a week or day offer of their courses: a link to the page, and a menu. */
import type { Dated } from '../cards/agenda.ts';
import type { RowOffers } from '../cards/agenda-rows.ts';
import type { Reader } from '../cards/card.ts';
import { isOpen } from '../cards/dates.ts';
import { overflow } from '../cards/menu.ts';
import { texts } from '../i18n/index.ts';
import { isRealizationCode } from '../study-client/codes.ts';
import { details, followButton, showLessons } from './actions.ts';
import { enrollButton, guideButton, type LinkTemplates } from './links.ts';

/**
 * **Details**, **Lessons** where they are offered, **Enroll** while that is known to be open, and **Follow**.
 * @param courses those that are followed or linked, with what is known of their enrollment
 */
export function rowOffers(
  courses: readonly Dated[],
  { language, now }: Reader,
  { links = {}, canTeach = false }: { readonly links?: LinkTemplates; readonly canTeach?: boolean },
): RowOffers {
  const known = new Map(courses.map((one) => [one.follow.code, one]));
  const words = texts(language);
  return {
    pageOf: (code) => guideButton({ code }, language, links)[0]?.url,
    menuOf: (code, index) => {
      if (!isRealizationCode(code)) return undefined;
      const course = known.get(code);
      const canEnroll = course !== undefined && isOpen(course.facts, now);
      const isFollowed = course !== undefined && !course.isLinkedOnly;
      return overflow(
        [
          ...details.offer(words.course.details, { asked: code }, language),
          ...(canTeach ? showLessons.offer(words.lessons.button, { asked: code }, language) : []),
          ...(canEnroll ? enrollButton({ code }, language, links) : []),
          followButton(code, isFollowed, language),
        ],
        index,
      );
    },
  };
}
