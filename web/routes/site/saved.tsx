import { heroStay } from "#domain/stay/default-stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { readUrlStay } from "#domain/stay/url-day.ts";
import { island } from "#web/hydration/island.tsx";
import { visitContext } from "#web/lib/request/visit.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/saved.ts";

const SavedPage = island({
  id: "saved",
  load: () => import("#web/saved/saved-page.tsx"),
  namespaces: ["saved", "card", "lists", "box"],
  hydrates: { isAlways: true },
});

/** The list itself is known to the browser alone; the URL names the dates of its prices. */
export function loader({ context, request }: Route.LoaderArgs) {
  const today = todayInRiyadh(context.get(visitContext).now);
  const named = readUrlStay(new URL(request.url).searchParams, today);
  return { stay: named ?? heroStay(today), isNamed: named !== null };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), SavedPage.prepare()]);
  return loaded;
}

export { withoutModals as shouldRevalidate };

export default function SavedRoute({ loaderData }: Route.ComponentProps) {
  return <SavedPage {...loaderData} />;
}
