import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Visit } from "#web/lib/request/visit.ts";
import { cachePages } from "./page-cache.ts";
import type { ApiText } from "./page-calls.ts";
import type { AnswerPage, PageVisit } from "./pages.ts";

const ORIGIN = "http://mabeet-sa.localhost";
const HOME = `${ORIGIN}/ar/chalets-home`;
const html = { "content-type": "text/html; charset=utf-8" };

type Scenario = { api?: ApiText; headers?: Record<string, string>; status?: number; running?: Visit["running"] };

/** Pages that contain the number of earlier renders, and a script with the nonce. */
function aPageServer({
  api = { status: 200, text: "{}", cookies: [] },
  headers = html,
  status = 200,
  running = [],
}: Scenario = {}) {
  let time = 0;
  let rendered = 0;
  const answer: AnswerPage = async (_request, { nonce, dispatch }) => {
    await dispatch({ method: "GET", path: "/api/content/cities", headers: {} });
    rendered += 1;
    return new Response(`<script nonce="${nonce}"></script>page ${rendered}<script nonce="${nonce}">`, {
      status,
      headers,
    });
  };
  const cached = cachePages(answer, { timeScale: 1, answerParts: answer, now: () => time });
  const ask = async (nonce: string, { url = HOME, method = "GET", cookie = "" } = {}) => {
    const visit = { nonce, running, dispatch: async () => api } as unknown as PageVisit;
    const request = new Request(url, { method, headers: cookie ? { cookie } : {} });
    return (await cached(request, visit)).text();
  };
  const response = (nonce: string, headers: Record<string, string>) =>
    cached(new Request(HOME, { headers }), { nonce, running, dispatch: async () => api } as unknown as PageVisit);
  return { ask, response, wait: (ms: number) => (time += ms), rendered: () => rendered };
}

test("anonymous visitors within the TTL share one render, each with their own nonce", async () => {
  const { ask, rendered } = aPageServer();
  expect(await ask("first")).toBe('<script nonce="first"></script>page 1<script nonce="first">');
  expect(await ask("second")).toBe('<script nonce="second"></script>page 1<script nonce="second">');
  expect(rendered()).toBe(1);
});

test("while a page cannot be rendered guests get its last version for ten minutes, and afterwards a new one", async () => {
  const api: ApiText = { status: 200, text: "{}", cookies: [] };
  const { ask, wait, rendered } = aPageServer({ api });
  expect(await ask("guest-a")).toContain("page 1");

  api.status = 503;
  wait(4_000);
  expect(await ask("guest-b")).toBe('<script nonce="guest-b"></script>page 1<script nonce="guest-b">');
  expect([await ask("guest-c"), rendered()]).toEqual([expect.stringContaining("page 1"), 2]);
  wait(600_000);
  expect(await ask("guest-d")).toContain("page 3");

  api.status = 200;
  wait(4_000);
  expect(await ask("guest-e")).toContain("page 4");
});

test("simultaneous requests wait for one render", async () => {
  const { ask, rendered } = aPageServer();
  const pages = await Promise.all(["a", "b", "c"].map((nonce) => ask(nonce)));
  expect(pages.map((page) => /nonce="(.)"/.exec(page)?.[1])).toEqual(["a", "b", "c"]);
  expect(rendered()).toBe(1);
});

test("guests who accepted statistics share the render with everybody who did", async () => {
  const { ask, rendered } = aPageServer();
  expect(await ask("first", { cookie: "consent=all; visitor=one" })).toContain("page 1");
  expect(await ask("second", { cookie: "visitor=two; consent=all; ab=x" })).toContain("page 1");
  expect(await ask("third", { cookie: "consent=necessary" })).toContain("page 2");
  expect(rendered()).toBe(2);
});

test.each([
  ["gzip, deflate, br, zstd", "gzip"],
  ["br;q=1.0, gzip;q=0", null],
  ["", null],
])("a shared page for a browser that accepts %j is encoded as %j", async (accepted, encoding) => {
  const { ask, response } = aPageServer();
  await ask("first");
  const answer = await response("second", { "accept-encoding": accepted });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  const body = Buffer.from(await answer.arrayBuffer());
  const html = (encoding ? gunzipSync(body) : body).toString();
  expect(html).toBe('<script nonce="second"></script>page 1<script nonce="second">');
});

test("after the TTL the page is rendered again", async () => {
  const { ask, wait, rendered } = aPageServer();
  await ask("a");
  wait(3_001);
  expect(await ask("b")).toContain("page 2");
  expect(rendered()).toBe(2);
});

test.each([
  ["another address", { url: `${HOME}?lang=en` }],
  ["another site", { url: HOME.replace("mabeet-sa", "tajawal-sa") }],
  ["another choice", { cookie: "language=en; currency=KWD" }],
])("%s is another page", async (_what, other) => {
  const { ask } = aPageServer();
  await ask("guest-a");
  expect(await ask("b", other)).toContain("page 2");
  expect(await ask("c", other)).toContain("page 2");
});

test.each([
  ["a member on a page that knows more of them", { url: `${ORIGIN}/ar/verify/phone`, cookie: "token=x" }],
  ["a guest who proved whose order it is", { cookie: "order=x" }],
  ["a guest of whom something unknown is kept", { cookie: "languages=1" }],
  ["a form", { method: "POST" }],
  ["the guest page", { url: "http://mabeet-sa.localhost/ar/chalet/guest?cartId=1" }],
  ["an order's link", { url: `${HOME}?access=x` }],
])("%s always gets its own render", async (_who, options) => {
  const { ask, rendered } = aPageServer();
  await ask("a", options);
  await ask("b", options);
  expect(rendered()).toBe(2);
});

test.each<[string, Scenario]>([
  ["for which the API refused something", { api: { status: 429, text: "{}", cookies: [] } }],
  ["for which the API gave a cookie", { api: { status: 200, text: "{}", cookies: ["cart=x"] } }],
  ["that gives the guest a number", { headers: { ...html, "set-cookie": "visitor=x; Path=/" } }],
  ["that failed", { status: 500 }],
  ["that leads elsewhere", { status: 302 }],
  ["that is data", { headers: { "content-type": "text/x-script" } }],
  ["of which two versions are tried", { running: ["activateStaticRank"] as unknown as Visit["running"] }],
])("a page %s is not cached", async (_what, answer) => {
  const { ask, rendered } = aPageServer(answer);
  await Promise.all([ask("a"), ask("b")]);
  await ask("guest-c");
  expect(rendered()).toBe(3);
});

test("a page is cached with its language cookie", async () => {
  const { ask, rendered } = aPageServer({ headers: { ...html, "set-cookie": "language=ar; Path=/" } });
  await ask("guest-a");
  await ask("guest-b");
  expect(rendered()).toBe(1);
});
