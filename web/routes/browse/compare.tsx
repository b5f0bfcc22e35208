import { data } from "react-router";
import { loadCompare } from "#web/compare/load-compare.ts";
import { COMPARE_KEY } from "#web/compare-bar/compare-key.ts";
import { island } from "#web/hydration/island.tsx";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { SAVED_KEYS } from "#web/saved-lists/saved-keys.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/compare.ts";

const ComparePage = island({
  id: "compare",
  load: () => import("#web/compare/compare-page.tsx"),
  namespaces: ["compare", "card", "picker"],
  hydrates: { stored: [...SAVED_KEYS, COMPARE_KEY] },
});

export async function loader({ context, request }: Route.LoaderArgs) {
  try {
    return await loadCompare(context, request);
  } catch (error) {
    if (error instanceof ApiProblem) throw data(null, { status: error.status });
    throw error;
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), ComparePage.prepare()]);
  return loaded;
}

export { withoutModals as shouldRevalidate };

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage data={loaderData} />;
}
