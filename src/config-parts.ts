/** Parts of the configuration, for processes that need no more. */
import { type Config, environment, InvalidConfig, studyOf, told } from './config.ts';
import { allGiven, given, secretsFromFiles } from './config-values.ts';

const needed = environment.pick({
  ...{ STUDY_API_URL: true, STUDY_API_KEY: true, STUDY_TIME_ZONE: true, STUDY_CACHE_FRESH_SECONDS: true },
  ...{ STUDY_RUN_SUFFIXES: true, HTTPS_PROXY: true, BUILDINGS_FILE: true, DEFAULT_LANGUAGE: true },
});

/** What a process needs that asks the study API alone: without Slack and without a store. */
export type StudyConfig = Pick<Config, 'study' | 'buildings' | 'language'>;

/** Reads what the study API needs. Rejects with `InvalidConfig`, which names all problems at once. */
export async function readStudyConfig(
  env: Readonly<Record<string, string | undefined>>,
): Promise<StudyConfig> {
  const { env: whole, problems } = secretsFromFiles(env);
  const parsed = await needed.safeParseAsync(allGiven(whole));
  const others = parsed.success ? [] : parsed.error.issues.map(told);
  if (!parsed.success || problems.length > 0) throw new InvalidConfig([...problems, ...others]);
  const { data } = parsed;
  return { study: studyOf(data, env), buildings: data.BUILDINGS_FILE, language: data.DEFAULT_LANGUAGE };
}

/**
 * The port alone, for a mode that needs nothing else.
 * @throws InvalidConfig
 */
export function readPort(env: Readonly<Record<string, string | undefined>>): number {
  const parsed = environment.pick({ PORT: true }).safeParse({ PORT: given(env, 'PORT') });
  if (!parsed.success) throw new InvalidConfig(parsed.error.issues.map(told));
  return parsed.data.PORT;
}
