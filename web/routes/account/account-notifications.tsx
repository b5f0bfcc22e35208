import { loadAccountPage } from "#web/account-frame/load-account-page.ts";
import { loadWithScreen } from "#web/account-frame/load-with-screen.ts";
import { island } from "#web/hydration/island.tsx";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/account-notifications.ts";

const NotificationsPage = island({
  id: "notifications",
  load: () => import("#web/account/notifications-page.tsx"),
  namespaces: ["account", "alert"],
});

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAccountPage(context, request, async () => {
    const [promotions, alerts] = await Promise.all([
      callFromLoader(context, "getPromotions", {}, request.signal),
      callFromLoader(context, "listAlerts", {}, request.signal),
    ]);
    return { promotions, alerts };
  });

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithScreen(serverLoader, NotificationsPage.prepare);

export { withoutModals as shouldRevalidate };

export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  return <NotificationsPage {...loaderData} />;
}
