/** The state machine of the wait for the bank; times are milliseconds. */
export type PaymentAnswer = {
  status: "PENDING" | "SUCCESS" | "FAILED";
  orderNumber: string | null;
  code: number | null;
  /** The bank waits for the guest. */
  isChallenged: boolean;
  /** It pays for a change of a booking. */
  isChange: boolean;
  isGift: boolean;
  /** The guest cancelled this attempt. */
  isCancelled?: boolean | undefined;
  /** The newest later attempt to pay for the same. */
  replacement?: { paymentId: string; status: "PENDING" | "SUCCESS" | "FAILED"; orderNumber: string | null } | undefined;
};

export type Wait = {
  phase: "start" | "in progress" | "retry" | "missing" | "end";
  polls: number;
  /** When the first poll was sent; the time during which the tab was hidden does not count. */
  startedAt: number | null;
  /** The bank has not answered for so long that the page says what that means. It polls on. */
  isLong: boolean;
  /** Failed calls in a row. */
  failures: number;
  answer: PaymentAnswer | null;
};

export type WaitEvent =
  | { type: "polled"; now: number }
  | { type: "answered"; answer: PaymentAnswer; now: number }
  | { type: "call failed" }
  | { type: "unknown payment" }
  | { type: "hidden"; ms: number };

export const POLL_MS = 3_000;
const LONG_WAIT_MS = 120_000;
/** A payment that is open for so long is not decided soon. */
const SLOW_POLLS = { after: 40, ms: 10_000 } as const;
const SLOWEST_POLLS = { after: 100, ms: 30_000 } as const;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
/** More failures than a slow connection has. */
const MANY_FAILURES = 3;

export const firstWait: Wait = {
  phase: "start",
  polls: 0,
  startedAt: null,
  isLong: false,
  failures: 0,
  answer: null,
};

/** Only a final answer, or a payment that is not this guest's, ends the wait. */
export function nextWait(wait: Wait, event: WaitEvent): Wait {
  switch (event.type) {
    case "polled":
      return { ...wait, polls: wait.polls + 1, startedAt: wait.startedAt ?? event.now };
    case "answered":
      return answered(wait, event.answer, event.now);
    case "call failed":
      return { ...wait, phase: "retry", failures: wait.failures + 1 };
    case "unknown payment":
      return { ...wait, phase: "missing" };
    case "hidden":
      return wait.startedAt === null ? wait : { ...wait, startedAt: wait.startedAt + event.ms };
  }
}

function answered(wait: Wait, answer: PaymentAnswer, now: number): Wait {
  const next = { ...wait, answer, failures: 0 };
  if (answer.status !== "PENDING") return { ...next, phase: "end" };
  const isLong = wait.isLong || now - (wait.startedAt ?? now) >= LONG_WAIT_MS;
  return { ...next, phase: "in progress", isLong };
}

/** The milliseconds until the next poll; `null` when there is nothing more to learn. */
export function nextPollIn({ phase, failures, polls }: Wait): number | null {
  if (phase === "missing" || phase === "end") return null;
  if (phase === "retry") return RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? null;
  if (polls === 0) return 0;
  if (polls >= SLOWEST_POLLS.after) return SLOWEST_POLLS.ms;
  return polls >= SLOW_POLLS.after ? SLOW_POLLS.ms : POLL_MS;
}

/** What a guest reads while the result is not known. */
export function noResultYet({ isLong, failures }: Wait): "pending" | "lost" | null {
  if (failures > MANY_FAILURES) return "lost";
  return isLong ? "pending" : null;
}
