import { loadGuest } from "#web/guest/load-guest.ts";
import { furtherStep } from "#web/shared/cart/further-step.ts";
import { answerWithCart, findCart, sendTo } from "#web/shared/cart/load-cart.ts";
import { island } from "#web/shared/island.tsx";
import type { Route } from "./+types/guest.ts";

const GuestPage = island({
  id: "guest",
  load: () => import("#web/guest/guest-page.tsx"),
  words: ["cart", "guest", "field", "login"],
  // The hold runs, and what was typed before must come back.
  isUrgent: () => true,
});

export const handle = { hasOwnBar: true, isEnclosed: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await findCart(context, request);
  const further = found.cart && furtherStep(found.cart);
  if (further) throw sendTo(context, request, further);
  return answerWithCart(await loadGuest(context, request, found));
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), GuestPage.prepare()]);
  return loaded;
}

export default function GuestRoute({ loaderData }: Route.ComponentProps) {
  return <GuestPage {...loaderData} />;
}
