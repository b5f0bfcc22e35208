import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { firstWait, nextPollIn, nextWait, type PaymentAnswer } from "./wait-machine.ts";

/**
 * Polls the payment until its result is known; a hidden tab pauses and polls at once when it is visible again. The server
 * may know the result when it renders the page.
 */
export function useWait(paymentId: string, result: PaymentAnswer | null) {
  const [wait, send] = useReducer(nextWait, result ? { ...firstWait, phase: "end", answer: result } : firstWait);
  const isPolling = useRef(false);
  const poll = useEffectEvent(async () => {
    if (isPolling.current) return;
    isPolling.current = true;
    const now = Date.now();
    send({ type: "polled", now });
    const query = { _c: String(wait.polls + 1), _t: String(wait.startedAt ?? now), paymentId };
    try {
      const answer = await callFromBrowser("checkPayment", { query }, { scope: paymentId });
      send({ type: "answered", answer, now: Date.now() });
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 404) send({ type: "unknown payment" });
      else if (!isCancelled(error)) send({ type: "call failed" });
    } finally {
      isPolling.current = false;
    }
  });
  const delay = nextPollIn(wait);
  usePolling(wait, delay, poll, (ms) => send({ type: "hidden", ms }));
  const receive = (answer: PaymentAnswer) => send({ type: "answered", answer, now: Date.now() });
  return { wait, receive, restart: () => send({ type: "restart" }) };
}

function usePolling(wait: object, delay: number | null, poll: () => void, onHidden: (ms: number) => void) {
  const wasHidden = useEffectEvent(onHidden);
  const pollNow = useEffectEvent(poll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer schedules a poll, also an equal one
  useEffect(() => {
    if (delay === null) return;
    let hiddenAt = document.visibilityState === "hidden" ? Date.now() : null;
    const timer = hiddenAt === null ? setTimeout(pollNow, delay) : undefined;
    const onVisibilityChange = () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") {
        hiddenAt = Date.now();
        return;
      }
      if (hiddenAt !== null) wasHidden(Date.now() - hiddenAt);
      hiddenAt = null;
      pollNow();
    };
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [wait, delay]);
}
