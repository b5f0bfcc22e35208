import { island } from "#web/hydration/island.tsx";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { readOrderList } from "#web/order/order-list.ts";
import { loadOwn } from "#web/shared/account/load-own.ts";
import { stepTo } from "#web/shared/account/step-to.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/orders.ts";

const OrdersPage = island({
  id: "orders",
  load: () => import("#web/order/orders-page.tsx"),
  words: ["account", "field", "order", "orders"],
});

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadOwn(context, request, () => {
    const query = readOrderList(new URL(request.url).searchParams);
    return callWhileRendering(context, "listOrders", { query }, request.signal);
  });

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => stepTo(serverLoader, OrdersPage.prepare);

export { withoutModals as shouldRevalidate };

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}
