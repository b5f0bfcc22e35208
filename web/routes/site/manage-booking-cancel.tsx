import { redirect } from "react-router";
import { island } from "#web/hydration/island.tsx";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { loadCancel, submitCancel } from "#web/order/cancel/load-cancel.ts";
import type { Route } from "./+types/manage-booking-cancel.ts";

const CancelPage = island({
  id: "manage-cancel",
  load: () => import("#web/order/cancel/manage-cancel-page.tsx"),
  namespaces: ["cancel", "cart", "field", "login", "order", "orders", "refund"],
});

/** A browser that cannot read the booking looks it up first. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const lookUp = url.pathname.replace(/\/cancel\/?$/, "");
  const orderNumber = url.searchParams.get("orderNumber");
  if (!orderNumber) throw redirect(lookUp);
  try {
    return await loadCancel(context, request, orderNumber);
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) throw redirect(lookUp);
    throw error;
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), CancelPage.prepare()]);
  return found;
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  submitCancel(context, request, url.searchParams.get("orderNumber") ?? "", url);

export default function ManageCancelRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CancelPage found={loaderData} answer={actionData ?? null} />;
}
