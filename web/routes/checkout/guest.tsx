import { answerWithCart, findCart, redirectTo } from "#web/checkout/cart/load-cart.ts";
import { nextStep } from "#web/checkout/cart/next-step.ts";
import { loadGuest } from "#web/checkout/guest/load-guest.ts";
import { STORED_GUEST } from "#web/checkout/guest/stored-guest.ts";
import { island } from "#web/hydration/island.tsx";
import type { Route } from "./+types/guest.ts";

const GuestPage = island({
  id: "guest",
  load: () => import("#web/checkout/guest/guest-page.tsx"),
  namespaces: ["cart", "coupon", "earn", "guest", "field", "login", "cancellation", "paid"],
  hydrates: { stored: [STORED_GUEST] },
});

export const handle = { hasOwnBar: true, isCheckout: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await findCart(context, request);
  const further = found.cart && nextStep(found.cart);
  if (further) throw redirectTo(context, request, further);
  return answerWithCart(await loadGuest(context, request, found));
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), GuestPage.prepare()]);
  return loaded;
}

export default function GuestRoute({ loaderData }: Route.ComponentProps) {
  return <GuestPage {...loaderData} />;
}
