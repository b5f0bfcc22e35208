import { renewSession } from "#web/lib/api/renew-session.ts";
import { connectTabs, type SessionEvent, subscribeToSession } from "#web/lib/api/session-events.ts";
import { hasSignedInCookie, sessionExpiry } from "#web/lib/api/session-token.ts";
import { syncListsIfOld } from "#web/saved-lists/sync-if-old.ts";
import { clearGuestData } from "#web/session/clear-guest-data.ts";
import { isPrivatePage } from "#web/session/private-page.ts";
import { setMember } from "#web/session/use-member.ts";
import { clearCachedTravellers } from "#web/shared/cached-travellers.ts";

const RENEW_BEFORE_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps this tab in step with the session: renews it when less than a day is left, shows a login of another tab, and
 * clears the guest's data after a logout, also one that happened while the tab was suspended.
 */
export function watchSession(isSignedIn: boolean): () => void {
  let disconnectTabs = connectTabs();
  let wasSignedIn = isSignedIn;
  const unsubscribe = subscribeToSession((event) => {
    wasSignedIn = event.kind === "signed-in";
    applyEvent(event);
  });
  function check() {
    const isNow = hasSignedInCookie();
    if (wasSignedIn && !isNow) applyEvent({ kind: "signed-out" });
    wasSignedIn = isNow;
    if (isNow) {
      renewIfNeeded();
      void syncListsIfOld(Date.now());
    }
    // A session may have expired while no page was open.
    else clearCachedTravellers();
  }
  const shown = () => {
    disconnectTabs();
    disconnectTabs = connectTabs();
    check();
  };
  const seen = () => document.visibilityState === "visible" && check();
  const hidden = () => disconnectTabs();
  addEventListener("pageshow", shown);
  // A page with an open channel is excluded from the back/forward cache.
  addEventListener("pagehide", hidden);
  document.addEventListener("visibilitychange", seen);
  check();
  return () => {
    disconnectTabs();
    unsubscribe();
    removeEventListener("pageshow", shown);
    removeEventListener("pagehide", hidden);
    document.removeEventListener("visibilitychange", seen);
  };
}

function applyEvent(event: SessionEvent): void {
  setMember(event.kind === "signed-in" ? event.member : null);
  if (event.kind !== "signed-in") clearCachedTravellers();
  if (event.kind !== "signed-out") return;
  clearGuestData();
  if (isPrivatePage(location.pathname)) location.replace(`/${document.documentElement.lang}/login`);
}

/** A session with an unknown expiry, e.g. of a login without JavaScript, is renewed once to learn it. */
function renewIfNeeded(): void {
  const until = sessionExpiry();
  if (until === null || until - Date.now() < RENEW_BEFORE_MS) void renewSession();
}
