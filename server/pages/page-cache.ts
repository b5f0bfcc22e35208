import type { Visit } from "#web/lib/request/visit.ts";
import { isForEverybody } from "./page-policy.ts";
import type { AnswerPage } from "./pages.ts";

/** Long enough that a crowd is answered from one render, too short for anybody to notice. */
const KEPT_MS = 3_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** What these say is part of the key; whoever has another cookie may be somebody, and gets a page of their own. */
const telling = new Set(["language", "currency", "consent"]);

/** A page, cut where the nonce of its first answer stood. */
type Kept = { headers: Headers; pieces: readonly Buffer[]; bytes: number; until: number };
type Options = { timeScale: number; now?: () => number };

/**
 * Renders a page once for all strangers who ask for it within a moment. Only what is alike for all of them is kept: the
 * whole answer of an open address, made of whole answers of the API, that gives nobody a cookie but the language's.
 */
export function cachePages(answer: AnswerPage, { timeScale, now = () => performance.now() }: Options): AnswerPage {
  const shelf = aShelf(now);
  const underWay = new Map<string, Promise<Kept | null>>();

  async function render(request: Request, visit: Visit): Promise<{ response: Response; kept: Kept | null }> {
    const watched = watch(visit);
    // Others may wait for this page, so it is made even when whoever asked first has left.
    const response = await answer(new Request(request, { signal: null }), watched.visit);
    if (!watched.isAlike() || !isAlike(response)) return { response, kept: null };
    const pieces = (await response.clone().text()).split(visit.nonce).map((piece) => Buffer.from(piece));
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    return { response, kept: { headers: response.headers, pieces, bytes, until: now() + KEPT_MS * timeScale } };
  }

  return async (request, visit) => {
    const key = keyOf(request, visit);
    if (key === null) return answer(request, visit);
    const awaited = underWay.get(key);
    const kept = shelf.take(key) ?? (awaited && (await awaited));
    if (kept) return copyOf(kept, visit.nonce);
    const rendered = render(request, visit);
    const waitedFor = rendered.then(
      (made) => made.kept,
      () => null,
    );
    underWay.set(key, waitedFor);
    try {
      const { response, kept: made } = await rendered;
      if (made) shelf.put(key, made);
      return response;
    } finally {
      if (underWay.get(key) === waitedFor) underWay.delete(key);
    }
  };
}

/** `null` for whoever is to have a page of their own. */
function keyOf({ method, url, headers }: Request, { running }: Visit): string | null {
  const { pathname, search } = new URL(url);
  if (method !== "GET" || running.length > 0 || !isForEverybody(pathname + search)) return null;
  const cookies = headers.get("cookie") ?? "";
  const names = cookies === "" ? [] : cookies.split(";").map(nameOf);
  return names.every((name) => telling.has(name)) ? [url, headers.get("host"), cookies].join("\n") : null;
}

/** The same visit, and whether the API has answered it so far as it would answer any stranger. */
function watch(visit: Visit): { visit: Visit; isAlike: () => boolean } {
  let isAlike = true;
  const dispatch: Visit["dispatch"] = async (request) => {
    const answered = await visit.dispatch(request);
    if (answered.status !== 200 || answered.cookies?.length) isAlike = false;
    return answered;
  };
  return { visit: { ...visit, dispatch }, isAlike: () => isAlike };
}

function isAlike({ status, headers }: Response): boolean {
  const isPage = status === 200 && headers.get("content-type")?.startsWith("text/html") === true;
  return isPage && headers.getSetCookie().every((cookie) => nameOf(cookie) === "language");
}

function nameOf(cookie: string): string {
  return (cookie.split("=", 1)[0] ?? "").trim();
}

function copyOf({ headers, pieces }: Kept, nonce: string): Response {
  const between = Buffer.from(nonce);
  const parts = pieces.flatMap((piece, place) => (place === 0 ? [piece] : [between, piece]));
  return new Response(Buffer.concat(parts), { headers });
}

/** Never more than so many bytes; the oldest go first. */
function aShelf(now: () => number) {
  const shelf = new Map<string, Kept>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= shelf.get(key)?.bytes ?? 0;
    shelf.delete(key);
  };
  const put = (key: string, kept: Kept) => {
    drop(key);
    shelf.set(key, kept);
    bytes += kept.bytes;
    for (const [oldest, { until }] of shelf) {
      if (bytes <= MOST_BYTES && until > now()) break;
      drop(oldest);
    }
  };
  const take = (key: string) => {
    const kept = shelf.get(key);
    return kept && kept.until > now() ? kept : null;
  };
  return { put, take };
}
