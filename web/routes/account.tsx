import { island } from "#web/hydration/island.tsx";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { loadOwn } from "#web/shared/account/load-own.ts";
import { stepTo } from "#web/shared/account/step-to.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/account.ts";

const AccountPage = island({
  id: "account",
  load: () => import("#web/account/account-page.tsx"),
  words: ["account", "order", "orders"],
});

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadOwn(context, request, async () => {
    const query = { list: "upcoming", page: 1, pageSize: 10 } as const;
    const { items } = await callWhileRendering(context, "listOrders", { query }, request.signal);
    return { next: items[0] ?? null };
  });

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => stepTo(serverLoader, AccountPage.prepare);

export { withoutModals as shouldRevalidate };

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />;
}
