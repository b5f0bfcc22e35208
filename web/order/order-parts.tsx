import type { ReactNode } from "react";
import { isStanding, orderStatus } from "#domain/order/order-status.ts";
import type { MiniMap } from "#web/map/mini-map.ts";
import { statusOf } from "#web/shared/order/status-of.ts";
import { HostContact } from "./host-contact.tsx";
import { useOrder } from "./order-context.tsx";
import { OrderPolicy } from "./order-policy.tsx";
import { OrderPrice } from "./order-price.tsx";
import { OrderRefund } from "./order-refund.tsx";
import { PropertyPlace } from "./property-place.tsx";
import { OrderEarn } from "./stay/order-earn.tsx";
import { StayUnderWay } from "./stay/stay-under-way.tsx";
import { StayCard } from "./stay-card.tsx";

type Props = {
  map: MiniMap | null;
  /** Content that the page adds at the end. */
  children?: ReactNode;
};

/**
 * The sections of a booking, for every page that shows one. Only a valid booking has a place to go to and a cancellation
 * policy; a cancelled one begins with its refund.
 */
export function OrderParts({ map, children }: Props) {
  const status = statusOf(useOrder().order);
  const isValid = isStanding(status);
  const isCancelled = !isValid && status !== orderStatus.failed;
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-0">
      <div className="grid gap-5 print:gap-0">
        <StayUnderWay />
        {isCancelled && <OrderRefund />}
        <StayCard />
        <OrderEarn />
        {!isCancelled && <PropertyPlace map={map} />}
      </div>
      <div className="grid gap-5 print:gap-0">
        <HostContact />
        {!isCancelled && <OrderRefund />}
        <OrderPrice />
        {isValid && <OrderPolicy />}
        {children}
      </div>
    </div>
  );
}
