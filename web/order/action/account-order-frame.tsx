import type { ReactNode } from "react";
import type { Order } from "#contract/order/order.ts";
import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import { OrderProvider, usePropertyName } from "../order-context.tsx";

type Props<Found> = { own: AccountPageData<Found>; title: string; children: (found: Found) => ReactNode };

/** A page of the account for one action on a booking, which leads back to the booking. */
export function AccountOrderFrame<Found extends { order: Order }>({ own, title, children }: Props<Found>) {
  const words = useNamespace("orders");
  const path = usePaths();
  const order = own.found?.order;
  const name = usePropertyName(order);
  const back =
    order && name
      ? { to: path("accountOrder", { orderNumber: order.orderNumber }), label: name }
      : { to: path("accountOrders"), label: words.back };
  return (
    <AccountFrame own={own} page="orders" title={title} back={back} worksWithoutScript>
      {(found) => <OrderProvider order={found.order}>{children(found)}</OrderProvider>}
    </AccountFrame>
  );
}
