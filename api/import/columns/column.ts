/** A cell that cannot be read; `allowed` says in words what would be. */
export class CellRefused extends Error {
  override name = "CellRefused";
  readonly allowed: string;

  constructor(allowed: string) {
    super(allowed);
    this.allowed = allowed;
  }
}

/** A column of a file: its words in both languages, what may stand in it, and an example. */
export type Column<Value = unknown> = {
  name: string;
  en: string;
  ar: string;
  allowed: string;
  example: string;
  isNeeded: boolean;
  /** Reads a cell that is not empty, without the spaces around it. */
  read: (cell: string, names: LookupNames) => Value;
};

/** How cells name lookups: by id or by a label in either language. */
export type LookupNames = {
  /** The id of a label, or `null`. */
  idOf: (lookupTypeId: number, cell: string) => number | null;
  /** The labels in English, for the words of a refusal. */
  labels: (lookupTypeId: number) => readonly string[];
};

type Kind<Value> = { allowed: string; read: (cell: string, names: LookupNames) => Value };
type Words = { en: string; ar: string; example: string };

/** A column that every row fills. */
export function needed<Value>(name: string, kind: Kind<Value>, words: Words): Column<Value> {
  return { name, ...words, ...kind, isNeeded: true };
}

/** A column that may be left empty or left out. */
export function optional<Value>(name: string, kind: Kind<Value>, words: Words): Column<Value> {
  return { name, ...words, ...kind, isNeeded: false };
}
