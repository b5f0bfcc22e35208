import type { Answer, PartnerRequest, Route } from "../route.ts";
import { feeds } from "./feeds.ts";

const NOT_FOUND = `<!doctype html><title>Not found</title><h1>There is no such calendar</h1>`;

/** Calendars of homes on another platform, as it sends them on good and on bad days. */
export const feedRoutes: readonly Route[] = [{ method: "GET", path: /^\/feed\/[a-z0-9-]+\.ics$/, answer: sendFeed }];

function sendFeed(request: PartnerRequest): Answer {
  const name = /([a-z0-9-]+)\.ics$/.exec(request.url.pathname)?.[1] ?? "";
  const feed = Object.hasOwn(feeds, name) ? feeds[name] : undefined;
  return feed ? feed(request) : { html: NOT_FOUND, status: 404 };
}
