import { recordEvents } from "#contract/endpoint/event-endpoint.ts";
import type { EventBatch } from "#contract/site/analytics.ts";
import { CONSENT_COOKIE, readConsent } from "#domain/analytics/consent.ts";
import type { Language } from "#domain/language/language.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { Experiments } from "#domain/site/experiments.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { VISITOR_COOKIE } from "#domain/site/visitor.ts";
import { newId } from "../new-id.ts";
import { createEventQueue, type EventContext, type Sent } from "./event-queue.ts";
import { storedMarketing, storeMarketing } from "./marketing.ts";
import { consumeEvents, track } from "./track.ts";

export type PageView = { pathname: string; search: string; ab: Partial<Experiments> };

const cookie = (name: string) => readCookie(document.cookie, name);
const consent = () => readConsent(cookie(CONSENT_COOKIE));
let ab: Partial<Experiments> = {};
let lastPath = "";

const queue = createEventQueue({
  storage: sessionStorage,
  consent,
  context,
  send,
  sendInBackground: (batch) => navigator.sendBeacon(recordEvents.url, asBlob(batch)),
  newId,
  now: Date.now,
  later: (work, ms) => void setTimeout(work, ms),
});

consumeEvents(queue.add);
addEventListener("pagehide", queue.flush);
addEventListener("online", () => void queue.sendAll());
document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && queue.flush());

/** Called for every page, and again when the guest has chosen a consent. */
export function recordPageView(page: PageView): void {
  ab = page.ab;
  storeMarketing(page.search, consent(), Date.now());
  if (page.pathname !== lastPath && Object.keys(ab).length > 0) track("ab_exposure");
  lastPath = page.pathname;
  queue.applyConsent();
}

function context(): EventContext | null {
  const { lang, dataset } = document.documentElement;
  const visitorId = cookie(VISITOR_COOKIE);
  if (!visitorId || !dataset.currency) return null;
  return {
    language: lang as Language,
    currency: dataset.currency as CurrencyCode,
    visitorId,
    ab,
    utm: storedMarketing(Date.now()) ?? {},
  };
}

/** A final refusal is not retried; a busy server or a lost connection is, with the next event or page. */
async function send(batch: EventBatch): Promise<Sent> {
  try {
    const { url, method } = recordEvents;
    const headers = { "content-type": "application/json" };
    const { status } = await fetch(url, { method, headers, body: JSON.stringify(batch), keepalive: true });
    return status === 429 || status >= 500 ? "later" : "done";
  } catch {
    return "later";
  }
}

function asBlob(batch: EventBatch): Blob {
  return new Blob([JSON.stringify(batch)], { type: "application/json" });
}
