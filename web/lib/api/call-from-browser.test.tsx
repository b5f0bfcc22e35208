import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "../new-id.ts";
import { setCookie } from "../storage/set-cookie.ts";
import { ApiProblem } from "./api-problem.ts";
import { callFromBrowser } from "./call-from-browser.ts";
import { waitUntil } from "./captcha-for-test.ts";
import { holdNetwork, problemBody } from "./held-network-for-test.ts";
import { type SessionEvent, subscribeToSession } from "./session-events.ts";
import { clearSession, sessionExpiry, storeSession } from "./session-token.ts";

let network: ReturnType<typeof holdNetwork>;
const events: SessionEvent[] = [];
let unsubscribe: () => void;

beforeEach(() => {
  localStorage.clear();
  setCookie("base64_user=e30=");
  network = holdNetwork();
  events.length = 0;
  unsubscribe = subscribeToSession((event) => events.push(event));
});
afterEach(() => {
  unsubscribe();
  clearSession();
  setCookie("base64_user=; Max-Age=0");
  vi.unstubAllGlobals();
});

/** Every call has a scope of its own: an equal call would join the one before. */
const call = () => callFromBrowser("listSessions", {}, { scope: newId() });
const dead = { status: 401, body: problemBody("sign-in-again") };
const refreshes = () => network.calls("/auth/refresh");
const called = (count: number) => waitUntil(() => network.requests.length === count);

test("after a login calls carry the token, and no storage holds it", async () => {
  storeSession({ token: "secret-token", expiresIn: 100 });
  void call();
  expect(network.last("/session").headers.authorization).toBe("Bearer secret-token");
  expect(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })).not.toContain("secret-token");
});

test("after another tab has renewed the session, the old token of this tab is not used", () => {
  storeSession({ token: "old", expiresIn: 100 });
  localStorage.setItem("SESSION_UNTIL", String((sessionExpiry() ?? 0) + 5));
  void call();
  expect(network.last("/session").headers.authorization).toBeUndefined();
});

test("an expired session is renewed once, in the time zone of the browser, and the call is sent again", async () => {
  const answer = call();
  await network.last("/session").answer(dead);
  await called(2);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const path of ["/session", "/auth/refresh"]) expect(network.last(path).headers["x-tz"]).toBe(timeZone);
  await network.last("/auth/refresh").answer({ body: { token: "next", expiresIn: 100 } });
  await called(3);
  expect(network.last("/session").headers.authorization).toBe("Bearer next");
  await network.last("/session").answer({ body: { items: [] } });
  expect(await answer).toEqual({ items: [] });
});

test("two calls that fail at once renew the session once", async () => {
  void call();
  void callFromBrowser("listTravellers", {}, { scope: newId() });
  await network.last("/session").answer(dead);
  await network.last("/traveller").answer(dead);
  await called(3);
  await network.last("/auth/refresh").answer({ body: { token: "next", expiresIn: 100 } });
  await called(5);
  expect(refreshes()).toHaveLength(1);
});

test("a second refusal is final: the call is not sent a third time", async () => {
  const answer = call().catch((error: unknown) => error);
  await network.last("/session").answer(dead);
  await called(2);
  await network.last("/auth/refresh").answer({ body: { token: "next", expiresIn: 100 } });
  await called(3);
  await network.last("/session").answer(dead);
  expect(await answer).toBeInstanceOf(ApiProblem);
  expect(refreshes()).toHaveLength(1);
});

test("a session that cannot be renewed has expired, and an event says so", async () => {
  const answer = call().catch((error: unknown) => error);
  await network.last("/session").answer(dead);
  await called(2);
  await network.last("/auth/refresh").answer(dead);
  expect(await answer).toBeInstanceOf(ApiProblem);
  expect(events).toEqual([{ kind: "expired" }]);
  expect(sessionExpiry()).toBeNull();
});

test("a lost connection while renewing ends no session", async () => {
  const answer = call().catch((error: unknown) => error);
  await network.last("/session").answer(dead);
  await called(2);
  await network.last("/auth/refresh").lose();
  expect(await answer).toBeInstanceOf(ApiProblem);
  expect(events).toEqual([]);
});

test("a call of a guest who is not logged in is refused without renewing", async () => {
  setCookie("base64_user=; Max-Age=0");
  const answer = call().catch((error: unknown) => error);
  await network.last("/session").answer(dead);
  expect(await answer).toBeInstanceOf(ApiProblem);
  expect(refreshes()).toHaveLength(0);
});
