import { redirect } from "react-router";
import { island } from "#web/hydration/island.tsx";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { loadChange, submitChange } from "#web/order/change/load-change.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/manage-booking-change.ts";

const ChangePage = island({
  id: "manage-change",
  load: () => import("#web/order/change/manage-change-page.tsx"),
  namespaces: ["cart", "change", "field", "guest", "login", "order", "orders", "refund"],
});

/** A browser that cannot read the booking looks it up first. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const lookUp = url.pathname.replace(/\/change\/?$/, "");
  const orderNumber = url.searchParams.get("orderNumber");
  if (!orderNumber) throw redirect(lookUp);
  try {
    return await loadChange(context, request, orderNumber);
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) throw redirect(lookUp);
    throw error;
  }
}

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
