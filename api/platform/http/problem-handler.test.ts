import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { testApp } from "#api/testing/servers/test-app.ts";
import { ProblemBody } from "#contract/endpoint/problem.ts";

const schema = {
  querystring: z.object({ nights: z.coerce.number().int() }),
  response: { 200: z.object({ nights: z.int() }) },
};
const secret = "4111111111111111 passport X99";
const lines: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) };
  app = await testApp({
    logStream,
    env: { LOG_LEVEL: "info" },
    prepare: (app) => {
      app.get("/api/test/price/:homeId", { schema }, async ({ query }) => query as { nights: number });
      app.get("/api/test/bug", async () => {
        throw new Error(secret);
      });
      app.get(
        "/api/test/wrong-answer",
        { schema: { response: { 200: z.object({ price: z.number() }) } } },
        async () => ({ price: secret }) as never,
      );
    },
  });
});

test("an unknown path is answered in Arabic on a Saudi site", async () => {
  const response = await app.inject({ url: "/api/nowhere", headers: { host: "mabeet-sa.localhost" } });
  expect(response.statusCode).toBe(404);
  expect(response.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(ProblemBody.parse(response.json())).toMatchObject({
    type: "urn:mabeet:problem:not-found",
    status: 404,
    instance: `urn:uuid:${response.headers["x-request-id"]}`,
    error: {
      code: 1002,
      message: "لم نتمكن من العثور على ما تبحث عنه.",
      fields: {},
      details: {},
      requestId: response.headers["x-request-id"],
    },
  });
});

test("the same guest reads English after asking for it", async () => {
  const response = await app.inject({
    url: "/api/nowhere",
    headers: { host: "mabeet-sa.localhost", "x-locale": "en" },
  });
  expect(response.json().error.message).toBe("We could not find what you are looking for.");
});

test("a known path with a wrong method lists the allowed methods", async () => {
  const response = await app.inject({ method: "DELETE", url: "/api/test/price/7?nights=2" });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe("GET, HEAD");
  expect(response.json().error.code).toBe(1007);
});

test("a URL that cannot be decoded is an unknown path", async () => {
  const response = await app.inject({ url: "/api/%E0%A4%A" });
  expect(response.statusCode).toBe(404);
  expect(response.json().error.code).toBe(1002);
});

test("a query is validated by its schema; marketing parameters are accepted, other unknown ones are not", async () => {
  const ask = async (query: string) => (await app.inject({ url: `/api/test/price/7?${query}` })).json();
  expect(await ask("nights=2&utm_source=mail")).toEqual({ nights: 2 });
  expect((await ask("nights=2&discount=100")).error.fields).toEqual({ discount: "unknown" });
  expect((await ask("nights=two")).error.fields).toEqual({ nights: "invalid" });
  expect((await ask("nights=2%00")).error.fields).toEqual({ nights: "invalid" });
});

test("a route without a query schema accepts no query", async () => {
  const response = await app.inject({ url: "/api/test/bug?debug=1" });
  expect(response.json().error).toMatchObject({ code: 1001, fields: { debug: "unknown" } });
});

test.each(["/api/test/bug", "/api/test/wrong-answer"])(
  "a bug (%s) is code 1000 without internal details, also in the log",
  async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(500);
    expect(response.json().error.code).toBe(1000);
    expect(response.body).not.toMatch(/41111111|\bat |stack|\.ts\b|zod/i);
    expect(lines.join("")).not.toMatch(/4111\s*1111/);
    expect(lines.join("")).toContain(response.headers["x-request-id"]);
  },
);

test("a request id from the client is ignored", async () => {
  const response = await app.inject({ url: "/health/live", headers: { "x-request-id": "mine", "request-id": "mine" } });
  expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});
