import { island } from "#web/hydration/island.tsx";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { loadOwn } from "#web/shared/account/load-own.ts";
import { stepTo } from "#web/shared/account/step-to.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/notifications.ts";

const NotificationsPage = island({
  id: "notifications",
  load: () => import("#web/account/notifications-page.tsx"),
  words: ["account"],
});

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadOwn(context, request, () => callWhileRendering(context, "getPromotions", {}, request.signal));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  stepTo(serverLoader, NotificationsPage.prepare);

export { withoutModals as shouldRevalidate };

export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  return <NotificationsPage {...loaderData} />;
}
