import { createContext, type ReactNode, use, useEffect } from "react";
import type { Order } from "#contract/order/order.ts";
import { addressLines } from "#domain/property/exact-address.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { storeBookings } from "#web/shared/order/store-bookings.ts";
import { useTimeText } from "#web/shared/time-text.ts";
import { ConfirmOrderProvider } from "./access/confirm-order-provider.tsx";

const OrderContext = createContext<Order | null>(null);

/** Actions on the booking ask for a code where this browser can only read it. */
export function OrderProvider({ order, children }: { order: Order; children: ReactNode }) {
  useEffect(() => storeBookings([order]), [order]);
  return (
    <OrderContext value={order}>
      <ConfirmOrderProvider order={order}>{children}</ConfirmOrderProvider>
    </OrderContext>
  );
}

/** The booking of this page, with its texts in the page's language. */
export function useOrder() {
  const order = use(OrderContext);
  if (!order) throw new Error("OrderProvider is missing above this component");
  const language = useLanguage();
  const words = useNamespace("order");
  const { property } = order;
  return {
    order,
    name: usePropertyName(order) ?? "",
    address: addressLines(order.exactAddress, { ...property, language, building: words.building }),
    moment: useTimeText(readTimeZone(property.timeZone)),
  };
}

/** The name of a booking's property in the page's language. */
export function usePropertyName(order: Order | undefined): string | undefined {
  const language = useLanguage();
  return order && propertyName({ own: { en: order.property.nameEn, ar: order.property.nameAr } }, language);
}
