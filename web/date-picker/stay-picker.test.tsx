// The calendar is loaded before, so that no test waits for a file.
import "./stay-popover.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadNamespace } from "#web/i18n/lazy-namespaces.ts";
import { the } from "#web/ui/render-for-test.tsx";
import { Box, press, settled, shown, showPickers } from "./show-stay-picker-for-test.tsx";

// The messages are loaded before, so that no test waits for a file.
await loadNamespace("en", "picker");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: new Date("2026-11-20T09:00:00Z") });
});
afterEach(async () => {
  await shown.leave();
  vi.useRealTimers();
});

test("the owner receives a stay once, after the URL has closed the calendar", async () => {
  await showPickers(<Box name="stay" />);
  await press('[data-stay-field="check-in"]');
  expect(shown.router.state.location.search).toBe("?modals=DATE_PICKER_MODAL");
  await press('[data-day="2026-11-25"]');
  expect(shown.received).toEqual([]);
  await press('[data-day="2026-11-27"]');
  expect(shown.received).toEqual([{ stay: { checkIn: "2026-11-25", checkOut: "2026-11-27" }, address: "" }]);
  expect(the('[data-stay-field="check-in"]').textContent).toBe("25 Nov 2026");
  expect(document.body.textContent).toContain("From 3:00\u00a0PM");
});

test("a tap before the URL has changed leaves the calendar open", async () => {
  await showPickers(<Box name="stay" />);
  await press('[data-stay-field="check-in"]');
  await press('[data-day="2026-11-25"]');
  await act(async () => the('[data-day="2026-11-27"]').click());
  await act(async () => the('[data-stay-field="check-out"]').click());
  await settled();
  expect(shown.router.state.location.search).toBe("?modals=DATE_PICKER_MODAL");
  await press('[data-day="2026-11-28"]');
  expect(shown.received.at(-1)).toEqual({ stay: { checkIn: "2026-11-25", checkOut: "2026-11-28" }, address: "" });
});

test("clearing reports nothing when the guest goes back", async () => {
  await showPickers(<Box name="stay" start={{ checkIn: "2026-11-25", checkOut: "2026-11-27" }} />);
  await press('[data-stay-field="check-in"]');
  await act(async () =>
    [...document.querySelectorAll("button")].find((one) => one.textContent === "Clear dates")?.click(),
  );
  await act(async () => void shown.router.navigate(-1));
  await settled();
  expect(shown.received).toEqual([]);
  expect(the('[data-stay-field="check-in"]').textContent).toBe("25 Nov 2026");
});

test("a stay that began yesterday becomes invalid at midnight in Riyadh", async () => {
  await showPickers(<Box name="stay" start={{ checkIn: "2026-11-20", checkOut: "2026-11-22" }} />);
  expect(shown.lapses).toBe(0);
  await act(async () => void (await vi.advanceTimersByTimeAsync(12 * 3_600_000)));
  expect(shown.lapses).toBe(1);
  expect(shown.received).toEqual([]);
  expect(the('[data-stay-field="check-in"]').textContent).toBe("Select date");
});

test("of two pickers on a page only the tapped one opens, and a link opens the first", async () => {
  const pages = (
    <>
      <Box name="stay" />
      <Box name="bar" />
    </>
  );
  await showPickers(pages);
  await press('#bar [data-stay-field="check-in"]');
  expect(the('[role="dialog"]').closest("#bar")).not.toBeNull();
  await shown.leave();
  await showPickers(pages, "/?modals=DATE_PICKER_MODAL");
  expect(the('[role="dialog"]').closest("#stay")).not.toBeNull();
});

test("the check-out field does nothing before there is a check-in", async () => {
  await showPickers(<Box name="stay" />);
  await press('[data-stay-field="check-out"]');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(shown.router.state.location.search).toBe("");
});

test("a press outside the open calendar takes effect after the stay is stored", async () => {
  const pressed: string[] = [];
  await showPickers(
    <>
      <Box name="stay" />
      <button
        id="go"
        type="button"
        onClick={() => pressed.push(the('[data-stay-field="check-out"]').textContent ?? "")}
      >
        Search
      </button>
    </>,
  );
  await press('[data-stay-field="check-in"]');
  await press('[data-day="2026-11-25"]');
  await press("#go");
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(shown.received).toEqual([{ stay: { checkIn: "2026-11-25", checkOut: "2026-11-26" }, address: "" }]);
  expect(pressed).toEqual(["26 Nov 2026"]);
});
