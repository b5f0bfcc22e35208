import { describe, expect, test } from "vitest";
import type { Stay } from "../stay.ts";
import { datePicker } from "./date-picker.ts";
import { closedPicker, type PickerEvent, type PickerFacts, type PickerState } from "./date-picker-state.ts";

const facts: PickerFacts = { today: "2026-11-20", maxDate: "2027-03-20", saved: null };
const free = (...days: string[]): PickerFacts => ({
  ...facts,
  availableDates: new Set(days.map((day) => `2026-12-${day}`)),
});
const december = (checkIn: string, checkOut: string): Stay => ({
  checkIn: `2026-12-${checkIn}`,
  checkOut: `2026-12-${checkOut}`,
});

const openCheckIn: PickerEvent = { type: "open", field: "check-in" };
const openCheckOut: PickerEvent = { type: "open", field: "check-out" };
const outside: PickerEvent = { type: "outside-tap" };
const tap = (day: string): PickerEvent => ({ type: "pick", day });
const tapDecember = (day: string): PickerEvent => tap(`2026-12-${day}`);

function pickerAfter(events: PickerEvent[], given: PickerFacts = facts, stay: Stay | null = null): PickerState {
  return events.reduce((state, event) => datePicker(state, event, given), closedPicker(stay));
}

describe("choosing dates", () => {
  test("a tap on a check-in keeps the calendar open and moves to check-out", () => {
    const state = pickerAfter([openCheckIn, tapDecember("10")]);
    expect(state).toMatchObject({
      open: true,
      field: "check-out",
      checkIn: "2026-12-10",
      checkOut: null,
      confirmed: null,
    });
  });

  test("a tap on a check-out completes the stay and closes the calendar", () => {
    const state = pickerAfter([openCheckIn, tapDecember("10"), tapDecember("13")]);
    expect(state).toEqual(closedPicker(december("10", "13")));
  });

  test.each([
    ["2026-12-11", true],
    ["2027-01-07", true],
    ["2027-01-08", false],
    ["2026-12-09", false],
  ])("from 10 December a guest can leave on %s: %s", (day, possible) => {
    const state = pickerAfter([openCheckIn, tapDecember("10"), tap(day)]);
    expect(state.confirmed !== null).toBe(possible);
  });

  test("more than 28 nights are refused with a reason", () => {
    const state = pickerAfter([openCheckIn, tapDecember("10"), tap("2027-01-08")]);
    expect(state).toMatchObject({ open: true, checkIn: "2026-12-10", checkOut: null, message: "Search.MaxStay" });
  });

  test("a second tap on the same day is ignored, whichever field is chosen", () => {
    const chosen = pickerAfter([openCheckIn, tapDecember("10")]);
    expect(datePicker(chosen, tapDecember("10"), facts)).toEqual(chosen);
    const checkInAgain = datePicker(chosen, { type: "focus", field: "check-in" }, facts);
    expect(datePicker(checkInAgain, tapDecember("10"), facts)).toEqual(checkInAgain);
  });

  test("the check-in tab frees all days again", () => {
    const state = pickerAfter([
      openCheckIn,
      tapDecember("10"),
      { type: "focus", field: "check-in" },
      tapDecember("01"),
    ]);
    expect(state).toMatchObject({ checkIn: "2026-12-01", field: "check-out" });
  });

  test.each([
    ["an earlier check-in within 28 nights keeps the check-out", "05", "2026-12-13"],
    ["a check-in after the check-out clears it", "20", null],
    ["a check-in on the check-out day clears it", "13", null],
  ])("%s", (_, day, checkOut) => {
    expect(pickerAfter([openCheckIn, tapDecember(day)], facts, december("10", "13")).checkOut).toBe(checkOut);
  });

  test("a check-in more than 28 nights before the check-out clears it", () => {
    const stay = { checkIn: "2027-01-10", checkOut: "2027-01-12" };
    expect(pickerAfter([openCheckIn, tapDecember("10")], facts, stay).checkOut).toBe(null);
  });

  test.each(["2026-11-19", "2027-03-20", "2027-03-21"])("%s cannot be a check-in and no message is shown", (day) => {
    expect(pickerAfter([openCheckIn, tap(day)])).toEqual(pickerAfter([openCheckIn]));
  });

  test("the last day of the calendar can be a check-out", () => {
    const state = pickerAfter([openCheckIn, tap("2027-03-19"), tap("2027-03-20")]);
    expect(state.confirmed).toEqual({ checkIn: "2027-03-19", checkOut: "2027-03-20" });
    expect(pickerAfter([openCheckIn, tap("2027-03-19"), tap("2027-03-21")]).confirmed).toBe(null);
  });

  test("check-out does not open before there is a check-in", () => {
    expect(pickerAfter([openCheckOut]).open).toBe(false);
    expect(pickerAfter([openCheckIn, { type: "focus", field: "check-out" }]).field).toBe("check-in");
    expect(pickerAfter([openCheckOut], facts, december("10", "13"))).toMatchObject({ open: true, field: "check-out" });
  });

  test("a closed picker takes no taps", () => {
    expect(pickerAfter([tapDecember("10"), { type: "select" }, outside])).toEqual(closedPicker(null));
  });
});

describe("a day before the chosen check-in", () => {
  test("a tap on an earlier day begins the stay there instead", () => {
    const state = pickerAfter([openCheckIn, tapDecember("10"), tapDecember("05")]);
    expect(state).toMatchObject({ open: true, field: "check-out", checkIn: "2026-12-05", checkOut: null });
    expect(datePicker(state, tapDecember("08"), facts).confirmed).toEqual(december("05", "08"));
  });

  test("an earlier day that is booked is refused, and the check-in stays", () => {
    const state = pickerAfter([openCheckIn, tapDecember("10"), tapDecember("09")], free("10", "11", "12"));
    expect(state).toMatchObject({ checkIn: "2026-12-10", message: "Search.SelectedBlockedDate" });
  });
});

describe("a home with booked nights", () => {
  test("a booked day is refused as check-in and nothing changes", () => {
    const state = pickerAfter([openCheckIn, tapDecember("12")], free("10", "11"));
    expect(state).toMatchObject({
      open: true,
      field: "check-in",
      checkIn: null,
      message: "Search.SelectedBlockedDate",
    });
  });

  test("a stay over a booked night is refused and the check-in kept", () => {
    const state = pickerAfter([openCheckIn, tapDecember("10"), tapDecember("14")], free("10", "11", "13", "14"));
    expect(state).toMatchObject({
      open: true,
      checkIn: "2026-12-10",
      checkOut: null,
      message: "Search.BlockedDateInRange",
    });
  });

  test("a booked day may be the day to leave", () => {
    const state = pickerAfter([openCheckIn, tapDecember("10"), tapDecember("12")], free("10", "11"));
    expect(state.confirmed).toEqual(december("10", "12"));
  });

  test("when only the next day is possible it is chosen and the calendar closes", () => {
    expect(pickerAfter([openCheckIn, tapDecember("10")], free("10", "12"))).toEqual(closedPicker(december("10", "11")));
    expect(pickerAfter([openCheckIn, tapDecember("10")], free("10", "11")).open).toBe(true);
  });

  test("a home with no free night at all takes no check-in", () => {
    expect(pickerAfter([openCheckIn, tapDecember("10")], free())).toMatchObject({
      checkIn: null,
      message: "Search.SelectedBlockedDate",
    });
  });

  test("a message is gone with the next event", () => {
    const refused = pickerAfter([openCheckIn, tapDecember("12")], free("10", "11"));
    expect(datePicker(refused, tapDecember("10"), free("10", "11")).message).toBe(null);
  });
});

describe("leaving the calendar", () => {
  test("a tap outside completes a lone check-in with one night", () => {
    expect(pickerAfter([openCheckIn, tapDecember("10"), outside]).confirmed).toEqual(december("10", "11"));
  });

  test("a tap outside while check-out is chosen sets it to the day after check-in", () => {
    expect(pickerAfter([openCheckOut, outside], facts, december("10", "13")).confirmed).toEqual(december("10", "11"));
  });

  test("a tap outside while check-in is chosen leaves the stay as it is", () => {
    expect(pickerAfter([openCheckIn, outside], facts, december("10", "13"))).toEqual(
      closedPicker(december("10", "13")),
    );
  });

  test("a tap outside an untouched picker leaves it empty", () => {
    expect(pickerAfter([openCheckIn, outside])).toEqual(closedPicker(null));
  });

  test("with booked nights a tap outside brings back the confirmed stay", () => {
    const nights = free("10", "11", "20", "21", "22");
    expect(pickerAfter([openCheckIn, tapDecember("20"), outside], nights, december("10", "12"))).toEqual(
      closedPicker(december("10", "12")),
    );
  });

  test("with booked nights and nothing confirmed a tap outside takes one night", () => {
    expect(pickerAfter([openCheckIn, tapDecember("20"), outside], free("20", "21")).confirmed).toEqual(
      december("20", "21"),
    );
  });

  test("a night taken by somebody else meanwhile is not completed", () => {
    const chosen = pickerAfter([openCheckIn, tapDecember("20")], free("20", "21"));
    expect(datePicker(chosen, outside, free("21"))).toEqual(closedPicker(null));
  });

  test("Select takes the next day when no check-out was chosen, and nothing without a check-in", () => {
    expect(pickerAfter([openCheckIn, tapDecember("10"), { type: "select" }]).confirmed).toEqual(december("10", "11"));
    expect(pickerAfter([openCheckIn, { type: "select" }])).toEqual(pickerAfter([openCheckIn]));
    expect(pickerAfter([openCheckOut, { type: "select" }], facts, december("10", "13")).confirmed).toEqual(
      december("10", "13"),
    );
  });

  test("discarding brings back saved dates, or none when none were saved", () => {
    const events: PickerEvent[] = [openCheckIn, tapDecember("10"), { type: "discard" }];
    expect(pickerAfter(events, { ...facts, saved: december("01", "03") })).toEqual(closedPicker(december("01", "03")));
    expect(pickerAfter(events)).toEqual(closedPicker(null));
  });

  test("saved dates that are past or booked by now do not come back", () => {
    const events: PickerEvent[] = [openCheckIn, { type: "discard" }];
    const past = { checkIn: "2026-11-01", checkOut: "2026-11-03" };
    expect(pickerAfter(events, { ...facts, saved: past }).confirmed).toBe(null);
    expect(pickerAfter(events, { ...free("01"), saved: december("01", "03") }).confirmed).toBe(null);
  });

  test("Clear empties both fields and stays open", () => {
    const state = pickerAfter([openCheckOut, { type: "clear" }], facts, december("10", "13"));
    expect(state).toEqual({ ...closedPicker(null), open: true });
  });
});

describe("time passing", () => {
  test("a check-in that midnight made past is gone before it can be completed", () => {
    const chosen = pickerAfter([openCheckIn, tap("2026-11-20")]);
    expect(datePicker(chosen, outside, { ...facts, today: "2026-11-21" })).toEqual(closedPicker(null));
  });

  test("a confirmed stay that midnight made past is gone on the next look", () => {
    const chosen = pickerAfter([openCheckIn, tap("2026-11-20"), tap("2026-11-22")]);
    expect(datePicker(chosen, { type: "refresh" }, { ...facts, today: "2026-11-21" })).toEqual(closedPicker(null));
  });

  test("dates of an address beyond the calendar survive a look into it", () => {
    const stay = { checkIn: "2027-06-01", checkOut: "2027-06-03" };
    expect(pickerAfter([openCheckIn], facts, stay)).toMatchObject({ checkIn: null, confirmed: stay });
    expect(pickerAfter([openCheckOut, outside], facts, stay)).toEqual(closedPicker(stay));
  });
});
