import { expect, test } from "vitest";
import { problems } from "#domain/problem/problems.ts";
import { firstWait, nextQuestionIn, nextWait, POLL_MS, type Wait, type WaitEvent } from "./wait-machine.ts";

const pending = { status: "PENDING", orderNumber: "C123456789", code: null } as const;
const paid = { ...pending, status: "SUCCESS" } as const;
const after = (...events: WaitEvent[]) => events.reduce(nextWait, firstWait);
const asked = (now: number): WaitEvent => ({ type: "asked", now });
const answered = (answer: Wait["answer"] & object, now: number): WaitEvent => ({ type: "answered", answer, now });
const missed: WaitEvent = { type: "missed" };

test("a guest who comes back from the bank is answered for at once", () => {
  expect(firstWait.phase).toBe("start");
  expect(nextQuestionIn(firstWait)).toBe(0);
});

test("while the bank thinks the question is put every three seconds", () => {
  const wait = after(asked(0), answered(pending, 100));
  expect(wait).toMatchObject({ phase: "in progress", polls: 1, began: 0 });
  expect(nextQuestionIn(wait)).toBe(POLL_MS);
});

test("a definite answer ends the wait, whichever it is", () => {
  expect(after(asked(0), answered(paid, 100))).toMatchObject({ phase: "end", answer: paid });
  const no = { ...pending, status: "FAILED", code: problems["bank-verification-failed"].code } as const;
  const wait = after(asked(0), answered(no, 100));
  expect(wait).toMatchObject({ phase: "end", answer: no });
  expect(nextQuestionIn(wait)).toBeNull();
});

test("a broken line is tried again after one, two and four seconds, and then given up", () => {
  const tries = [after(missed), after(missed, missed), after(missed, missed, missed)];
  expect(tries.map(({ phase }) => phase)).toEqual(["retry", "retry", "retry"]);
  expect(tries.map(nextQuestionIn)).toEqual([1_000, 2_000, 4_000]);
  const last = after(missed, missed, missed, missed);
  expect(last).toMatchObject({ phase: "failed", why: "lost" });
  expect(nextQuestionIn(last)).toBeNull();
});

test("an answer between broken lines starts their count anew", () => {
  expect(after(missed, missed, answered(pending, 10), missed)).toMatchObject({ phase: "retry", misses: 1 });
});

test("after forty questions a silent bank is called pending", () => {
  const rounds = Array.from({ length: 40 }, (_, round) => [asked(round), answered(pending, round)]).flat();
  expect(rounds.slice(0, -1).reduce(nextWait, firstWait).phase).toBe("in progress");
  expect(rounds.reduce(nextWait, firstWait)).toMatchObject({ phase: "failed", why: "pending", polls: 40 });
});

test("after two minutes too, and the time in the bank's app does not count", () => {
  const round = [asked(5_000), answered(pending, 6_000)];
  expect(after(...round, answered(pending, 125_000))).toMatchObject({ phase: "failed", why: "pending" });
  const away: WaitEvent = { type: "was hidden", ms: 60_000 };
  expect(after(...round, away, answered(pending, 125_000)).phase).toBe("in progress");
});

test("a payment that is not this guest's is not asked for again", () => {
  expect(nextQuestionIn(after({ type: "unknown payment" }))).toBeNull();
});

test("a guest may ask again from the start", () => {
  expect(after(missed, missed, missed, missed, { type: "again" })).toEqual(firstWait);
});
