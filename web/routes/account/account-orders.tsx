import { loadAccountPage } from "#web/account-frame/load-account-page.ts";
import { loadWithScreen } from "#web/account-frame/load-with-screen.ts";
import { island } from "#web/hydration/island.tsx";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { readOrderList } from "#web/order/list/order-list.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/account-orders.ts";

const OrdersPage = island({
  id: "orders",
  load: () => import("#web/order/list/orders-page.tsx"),
  namespaces: ["account", "field", "order", "orders", "paid"],
});

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAccountPage(context, request, () => {
    const query = readOrderList(new URL(request.url).searchParams);
    return callFromLoader(context, "listOrders", { query }, request.signal);
  });

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithScreen(serverLoader, OrdersPage.prepare);

export { withoutModals as shouldRevalidate };

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}
