import { loadAccountPage } from "#web/account-frame/load-account-page.ts";
import { loadWithScreen } from "#web/account-frame/load-with-screen.ts";
import { island } from "#web/hydration/island.tsx";
import { loaderCalls } from "#web/lib/request/call-from-loader.ts";
import { requireWallet } from "#web/lib/request/require-wallet.ts";
import { visitContext } from "#web/lib/request/visit.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import { loadWallet } from "#web/wallet/load-wallet.ts";
import { readWalletQuery } from "#web/wallet/wallet-query.ts";
import type { Route } from "./+types/account-wallet.ts";

const WalletPage = island({
  id: "wallet",
  load: () => import("#web/wallet/wallet-page.tsx"),
  namespaces: ["account", "wallet"],
  // The address may name an open dialog, e.g. after a reload.
  hydrates: {},
});

export function loader({ context, request }: Route.LoaderArgs) {
  requireWallet(context);
  return loadAccountPage(context, request, () => {
    const query = readWalletQuery(new URL(request.url).searchParams);
    return loadWallet(loaderCalls(context, request.signal), query, context.get(visitContext).now);
  });
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithScreen(serverLoader, WalletPage.prepare);

export { withoutModals as shouldRevalidate };

export default function WalletRoute({ loaderData }: Route.ComponentProps) {
  return <WalletPage {...loaderData} />;
}
