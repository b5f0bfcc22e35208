import { type Language, languages } from "#domain/language/language.ts";
import { SAVED_SEARCH_KEY } from "#domain/stay/saved-search-key.ts";
import { COMPARE_KEY } from "#web/compare-bar/compare-key.ts";
import { island } from "#web/hydration/island.tsx";
import { FROM_LARGE } from "#web/lib/media-queries.ts";
import { SAVED_KEYS } from "#web/saved-lists/saved-keys.ts";
import { loadOnServer } from "#web/search/load/load-on-server.ts";
import { isMapHidden } from "#web/search/map/map-choice.ts";
import { wasPopped } from "#web/search/state/was-popped.ts";
import { surfaceOf } from "#web/shared/page-context.tsx";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/search.ts";

const loadPage = () => import("#web/search/search-page.tsx");

const SearchPage = island({
  id: "results",
  load: loadPrepared,
  namespaces: ["results", "filters", "card", "box"],
  hydrates: { stored: [SAVED_SEARCH_KEY, ...SAVED_KEYS, COMPARE_KEY], params: ["pageNo", "sortBy"], media: FROM_LARGE },
  hydratesWhenIdle: hasMapColumn,
});

async function loadPrepared() {
  const page = await loadPage();
  if (typeof document !== "undefined") await page.prepareAddress(location.search, languageOf(undefined));
  return page;
}

/** The map beside the list is drawn without a press. */
function hasMapColumn(): boolean {
  const isWide = matchMedia(FROM_LARGE).matches && surfaceOf(location.pathname) === "desktop";
  return isWide && !isMapHidden(document.cookie);
}

export { withoutModals as shouldRevalidate };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOnServer(context, request);
}

/** Navigations in the browser call the API directly, so that a newer one cancels an older one. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const isPopped = wasPopped();
  const language = languageOf(params.lang);
  const { loadInBrowser, prepareAddress } = await SearchPage.prepare();
  const url = new URL(request.url);
  const [loaded] = await Promise.all([
    loadInBrowser(url, language, { isPopped }),
    prepareAddress(url.search, language),
  ]);
  return loaded;
}

/** The language of the address, else that of the document. */
function languageOf(named: string | undefined): Language {
  const { lang } = document.documentElement;
  return languages.find((known) => known === (named ?? lang)) ?? "en";
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage loaded={loaderData} />;
}
