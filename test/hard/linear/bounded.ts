/**
 * Expressions that would take long over a long text and never meet one, with what keeps the text short. Each is tried
 * all the same where the function that it stands in is.
 */
export const BOUNDED: Readonly<Record<string, string>> = {
  'src/calendar/links.ts /\\/+$/': 'the path of PUBLIC_URL, which stands in the configuration',
  'src/doctor/public-url.ts /\\/+$/': 'the same',
  'src/installation/addresses.ts /\\/+$/': 'the same',
};
