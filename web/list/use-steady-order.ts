import { useState } from "react";
import type { SharedProperty } from "#contract/list/list.ts";

/** The homes in the order in which the page showed them first: votes change it only with a reload. */
export function useSteadyOrder(properties: readonly SharedProperty[]): SharedProperty[] {
  const [first] = useState(() => properties.map(({ card }) => card.id));
  const placeOf = ({ card }: SharedProperty) => (first.includes(card.id) ? first.indexOf(card.id) : first.length);
  return properties.toSorted((a, b) => placeOf(a) - placeOf(b));
}
