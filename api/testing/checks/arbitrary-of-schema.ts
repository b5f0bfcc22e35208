import fc from "fast-check";

export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
};

type Make = (schema: JsonSchema) => fc.Arbitrary<unknown>;

const DAY_MS = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Days near today, and days of any century. */
const day = fc.oneof(
  fc.integer({ min: -3, max: 60 }).map((ahead) => dayOf(Date.now() + ahead * DAY_MS)),
  fc.integer({ min: Date.UTC(1, 0), max: Date.UTC(9999, 11) }).map(dayOf),
);

const byFormat: Record<string, fc.Arbitrary<unknown>> = {
  date: day,
  uuid: fc.uuid(),
  email: fc.emailAddress(),
};

const byType: Record<string, Make> = {
  object: ({ properties = {}, required = [] }) => {
    const parts = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner)]));
    return fc.record(parts, { requiredKeys: required });
  },
  array: ({ items = {}, minItems = 0, maxItems = 20 }) =>
    fc.array(arbitraryOf(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 8) }),
  integer: ({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER, exclusiveMinimum }) => {
    const min = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
    const from = Math.max(min, 0);
    const upTo = (limit: number) => fc.integer({ min: from, max: Math.min(Math.max(limit, from), maximum) });
    return fc.oneof(upTo(5), upTo(200), fc.integer({ min, max: maximum }));
  },
  number: ({ minimum = -1e12, maximum = 1e12 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  string: ({ format = "", minLength = 0, maxLength = 60 }) =>
    byFormat[format] ?? fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60), unit: "binary" }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

/** Values that match a schema of our OpenAPI document, including unusual ones. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  const make = byType[[schema.type].flat()[0] ?? ""];
  return make ? make(schema) : fc.jsonValue();
}
