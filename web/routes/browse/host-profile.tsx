import { data } from "react-router";
import { loadHostProfile } from "#web/host/load-host-profile.ts";
import { island } from "#web/hydration/island.tsx";
import { loaderCalls } from "#web/lib/request/call-from-loader.ts";
import { localeContext } from "#web/lib/request/visit.ts";
import { SAVED_KEYS } from "#web/saved-lists/saved-keys.ts";
import type { Route } from "./+types/host-profile.ts";

const HostProfilePage = island({
  id: "host",
  load: () => import("#web/host/host-profile-page.tsx"),
  namespaces: ["host", "details", "sharedList", "card", "box"],
  hydrates: { stored: [...SAVED_KEYS] },
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { language } = context.get(localeContext);
  const { searchParams: query } = new URL(request.url);
  const found = await loadHostProfile(loaderCalls(context, request.signal), {
    hostId: params.hostId,
    language,
    query,
  });
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), HostProfilePage.prepare()]);
  return loaded;
}

export default function HostProfileRoute({ loaderData }: Route.ComponentProps) {
  return <HostProfilePage {...loaderData} />;
}
