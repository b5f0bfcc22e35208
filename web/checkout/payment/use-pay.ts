import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Calls } from "#contract/calls.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { track } from "#web/lib/analytics/track.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { createIdempotencyKeys } from "#web/lib/api/idempotency-keys.ts";
import { isOffline } from "#web/lib/api/problem-message.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { usePaths } from "#web/shared/paths.ts";
import { isWebAddress, keepBankVisit } from "./bank-visit.ts";
import { type PayProblem, troubleOf } from "./pay-problem.ts";

type Body = Calls["pay"]["input"]["body"];
type Answer = Calls["pay"]["answer"];
export type PayInput = { method: PaymentMethod; token?: string; installmentPlanId?: string };

const idempotencyKeys = createIdempotencyKeys(() => sessionStorage, "PAYMENT_TRY");
const AGAIN_MS = 1_000;
const MOST_AGAIN = 10;

/**
 * Pays once. A press while one runs does nothing; one whose answer was lost is sent again word for word under its key,
 * so the server answers what came of it instead of paying twice.
 */
export function usePay() {
  const { cart, refresh } = useCart();
  const path = usePaths();
  const arrive = useArrive();
  const open = useRef<Body | null>(null);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PayProblem | null>(null);

  async function send(body: Body) {
    open.current = body;
    const answer = await patiently(() =>
      callFromBrowser("pay", { body }, { scope: body.cartId, idempotencyKey: idempotencyKeys.keyFor(body) }),
    );
    forget();
    await arrive(answer);
    if (answer.status === "FAILED") setTrouble({ kind: "declined", code: answer.code ?? null });
  }
  function forget() {
    open.current = null;
    idempotencyKeys.clear();
  }
  async function refuse(error: unknown) {
    const found = troubleOf(error);
    if (found.kind !== "unsure") forget();
    if (found.kind === "declined" && found.code) track("payment_result", { status: "FAILED", code: found.code });
    if (found.kind === "running") return arrive({ status: "PENDING", paymentId: found.paymentId });
    if (found.kind === "over" || found.kind === "price") await refresh().catch(() => {});
    setTrouble(found);
  }
  /** `wishFor` gives what to pay with, or `null` when it is not right yet. */
  async function pay(wishFor: () => Promise<PayInput | null>, acceptedTotal = cart.totals.payable.total) {
    if (isRunning.current) return;
    if (isOffline() && !open.current) return setTrouble({ kind: "offline" });
    isRunning.current = true;
    setBusy(true);
    try {
      const wish = open.current ? null : await wishFor();
      if (!open.current && !wish) return;
      setTrouble(null);
      const { cartId } = cart;
      if (wish) track("payment_started", { method: wish.method });
      const returnUrl = path("paymentReturn", { cartId });
      await send(open.current ?? { cartId, ...(wish as PayInput), returnUrl, acceptedTotal });
    } catch (error) {
      if (!isCancelled(error)) await refuse(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { pay, isBusy, trouble, dismiss: () => setTrouble(null) };
}

/** Takes the guest to where a payment goes on. */
function useArrive() {
  const path = usePaths();
  const navigate = useNavigate();
  const { cartId } = useCart().cart;
  return async ({
    status,
    paymentId,
    redirectUrl,
    orderNumber,
  }: Pick<Answer, "status" | "paymentId"> & Partial<Answer>) => {
    if (status === "SUCCESS" && orderNumber) {
      track("payment_result", { status });
      await navigate(path("confirmation", { orderNumber }), { replace: true });
    } else if (status === "REDIRECT" && isWebAddress(redirectUrl)) {
      keepBankVisit(paymentId, redirectUrl);
      location.assign(redirectUrl);
      // The page goes away; until then nothing is to be pressed.
      await new Promise(() => {});
    } else if (status !== "FAILED") {
      await navigate(path("paymentReturn", { paymentId, cartId }));
    }
  };
}

const STILL_RUNNING = 1006;

/** The same call is still under way, perhaps from before a reload: it is asked for again until it has ended. */
async function patiently(call: () => Promise<Answer>): Promise<Answer> {
  for (let round = 0; ; round++) {
    try {
      return await call();
    } catch (error) {
      const code = error instanceof ApiProblem ? error.body?.error.code : undefined;
      if (code !== STILL_RUNNING || round >= MOST_AGAIN) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
