import { data } from "react-router";
import { readPropertyId } from "#domain/property/details-query.ts";
import { COMPARE_KEY } from "#web/compare-bar/compare-key.ts";
import { island } from "#web/hydration/island.tsx";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { loadProperty } from "#web/property/data/load-property.ts";
import { formerProperty, loadUnlistedProperty } from "#web/property/data/load-unlisted-property.ts";
import { skipRevalidation } from "#web/property/data/skip-revalidation.ts";
import { PropertyHead } from "#web/property/property-head.tsx";
import { SAVED_KEYS } from "#web/saved-lists/saved-keys.ts";
import { RECENT_KEY } from "#web/shared/recent/recent-keys.ts";
import type { Route } from "./+types/property.ts";

const ShownProperty = island({
  id: "details",
  load: () => import("#web/property/property-or-unlisted.tsx"),
  namespaces: ["details", "card"],
  hydrates: { hasHold: true, stored: [...SAVED_KEYS, RECENT_KEY, COMPARE_KEY] },
});

export const handle = { hasOwnBar: true };

/** Dates, guests and dialogs change the URL while the property stays the same. */
export { skipRevalidation as shouldRevalidate };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const propertyId = readPropertyId(params.propertyId);
  if (propertyId === null) throw data(null, { status: 404 });
  try {
    return data({ found: await loadProperty(context, request, propertyId), unlisted: null });
  } catch (error) {
    const former = formerProperty(error);
    if (former)
      return data({ found: null, unlisted: await loadUnlistedProperty(context, request, former) }, { status: 410 });
    if (error instanceof ApiProblem) throw data(null, { status: error.status });
    throw error;
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), ShownProperty.prepare()]);
  return loaded;
}

export default function DetailsRoute({ loaderData: { found, unlisted } }: Route.ComponentProps) {
  return (
    <>
      {found && <PropertyHead data={found} />}
      <ShownProperty found={found} unlisted={unlisted} />
    </>
  );
}
