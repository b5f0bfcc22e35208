import { data } from "react-router";
import { asDocument } from "#web/checkout/cart/load-as-document.ts";
import { island } from "#web/hydration/island.tsx";
import { followLink } from "#web/order/access/follow-link.ts";
import { loadOrder } from "#web/order/load-order.ts";
import type { Route } from "./+types/confirmation.ts";

const ID = "confirmation";
const ConfirmationPage = island({
  id: ID,
  load: () => import("#web/order/confirmation-page.tsx"),
  namespaces: ["cart", "document", "earn", "order", "login", "field", "refund", "cancellation", "paid"],
});

export const handle = { hasOwnBar: true, isCheckout: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const onward = followLink(request);
  if (onward) throw onward;
  const found = await loadOrder(context, request);
  return data(found, { status: found.order ? 200 : found.problem === "missing" ? 404 : 503 });
}

/** A navigation from the payment page loads a new document, because of its policy; a reload of the data does not. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return document.getElementById(ID) ? serverLoader() : asDocument({ request });
}

export default function ConfirmationRoute({ loaderData }: Route.ComponentProps) {
  return <ConfirmationPage {...loaderData} />;
}
