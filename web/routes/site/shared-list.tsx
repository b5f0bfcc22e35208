import { data } from "react-router";
import { island } from "#web/hydration/island.tsx";
import { loaderCalls } from "#web/lib/request/call-from-loader.ts";
import { localeContext } from "#web/lib/request/visit.ts";
import { loadSharedList } from "#web/list/load-shared-list.ts";
import { SAVED_KEYS } from "#web/saved-lists/saved-keys.ts";
import type { Route } from "./+types/shared-list.ts";

const SharedListPage = island({
  id: "shared-list",
  load: () => import("#web/list/shared-list-page.tsx"),
  namespaces: ["sharedList", "card", "box"],
  hydrates: { stored: [...SAVED_KEYS] },
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { language } = context.get(localeContext);
  const { searchParams } = new URL(request.url);
  const loaded = await loadSharedList(loaderCalls(context, request.signal), {
    ...{ token: params.token, language },
    query: searchParams,
  });
  return data({ token: params.token, ...loaded }, { status: loaded.list ? 200 : 404 });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), SharedListPage.prepare()]);
  return loaded;
}

export default function SharedListRoute({ loaderData }: Route.ComponentProps) {
  return <SharedListPage {...loaderData} />;
}
