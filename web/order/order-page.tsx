import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import type { ShownOrder } from "./load-order.ts";
import { OrderProvider, usePropertyName } from "./order-context.tsx";
import { OrderSheet } from "./order-sheet.tsx";

/** One booking of the account, titled by its property. */
export default function OrderPage(own: AccountPageData<ShownOrder>) {
  const words = useNamespace("orders");
  const path = usePaths();
  const title = usePropertyName(own.found?.order);
  return (
    <AccountFrame
      own={own}
      page="orders"
      back={{ to: path("accountOrders"), label: words.back }}
      {...(title && { title })}
    >
      {({ order, code, map }) => (
        <OrderProvider order={order}>
          <OrderSheet code={code} map={map} />
        </OrderProvider>
      )}
    </AccountFrame>
  );
}
