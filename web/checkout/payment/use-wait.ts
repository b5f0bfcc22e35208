import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { firstWait, nextQuestionIn, nextWait } from "./wait-machine.ts";

/** Asks how the payment stands until that is known; a hidden tab asks nothing, and asks at once when it is seen again. */
export function useWait(paymentId: string) {
  const [wait, send] = useReducer(nextWait, firstWait);
  const isAsking = useRef(false);
  const ask = useEffectEvent(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const now = Date.now();
    send({ type: "asked", now });
    const query = { _c: String(wait.polls + 1), _t: String(wait.began ?? now), paymentId };
    try {
      const answer = await callFromBrowser("checkPayment", { query }, { scope: paymentId });
      send({ type: "answered", answer, now: Date.now() });
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 404) send({ type: "unknown payment" });
      else if (!isCancelled(error)) send({ type: "missed" });
    } finally {
      isAsking.current = false;
    }
  });
  const delay = nextQuestionIn(wait);
  useTurns(wait, delay, ask, (ms) => send({ type: "was hidden", ms }));
  return { wait, again: () => send({ type: "again" }) };
}

function useTurns(turn: object, delay: number | null, ask: () => void, onHidden: (ms: number) => void) {
  const wasHidden = useEffectEvent(onHidden);
  const askNow = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer is a turn, also one that says the same again
  useEffect(() => {
    if (delay === null) return;
    let hiddenAt = document.visibilityState === "hidden" ? Date.now() : null;
    const timer = hiddenAt === null ? setTimeout(askNow, delay) : undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") {
        hiddenAt = Date.now();
        return;
      }
      if (hiddenAt !== null) wasHidden(Date.now() - hiddenAt);
      hiddenAt = null;
      askNow();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [turn, delay]);
}
