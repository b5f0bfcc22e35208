import fc from "fast-check";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import { arbitraryOf, type JsonSchema } from "#api/testing/checks/arbitrary-of-schema.ts";
import { corruptValue } from "#api/testing/checks/corrupt-value.ts";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { ProblemBody } from "#contract/endpoint/problem.ts";

type Content = { "application/json"?: { schema: JsonSchema } };
type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Question = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

const RUNS = Number(process.env.FUZZ_RUNS ?? fewOrAll(25, 100));
const SEED = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {};
const TIMEOUT_MS = 60_000 + RUNS * 200;
const limits = { LIMIT_READ: "1000000", LIMIT_WRITE: "1000000", LIMIT_SEARCH: "1000000" };
const app = await testApp({ env: { ...relaxedLimits, ...limits } });
const { token } = await aMember(app);
/** These log their caller out, so an anonymous guest calls them; a logged-in user calls everything else. */
const partings = new Set<string>([endpoints.logOut.url, endpoints.refreshSession.url]);
const paths = app.swagger().paths as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, path, method, operation] as const,
  ),
);

function partsOf(operation: Operation, location: string): fc.Arbitrary<Record<string, unknown>> {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === location);
  const parts = Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema)]));
  return fc.record(parts, { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) });
}

/** Half of the questions are as the document asks, half have one thing wrong. */
function questions(operation: Operation): fc.Arbitrary<Question> {
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const good = fc.record({
    params: partsOf(operation, "path"),
    query: partsOf(operation, "query"),
    body: schema ? arbitraryOf(schema) : fc.constant(undefined),
  });
  const spoilt = good.chain((question) =>
    fc.record({
      params: fc.constant(question.params),
      query: fc.oneof(fc.constant(question.query), fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 })),
      body: schema ? corruptValue(question.body) : fc.jsonValue(),
    }),
  );
  return fc.oneof(good, spoilt);
}

function requestOf(path: string, method: string, { params, query, body }: Question): InjectOptions {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encode(params[name]) || "-");
  const search = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const member = partings.has(path) ? {} : { authorization: `Bearer ${token}` };
  const headers = method === "get" ? member : { ...member, "content-type": "application/json" };
  const write = method === "get" ? {} : { payload: JSON.stringify(body) ?? "" };
  return { method: method.toUpperCase() as "GET", url: `${filled}?${search.join("&")}`, headers, ...write };
}

function encode(value: unknown): string {
  return encodeURIComponent(String(value ?? "").toWellFormed());
}

function judge(response: LightMyRequestResponse, operation: Operation): void {
  expect(response.statusCode, response.body).toBeLessThan(500);
  if (response.statusCode >= 400) {
    const { error } = ProblemBody.parse(response.json());
    expect([error.code >= 1000, error.requestId]).toEqual([true, response.headers["x-request-id"]]);
    return;
  }
  const schema = operation.responses[response.statusCode]?.content?.["application/json"]?.schema;
  if (schema) parserOf(schema).parse(response.json());
}

const parsers = new WeakMap<JsonSchema, z.ZodType>();
/** Making a parser of a schema takes longer than the request it checks. */
function parserOf(schema: JsonSchema): z.ZodType {
  const parser = parsers.get(schema) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  parsers.set(schema, parser);
  return parser;
}

test.each(operations)(
  "%s answers any input as documented, and never with a 5xx",
  async (_name, path, method, operation) => {
    const property = fc.asyncProperty(questions(operation), async (question) => {
      judge(await app.inject(requestOf(path, method, question)), operation);
    });
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true, ...SEED });
  },
  TIMEOUT_MS,
);

test("the user stayed logged in until the end", async () => {
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ method: "GET", url: endpoints.getMe.url, headers })).statusCode).toBe(200);
});

test("there are routes to fuzz", () => {
  expect(operations.length).toBeGreaterThanOrEqual(5);
});
