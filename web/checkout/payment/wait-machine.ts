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
};

export type Wait = {
  phase: "start" | "in progress" | "retry" | "failed" | "end";
  /** Why it failed: no final answer, failed calls, or no such payment. */
  why: "pending" | "lost" | "missing" | null;
  polls: number;
  /** When the first poll was sent; the time during which the tab was hidden does not count. */
  startedAt: number | null;
  /** Failed calls in a row. */
  failures: number;
  answer: PaymentAnswer | null;
};

export type WaitEvent =
  | { type: "polled"; now: number }
  | { type: "answered"; answer: PaymentAnswer; now: number }
  | { type: "call failed" }
  | { type: "unknown payment" }
  | { type: "hidden"; ms: number }
  | { type: "restart" };

export const POLL_MS = 3_000;
const MAX_POLLS = 40;
const MAX_WAIT_MS = 120_000;
const RETRY_MS = [1_000, 2_000, 4_000] as const;

export const firstWait: Wait = { phase: "start", why: null, polls: 0, startedAt: null, failures: 0, answer: null };

/** The states of the specification: start, in progress, retry, failed, end. */
export function nextWait(wait: Wait, event: WaitEvent): Wait {
  switch (event.type) {
    case "polled":
      return { ...wait, polls: wait.polls + 1, startedAt: wait.startedAt ?? event.now };
    case "answered":
      return answered(wait, event.answer, event.now);
    case "call failed":
      return wait.failures < RETRY_MS.length
        ? { ...wait, phase: "retry", failures: wait.failures + 1 }
        : { ...wait, phase: "failed", why: "lost" };
    case "unknown payment":
      return { ...wait, phase: "failed", why: "missing" };
    case "hidden":
      return wait.startedAt === null ? wait : { ...wait, startedAt: wait.startedAt + event.ms };
    case "restart":
      return firstWait;
  }
}

function answered(wait: Wait, answer: PaymentAnswer, now: number): Wait {
  const next = { ...wait, answer, failures: 0 };
  if (answer.status !== "PENDING") return { ...next, phase: "end" };
  const isLong = wait.polls >= MAX_POLLS || now - (wait.startedAt ?? now) >= MAX_WAIT_MS;
  return isLong ? { ...next, phase: "failed", why: "pending" } : { ...next, phase: "in progress" };
}

/** The milliseconds until the next poll; `null` when there is none. */
export function nextPollIn({ phase, failures }: Wait): number | null {
  if (phase === "start") return 0;
  if (phase === "in progress") return POLL_MS;
  return phase === "retry" ? (RETRY_MS[failures - 1] ?? null) : null;
}
