import { lazy, Suspense } from "react";
import type { Day } from "#domain/stay/day.ts";
import type { PickerLayout } from "./use-picker-layout.ts";
import { usePickerLayout } from "./use-picker-layout.ts";
import type { StayPickerControl } from "./use-stay-picker.ts";

const loadPopover = () => import("./stay-popover.tsx");
const loadSheet = () => import("./stay-sheet.tsx");
const StayPopover = lazy(loadPopover);
const StaySheet = lazy(loadSheet);

export type StayPickerProps = {
  picker: StayPickerControl;
  /** By default the sheet below 960 px and on mobile routes, else the popover. */
  layout?: PickerLayout | undefined;
  /** Under the sticky bar of results and details: a hairline above the calendar and a dimmed page behind it. */
  collapsed?: boolean;
  /** The price of each free night in riyals, when a home is known. */
  nightly?: ReadonlyMap<Day, number> | undefined;
};

/** The calendar, fetched when it is first opened. Its place in the tree does not matter: it hangs on the fields. */
export function StayPicker({ picker, layout, collapsed = false, nightly }: StayPickerProps) {
  const ownLayout = usePickerLayout();
  if (!picker.wasOpened) return null;
  return (
    <Suspense>
      {(layout ?? ownLayout) === "sheet" ? (
        <StaySheet picker={picker} nightly={nightly} />
      ) : (
        <StayPopover picker={picker} nightly={nightly} collapsed={collapsed} />
      )}
    </Suspense>
  );
}

/** Fetches the calendar ahead, when a guest points at the fields. */
export function preloadStayPicker(layout: PickerLayout): void {
  void (layout === "sheet" ? loadSheet() : loadPopover()).catch(() => {});
}
