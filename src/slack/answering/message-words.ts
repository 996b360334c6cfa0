/** All words of a message: other apps often put them into blocks or attachments alone. */

/** Fields of blocks and attachments that people see, and addresses: a code may stand in any of them. */
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
/** Slack's own limit for the text of a message. */
const LONGEST = 40_000;

/** The words of a message as Slack sends it, one piece per line; at most 40,000 characters. Never throws. */
export function messageWords(message: object): string {
  const { text, blocks, attachments } = { text: '', blocks: [], attachments: [], ...message };
  const pieces = typeof text === 'string' ? [text] : [];
  gather([blocks, attachments], pieces, 0);
  return pieces.join('\n').slice(0, LONGEST);
}

/** Buttons and menus are left out: nobody reads their values. */
function gather(value: unknown, pieces: string[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  if ('action_id' in value) return;
  for (const [key, inner] of Object.entries(value)) {
    if (pieces.length >= MOST_PIECES) return;
    if (typeof inner !== 'string') gather(inner, pieces, depth + 1);
    else if (SHOWN.has(key)) pieces.push(inner);
  }
}
