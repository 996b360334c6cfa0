/**
 * Guesses where the list in a long answer can be cut. Rows of one list begin and end alike, so what stands
 * between the first two is looked for further on, and nothing else is read. It may stand elsewhere, too:
 * whoever parses the parts finds out whether they are whole.
 */

/** A list that is a field of the outermost object, by offsets in bytes. */
export interface JsonList {
  /** Behind its opening bracket. */
  readonly from: number;
  /** Its closing bracket. */
  readonly to: number;
  /** Commas between its elements. */
  readonly cuts: readonly number[];
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The list, cut into parts of hardly more than so many bytes. Undefined where there is nothing to cut. */
export function listIn(json: Buffer, partBytes: number): JsonList | undefined {
  const from = startOfList(json);
  if (from === undefined) return undefined;
  const seam = seamBehind(json, from);
  const to = json.lastIndexOf(CLOSE_LIST);
  // The last one may stand in a text before a list that nothing closes.
  if (seam === undefined || to < from) return undefined;
  const cuts: number[] = [];
  let found = json.indexOf(seam, from + partBytes);
  // A whole seam, so that something is left behind the last cut.
  while (found >= 0 && found + seam.length <= to) {
    const cut = found + seam.indexOf(COMMA);
    cuts.push(cut);
    found = json.indexOf(seam, cut + partBytes);
  }
  return { from, to, cuts };
}

function startOfList(json: Buffer): number | undefined {
  let depth = 0;
  for (const at of bracketsIn(json, 0)) {
    if (json[at] === OPEN_LIST && depth <= 1) return depth === 1 ? at + 1 : undefined;
    depth += isOpening(json[at]) ? 1 : -1;
  }
  return undefined;
}

/** From the last two bytes of the first row to the first name in the second, so a comma and a quote are in it. */
function seamBehind(json: Buffer, from: number): Buffer | undefined {
  let depth = 0;
  for (const at of bracketsIn(json, from)) {
    depth += isOpening(json[at]) ? 1 : -1;
    if (depth > 0) continue;
    const name = json.indexOf(QUOTE, at);
    const end = json.indexOf(QUOTE, name + 1);
    return depth === 0 && json[at + 1] === COMMA && name >= 0 && end >= 0
      ? json.subarray(at - 1, end + 1)
      : undefined;
  }
  return undefined;
}

/** The offsets of brackets, without those that stand in texts. */
function* bracketsIn(json: Buffer, from: number): Generator<number> {
  let isText = false;
  for (let at = from; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) isText = !isText;
    else if (!isText && (isOpening(byte) || byte === CLOSE_LIST || byte === CLOSE_OBJECT)) yield at;
  }
}

const isOpening = (byte: number | undefined): boolean => byte === OPEN_LIST || byte === OPEN_OBJECT;
