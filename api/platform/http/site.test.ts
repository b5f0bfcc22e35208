import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";

const app = await testApp({
  prepare: (app) =>
    app.get("/api/test/where", async ({ site, language, currency }) => [site.siteId, language, currency]),
});

test.each([
  [{ host: "mabeet-sa.localhost:3000" }, ["mabeet-SA", "ar", "SAR"]],
  [{ host: "TAJAWAL-AE.localhost" }, ["tajawal-AE", "en", "AED"]],
  [{ host: "tajawal-ae.localhost", "x-locale": "ar", "x-currency": "KWD" }, ["tajawal-AE", "ar", "KWD"]],
  [{ host: "mabeet-kw.localhost", cookie: "a=1; currency=USD" }, ["mabeet-KW", "ar", "USD"]],
  [{ host: "mabeet-kw.localhost", cookie: "currency=%E0%A4%A" }, ["mabeet-KW", "ar", "KWD"]],
  [{ host: "mabeet-sa.localhost", "x-locale": "fr", "x-currency": "DOGE" }, ["mabeet-SA", "ar", "SAR"]],
  [{ host: "mabeet-ae.localhost.evil.test" }, ["mabeet-SA", "ar", "SAR"]],
])("a request with %j gets %j", async (headers, expected) => {
  expect((await app.inject({ url: "/api/test/where", headers })).json()).toEqual(expected);
});
