import { isJson, type Report } from './text-limits.ts';
import type { Json } from './types.ts';

const CONTAINERS = ['rich_text_section', 'rich_text_list', 'rich_text_preformatted', 'rich_text_quote'];
const INLINE = [
  'text',
  'link',
  'emoji',
  'user',
  'usergroup',
  'channel',
  'broadcast',
  'date',
  'color',
  'team',
];

/** The keys that an inline element needs. */
const NEEDED: Readonly<Record<string, readonly [key: string, kind: 'string' | 'number'][]>> = {
  text: [['text', 'string']],
  link: [['url', 'string']],
  emoji: [['name', 'string']],
  user: [['user_id', 'string']],
  channel: [['channel_id', 'string']],
  date: [
    ['timestamp', 'number'],
    ['format', 'string'],
  ],
};

function inline(element: Json, where: string, report: Report): void {
  const type = String(element['type']);
  if (!INLINE.includes(type)) {
    report(`${where}: unsupported type: ${type}`);
    return;
  }
  for (const [key, kind] of NEEDED[type] ?? []) {
    // Slack refuses an empty text here, too, though only its answers say so.
    const value = element[key];
    if (typeof value !== kind || value === '') report(`${where}.${key}: must be a ${kind}, not empty`);
  }
}

function contained(element: Json, where: string, report: Report): void {
  const type = String(element['type']);
  if (!CONTAINERS.includes(type)) {
    report(`${where}: unsupported type: ${type}`);
    return;
  }
  const elements: unknown[] = Array.isArray(element['elements']) ? element['elements'] : [];
  if (!Array.isArray(element['elements'])) report(`${where}.elements: missing`);
  elements.forEach((each, index) => {
    const place = `${where}.elements[${index}]`;
    if (!isJson(each)) report(`${place}: must be an object`);
    else if (type === 'rich_text_list') contained(each, place, report);
    else inline(each, place, report);
  });
}

/** Checks a rich_text block, or a rich_text cell of a table. */
export function richTextProblems(block: Json, where: string, report: Report): void {
  if (!Array.isArray(block['elements'])) {
    report(`${where}.elements: missing`);
    return;
  }
  block['elements'].forEach((element: unknown, index) => {
    const place = `${where}.elements[${index}]`;
    if (isJson(element)) contained(element, place, report);
    else report(`${place}: must be an object`);
  });
}
