import { expect, test } from "vitest";
import { concurrencyLimiter } from "#api/platform/overload/concurrency-limiter.ts";
import { siteById } from "#domain/site/sites.ts";
import { limitRenders } from "./limit-renders.ts";
import { cachePages } from "./page-cache.ts";
import type { AnswerPage, PageVisit } from "./pages.ts";

const HOST = "http://mabeet-sa.localhost";
const silent = { warn: () => {} } as unknown as Parameters<typeof limitRenders>[1]["log"];

type RequestOptions = { network?: string; path?: string; method?: string };

/** Pages that finish when the test releases them, or at once. */
function aServer({ isSlow = false, isCached = false, limitPages = 80, maxDelayMs = 20 } = {}) {
  let time = 0;
  let rendered = 0;
  const now = () => time;
  const open: (() => void)[] = [];
  const answer: AnswerPage = async () => {
    rendered += 1;
    if (isSlow) await new Promise<void>((finish) => open.push(finish));
    return new Response("<p>page</p>", { headers: { "content-type": "text/html" } });
  };
  const renders = concurrencyLimiter({ floor: 8, ceiling: 32, maxDelayMs, maxQueueMs: 300, now });
  const calls = concurrencyLimiter({ floor: 16, maxDelayMs, now });
  const limited = limitRenders(answer, { settings: { limitPages }, log: silent, renders, calls, now });
  const pages = isCached ? cachePages(limited, { timeScale: 1, answerParts: answer, now }) : limited;
  const ask = ({ network = "203.0.113.1", path = "/ar/chalets-home", method = "GET" }: RequestOptions = {}) => {
    const site = siteById("mabeet-SA");
    const visit = { network, nonce: "n0nce", site, running: [], now: new Date(0) } as unknown as PageVisit;
    return pages(new Request(`${HOST}${path}`, { method }), visit);
  };
  /** A window in which requests waited so long. */
  const wait = (delayMs: number) => {
    time += 100;
    for (const limiter of [renders, calls]) limiter.observeDelay(delayMs);
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { ask, rendered: () => rendered, finish: () => open.shift()?.(), wait, pass, renders };
}
const each = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
const statuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);

test("one network gets its burst of pages, and is then told how long to wait", async () => {
  const { ask, rendered } = aServer();
  for (let n = 0; n < 10; n++) expect((await ask()).status).toBe(200);
  const refused = await ask();

  expect([refused.status, refused.headers.get("retry-after"), rendered()]).toEqual([429, "1", 10]);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect((await ask({ network: "203.0.113.2" })).status).toBe(200);
});

test.each([
  ["/ar/chalets-home", "ar", "rtl", "طلبات كثيرة"],
  ["/en/chalets-home", "en", "ltr", "Too many requests"],
])("whoever is refused at %s reads why in their language", async (path, lang, dir, title) => {
  const { ask } = aServer();
  for (let n = 0; n < 10; n++) await ask();
  const html = await (await ask({ path })).text();

  expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain('<style nonce="n0nce">');
  expect(await (await ask({ path, method: "HEAD" })).text()).toBe("");
});

test("cached pages and the data of the router do not count", async () => {
  const { ask, rendered } = aServer({ isCached: true });
  for (let n = 0; n < 30; n++) expect((await ask()).status).toBe(200);
  for (let n = 0; n < 30; n++) expect((await ask({ path: `/ar/terms.data?visit=${n}` })).status).toBe(200);
  expect(rendered()).toBe(31);
  const anew = await statuses(each(12, (n) => ask({ path: `/ar/chalets-home?visit=${n}` })));
  expect(anew.filter((status) => status === 429)).toHaveLength(3);
});

test("one network has only a part of the queue", async () => {
  const { ask, rendered, finish } = aServer({ isSlow: true, limitPages: 800 });
  const crowd = each(20, () => ask());
  expect(await statuses(crowd.slice(16))).toEqual(Array(4).fill(429));
  expect(rendered()).toBe(16);
  const other = ask({ network: "203.0.113.2" });
  for (let n = 0; n < 17; n++) finish();
  expect((await other).status).toBe(200);
  expect(await statuses(crowd.slice(0, 16))).toEqual(Array(16).fill(200));
});

test("the queue of renders is bounded for all networks together", async () => {
  const { ask, rendered, finish } = aServer({ isSlow: true });
  const crowd = each(40, (network) => ask({ network: `198.51.100.${network}` }));
  expect(rendered()).toBe(32);
  const full = await Promise.all(crowd.slice(32));
  expect(full.map(({ status }) => status)).toEqual(Array(8).fill(503));
  expect(full[0]?.headers.get("retry-after")).toBe("2");
  expect(await full[0]?.text()).toContain("الخدمة مشغولة حاليًا");

  for (let n = 0; n < 32; n++) finish();
  expect(await statuses(crowd.slice(0, 32))).toEqual(Array(32).fill(200));
  const next = ask({ network: "198.51.100.200" });
  finish();
  expect((await next).status).toBe(200);
});

test("pages one after another are answered on a machine that is busy with other things", async () => {
  const { ask, wait, pass, finish } = aServer({ isSlow: true, limitPages: 10_000 });
  for (let n = 0; n < 500; n++) {
    const page = ask({ path: `/ar/chalets/search?cityId=${n}` });
    pass(2_000);
    wait(10_000);
    finish();
    expect((await page).status).toBe(200);
  }
});

/** A server whose renders end this many ms one after another, with so many more in flight, of a network each. */
async function aBusyServer(renderMs: number, inFlight: number, maxDelayMs?: number) {
  const server = aServer({ isSlow: true, limitPages: 10_000, ...(maxDelayMs !== undefined && { maxDelayMs }) });
  for (let n = 0; n < 50; n++) {
    const page = server.ask();
    server.pass(renderMs);
    server.finish();
    await page;
  }
  const waiting = each(inFlight, (n) => server.ask({ network: `198.51.100.${n}` }));
  return { ...server, waiting };
}

test.each([
  ["would wait for long", 110, 8, "/ar/terms", 503],
  ["waits for few others only", 1_000, 7, "/ar/terms", 200],
  ["waits for many others that end soon", 20, 14, "/ar/terms", 200],
  ["belongs to a booking under way", 110, 8, "/ar/chalet/payment/return", 200],
] as const)("a page that %s is answered with %4$s", async (_why, renderMs, inFlight, path, status) => {
  const { ask, finish } = await aBusyServer(renderMs, inFlight);
  const pending = ask({ path });
  for (let n = 0; n <= inFlight; n++) finish();
  expect((await pending).status).toBe(status);
});

test("a crowd whose requests wait is refused with a page, but no booking under way, nothing in the cache and no data", async () => {
  const { ask, wait, renders } = aServer({ isCached: true });
  await ask({ path: "/ar/chalets-home" });
  const crowd = each(8, (n) => renders.begin(`198.51.100.${n}`));
  wait(100);
  const refused = await ask({ path: "/ar/terms" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await refused.text()).toContain('<html lang="ar" dir="rtl">');
  expect((await ask({ path: "/ar/chalet/payment/return" })).status).toBe(200);
  expect((await ask({ path: "/ar/chalets-home" })).status).toBe(200);
  expect((await ask({ path: "/ar/terms.data" })).status).toBe(200);
  for (const leave of crowd) leave();
  expect((await ask({ path: "/ar/terms" })).status).toBe(200);
});

test("while one network floods with pages it gets 429, and all pages of others are answered", async () => {
  const { ask, finish, pass, wait } = aServer({ isSlow: true, limitPages: 800 });
  const flood: Promise<Response>[] = [];
  for (let n = 0; n < 100; n++) {
    flood.push(...each(25, (page) => ask({ path: `/ar/chalets/search?cityId=${n}&page=${page}` })));
    const others = each(3, (guest) => ask({ path: `/ar/chalet/details/${n}`, network: `198.51.100.${guest}` }));
    wait(60);
    for (let ended = 0; ended < 32; ended++) {
      pass(50);
      finish();
    }
    expect(await statuses(others)).toEqual([200, 200, 200]);
  }
  expect(new Set(await statuses(flood))).toEqual(new Set([200, 429]));
});

test("a network above its own limit gets 429, also from a process that is full", async () => {
  const { ask } = aServer({ isSlow: true, limitPages: 8 });
  ask();
  each(40, (n) => ask({ network: `198.51.100.${n}` }));
  expect((await ask()).status).toBe(429);
  expect((await ask({ network: "198.51.100.200" })).status).toBe(503);
});

test("whoever is refused because the process is full keeps what their own limit allows", async () => {
  const { ask, finish } = aServer({ isSlow: true, limitPages: 8 });
  const crowd = each(32, (n) => ask({ network: `198.51.100.${n}` }));
  for (let n = 0; n < 5; n++) expect((await ask()).status).toBe(503);
  for (let n = 0; n < 32; n++) finish();
  await Promise.all(crowd);
  const page = ask();
  finish();
  expect((await page).status).toBe(200);
});

test("a process that refuses nothing lets pages wait", async () => {
  const { ask, finish } = await aBusyServer(300, 50, 0);
  const pending = ask();
  for (let n = 0; n < 51; n++) finish();
  expect((await pending).status).toBe(200);
});
