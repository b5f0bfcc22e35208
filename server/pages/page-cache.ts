import { lruCache } from "#api/platform/cache/lru-cache.ts";
import { CONSENT_COOKIE } from "#domain/analytics/consent.ts";
import { EXPERIMENT_COOKIE } from "#domain/site/experiment-cookie.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { VISITOR_COOKIE } from "#domain/site/visitor.ts";
import { deflatePart, joinParts, type Part, storedPart } from "./gzip-parts.ts";
import { isForEverybody } from "./page-policy.ts";
import type { AnswerPage, PageVisit } from "./pages.ts";

/** Long enough to answer many simultaneous visitors from one render, short enough to go unnoticed. */
const TTL_MS = 3_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** These cookies are part of the key. */
const keyCookies = ["language", "currency", CONSENT_COOKIE];
/** These change no page while no experiment runs. A guest with any other cookie has a render of their own. */
const idCookies = [VISITOR_COOKIE, EXPERIMENT_COOKIE];

/** A page, split where the nonce of its first answer was. */
type CachedPage = { headers: Headers; pieces: readonly Part[]; bytes: number };
type Options = { timeScale: number; now?: () => number };

/**
 * Renders a page once for all guests without a session and a cart within a few seconds, and compresses it once. Only
 * pages that are the same for all of them are stored: public pages whose API calls all succeeded and that set no cookie
 * except the language.
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
    const texts = (await response.clone().text()).split(visit.nonce);
    const pieces = await Promise.all(texts.map((text) => deflatePart(Buffer.from(text))));
    const bytes = pieces.reduce((sum, { bytes, blocks }) => sum + bytes.length + blocks.length, 0);
    return { response, page: { headers: response.headers, pieces, bytes } };
  }

  return async (request, visit) => {
    const key = keyOf(request, visit);
    if (key === null) return answer(request, visit);
    const awaited = rendering.get(key);
    const cached = cache.peek(key) ?? (awaited && (await awaited));
    if (cached) return copyOf(cached, visit.nonce, acceptsGzip(request));
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
  const cookies = headers.get("cookie");
  const names = cookies ? cookies.split(";").map(nameOf) : [];
  if (!names.every((name) => keyCookies.includes(name) || idCookies.includes(name))) return null;
  return [url, headers.get("host"), ...keyCookies.map((name) => readCookie(cookies, name) ?? "")].join("\n");
}

/** The same visit, and whether all API answers so far are those that any anonymous visitor gets. */
function watch(visit: PageVisit): { visit: PageVisit; isShareable: () => boolean } {
  let isShareable = true;
  const dispatch: PageVisit["dispatch"] = async (request) => {
    const answered = await visit.dispatch(request);
    if (answered.status !== 200 || answered.cookies.length) isShareable = false;
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

function copyOf({ headers, pieces }: CachedPage, nonce: string, isGzip: boolean): Response {
  const between = storedPart(Buffer.from(nonce));
  const parts = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
  if (!isGzip) return new Response(Buffer.concat(parts.map(({ bytes }) => bytes)), { headers });
  const compressed = new Headers(headers);
  compressed.set("content-encoding", "gzip");
  return new Response(new Uint8Array(joinParts(parts)), { headers: compressed });
}

function acceptsGzip({ headers }: Request): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers.get("accept-encoding") ?? "");
}
