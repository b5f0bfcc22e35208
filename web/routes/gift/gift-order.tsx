import { loadGiftOrder, submitGiftOrder } from "#web/gift/order/load-gift-order.ts";
import { island } from "#web/hydration/island.tsx";
import type { Route } from "./+types/gift-order.ts";

const GiftOrderPage = island({
  id: "gift-order",
  load: () => import("#web/gift/order/gift-order-page.tsx"),
  namespaces: ["gift"],
});

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadGiftOrder(context, request, params.giftOrderNumber);

export const action = ({ context, request, params, url }: Route.ActionArgs) =>
  submitGiftOrder(context, request, params.giftOrderNumber, url);

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), GiftOrderPage.prepare()]);
  return found;
}

export default function GiftOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <GiftOrderPage {...loaderData} answer={actionData ?? null} />;
}
