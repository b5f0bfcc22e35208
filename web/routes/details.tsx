import { data } from "react-router";
import { readPropertyId } from "#domain/property/details-query.ts";
import { DetailsPage } from "#web/details/details-page.tsx";
import { GoneHome } from "#web/details/gone-home.tsx";
import { HomeHead } from "#web/details/home-head.tsx";
import { formerPlace, loadGone } from "#web/details/load-gone.ts";
import { loadHome } from "#web/details/load-home.ts";
import { whileSameHome } from "#web/details/while-same-home.ts";
import { ApiProblem } from "#web/lib/api-call.ts";
import type { Route } from "./+types/details.ts";

export const handle = { words: ["details", "card"], hasOwnBar: true };

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

export default function DetailsRoute({ loaderData: { found, gone } }: Route.ComponentProps) {
  if (!found) return gone && <GoneHome gone={gone} />;
  return (
    <>
      <HomeHead data={found} />
      <DetailsPage key={found.home.propertyId} data={found} />
    </>
  );
}
