import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { requests } from "#web/lib/api/request-register.ts";
import { firstWait, nextPollIn, nextWait, type PaymentAnswer } from "./wait-machine.ts";

/** A call without an answer for so long was lost with its connection. */
const ANSWER_MS = 30_000;

/**
 * Polls the payment until its result is known, however long that takes. A hidden tab pauses; a tab that is visible or
 * online again polls at once. The server may know the result when it renders the page.
 */
export function useWait(paymentId: string, result: PaymentAnswer | null) {
  const [wait, send] = useReducer(nextWait, result ? { ...firstWait, phase: "end", answer: result } : firstWait);
  const running = useRef<object | null>(null);
  const poll = useEffectEvent(async (isUrgent: boolean) => {
    if (running.current && !isUrgent) return;
    const group = `wait for ${paymentId}`;
    requests.cancelGroup(group);
    const own = {};
    running.current = own;
    const now = Date.now();
    send({ type: "polled", now });
    const query = { _c: String(wait.polls + 1), _t: String(wait.startedAt ?? now), paymentId };
    const timeout = setTimeout(() => requests.cancelGroup(group), ANSWER_MS);
    try {
      const answer = await callFromBrowser("checkPayment", { query }, { scope: paymentId, group });
      send({ type: "answered", answer, now: Date.now() });
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 404) send({ type: "unknown payment" });
      else if (running.current === own) send({ type: "call failed" });
    } finally {
      clearTimeout(timeout);
      if (running.current === own) running.current = null;
    }
  });
  const delay = nextPollIn(wait);
  usePolling(wait, delay, poll, (ms) => send({ type: "hidden", ms }));
  const receive = (answer: PaymentAnswer) => send({ type: "answered", answer, now: Date.now() });
  return { wait, receive, pollNow: () => void poll(true) };
}

function usePolling(
  wait: object,
  delay: number | null,
  poll: (isUrgent: boolean) => void,
  onHidden: (ms: number) => void,
) {
  const wasHidden = useEffectEvent(onHidden);
  const pollNow = useEffectEvent(poll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer schedules a poll, also an equal one
  useEffect(() => {
    if (delay === null) return;
    let hiddenAt = document.visibilityState === "hidden" ? Date.now() : null;
    const timer = hiddenAt === null ? setTimeout(() => pollNow(false), delay) : undefined;
    const onVisibilityChange = () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") {
        hiddenAt = Date.now();
        return;
      }
      if (hiddenAt !== null) wasHidden(Date.now() - hiddenAt);
      hiddenAt = null;
      pollNow(true);
    };
    const onOnline = () => {
      if (document.visibilityState === "hidden") return;
      clearTimeout(timer);
      pollNow(true);
    };
    document.addEventListener("visibilitychange", onVisibilityChange);
    addEventListener("online", onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [wait, delay]);
}
