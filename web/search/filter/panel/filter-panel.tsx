import type { ReactNode } from "react";
import { type PanelPart, panelParts } from "#domain/search/filter-controls/panel-parts.ts";
import { CheckboxGroup } from "./checkbox-group.tsx";
import type { Choice } from "./facets.ts";
import { GuestCountGroup } from "./guest-count-group.tsx";
import { OptionGroup } from "./option-group.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PriceGroup } from "./price-group.tsx";
import { RangeGroup } from "./range-group.tsx";
import { RatingGroup } from "./rating-group.tsx";
import { TextGroup } from "./text-group.tsx";

/** Filters that fill the first screen beside the results. */
const FIRST_PARTS = 4;

/** Every filter of the table, in the order of its places. Rail and sheet show the same. */
export function FilterPanel(panel: PanelProps) {
  const { isShort = false, choice } = panel;
  const parts = panelParts.filter((part, index) => !isShort || index < FIRST_PARTS || isApplied(part, choice));
  return <div>{parts.map((part) => groupOf(part, panel))}</div>;
}

function isApplied(part: PanelPart, choice: Choice): boolean {
  if (part.control === "guests") return choice.guestCount !== undefined;
  const names = part.control === "checkboxes" ? part.names : [part.name];
  return names.some((name) => choice[name] !== undefined);
}

function groupOf(part: PanelPart, panel: PanelProps): ReactNode {
  switch (part.control) {
    case "guests":
      return <GuestCountGroup key="guests" {...panel} />;
    case "price":
      return <PriceGroup key={part.name} {...panel} name={part.name} />;
    case "range":
      return <RangeGroup key={part.name} {...panel} name={part.name} />;
    case "options":
      return <OptionGroup key={part.name} {...panel} name={part.name} />;
    case "rating":
      return <RatingGroup key={part.name} {...panel} name={part.name} />;
    case "checkboxes":
      return <CheckboxGroup key="checkboxes" {...panel} names={part.names} />;
    case "text":
      return <TextGroup key={part.name} {...panel} name={part.name} />;
  }
}
