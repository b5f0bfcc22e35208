import { loadOffer, submitGift } from "#web/gift/buy/load-gift.ts";
import { island } from "#web/hydration/island.tsx";
import type { Route } from "./+types/gift-cards.ts";

const BuyPage = island({
  id: "gift-cards",
  load: () => import("#web/gift/buy/buy-page.tsx"),
  namespaces: ["gift", "field"],
});

export const loader = ({ context, request }: Route.LoaderArgs) => loadOffer(context, request);

export const action = ({ context, request }: Route.ActionArgs) => submitGift(context, request);

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), BuyPage.prepare()]);
  return found;
}

export default function GiftCardsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BuyPage {...loaderData} answer={actionData ?? null} />;
}
