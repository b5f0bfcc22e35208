import { island } from "#web/hydration/island.tsx";
import { loadOrLookUp } from "#web/order/action/load-or-look-up.ts";
import { loadChange, submitChange } from "#web/order/change/load-change.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/manage-booking-change.ts";

const ChangePage = island({
  id: "manage-change",
  load: () => import("#web/order/change/manage-change-page.tsx"),
  namespaces: ["cart", "change", "field", "guest", "login", "order", "orders", "refund"],
});

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadOrLookUp({ request, url }, (orderNumber) => loadChange(context, request, orderNumber));

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), ChangePage.prepare()]);
  return found;
}

export { withoutModals as shouldRevalidate };

export const action = ({ context, request, url }: Route.ActionArgs) =>
  submitChange(context, request, url.searchParams.get("orderNumber") ?? "", url);

export default function ManageChangeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePage found={loaderData} answer={actionData ?? null} />;
}
