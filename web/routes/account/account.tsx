import { loadAccountPage } from "#web/account-frame/load-account-page.ts";
import { loadWithScreen } from "#web/account-frame/load-with-screen.ts";
import { island } from "#web/hydration/island.tsx";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/account.ts";

const AccountPage = island({
  id: "account",
  load: () => import("#web/account/account-page.tsx"),
  namespaces: ["account", "coupon", "order", "orders", "paid"],
});

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAccountPage(context, request, async () => {
    const query = { list: "upcoming", page: 1, pageSize: 10 } as const;
    const [{ items }, coupons] = await Promise.all([
      callFromLoader(context, "listOrders", { query }, request.signal),
      callFromLoader(context, "listCoupons", {}, request.signal),
    ]);
    return { next: items.find(({ productType }) => productType !== "gift-card") ?? null, coupons: coupons.items };
  });

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithScreen(serverLoader, AccountPage.prepare);

export { withoutModals as shouldRevalidate };

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />;
}
