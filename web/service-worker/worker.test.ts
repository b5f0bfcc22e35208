import { beforeEach, expect, test } from "vitest";
import { type FetchedEvent, runWorker, type WorkerPlan, type WorkerScope } from "./worker.ts";

const ORIGIN = "https://mabeet.example";
const plan: WorkerPlan = {
  cache: "offline-2",
  pages: { ar: "/ar/offline", en: "/en/offline" },
  files: ["/assets/entry-b.js", "/fonts/text.woff2"],
};
const PAGE = '<html><script src="/assets/entry-b.js"></script></html>';

/** What the network answers by path; a path that is missing fails as without a connection. */
let network: Record<string, string>;
let caches: Map<string, Map<string, Response>>;
let fetched: { path: string; credentials: string | undefined }[];
let listeners: Record<string, (event: never) => void>;
let state: string[];

beforeEach(() => {
  network = { "/ar/offline": PAGE, "/en/offline": PAGE, "/assets/entry-b.js": "code", "/fonts/text.woff2": "font" };
  caches = new Map();
  [fetched, listeners, state] = [[], {}, []];
});

async function fetchPath(input: Request | string, init?: RequestInit): Promise<Response> {
  const path = typeof input === "string" ? input : new URL(input.url).pathname;
  fetched.push({ path, credentials: init?.credentials });
  const text = network[path];
  if (text === undefined) throw new TypeError("no connection");
  return new Response(text);
}

function openCache(name: string) {
  const cache = caches.get(name) ?? new Map<string, Response>();
  caches.set(name, cache);
  return {
    put: async (path: string, response: Response) => void cache.set(path, response),
    addAll: async (paths: string[]) => {
      for (const path of paths) cache.set(path, await fetchPath(path));
    },
  };
}

function start(wanted = plan) {
  const scope = {
    addEventListener: (type: string, listen: (event: never) => void) => {
      listeners[type] = listen;
    },
    skipWaiting: async () => void state.push("skip waiting"),
    clients: { claim: async () => void state.push("claim") },
    registration: { navigationPreload: { enable: async () => void state.push("preload") } },
    caches: {
      open: async (name: string) => openCache(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      match: async (path: string, { cacheName }: { cacheName: string }) => caches.get(cacheName)?.get(path)?.clone(),
    },
    fetch: fetchPath,
    location: { origin: ORIGIN },
    navigator: { language: "en-GB" },
  };
  runWorker(scope as unknown as WorkerScope, wanted);
}

async function happen(type: "install" | "activate"): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners[type]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) } as never);
  await work;
}

type Options = Partial<Pick<Request, "method" | "mode" | "destination">> & { preload?: Response };

/** The worker's answer; `null` when it leaves the request to the browser. */
async function ask(url: string, { preload, ...request }: Options = {}): Promise<Response | null> {
  let answer: Promise<Response> | null = null;
  const event: FetchedEvent = {
    request: {
      ...{ method: "GET", mode: "navigate", destination: "document" },
      ...request,
      url: ORIGIN + url,
    } as Request,
    preloadResponse: Promise.resolve(preload),
    respondWith: (promise) => {
      answer = promise;
    },
  };
  listeners.fetch?.(event as never);
  return answer;
}
const file = { mode: "no-cors", destination: "script" } as const;

async function installed() {
  start();
  await happen("install");
  await happen("activate");
}

test("a new release stores its page without cookies, takes over at once and deletes what the one before stored", async () => {
  openCache("offline-1");
  await installed();
  expect([...caches.keys()]).toEqual(["offline-2"]);
  expect([...(caches.get("offline-2")?.keys() ?? [])].toSorted()).toEqual(
    [...Object.values(plan.pages), ...plan.files].toSorted(),
  );
  expect(state).toEqual(["skip waiting", "preload", "claim"]);
  expect(fetched.filter(({ path }) => path.endsWith("/offline")).map(({ credentials }) => credentials)).toEqual([
    "omit",
    "omit",
  ]);
});

test("while the release before still answers, the new worker is not installed", async () => {
  network["/en/offline"] = '<html><script src="/assets/entry-a.js"></script></html>';
  start();
  await expect(happen("install")).rejects.toThrow("another release");
});

test("a guest with a connection always reads from the network", async () => {
  await installed();
  network["/en/offline"] = "newer";
  network["/assets/entry-b.js"] = "from the network";
  expect(await (await ask("/en/offline"))?.text()).toBe("newer");
  expect(await (await ask("/assets/entry-b.js", file))?.text()).toBe("from the network");
  expect(await (await ask("/en/help", { preload: new Response("preloaded") }))?.text()).toBe("preloaded");
});

test("without a connection a page leads to the page of its language, which knows the address", async () => {
  await installed();
  network = {};
  const toPage = async (path: string) => (await ask(path))?.headers.get("location");
  expect(await toPage("/ar/chalets/search?cityId=5")).toBe(`${ORIGIN}/ar/offline#/ar/chalets/search?cityId=5`);
  expect(await toPage("/chalets-home")).toBe(`${ORIGIN}/en/offline#/chalets-home`);
  expect(await (await ask("/ar/offline"))?.text()).toBe(PAGE);
  expect(await (await ask("/assets/entry-b.js", file))?.text()).toBe("code");
});

test("an answer of the server is never replaced, whatever its status", async () => {
  await installed();
  const refused = new Response("too many", { status: 503 });
  expect((await ask("/en/help", { preload: refused }))?.status).toBe(503);
});

test.each([
  ["a form that is sent", "/en/chalet/guest", { method: "POST" }],
  ["a call that writes", "/api/accommodation/cart", { method: "POST", mode: "cors", destination: "" }],
  ["a call that reads", "/api/currency", { mode: "cors", destination: "" }],
  ["a download", "/api/account/order/1/calendar", {}],
  ["a frame", "/payment-fields", { destination: "iframe" }],
  ["the data of a page", "/en/help.data", { mode: "cors", destination: "" }],
  ["a picture", "/img/1/1/a-320.avif", { mode: "no-cors", destination: "image" }],
  ["a file of another release", "/assets/entry-a.js", file],
] as [string, string, Options][])("%s goes to the network, with and without a connection", async (_, path, request) => {
  await installed();
  expect(await ask(path, request)).toBe(null);
  network = {};
  expect(await ask(path, request)).toBe(null);
});

test("a request to another origin is left to the browser", async () => {
  await installed();
  const event = {
    request: { method: "GET", mode: "navigate", destination: "document", url: "https://bank.example/en/offline" },
    respondWith: () => state.push("answered"),
  };
  listeners.fetch?.(event as never);
  expect(state).not.toContain("answered");
});
