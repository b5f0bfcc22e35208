import { renewSession } from "#web/lib/renew-session.ts";
import { isMarkedSignedIn, sessionUntil } from "#web/lib/session-keys.ts";
import { hearSession, joinTabs, type SessionNews } from "#web/lib/session-news.ts";
import { forgetTravellers } from "../traveller/cached-travellers.ts";
import { forgetGuest } from "./forget-guest.ts";
import { isPrivatePage } from "./private-page.ts";
import { setMember } from "./use-member.ts";

const RENEW_BEFORE_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps this tab in step with the session: renews it when less than a day is left, greets whoever logs in elsewhere, and
 * forgets them when they log out, also when the tab slept meanwhile.
 */
export function watchSession(isSignedIn: boolean): () => void {
  let leaveTabs = joinTabs();
  let wasSignedIn = isSignedIn;
  const stopHearing = hearSession((news) => {
    wasSignedIn = news.kind === "in";
    take(news);
  });
  function look() {
    const isNow = isMarkedSignedIn();
    if (wasSignedIn && !isNow) take({ kind: "out" });
    wasSignedIn = isNow;
    if (isNow) renewInTime();
    // A session may have run out while no page was open.
    else forgetTravellers();
  }
  const shown = () => {
    leaveTabs();
    leaveTabs = joinTabs();
    look();
  };
  const seen = () => document.visibilityState === "visible" && look();
  const hidden = () => leaveTabs();
  addEventListener("pageshow", shown);
  // A page with an open line to other tabs is not kept for Back.
  addEventListener("pagehide", hidden);
  document.addEventListener("visibilitychange", seen);
  look();
  return () => {
    leaveTabs();
    stopHearing();
    removeEventListener("pageshow", shown);
    removeEventListener("pagehide", hidden);
    document.removeEventListener("visibilitychange", seen);
  };
}

function take(news: SessionNews): void {
  setMember(news.kind === "in" ? news.member : null);
  if (news.kind !== "in") forgetTravellers();
  if (news.kind !== "out") return;
  forgetGuest();
  if (isPrivatePage(location.pathname)) location.replace(`/${document.documentElement.lang}/login`);
}

/** A login whose end is not known here, e.g. one without JavaScript, is renewed once to learn it. */
function renewInTime(): void {
  const until = sessionUntil();
  if (until === null || until - Date.now() < RENEW_BEFORE_MS) void renewSession();
}
