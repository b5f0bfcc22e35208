import { afterEach, expect, test, vi } from "vitest";
import { render } from "#web/ui/render-for-test.tsx";
import { KeepPlace } from "./keep-place.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const [first, second, third] = [{ id: 1 }, { id: 2 }, { id: 3 }];

/** A card that is 300 px down, and 100 px once the row above it is gone. */
async function scrolledBy(after: object[], hasAnchoring = false): Promise<number[]> {
  vi.stubGlobal("CSS", { supports: () => hasAnchoring });
  const scrolls: number[] = [];
  vi.stubGlobal("scrollBy", (_: number, top: number) => scrolls.push(top));
  const page = (list: object[], top: number) => (
    <KeepPlace list={list} className="">
      <article data-top={top} />
    </KeepPlace>
  );
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const top = Number(this.getAttribute("data-top"));
    return new DOMRect(0, top, 10, 500);
  });
  const { show, leave } = await render(page([first, second], 300));
  await show(page(after, 100));
  await leave();
  return scrolls;
}

test("a row that disappears above the guest when homes are appended does not move what they see", async () => {
  expect(await scrolledBy([first, second, third])).toEqual([-200]);
});

test("browsers that keep the place themselves are left to it, and another list is not followed", async () => {
  expect(await scrolledBy([first, second, third], true)).toEqual([]);
  expect(await scrolledBy([third, second, first])).toEqual([]);
});
