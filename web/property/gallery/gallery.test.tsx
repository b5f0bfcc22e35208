import { afterEach, expect, test, vi } from "vitest";
import { the } from "#web/ui/render-for-test.tsx";
import { showProperty, someProperty } from "../property-for-test.tsx";

/** React preloads a picture once per document, so it is one that no other test shows. */
const property = {
  ...someProperty,
  images: someProperty.images.map((image) => ({ ...image, url: image.url.replace("/7/", "/8/") })),
};

let leave = async () => {};
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

test("a picture that was swiped to before scripts ran is counted", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, "scrollLeft", "get").mockReturnValue(-780);
  ({ leave } = await showProperty({ data: { property } }));
  expect(the("section[aria-label=Pictures] bdi").textContent).toBe(`3 / ${property.images.length}`);
  vi.restoreAllMocks();
});

test("the preload of the first picture has the same files and sizes as its element", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  ({ leave } = await showProperty({ data: { property } }));
  const preload = the<HTMLLinkElement>("link[rel=preload][as=image][imagesrcset*='/8/']", document.head);
  const source = the("section[aria-label=Pictures] li:first-child source");
  expect(preload.getAttribute("imagesrcset")).toBe(source.getAttribute("srcset"));
  expect(preload.getAttribute("imagesizes")).toBe(source.getAttribute("sizes"));
  expect(preload.getAttribute("fetchpriority")).toBe("high");
});
