import { data } from "react-router";
import { readPropertyId } from "#domain/property/details-query.ts";
import { HomeHead } from "#web/details/home-head.tsx";
import { formerPlace, loadGone } from "#web/details/load-gone.ts";
import { loadHome } from "#web/details/load-home.ts";
import { RECENT_KEY } from "#web/details/recent-key.ts";
import { whileSameHome } from "#web/details/while-same-home.ts";
import { ApiProblem } from "#web/lib/api-call.ts";
import { hasMore } from "#web/shared/has-more.ts";
import { FAVOURITES_KEY } from "#web/shared/home-card/favourites-key.ts";
import { island } from "#web/shared/island.tsx";
import type { Route } from "./+types/details.ts";

const ShownHome = island({
  id: "details",
  load: () => import("#web/details/shown-home.tsx"),
  words: ["details", "card"],
  isUrgent: () => hasMore({ kept: [FAVOURITES_KEY, RECENT_KEY] }),
});

export const handle = { hasOwnBar: true };

/** Days, guests and dialogs change in the address while the home stays the same. */
export { whileSameHome as shouldRevalidate };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const propertyId = readPropertyId(params.propertyId);
  if (propertyId === null) throw data(null, { status: 404 });
  try {
    return data({ found: await loadHome(context, request, propertyId), gone: null });
  } catch (error) {
    const former = formerPlace(error);
    if (former) return data({ found: null, gone: await loadGone(context, request, former) }, { status: 410 });
    if (error instanceof ApiProblem) throw data(null, { status: error.status });
    throw error;
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), ShownHome.prepare()]);
  return loaded;
}

export default function DetailsRoute({ loaderData: { found, gone } }: Route.ComponentProps) {
  return (
    <>
      {found && <HomeHead data={found} />}
      <ShownHome found={found} gone={gone} />
    </>
  );
}
