import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { NeedsScript } from "#web/checkout/cart/needs-script.tsx";
import { hydratesAtOnce } from "#web/hydration/needs-hydration.ts";
import { hydrateAll } from "#web/hydration/request-hydration.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { WaitSpot } from "#web/illustration/wait-spot.tsx";
import { CheckoutHead } from "#web/shared/cart/checkout-head.tsx";
import { CheckoutSteps } from "#web/shared/cart/checkout-steps.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ViewEvent } from "#web/shared/view-event.tsx";
import { buttonClasses } from "#web/ui/action/button-classes.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { AnotherMethod } from "./another-method.tsx";
import { bankVisit } from "./bank-visit.ts";
import { NoResult, whyNoResult } from "./no-result.tsx";
import { usePaidPath } from "./paid-path.ts";
import { billKindOf, Replaced, replacementOf } from "./replaced-payment.tsx";
import { useWait } from "./use-wait.ts";
import type { PaymentAnswer, Wait } from "./wait-machine.ts";

export type WaitData = {
  paymentId: string;
  cartId: string | null;
  /** The final answer, if the bank has already given it. */
  result: PaymentAnswer | null;
};

/**
 * The page on which a guest waits for the bank's answer; it polls by itself, also after a reload or in another tab. With
 * a final answer it leads on before hydration (`followResult`).
 */
export default function WaitPage({ paymentId, cartId, result }: WaitData) {
  const t = useMessages();
  const { wait: words } = useNamespace("pay");
  const { site } = usePageContext();
  const { wait, receive, pollNow } = useWait(paymentId, result);
  const [isLeaving, setLeaving] = useState(false);
  const next = useNextPath(wait, cartId, isLeaving);
  const another = wait.answer?.isChallenged && (
    <AnotherMethod paymentId={paymentId} onLeave={() => setLeaving(true)} onAnswer={receive} />
  );
  const replaced = wait.phase === "end" && !isLeaving ? replacementOf(wait.answer) : null;
  const why = whyNoResult(wait, cartId);
  return (
    <div className={`${usePageColumn()} pt-3 pb-12 desktop:pt-6`}>
      <CheckoutHead title={words.pageTitle({ brand: t.shell.brand[site.brand] })} />
      <CheckoutSteps current="payment" />
      <NeedsScript />
      {wait.phase === "end" ? (
        wait.answer && <Result answer={wait.answer} next={next} />
      ) : (
        <span hidden {...hydratesAtOnce} />
      )}
      {replaced ? (
        <Replaced {...replaced} cartId={cartId} kind={billKindOf(wait.answer)} />
      ) : why ? (
        <NoResult why={why} answer={wait.answer} pollNow={pollNow} />
      ) : (
        <Waiting wait={wait} paymentId={paymentId} isAtBank={wait.answer?.isChallenged === true} />
      )}
      <div className="mt-3 flex flex-col items-center">{another}</div>
    </div>
  );
}

/** Where the result leads: to the booking, or back to the payment with the reason. */
function useNextPath({ phase, answer }: Wait, cartId: string | null, isLeaving: boolean): string | null {
  const path = usePaths();
  const paidPath = usePaidPath();
  if (phase !== "end" || !answer) return null;
  const { status, orderNumber, isGift, code } = answer;
  if (status === "SUCCESS" && orderNumber) return paidPath(orderNumber, billKindOf(answer));
  if (status !== "FAILED" || !cartId || (!isLeaving && replacementOf(answer))) return null;
  const failed = isLeaving || answer.isCancelled ? "cancelled" : String(code ?? "");
  return isGift && orderNumber
    ? path("giftPayment", { giftOrderNumber: orderNumber, failed })
    : path("payment", { cartId, failed });
}

/** Records the result and navigates with it. Before hydration the first module does both. */
function Result({ answer, next }: { answer: PaymentAnswer; next: string | null }) {
  const { status, code, orderNumber, isChange, isGift } = answer;
  const navigate = useNavigate();
  const navigateOn = useEffectEvent(() => {
    if (!next) return;
    hydrateAll();
    void navigate(next, { replace: true });
  });
  useEffect(() => navigateOn(), []);
  const isPaid = status === "SUCCESS" && orderNumber !== null;
  return (
    <span hidden {...(next && { "data-next": next })}>
      <ViewEvent name="payment_result" data={{ status, ...(code !== null && { code }) }} />
      {isPaid && isChange && <ViewEvent name="change_done" data={{ orderNumber }} />}
      {isPaid && isGift && <ViewEvent name="gift_bought" data={{ orderNumber }} />}
    </span>
  );
}

const LONG_MS = 20_000;

function Waiting({ wait, paymentId, isAtBank }: { wait: Wait; paymentId: string; isAtBank: boolean }) {
  const words = useNamespace("pay");
  const [isLong, setLong] = useState(false);
  const [bank, setBank] = useState<string | null>(null);
  useEffect(() => {
    setBank(bankVisit(paymentId));
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [paymentId]);
  return (
    <div className="flex flex-col items-center">
      <EmptyState level={1} illustration={<WaitSpot />} sentence={words.wait.title} detail={words.checking} />
      <span className="text-primary">
        <Spinner isSilent />
      </span>
      <p role="status" className="measure mt-4 min-h-12 text-center text-text-2 type-body">
        {wait.phase === "retry" ? words.wait.retry : isLong && words.wait.long}
      </p>
      {(isLong || isAtBank) && bank && (
        <a href={bank} className={buttonClasses({})}>
          {words.wait.toBank}
        </a>
      )}
    </div>
  );
}
