import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { networkOf } from "../http/network.ts";

const prepare = (app: FastifyInstance) => {
  app.get("/api/test/read", async () => ({}));
  app.post("/api/test/write", async () => ({}));
};
const times = <T>(count: number, ask: () => Promise<T>) => Promise.all(Array.from({ length: count }, ask));
const refused = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode === 429).length;

test("the fourth read of a minute is refused when three are allowed, and says how long to wait", async () => {
  const app = await testApp({ prepare, env: { LIMIT_READ: "3" } });
  await times(3, async () => expect((await app.inject({ url: "/api/test/read" })).statusCode).toBe(200));
  const response = await app.inject({ url: "/api/test/read", headers: { "x-locale": "en" } });
  const seconds = Number(response.headers["retry-after"]);
  expect(response.statusCode).toBe(429);
  expect(seconds).toBeGreaterThan(0);
  expect(response.json().error).toMatchObject({
    code: 1003,
    details: { s: seconds },
    message: `Too many attempts. Please wait ${seconds} seconds.`,
  });
});

test("each network has its own count, and health checks are not counted", async () => {
  const app = await testApp({ prepare, env: { LIMIT_READ: "1" } });
  await app.inject({ url: "/api/test/read", remoteAddress: "127.0.0.2" });
  expect((await app.inject({ url: "/api/test/read", remoteAddress: "127.0.0.3" })).statusCode).toBe(200);
  expect(refused(await times(5, () => app.inject({ url: "/health/live", remoteAddress: "127.0.0.2" })))).toBe(0);
});

test("search has its own limit, and unknown paths are counted too", async () => {
  const app = await testApp({ env: { LIMIT_SEARCH: "2", LIMIT_READ: "2" } });
  const { method, url } = endpoints.searchProperties;
  expect(refused(await times(5, () => app.inject({ method, url, payload: {} })))).toBe(3);
  expect(refused(await times(5, () => app.inject({ url: "/api/nowhere" })))).toBe(3);
});

test("two processes share the count of writes", async () => {
  const env = { LIMIT_WRITE: "5" };
  const apps = await Promise.all([testApp({ prepare, env }), testApp({ prepare, env })]);
  const answers = await Promise.all(
    apps.map((app) =>
      times(5, () => app.inject({ method: "POST", url: "/api/test/write", remoteAddress: "127.0.0.9" })),
    ),
  );
  expect(refused(answers.flat())).toBe(5);
});

test("without a database each process counts writes alone", async () => {
  const app = await testApp({ prepare, env: { LIMIT_WRITE: "2", DATABASE_URL: "postgres://app:x@127.0.0.1:9/away" } });
  expect(refused(await times(4, () => app.inject({ method: "POST", url: "/api/test/write" })))).toBe(2);
});

test("only a trusted proxy may set the client address", async () => {
  const ask = async (env: Record<string, string>) => {
    const app = await testApp({ prepare, env: { LIMIT_READ: "1", ...env } });
    const guest = (address: string) => app.inject({ url: "/api/test/read", headers: { "x-forwarded-for": address } });
    await guest("203.0.113.1");
    return (await guest("203.0.113.2")).statusCode;
  };
  expect(await ask({})).toBe(429);
  expect(await ask({ TRUSTED_PROXIES: "127.0.0.1" })).toBe(200);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("the address %s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
