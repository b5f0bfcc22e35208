import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useQuery } from "#web/lib/api/use-query.ts";
import { useLists } from "#web/saved-lists/saved-lists.ts";
import { useCompare } from "./compare-context.tsx";
import { type Suggestion, suggestionOf } from "./load-suggestions.ts";

const SHOWN = 8;

/** Homes of the guest's lists that are not compared yet, for the same stay; none until they have loaded. */
export function useSavedSuggestions(): Suggestion[] {
  const { properties, stay } = useCompare();
  const saved = (useLists() ?? []).flatMap((list) => list.properties.map(({ id }) => id));
  const isCompared = (id: number) => properties.some(({ propertyId }) => propertyId === id);
  const propertyIds = [...new Set(saved)].filter((id) => !isCompared(id)).slice(0, SHOWN);
  const key = propertyIds.length > 0 ? JSON.stringify({ propertyIds, ...stay }) : null;
  const state = useQuery(key, async () => {
    const answer = await callFromBrowser("listCards", { body: { propertyIds, ...stay } }, { scope: "compare" });
    return answer.properties.map((card) => suggestionOf(card, card.isFree));
  });
  return state.status === "success" ? state.value : [];
}
