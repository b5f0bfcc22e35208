import { expect, test } from "vitest";
import { problems } from "#domain/problem/problems.ts";
import { firstWait, nextPollIn, nextWait, POLL_MS, type Wait, type WaitEvent } from "./wait-machine.ts";

const pending = {
  status: "PENDING",
  orderNumber: "C123456789",
  code: null,
  isChallenged: false,
  isChange: false,
  isGift: false,
} as const;
const paid = { ...pending, status: "SUCCESS" } as const;
const after = (...events: WaitEvent[]) => events.reduce(nextWait, firstWait);
const polled = (now: number): WaitEvent => ({ type: "polled", now });
const answered = (answer: Wait["answer"] & object, now: number): WaitEvent => ({ type: "answered", answer, now });
const callFailed: WaitEvent = { type: "call failed" };

test("the first poll is sent at once", () => {
  expect(firstWait.phase).toBe("start");
  expect(nextPollIn(firstWait)).toBe(0);
});

test("while the payment is pending a poll is sent every three seconds", () => {
  const wait = after(polled(0), answered(pending, 100));
  expect(wait).toMatchObject({ phase: "in progress", polls: 1, startedAt: 0 });
  expect(nextPollIn(wait)).toBe(POLL_MS);
});

test("any final answer ends the wait", () => {
  expect(after(polled(0), answered(paid, 100))).toMatchObject({ phase: "end", answer: paid });
  const no = { ...pending, status: "FAILED", code: problems["bank-verification-failed"].code } as const;
  const wait = after(polled(0), answered(no, 100));
  expect(wait).toMatchObject({ phase: "end", answer: no });
  expect(nextPollIn(wait)).toBeNull();
});

test("a failed call is repeated after one, two and four seconds, and then the wait fails", () => {
  const retries = [after(callFailed), after(callFailed, callFailed), after(callFailed, callFailed, callFailed)];
  expect(retries.map(({ phase }) => phase)).toEqual(["retry", "retry", "retry"]);
  expect(retries.map(nextPollIn)).toEqual([1_000, 2_000, 4_000]);
  const last = after(callFailed, callFailed, callFailed, callFailed);
  expect(last).toMatchObject({ phase: "failed", why: "lost" });
  expect(nextPollIn(last)).toBeNull();
});

test("an answer between failed calls resets their count", () => {
  expect(after(callFailed, callFailed, answered(pending, 10), callFailed)).toMatchObject({
    phase: "retry",
    failures: 1,
  });
});

test("after forty polls without a final answer the payment counts as pending", () => {
  const rounds = Array.from({ length: 40 }, (_, round) => [polled(round), answered(pending, round)]).flat();
  expect(rounds.slice(0, -1).reduce(nextWait, firstWait).phase).toBe("in progress");
  expect(rounds.reduce(nextWait, firstWait)).toMatchObject({ phase: "failed", why: "pending", polls: 40 });
});

test("after two minutes too, and the time in the bank's app does not count", () => {
  const round = [polled(5_000), answered(pending, 6_000)];
  expect(after(...round, answered(pending, 125_000))).toMatchObject({ phase: "failed", why: "pending" });
  const away: WaitEvent = { type: "hidden", ms: 60_000 };
  expect(after(...round, away, answered(pending, 125_000)).phase).toBe("in progress");
});

test("a payment of another guest is not polled again", () => {
  expect(nextPollIn(after({ type: "unknown payment" }))).toBeNull();
});

test("a guest may start the wait again", () => {
  expect(after(callFailed, callFailed, callFailed, callFailed, { type: "restart" })).toEqual(firstWait);
});
