import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import type { CodeAnswer } from "../access/submit-order-code.ts";
import { OrderProvider, usePropertyName } from "../order-context.tsx";
import { ChangeScreen } from "./change-screen.tsx";
import type { ChangeAnswer, ChangeData } from "./load-change.ts";

type Props = { own: AccountPageData<ChangeData>; answer: ChangeAnswer | CodeAnswer | null };

/** Changes a booking of the account. */
export default function ChangePage({ own, answer }: Props) {
  const words = useNamespace("change");
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
          <ChangeScreen found={found.found} code={found.code} answer={answer} />
        </OrderProvider>
      )}
    </AccountFrame>
  );
}
