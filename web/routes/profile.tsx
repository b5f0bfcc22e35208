import { island } from "#web/hydration/island.tsx";
import { loadOwn } from "#web/shared/account/load-own.ts";
import { stepTo } from "#web/shared/account/step-to.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/profile.ts";

const ProfilePage = island({
  id: "profile",
  load: () => import("#web/account/profile/profile-page.tsx"),
  words: ["account", "login", "profile", "field"],
});

export const loader = ({ context, request }: Route.LoaderArgs) => loadOwn(context, request, async () => null);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => stepTo(serverLoader, ProfilePage.prepare);

export { withoutModals as shouldRevalidate };

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} />;
}
