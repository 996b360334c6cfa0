import { isLanguage, type Language } from '../language.ts';

/** The language that a browser asks for (RFC 9110 §12.5.4), of those that Coursebell speaks. */
export function preferredLanguage(header: string | undefined, otherwise: Language): Language {
  const wanted = (header ?? '').slice(0, 500).split(',').map(readRange);
  const best = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return best.map(({ tag }) => tag).find(isLanguage) ?? otherwise;
}

/** `fi-FI;q=0.8` → `fi`, 0.8 */
function readRange(range: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = given === undefined ? 1 : Number(given.slice(2));
  return { tag: tag.split('-', 1)[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}
