/** Everything that stands in a message: other apps often say it in blocks or attachments alone. */

/** Fields of blocks and attachments that people see, and addresses, in which a code may stand. */
const SHOWN = new Set([
  'text',
  'fallback',
  'pretext',
  'title',
  'title_link',
  'from_url',
  'url',
  'alt_text',
  'value',
]);
const DEEPEST = 16;
const MOST_PIECES = 1000;
/** As long as Slack lets the text of a message be. */
const LONGEST = 40_000;

/** The words of a message as Slack sends it, one piece a line; at most 40,000 characters. Never throws. */
export function messageWords(message: object): string {
  const { text, blocks, attachments } = { text: '', blocks: [], attachments: [], ...message };
  const pieces = typeof text === 'string' ? [text] : [];
  gather([blocks, attachments], pieces, 0);
  return pieces.join('\n').slice(0, LONGEST);
}

/** Buttons and menus are left out: what they carry nobody reads. */
function gather(value: unknown, pieces: string[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  if ('action_id' in value) return;
  for (const [key, inner] of Object.entries(value)) {
    if (pieces.length >= MOST_PIECES) return;
    if (typeof inner !== 'string') gather(inner, pieces, depth + 1);
    else if (SHOWN.has(key)) pieces.push(inner);
  }
}
