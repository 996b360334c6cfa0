/** Content lines of iCalendar (RFC 5545 §3.1): escaped, and folded to 75 octets of UTF-8. */

const MOST_OCTETS = 75;

/** A property whose value needs no escaping: a date, a number, a word of the specification. */
export function property(name: string, value: string | number): string {
  return folded(`${name}:${value}`);
}

/** A property whose value is text (RFC 5545 §3.3.11). The caller removes control characters. */
export function textProperty(name: string, text: string): string {
  return folded(`${name}:${text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')}`);
}

/** Never breaks inside a character: some programs join the lines before they decode UTF-8, others after. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= MOST_OCTETS) return `${line}\r\n`;
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return `${text}\r\n`;
}
