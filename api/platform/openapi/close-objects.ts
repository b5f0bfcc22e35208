const parts = ["body", "querystring"];

type Schema = Record<string, unknown>;

/** Documents that a body or query with an unknown key is refused. */
export function closeObjects(route: Schema): Schema {
  const closed = { ...route };
  for (const part of parts) if (closed[part]) closed[part] = close(closed[part]);
  return closed;
}

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (typeof value !== "object" || value === null) return value;
  const schema = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, close(inner)])) as Schema;
  const isOpen = schema.type === "object" && schema.properties && schema.additionalProperties === undefined;
  return isOpen ? { ...schema, additionalProperties: false } : schema;
}
