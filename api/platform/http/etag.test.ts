import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";

test("a client with the same list gets 304, a client with another list gets the new one", async () => {
  const app = await testApp({ prepare: (app) => app.get("/api/test/list", async () => ["Riyadh"]) });
  const first = await app.inject("/api/test/list");
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(first.headers).toMatchObject({ vary: "x-locale, x-currency, cookie", "cache-control": "private, no-cache" });

  const again = await app.inject({ url: "/api/test/list", headers: { "if-none-match": `"other", ${etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const other = await app.inject({ url: "/api/test/list", headers: { "if-none-match": '"other"' } });
  expect(other.json()).toEqual(["Riyadh"]);
});

test("an answer that must not be stored has no ETag", async () => {
  const app = await testApp({
    prepare: (app) =>
      app.get("/api/test/cart", async (_request, reply) => reply.header("cache-control", "no-store").send({})),
  });
  expect((await app.inject("/api/test/cart")).headers.etag).toBeUndefined();
});
