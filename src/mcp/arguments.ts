/**
 * The arguments of a tool as clients send them: many send null, or nothing in quotes, for what is not given, one text or name for a
 * list of one, numbers as text, and names in their own way. Each is read as what its field takes. What means nothing stays, and is
 * refused.
 */
import { z } from 'zod';
import { isLanguage, LANGUAGES, type Language } from '../language.ts';
import { parsedJson } from '../primitives.ts';

/** The parts of a JSON Schema by which a value is read. */
const shape = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  get items() {
    return shape.optional();
  },
  get properties() {
    return z.record(z.string(), shape).optional();
  },
  required: z.array(z.string()).optional(),
});
type Shape = z.infer<typeof shape>;

/** What the package needs of a schema: the JSON Schema for clients, and what it makes of their arguments. */
export type ArgumentsSchema = Pick<z.ZodObject, '~standard'>;

/** The same schema for arguments that are meant, rather than written, as it says. */
export function readLeniently(schema: z.ZodObject): ArgumentsSchema {
  const standard = schema['~standard'];
  const fields = shape.parse(z.toJSONSchema(schema, { io: 'input' }));
  return {
    '~standard': {
      ...standard,
      validate: async (given) => {
        const read = objectOf(given, fields);
        const result = await standard.validate(read);
        const unknown = unknownIn(schema, read);
        if (result.issues === undefined || unknown.length === 0) return result;
        return { issues: [...result.issues, { message: `unknown arguments: ${unknown.join(', ')}` }] };
      },
    },
  };
}

/** Of more and longer names than these no word is said. */
const MOST_NAMES = 10;
const LONGEST_NAME = 40;

/** The names of arguments that a tool does not know. */
export function unknownIn({ shape: known }: z.ZodObject, given: unknown): string[] {
  const names = Object.keys(isRecord(given) ? given : {}).filter((name) => !Object.hasOwn(known, name));
  return names.slice(0, MOST_NAMES).map((name) => name.replace(/[\p{C}\s]+/gu, ' ').slice(0, LONGEST_NAME));
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectOf(given: unknown, { properties = {}, required = [] }: Shape): unknown {
  if (given === null || given === undefined) return {};
  if (!isRecord(given)) return given;
  const read = Object.entries(given).map(([typed, value]) => {
    const name = listNamed(typed, given, properties);
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const known =
      own === undefined ? (value ?? undefined) : fieldOf(name === 'codes' ? eachCode(value) : value, own);
    // A text that is needed may be empty, and is judged by its field.
    const isLeftOut = known === '' && !required.includes(name);
    return [name, isLeftOut ? undefined : known] as const;
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** The name of the list of which a field is the only one: `building` is one of `buildings`. */
function listNamed(typed: string, given: object, properties: Readonly<Record<string, Shape>>): string {
  const list = `${typed}s`;
  const isOther = Object.hasOwn(properties, typed) || Object.hasOwn(given, list);
  return !isOther && Object.hasOwn(properties, list) && properties[list]?.type === 'array' ? list : typed;
}

/** A value as a field takes it; undefined: it is not given. */
function fieldOf(given: unknown, field: Shape): unknown {
  if (field.type === 'array') return listOf(given ?? [], field.items ?? {});
  if (Array.isArray(given)) {
    const some = given.map((one) => fieldOf(one, field)).filter((one) => one !== undefined && one !== '');
    return some.length > 1 ? given : some[0];
  }
  return given === null || isEmpty(given) ? undefined : oneOf(given, field);
}

function oneOf(given: unknown, field: Shape): unknown {
  if (typeof given === 'string') return ofText(given, field);
  if (typeof given === 'number' && field.type === 'string') return String(given);
  return field.type === 'object' ? objectOf(given, field) : given;
}

/** PHP's other way: an object without fields. */
const isEmpty = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

/** Codes have no such signs, other than names of rooms and buildings. */
const eachCode = (given: unknown): unknown =>
  typeof given === 'string' && !LISTED.test(given)
    ? given.split(/[,;\n]/).map((one) => one.trim())
    : Array.isArray(given)
      ? given.flatMap(eachCode)
      : given;

/** A list as JSON. */
const LISTED = /^\s*\[.*\]\s*$/s;

function listOf(given: unknown, item: Shape): unknown[] | undefined {
  const written = typeof given === 'string' && LISTED.test(given) ? parsedJson(given) : undefined;
  const list = Array.isArray(written) ? written : [given].flat();
  const each = item.enum
    ? list.flatMap((one) => (typeof one === 'string' ? one.split(/[,;\n]/) : [one]))
    : list;
  const items = each.map((one) => fieldOf(one, item)).filter((one) => one !== undefined && one !== '');
  return items.length === 0 ? undefined : items;
}

/** One of a few names, in letters of any size, with other signs between its words, or as one or many. */
function ofName(given: string, names: readonly string[]): string | undefined {
  const text = given.trim();
  if (text === '' || NONE.test(text)) return undefined;
  const meant = names.find((name) => bare(name) === bare(text)) ?? languageMeant(text);
  return meant !== undefined && names.includes(meant) ? meant : given;
}

/** What programs write for nothing where it has become a text. */
const NONE = /^(?:null|undefined|none)$/i;
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/s$/, '');

/** A language by a tag such as `en-GB` (BCP 47; `en_GB` and `eng` as others write it), or by its name in one of the languages. */
function languageMeant(text: string): Language | undefined {
  const tag = text.replaceAll('_', '-').replace(/\..*$/, '');
  const [known] = /^[a-z]{2,3}(?:-[a-z\d]{1,8}){0,4}$/i.test(tag) ? Intl.getCanonicalLocales(tag) : [];
  const [own = ''] = (known ?? '').split('-');
  return isLanguage(own) ? own : LANGUAGES.find((one) => namesOf(one).includes(text.toLowerCase()));
}

const namesOf = (language: Language): (string | undefined)[] =>
  LANGUAGES.map((by) => new Intl.DisplayNames(by, { type: 'language' }).of(language)?.toLowerCase());

const NUMBER = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;

function ofText(given: string, { type = 'string', enum: names }: Shape): unknown {
  if (names) return ofName(given, names);
  const text = given.trim();
  if (type === 'string') return text === '' ? '' : given;
  if (text === '' || NONE.test(text)) return undefined;
  if (type === 'boolean') return BOOLEANS.get(text) ?? given;
  return (type === 'integer' || type === 'number') && NUMBER.test(text) ? Number(text) : given;
}

const BOOLEANS = new Map([
  ['true', true],
  ['false', false],
]);
