import { island } from "#web/hydration/island.tsx";
import { loadOrLookUp } from "#web/order/action/load-or-look-up.ts";
import { loadCancel, submitCancel } from "#web/order/cancel/load-cancel.ts";
import type { Route } from "./+types/manage-booking-cancel.ts";

const CancelPage = island({
  id: "manage-cancel",
  load: () => import("#web/order/cancel/manage-cancel-page.tsx"),
  namespaces: ["cancel", "cart", "field", "login", "order", "orders", "refund"],
});

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadOrLookUp({ request, url }, (orderNumber) => loadCancel(context, request, orderNumber));

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), CancelPage.prepare()]);
  return found;
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  submitCancel(context, request, url.searchParams.get("orderNumber") ?? "", url);

export default function ManageCancelRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CancelPage found={loaderData} answer={actionData ?? null} />;
}
