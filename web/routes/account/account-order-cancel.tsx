import { loadAccountPage } from "#web/account-frame/load-account-page.ts";
import { loadWithScreen } from "#web/account-frame/load-with-screen.ts";
import { island } from "#web/hydration/island.tsx";
import { loadCancel, submitCancel } from "#web/order/cancel/load-cancel.ts";
import type { Route } from "./+types/account-order-cancel.ts";

const CancelPage = island({
  id: "cancel",
  load: () => import("#web/order/cancel/cancel-page.tsx"),
  namespaces: ["account", "cancel", "cart", "field", "login", "order", "orders", "refund"],
});

export const loader = ({ context, request, params: { orderNumber } }: Route.LoaderArgs) =>
  loadAccountPage(context, request, () => loadCancel(context, request, orderNumber));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithScreen(serverLoader, CancelPage.prepare);

export const action = ({ context, request, url, params: { orderNumber } }: Route.ActionArgs) =>
  submitCancel(context, request, orderNumber, url);

export default function CancelRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CancelPage own={loaderData} answer={actionData ?? null} />;
}
