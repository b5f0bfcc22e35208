import type { ImportProblem } from "../import-problem.ts";

/** Where a part of a home was read: a row, and its column by the name of the field. */
export type Origin = { file: string; row: number | null; columnOf?: (field: string) => string };

/** A home as it was read, before it is judged. */
export type HomeDraft = {
  externalId: string;
  origin: Origin;
  fields: Record<string, unknown>;
  /** The origins of parts by their path, such as `spaces.2`. */
  origins: ReadonlyMap<string, Origin>;
  problems: ImportProblem[];
};

/** A home of the folder that was not read yet, with a hash of everything that its files say. */
export type HomeSource = {
  externalId: string;
  row: number;
  hash: Buffer;
  /** Another row has the same id. */
  duplicateRow: number | null;
  read: () => HomeDraft;
};

/** Where a field was read, by its path. */
export function originAt({ origin, origins }: HomeDraft, path: readonly PropertyKey[]): Origin & { column: string } {
  for (let length = path.length; length > 0; length--) {
    const found = origins.get(path.slice(0, length).join("."));
    if (found) return withColumn(found, path.slice(length));
  }
  return withColumn(origin, path);
}

function withColumn(origin: Origin, path: readonly PropertyKey[]): Origin & { column: string } {
  const named = path.filter((part): part is string => typeof part === "string");
  const field = (origin.file.endsWith(".json") ? named.join(".") : named.at(-1)) ?? "";
  return { ...origin, column: origin.columnOf?.(field) ?? field };
}
