import { island } from "#web/hydration/island.tsx";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { loadOwn } from "#web/shared/account/load-own.ts";
import { stepTo } from "#web/shared/account/step-to.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/travellers.ts";

const TravellersPage = island({
  id: "travellers",
  load: () => import("#web/account/traveller/travellers-page.tsx"),
  words: ["account", "traveller"],
});

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadOwn(
    context,
    request,
    async () => (await callWhileRendering(context, "listTravellers", {}, request.signal)).items,
  );

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => stepTo(serverLoader, TravellersPage.prepare);

export { withoutModals as shouldRevalidate };

export default function TravellersRoute({ loaderData }: Route.ComponentProps) {
  return <TravellersPage {...loaderData} />;
}
