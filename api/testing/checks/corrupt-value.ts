import fc from "fast-check";

const wild = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    "\u0000",
    "' OR 1=1 --",
    "<script>",
    -1,
    0,
    1e308,
    2 ** 53,
    "9".repeat(400),
    [],
    {},
    [[]],
    true,
    "٣",
    "\ud800",
    "../..",
    "NaN",
  ),
  fc.jsonValue(),
);

/** The same value with one random error: a missing part, an additional part, or a replaced part. */
export function corruptValue(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== "object" || value === null) return wild;
  const keys = Object.keys(value);
  const added = fc
    .tuple(fc.string(), wild)
    .map(([key, extra]) => (Array.isArray(value) ? [...value, extra] : { ...value, [key]: extra }));
  if (keys.length === 0) return fc.oneof(wild, added);
  const key = fc.constantFrom(...keys);
  const lost = key.map((name) => without(value, name));
  const replaced = key.chain((name) =>
    corruptValue((value as Record<string, unknown>)[name]).map((part) => withPart(value, name, part)),
  );
  return fc.oneof(replaced, lost, added, wild);
}

function without(value: object, key: string): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => String(index) !== key);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

function withPart(value: object, key: string, part: unknown): unknown {
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === key ? part : item))
    : { ...value, [key]: part };
}
