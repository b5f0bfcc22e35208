import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { testApp } from "#api/testing/servers/test-app.ts";

const url = "/api/test/guest-book";
const schema = { body: z.object({ name: z.string().max(50), stay: z.object({ nights: z.int() }).optional() }) };
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ prepare: (app) => app.post(url, { schema }, async ({ body }) => body) });
});

const post = (payload: string, type = "application/json") =>
  app.inject({ method: "POST", url, payload, headers: { "content-type": type, "x-locale": "en" } });

test.each(["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])(
  "a body of type %s is accepted",
  async (type) => {
    expect((await post('{"name":"Noura"}', type)).json()).toEqual({ name: "Noura" });
  },
);

test.each([
  "text/plain",
  "text/plain; application/json",
  "application/json; charset=latin1",
  "application/jsonp",
  "application/json; boundary=x",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
])("a body of type %s is refused with 415 and code 1007", async (type) => {
  const response = await post('{"name":"Noura"}', type);
  expect(response.statusCode).toBe(415);
  expect(response.json().error.code).toBe(1007);
});

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

test.each([
  ["broken JSON", "{", 400],
  ["text after JSON", "{} {}", 400],
  ["a body nested 21 deep", nested(21), 400],
  ["lists nested 30,000 deep", "[".repeat(30_000), 400],
  ["a key for the prototype", '{"__proto__":{"admin":true}}', 400],
  ["a key for the constructor, deep inside", '{"name":"x","stay":{"constructor":{}}}', 400],
  ["more than 64 KiB", JSON.stringify({ name: "x".repeat(70_000) }), 413],
])("%s is refused with code 1007 and never a 5xx", async (_what, payload, status) => {
  const response = await post(payload);
  expect(response.statusCode).toBe(status);
  expect(response.json().error).toMatchObject({ code: 1007, requestId: response.headers["x-request-id"] });
});

test.each([
  ["no name", "{}", { name: "required" }],
  ["no body at all", "", { body: "required" }],
  ["a number for a name", '{"name":5}', { name: "name" }],
  ["a text for a number", '{"name":"x","stay":{"nights":"3"}}', { "stay.nights": "invalid" }],
  ["an unknown key", '{"name":"x","role":"host"}', { role: "unknown" }],
  ["an unknown nested key", '{"name":"x","stay":{"nights":1,"price":0}}', { "stay.price": "unknown" }],
  ["a NUL, which PostgreSQL cannot hold", '{"name":"a\\u0000b"}', { name: "name" }],
])("%s is a fault of its field, code 1001", async (_what, payload, fields) => {
  const response = await post(payload);
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toMatchObject({ code: 1001, fields });
});
