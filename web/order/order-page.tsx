import { useNamespace } from "#web/i18n/use-namespace.ts";
import { AccountFrame } from "#web/shared/account/account-frame.tsx";
import type { AccountPageData } from "#web/shared/account/load-account-page.ts";
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
