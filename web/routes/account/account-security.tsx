import { loadAccountPage } from "#web/account-frame/load-account-page.ts";
import { loadWithScreen } from "#web/account-frame/load-with-screen.ts";
import { island } from "#web/hydration/island.tsx";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/account-security.ts";

const SecurityPage = island({
  id: "security",
  load: () => import("#web/account/security/security-page.tsx"),
  namespaces: ["account", "login", "security", "field"],
});

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAccountPage(context, request, async () => {
    const [sessions, passkeys] = await Promise.all([
      callFromLoader(context, "listSessions", {}, request.signal),
      callFromLoader(context, "listPasskeys", {}, request.signal),
    ]);
    return { sessions: sessions.items, passkeys: passkeys.items };
  });

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithScreen(serverLoader, SecurityPage.prepare);

export { withoutModals as shouldRevalidate };

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} />;
}
