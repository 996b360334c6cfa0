/**
 * One office, programme, group or tag stands in thousands of rows. Its model is made once and shared by all,
 * which saves making it anew and keeping it many times.
 */
import type { Language } from '../language.ts';
import type { Raw } from './raw-json.ts';
import type { LabelRow, LocalizedRow } from './wire-fields.ts';

/** Labels of one kind and language; a university has some hundreds. */
const MOST = 2000;
/** The longest label that is worth keeping, in bytes. */
const LONGEST = 1000;

interface Known<T> {
  readonly row: LabelRow;
  readonly model: T;
}

/** Like `make`, but gives the same model for rows that are alike. */
export function createShared<T>(
  make: (row: LabelRow, asked: Language) => T,
): (row: LabelRow, asked: Language) => T {
  const all = {
    en: new Map<Raw | undefined, Known<T>>(),
    fi: new Map<Raw | undefined, Known<T>>(),
    sv: new Map<Raw | undefined, Known<T>>(),
  };
  return (row, asked) => {
    const known = all[asked];
    const key = keyOf(row);
    const before = known.get(key);
    if (before !== undefined && isSame(before.row, row)) return before.model;
    const model = make(row, asked);
    const own = copyOf(row);
    if (lengthOf(own) <= LONGEST) {
      if (known.size >= MOST) known.clear();
      known.set(key, { row: own, model });
    }
    return model;
  };
}

function keyOf({ facetName, code, name, localized }: LabelRow): Raw | undefined {
  if (facetName.length > 0) return facetName;
  if (code.length > 0) return code;
  return name.length > 0 ? name : localized?.fi;
}

function isSame(one: LabelRow, other: LabelRow): boolean {
  return (
    one.code === other.code &&
    one.name === other.name &&
    one.facetName === other.facetName &&
    isSameText(one.localized, other.localized)
  );
}

function isSameText(one: LocalizedRow | undefined, other: LocalizedRow | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.fi === other.fi &&
    one.valueFi === other.valueFi &&
    one.sv === other.sv &&
    one.valueSv === other.valueSv &&
    one.en === other.en &&
    one.valueEn === other.valueEn
  );
}

/** A copy without the other fields that came with the localized texts. */
function copyOf(row: LabelRow): LabelRow {
  if (row.localized === undefined) return row;
  const { fi, valueFi, sv, valueSv, en, valueEn } = row.localized;
  return { ...row, localized: { fi, valueFi, sv, valueSv, en, valueEn } };
}

function lengthOf({ code, name, facetName, localized }: LabelRow): number {
  const texts = [code, name, facetName, ...Object.values<Raw>({ ...localized })];
  return texts.reduce((sum, text) => sum + text.length, 0);
}
