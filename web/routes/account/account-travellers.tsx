import { loadAccountPage } from "#web/account-frame/load-account-page.ts";
import { loadWithScreen } from "#web/account-frame/load-with-screen.ts";
import { island } from "#web/hydration/island.tsx";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/account-travellers.ts";

const TravellersPage = island({
  id: "travellers",
  load: () => import("#web/account/traveller/travellers-page.tsx"),
  namespaces: ["account", "traveller"],
});

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAccountPage(
    context,
    request,
    async () => (await callFromLoader(context, "listTravellers", {}, request.signal)).items,
  );

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithScreen(serverLoader, TravellersPage.prepare);

export { withoutModals as shouldRevalidate };

export default function TravellersRoute({ loaderData }: Route.ComponentProps) {
  return <TravellersPage {...loaderData} />;
}
