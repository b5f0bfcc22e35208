import { ExtrasGroup } from "./extras-group.tsx";
import { GuestCountGroup } from "./guest-count-group.tsx";
import { OptionGroup } from "./option-group.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PriceGroup } from "./price-group.tsx";
import { RangeGroup } from "./range-group.tsx";
import { RatingGroup } from "./rating-group.tsx";
import { UnitSearch } from "./unit-search.tsx";

/** Every filter there is, in the order guests ask. Rail and sheet show the same. */
export function FilterPanel(panel: PanelProps) {
  return (
    <div>
      <PriceGroup {...panel} />
      <GuestCountGroup {...panel} />
      <RangeGroup {...panel} name="bedCountFilter" />
      <OptionGroup {...panel} name="areas" />
      <OptionGroup {...panel} name="propertyTypes" />
      <OptionGroup {...panel} name="amenities" />
      <OptionGroup {...panel} name="spaces" />
      <OptionGroup {...panel} name="guestTypes" />
      <RangeGroup {...panel} name="sizeFilter" />
      <RangeGroup {...panel} name="bathRoomCountFilter" />
      <RatingGroup {...panel} />
      <ExtrasGroup {...panel} />
      <UnitSearch {...panel} />
    </div>
  );
}
