import { keptHome } from "#web/property-card/kept-home.ts";
import { keepLater } from "#web/shared/kept/keep-later.ts";
import type { ResultsData } from "../state/results-data.ts";

/** Keeps the list on the screen for the page without a connection. */
export function keepOnScreen({ city, stay, found }: ResultsData, href: string): void {
  if (!city || !found?.properties.length) return;
  keepLater(({ keepResults }, context) => {
    const homes = found.properties.map((property) => keptHome(property));
    keepResults(localStorage, context, { href, city: city.value, stay, homes });
  });
}
