import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { the } from "#web/ui/render-for-test.tsx";
import { holdEarlyPresses } from "./early-press.ts";

const clicks = vi.fn();

beforeAll(() => {
  document.body.innerHTML = `
    <button type="button" id="dates" data-sheet="Select dates" data-sheet-shape="screen">Check-in</button>
    <a id="city" href="#modals" data-sheet="Choose a city">Riyadh</a>
    <a id="plain" href="#help">Help</a>
    <form><input name="email"><button type="submit" id="scripted">Continue</button></form>
    <form method="get"><button type="submit" id="search">Search</button></form>
    <dialog id="waiting-sheet"><h2>Loading</h2><form method="dialog"><button id="close">Close</button></form></dialog>`;
  holdEarlyPresses();
  document.addEventListener("click", (event) => clicks((event.target as Element).id));
});
beforeEach(() => {
  vi.useFakeTimers();
  clicks.mockClear();
});

const sheet = () => the<HTMLDialogElement>("#waiting-sheet");
function press(id: string) {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  the(id).dispatchEvent(event);
  return event;
}

test("a press before hydration marks its element and opens the empty sheet with its title", () => {
  press("#dates");
  expect(the("#dates").hasAttribute("data-pressed")).toBe(true);
  vi.advanceTimersByTime(100);
  expect(sheet().open).toBe(true);
  expect(the("h2").textContent).toBe("Select dates");
  expect(sheet().dataset.shape).toBe("screen");
});

test("closing the sheet takes the press back", async () => {
  vi.useRealTimers();
  sheet().close();
  await eventually(() => expect(document.querySelector("[data-pressed], [data-early-click]")).toBeNull());
});

test("a plain link is marked and followed, without a sheet", () => {
  const event = press("#plain");
  vi.advanceTimersByTime(100);
  expect(event.defaultPrevented).toBe(false);
  expect(the("#plain").hasAttribute("data-pressed")).toBe(true);
  expect(sheet().open).toBe(false);
});

test("a form that only scripts can send is not sent as plain HTML, and its press waits for hydration", () => {
  expect(press("#scripted").defaultPrevented).toBe(true);
  expect(the("#scripted").hasAttribute("data-early-click")).toBe(true);
  const sent = press("#search");
  expect(the("#search").hasAttribute("data-early-click")).toBe(false);
  expect(sent.defaultPrevented).toBe(false);
});

test("a link that opens a sheet is clicked again after hydration", async () => {
  vi.useRealTimers();
  expect(press("#city").defaultPrevented).toBe(true);
  clicks.mockClear();
  document.documentElement.dataset.hydrated = "yes";
  await eventually(() => expect(clicks).toHaveBeenCalledWith("city"));
  expect(document.querySelector("[data-pressed]")).toBeNull();
});
