import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { Caller } from "./caller.ts";

const session = { id: "s1", family: "f1", isRecent: false };
const byCookie: Caller = { kind: "user", userId: "u1", via: "cookie", session };
const byHeader: Caller = { kind: "user", userId: "u1", via: "bearer", session };

async function statusOf(caller: Caller, method: "GET" | "POST", headers: Record<string, string>) {
  const app = await testApp({
    identify: async () => caller,
    prepare: (app) =>
      app.route({ method: ["GET", "POST"], url: "/api/test/profile", handler: async ({ caller }) => caller }),
  });
  const response = await app.inject({
    method,
    url: "/api/test/profile",
    headers: { host: "mabeet-sa.localhost", ...headers },
  });
  return response.statusCode === 403 ? response.json().error.code : response.statusCode;
}

test.each([
  ["our own page", { "sec-fetch-site": "same-origin" }, 200],
  ["our own page in an older browser", { origin: "http://mabeet-sa.localhost" }, 200],
  ["another site", { "sec-fetch-site": "cross-site", origin: "http://mabeet-sa.localhost" }, 1008],
  ["a sister site", { "sec-fetch-site": "same-site" }, 1008],
  ["another origin", { origin: "https://evil.example.test" }, 1008],
  ["a sandboxed frame", { origin: "null" }, 1008],
  ["an unknown origin", {}, 1008],
])("a write by cookie from %s: %#", async (_where, headers, expected) => {
  expect(await statusOf(byCookie, "POST", headers)).toBe(expected);
});

test("reading by cookie, and writing by bearer or anonymously, needs no origin", async () => {
  const foreign = { origin: "https://evil.example.test" };
  expect(await statusOf(byCookie, "GET", foreign)).toBe(200);
  expect(await statusOf(byHeader, "POST", foreign)).toBe(200);
  expect(await statusOf({ kind: "anonymous" }, "POST", foreign)).toBe(200);
});
