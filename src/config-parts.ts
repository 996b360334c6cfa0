/** Parts of the configuration, for processes that need no more. */
import { type Config, environment, InvalidConfig, studyOf, told } from './config.ts';
import { allGiven, given, secretsFromFiles } from './config-values.ts';
import type { Language } from './language.ts';

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

/**
 * The base of Slack's Web API alone, for what needs nothing else; undefined: Slack's own.
 * @throws InvalidConfig
 */
export function readSlackUrl(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const parsed = environment.pick({ SLACK_API_URL: true }).safeParse(allGiven(env));
  if (!parsed.success) throw new InvalidConfig(parsed.error.issues.map(told));
  return parsed.data.SLACK_API_URL;
}

/** What the manifest of the app depends on. */
export interface ManifestSettings {
  /** Undefined: not known yet. */
  readonly publicUrl: string | undefined;
  /** Whether Slack's requests come through a socket. */
  readonly socket: boolean;
  /** The host of the pages of courses; undefined: there are none. */
  readonly pagesHost: string | undefined;
  readonly agent: boolean;
  /** Whether assistants may ask by the Model Context Protocol. */
  readonly mcp: boolean;
  readonly language: Language;
}

/**
 * The settings that the manifest depends on: it is needed before there is any key or token. Over a socket, unless there
 * is a public address and no token for a socket.
 * @throws InvalidConfig
 */
export function readManifestSettings(env: Readonly<Record<string, string | undefined>>): ManifestSettings {
  const values = allGiven(env);
  const wanted = {
    PUBLIC_URL: true,
    COURSE_PAGE_URL: true,
    AGENT_VIEW: true,
    MCP: true,
    DEFAULT_LANGUAGE: true,
  } as const;
  const parsed = environment.pick(wanted).safeParse(values);
  if (!parsed.success) throw new InvalidConfig(parsed.error.issues.map(told));
  const { PUBLIC_URL: publicUrl, COURSE_PAGE_URL: page, AGENT_VIEW: agent, MCP: mcp } = parsed.data;
  if (mcp && !publicUrl?.startsWith('https://'))
    throw new InvalidConfig(['PUBLIC_URL must start with https:// for MCP: Slack asks there']);
  return {
    publicUrl,
    socket:
      ['SLACK_APP_TOKEN', 'SLACK_APP_TOKEN_FILE'].some((name) => name in values) || publicUrl === undefined,
    pagesHost: page === undefined ? undefined : new URL(page).hostname,
    agent,
    mcp,
    language: parsed.data.DEFAULT_LANGUAGE,
  };
}
