import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import type { CodeAnswer } from "../access/submit-order-code.ts";
import { OrderProvider, usePropertyName } from "../order-context.tsx";
import { CancelContent } from "./cancel-content.tsx";
import type { CancelAnswer, CancelData } from "./load-cancel.ts";

type Props = { own: AccountPageData<CancelData>; answer: CancelAnswer | CodeAnswer | null };

/** Cancels a booking of the account. */
export default function CancelPage({ own, answer }: Props) {
  const words = useNamespace("cancel");
  const orders = useNamespace("orders");
  const path = usePaths();
  const order = own.found?.order;
  const name = usePropertyName(order);
  const back =
    order && name
      ? { to: path("accountOrder", { orderNumber: order.orderNumber }), label: name }
      : { to: path("accountOrders"), label: orders.back };
  return (
    <AccountFrame own={own} page="orders" title={words.title} back={back} worksWithoutScript>
      {(found) => (
        <OrderProvider order={found.order}>
          <CancelContent preview={found.preview} code={found.code} answer={answer} />
        </OrderProvider>
      )}
    </AccountFrame>
  );
}
