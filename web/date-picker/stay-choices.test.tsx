// The calendar is loaded before, so that no test waits for a file.
import "./stay-popover.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDays } from "#domain/stay/day.ts";
import { loadNamespace } from "#web/i18n/lazy-namespaces.ts";
import { the } from "#web/ui/render-for-test.tsx";
import { Box, press, settled, shown, showPickers } from "./show-stay-picker-for-test.tsx";

const TODAY = "2026-11-20";
const CHECK_IN = '[data-stay-field="check-in"]';
const CHECK_OUT = '[data-stay-field="check-out"]';
/** Three nights of every eleven are booked, the first of them in five days. */
const free = new Set(
  Array.from({ length: 140 }, (_, ahead) => ahead)
    .filter((ahead) => ![5, 6, 7].includes(ahead % 11))
    .map((ahead) => addDays(TODAY, ahead)),
);

const inDays = (days: number) => addDays(TODAY, days);
const dayOf = (days: number) => `[data-day="${inDays(days)}"]`;
const nameOf = (days: number) => the(`${dayOf(days)} .sr-only`).textContent;
const pick = (days: number) => press(dayOf(days));
const isOpen = () => document.querySelector('[role="dialog"]') !== null;
const fields = () => [the(CHECK_IN).textContent, the(CHECK_OUT).textContent];
const lastStay = () => shown.received.at(-1)?.stay;
const button = (name: string) => {
  const found = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === name || textContent?.startsWith(`${name} ·`),
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
async function pressButton(name: string) {
  await act(async () => button(name).click());
  await settled();
}
async function pressKey(key: string) {
  await act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  await settled();
}

// The messages are loaded before, so that no test waits for a file.
await loadNamespace("en", "picker");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: new Date(`${TODAY}T09:00:00Z`) });
  localStorage.clear();
});
afterEach(async () => {
  await shown.leave();
  vi.useRealTimers();
});

async function open(box = <Box />) {
  await showPickers(box);
  await press(CHECK_IN);
}

test("Select completes one night after one tap, and is disabled before it", async () => {
  await open();
  expect(button("Select").getAttribute("aria-disabled")).toBe("true");
  await pick(3);
  await pressButton("Select");
  expect(lastStay()).toEqual({ checkIn: inDays(3), checkOut: inDays(4) });
});

test("Back discards an incomplete choice", async () => {
  await open();
  await pick(3);
  await act(async () => void shown.router.navigate(-1));
  await settled();
  expect([isOpen(), shown.received, fields()]).toEqual([false, [], ["Select date", "Select date"]]);
});

test("the fields move the choice between check-in and check-out", async () => {
  await open(<Box start={{ checkIn: inDays(3), checkOut: inDays(6) }} />);
  await press(CHECK_OUT);
  await pick(8);
  expect(lastStay()).toEqual({ checkIn: inDays(3), checkOut: inDays(8) });
  await press(CHECK_OUT);
  await press(CHECK_IN);
  await pick(10);
  expect(fields()[1]).toBe("Select date");
});

test("Clear empties both dates", async () => {
  await open(<Box start={{ checkIn: inDays(3), checkOut: inDays(6) }} />);
  await pressButton("Clear dates");
  expect([isOpen(), ...fields()]).toEqual([true, "Select date", "Select date"]);
  await pressKey("Escape");
  expect([isOpen(), lastStay()]).toEqual([false, null]);
});

test("with a home, a press outside brings the confirmed stay back", async () => {
  const start = { checkIn: inDays(1), checkOut: inDays(3) };
  await open(
    <>
      <Box start={start} free={free} />
      <h1>Title</h1>
    </>,
  );
  await pick(2);
  await press("h1");
  expect([isOpen(), shown.received]).toEqual([false, []]);
  expect(fields()).toEqual(["21 Nov 2026", "23 Nov 2026"]);
});

test("the weekend of the site is one press away", async () => {
  await open();
  await press(".quick-choices button:first-of-type");
  expect(lastStay()).toEqual({ checkIn: "2026-11-26", checkOut: "2026-11-28" });
});

test("Hijri days can be switched off, and stay off", async () => {
  await open();
  const name = () => nameOf(0);
  expect(name()).toMatch(/ AH$/);
  await press('[role="switch"], input[type="checkbox"]');
  expect(name()).not.toMatch(/AH/);
  await shown.leave();
  await open();
  expect(name()).not.toMatch(/AH/);
});

test("a booked day as check-in is striped, said to be booked and refused in words", async () => {
  await open(<Box free={free} />);
  const booked = the(dayOf(6));
  expect([booked.dataset.state, booked.getAttribute("aria-disabled")]).toEqual(["blocked", "true"]);
  expect(nameOf(6)).toMatch(/booked/);
  await pick(6);
  expect(document.body.textContent).toContain("This date is not available.");
  expect(fields()[0]).toBe("Select date");
});

test("a stay over a booked night is refused in words and the check-in is kept", async () => {
  await open(<Box free={free} />);
  await pick(2);
  await pick(9);
  expect(document.body.textContent).toContain("booked");
  expect(fields()).toEqual(["22 Nov 2026", "Select date"]);
});

test("the first booked day is a day to leave, and is said to be", async () => {
  await open(<Box free={free} />);
  await pick(2);
  expect(the(dayOf(5)).dataset.state).toBe("check-out-only");
  expect(nameOf(5)).toMatch(/check-out only/);
  await pick(5);
  expect(lastStay()).toEqual({ checkIn: inDays(2), checkOut: inDays(5) });
});

test("where only one night fits, it is chosen and the calendar closes", async () => {
  await open(<Box free={free} />);
  await pick(4);
  expect([isOpen(), lastStay()]).toEqual([false, { checkIn: inDays(4), checkOut: inDays(5) }]);
});

test("more than 28 nights are greyed and refused in words", async () => {
  await open();
  await pick(1);
  await pick(30);
  expect(the(dayOf(30)).dataset.state).toBe("too-far");
  expect(document.body.textContent).toContain("28 nights");
  await pick(29);
  expect(lastStay()).toEqual({ checkIn: inDays(1), checkOut: inDays(29) });
});

test("paging ends with the month of the last day, where guests may still leave", async () => {
  await open();
  const next = () => the('button[aria-label="Next month"]');
  for (let pages = 0; pages < 3; pages += 1) {
    await act(async () => next().click());
    await settled();
  }
  expect(next().getAttribute("aria-disabled")).toBe("true");
  expect(document.querySelectorAll('[role="grid"]')).toHaveLength(2);
  const last = [...document.querySelectorAll<HTMLElement>("[data-day]:not([aria-disabled=true])")].at(-1);
  expect(last?.dataset.day).toBe("2027-03-19");
  await press('[data-day="2027-03-18"]');
  await press('[data-day="2027-03-19"]');
  expect(lastStay()).toEqual({ checkIn: "2027-03-18", checkOut: "2027-03-19" });
});
