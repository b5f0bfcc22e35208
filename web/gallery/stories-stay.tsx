import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { addDays, type Day } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { weekdayOf } from "#domain/stay/weekday.ts";
import type { StayPickerProps } from "#web/date-picker/calendar/calendar-props.ts";
import { StayFields } from "#web/date-picker/stay-fields.tsx";
import { StayPicker } from "#web/date-picker/stay-picker.tsx";
import { useStayPicker } from "#web/date-picker/use-stay-picker.ts";
import type { Panel } from "./story.ts";

type StoryProps = { panel: Panel };
type Shown = Pick<StayPickerProps, "layout" | "collapsed"> & { id: string; hasHome?: boolean };

/** Every eleven days three nights are booked. */
const BOOKED_AT = [5, 6, 7];
const WEEKEND_NIGHTS = ["thu", "fri"];

function Dates({ panel, id, hasHome = false, ...picking }: StoryProps & Shown) {
  const home = useHomeNights();
  const [stay, setStay] = useState<Stay | null>(null);
  const picker = useStayPicker({
    saved: stay,
    availableDates: hasHome ? home.free : undefined,
    onConfirm: setStay,
    name: panel.isAlone ? "stay" : `${id}-${panel.brand}-${panel.language}`,
  });
  const open = useEffectEvent(() => {
    picker.send({ type: "open", field: "check-in" });
    if (hasHome) picker.send({ type: "pick", day: home.booked });
  });
  useEffect(() => {
    if (panel.isAlone) open();
  }, [panel.isAlone]);
  return (
    <div className={picking.collapsed ? "relative z-sticky bg-surface p-4" : ""}>
      <div style={{ maxWidth: 420 }}>
        <StayFields picker={picker} page="gallery" checkInFrom="16:00" checkOutTo="12:00" />
        <StayPicker picker={picker} nightly={hasHome ? home.nightly : undefined} {...picking} />
      </div>
    </div>
  );
}

function useHomeNights() {
  return useMemo(() => {
    const today = todayInRiyadh(new Date());
    const nights = Array.from({ length: 140 }, (_, ahead) => addDays(today, ahead));
    const free = nights.filter((_, ahead) => !BOOKED_AT.includes(ahead % 11));
    const nightly = new Map<Day, number>(free.map((night) => [night, priceOf(night)]));
    return { free: new Set(free), nightly, booked: addDays(today, 5) };
  }, []);
}

function priceOf(night: Day): number {
  return WEEKEND_NIGHTS.includes(weekdayOf(night)) ? 1450 : 890;
}

export function DatePickerStory({ panel }: StoryProps) {
  return <Dates panel={panel} id="date-picker" />;
}

export function DatePickerHomeStory({ panel }: StoryProps) {
  return <Dates panel={panel} id="date-picker-home" hasHome />;
}

export function DatePickerCollapsedStory({ panel }: StoryProps) {
  return <Dates panel={panel} id="date-picker-collapsed" collapsed />;
}

export function DateSheetStory({ panel }: StoryProps) {
  return <Dates panel={panel} id="date-sheet" layout="sheet" hasHome />;
}
