/** An object of a request, whose fields are not checked yet. */
export type JsonFields = Record<string, unknown>;

/** The fields of an object; anything else has none. */
export function fieldsOf(value: unknown): JsonFields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonFields) : {};
}

/** A text of at most 1,000 characters, or an empty one. */
export function textOf(fields: JsonFields, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value.slice(0, 1_000) : "";
}

/** An amount in minor units, or `null`. */
export function amountOf(fields: JsonFields): number | null {
  const { amount } = fields;
  return Number.isSafeInteger(amount) && Number(amount) >= 0 ? Number(amount) : null;
}
