/** Which of the faults every surface meets, and which are only near to another one. */
import { BODIES } from './bodies.ts';
import { CONNECTIONS } from './connections.ts';
import type { Fault } from './fault.ts';
import { GATEWAY } from './gateway.ts';
import { SHAPES } from './shapes.ts';
import { SIZES } from './sizes.ts';
import { REDIRECTS } from './statuses.ts';
import { CLOCKS } from './waits.ts';

/** Every fault that ends by itself. */
const ALL: readonly Fault[] = [GATEWAY, REDIRECTS, BODIES, SHAPES, SIZES, CONNECTIONS, CLOCKS].flat();

/** Near to another one: each operation meets them, but not every surface. */
const VARIANTS = new Set([
  ...[
    '200 that means 401',
    '200 that means 500',
    '403, over quota by its header alone',
    '405',
    '204',
    'JSON in a string',
  ],
  ...[
    'JSON that is said to be a page',
    'JSON in UTF-16',
    'a hundred thousand brackets',
    'rows that are text',
    'a br bomb',
  ],
  ...[
    'Finnish for everybody',
    'names of people and other fields beside',
    'a body without an end',
    'not HTTP',
  ],
  ...[
    'hints before the answer',
    'cut within the body once',
    '503 until a date',
    '429 for no time',
    'an answer of tomorrow',
  ],
  ...['JSON that is said to be gzip'],
  ...[
    '401, no key',
    '401 without a body',
    '401 as a page',
    '403, over quota by its words alone',
    '429 that says nothing',
  ],
  ...[
    '429 as a page',
    '429 by its words alone',
    '404 without a body',
    '404 as a page',
    '400',
    '504',
    '200 that means 404',
  ],
  ...['303 to /login', '307 to file:///…', '308 to //elsewh…', '302 to nowhere', '304', '302 to http://…'],
  ...[
    'a blank body',
    'XML',
    'JSON with a tail',
    'JSON twice',
    'JSON in a list',
    'JSON for a script',
    'gzip without a header',
  ],
  ...[
    'a number',
    'a word',
    'true',
    'nothing found, as null',
    'nothing found, and nothing said of it',
    'rows that are null',
  ],
  ...[
    'nothing found, as an error',
    'an empty object',
    'a collection that is a number',
    'a prototype',
    'a deflate bomb',
  ],
  ...[
    'a zstd bomb',
    'a large body',
    'reset as soon as it is opened',
    'closed without a word',
    'cut within the head',
  ],
  ...[
    'cut between chunks',
    'two lengths',
    'a head without an end',
    'a length that is none',
    'HTTP/1.0, whose end is the body’s',
  ],
  ...[
    '429 for less than no time',
    '429 until soon',
    '429 until the year 9999',
    '503 until a date that is past',
    '502 once',
  ],
]);
/** One of each kind. */
export const KINDS = ALL.filter(({ name }) => !VARIANTS.has(name));
/** The others. */
export const VARIATIONS = ALL.filter(({ name }) => VARIANTS.has(name));
