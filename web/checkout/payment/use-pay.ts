import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Calls } from "#contract/calls.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import { track } from "#web/lib/analytics/track.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { createIdempotencyKeys } from "#web/lib/api/idempotency-keys.ts";
import { isOffline } from "#web/lib/api/problem-message.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { usePaths } from "#web/shared/paths.ts";
import { isHttpUrl, storeBankVisit } from "./bank-visit.ts";
import { usePaidPath } from "./paid-path.ts";
import { type PayProblem, payProblemOf } from "./pay-problem.ts";
import { usePayable } from "./payable-context.tsx";

type Body = Calls["pay"]["input"]["body"];
type Answer = Calls["pay"]["answer"];
export type PayInput = { method: PaymentMethod; token?: string; installmentPlanId?: string };

const idempotencyKeys = createIdempotencyKeys(() => sessionStorage, "PAYMENT_TRY");
const RETRY_MS = 1_000;
const MAX_RETRIES = 10;

/**
 * Pays once. A press while a payment is running does nothing. A call whose answer was lost is sent again with the same
 * body and key, so the server answers with the first result instead of paying twice.
 */
export function usePay() {
  const { cartId, payable, products, refresh } = usePayable();
  const path = usePaths();
  const continuePayment = useContinuePayment();
  const unanswered = useRef<Body | null>(null);
  const [problem, setProblem] = useState<PayProblem | null>(null);
  const { submit, isBusy } = useSubmitOnce({ onFailure });

  async function send(body: Body) {
    unanswered.current = body;
    const answer = await untilFinished(() =>
      callFromBrowser("pay", { body }, { scope: body.cartId, ...idempotencyKeys.keysFor(body) }),
    );
    clearAttempt();
    await continuePayment(answer);
    if (answer.status === "FAILED") setProblem({ kind: "declined", code: answer.code ?? null });
  }
  function clearAttempt() {
    unanswered.current = null;
    idempotencyKeys.clear();
  }
  async function onFailure(error: unknown): Promise<boolean> {
    const found = payProblemOf(error);
    if (found.kind !== "unknown") clearAttempt();
    if (found.kind === "declined" && found.code) track("payment_result", { status: "FAILED", code: found.code });
    if (found.kind === "running") {
      await continuePayment({ status: "PENDING", paymentId: found.paymentId });
      return true;
    }
    const isCartOld = found.kind === "expired" || found.kind === "price" || isProblem(error, "points-returned");
    if (isCartOld) await refresh().catch(() => {});
    setProblem(found.kind === "price" ? { ...found, agreedLines: products } : found);
    return true;
  }
  /** `inputFor` resolves to what to pay with, or to `null` when that is invalid. */
  function pay(inputFor: () => Promise<PayInput | null>, acceptedTotal = payable.total) {
    return submit(async () => {
      if (isOffline() && !unanswered.current) return setProblem({ kind: "offline" });
      const input = unanswered.current ? null : await inputFor();
      if (!unanswered.current && !input) return;
      setProblem(null);
      if (input) track("payment_started", { method: input.method });
      const returnUrl = path("paymentReturn", { cartId });
      await send(unanswered.current ?? { cartId, ...(input as PayInput), returnUrl, acceptedTotal });
    });
  }
  return { pay, isBusy, problem, dismiss: () => setProblem(null) };
}

/** Navigates to the page on which a payment continues. */
function useContinuePayment() {
  const path = usePaths();
  const navigate = useNavigate();
  const paidPath = usePaidPath();
  const { cartId, kind } = usePayable();
  return async ({
    status,
    paymentId,
    redirectUrl,
    orderNumber,
  }: Pick<Answer, "status" | "paymentId"> & Partial<Answer>) => {
    if (status === "SUCCESS" && orderNumber) {
      track("payment_result", { status });
      if (kind === "change") track("change_done", { orderNumber });
      if (kind === "gift") track("gift_bought", { orderNumber });
      await navigate(paidPath(orderNumber, kind), { replace: true });
    } else if (status === "REDIRECT" && isHttpUrl(redirectUrl)) {
      storeBankVisit(paymentId, redirectUrl);
      location.assign(redirectUrl);
      // The page is unloading; until then the form stays busy.
      await new Promise(() => {});
    } else if (status !== "FAILED") {
      await navigate(path("paymentReturn", { paymentId, cartId }));
    }
  };
}

/** The same call is still running, perhaps from before a reload: it is sent again until it has finished. */
async function untilFinished(call: () => Promise<Answer>): Promise<Answer> {
  for (let retry = 0; ; retry++) {
    try {
      return await call();
    } catch (error) {
      if (!isProblem(error, "idempotency-running") || retry >= MAX_RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
