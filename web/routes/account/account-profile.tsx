import { loadAccountPage } from "#web/account-frame/load-account-page.ts";
import { loadWithScreen } from "#web/account-frame/load-with-screen.ts";
import { island } from "#web/hydration/island.tsx";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/account-profile.ts";

const ProfilePage = island({
  id: "profile",
  load: () => import("#web/account/profile/profile-page.tsx"),
  namespaces: ["account", "login", "profile", "field"],
});

export const loader = ({ context, request }: Route.LoaderArgs) => loadAccountPage(context, request, async () => null);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithScreen(serverLoader, ProfilePage.prepare);

export { withoutModals as shouldRevalidate };

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} />;
}
