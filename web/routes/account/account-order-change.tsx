import { loadAccountPage } from "#web/account-frame/load-account-page.ts";
import { loadWithScreen } from "#web/account-frame/load-with-screen.ts";
import { island } from "#web/hydration/island.tsx";
import { loadChange, submitChange } from "#web/order/change/load-change.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/account-order-change.ts";

const ChangePage = island({
  id: "change",
  load: () => import("#web/order/change/change-page.tsx"),
  namespaces: ["account", "cart", "change", "field", "guest", "login", "order", "orders", "refund"],
});

export const loader = ({ context, request, params: { orderNumber } }: Route.LoaderArgs) =>
  loadAccountPage(context, request, () => loadChange(context, request, orderNumber));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithScreen(serverLoader, ChangePage.prepare);

export { withoutModals as shouldRevalidate };

export const action = ({ context, request, url, params: { orderNumber } }: Route.ActionArgs) =>
  submitChange(context, request, orderNumber, url);

export default function ChangeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePage own={loaderData} answer={actionData ?? null} />;
}
