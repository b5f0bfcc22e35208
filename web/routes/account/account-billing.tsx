import { loadAccountPage } from "#web/account-frame/load-account-page.ts";
import { loadWithScreen } from "#web/account-frame/load-with-screen.ts";
import { island } from "#web/hydration/island.tsx";
import { loaderCalls } from "#web/lib/request/call-from-loader.ts";
import { readPage } from "#web/shared/paging/page-query.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/account-billing.ts";

const BillingPage = island({
  id: "billing",
  load: () => import("#web/account/billing-page.tsx"),
  namespaces: ["account", "document", "field"],
});

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAccountPage(context, request, async () => {
    const call = loaderCalls(context, request.signal);
    const { page } = readPage(new URL(request.url).searchParams);
    const [billing, documents] = await Promise.all([
      call("getBilling", {}),
      call("listOwnDocuments", { query: { page } }),
    ]);
    return { billing, documents };
  });

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithScreen(serverLoader, BillingPage.prepare);

export { withoutModals as shouldRevalidate };

export default function BillingRoute({ loaderData }: Route.ComponentProps) {
  return <BillingPage {...loaderData} />;
}
