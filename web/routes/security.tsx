import { island } from "#web/hydration/island.tsx";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { loadOwn } from "#web/shared/account/load-own.ts";
import { stepTo } from "#web/shared/account/step-to.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/security.ts";

const SecurityPage = island({
  id: "security",
  load: () => import("#web/account/security/security-page.tsx"),
  words: ["account", "login", "security", "field"],
});

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadOwn(context, request, async () => {
    const [sessions, passkeys] = await Promise.all([
      callWhileRendering(context, "listSessions", {}, request.signal),
      callWhileRendering(context, "listPasskeys", {}, request.signal),
    ]);
    return { sessions: sessions.items, passkeys: passkeys.items };
  });

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => stepTo(serverLoader, SecurityPage.prepare);

export { withoutModals as shouldRevalidate };

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} />;
}
