import { loadAccountPage } from "#web/account-frame/load-account-page.ts";
import { loadWithScreen } from "#web/account-frame/load-with-screen.ts";
import { island } from "#web/hydration/island.tsx";
import { findOrder } from "#web/order/load-order.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/account-order.ts";

const OrderPage = island({
  id: "order",
  load: () => import("#web/order/order-page.tsx"),
  namespaces: ["account", "cart", "document", "earn", "field", "order", "orders", "refund", "cancellation", "paid"],
});

export const loader = ({ context, request, params: { orderNumber } }: Route.LoaderArgs) =>
  loadAccountPage(context, request, () => findOrder(context, request, { orderNumber }));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithScreen(serverLoader, OrderPage.prepare);

export { withoutModals as shouldRevalidate };

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />;
}
