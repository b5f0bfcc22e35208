import { useEffect, useState } from "react";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import type { CardRow } from "#web/shared/property-card/card-property.ts";
import type { ResultsData } from "../state/results-data.ts";
import { findRows } from "./load-results.ts";

/** The rows of the page. Rows that came cut with the page are loaded whole; they stay as they are when that fails. */
export function useWholeRows({ carousels, areRowsCut = false, city, stay, rankType }: ResultsData): CardRow[] | null {
  const [whole, setWhole] = useState<{ of: CardRow[]; rows: CardRow[] }>();
  useEffect(() => {
    if (!areRowsCut || !carousels || !city) return;
    let isCurrent = true;
    findRows(callFromBrowser, { city, stay, rankType }).then(
      (rows) => isCurrent && setWhole({ of: carousels, rows }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [areRowsCut, carousels, city, stay, rankType]);
  return whole && whole.of === carousels ? whole.rows : carousels;
}
