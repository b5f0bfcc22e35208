import { useEffect, useEffectEvent, useState } from "react";
import type { StayCard } from "#contract/list/saved-property.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useLoad } from "#web/lib/api/use-load.ts";
import { useQuery } from "#web/lib/api/use-query.ts";
import { storedHome } from "#web/property-card/stored-home.ts";
import { storeLater } from "#web/shared/offline/store-later.ts";

export const CARDS_PER_PAGE = 24;

/** What was loaded for one stay; `null` is a property that is no longer listed. */
type Loaded = { stay: string; cards: ReadonlyMap<number, StayCard | null> };

/** The cards of saved properties for a stay. Cards that are already loaded stay while others are loaded. */
export function useSavedCards(ids: readonly number[], stay: Stay) {
  const stayText = `${stay.checkIn}/${stay.checkOut}`;
  const [loaded, setLoaded] = useState<Loaded>({ stay: stayText, cards: new Map() });
  const { state, load, isLoading } = useLoad<void>();
  const cards = loaded.stay === stayText ? loaded.cards : new Map<number, StayCard | null>();
  const missing = ids.filter((id) => !cards.has(id));
  const key = `${stayText} ${missing.join()}`;

  const fetchMissing = useEffectEvent(async () => {
    if (missing.length === 0) return;
    const found = await load(() => fetchCards(missing, stay).then(take)).catch(() => undefined);
    return found;
    function take(answer: Map<number, StayCard | null>) {
      storeCards([...answer.values()]);
      setLoaded((before) => ({
        stay: stayText,
        cards: new Map([...(before.stay === stayText ? before.cards : []), ...answer]),
      }));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names stay and properties
  useEffect(() => void fetchMissing(), [key]);
  useEffect(() => {
    addEventListener("online", fetchMissing);
    return () => removeEventListener("online", fetchMissing);
  }, []);
  return { cards, isLoading: isLoading || state.status === "initial", state, retry: () => void fetchMissing() };
}

/** The facts of saved homes, for the page without a connection. */
function storeCards(cards: readonly (StayCard | null)[]): void {
  storeLater(({ storeHomes }, context) => {
    const known = cards.flatMap((card) => (card ? [storedHome(card, card.isFree)] : []));
    storeHomes(localStorage, context, known);
  });
}

async function fetchCards(ids: readonly number[], stay: Stay): Promise<Map<number, StayCard | null>> {
  const pages = Array.from({ length: Math.ceil(ids.length / CARDS_PER_PAGE) }, (_, page) =>
    ids.slice(page * CARDS_PER_PAGE, (page + 1) * CARDS_PER_PAGE),
  );
  const answers = await Promise.all(
    pages.map((propertyIds, page) =>
      callFromBrowser("listCards", { body: { propertyIds, ...stay } }, { scope: `saved-${page}` }),
    ),
  );
  const found = new Map(answers.flatMap(({ properties }) => properties.map((card) => [card.id, card] as const)));
  return new Map(ids.map((id) => [id, found.get(id) ?? null]));
}

/** Names of cities and areas; cards do without them while they load. */
export function usePlaceNames(): { cities: Record<number, string>; areas: Record<number, string> } {
  const locale = useLanguage();
  const names = async (lookupType: string) => {
    const items = await callFromBrowser(
      "listLookups",
      { params: { lookupType }, query: { locale } },
      { scope: lookupType },
    );
    return Object.fromEntries(items.map(({ id, value }) => [id, value]));
  };
  const state = useQuery(locale, async () => ({ cities: await names("CITY"), areas: await names("AREA") }));
  return state.status === "success" ? state.value : { cities: {}, areas: {} };
}
