import { lruCache } from "#api/platform/cache/lru-cache.ts";
import { isForEverybody } from "./page-policy.ts";
import type { AnswerPage, PageVisit } from "./pages.ts";

/** Long enough to answer many simultaneous visitors from one render, short enough to go unnoticed. */
const TTL_MS = 3_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** These cookies are part of the key. A visitor with any other cookie may be identified and gets their own render. */
const keyCookies = new Set(["language", "currency", "consent"]);

/** A page, split where the nonce of its first answer was. */
type CachedPage = { headers: Headers; pieces: readonly Buffer[]; bytes: number };
type Options = { timeScale: number; now?: () => number };

/**
 * Renders a page once for all anonymous visitors within a few seconds. Only pages that are the same for all of them are
 * stored: public pages whose API calls all succeeded and that set no cookie except the language.
 */
export function cachePages(answer: AnswerPage, { timeScale, now = () => performance.now() }: Options): AnswerPage {
  const cache = lruCache<string, CachedPage>({
    max: MAX_BYTES,
    sizeOf: ({ bytes }) => bytes,
    ttlMs: TTL_MS * timeScale,
    now,
  });
  const rendering = new Map<string, Promise<CachedPage | null>>();

  async function render(request: Request, visit: PageVisit): Promise<{ response: Response; page: CachedPage | null }> {
    const watched = watch(visit);
    // Other visitors may wait for this page, so it is rendered even when the first one has left.
    const response = await answer(new Request(request, { signal: null }), watched.visit);
    if (!watched.isShareable() || !isShareable(response)) return { response, page: null };
    const pieces = (await response.clone().text()).split(visit.nonce).map((piece) => Buffer.from(piece));
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    return { response, page: { headers: response.headers, pieces, bytes } };
  }

  return async (request, visit) => {
    const key = keyOf(request, visit);
    if (key === null) return answer(request, visit);
    const awaited = rendering.get(key);
    const cached = cache.peek(key) ?? (awaited && (await awaited));
    if (cached) return copyOf(cached, visit.nonce);
    const rendered = render(request, visit);
    const page = rendered.then(
      (done) => done.page,
      () => null,
    );
    rendering.set(key, page);
    try {
      const done = await rendered;
      if (done.page) cache.set(key, done.page);
      return done.response;
    } finally {
      if (rendering.get(key) === page) rendering.delete(key);
    }
  };
}

/** `null` for a request whose page is not shared. */
function keyOf({ method, url, headers }: Request, { running }: PageVisit): string | null {
  if (method !== "GET" || running.length > 0 || !isForEverybody(new URL(url))) return null;
  const cookies = headers.get("cookie") ?? "";
  const names = cookies === "" ? [] : cookies.split(";").map(nameOf);
  return names.every((name) => keyCookies.has(name)) ? [url, headers.get("host"), cookies].join("\n") : null;
}

/** The same visit, and whether all API answers so far are those that any anonymous visitor gets. */
function watch(visit: PageVisit): { visit: PageVisit; isShareable: () => boolean } {
  let isShareable = true;
  const dispatch: PageVisit["dispatch"] = async (request) => {
    const answered = await visit.dispatch(request);
    if (answered.status !== 200 || answered.cookies?.length) isShareable = false;
    return answered;
  };
  return { visit: { ...visit, dispatch }, isShareable: () => isShareable };
}

function isShareable({ status, headers }: Response): boolean {
  const isPage = status === 200 && headers.get("content-type")?.startsWith("text/html") === true;
  return isPage && headers.getSetCookie().every((cookie) => nameOf(cookie) === "language");
}

function nameOf(cookie: string): string {
  return (cookie.split("=", 1)[0] ?? "").trim();
}

function copyOf({ headers, pieces }: CachedPage, nonce: string): Response {
  const between = Buffer.from(nonce);
  const parts = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
  return new Response(Buffer.concat(parts), { headers });
}
