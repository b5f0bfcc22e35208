import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countDown } from "./count-down.ts";

const MINUTE = 60_000;
const hydrate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  hydrate.mockClear();
  addEventListener("hydrate", hydrate);
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.advanceTimersByTime(2_000);
  removeEventListener("hydrate", hydrate);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(leftMs: number) {
  document.body.innerHTML = `<main id="guest" data-island="pending"><p data-left-ms="${leftMs}"><bdi>00:00</bdi></p></main>`;
  countDown();
}
const shown = () => document.querySelector("bdi")?.textContent;
const part = () => document.querySelector<HTMLElement>("main");

test("the time of a hold counts down before hydration", () => {
  open(10 * MINUTE);
  vi.advanceTimersByTime(3_000);
  expect(shown()).toBe("09:57");
  expect(hydrate).not.toHaveBeenCalled();
});

test("the page hydrates before the warning of five minutes, and before the hold ends", () => {
  open(6 * MINUTE);
  vi.advanceTimersByTime(40_000);
  expect(hydrate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(hydrate).toHaveBeenCalledOnce();
  expect(part()?.dataset.hydrates).toBe('{"isAlways":true}');
  open(20_000);
  vi.advanceTimersByTime(6_000);
  expect(hydrate).toHaveBeenCalledTimes(2);
});

test("a hydrated part counts by itself", () => {
  open(10 * MINUTE);
  part()?.setAttribute("data-island", "hydrated");
  vi.advanceTimersByTime(8 * MINUTE);
  expect(shown()).toBe("00:00");
  expect(hydrate).not.toHaveBeenCalled();
});

test.each([
  ["comes back to its tab", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["comes back to the page", () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))],
])("the page hydrates when its guest %s", (_, act) => {
  open(10 * MINUTE);
  act();
  expect(hydrate).toHaveBeenCalledOnce();
});
