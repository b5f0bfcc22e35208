import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdNetwork } from "#web/lib/held-network-for-test.ts";
import { settle } from "#web/lib/riddle-for-test.ts";
import { forgetSession, keepSession } from "#web/lib/session-keys.ts";
import { setCookie } from "#web/lib/set-cookie.ts";
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
  forgetSession();
  setCookie("base64_user=; Max-Age=0");
  vi.unstubAllGlobals();
});

const otherTab = () => new BroadcastChannel("session");
const typed = () => sessionStorage.getItem("CONTACT_DETAILS_FORM_STATE");

test.each([
  [23 * HOUR, 1],
  [25 * HOUR, 0],
])("with %i seconds left the session is renewed %i times", async (expiresIn, times) => {
  keepSession({ token: "t", expiresIn });
  stop = watchSession(true);
  await settle(() => network.calls("/auth/refresh").length === times);
});

test("a guest who is not logged in costs no call", () => {
  setCookie("base64_user=; Max-Age=0");
  stop = watchSession(false);
  expect(network.asked).toHaveLength(0);
});

test("names of travellers do not outlive a session that ran out while no page was open", () => {
  setCookie("base64_user=; Max-Age=0");
  localStorage.setItem("CACHED_TRAVELLERS", "[]");
  stop = watchSession(false);
  expect(localStorage.getItem("CACHED_TRAVELLERS")).toBeNull();
});

test("a logout in another tab forgets here what was typed", async () => {
  keepSession({ token: "t", expiresIn: 100 * HOUR });
  sessionStorage.setItem("CONTACT_DETAILS_FORM_STATE", "{}");
  stop = watchSession(true);
  const tab = otherTab();
  tab.postMessage({ kind: "out" });
  await settle(() => typed() === null);
  tab.close();
  expect(localStorage.getItem("SESSION_UNTIL")).toBeNull();
});

test("a session that ended by itself elsewhere takes nothing away here but the names of travellers", async () => {
  keepSession({ token: "t", expiresIn: 100 * HOUR });
  localStorage.setItem("CACHED_TRAVELLERS", "[]");
  sessionStorage.setItem("CONTACT_DETAILS_FORM_STATE", "{}");
  stop = watchSession(true);
  const tab = otherTab();
  tab.postMessage({ kind: "over" });
  await settle(() => localStorage.getItem("CACHED_TRAVELLERS") === null);
  tab.close();
  expect(typed()).toBe("{}");
});

test("a tab that slept through a logout notices when it is looked at", async () => {
  keepSession({ token: "t", expiresIn: 100 * HOUR });
  sessionStorage.setItem("CONTACT_DETAILS_FORM_STATE", "{}");
  stop = watchSession(true);
  setCookie("base64_user=; Max-Age=0");
  dispatchEvent(new Event("pageshow"));
  expect(typed()).toBeNull();
});
