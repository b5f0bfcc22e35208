import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, expect, test } from "vitest";
import { siteById } from "#domain/site/sites.ts";
import type { CallForText } from "#server/pages/page-calls.ts";
import type { PageVisit } from "#server/pages/pages.ts";
import { type Renderer, startRenderer } from "./renderer.ts";

const folder = await mkdtemp(join(tmpdir(), "mabeet-renderer-"));
const manifest = join(folder, "manifest.json");
writeFileSync(manifest, JSON.stringify({ "domain/message/compiled/ar.ts": { file: "assets/ar.js" } }));
const files = { build: fileURLToPath(new URL("../testing/planted-pages.ts", import.meta.url)), manifest };
const onFault = () => {};

let renderer: Renderer;
afterEach(() => renderer.close());
afterAll(() => rm(folder, { recursive: true }));

const start = async (options = {}) => (renderer = await startRenderer({ files, onFault, ...options }));
const noCalls: CallForText = async () => ({ status: 200, text: "", cookies: [] });
const visitWith = (dispatch = noCalls): PageVisit => ({
  env: "test",
  site: siteById("mabeet-SA"),
  portSuffix: ":3000",
  smsReach: "all",
  nonce: "n0nce",
  now: new Date("2026-03-01T00:00:00Z"),
  visitorId: "visitor",
  running: [],
  network: "203.0.113.1",
  dispatch,
});
const ask = (path: string, { dispatch, ...init }: RequestInit & { dispatch?: CallForText } = {}) =>
  renderer.answer(new Request(`http://mabeet-sa.localhost${path}`, init), visitWith(dispatch));

test("a form reaches its page, and status, headers and each cookie come back", async () => {
  await start();
  const response = await ask("/form", { method: "POST", body: "name=Sara" });
  expect([response.status, response.headers.get("x-method")]).toEqual([201, "POST"]);
  expect(response.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; Path=/"]);
  expect(await response.json()).toEqual({
    body: "name=Sara",
    nonce: "n0nce",
    siteId: "mabeet-SA",
    visitorId: "visitor",
    now: "2026-03-01T00:00:00.000Z",
  });
});

test("a redirect has no body", async () => {
  await start();
  const { status, headers, body } = await ask("/redirect");
  expect([status, headers.get("location"), body]).toEqual([302, "/en/login", null]);
});

test("a page knows the files of its messages", async () => {
  await start();
  expect(await (await ask("/messages")).json()).toEqual(["/assets/ar.js"]);
});

test("the main thread answers the calls of a page", async () => {
  await start();
  const dispatch: CallForText = async ({ path, headers, body }) => ({
    status: 200,
    text: JSON.stringify({ path, locale: headers["x-locale"], body }),
    cookies: ["cart=x"],
  });
  expect(await (await ask("/calls", { dispatch })).json()).toEqual(
    ["/api/one", "/api/two"].map((path) => ({
      status: 200,
      body: { path, locale: "ar", body: "{}" },
      cookies: ["cart=x"],
    })),
  );
});

test("the calls of a page are cancelled when its guest leaves", async () => {
  await start();
  const guest = new AbortController();
  const cancelled: Promise<unknown>[] = [];
  const dispatch: CallForText = ({ signal }) => {
    cancelled.push(once(signal as AbortSignal, "abort"));
    if (cancelled.length === 2) guest.abort();
    return new Promise(() => {});
  };
  await expect(ask("/calls", { dispatch, signal: guest.signal })).rejects.toThrow();
  await Promise.all(cancelled);
});

test("an error of a page is an error of this request only", async () => {
  await start();
  const other = ask("/");
  await expect(ask("/throws")).rejects.toThrow("no such property");
  expect(await (await other).text()).toBe("page");
});

test.each([
  ["ends", "/exits", {}],
  ["never returns", "/endless", { silenceMs: 500 }],
])("a page whose thread %s answers 503, and the next page has a new thread", async (_how, path, options) => {
  await start(options);
  const lost = await ask(path);
  expect([lost.status, lost.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await lost.text()).toContain('<html lang="ar" dir="rtl">');
  expect(await (await ask("/")).text()).toBe("page");
});

test("more pages than the thread takes are refused at once", async () => {
  await start({ maxOpen: 1 });
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const first = ask("/calls", { dispatch: (request) => held.then(() => noCalls(request)) });
  await expect.poll(() => renderer.openPages()).toBe(1);
  const second = await ask("/");
  expect([second.status, second.headers.get("retry-after")]).toEqual([503, "2"]);
  finish();
  expect((await first).status).toBe(200);
});

test("pages that cannot be loaded stop the start", async () => {
  const missing = { ...files, build: join(folder, "missing.js") };
  await expect(startRenderer({ files: missing, onFault })).rejects.toThrow("missing.js");
});
