import type { Day } from "#domain/stay/day.ts";
import type { FlexibleChoice } from "#domain/stay/flexible/flexible-choice.ts";
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
  /** Only where a guest searches: whether other dates will do. */
  flexible?: FlexibleControl | undefined;
};

/** What else than exact dates the guest accepts, and how to change it. */
export type FlexibleControl = { choice: FlexibleChoice | null; choose: (choice: FlexibleChoice | null) => void };

/** The props that both layouts have. */
export type OpenCalendarProps = Pick<StayPickerProps, "picker" | "nightly" | "collapsed" | "flexible">;
