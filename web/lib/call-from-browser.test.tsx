import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiProblem } from "./api-call.ts";
import { callFromBrowser } from "./call-from-browser.ts";
import { holdNetwork, problemBody } from "./held-network-for-test.ts";
import { newId } from "./new-id.ts";
import { settle } from "./riddle-for-test.ts";
import { forgetSession, keepSession, sessionUntil } from "./session-keys.ts";
import { hearSession, type SessionNews } from "./session-news.ts";
import { setCookie } from "./set-cookie.ts";

let network: ReturnType<typeof holdNetwork>;
const news: SessionNews[] = [];
let stopHearing: () => void;

beforeEach(() => {
  localStorage.clear();
  setCookie("base64_user=e30=");
  network = holdNetwork();
  news.length = 0;
  stopHearing = hearSession((one) => news.push(one));
});
afterEach(() => {
  stopHearing();
  forgetSession();
  setCookie("base64_user=; Max-Age=0");
  vi.unstubAllGlobals();
});

/** Each test asks for itself: the same question asked again would join the one before. */
const ask = () => callFromBrowser("listSessions", {}, { scope: newId() });
const dead = { status: 401, body: problemBody(6003) };
const refreshes = () => network.calls("/auth/refresh");
const asked = (count: number) => settle(() => network.asked.length === count);

test("after a login calls carry the token, and nothing that stays behind does", async () => {
  keepSession({ token: "secret-token", expiresIn: 100 });
  void ask();
  expect(network.last("/session").headers.authorization).toBe("Bearer secret-token");
  expect(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })).not.toContain("secret-token");
});

test("once another tab renewed the session the old token of this tab is not used again", () => {
  keepSession({ token: "old", expiresIn: 100 });
  localStorage.setItem("SESSION_UNTIL", String((sessionUntil() ?? 0) + 5));
  void ask();
  expect(network.last("/session").headers.authorization).toBeUndefined();
});

test("a session that is not known any more is renewed once, and the call made once more", async () => {
  const answer = ask();
  await network.last("/session").answer(dead);
  await asked(2);
  await network.last("/auth/refresh").answer({ body: { token: "next", expiresIn: 100 } });
  await asked(3);
  expect(network.last("/session").headers.authorization).toBe("Bearer next");
  await network.last("/session").answer({ body: { items: [] } });
  expect(await answer).toEqual({ items: [] });
});

test("two calls that fail at once renew the session once", async () => {
  void ask();
  void callFromBrowser("listTravellers", {}, { scope: newId() });
  await network.last("/session").answer(dead);
  await network.last("/traveller").answer(dead);
  await asked(3);
  await network.last("/auth/refresh").answer({ body: { token: "next", expiresIn: 100 } });
  await asked(5);
  expect(refreshes()).toHaveLength(1);
});

test("a second refusal is the answer: nothing goes round in circles", async () => {
  const answer = ask().catch((error: unknown) => error);
  await network.last("/session").answer(dead);
  await asked(2);
  await network.last("/auth/refresh").answer({ body: { token: "next", expiresIn: 100 } });
  await asked(3);
  await network.last("/session").answer(dead);
  expect(await answer).toBeInstanceOf(ApiProblem);
  expect(refreshes()).toHaveLength(1);
});

test("a session that cannot be renewed is over, and everybody hears of it", async () => {
  const answer = ask().catch((error: unknown) => error);
  await network.last("/session").answer(dead);
  await asked(2);
  await network.last("/auth/refresh").answer(dead);
  expect(await answer).toBeInstanceOf(ApiProblem);
  expect(news).toEqual([{ kind: "over" }]);
  expect(sessionUntil()).toBeNull();
});

test("a broken line while renewing ends nobody's session", async () => {
  const answer = ask().catch((error: unknown) => error);
  await network.last("/session").answer(dead);
  await asked(2);
  await network.last("/auth/refresh").lose();
  expect(await answer).toBeInstanceOf(ApiProblem);
  expect(news).toEqual([]);
});

test("a guest who is not logged in is simply refused", async () => {
  setCookie("base64_user=; Max-Age=0");
  const answer = ask().catch((error: unknown) => error);
  await network.last("/session").answer(dead);
  expect(await answer).toBeInstanceOf(ApiProblem);
  expect(refreshes()).toHaveLength(0);
});
