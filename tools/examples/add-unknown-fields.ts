const NAME = "added_by_this_check";
const VALUE = { of: ["a", { later: "version" }], and: null };

/** The same JSON with a field that nobody documents in every object of it, at every level. */
export function addUnknownFields(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(addUnknownFields);
  if (typeof json !== "object" || json === null) return json;
  const fields = Object.entries(json).map(([name, value]) => [name, addUnknownFields(value)] as const);
  return { [NAME]: VALUE, ...Object.fromEntries(fields) };
}
