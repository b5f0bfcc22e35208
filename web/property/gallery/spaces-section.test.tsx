import { afterEach, expect, test, vi } from "vitest";
import { the } from "#web/ui/render-for-test.tsx";
import { showProperty, someProperty } from "../property-for-test.tsx";

let leave = async () => {};
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

test("a room without a picture of its own is named below the others, without an empty frame", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const majlis = { spaceCategoryId: 1, count: 2, details: [], images: [], media: [] };
  const property = { ...someProperty, spaces: [majlis, ...someProperty.spaces] };
  ({ leave } = await showProperty({ data: { property } }));
  const [pictured, named] = the("#spaces").querySelectorAll("ul");
  expect(pictured?.querySelectorAll("li button picture")).toHaveLength(1);
  expect(pictured?.children).toHaveLength(1);
  expect(named?.querySelectorAll("picture, svg, button")).toHaveLength(0);
  expect(named?.textContent).toContain("2");
});
