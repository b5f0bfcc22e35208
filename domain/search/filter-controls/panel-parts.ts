import {
  type CheckboxFilter,
  type CheckboxFilterName,
  type Filter,
  type FilterTable,
  filters,
  GUEST_COUNT_PANEL,
  type LookupFilterName,
  type RangeFilterName,
  type TextFilterName,
} from "../filters.ts";

/** One group of the filter panel, by the control that it needs. */
export type PanelPart =
  | { control: "guests" }
  | { control: "price" | "range"; name: RangeFilterName }
  | { control: "options" | "rating"; name: LookupFilterName }
  | { control: "text"; name: TextFilterName }
  | { control: "checkboxes"; names: CheckboxFilterName[] };

/** The groups of the filter panel from top to bottom; all yes-or-no filters share the position of the first one. */
export function panelPartsOf(table: FilterTable): PanelPart[] {
  const parts: PanelPart[] = [];
  const checkboxes: CheckboxFilterName[] = [];
  const rows = Object.entries<Filter | { kind: "guests"; panel: number }>(table);
  const ordered = rows
    .concat([["guestCount", { kind: "guests", panel: GUEST_COUNT_PANEL }]])
    .toSorted(([, one], [, other]) => (one.panel ?? 0) - (other.panel ?? 0));
  for (const [name, row] of ordered) {
    if (row.panel === null) continue;
    if (row.kind === "guests") parts.push({ control: "guests" });
    else if (row.kind !== "checkbox") parts.push(partOf(name, row));
    else if (checkboxes.push(name as CheckboxFilterName) === 1)
      parts.push({ control: "checkboxes", names: checkboxes });
  }
  return parts;
}

function partOf(name: string, row: Exclude<Filter, CheckboxFilter>): PanelPart {
  switch (row.kind) {
    case "lookup":
      return { control: row.isMinimum ? "rating" : "options", name: name as LookupFilterName };
    case "range":
      return { control: row.unit === "price" ? "price" : "range", name: name as RangeFilterName };
    case "text":
      return { control: "text", name: name as TextFilterName };
  }
}

export const panelParts: readonly PanelPart[] = panelPartsOf(filters);
