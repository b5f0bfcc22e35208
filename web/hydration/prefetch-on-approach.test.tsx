import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { prefetchOnApproach } from "./prefetch-on-approach.ts";

const load = vi.fn(async () => {
  throw new Error("offline");
});
beforeEach(() => {
  load.mockClear();
  document.body.innerHTML =
    '<button type="button" data-sheet="Choose a city"><i>Riyadh</i></button><button type="button" data-sheet="Sort">Sort</button>';
});

const reach = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test.each(["pointerover", "pointerdown", "focusin"])("a dialog loads once when its control gets %s", async (type) => {
  const cancel = prefetchOnApproach("Choose a city", load);
  reach("[data-sheet='Sort']", type);
  reach("body", type);
  expect(load).not.toHaveBeenCalled();
  reach("i", type);
  reach("i", type);
  await eventually(() => expect(load).toHaveBeenCalledOnce());
  cancel();
});

test("a page that was left loads nothing any more", () => {
  prefetchOnApproach("Sort", load)();
  reach("[data-sheet='Sort']", "pointerdown");
  expect(load).not.toHaveBeenCalled();
});
