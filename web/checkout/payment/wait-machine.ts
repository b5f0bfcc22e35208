/** How the wait for the bank goes on; times are milliseconds. */
export type PaymentAnswer = {
  status: "PENDING" | "SUCCESS" | "FAILED";
  orderNumber: string | null;
  code: number | null;
};

export type Wait = {
  phase: "start" | "in progress" | "retry" | "failed" | "end";
  /** Why it failed: the bank is silent, we could not ask, or there is no such payment. */
  why: "pending" | "lost" | "missing" | null;
  polls: number;
  /** When the first question was put; the time a tab was hidden does not count. */
  began: number | null;
  /** Questions in a row that nobody answered. */
  misses: number;
  answer: PaymentAnswer | null;
};

export type WaitEvent =
  | { type: "asked"; now: number }
  | { type: "answered"; answer: PaymentAnswer; now: number }
  | { type: "missed" }
  | { type: "unknown payment" }
  | { type: "was hidden"; ms: number }
  | { type: "again" };

export const POLL_MS = 3_000;
const MOST_POLLS = 40;
const LONGEST_MS = 120_000;
const RETRY_MS = [1_000, 2_000, 4_000] as const;

export const firstWait: Wait = { phase: "start", why: null, polls: 0, began: null, misses: 0, answer: null };

/** The states of the specification: start, in progress, retry, failed, end. */
export function nextWait(wait: Wait, event: WaitEvent): Wait {
  switch (event.type) {
    case "asked":
      return { ...wait, polls: wait.polls + 1, began: wait.began ?? event.now };
    case "answered":
      return answered(wait, event.answer, event.now);
    case "missed":
      return wait.misses < RETRY_MS.length
        ? { ...wait, phase: "retry", misses: wait.misses + 1 }
        : { ...wait, phase: "failed", why: "lost" };
    case "unknown payment":
      return { ...wait, phase: "failed", why: "missing" };
    case "was hidden":
      return wait.began === null ? wait : { ...wait, began: wait.began + event.ms };
    case "again":
      return firstWait;
  }
}

function answered(wait: Wait, answer: PaymentAnswer, now: number): Wait {
  const heard = { ...wait, answer, misses: 0 };
  if (answer.status !== "PENDING") return { ...heard, phase: "end" };
  const isLong = wait.polls >= MOST_POLLS || now - (wait.began ?? now) >= LONGEST_MS;
  return isLong ? { ...heard, phase: "failed", why: "pending" } : { ...heard, phase: "in progress" };
}

/** How long until the next question; `null` when none is to be put any more. */
export function nextQuestionIn({ phase, misses }: Wait): number | null {
  if (phase === "start") return 0;
  if (phase === "in progress") return POLL_MS;
  return phase === "retry" ? (RETRY_MS[misses - 1] ?? null) : null;
}
