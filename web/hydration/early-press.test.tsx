import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { the } from "#web/ui/render-for-test.tsx";
import { holdEarlyPresses } from "./early-press.ts";
import { earlySheet } from "./early-sheet.ts";
import { findAgain, isPending } from "./find-again.ts";
import { installed } from "./installed-for-test.ts";

const clicks = vi.fn();
let remove = () => {};

beforeAll(() => {
  document.body.innerHTML = `
    <button type="button" id="dates" data-sheet="Select dates" data-sheet-shape="screen">Check-in</button>
    <a id="city" href="#modals" data-sheet="Choose a city">Riyadh</a>
    <a id="plain" href="/en/help">Help</a>
    <a id="section" href="#reviews">Reviews</a>
    <a id="phone" href="tel:8001234567">Call us</a>
    <a id="new-tab" href="/en/terms" target="_blank">Terms</a>
    <form method="get"><input name="code" required><button type="submit" id="incomplete">Apply</button></form>
    <a id="picture" href="#file" data-repeats="">Picture</a>
    <div id="part" data-island="pending"><button type="button" id="save">Save</button><button type="button" id="more">Save</button></div>
    <form method="post" action="/en/nothing-changed" data-scripted><input name="email"><button type="submit" id="scripted">Continue</button></form>
    <form method="post" action="/en/login"><button type="submit" id="log-in">Log in</button></form>
    <form method="get"><button type="submit" id="search">Search</button></form>
    <dialog id="waiting-sheet"><h2>Loading</h2><form method="dialog"><button id="close">Close</button></form></dialog>`;
  remove = installed(() => {
    holdEarlyPresses({ findAgain, isPending, earlySheet });
    document.addEventListener("click", (event) => clicks((event.target as Element).id));
  });
});
afterAll(() => remove());
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

test.each(["#section", "#phone", "#new-tab", "#incomplete"])(
  "%s, which leads to no other page, keeps no mark of a press",
  (id) => {
    expect(press(id).defaultPrevented).toBe(false);
    expect(the(id).hasAttribute("data-pressed")).toBe(false);
  },
);

test("a form that only scripts can send is not sent as plain HTML, and its press waits for hydration", () => {
  expect(press("#scripted").defaultPrevented).toBe(true);
  expect(the("#scripted").hasAttribute("data-early-click")).toBe(true);
  for (const id of ["#log-in", "#search"]) {
    const sent = press(id);
    expect(the(id).hasAttribute("data-early-click")).toBe(false);
    expect(sent.defaultPrevented).toBe(false);
  }
});

test("a link that scripts do not follow is not followed, and its press waits for hydration", () => {
  const hydrate = vi.fn();
  addEventListener("hydrate", hydrate);
  expect(press("#picture").defaultPrevented).toBe(true);
  expect(hydrate).toHaveBeenCalled();
});

test("presses are repeated after hydration, those of a part that hydrates later with it", async () => {
  vi.useRealTimers();
  expect(press("#city").defaultPrevented).toBe(true);
  press("#save");
  press("#more");
  clicks.mockClear();
  document.documentElement.dataset.hydrated = "yes";
  await eventually(() => expect(clicks).toHaveBeenCalledWith("city"));
  expect(clicks).not.toHaveBeenCalledWith("save");
  the("#part").dataset.island = "hydrated";
  await eventually(() => expect(clicks.mock.calls).toEqual([["city"], ["save"], ["more"]]));
  expect(document.querySelector("[data-pressed], [data-early-click]")).toBeNull();
  press("#save");
  expect(the("#save").hasAttribute("data-pressed")).toBe(false);
});

test("in a part that was rendered again the equivalent element is pressed", async () => {
  vi.useRealTimers();
  const part = the("#part");
  part.dataset.island = "pending";
  press("#more");
  const again = '<button type="button" id="first">Save</button><button type="button" id="second">Save</button>';
  part.innerHTML = `<p><button type="button">More</button></p>${again}`;
  clicks.mockClear();
  part.dataset.island = "hydrated";
  await eventually(() => expect(clicks.mock.calls).toEqual([["second"]]));
});
