import { data } from "react-router";
import { island } from "#web/hydration/island.tsx";
import { lookedUpOrder, lookUp } from "#web/order/look-up/look-up.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/manage-booking.ts";

const ManageBookingPage = island({
  id: "manage-booking",
  load: () => import("#web/order/look-up/manage-booking-page.tsx"),
  namespaces: ["account", "cart", "field", "document", "earn", "order", "orders", "refund", "cancellation", "paid"],
});

/** Number and contact are submitted by a form and not in the URL, which browsers store and others may read. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { answer, status } = await lookUp(context, request, url);
  return data(answer, { status });
}

export function loader({ context, request, url }: Route.LoaderArgs) {
  return lookedUpOrder(context, request, url);
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  await ManageBookingPage.prepare();
  return new URL(request.url).searchParams.has("orderNumber") ? serverLoader() : null;
}

export { withoutModals as shouldRevalidate };

export default function ManageBookingRoute({ actionData, loaderData }: Route.ComponentProps) {
  return <ManageBookingPage answer={actionData ?? null} shown={loaderData} />;
}
