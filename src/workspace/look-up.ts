/** Looks courses up for a person. The finds become part of what the workspace has seen. */

import type { Language } from '../language.ts';
import type { PersonKey } from '../store/store.ts';
import { type Answered, answerRealizations } from '../study-client/look-up.ts';
import type { Found, Realization, RealizationCode, StudyClient } from '../study-client/model.ts';
import type { History } from './history.ts';

/** Looks up the courses that a person asks for. Rejects as `answerRealizations` does. */
export type LookUpFor = (
  person: PersonKey,
  asked: readonly string[],
  language: Language,
) => Promise<Answered>;

/** The same for one code if the answer is at hand; undefined: the study API must be asked. */
export type LookUpAtHand = (
  person: PersonKey,
  code: RealizationCode,
  language: Language,
) => Found<Realization> | undefined;

export function createLookUpAtHand(study: StudyClient, history: Pick<History, 'note'>): LookUpAtHand {
  return (person, code, language) => {
    const found = study.realizationAtHand(code, language);
    if (found) history.note(person, [found.value], language);
    return found;
  };
}

export function createLookUpFor(study: StudyClient, history: Pick<History, 'note'>): LookUpFor {
  return async (person, asked, language) => {
    const answered = await answerRealizations(study, asked, language);
    const found = answered.lookUps.flatMap((line) => ('found' in line ? [line.found.value] : []));
    history.note(person, found, language);
    return answered;
  };
}
