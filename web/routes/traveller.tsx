import { island } from "#web/hydration/island.tsx";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { loadOwn } from "#web/shared/account/load-own.ts";
import { stepTo } from "#web/shared/account/step-to.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/traveller.ts";

const TravellerPage = island({
  id: "traveller",
  load: () => import("#web/account/traveller/traveller-page.tsx"),
  words: ["account", "login", "traveller", "field"],
});

/** `new` is the form of one more. */
export const loader = ({ context, request, params: { travellerId } }: Route.LoaderArgs) =>
  loadOwn(context, request, async () => {
    if (travellerId === "new") return { traveller: null };
    const input = { params: { travellerId } };
    return { traveller: await callWhileRendering(context, "getTraveller", input, request.signal) };
  });

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => stepTo(serverLoader, TravellerPage.prepare);

export { withoutModals as shouldRevalidate };

export default function TravellerRoute({ loaderData }: Route.ComponentProps) {
  return <TravellerPage {...loaderData} />;
}
