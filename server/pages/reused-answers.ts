import { type LruCache, lruCache } from "#api/platform/cache/lru-cache.ts";
import type { ApiText, CallForText } from "./page-calls.ts";
import type { PageVisit } from "./pages.ts";

const FOR_MS = 30_000;
const MAX_CHARACTERS = 4_000_000;

export type ReuseAnswers = (visit: PageVisit) => CallForText;

/**
 * Stores the answers that show no property and never end, such as names and currencies: nearly every page needs them,
 * and they are the same for all guests of a site.
 */
export function reusedAnswers(now?: () => number): ReuseAnswers {
  const options = { max: MAX_CHARACTERS, sizeOf: ({ text }: ApiText) => text.length, ttlMs: FOR_MS };
  const stored = lruCache<string, ApiText>(now ? { ...options, now } : options);
  return ({ site, dispatch }) =>
    (request) =>
      answerOnce(stored, keyOf(site.siteId, request), () => dispatch(request));
}

async function answerOnce(
  stored: LruCache<string, ApiText>,
  key: string,
  call: () => Promise<ApiText>,
): Promise<ApiText> {
  const found = stored.get(key);
  if (found) return found;
  const answer = await call();
  if (isForEverybody(answer)) stored.set(key, answer);
  return answer;
}

function keyOf(siteId: string, { method, path, headers, body }: Parameters<CallForText>[0]): string {
  return JSON.stringify([siteId, method, path, headers, body]);
}

function isForEverybody({ status, cookies, shown }: ApiText): boolean {
  return status === 200 && cookies.length === 0 && shown?.properties.length === 0 && shown.until === null;
}
