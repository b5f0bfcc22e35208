import type { Day } from "#domain/stay/day.ts";
import type { PickerLayout } from "../use-picker-layout.ts";
import type { StayPickerControl } from "../use-stay-picker.ts";

export type StayPickerProps = {
  picker: StayPickerControl;
  /** By default the sheet below 960 px and on mobile routes, else the popover. */
  layout?: PickerLayout | undefined;
  /** Under the sticky bar of results and details: a hairline above the calendar and a dimmed page behind it. */
  collapsed?: boolean;
  /** The price of each free night in riyals, when a property is known. */
  nightly?: ReadonlyMap<Day, number> | undefined;
};

/** The props that both layouts have. */
export type OpenCalendarProps = Pick<StayPickerProps, "picker" | "nightly" | "collapsed">;
