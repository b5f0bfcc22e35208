import { randomUUID } from "node:crypto";
import type { AppliedChanges } from "#api/freshness/applied-changes.ts";
import type { Shown } from "#api/freshness/shown-properties.ts";
import { LIST_COOKIE } from "#api/list/list-browser.ts";
import { lruCache } from "#api/platform/cache/lru-cache.ts";
import { CONSENT_COOKIE } from "#domain/analytics/consent.ts";
import { EXPERIMENT_COOKIE } from "#domain/site/experiment-cookie.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { VISITOR_COOKIE } from "#domain/site/visitor.ts";
import { personalMark, placeholderOf } from "#web/shared/personal.ts";
import type { PersonalParts } from "#web/shell/personal-parts.tsx";
import { isForEverybody, sharingOf } from "./page-policy.ts";
import { fillPage, type PageTemplate, splitPage } from "./page-template.ts";
import type { AnswerPage, PageVisit } from "./pages.ts";
import { isUnchanged, type UnchangedPage, unchangedPage } from "./unchanged-page.ts";
import { watchCalls } from "./watch-calls.ts";

/** Long enough to answer many simultaneous visitors from one render, short enough to go unnoticed after a change. */
const TTL_MS = 3_000;
/** How long a page is shown while no newer one can be rendered, because the database is away. */
const STALE_MS = 600_000;
/** While so many shared pages are rendered, a new one would wait long; guests then get the last version for a while. */
const BUSY_RENDERS = 8;
const BUSY_GRACE_MS = 30_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** These cookies are part of the key. */
const keyCookies = ["language", "currency", CONSENT_COOKIE];
/** These change no page while no experiment runs. */
const idCookies = [VISITOR_COOKIE, EXPERIMENT_COOKIE];
/** Only pages that nobody shares depend on it. */
const ownPageCookies: readonly string[] = [LIST_COOKIE];
/** Members and guests with a cart. A guest with any cookie that is in none of these lists has a render of their own. */
const personalCookies = ["token", "md5_user", "base64_user", "cartToken"];

type Slot = "nonce" | "account" | "hold" | "personal";
type SharedPage = { headers: Headers; template: PageTemplate<Slot> };
type CachedPage = SharedPage & {
  freshUntil: number;
  unchanged: UnchangedPage | null;
  /** When the page was last known to be fresh. */
  confirmedAt: number;
};
/** `hasFailed` when the page or one of its calls could not be answered. */
type Rendered = { response: Response; page: SharedPage | null; shown: Shown | null; hasFailed: boolean };
/** When a render began, by the clock of the cache and by that of its page, and after which change. */
type Began = { at: number; now: Date; mark: number };
type Found = { response: Response | null; page: SharedPage | null };
type Options = {
  timeScale: number;
  /** Renders the parts of one guest; it is cheap, and the limits on rendering do not apply to it. */
  answerParts: AnswerPage;
  /** Knows whether the properties of a page have changed; without it no page is kept for longer than a moment. */
  changes?: AppliedChanges;
  /** Is called with the source of each page. */
  count?: (source: PageSource) => void;
  now?: () => number;
};
/** From the cache; rendered for many guests; rendered for one guest. */
export type PageSource = "cache" | "shared-render" | "own-render";
type Wanted = { key: string; isPersonal: boolean };

/**
 * Renders a page once for all guests until something that it shows changes, and compresses it once. Only pages that are
 * the same for all of them are stored: public pages whose API calls all succeeded and that set no cookie except the
 * language. Anonymous visitors share one render. Members and guests with a cart share another, which is rendered without their cookies; the
 * server inserts what belongs to one of them into the answer. When a page cannot be rendered, or only after
 * many others, guests get its last version.
 */
export function cachePages(answer: AnswerPage, options: Options): AnswerPage {
  const { timeScale, answerParts, changes, count, now = () => performance.now() } = options;
  const answerOwn: AnswerPage = (request, visit) => {
    count?.("own-render");
    return answer(request, visit);
  };
  const cache = lruCache<string, CachedPage>({
    max: MAX_BYTES,
    sizeOf: ({ template }) => template.bytes,
    ttlMs: STALE_MS * timeScale,
    now,
  });
  const rendering = new Map<string, Promise<Found>>();
  const freshUntil = () => now() + TTL_MS * timeScale;

  /** A page is fresh for a moment, and afterwards as long as nothing of it has changed. */
  function isFresh(page: CachedPage): boolean {
    const { freshUntil, unchanged } = page;
    if (now() < freshUntil) return true;
    const isConfirmed = changes !== undefined && unchanged !== null && isUnchanged(unchanged, changes, now());
    if (isConfirmed) page.confirmedAt = now();
    return isConfirmed;
  }

  /** Stores a new page. A page that is shown again keeps its age. */
  function keep(key: string, rendered: Rendered, began: Began, last: CachedPage | undefined): Found {
    const { response, page, shown, hasFailed } = rendered;
    if (page) {
      const unchanged = shown && unchangedPage({ ...began, shown, timeScale });
      cache.set(key, { ...page, freshUntil: freshUntil(), unchanged, confirmedAt: freshUntil() });
    }
    if (!last || !hasFailed) return { response, page };
    last.freshUntil = freshUntil();
    last.confirmedAt = freshUntil();
    return { response: null, page: last };
  }

  /** The page from the cache or from a render under way; otherwise it is rendered now. */
  async function find(key: string, visit: PageVisit, render: () => Promise<Rendered>): Promise<Found> {
    const last = cache.get(key);
    const awaited = rendering.get(key);
    const graceMs = rendering.size >= BUSY_RENDERS ? BUSY_GRACE_MS * timeScale : 0;
    const isUsable = last && (isFresh(last) || now() < last.confirmedAt + graceMs);
    const cached = isUsable ? last : awaited && (await awaited.catch(() => null))?.page;
    count?.(cached ? "cache" : "shared-render");
    if (cached) return { response: null, page: cached };
    const began = { at: now(), now: visit.now, mark: changes?.mark() ?? 0 };
    const found = render().then((rendered) => keep(key, rendered, began, last));
    rendering.set(key, found);
    try {
      return await found;
    } finally {
      if (rendering.get(key) === found) rendering.delete(key);
    }
  }

  async function answerAnonymous(key: string, request: Request, visit: PageVisit): Promise<Response> {
    const nonce = { nonce: visit.nonce };
    const found = await find(key, visit, () => renderShared(answer, request, visit, nonce));
    return found.page ? copyOf(found.page, request, nonce) : (found.response as Response);
  }

  async function answerPersonal(key: string, request: Request, visit: PageVisit): Promise<Response> {
    const { nonce } = visit;
    const render = () => renderForMembers(answer, request, visit);
    const finding = find(key, visit, render);
    const ofGuest = partsOf(answerParts, request, visit);
    // A refusal does not wait for parts that nobody will see.
    ofGuest.catch(() => {});
    const { page, response } = await finding;
    if (response && isRefusal(response)) return response;
    const parts = await ofGuest;
    const mayShare = parts && (!parts.hasHold || sharingOf(new URL(request.url)) === "everybody");
    return page && mayShare ? copyOf(page, request, { nonce, ...parts }) : answerOwn(request, visit);
  }

  return async (request, visit) => {
    const wanted = wantedPage(request, visit);
    if (wanted === null) return answerOwn(request, visit);
    const { key, isPersonal } = wanted;
    return isPersonal ? answerPersonal(key, request, visit) : answerAnonymous(key, request, visit);
  };
}

/** `null` for a request whose page is not shared. */
function wantedPage({ method, url, headers }: Request, { running }: PageVisit): Wanted | null {
  if (method !== "GET" || running.length > 0 || !isForEverybody(new URL(url))) return null;
  const cookies = headers.get("cookie");
  const names = cookies ? cookies.split(";").map(nameOf) : [];
  const ignored = [...keyCookies, ...idCookies, ...ownPageCookies];
  const others = names.filter((name) => !ignored.includes(name));
  if (!others.every((name) => personalCookies.includes(name))) return null;
  const isPersonal = others.length > 0;
  if (isPersonal && sharingOf(new URL(url)) === "nobody") return null;
  const values = keyCookies.map((name) => readCookie(cookies, name) ?? "");
  return { key: [isPersonal, url, headers.get("host"), ...values].join("\n"), isPersonal };
}

async function renderShared(
  answer: AnswerPage,
  request: Request,
  visit: PageVisit,
  texts: Partial<Record<Slot, string>>,
): Promise<Rendered> {
  const watched = watchCalls(visit);
  // Other visitors may wait for this page, so it is rendered even when the first one has left.
  const response = await answer(new Request(request, { signal: null }), watched.visit);
  const hasFailed = response.status >= 500 || watched.hasFailed();
  const shown = watched.shown();
  if (!watched.isShareable() || !isShareable(response)) return { response, page: null, shown, hasFailed };
  const template = await splitPage(await response.clone().text(), texts as Record<Slot, string>);
  return { response, page: { headers: response.headers, template }, shown, hasFailed };
}

/** Neither the request nor its calls have the cookies of the guest, so nothing of theirs can be in the page. */
function renderForMembers(answer: AnswerPage, request: Request, visit: PageVisit): Promise<Rendered> {
  const cookies = request.headers.get("cookie");
  const cookie = keyCookies
    .filter((name) => readCookie(cookies, name) !== undefined)
    .map((name) => `${name}=${encodeURIComponent(readCookie(cookies, name) ?? "")}`)
    .join("; ");
  const headers = new Headers(request.headers);
  for (const name of ["cookie", "authorization"]) headers.delete(name);
  if (cookie) headers.set("cookie", cookie);
  const dispatch: PageVisit["dispatch"] = (call) => visit.dispatch({ ...call, headers: { ...call.headers, cookie } });
  const mark = personalMark(randomUUID());
  return renderShared(
    answer,
    new Request(request.url, { headers }),
    { ...visit, dispatch, output: { kind: "shared", mark } },
    { nonce: visit.nonce, account: placeholderOf("account", mark), hold: placeholderOf("hold", mark), personal: mark },
  );
}

async function partsOf(answer: AnswerPage, request: Request, visit: PageVisit): Promise<PersonalParts | null> {
  const response = await answer(request, { ...visit, output: { kind: "parts" } });
  return response.ok ? ((await response.json()) as PersonalParts | null) : null;
}

function isShareable({ status, headers }: Response): boolean {
  const isPage = status === 200 && headers.get("content-type")?.startsWith("text/html") === true;
  return isPage && headers.getSetCookie().every((cookie) => nameOf(cookie) === "language");
}

/** The limits on rendering refused the page. */
function isRefusal({ status }: Response): boolean {
  return status === 429 || status === 503;
}

function nameOf(cookie: string): string {
  return (cookie.split("=", 1)[0] ?? "").trim();
}

function copyOf({ headers, template }: SharedPage, request: Request, values: Partial<Record<Slot, string>>): Response {
  const isGzip = acceptsGzip(request);
  const body = fillPage(template, values as Record<Slot, string>, isGzip);
  const own = new Headers(headers);
  if (isGzip) own.set("content-encoding", "gzip");
  return new Response(new Uint8Array(body), { headers: own });
}

function acceptsGzip({ headers }: Request): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers.get("accept-encoding") ?? "");
}
