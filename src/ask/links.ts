/** Buttons that lead to pages of the university: its study guide and its enrollment. */
import type { Button } from '@slack/types';
import { LIMITS, plainTextObject } from '../cards/blocks.ts';
import type { Reader } from '../cards/card.ts';
import { isOpen } from '../cards/dates.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { CourseUnit, EnrollmentWindow } from '../study-client/model.ts';
import { filledTemplate, type Values, valuesOfCourse } from './course-pages.ts';

/** Addresses in which `{code}`, `{id}` and `{unit}` stand for values; undefined: there is no such page. */
export interface LinkTemplates {
  readonly coursePage?: string | undefined;
  readonly enroll?: string | undefined;
  readonly unitPage?: string | undefined;
}

/** A realization, as far as an address names it. */
interface Linked {
  readonly code: string;
  readonly id?: string | undefined;
}

/** The action of a button that only opens a page: Slack tells of the press, and the browser opens it. */
export const OPEN_PAGE = 'course.open-page';

/** The buttons of a realization: **Enroll** while enrollment is open, and **Study guide**. */
export function pageButtons(
  course: Linked & { readonly enrollment: EnrollmentWindow },
  reader: Reader,
  links: LinkTemplates,
): Button[] {
  const enroll = isOpen(course.enrollment, reader.now) ? enrollButton(course, reader.language, links) : [];
  return [...enroll, ...guideButton(course, reader.language, links)];
}

/** **Enroll**, with Slack's emphasis; none without a page. */
export function enrollButton(course: Linked, language: Language, { enroll }: LinkTemplates): Button[] {
  return linkButton(texts(language).links.enroll, enroll, valuesOfCourse(course), 0).map((made) => ({
    ...made,
    style: 'primary',
  }));
}

/** **Study guide**: the course's own page, else that of its course unit. */
function guideButton(course: Linked, language: Language, { coursePage, unitPage }: LinkTemplates): Button[] {
  const values = valuesOfCourse(course);
  const label = texts(language).links.guide;
  const own = linkButton(label, coursePage, values, 1);
  // The id is the realization's: it names no course unit.
  return own.length > 0
    ? own
    : linkButton(label, unitPage, { code: values['unit'], unit: values['unit'] }, 1);
}

/** **Study guide** of a course unit. */
export function unitPageButton(
  { code, id }: Partial<Pick<CourseUnit, 'code' | 'id'>>,
  language: Language,
  { unitPage }: LinkTemplates,
): Button[] {
  return linkButton(texts(language).links.guide, unitPage, { code, id, unit: code }, 1);
}

/** None without a template, or where a value is not known. @param index keeps ids unique within one row */
function linkButton(label: string, template: string | undefined, values: Values, index: number): Button[] {
  const url = template === undefined ? undefined : filledTemplate(template, values);
  if (url === undefined || url.length > LIMITS.url) return [];
  return [{ type: 'button', action_id: `${OPEN_PAGE}:${index}`, text: plainTextObject(label), url }];
}
