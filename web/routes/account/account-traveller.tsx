import { loadAccountPage } from "#web/account-frame/load-account-page.ts";
import { loadWithScreen } from "#web/account-frame/load-with-screen.ts";
import { island } from "#web/hydration/island.tsx";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/account-traveller.ts";

const TravellerPage = island({
  id: "traveller",
  load: () => import("#web/account/traveller/traveller-page.tsx"),
  namespaces: ["account", "login", "traveller", "field"],
});

/** `new` is the form of a new traveller. */
export const loader = ({ context, request, params: { travellerId } }: Route.LoaderArgs) =>
  loadAccountPage(context, request, async () => {
    if (travellerId === "new") return { traveller: null };
    const input = { params: { travellerId } };
    return { traveller: await callFromLoader(context, "getTraveller", input, request.signal) };
  });

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithScreen(serverLoader, TravellerPage.prepare);

export { withoutModals as shouldRevalidate };

export default function TravellerRoute({ loaderData }: Route.ComponentProps) {
  return <TravellerPage {...loaderData} />;
}
