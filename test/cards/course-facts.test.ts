/** Where each fact of names stands: the columns of the table, as the places show them. */
import { expect, test } from 'vitest';
import { coursePages } from '../../src/ask/links.ts';
import { compareCard } from '../../src/features/compare/handlers.ts';
import { courseCard, courseModal } from '../../src/features/course/card.ts';
import { linkedCourse, linkedDetails } from '../../src/features/course/link-card.ts';
import { selectCourses } from '../../src/features/find/selection.ts';
import { courseData } from '../../src/mcp/tool.ts';
import type { Realization } from '../../src/study-client/model.ts';
import { studyOf } from '../features/follow/fixtures.ts';
import { fresh, NOW, readerIn } from '../fixtures/reader.ts';
import { poor, rich } from '../fixtures/realizations.ts';

const reader = readerIn('en');
const pages = coursePages('https://guide.example.edu/{code}');
const name = { name: 'Zebra', code: 'Z9' };
const hasIt = (shown: unknown): boolean => JSON.stringify(shown)?.includes(name.name) ?? false;

/** The places in which a name of a course stands, or by which it is found. */
async function placesOf(course: Realization): Promise<string[]> {
  const found = fresh(course);
  const only = { only: found, lookUps: [{ asked: course.code, found }] };
  const links = { study: studyOf([course]), pages };
  const other = fresh(rich);
  const places = {
    card: hasIt(courseCard(found, reader)),
    details: hasIt(courseModal(found, reader)),
    link: hasIt(linkedCourse(course.code, only, reader, pages)),
    opened: hasIt(await linkedDetails(course.code, reader, links)),
    compared: hasIt(compareCard([...only.lookUps, { asked: rich.code, found: other }], reader)),
    data: hasIt(courseData(found, reader)),
    // By a part of a name only where its words count, by the whole of it everywhere.
    found: selectCourses([found, other], { words: ['Zebra'] }, NOW).courses.length === 1,
    begun: selectCourses([found, other], { words: ['Zebr'] }, NOW).courses.length === 1,
  };
  return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []));
}

test.each<[Partial<Realization>, string]>([
  [{ organisation: name }, 'card details opened data found begun'],
  [{ office: name }, 'card details opened data found begun'],
  [{ degreeProgrammes: [name] }, 'card details opened data found begun'],
  [{ educationalFields: [name] }, 'details data found begun'],
  [{ studentGroups: [name] }, 'card details opened compared data found'],
  [{ tags: [name] }, 'details data'],
])('%j stands in, and finds: %s', async (fact, places) => {
  expect((await placesOf({ ...poor, ...fact })).join(' ')).toBe(places);
});
