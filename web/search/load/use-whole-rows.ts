import { useEffect, useEffectEvent, useRef, useState } from "react";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import type { CardRow } from "#web/property-card/card-property.ts";
import type { ResultsData } from "../state/results-data.ts";
import { findRows } from "./load-results.ts";

/** The rows with their cards. A page that came with its first homes only loads them; they stay when that fails. */
export function useWholeRows(data: ResultsData): CardRow[] | null {
  const { carousels, firstRows, city, stay, rankType } = data;
  const [whole, setWhole] = useState<{ of: ResultsData["firstRows"]; rows: CardRow[] }>();
  const focused = useRef<string>(undefined);
  const find = useEffectEvent(() => city && findRows(callFromBrowser, { ...data, city }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stay or rank has other rows
  useEffect(() => {
    if (!firstRows?.length) return;
    let isCurrent = true;
    find()?.then(
      (rows) => {
        focused.current = focusedHome();
        if (isCurrent) setWhole({ of: firstRows, rows });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [firstRows, city, stay, rankType]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows replace the link that has the focus
  useEffect(() => focusHome(focused.current), [whole]);
  return whole && whole.of === firstRows ? whole.rows : carousels;
}

function focusedHome(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-first-card]")?.dataset.firstCard;
}

/** The same home may also be a result, so it is looked for in the rows. */
function focusHome(id: string | undefined): void {
  const link = id && document.querySelector<HTMLElement>(`.property-row [data-property="${id}"] h3 a`);
  if (link) link.focus({ preventScroll: true });
}
