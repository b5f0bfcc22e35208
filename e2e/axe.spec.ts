import { shotPages } from "#tools/shots/pages.ts";
import { addressOf } from "./address.ts";
import { dealt } from "./axe-variants.ts";
import { faultsOfPage } from "./faults-of-page.ts";
import { expect, test } from "./guest.ts";

const RIYADH = 5;

/** Each page and each state of the gallery once, its variant dealt in turn; `npm run bench:axe` looks at all of them. */
for (const [place, { id, path }] of shotPages(RIYADH).entries()) {
  const { brand, language, width } = dealt(place);
  test(`${id} has no barriers (${brand}, ${language}, ${width} px)`, async ({ page }) => {
    // The gallery holds every story four times.
    test.slow(id === "gallery");
    expect(await faultsOfPage(page, addressOf(`${brand}-sa`, `/${language}${path}`), width)).toEqual([]);
  });
}

test("the list of cities has no barriers while it is open", async ({ page }) => {
  const path = "/ar/chalets/search?cityId=5&modals=CITY_PICKER_MODAL";
  expect(await faultsOfPage(page, addressOf("mabeet-sa", path), 320)).toEqual([]);
});
