/** What the worker of a release stores: the page without a connection, and the files that it needs. */
export type WorkerPlan = {
  /** The name of the cache; it changes with each release. */
  cache: string;
  /** The page without a connection, by language. */
  pages: Record<string, string>;
  files: readonly string[];
};

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
export type FetchedEvent = {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** The part of a service worker's global scope that this worker uses. */
export type WorkerScope = {
  addEventListener: {
    (type: "install" | "activate", listen: (event: Waiting) => void): void;
    (type: "fetch", listen: (event: FetchedEvent) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  caches: CacheStorage;
  fetch: typeof fetch;
  location: { origin: string };
  navigator: { language: string };
};

/**
 * The service worker. It handles reads of whole pages and of its own files alone, always asks the network first, and
 * answers from its cache only when the network has failed. It stores nothing of a guest. It runs as source text, so it
 * uses nothing outside itself.
 */
export function runWorker(scope: WorkerScope, { cache, pages, files }: WorkerPlan): void {
  const { caches, location } = scope;
  const own = new Set(files);
  const shown = new Set(Object.values(pages));

  scope.addEventListener("install", (event) => {
    event.waitUntil(fill());
    void scope.skipWaiting();
  });
  scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
  scope.addEventListener("fetch", (event) => {
    const { method, mode, destination, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
    if (mode === "navigate" && destination === "document") event.respondWith(answerPage(event));
    else if (own.has(pathname)) event.respondWith(scope.fetch(event.request).catch(() => stored(pathname)));
  });

  /** Pages and files of two releases never mix: a page of another release names scripts that are not in the plan. */
  async function fill(): Promise<void> {
    const filled = await caches.open(cache);
    const store = async (path: string) => {
      const response = await scope.fetch(path, { credentials: "omit", redirect: "error" });
      const scripts = (await response.clone().text()).match(/\/assets\/[\w.-]+\.js/g) ?? [];
      if (!response.ok || !scripts.every((script) => own.has(script))) throw new Error("another release answers");
      await filled.put(path, response);
    };
    await Promise.all([...[...shown].map(store), filled.addAll([...own])]);
  }

  async function takeOver(): Promise<void> {
    for (const name of await caches.keys()) if (name !== cache) await caches.delete(name);
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  async function answerPage({ request, preloadResponse }: FetchedEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      const { pathname, search } = new URL(request.url);
      if (shown.has(pathname)) return stored(pathname);
      const language = [pathname.split("/")[1], scope.navigator.language.slice(0, 2)].find((each) => pages[each ?? ""]);
      const page = pages[language ?? ""] ?? [...shown][0];
      // The address is behind the mark, so that the page can lead back to it and no server ever reads it.
      return Response.redirect(`${location.origin}${page}#${pathname}${search}`);
    }
  }

  async function stored(path: string): Promise<Response> {
    return (await caches.match(path, { ignoreVary: true, cacheName: cache })) ?? Response.error();
  }
}
