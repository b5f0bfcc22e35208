import { expect, test } from "vitest";
import { problems } from "#domain/problem/problems.ts";
import { firstWait, nextPollIn, nextWait, noResultYet, POLL_MS, type Wait, type WaitEvent } from "./wait-machine.ts";

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

test("failed calls are repeated ever more slowly, and never given up", () => {
  const failed = (count: number) => Array.from({ length: count }, () => callFailed).reduce(nextWait, firstWait);
  expect([1, 2, 3, 4, 5, 6, 7, 500].map((count) => nextPollIn(failed(count)))).toEqual([
    1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000,
  ]);
  expect([3, 4].map((count) => noResultYet(failed(count)))).toEqual([null, "lost"]);
});

test("an answer between failed calls resets their count", () => {
  expect(after(callFailed, callFailed, answered(pending, 10), callFailed)).toMatchObject({
    phase: "retry",
    failures: 1,
  });
});

test("a payment that stays open is polled ever more slowly, and never given up", () => {
  const rounds = (count: number) =>
    Array.from({ length: count }, (_, round) => [polled(round), answered(pending, round)])
      .flat()
      .reduce(nextWait, firstWait);
  expect([39, 40, 99, 100, 5_000].map((count) => nextPollIn(rounds(count)))).toEqual([
    3_000, 10_000, 10_000, 30_000, 30_000,
  ]);
  expect(rounds(5_000).phase).toBe("in progress");
});

test("after two minutes the page says that the bank is late; the time in the bank's app does not count", () => {
  const round = [polled(5_000), answered(pending, 6_000)];
  const late = after(...round, answered(pending, 125_000));
  expect(noResultYet(late)).toBe("pending");
  expect(noResultYet(nextWait(late, callFailed))).toBe("pending");
  const away: WaitEvent = { type: "hidden", ms: 60_000 };
  expect(noResultYet(after(...round, away, answered(pending, 125_000)))).toBe(null);
});

test("a payment of another guest is not polled again", () => {
  expect(nextPollIn(after({ type: "unknown payment" }))).toBeNull();
});
