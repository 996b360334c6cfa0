import type { Language } from '../../language.ts';
import { answerRealizations } from '../../study-client/look-up.ts';
import type { RealizationCode, StudyClient } from '../../study-client/model.ts';

/** The codes that exist. While the study API is in trouble, those that are known from before. */
export async function existingCodes(
  study: StudyClient,
  codes: readonly RealizationCode[],
  language: Language,
): Promise<RealizationCode[]> {
  const { lookUps } = await answerRealizations(study, codes, language).catch(() => ({ lookUps: [] }));
  return lookUps.flatMap((line) => ('found' in line ? [line.found.value.code] : []));
}
