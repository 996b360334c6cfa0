/** How the sample study API can behave; the page offers the same list. */
const STUDY_API_MODES = ['fine', 'slow', 'down', 'key refused', 'over quota'] as const;
export type StudyApiMode = (typeof STUDY_API_MODES)[number];
