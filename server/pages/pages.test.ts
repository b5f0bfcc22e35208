import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type {} from "@fastify/swagger";
import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type AnswerPage, pages } from "./pages.ts";

const ASKER = "/api/test/asker";
const answer: AnswerPage = async ({ method, url }, { dispatch }) => {
  if (url.endsWith("/asker")) return new Response((await dispatch({ method, path: ASKER, headers: {} })).text);
  return new Response(method === "HEAD" ? null : `page of ${method}`);
};
const app = await testApp({
  prepare: async (app) => {
    app.get(ASKER, async ({ isPageCall }) => ({ isPageCall }));
    await app.register(pages, { settings: app.settings, answer });
  },
});
await app.listen({ port: 0, host: "127.0.0.1" });

/** Sends the method as it is; `inject` and `fetch` refuse some. */
function ask(method: string, path: string, host = "mabeet-sa.localhost") {
  const { port } = app.server.address() as AddressInfo;
  return new Promise<{ status: number; allow: string | undefined; body: string }>((resolve, reject) => {
    request({ port, host: "127.0.0.1", method, path, headers: { host } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, allow: answer.headers.allow, body });
    })
      .on("error", reject)
      .end();
  });
}

test.each(["GET", "HEAD", "POST"])("a page is asked for by %s", async (method) => {
  expect(await ask(method, "/en/terms")).toMatchObject({
    status: 200,
    body: method === "HEAD" ? "" : `page of ${method}`,
  });
});

test.each(["TRACE", "PUT", "PATCH", "DELETE", "OPTIONS", "SEARCH", "PROPFIND", "PURGE", "LINK"])(
  "a page has no %s, and says so in our words",
  async (method) => {
    const refused = await ask(method, "/ar/chalets-home?cityId=5");
    expect([refused.status, refused.allow]).toEqual([405, "GET, HEAD, POST"]);
    expect(JSON.parse(refused.body).error).toMatchObject({
      code: 1007,
      message: "تعذّرت قراءة هذا الطلب. ارجع وحاول مرة أخرى.",
    });
  },
);

test("a path of the API is none of the pages", async () => {
  expect((await ask("TRACE", "/api/nowhere")).status).toBe(404);
  expect((await ask("GET", "/api/nowhere")).status).toBe(404);
  expect(await ask("TRACE", "/api/system/currency/list")).toMatchObject({ status: 405, allow: "GET, HEAD" });
});

test("the document of the API lists no pages", async () => {
  const { paths = {} } = app.swagger();
  expect(Object.keys(paths).filter((path) => !path.startsWith("/api/"))).toEqual([]);
});

test("the API tells the calls of our pages from those of clients", async () => {
  expect((await ask("GET", "/en/asker")).body).toBe('{"isPageCall":true}');
  expect((await ask("GET", ASKER)).body).toBe('{"isPageCall":false}');
});

test.each([
  ["consent=all; visitor=known", /^visitor=known; Path=\//],
  ["consent=all", /^visitor=[\w-]{36}; Path=\//],
  ["consent=necessary; visitor=known", undefined],
  ["visitor=known", undefined],
])("a guest with the cookies %j gets the visitor cookie %s", async (cookie, expected) => {
  const { headers } = await app.inject({ url: "/en/terms", headers: { host: "mabeet-sa.localhost", cookie } });
  if (expected) expect(String(headers["set-cookie"])).toMatch(expected);
  else expect(headers["set-cookie"]).toBeUndefined();
});

test("an address with what a guest typed leads to the same page without it, and no log line has it", async () => {
  const lines: string[] = [];
  const logging = await testApp({
    logStream: { write: (line) => void lines.push(line) },
    env: { LOG_LEVEL: "info" },
    prepare: async (app) => {
      await app.register(pages, { settings: app.settings, answer });
    },
  });
  const url = "/en/account/security?oldPassword=sentinel-4711&tab=2&newPassword=sentinel-4712";
  const headers = { host: "mabeet-sa.localhost" };
  const answered = await logging.inject({ url, headers });
  expect([answered.statusCode, answered.headers.location]).toEqual([303, "/en/account/security?tab=2"]);
  expect(answered.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  const posted = await logging.inject({ method: "POST", url, headers, payload: "note=sentinel-4713" });
  expect(posted.body).toBe("page of POST");
  await logging.inject({ url: "/en/terms?anything=sentinel-4714", headers });
  await logging.close();
  expect(lines.map((line) => JSON.parse(line).route).filter(Boolean)).toEqual(["/*", "/*", "/*"]);
  expect(lines.join()).not.toContain("sentinel");
});
