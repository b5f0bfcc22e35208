import type { ReactNode } from "react";
import { type PanelPart, panelParts } from "#domain/search/filter-controls/panel-parts.ts";
import { CheckboxGroup } from "./checkbox-group.tsx";
import { GuestCountGroup } from "./guest-count-group.tsx";
import { OptionGroup } from "./option-group.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PriceGroup } from "./price-group.tsx";
import { RangeGroup } from "./range-group.tsx";
import { RatingGroup } from "./rating-group.tsx";
import { TextGroup } from "./text-group.tsx";

/** Every filter of the table, in the order of its places. Rail and sheet show the same. */
export function FilterPanel(panel: PanelProps) {
  return <div>{panelParts.map((part) => groupOf(part, panel))}</div>;
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
