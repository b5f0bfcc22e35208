import { submitRedeem } from "#web/gift/load-redeem.ts";
import { island } from "#web/hydration/island.tsx";
import { requireWallet } from "#web/lib/request/require-wallet.ts";
import type { Route } from "./+types/gift-redeem.ts";

const RedeemPage = island({
  id: "gift-redeem",
  load: () => import("#web/gift/redeem-page.tsx"),
  namespaces: ["gift", "field", "cart"],
  // The code of the link is read from the fragment.
  hydrates: { isAlways: true },
});

export function loader({ context }: Route.LoaderArgs) {
  requireWallet(context);
  return null;
}

export const action = ({ context, request }: Route.ActionArgs) => submitRedeem(context, request);

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), RedeemPage.prepare()]);
  return found;
}

export default function GiftRedeemRoute({ actionData }: Route.ComponentProps) {
  return <RedeemPage answer={actionData ?? null} />;
}
