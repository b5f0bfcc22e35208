import "./voucher/voucher.css";
import { isMasked } from "#domain/account/read-contact.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { problems } from "#domain/problem/problems.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { NotFoundSpot } from "#web/illustration/not-found-spot.tsx";
import type { MiniMap } from "#web/map/mini-map.ts";
import { CheckoutHead } from "#web/shared/cart/checkout-head.tsx";
import { CheckoutSteps } from "#web/shared/cart/checkout-steps.tsx";
import { statusOf } from "#web/shared/order/status-of.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ViewEvent } from "#web/shared/view-event.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { OrderDocuments } from "./documents/order-documents.tsx";
import { JoinCard } from "./join-card.tsx";
import type { OrderData } from "./load-order.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderProvider, useOrder } from "./order-context.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderParts } from "./order-parts.tsx";
import { PendingOrder } from "./pending-order.tsx";
import { RefusedEmail } from "./refused-email.tsx";
import type { OrderCode } from "./voucher/order-code.ts";

/** The confirmed booking, which also prints as a voucher. */
export default function ConfirmationPage({ order, code, map, problem }: OrderData) {
  if (!order) return <NoOrder problem={problem} />;
  return (
    <OrderProvider order={order}>
      <Booking map={map} code={code} />
    </OrderProvider>
  );
}

function Booking({ map, code }: { map: MiniMap | null; code: OrderCode }) {
  const t = useMessages();
  const words = useNamespace("order");
  const { site } = usePageContext();
  const { order } = useOrder();
  const status = statusOf(order);
  const isUnpaid = status === orderStatus.pending || status === orderStatus.failed;
  const brand = t.shell.brand[site.brand];
  const phone = site.tollFree ?? site.supportPhone;
  return (
    <div className={`voucher ${usePageColumn()} pt-3 pb-10 desktop:pt-6`}>
      <CheckoutHead title={words.pageTitle({ number: order.orderNumber, brand })} />
      <PendingOrder />
      {status === orderStatus.confirmed && (
        <ViewEvent name="order_confirmed" data={{ orderNumber: order.orderNumber }} />
      )}
      {(isUnpaid || status === orderStatus.confirmed) && (
        <div className="print:hidden">
          <CheckoutSteps current={isUnpaid ? "payment" : "confirmation"} />
        </div>
      )}
      <div className="mt-6 grid gap-6">
        <OrderHead code={code} />
        <RefusedEmail />
        <OrderActions isAfterPayment />
      </div>
      <div className="mt-8 print:mt-4">
        <OrderParts map={map}>
          <OrderDocuments />
          {status === orderStatus.confirmed && !isMasked(order.guests.email) && <JoinCard />}
        </OrderParts>
      </div>
      <p className="mt-8 text-center text-text-2 type-body">{words.support({ phone: leftToRight(phone) })}</p>
    </div>
  );
}

function NoOrder({ problem }: { problem: "missing" | "failed" }) {
  const t = useMessages();
  const words = useNamespace("order");
  const path = usePaths();
  const isMissing = problem === "missing";
  const { title, retry } = t.errors_onload.order;
  return (
    <div className="page-width py-8">
      <CheckoutHead title={isMissing ? words.missing : title} />
      <ErrorState
        level={1}
        illustration={isMissing ? <NotFoundSpot /> : <ErrorSpot />}
        sentence={isMissing ? words.missing : title}
        detail={isMissing ? words.missingDetail : t.errorCodes[problems.busy.code]}
        actions={
          <ButtonLink to={isMissing ? path("manageBooking") : ""} reloadDocument>
            {isMissing ? t.shell.footer.manageBooking : retry}
          </ButtonLink>
        }
      />
    </div>
  );
}
