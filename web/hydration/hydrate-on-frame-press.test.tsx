import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrateOnFramePress } from "./hydrate-on-frame-press.ts";

const hydrate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  hydrate.mockClear();
  addEventListener("hydrate", hydrate);
  document.body.innerHTML = `<main data-island="pending"><iframe></iframe></main>`;
  hydrateOnFramePress();
});
afterEach(() => {
  removeEventListener("hydrate", hydrate);
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function moveFocus(to: Element | null) {
  vi.spyOn(document, "activeElement", "get").mockReturnValue(to);
  dispatchEvent(new Event("blur"));
  vi.advanceTimersByTime(1);
}

test("a press into the frame of a page hydrates it once", () => {
  moveFocus(document.querySelector("iframe"));
  moveFocus(document.querySelector("iframe"));
  expect(hydrate).toHaveBeenCalledOnce();
  expect(document.querySelector("main")?.dataset.hydrates).toBe('{"isAlways":true}');
});

test("a guest who leaves the window for another one hydrates nothing", () => {
  moveFocus(document.body);
  expect(hydrate).not.toHaveBeenCalled();
});

test("a press into the frame of a hydrated page does nothing", () => {
  document.querySelector("main")?.setAttribute("data-island", "hydrated");
  moveFocus(document.querySelector("iframe"));
  expect(hydrate).not.toHaveBeenCalled();
});
