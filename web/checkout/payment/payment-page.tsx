import type { CouponProposal } from "#contract/cart/coupon.ts";
import { CartProvider, useCart } from "#web/checkout/cart/cart-context.tsx";
import { CartProblem } from "#web/checkout/cart/cart-problem.tsx";
import { CheckoutColumns } from "#web/checkout/cart/checkout-columns.tsx";
import { HoldEnded } from "#web/checkout/cart/hold-ended.tsx";
import { HoldNotice } from "#web/checkout/cart/hold-notice.tsx";
import type { FoundCart } from "#web/checkout/cart/load-cart.ts";
import { NeedsScript } from "#web/checkout/cart/needs-script.tsx";
import { useHold } from "#web/checkout/cart/use-hold.ts";
import type { PayerWallet } from "#web/checkout/points/find-wallet.ts";
import { PointsBlock } from "#web/checkout/points/points-block.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { CheckoutHead } from "#web/shared/cart/checkout-head.tsx";
import { CheckoutSteps } from "#web/shared/cart/checkout-steps.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { PayForm } from "./pay-form.tsx";
import { PayNotice } from "./pay-notice.tsx";
import type { PayProblem } from "./pay-problem.ts";
import { type Methods, useMethods } from "./use-methods.ts";

export type PaymentData = FoundCart & {
  methods: Methods | null;
  /** How the previous attempt ended, when the guest has just come back from the bank. */
  failed: number | "cancelled" | null;
  proposal: CouponProposal | null;
  wallet: PayerWallet;
  /** The origin at which the guest requested this page. */
  origin: string;
};

/** The second step of the checkout: payment. */
export default function PaymentPage({ cart, problem, methods, failed, proposal, wallet, origin }: PaymentData) {
  const t = useMessages();
  const words = useNamespace("pay");
  const { site } = usePageContext();
  return (
    <>
      <CheckoutHead title={words.pageTitle({ brand: t.shell.brand[site.brand] })} />
      {cart ? (
        <CartProvider cart={cart} proposal={proposal}>
          <Screen first={methods} failed={failed === null ? null : failureOf(failed)} wallet={wallet} origin={origin} />
        </CartProvider>
      ) : (
        <CartProblem problem={problem} page="payment" />
      )}
    </>
  );
}

export function failureOf(failed: number | "cancelled"): PayProblem {
  return failed === "cancelled" ? { kind: "cancelled" } : { kind: "declined", code: failed };
}

type Shown = {
  first: Methods | null;
  failed: PayProblem | null;
  /** What is no cart, such as a gift, is paid with money only. */
  wallet?: PayerWallet;
  origin: string;
};

function Screen(shown: Shown) {
  const words = useNamespace("pay");
  const { cart } = useCart();
  const { leftMs, isOver } = useHold();
  if (isOver) {
    return (
      <div className="page-width pt-6">
        <PayNotice problem={shown.failed} />
        {cart.change ? <ChangeEnded orderNumber={cart.change.orderNumber} /> : <HoldEnded />}
      </div>
    );
  }
  return (
    <CheckoutColumns head={<CheckoutSteps current="payment" {...(!cart.change && { cartId: cart.cartId })} />}>
      <NeedsScript />
      <HoldNotice leftMs={leftMs} text={words.hold} />
      <h1 className="mt-5 mb-4 text-text type-h1">{words.title}</h1>
      <PaymentMethods {...shown} />
    </CheckoutColumns>
  );
}

/** The added nights are free again, and the booking is as it was. */
function ChangeEnded({ orderNumber }: { orderNumber: string }) {
  const words = useNamespace("cart");
  const path = usePaths();
  return (
    <ErrorState
      level={1}
      illustration={<HourglassSpot />}
      sentence={words.change.ended}
      detail={words.change.endedDetail}
      actions={
        <ButtonLink to={path("manageBookingChange", { orderNumber })} reloadDocument>
          {words.change.again}
        </ButtonLink>
      }
    />
  );
}

export function PaymentMethods({ first, failed, wallet, origin }: Shown) {
  const t = useMessages();
  const { methods, isFailed, reload } = useMethods(first);
  if (methods) {
    return (
      <PayForm methods={methods} failedBefore={failed} origin={origin}>
        {wallet && <PointsBlock programmes={methods.programmes} first={wallet} />}
      </PayForm>
    );
  }
  if (!isFailed) return null;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-text type-body">{t.errors_onload.payment.title}</p>
      <Button variant="secondary" onPress={reload}>
        {t.errors_onload.payment.retry}
      </Button>
    </div>
  );
}
