import { storedHome } from "#web/property-card/stored-home.ts";
import { storeLater } from "#web/shared/offline/store-later.ts";
import type { ResultsData } from "../state/results-data.ts";

/** Keeps the list on the screen for the page without a connection. */
export function storeOnScreen({ city, stay, found }: ResultsData, href: string): void {
  if (!city || !found?.properties.length) return;
  storeLater(({ storeResults }, context) => {
    const homes = found.properties.map((property) => storedHome(property));
    storeResults(localStorage, context, { href, city: city.value, stay, homes });
  });
}
