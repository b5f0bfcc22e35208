import { island } from "#web/hydration/island.tsx";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { loadOwn } from "#web/shared/account/load-own.ts";
import { stepTo } from "#web/shared/account/step-to.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/billing.ts";

const BillingPage = island({
  id: "billing",
  load: () => import("#web/account/billing-page.tsx"),
  words: ["account", "field"],
});

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadOwn(context, request, () => callWhileRendering(context, "getBilling", {}, request.signal));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => stepTo(serverLoader, BillingPage.prepare);

export { withoutModals as shouldRevalidate };

export default function BillingRoute({ loaderData }: Route.ComponentProps) {
  return <BillingPage {...loaderData} />;
}
