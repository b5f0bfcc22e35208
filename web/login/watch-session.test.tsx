import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitUntil } from "#web/lib/api/captcha-for-test.ts";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import { clearSession, storeSession } from "#web/lib/api/session-token.ts";
import { setCookie } from "#web/lib/storage/set-cookie.ts";
import { watchSession } from "./watch-session.ts";

const HOUR = 60 * 60;
let network: ReturnType<typeof holdNetwork>;
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setCookie("base64_user=e30=");
  network = holdNetwork();
});
afterEach(() => {
  stop();
  clearSession();
  setCookie("base64_user=; Max-Age=0");
  vi.unstubAllGlobals();
});

const otherTab = () => new BroadcastChannel("session");
const typed = () => sessionStorage.getItem("CONTACT_DETAILS_FORM_STATE");

test.each([
  [23 * HOUR, 1],
  [25 * HOUR, 0],
])("with %i seconds left the session is renewed %i times", async (expiresIn, times) => {
  storeSession({ token: "t", expiresIn });
  stop = watchSession(true);
  await waitUntil(() => network.calls("/auth/refresh").length === times);
});

test("a guest who is not logged in costs no call", () => {
  setCookie("base64_user=; Max-Age=0");
  stop = watchSession(false);
  expect(network.requests).toHaveLength(0);
});

test("travellers' names are removed after a session that expired while no page was open", () => {
  setCookie("base64_user=; Max-Age=0");
  localStorage.setItem("CACHED_TRAVELLERS", "[]");
  stop = watchSession(false);
  expect(localStorage.getItem("CACHED_TRAVELLERS")).toBeNull();
});

test("a logout in another tab removes what was typed here", async () => {
  storeSession({ token: "t", expiresIn: 100 * HOUR });
  sessionStorage.setItem("CONTACT_DETAILS_FORM_STATE", "{}");
  stop = watchSession(true);
  const tab = otherTab();
  tab.postMessage({ kind: "signed-out" });
  await waitUntil(() => typed() === null);
  tab.close();
  expect(localStorage.getItem("SESSION_UNTIL")).toBeNull();
});

test("a session that expired in another tab removes only the travellers' names here", async () => {
  storeSession({ token: "t", expiresIn: 100 * HOUR });
  localStorage.setItem("CACHED_TRAVELLERS", "[]");
  sessionStorage.setItem("CONTACT_DETAILS_FORM_STATE", "{}");
  stop = watchSession(true);
  const tab = otherTab();
  tab.postMessage({ kind: "expired" });
  await waitUntil(() => localStorage.getItem("CACHED_TRAVELLERS") === null);
  tab.close();
  expect(typed()).toBe("{}");
});

test("a tab that was suspended during a logout notices it when it is shown", async () => {
  storeSession({ token: "t", expiresIn: 100 * HOUR });
  sessionStorage.setItem("CONTACT_DETAILS_FORM_STATE", "{}");
  stop = watchSession(true);
  setCookie("base64_user=; Max-Age=0");
  dispatchEvent(new Event("pageshow"));
  expect(typed()).toBeNull();
});
