/** How often the playground's app reads followed courses again, in seconds. */
export const FOLLOW_CHECK_SECONDS = 60;

/** How the sample study API can behave; the page offers the same list. */
export const STUDY_API_MODES = ['fine', 'slow', 'down', 'key refused', 'over quota'] as const;
export type StudyApiMode = (typeof STUDY_API_MODES)[number];
