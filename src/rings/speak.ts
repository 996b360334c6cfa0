/** The language in which a target is told of what it follows. */
import type { Language } from '../language.ts';
import type { Course, Store, Target } from '../store/store.ts';
import { answerRealizations } from '../study-client/look-up.ts';
import type { StudyClient } from '../study-client/model.ts';
import { courseOf } from './facts.ts';

export interface SpeakDeps {
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses'>;
  readonly study: StudyClient;
}

/**
 * Changes the language in which a target is told, and reads what it follows in that language. Courses that
 * the study API does not give now are read by the next check; until then rings show the names that were told.
 * The next pass notes the new names as told (`news.ts`), so that none of this is told as a change.
 * @returns false where the target had that language already
 */
export async function speakTo(
  target: Target,
  language: Language,
  { store, study }: SpeakDeps,
): Promise<boolean> {
  if (target.language === language) return false;
  await store.targets.change(target, { language });
  const codes = (await store.follows.of(target)).map(({ code }) => code);
  await store.courses.put(await read(codes, language, study));
  return true;
}

async function read(codes: readonly string[], language: Language, study: StudyClient): Promise<Course[]> {
  const { lookUps } = await answerRealizations(study, codes, language).catch(() => ({ lookUps: [] }));
  return lookUps.flatMap((line) => ('found' in line ? [courseOf(line.found, language)] : []));
}
