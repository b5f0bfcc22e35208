import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";

async function logged(ask: { url: string; headers?: Record<string, string> }) {
  const lines: string[] = [];
  const app = await testApp({
    logStream: { write: (line) => void lines.push(line) },
    env: { LOG_LEVEL: "info" },
    prepare: (app) => app.get("/api/test/order/:number", async () => ({})),
  });
  await app.inject(ask);
  await app.close();
  return lines;
}

test("a request writes one line with its route, not its URL", async () => {
  const lines = await logged({
    url: "/api/test/order/H-47114711?utm_source=noura@example.test",
    headers: { "x-tz": "Asia/Riyadh", cookie: "token=s3cret" },
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "info",
    method: "GET",
    route: "/api/test/order/:number",
    status: 200,
    outcome: "ok",
    zone: "Asia/Riyadh",
    site: "mabeet-SA",
  });
  expect(lines[0]).not.toMatch(/47114711|noura|s3cret/);
});

test("an unknown path is logged as unknown, and an invalid time zone not at all", async () => {
  const [line = ""] = await logged({ url: "/secret-47114711", headers: { "x-tz": "Asia/Riyadh\u001b[31m" } });
  expect(JSON.parse(line)).toMatchObject({ route: "unknown", status: 404, code: 1002 });
  expect(line).not.toMatch(/47114711|zone|\\u001b/);
});

test("keys that are not allowed are not logged", async () => {
  const lines: string[] = [];
  const app = await testApp({ logStream: { write: (line) => void lines.push(line) }, env: { LOG_LEVEL: "info" } });
  app.log.info({ password: "s3cret", event: "login-ok\nforged", userId: "u1" }, "signed in");
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: "info",
    time: expect.any(String),
    event: "login-ok\nforged",
    userId: "u1",
    msg: "signed in",
  });
  expect(lines[0]?.trimEnd()).not.toContain("\n");
});
