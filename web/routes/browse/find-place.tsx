import { island } from "#web/hydration/island.tsx";
import { loadPlaces } from "#web/place/load-places.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/find-place.ts";

const PlacePage = island({
  id: "place",
  load: () => import("#web/place/place-page.tsx"),
  namespaces: ["place", "box", "picker", "filters"],
});

export const loader = ({ context, request }: Route.LoaderArgs) => loadPlaces(context, request);

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), PlacePage.prepare()]);
  return loaded;
}

export { withoutModals as shouldRevalidate };

export default function FindPlaceRoute({ loaderData }: Route.ComponentProps) {
  return <PlacePage {...loaderData} />;
}
